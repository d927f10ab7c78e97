"""Devices that are none: one that fetches frames when told to, and those that fail."""

from collections.abc import Callable
from threading import Event

from openers.sound.device import NoDeviceError


class Tape:
    """Devices that keep what they were given, and a clock the test moves.

    Attributes:
        opened, closed: how many were.
        plays: whether they play; False: they are lost.
    """

    def __init__(self) -> None:
        self.opened = self.closed = 0
        self.plays = True
        self.now = 100.0
        self.heard = b""
        self._fill: Callable[[int], bytes] | None = None

    def __call__(self) -> float:
        return self.now

    def open(self, fill: Callable[[int], bytes]) -> "Tape":
        self.opened += 1
        self._fill = fill
        return self

    def fetch(self, frames: int = 441) -> bytes:
        assert self._fill is not None
        got = self._fill(frames)
        self.heard += got
        return got

    def close(self) -> None:
        self.closed += 1


class Missing:
    """No device at all."""

    def __init__(self, error: Exception | None = None) -> None:
        self.tried = 0
        self._error = error or NoDeviceError("none")

    def open(self, fill: Callable[[int], bytes]) -> "Tape":
        self.tried += 1
        raise self._error


class Hanging:
    """A sound server that does not answer until it is let."""

    def __init__(self) -> None:
        self.answers = Event()

    def open(self, fill: Callable[[int], bytes]) -> "Tape":
        self.answers.wait(20)
        raise NoDeviceError("too late")
