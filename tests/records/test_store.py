"""The store: committed row by row, counted once, nothing lost when the disk is full."""

import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from helpers.recount import recounted
from openers.engine.events import Event
from openers.records.model import Counts, MatchRunning, NewMatch, StoreError
from openers.records.store import Store
from openers.rules.presets import preset
from records.strategies import deal

RULES = preset("jackpots-italian")
SEED, MINDS = bytes(range(16)), bytes(range(100, 116))
STATE = {"number": 0, "stacks": [100, 100]}
NEW = NewMatch(RULES, ("", "ana"), SEED, MINDS, STATE)
NOON = datetime(2026, 12, 1, 12, tzinfo=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "openers.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store(path, lambda: NOON)
    assert store.problems == ()
    yield store
    store.close()


def begin(store: Store, *, replace: bool = False) -> int:
    return store.begin_match(NEW, replace=replace)


def rows(path: Path, table: str) -> int:
    with sqlite3.connect(path) as db:
        count = db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
    db.close()
    return int(count)


def test_a_running_match_comes_back_whole(store: Store, path: Path) -> None:
    match = begin(store)
    events = deal(3)
    store.append(match, 3, 0, events[:4])
    store.append(match, 3, 4, events[4:9])
    other = Store(path)
    running = other.running()
    other.close()
    assert running is not None
    assert (running.seed, running.minds, running.state) == (SEED, MINDS, STATE)
    assert running.summary.rules == RULES
    assert running.summary.characters == ("", "ana")
    assert running.summary.begun == "2026-12-01T12:00:00Z"
    assert running.events == events[:9]
    assert running.last == ()


def test_a_finished_deal_is_counted_once_and_its_rows_are_gone(store: Store, path: Path) -> None:
    match = begin(store)
    events = deal(1, 7)
    store.append(match, 1, 0, events)
    after = {"number": 1, "stacks": [107, 93]}
    store.end_deal(match, events, after)
    store.end_deal(match, events, after)
    running = store.running()
    assert running is not None
    assert running.events == ()
    assert running.last == events
    assert running.state == after
    assert store.totals() == {"jackpots-italian": Counts(1, 7, 0, 1, 1, 14)}
    assert store.totals() == recounted(store)
    assert rows(path, "event") == 0
    assert rows(path, "deal") == 1


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    nets=st.lists(
        st.lists(st.integers(-100, 100).filter(bool), max_size=5), min_size=1, max_size=3
    ),
    award=st.integers(0, 50),
)
def test_the_counts_are_what_a_recount_gives(
    tmp_path_factory: pytest.TempPathFactory, nets: list[list[int]], award: int
) -> None:
    store = Store(tmp_path_factory.mktemp("counts") / "openers.db")
    for deals in nets:
        match = begin(store)
        for number, net in enumerate(deals, 1):
            store.end_deal(match, deal(number, net, bought=number), STATE)
        summary = store.end_match(match, "left", award)
        assert summary.counts.net == sum(deals) + award
        assert summary.counts.deals == len(deals)
        assert summary.counts.pots == sum(net > 0 for net in deals)
        assert summary.counts.biggest_pot == max((2 * abs(net) for net in deals), default=0)
    assert store.totals() == recounted(store)
    store.close()


def test_a_new_match_never_takes_a_running_ones_place_unasked(store: Store) -> None:
    match = begin(store)
    store.append(match, 1, 0, deal()[:5])
    with pytest.raises(MatchRunning):
        begin(store)
    running = store.running()
    assert running is not None
    assert running.events == deal()[:5]
    second = begin(store, replace=True)
    running = store.running()
    assert running is not None
    assert running.summary.match == second
    assert running.events == ()
    assert store.summary(match).how == "replaced"
    assert [m.match for m in store.matches()] == [second, match]
    assert store.totals() == {}


def test_an_ended_match_runs_no_more(store: Store) -> None:
    match = begin(store)
    store.end_deal(match, deal(1, -20), STATE)
    summary = store.end_match(match, "broke")
    assert (summary.how, summary.ended, summary.counts.net) == (
        "broke",
        "2026-12-01T12:00:00Z",
        -20,
    )
    assert store.running() is None
    with pytest.raises(KeyError):
        store.summary(99)


def test_a_deal_that_does_not_replay_is_kept_apart(store: Store, path: Path) -> None:
    match = begin(store)
    store.append(match, 1, 0, deal()[:5])
    store.set_aside(match, {"number": 1})
    running = store.running()
    assert running is not None
    assert running.events == ()
    assert running.state == {"number": 1}
    assert rows(path, "aside") == 5
    assert store.totals() == {}


@pytest.mark.rule("C9")
def test_no_seed_and_no_card_of_the_running_deal_is_readable(store: Store, path: Path) -> None:
    match = begin(store)
    events = deal()
    store.append(match, 1, 0, events)
    written = path.read_bytes() + path.with_name(path.name + "-wal").read_bytes()
    assert SEED not in written
    assert MINDS not in written
    assert SEED.hex().encode() not in written
    for text in (b"Dealt", b"2c", b"AhKh"):
        assert text not in written.replace(b"jackpots-italian", b"")


def pages(store: Store, more: int) -> None:
    count = store._db.execute("PRAGMA page_count").fetchone()[0]
    store._db.execute(f"PRAGMA max_page_count = {count + more}")


def fill(store: Store, match: int) -> tuple[int, list[Event], StoreError]:
    """Play on until the disk is full: in which deal, what of it is recorded, the error."""
    for number in range(2, 200):
        events = deal(number, 5)
        recorded: list[Event] = []
        try:
            for place, event in enumerate(events):
                store.append(match, number, place, (event,))
                recorded.append(event)
            store.end_deal(match, events, {"number": number})
        except StoreError as error:
            return number, recorded, error
    raise AssertionError("the disk was never full")


def test_a_full_disk_loses_nothing_recorded(store: Store, path: Path) -> None:
    match = begin(store)
    first = deal(1, 7)
    store.append(match, 1, 0, first)
    store.end_deal(match, first, {"number": 1})
    pages(store, 1)
    number, recorded, error = fill(store, match)
    assert error.problem.key == "disk_full"
    reader = Store(path)
    running = reader.running()
    assert running is not None
    assert running.events == tuple(recorded)
    assert running.summary.counts.deals == number - 1
    assert reader.totals() == recounted(reader)
    reader.close()
    # Room again: the same things can be recorded after all.
    store._db.execute("PRAGMA max_page_count = 100000")
    events = deal(number, 5)
    store.append(match, number, 0, events)
    store.end_deal(match, events, {"number": number})
    assert store.summary(match).counts.deals == number
    assert store.totals() == recounted(store)


def test_a_full_disk_at_the_deals_end_keeps_its_rows(store: Store) -> None:
    match = begin(store)
    number, error = 0, None
    while error is None:
        number += 1
        events = deal(number, 5)
        store.append(match, number, 0, events)
        pages(store, 0)
        error = refused(store, match, events)
        store._db.execute("PRAGMA max_page_count = 100000")
    assert error.problem.key == "disk_full"
    running = store.running()
    assert running is not None
    assert running.events == events
    assert running.summary.counts.deals == number - 1
    assert store.totals() == recounted(store)


def refused(store: Store, match: int, events: tuple[Event, ...]) -> StoreError | None:
    try:
        store.end_deal(match, events, {"number": 0})
    except StoreError as error:
        return error
    return None


def test_a_row_that_is_no_event_is_said(store: Store) -> None:
    match = begin(store)
    store.append(match, 1, 0, deal()[:3])
    store._db.execute("UPDATE event SET data = x'' WHERE place = 1")
    with pytest.raises(StoreError) as caught:
        store.running()
    assert caught.value.problem.key == "damaged"
    store._db.execute("DELETE FROM event WHERE place = 1")
    with pytest.raises(StoreError):
        store.running()


def test_a_seed_of_another_length_is_refused(store: Store) -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        store.begin_match(NEW._replace(seed=b"short"))


def test_one_deal_alone(store: Store) -> None:
    match = begin(store)
    for number in (1, 2, 3):
        store.end_deal(match, deal(number, number), STATE)
    (alone,) = store.session(match, 2).deals
    assert alone == store.session(match).deals[1]
    assert store.session(match, 4).deals == ()
