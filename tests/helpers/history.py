"""A long history made quickly: some hundreds of deals played once, recorded over and over."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from helpers.sessions import session
from openers.records.codec import pack_deal
from openers.records.figures import ALWAYS, STRETCH, Figures
from openers.records.history import redealt
from openers.records.model import NewMatch, count
from openers.records.store import DEFAULT_PROFILE, Store
from openers.stats.keep import figures

SEED = (1).to_bytes(16, "big")
"""That of `helpers.sessions.session`, so that the records publish the deals' seeds."""
_FIRST_DAY = datetime(2020, 1, 1, tzinfo=UTC)
_DEALS_A_DAY = 500


def long_history(path: Path, deals: int, variant: str = "jackpots-italian") -> Store:
    """A store with so many counted deals of one match, on as many days as they would take.

    The rows are written as the store writes them, but in bulk; each deal's data are those of one
    of some hundreds really played.
    """
    store = Store(path)
    played = session(variant, 400)
    match = store.begin_match(NewMatch(played.rules, played.players, SEED, SEED, {"number": 0}))
    counted = [
        figures(redealt(played.rules, one), one.events, played.players) for one in played.deals
    ]
    data = [(pack_deal(one.events), count(one.events).net) for one in played.deals]
    with store.transaction() as db:
        db.executemany(
            "INSERT INTO deal (match, number, ended, data, place, net, luck)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                (match, at + 1, _stamp(at), *data[at % len(data)][:1], at,
                 data[at % len(data)][1], 0.25 - at % 2 * 0.5)
                for at in range(deals)
            ),
        )  # fmt: skip
        db.executemany(
            "INSERT INTO stretch VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (_stretch(variant, first, min(STRETCH, deals - first), counted)
             for first in range(0, deals, STRETCH)),
        )  # fmt: skip
        db.executemany(
            "INSERT INTO tally VALUES (?, ?, ?, ?, '', 0, ?, ?, ?, ?)",
            _tallies(variant, deals, counted),
        )
        sums = [
            sum(column) for column in zip(*(count(d.events) for d in played.deals), strict=True)
        ]
        times = deals / len(played.deals)
        db.execute(
            "INSERT INTO total VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (DEFAULT_PROFILE, variant, deals, *(int(total * times) for total in sums[1:])),
        )
    store.end_match(match, "left")
    return store


def _stamp(at: int) -> str:
    day = _FIRST_DAY + timedelta(days=at // _DEALS_A_DAY)
    return day.strftime("%Y-%m-%dT%H:%M:%SZ")


def _stretch(
    variant: str, first: int, deals: int, counted: Sequence[Figures]
) -> tuple[object, ...]:
    units = [counted[at % len(counted)].units for at in range(first, first + deals)]
    last = _stamp(first + deals - 1)[:10]
    return (
        DEFAULT_PROFILE, variant, first // STRETCH, deals, sum(units), sum(u * u for u in units),
        deals, 0.0, last,
    )  # fmt: skip


def _tallies(variant: str, deals: int, counted: Sequence[Figures]) -> list[tuple[object, ...]]:
    """A day's worth of statistics on each of the days."""
    rates: dict[tuple[int, str, str], list[float]] = {}
    for found in counted:
        for stat, position, chance, done in found.counted:
            sums = rates.setdefault((found.seats, stat, position), [0, 0])
            sums[0] += chance
            sums[1] += done
    days = -(-deals // _DEALS_A_DAY)
    stamps = [_stamp(day * _DEALS_A_DAY)[:10] for day in range(days)]
    return [
        (DEFAULT_PROFILE, variant, seats, day, stat, position, int(chance) * times, done * times)
        for day, times in [*((stamp, 1) for stamp in stamps), (ALWAYS, days)]
        for (seats, stat, position), (chance, done) in rates.items()
    ]  # fmt: skip
