"""Counters of decisions, by statistic and position."""

from collections.abc import Iterator
from typing import NamedTuple

from openers.stats.rate import Rate

ANYWHERE = ""
"""The position of what has none."""


class Spot(NamedTuple):
    """What is counted, and where.

    Attributes:
        stat: a key of `openers.stats.catalogue`, with its class after a colon where it has some.
        position: in draw the players still to act behind at the first decision, ``0`` is last; in
            stud the places after the bring-in on the first street, then ``first``, ``middle`` or
            ``last``; "" where none matters.
    """

    stat: str
    position: str = ANYWHERE


class Counters:
    """Rates of one deal, or of many; they add up."""

    __slots__ = ("_counts",)

    def __init__(self) -> None:
        self._counts: dict[Spot, list[float]] = {}

    def add(self, stat: str, done: float = True, position: str = ANYWHERE, chance: int = 1) -> None:
        """One more chance, and whether it was taken."""
        count = self._counts.setdefault(Spot(stat, position), [0, 0])
        count[0] += chance
        count[1] += done

    def take(self, other: "Counters") -> None:
        """Count the others' too."""
        for spot, rate in other:
            self.add(spot.stat, rate.done, spot.position, rate.chance)

    def rate(self, stat: str, position: str | None = None) -> Rate:
        """A statistic at a position, or over all of them."""
        found = Rate()
        for spot, rate in self:
            if spot.stat == stat and position in (None, spot.position):
                found = found.plus(rate)
        return found

    def __iter__(self) -> Iterator[tuple[Spot, Rate]]:
        """Every spot with its rate."""
        for spot, (chance, done) in self._counts.items():
            yield spot, Rate(int(chance), done)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Counters) and self._counts == other._counts

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Counters({dict(self)!r})"
