"""Strategies worked out beforehand: the betting they know, the file they lie in, who plays them."""
