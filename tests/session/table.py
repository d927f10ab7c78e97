"""A session without waiting: a clock the test moves, workers that work at once, simple players."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from random import Random
from typing import Any

from openers.engine.actions import (
    Action,
    AskOpeners,
    Call,
    Check,
    Discard,
    Done,
    Fold,
    Legal,
    RaiseTo,
)
from openers.engine.events import DealBegan, Event
from openers.engine.views import View
from openers.records.model import MatchSummary
from openers.records.store import Store
from openers.rules.presets import preset, with_options
from openers.rules.rules import Rules
from openers.session.failure import Failure
from openers.session.game import Game


def rules(**options: Any) -> Rules:
    return with_options(preset("jackpots-italian"), {"seats": 3, **options})


class FakeClock:
    """Stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = 0
        self._calls: list[tuple[int, int, Callable[[], None]]] = []
        self._count = 0

    def after(self, ms: int, call: Callable[[], None]) -> None:
        self._count += 1
        self._calls.append((self.now + ms, self._count, call))

    def stop(self) -> None:
        self._calls.clear()

    def advance(self, ms: int = 0) -> None:
        """Let time pass and all calls due in it come, in order."""
        until = self.now + ms
        while due := [entry for entry in self._calls if entry[0] <= until]:
            first = min(due)
            self._calls.remove(first)
            self.now = first[0]
            first[2]()
        self.now = until


class Inline(Executor):
    """Does the work at once, on the caller's thread."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - as an executor does
            future.set_exception(error)
        return future


class Held(Executor):
    """Keeps the work until the test lets it be done."""

    def __init__(self) -> None:
        self.work: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.work.append((future, lambda: fn(*args, **kwargs)))
        return future

    def release(self) -> None:
        for future, work in self.work:
            future.set_result(work())
        self.work.clear()


class Plain:
    """Opens when it may, calls, changes two cards; looks at no hidden card."""

    def __init__(self, asks: bool = False) -> None:
        self.asks = asks
        self.seen: list[View] = []

    def act(self, view: View, rng: Random) -> Action:
        self.seen.append(view)
        if view.legal.phase == "proof":
            return AskOpeners(view.seat) if self.asks else Done()
        return answer(view.legal, view.table.hands[view.seat], rng.random() < 0.3)


def answer(legal: Legal, hand: list[int | None], bold: bool) -> Action:
    if legal.phase == "proof":
        return Done()
    if legal.phase == "draw":
        return Discard(tuple(card for card in hand[:2] if card is not None))
    if legal.raises and (bold or not legal.call):
        return RaiseTo(legal.raises[0])
    if legal.call:
        return Call()
    return Check() if legal.check else Fold()


class Table:
    """A game, everything it said, and somebody who looks at the picture."""

    def __init__(
        self,
        path: Path,
        *,
        players: dict[str, Any] | None = None,
        store: Store | None = None,
        watch: bool = True,
        thinking: Executor | None = None,
        recording: Executor | None = None,
    ) -> None:
        self.clock = FakeClock()
        self.store = store or Store(path)
        self.players = {} if players is None else players
        self.game = Game(
            self.store,
            player_for=lambda who: self.players.setdefault(who, Plain()),
            clock=self.clock,
            thinking=thinking or Inline(),
            recording=recording or Inline(),
        )
        self.events: list[Event] = []
        self.said: list[tuple[str, Any]] = []
        self.failures: list[Failure] = []
        self.summaries: list[MatchSummary] = []
        self.turn: Legal | None = None
        self.game.happened.connect(self._happened)
        self.game.failed.connect(self.failures.append)
        self.game.match_over.connect(self.summaries.append)
        self.game.your_turn.connect(lambda legal: setattr(self, "turn", legal))
        for name in ("replaying", "asked", "your_turn", "refused", "match_over", "failed"):
            getattr(self.game, name).connect(
                lambda value, name=name: self.said.append((name, value))
            )
        self.game.deal_over.connect(lambda: self.said.append(("deal_over", None)))
        self.watch = watch

    def _happened(self, event: Event) -> None:
        self.events.append(event)
        if self.watch:
            self.game.caught_up()

    def heard(self, name: str) -> list[Any]:
        return [value for said, value in self.said if said == name]

    def start(self, rules_: Rules | None = None, seed: int = 7, **more: Any) -> None:
        rules_ = rules_ or rules()
        self.game.start(rules_, ["ana", "renzo", "otto", "ines"][: rules_.seats - 1], seed, **more)
        self.clock.advance()

    def play(self, act: Callable[[Legal], Action] | None = None, deals: int = 1) -> None:
        """Play for the hero until so many results wait, or the match is over."""
        for deal in range(deals):
            if deal:
                self.game.next_deal()
            self.until(self._result_waits, act)

    def _result_waits(self) -> bool:
        begun = sum(isinstance(event, DealBegan) for event in self.events)
        return len(self.heard("deal_over")) == begun

    def until(
        self, reached: Callable[[], bool], act: Callable[[Legal], Action] | None = None
    ) -> None:
        """Play for the hero until something is so, or the match is over."""
        for _ in range(1000):
            if reached() or not self.game.seated:
                return
            legal = self.game.legal
            if legal is not None:
                self.game.intend((act or self.plain)(legal))
            self.clock.advance(100)
        raise AssertionError("the deal does not go on")

    def plain(self, legal: Legal) -> Action:
        assert self.game.table is not None
        return answer(legal, self.game.table.hands[0], bold=False)

    def close(self) -> None:
        self.game.close()
