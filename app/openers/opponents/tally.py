"""Figures of many deals: chips won with their error, and how a seat played."""

from math import sqrt
from typing import NamedTuple

from openers.engine.actions import AGGRESSIVE, Act
from openers.engine.events import Acted, Event
from openers.engine.table import Table

NORMAL_95 = 1.96
"""Standard errors on each side of a mean that hold 95 % of it."""


class PlayerFigures(NamedTuple):
    """One player over all deals.

    Attributes:
        seat, name: who, and where in the first deal.
        net: chips won, those bought apart.
        per_100: units won in a hundred deals.
        ci95: half the width of its 95 % interval.
        unit: ``antes`` or ``big bets``.
        vpip: share of deals in which it put chips in of its own will.
        opened: share of deals it opened.
        aggression: bets and raises for each call.
        showdown: share of the deals it put chips in that it showed down.
    """

    seat: int
    name: str
    net: int
    per_100: float
    ci95: float
    unit: str
    vpip: float
    opened: float
    aggression: float
    showdown: float


class Tally:
    """Sums for one player. A sample is a deal, or all the rotations of one deck."""

    def __init__(self) -> None:
        self.deals = self.samples = 0
        self.net = 0
        self._squares = 0
        self._entered = self._opened = self._shown = self._aggressive = self._calls = 0

    def add_sample(self, net: int) -> None:
        """Chips won in a sample."""
        self.samples += 1
        self.net += net
        self._squares += net * net

    def add_deal(self, seat: int, table: Table, acts: list[Acted]) -> None:
        """How ``seat`` played a deal that is over; ``acts`` are its own."""
        self.deals += 1
        entered = False
        for acted in acts:
            if acted.act is Act.CALL:
                self._calls += 1
                entered = True
            elif acted.act in AGGRESSIVE:
                self._aggressive += 1
                entered = True
        self._entered += entered
        self._opened += table.opener == seat
        self._shown += entered and table.shown[seat]

    def figures(self, seat: int, name: str, unit: str, chips: int) -> PlayerFigures:
        """The figures, in units of ``chips``."""
        deals, samples = max(self.deals, 1), max(self.samples, 1)
        mean = self.net / samples
        spread = sqrt(max(0.0, self._squares / samples - mean * mean) / max(1, samples - 1))
        hundred = 100 * samples / deals / chips
        return PlayerFigures(
            seat,
            name,
            self.net,
            mean * hundred,
            NORMAL_95 * spread * hundred,
            unit,
            self._entered / deals,
            self._opened / deals,
            self._aggressive / max(self._calls, 1),
            self._shown / max(self._entered, 1),
        )


def acts_by_seat(events: list[Event], seats: int) -> list[list[Acted]]:
    """What each seat did, in order."""
    acts: list[list[Acted]] = [[] for _ in range(seats)]
    for event in events:
        if isinstance(event, Acted):
            acts[event.seat].append(event)
    return acts


def nets(before: tuple[int, ...], table: Table, give_back: bool) -> list[int]:
    """Chips each seat won in a deal; with ``give_back`` a pot nobody won returns to who paid it.

    What a false opener left on the table stays lost (D-16).
    """
    won = [after - chips for after, chips in zip(table.stacks, before, strict=True)]
    if give_back and table.left and not any(table.dead):
        paid = zip(table.antes, table.wagered, strict=True)
        won = [chips + ante + bet for chips, (ante, bet) in zip(won, paid, strict=True)]
    return won
