"""Statistics: what a player's recorded deals tell, and how sure one may be of it."""
