"""The flow of a deal: engine, records, signals, picture, next player.

Each stage begins when the one before is done; what was waited for in another one is stale.
"""

import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from enum import Enum
from functools import partial

from PySide6.QtCore import QObject, Signal

from openers.engine.actions import Action, AskOpeners, Done, IllegalAction
from openers.engine.events import DealBegan, Event
from openers.engine.table import Table, fold
from openers.engine.views import redact
from openers.opponents.player import Player
from openers.records.model import HERO
from openers.records.store import Store
from openers.session import minds
from openers.session.asker import Asker
from openers.session.clock import Clock, QtClock
from openers.session.failure import Failure, trace
from openers.session.recorder import Recorder
from openers.session.seated import EngineFailed, Seated

_LOG = logging.getLogger(__name__)
_PAUSES = (0.6, 1.4)
"""The shortest and the longest of an opponent's pauses, in paces."""


class Stage(Enum):
    """What the session waits for."""

    AWAY = "no match at the table"
    RECORDING = "what happened is being recorded"
    SHOWING = "the window is being told"
    PICTURE = "the picture catches up"
    TURNING = "somebody is about to be asked"
    MIND = "an opponent is asked"
    HERO = "the hero is asked"
    OVER = "the result waits"


def _player(name: str) -> Player:
    from openers.opponents.characters import player  # needed when somebody sits down

    return player(name)


class Flow(QObject):
    """The match at the table, moved on by answers from the engine, the records and the players.

    `openers.session.game.Game` is what the window sees of it.
    """

    happened = Signal(object)
    """An event as the hero sees it; it is on record."""
    replaying = Signal(bool)
    """True: what comes now happened before a new start; False: that was all of it."""
    asked = Signal(int)
    """Whose turn it is; -1: who wants to see the openers (rule D-14)."""
    your_turn = Signal(object)
    """The hero is asked: a `Legal`."""
    refused = Signal(object)
    """What the hero wanted is refused: a `Refusal`; nothing has changed."""
    deal_over = Signal()
    """The deal has ended and its result waits for `next_deal`."""
    match_over = Signal(object)
    """The match has ended or been left: a `MatchSummary`."""
    failed = Signal(object)
    """Something failed and was got over: a `Failure`."""

    def __init__(
        self,
        store: Store,
        *,
        player_for: Callable[[str], Player] | None = None,
        clock: Clock | None = None,
        thinking: Executor | None = None,
        recording: Executor | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Nobody sits down yet: see `start` and `resume`.

        Args:
            store: the records; closed with the game.
            player_for: the player behind a character's id; `openers.opponents.characters.player`.
            clock: for the opponents' pauses.
            thinking, recording: workers that do one thing at a time.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self._player_for = player_for or _player
        self._clock = clock or QtClock(self)
        self._asker = Asker(self._clock, thinking, self)
        self._recorder = Recorder(store, recording, self)
        self._recorder.failed.connect(self._fail)
        self._stage = Stage.AWAY
        self._seated: Seated | None = None
        self._table: Table | None = None
        self._seen: list[Event] = []
        self._pace = 0
        self._autopilot: Player | None = None
        self._idle = self._fast = self._skipping = self._next_wanted = False

    # -- the flow ----------------------------------------------------------------------------------

    def _begin_next(self) -> None:
        seated = self._at_table()
        self._fast = self._skipping = self._next_wanted = False
        ended = seated.begin_next()
        if ended is None:
            _LOG.info("deal %s begins", seated.number)
            self._happen(seated.events, 0)
            return
        self._recorder.end_match(ended.how, ended.award)
        summary = self._at_table().summary(self._recorder.match)
        self._get_up()
        self.match_over.emit(summary)

    def _go_on_from(self, seated: Seated, recorded: int) -> None:
        """Show a match taken up again; what the records lack of its running deal is added."""
        events = seated.events
        self._stage = Stage.RECORDING
        if seated.hand is None:
            self._show(events, again=True)
        else:
            self._record(events[recorded:], recorded, partial(self._show, events, again=True))

    def _apply(self, action: Action) -> None:
        seated = self._at_table()
        place = len(seated.events)
        self._happen(seated.apply(action), place)

    def _happen(self, events: Sequence[Event], place: int) -> None:
        self._stage = Stage.RECORDING
        self._record(events, place, partial(self._show, events))

    def _record(self, events: Sequence[Event], place: int, then: Callable[[], None]) -> None:
        seated = self._at_table()
        over = seated.over
        self._recorder.append(seated.number, place, events, None if over else then)
        if over:
            self._recorder.end_deal(seated.events, seated.settle(), seated.counting(), then)

    def _show(self, events: Sequence[Event], *, again: bool = False) -> None:
        self._stage = Stage.SHOWING
        if again:
            self.replaying.emit(True)
        for event in events:
            self._tell(redact(event, HERO))
            if self._stage is not Stage.SHOWING:
                return
        if again:
            self.replaying.emit(False)
        self._stage = Stage.PICTURE
        self._turn_to_next()

    def _tell(self, event: Event) -> None:
        if isinstance(event, DealBegan) or self._table is None:
            self._seen = [event]
            self._table = fold(self._seen, self._at_table().deck_size())
        else:
            self._seen.append(event)
            self._table.apply(event)
        self._idle = False
        self.happened.emit(event)

    def _turn_to_next(self) -> None:
        if self._stage is not Stage.PICTURE:
            return
        if self._idle or self._skipping or self._next_wanted:
            self._turn_again()

    def _turn_again(self) -> None:
        self._stage = Stage.TURNING
        self._clock.after(0, self._ask_next)

    def _ask_next(self) -> None:
        if self._stage is not Stage.TURNING:
            return
        legal = self._at_table().legal()
        if legal is None:
            self._result_waits()
            return
        mine = legal.seat == HERO and self._autopilot is None
        self._stage = Stage.HERO if mine else Stage.MIND
        stage = self._stage
        self.asked.emit(legal.seat)
        if self._stage is not stage:
            return
        if legal.phase == "proof":
            self._ask_who_asks()
        elif mine:
            self._ask_hero()
        else:
            self._ask_opponent(legal.seat)

    def _result_waits(self) -> None:
        self._stage = Stage.OVER
        wanted = self._next_wanted
        self.deal_over.emit()
        if wanted and self._stage is Stage.OVER:
            self._begin_next()

    def _ask_hero(self) -> None:
        self._stage = Stage.HERO
        self._fast = self._skipping = False
        self.your_turn.emit(self._at_table().legal())

    def _get_up(self) -> None:
        self._stage = Stage.AWAY
        self._asker.drop()
        self._recorder.drop()
        self._clock.stop()
        self._seated = self._table = None
        self._seen = []
        self._fast = self._skipping = self._next_wanted = False

    # -- the opponents -----------------------------------------------------------------------------

    def _ask_opponent(self, seat: int) -> None:
        seated = self._at_table()
        rng = seated.chance(seat, "pause")
        pause = 0 if self._fast else round(self._pace * rng.uniform(*_PAUSES))
        work = partial(minds.ask, self._mind(seat), seated.view(seat), seated.chance(seat, "act"))
        self._asker.ask(work, pause, partial(self._answered, seat))

    def _answered(self, seat: int, answer: Future[object]) -> None:
        if self._stage is not Stage.MIND:
            return
        error = answer.exception()
        action = None if error else answer.result()
        if not minds.sound(action):
            said = trace(error) if error else type(action).__name__
            self._act_safely(Failure("opponent", seat, self._character(seat), trace=said))
            return
        self._do(seat, action)

    def _do(self, seat: int, action: Action) -> None:
        try:
            self._apply(action)
        except IllegalAction as error:
            self._act_safely(
                Failure("opponent_refused", seat, self._character(seat), refusal=error.refusal)
            )
        except EngineFailed as error:
            self._act_safely(Failure("engine", seat, trace=trace(error)))

    def _act_safely(self, failure: Failure) -> None:
        """Say what failed and do the safe thing in its stead: the deal goes on."""
        self._fail(failure)
        legal = self._seated.legal() if self._seated else None
        if legal is None or self._stage is not Stage.MIND:
            return
        try:
            self._apply(minds.safe(legal))
        except (IllegalAction, EngineFailed) as error:
            self._drop_deal(Failure("engine", legal.seat, trace=trace(error)))

    def _ask_who_asks(self) -> None:
        """The opponents may ask for the openers first, then the hero (rule D-14)."""
        seated = self._at_table()
        asked = [
            (self._mind(seat), seated.view(seat), seated.chance(seat, "act"))
            for seat in seated.may_ask()
            if seat != HERO or self._autopilot
        ]
        self._asker.ask(partial(minds.ask_for_openers, asked), 0, self._who_asks)

    def _who_asks(self, answer: Future[object]) -> None:
        if self._stage is not Stage.MIND:
            return
        error = answer.exception()
        action = None if error else answer.result()
        if error:
            self._fail(Failure("opponent", trace=trace(error)))
        if isinstance(action, AskOpeners):
            self._do(action.seat, action)
        elif self._autopilot is None and HERO in self._at_table().may_ask():
            self._ask_hero()
        else:
            self._do(-1, Done())

    def _mind(self, seat: int) -> Player:
        mind = self._autopilot if seat == HERO else self._at_table().players[seat]
        assert mind is not None
        return mind

    def _character(self, seat: int) -> str:
        return self._at_table().characters[seat]

    # -- what went wrong ---------------------------------------------------------------------------

    def _fail(self, failure: Failure) -> None:
        _LOG.error("%s %s\n%s", failure.key, failure.character, failure.trace)
        self.failed.emit(failure)

    def _drop_deal(self, failure: Failure) -> None:
        """Keep a deal that cannot go on apart, uncounted, and begin another."""
        self._fail(failure)
        if self._seated is not None:
            self._recorder.set_aside(self._seated.drop_deal())
            self._begin_next()

    def _at_table(self) -> Seated:
        if self._seated is None:
            raise RuntimeError("no match is at the table")
        return self._seated
