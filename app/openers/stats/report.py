"""What the statistics panel shows, read from the records: figures and curves, no words, no Qt."""

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple, TypeVar

from openers.records.figures import (
    STRETCH,
    Choice,
    Stretch,
    chosen,
    results,
    stretches,
)
from openers.records.model import Counts
from openers.records.store import Store
from openers.stats.rate import NORMAL_95, Rate

RECENT = 500
"""So many of the latest deals are drawn one by one, the older ones by stretches."""
POINTS = 500
"""At most about so many points stand for the older deals, and few more for the latest of many."""

_Item = TypeVar("_Item")


class Curve(NamedTuple):
    """A result as it grew.

    Attributes:
        deals: played by then, from 0.
        net: won by then, in antes or big bets.
        adjusted: the same without the luck of the cards, as far as that is known.
        judged: of how many deals it is.
    """

    deals: list[int]
    net: list[float]
    adjusted: list[float]
    judged: int


class Mean(NamedTuple):
    """A mean result a deal, and half the width of its 95 % interval (0 below two deals)."""

    deals: int
    mean: float
    half: float


class Report(NamedTuple):
    """One player's figures in one variant.

    Attributes:
        choice: which deals the rates are of.
        variants: ids of those the player has played, the most played first.
        stud: whether the variant is a stud game; results are in big bets then, else in antes.
        counts: the plain figures of the variant, over all deals.
        rates: every statistic over all positions.
        positions: every statistic by position.
        curve: over all deals of the variant.
        runs: the result of each whole hundred deals, in the order played.
    """

    choice: Choice
    variants: tuple[str, ...]
    stud: bool
    counts: Counts
    rates: dict[str, Rate]
    positions: dict[tuple[str, str], Rate]
    curve: Curve
    runs: tuple[float, ...]

    def rate(self, stat: str) -> Rate:
        """A statistic; one that never came up has no chance."""
        return self.rates.get(stat, Rate())

    def of(self, stat: str) -> dict[str, Rate]:
        """The classes of a statistic: what stands after the colon, and its rate."""
        start = f"{stat}:"
        return {
            key.removeprefix(start): r for key, r in self.rates.items() if key.startswith(start)
        }

    def net_by_position(self) -> dict[str, Mean]:
        """The result a deal at each position."""
        found = {}
        for (stat, position), rate in sorted(self.positions.items()):
            if stat == "net" and position:
                squares = self.positions["net-squares", position].done
                found[position] = _mean(rate, squares)
        return found


def _mean(rate: Rate, squares: float) -> Mean:
    deals, total = rate
    if deals < 2:
        return Mean(deals, total, 0.0)
    spread = max(squares - total * total / deals, 0.0) / (deals - 1)
    return Mean(deals, total / deals, NORMAL_95 * sqrt(spread / deals))


def report(store: Store, choice: Choice) -> Report:
    """The figures of a player in ``choice.variant``; "" takes the one played most.

    Raises:
        StoreError: the records fail.
    """
    totals = store.totals(choice.profile)
    variants = tuple(sorted(totals, key=lambda v: (-totals[v].deals, v)))
    if not choice.variant:
        choice = choice._replace(variant=variants[0] if variants else "")
    with store.work() as db:
        counted = chosen(db, choice)
        parts = stretches(db, choice.profile, choice.variant)
    rates: dict[str, Rate] = {}
    positions: dict[tuple[str, str], Rate] = {}
    for stat, position, chance, done in counted:
        positions[stat, position] = Rate(chance, done)
        rates[stat] = rates.get(stat, Rate()).plus(positions[stat, position])
    return Report(
        choice,
        variants,
        _is_stud(store, choice),
        totals.get(choice.variant, Counts()),
        rates,
        positions,
        _curve(store, choice, parts),
        tuple(part.net for part in parts if part.deals == STRETCH),
    )


def _is_stud(store: Store, choice: Choice) -> bool:
    """What a variant is, by the rules of a match played in it."""
    with store.work() as db:
        row = db.execute(
            "SELECT max(id) FROM match WHERE profile = ? AND variant = ?",
            (choice.profile, choice.variant),
        ).fetchone()
    return row[0] is not None and store.summary(row[0]).rules.stud


def _curve(store: Store, choice: Choice, parts: list[Stretch]) -> Curve:
    """Stretches first, then the latest deals one by one; never nearer than can be told apart."""
    deals, net, adjusted = [0], [0.0], [0.0]

    def add(more: int, won: float, luck: float) -> None:
        deals.append(deals[-1] + more)
        net.append(net[-1] + won)
        adjusted.append(adjusted[-1] + won - luck)

    played = sum(part.deals for part in parts)
    old = max(played - RECENT, 0) // STRETCH
    for some in _apart(parts[:old], -(-old // POINTS)):
        _, nets, _, lucks = zip(*some, strict=True)
        add(sum(part.deals for part in some), sum(nets), sum(lucks))
    with store.work() as db:
        latest = results(db, choice.profile, choice.variant, old * STRETCH)
    units = {match: store.summary(match).rules.unit for match in {found.match for found in latest}}
    for one in _apart(latest, played // (4 * POINTS)):
        won = sum(found.net / units[found.match] for found in one)
        add(len(one), won, sum(found.luck or 0.0 for found in one))
    return Curve(deals, net, adjusted, sum(part.judged for part in parts))


def _apart(items: list[_Item], together: int) -> Iterator[list[_Item]]:
    """The items in their order, so many together."""
    step = max(1, together)
    for at in range(0, len(items), step):
        yield items[at : at + step]
