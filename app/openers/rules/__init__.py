"""Variants as data: the option catalogue, presets, named policies and the script of steps."""
