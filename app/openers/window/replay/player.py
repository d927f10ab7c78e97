"""The table of a replay: it stands after so many events, and any other place is one call away.

Going on by one step moves; every other way the table is laid anew and the events before the place
are shown at once, so that no way there can make a difference.
"""

from typing import final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from openers.engine.actions import NOBODY
from openers.engine.events import Acted, Discarded, Event
from openers.panels.log import Log
from openers.records.model import HERO
from openers.table.view import TableView
from openers.window.replay.steps import OPEN, Steps


@final
class Replayer(QObject):
    """Shows a deal on a table and in a log.

    Signals:
        moved: the place, after how many events.
    """

    moved = Signal(int)

    def __init__(self, view: TableView, log: Log, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view, self._log = view, log
        view.director.idle.connect(self._light_next)
        self._steps: Steps | None = None
        self._events: tuple[Event, ...] = ()
        self._rows: list[int] = []
        self.place, self.eyes = 0, HERO

    def show_deal(self, steps: Steps, eyes: int = HERO) -> None:
        """Begin another deal, or the same through other eyes, at its first place."""
        self._steps, self.eyes = steps, eyes
        self._events = steps.seen(eyes)
        self.go(steps.places[0])

    def look(self, eyes: int) -> None:
        """Look through other eyes at the same place."""
        assert self._steps is not None
        self.eyes, self._events = eyes, self._steps.seen(eyes)
        self.go(self.place)

    def go(self, place: int) -> None:
        """Stand after so many events, whatever was shown before."""
        steps = self._steps
        assert steps is not None
        session, view, log = steps.session, self._view, self._log
        hero = max(self.eyes, HERO)
        view.begin(session.rules, session.players, hero)
        log.play_under(session.rules, session.players)
        self._rows = []
        self.place = place
        view.show_at_once(self._events[:place])
        self._write(0, place)
        self.moved.emit(place)

    def step(self) -> None:
        """Go on by one step, seen to move; what still moved is finished first."""
        steps = self._steps
        assert steps is not None
        self._view.director.finish()
        before, place = self.place, steps.after(self.place)
        if place == before:
            return
        self.place = place
        for event in self._events[before:place]:
            self._view.enqueue(event)
        self._write(before, place)
        self.moved.emit(place)

    def place_of(self, row: int) -> int:
        """After how many events a line of the log stands."""
        return self._rows[row] if 0 <= row < len(self._rows) else self.place

    def _write(self, first: int, last: int) -> None:
        """Write these events down; through open eyes as they happened, not as they are shown."""
        steps = self._steps
        assert steps is not None
        told = steps.deal.events if self.eyes == OPEN else self._events
        for at in range(first, last):
            self._log.add(told[at])
            place = next(p for p in steps.places if p > at)
            self._rows += [place] * (self._log.count() - len(self._rows))

    def _light_next(self) -> None:
        """All is shown: the ring goes to whoever acts next."""
        assert self._steps is not None
        events = self._steps.deal.events
        following = events[self.place] if self.place < len(events) else None
        self._view.set_turn(following.seat if isinstance(following, Acted | Discarded) else NOBODY)
