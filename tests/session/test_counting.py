"""Statistics are counted with the deal, in the same transaction: equal to a recount of the log."""

from collections.abc import Callable

import pytest

from helpers.recount import recounted, retold, tallied
from openers.records.figures import not_counted, not_judged, stretches
from openers.records.store import DEFAULT_PROFILE
from openers.stats.keep import catch_up
from session.table import Table, rules

Make = Callable[..., Table]


def played(make: Make, deals: int = 12, **options: object) -> Table:
    table = make()
    table.start(rules(seats=4, **options))
    table.play(deals=deals)
    return table


def same(kept: dict, told: dict) -> None:
    assert kept.keys() == told.keys()
    for spot, counted in told.items():
        assert kept[spot].chance == counted.chance, spot
        assert kept[spot].done == pytest.approx(counted.done), spot


def test_what_is_kept_is_what_the_log_tells(make: Make) -> None:
    table = played(make)
    kept = tallied(table.store)
    assert kept["entered", "2"].chance > 0
    same(kept, retold(table.store))
    with table.store.work() as db:
        assert not_counted(db, DEFAULT_PROFILE) == []
        assert len(not_judged(db, DEFAULT_PROFILE)) == 12
        (stretch,) = stretches(db, DEFAULT_PROFILE, "jackpots-italian")
    net = recounted(table.store)["jackpots-italian"].net
    assert stretch.deals == 12
    assert stretch.net == pytest.approx(net / rules().unit)


def test_a_fault_in_statistics_costs_no_record(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr("openers.stats.keep.figures", broken)
        table = played(make, 5)
    assert table.failures == []
    assert table.store.totals() == recounted(table.store)
    assert tallied(table.store) == {}
    # They are counted when the program finds them.
    assert catch_up(table.store, DEFAULT_PROFILE)
    same(tallied(table.store), retold(table.store))
    assert catch_up(table.store, DEFAULT_PROFILE)  # now their luck
    assert not catch_up(table.store, DEFAULT_PROFILE)


def test_luck_is_found_out_once(make: Make) -> None:
    table = played(make)
    while catch_up(table.store, DEFAULT_PROFILE):
        pass
    with table.store.work() as db:
        (stretch,) = stretches(db, DEFAULT_PROFILE, "jackpots-italian")
        lucks = [luck for (luck,) in db.execute("SELECT luck FROM deal ORDER BY number")]
    assert stretch.judged == stretch.deals == 12
    assert stretch.luck == pytest.approx(sum(lucks))
    assert any(lucks)


def test_stopping_in_the_middle_loses_nothing(make: Make) -> None:
    table = played(make, 3)
    stops = iter([False, True])
    assert catch_up(table.store, DEFAULT_PROFILE, lambda: next(stops))
    with table.store.work() as db:
        assert len(not_judged(db, DEFAULT_PROFILE)) == 2
