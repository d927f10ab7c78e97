"""Getting up in the middle, or being killed, and sitting down again: as if nothing had been."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from helpers.recount import recounted
from openers.engine.events import DealBegan, DealEnded, Event, HandsGathered
from openers.records.store import Store
from session.table import Table, rules

Make = Callable[..., Table]


def played(make: Make, seed: int = 11) -> tuple[Event, ...]:
    """A deal played without a break, unredacted, as recorded."""
    table = make()
    table.start(seed=seed, replace=True)
    table.play()
    running = table.store.running()
    assert running is not None
    table.game.leave()
    return running.last


def test_nothing_to_go_on_with(make: Make) -> None:
    table = make()
    assert not table.game.can_resume()
    assert not table.game.resume()
    assert table.failures == []


@pytest.mark.parametrize("turns", range(6))
def test_leaving_at_any_turn_changes_nothing(make: Make, turns: int) -> None:
    whole = played(make)
    table = make()
    table.start(seed=11, replace=True)
    for _ in range(turns):
        table.clock.advance(100)
        if table.game.legal is not None:
            table.game.intend(table.plain(table.game.legal))
    before = list(table.events)
    table.game.leave()
    again = make()
    assert again.game.can_resume()
    assert again.game.resume()
    assert again.events == before
    assert again.heard("replaying") == [True, False]
    again.play()
    running = again.store.running()
    assert running is not None
    assert running.last == whole
    assert again.store.totals() == recounted(again.store)
    assert again.store.summary(running.summary.match).counts.deals == 1


def test_the_last_result_waits_again(make: Make) -> None:
    table = make()
    table.start()
    table.play()
    told = list(table.events)
    summary = table.game.leave()
    again = make()
    assert again.game.resume()
    again.clock.advance(100)
    assert again.events == told
    assert again.heard("deal_over") == [None]
    assert again.game.summary == summary
    again.game.next_deal()
    again.play()
    began = again.events[len(told)]
    assert isinstance(began, DealBegan)
    assert began.number == 2
    assert again.store.totals()["jackpots-italian"].deals == 2


def test_a_match_killed_before_its_first_deal_was_recorded(make: Make) -> None:
    table = make()
    table.start()
    table.game.leave()
    table.store._db.execute("DELETE FROM event")
    again = make()
    assert again.game.resume()
    assert again.heard("replaying") == []
    again.play()
    assert again.game.summary.counts.deals == 1


class Uncounting(Store):
    """Is always killed before it can count a deal."""

    def end_deal(self, match: int, events: Sequence[Event], state: dict[str, Any]) -> None:
        raise OSError


def test_a_deal_killed_between_its_end_and_the_counting(make: Make, path: Path) -> None:
    table = make(store=Uncounting(path))
    table.start()
    table.play()
    told = list(table.events)
    table.game.leave()
    assert table.store.totals() == {}
    again = make()
    assert again.game.resume()
    again.clock.advance(100)
    assert again.events == told
    assert again.heard("deal_over") == [None]
    assert again.game.summary.counts.deals == 1
    assert again.store.totals() == recounted(again.store)
    after = again.store.running()
    assert after is not None
    assert (after.events, len(after.last)) == ((), len(told))


def test_events_that_do_not_follow_are_kept_apart(make: Make) -> None:
    table = make()
    table.start()
    table.play()
    table.game.next_deal()
    table.clock.advance(100)
    table.game.leave()
    running = table.store.running()
    assert running is not None
    match, rows = running.summary.match, len(running.events)
    table.store.append(match, 2, rows, (HandsGathered(),))
    again = make()
    assert again.game.resume()
    assert [f.key for f in again.failures] == ["deal_differs"]
    assert again.store._db.execute("SELECT count(*) FROM aside").fetchone() == (rows + 1,)
    again.play()
    began = [e for e in again.events if isinstance(e, DealBegan)]
    assert [e.number for e in began] == [3]
    assert again.game.summary.counts.deals == 2
    assert again.store.totals() == recounted(again.store)


@pytest.mark.parametrize(
    "change",
    [
        "rules = json_set(rules, '$.family', 'whist')",
        "state = '{}'",
        'characters = \'["", "nobody", "ana"]\'',
    ],
)
def test_a_match_nobody_can_play_any_more_is_said_and_kept(make: Make, change: str) -> None:
    table = make()
    table.start()
    table.game.leave()
    table.store._db.execute(f"UPDATE match SET {change}")

    class Known(dict[str, object]):
        def setdefault(self, key: str, default: object = None) -> object:
            if key == "nobody":
                raise KeyError(key)
            return super().setdefault(key, default)

    again = make(players=Known())
    assert not again.game.resume()
    assert [f.key for f in again.failures] == ["match_unplayable"]
    assert not again.game.can_resume()
    assert [m.how for m in again.store.matches()] == ["unplayable"]
    assert again.store._db.execute("SELECT count(*) FROM aside").fetchone()[0] > 10
    again.start()
    again.play()
    assert again.game.summary.counts.deals == 1


def test_rules_recorded_before_an_option_existed_have_its_default(make: Make) -> None:
    table = make()
    table.start(rules(ante=2))
    table.game.leave()
    table.store._db.execute("UPDATE match SET rules = json_remove(rules, '$.options.max_discards')")
    again = make()
    assert again.game.resume()
    assert again.game.rules == rules(ante=2)
    again.play()


def test_the_match_goes_on_for_many_starts(make: Make, path: Path) -> None:
    whole = make()
    whole.start(seed=23)
    whole.play(deals=6)
    expected = whole.game.summary.counts
    events = list(whole.store.deals(whole.game.summary.match))
    table = make()
    table.start(seed=23, replace=True)
    for _ in range(200):
        table.clock.advance(50)
        if table.game.legal is not None:
            table.game.intend(table.plain(table.game.legal))
            table.clock.advance(0)
        if table.heard("deal_over"):
            if table.game.summary.counts.deals == 6:
                break
            table.game.next_deal()
        table.game.leave()
        table = make()
        assert table.game.resume()
    assert table.game.summary.counts == expected
    assert list(table.store.deals(table.game.summary.match)) == events
    assert all(isinstance(deal[-1], DealEnded) for deal in events)
    reader = Store(path)
    assert reader.totals() == recounted(reader)
    reader.close()
