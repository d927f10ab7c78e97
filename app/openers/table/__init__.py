"""The table: the scene with its cards, plates and chips, and the motion between events."""
