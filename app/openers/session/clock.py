"""Time, let in by the door: the session waits by this clock and by no other."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer


class Clock(Protocol):
    """Calls back later, on the same thread."""

    def after(self, ms: int, call: Callable[[], None]) -> None:
        """Call ``call`` once, ``ms`` milliseconds from now, never at once."""

    def stop(self) -> None:
        """Forget all calls that are still to come."""


class QtClock(QObject):
    """The clock of Qt's event loop."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timers: set[QTimer] = set()

    def after(self, ms: int, call: Callable[[], None]) -> None:
        """Call ``call`` once, ``ms`` milliseconds from now, from the event loop."""
        timer = QTimer(self)
        timer.setSingleShot(True)

        def ring() -> None:
            self._forget(timer)
            call()

        timer.timeout.connect(ring)
        self._timers.add(timer)
        timer.start(ms)

    def stop(self) -> None:
        """Forget all calls that are still to come."""
        for timer in tuple(self._timers):
            self._forget(timer)

    def _forget(self, timer: QTimer) -> None:
        self._timers.discard(timer)
        timer.stop()
        timer.deleteLater()
