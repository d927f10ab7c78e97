"""The mark of a seat that takes its time: after a while a word, and dots that pass."""

from PySide6.QtCore import QObject, QTimer

from openers.table.furniture import Furniture
from openers.table.pace import Pace

DOT_MS = 420
"""From one dot to the next: calm enough not to press anybody."""


class Thinking(QObject):
    """Watches the seat in turn. Its timer runs only while somebody is waited for."""

    def __init__(self, furniture: Furniture, parent: QObject) -> None:
        super().__init__(parent)
        self._furniture = furniture
        self._moves = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)

    def watch(self, pace: Pace) -> None:
        """Somebody begins to think."""
        wait = pace.ms("thinking")
        self._moves = pace.motion == "full"
        if wait:
            self._timer.setSingleShot(True)
            self._timer.start(round(wait))
        else:
            self._timer.stop()

    def calm(self, pace: Pace) -> None:
        """Another pace or motion: the dots stand still where motion is reduced."""
        self._moves = pace.motion == "full"
        if self._furniture.thinking and not self._moves:
            self._timer.stop()

    def stop(self) -> None:
        """Nobody thinks any more."""
        self._timer.stop()

    def _tick(self) -> None:
        furniture = self._furniture
        if furniture.turn < 0:
            self._timer.stop()
        elif furniture.thinking:
            furniture.dot += 1
            furniture.renew("dots")
        else:
            furniture.thinking, furniture.dot = True, 0
            furniture.renew(f"plate {furniture.turn}")
            if self._moves:
                self._timer.setSingleShot(False)
                self._timer.start(DOT_MS)
