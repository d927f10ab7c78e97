"""A rate as two counters, and how far it may be trusted."""

from math import sqrt
from typing import NamedTuple

ENOUGH = 20
"""Chances below which a rate says nothing yet: 30 % of 20 may be anything from 15 to 52 %."""
NORMAL_95 = 1.959964
"""Standard errors on each side that hold 95 %."""


class Rate(NamedTuple):
    """How often something was done when it could be.

    Attributes:
        chance: decisions that were reached and in which the act was legal.
        done: those in which it was done; a share of one where a pot was split.
    """

    chance: int = 0
    done: float = 0

    def plus(self, other: "Rate") -> "Rate":
        """Both counted together."""
        return Rate(self.chance + other.chance, self.done + other.done)

    @property
    def share(self) -> float | None:
        """``done`` of each ``chance``; None where there was none."""
        return self.done / self.chance if self.chance else None

    @property
    def enough(self) -> bool:
        """Whether the share may be told at all."""
        return self.chance >= ENOUGH

    def interval(self, errors: float = NORMAL_95) -> tuple[float, float]:
        """Between what the true share lies, with 95 %: Wilson's score interval (JASA 22, 1927).

        Without a chance it may be anything: (0, 1).
        """
        if not self.chance:
            return 0.0, 1.0
        n, share, square = self.chance, self.done / self.chance, errors * errors
        middle = (share + square / (2 * n)) / (1 + square / n)
        half = errors / (1 + square / n) * sqrt(share * (1 - share) / n + square / (4 * n * n))
        return max(middle - half, 0.0), min(middle + half, 1.0)
