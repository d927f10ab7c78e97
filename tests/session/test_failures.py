"""An exception in an opponent, the store, the engine: said once, and the deal goes on."""

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from helpers.recount import recounted
from openers.engine.actions import Action, Discard, RaiseTo
from openers.engine.events import Acted, DealEnded, Event
from openers.engine.hand import Hand
from openers.engine.views import View
from openers.records.figures import Figures
from openers.records.model import NewMatch, Problem, StoreError
from openers.records.store import Store
from session.table import Plain, Table, rules

Make = Callable[..., Table]


class Failing(Plain):
    """Whenever it is asked it gives this answer, or raises it."""

    def __init__(self, answer: Any) -> None:
        super().__init__()
        self.answer = answer

    def act(self, view: View, rng: Random) -> Action:
        if isinstance(self.answer, Exception):
            raise self.answer
        answer: Action = self.answer
        return answer


@pytest.mark.parametrize(
    "answer",
    [
        RuntimeError("x"),
        None,
        "fold",
        RaiseTo("8"),  # type: ignore[arg-type]
        Discard(["2c"]),  # type: ignore[arg-type]
        (),
    ],
)
def test_an_opponents_mind_fails_and_the_deal_goes_on(make: Make, answer: Any) -> None:
    table = make(players={"ana": Failing(answer)})
    table.start()
    table.play(deals=3)
    assert len(table.heard("deal_over")) == 3
    assert {(f.key, f.seat, f.character) for f in table.failures} == {("opponent", 1, "ana")}
    acts = {e.act for e in table.events if isinstance(e, Acted) and e.seat == 1}
    assert acts <= {"check", "fold"}
    assert acts


@pytest.mark.parametrize("answer", [RaiseTo(10**6), Discard((60,))])
def test_an_opponent_wants_what_the_rules_refuse(make: Make, answer: Action) -> None:
    table = make(players={"ana": Failing(answer)})
    table.start()
    table.play(deals=3)
    assert {f.key for f in table.failures} == {"opponent_refused"}
    assert all(f.refusal and f.refusal.reason for f in table.failures)
    assert len(table.heard("deal_over")) == 3


# -- the store ------------------------------------------------------------------------------------


class Weak(Store):
    """Fails as long as ``error`` is set."""

    error: Exception | None = None
    appended = 0

    def _fail(self) -> None:
        if self.error:
            raise self.error

    def begin_match(self, new: NewMatch, *, profile: int = 1, replace: bool = False) -> int:
        self._fail()
        return super().begin_match(new, profile=profile, replace=replace)

    def append(self, match: int, deal: int, place: int, events: Sequence[Event]) -> None:
        self._fail()
        self.appended += len(events)
        super().append(match, deal, place, events)

    def end_deal(
        self,
        match: int,
        events: Sequence[Event],
        state: dict[str, Any],
        figures: Figures | None = None,
    ) -> None:
        self._fail()
        super().end_deal(match, events, state, figures)


FULL = StoreError(Problem("disk_full", Path("openers.db")))


@pytest.mark.parametrize("error", [FULL, RuntimeError("the store broke")])
@pytest.mark.parametrize("from_the_start", [True, False])
def test_the_store_fails_and_the_deal_goes_on(
    make: Make, path: Path, error: Exception, from_the_start: bool
) -> None:
    store = Weak(path)
    table = make(store=store)
    store.error = error if from_the_start else None
    table.start()
    store.error = error
    table.play(deals=2)
    assert [f.key for f in table.failures] == ["store"]
    assert table.failures[0].problem == getattr(error, "problem", None)
    assert len([e for e in table.events if isinstance(e, DealEnded)]) == 2
    assert store.totals() == {}
    # It works again: all is recorded that could not be before, in order.
    store.error = None
    table.play(deals=1)
    table.game.next_deal()
    table.play()
    assert [f.key for f in table.failures] == ["store"]
    summary = table.game.summary
    assert summary.counts.deals == 3
    assert store.totals() == recounted(store) == {summary.variant: summary.counts}


def test_a_second_trouble_is_said_again(make: Make, path: Path) -> None:
    store = Weak(path)
    table = make(store=store)
    table.start()
    for _ in range(2):
        store.error = FULL
        table.play()
        store.error = None
        table.game.next_deal()
        table.clock.advance(100)
    assert [f.key for f in table.failures] == ["store", "store"]


def test_an_event_is_on_record_before_it_is_shown(make: Make, path: Path) -> None:
    table = make()
    shown: list[int] = []

    def compare(event: Event) -> None:
        shown.append(1)
        running = reader.running()
        assert running is not None
        if not isinstance(shown_of(running.events, running.last)[-1], DealEnded):
            assert len(running.events) >= len(shown)

    reader = Store(path)
    table.game.happened.connect(compare)
    table.start()
    table.play()
    reader.close()
    assert len(shown) > 40


def shown_of(events: tuple[Event, ...], last: tuple[Event, ...]) -> tuple[Event, ...]:
    return events or last


def test_a_full_disk_costs_nothing_that_was_recorded(make: Make, path: Path) -> None:
    table = make()
    table.start()
    table.play(deals=2)
    before = table.store.totals()
    pages = table.store._db.execute("PRAGMA page_count").fetchone()[0]
    table.store._db.execute(f"PRAGMA max_page_count = {pages}")
    table.game.next_deal()
    table.play(deals=60)
    assert [f.problem.key for f in table.failures if f.problem] == ["disk_full"]
    assert table.game.summary.counts.deals == 62
    reader = Store(path)
    assert reader.totals() == recounted(reader)
    assert reader.totals()["jackpots-italian"].deals >= before["jackpots-italian"].deals
    reader.close()
    table.store._db.execute("PRAGMA max_page_count = 1000000")
    table.game.next_deal()
    table.play()
    assert table.store.totals() == recounted(table.store)
    assert table.store.totals()["jackpots-italian"] == table.game.summary.counts


def test_the_start_page_asks_a_broken_store(make: Make) -> None:
    table = make()
    table.store._db.execute("DROP TABLE match")
    assert not table.game.can_resume()
    assert not table.game.resume()
    assert [f.key for f in table.failures] == ["store", "store"]
    with pytest.raises(sqlite3.OperationalError):
        table.store._db.execute("SELECT * FROM match")


# -- the engine -----------------------------------------------------------------------------------


def test_the_engine_breaks_inside_an_action_and_the_deal_goes_on(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Hand.apply
    breaks = [3, 5, 6, 9]
    calls = 0

    def broken(hand: Hand, action: Action) -> list[Event]:
        nonlocal calls
        events = whole(hand, action)
        if hand is table.game._seated.hand:  # type: ignore[union-attr]
            calls += 1
            if calls in breaks:
                raise AssertionError("half done")
        return events

    reference = make()
    reference.start(rules())
    reference.play()
    reference.game.leave()
    table = make()
    monkeypatch.setattr(Hand, "apply", broken)
    table.start(rules(), replace=True)
    table.play(deals=2)
    assert {f.key for f in table.failures} == {"engine"}
    assert len(table.failures) == len(breaks)
    assert len(table.heard("deal_over")) == 2
    assert table.store.totals() == recounted(table.store)


def test_a_deal_that_cannot_go_on_is_kept_apart(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make()
    table.start()
    while table.game.legal is None:
        table.clock.advance(100)
    whole = Hand.apply
    mine = table.game._seated
    assert mine is not None

    def broken(hand: Hand, action: Action) -> list[Event]:
        if hand is mine.hand and mine.number == 1 and mine.legal().seat != 0:  # type: ignore[union-attr]
            raise ZeroDivisionError
        return whole(hand, action)

    monkeypatch.setattr(Hand, "apply", broken)
    table.until(lambda: bool(table.heard("deal_over")))
    assert [f.key for f in table.failures] == ["engine", "engine"]
    assert all("ZeroDivisionError" in f.trace for f in table.failures)
    totals = table.store.totals()
    assert totals["jackpots-italian"].deals == 1
    assert totals == recounted(table.store)
    assert mine.number == 2
    assert table.store._db.execute("SELECT count(*) FROM aside").fetchone()[0] > 20
