"""Offline: strategies are solved and measured here; nothing of it is in the wheel.

How to train is told by ``python -m openers.training --help`` and in the README.
"""
