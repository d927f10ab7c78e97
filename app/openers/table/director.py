"""The director: one queue of events, shown one after the other.

It takes the next event when the one before has stood long enough, lets the stage's picture take
it in, and plays its plan. One timer drives all motion and stops when nothing moves.
"""

from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from openers.engine.events import Acted, Event
from openers.table.choreography import Step, plan
from openers.table.pace import NORMAL, Pace
from openers.table.picture import Picture

FRAME = 16
"""Milliseconds between two frames."""
REPEAT, SHORTEST = 0.9, 0.6
"""What is left of an act's time at each repetition, and the least of it."""
LATE = 60.0
"""More milliseconds behind than this, and the rhythm is begun anew: the machine slept."""


class Stage(Protocol):
    """What the director directs."""

    picture: Picture

    def take_in(self, event: Event) -> None:
        """Let the picture take an event in."""

    def perform(self, step: Step, start: float) -> None:
        """Begin a step at the time ``start``, in milliseconds."""

    def frame(self, now: float) -> bool:
        """Bring everything that moves to where it is at ``now``; whether anything still moves."""

    def settle(self) -> None:
        """Everything at once where the picture says it is."""


def clock() -> float:
    """Milliseconds of a clock that never goes back."""
    return monotonic() * 1000.0


class Director(QObject):
    """Shows events in order.

    Signals:
        shown(event): an event begins to be shown: the moment for its line and announcement.
        idle(): all events are shown and nothing moves. Once for each time there were events:
            a card lifted by the reader does not count.
        waiting(bool): at the pace ``learn``: whether the reader is to say "go on".
    """

    shown = Signal(object)
    idle = Signal()
    waiting = Signal(bool)

    def __init__(
        self, stage: Stage, now: Callable[[], float] = clock, parent: QObject | None = None
    ) -> None:
        """A director of ``stage``; ``now`` gives milliseconds."""
        super().__init__(parent)
        self._stage, self._now = stage, now
        self._queue: deque[Event] = deque()
        self._steps: list[tuple[float, Step]] = []
        self._next = 0.0
        self._gated = False
        self._row = 0
        self._busy = self._owed = False
        self.pace = NORMAL
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    # -- what others ask ---------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown or still moves."""
        return self._busy or bool(self._queue)

    @property
    def gated(self) -> bool:
        """Whether the table waits for the reader to go on."""
        return self._gated

    @property
    def running(self) -> bool:
        """Whether the timer runs."""
        return self._timer.isActive()

    def now(self) -> float:
        """The director's time in milliseconds."""
        return self._now()

    def enqueue(self, event: Event) -> None:
        """Show one more event when its turn comes."""
        if not self.busy:
            self._next = self._now()
        self._owed = True
        self._queue.append(event)
        self.wake()

    def wake(self) -> None:
        """Drive until everything rests: something has begun to move."""
        self._busy = True
        if not self._timer.isActive() and not self._gated:
            self._timer.start(self._interval)

    def set_pace(self, pace: Pace) -> None:
        """Another pace or motion, from the next event on."""
        self.pace = pace
        self._timer.setInterval(self._interval)
        if self._gated and not pace.waits:
            self.proceed()

    def proceed(self) -> bool:
        """Go on, at the pace ``learn``; whether the table had waited."""
        if not self._gated:
            return False
        self._gated = False
        self._next = self._now()
        self.waiting.emit(False)
        self.wake()
        return True

    def finish(self) -> None:
        """Show everything at once: the pictures of all queued events, nothing in motion."""
        if not self.busy:
            return
        was_gated, self._gated = self._gated, False
        self._steps.clear()
        while self._queue:
            event = self._queue.popleft()
            self._stage.take_in(event)
            self.shown.emit(event)
        self._stage.settle()
        if was_gated:
            self.waiting.emit(False)
        if not self._queue:
            self._rest()

    def stop(self) -> None:
        """Forget what was to be shown and rest, without a word: the match is left."""
        self._queue.clear()
        self._steps.clear()
        self._gated = self._busy = self._owed = False
        self._timer.stop()

    @property
    def _interval(self) -> int:
        """Milliseconds between ticks; at the pace ``instant`` the next turn of the event loop."""
        return FRAME if self.pace.ms("act") else 0

    # -- driving -----------------------------------------------------------------------------

    def tick(self) -> None:
        """One frame."""
        now = self._now()
        self._begin_due(now)
        moves = self._stage.frame(now)
        if self._queue or self._steps or moves or now < self._next:
            if self._gated and not self._steps and not moves:
                self._timer.stop()
            return
        if self._gated:
            self._timer.stop()
            return
        self._rest()

    def _rest(self) -> None:
        self._busy = False
        self._timer.stop()
        if self._owed:
            self._owed = False
            self.idle.emit()

    def _begin_due(self, now: float) -> None:
        """Begin every step and event whose time has come."""
        self._perform_due(now)
        while self._queue and not self._gated and now >= self._next:
            start = now if now - self._next > LATE else self._next
            self._begin(self._queue.popleft(), start)
            self._perform_due(now)

    def _begin(self, event: Event, start: float) -> None:
        self._stage.take_in(event)
        self.shown.emit(event)
        beat = plan(event, self._stage.picture, self.pace)
        self._steps += [(start + step.at, step) for step in beat.steps]
        self._next = start + beat.hold * self._hurry(event)
        if beat.waits:
            self._gated = True
            self.waiting.emit(True)

    def _hurry(self, event: Event) -> float:
        """One act after the other: each stands a little shorter than the one before."""
        if not isinstance(event, Acted):
            self._row = 0
            return 1.0
        self._row += 1
        return max(SHORTEST, REPEAT ** (self._row - 1))

    def _perform_due(self, now: float) -> None:
        due = [entry for entry in self._steps if entry[0] <= now]
        if due:
            self._steps = [entry for entry in self._steps if entry[0] > now]
            for at, step in due:
                self._stage.perform(step, at)
