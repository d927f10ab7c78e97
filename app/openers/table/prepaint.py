"""Faces painted before they are needed, in the moments in which nothing moves.

The first sight of a face costs its SVG: some milliseconds, in the middle of a flight. So the back
and the reader's faces are painted first, then those of the others, a few milliseconds at a time.
"""

from collections.abc import Callable, Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer

from openers.art.deck import DeckArt
from openers.table.places import Layout

AFTER_MS, EACH_MS = 150, 8
"""The wait after a change of size, and from one slice to the next."""
SLICE_S = 0.004
BUDGET = 32_000_000
"""Bytes; on a huge window the last faces are painted when they are needed."""
_CARDS = 52


class Prepaint(QObject):
    """Paints a deck for a layout, slice by slice; ``busy`` says when to leave the time alone."""

    def __init__(self, busy: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._busy = busy
        self._jobs: Iterator[int] = iter(())
        self._spent = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._slice)

    @property
    def running(self) -> bool:
        """Whether faces are still to be painted."""
        return self._timer.isActive()

    def begin(self, deck: DeckArt, layout: Layout) -> None:
        """Paint these; what was being painted for another size is forgotten."""
        self._jobs, self._spent = _jobs(deck, layout), 0
        self._timer.start(AFTER_MS)

    def stop(self) -> None:
        """Paint nothing more."""
        self._timer.stop()
        self._jobs = iter(())

    def _slice(self) -> None:
        if self._busy():
            self._timer.setInterval(AFTER_MS)
            return
        self._timer.setInterval(EACH_MS)
        until = perf_counter() + SLICE_S
        while perf_counter() < until:
            weight = next(self._jobs, None)
            self._spent += weight or 0
            if weight is None or self._spent > BUDGET:
                self.stop()
                return


def _jobs(deck: DeckArt, layout: Layout) -> Iterator[int]:
    """Each step paints one picture and says its bytes."""
    heights = {seat.closed.height for seat in layout.seats[1:]}
    for height in sorted(heights):
        yield deck.warm(None, height)
    for card in range(_CARDS):
        yield deck.warm(card, layout.hero_card)
    for card in range(_CARDS):
        yield deck.warm(card, layout.card, covered=True)
    for card in range(_CARDS):
        yield deck.warm(card, layout.card)
