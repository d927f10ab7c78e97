"""The key written on a button: the first one its command has, as the window's keys are set."""

from collections.abc import Mapping

_caps = {"fold": "F", "passive": "C", "raise": "R", "keep": "A", "ask": "O"}
CAPPED = tuple(_caps)
"""The commands whose buttons show a key."""


def set_caps(caps: Mapping[str, str]) -> None:
    """Set the caps by command; whoever shows one must be told to show its words anew."""
    _caps.update(caps)


def cap(command: str) -> str:
    """The cap of a command's button; "" where it has no key."""
    return _caps.get(command, "")
