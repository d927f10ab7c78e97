"""Openers: a desktop card table for the classic poker games."""

__version__ = "0.1.0"
