"""What one deal hands on to the next: the carried pot, the count of passed-out deals."""

from collections.abc import Sequence
from typing import NamedTuple


class CarriedPot(NamedTuple):
    """A part of the carried pot. ``barred``: seats that can't win it (rule D-5)."""

    chips: int
    barred: frozenset[int] = frozenset()


class Carry(NamedTuple):
    """The state between two deals.

    Attributes:
        pots: parts of the carried pot, the one open to all first.
        passed_out: how many deals in a row nobody has opened.
        claims: seats without chips that are dealt in again, for what they could have won (D-5).
    """

    pots: tuple[CarriedPot, ...] = ()
    passed_out: int = 0
    claims: frozenset[int] = frozenset()

    @property
    def chips(self) -> int:
        """All the chips carried over."""
        return sum(pot.chips for pot in self.pots)

    def dealt_in(self, stacks: Sequence[int]) -> tuple[bool, ...]:
        """Who takes part in the next deal: who has chips, or a claim on the carried pot."""
        claims = self.claims
        return tuple([chips > 0 or seat in claims for seat, chips in enumerate(stacks)])


NOTHING = Carry()
"""What the first deal of a match finds."""
