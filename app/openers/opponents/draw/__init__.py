"""Five-card draw: reading a hand, choosing discards, betting before and after the draw."""
