"""The engine: actions in, events out. It knows no screen, no clock and no numpy."""
