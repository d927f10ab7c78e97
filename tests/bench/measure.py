"""Measuring side by side: interleaved rounds in one process, CPU time, medians.

Only ratios of one run say anything: the machine, its load and its heat differ from run to run.
"""

import gc
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median

ROUNDS = 25


@dataclass(frozen=True)
class Work:
    """Something to measure: ``run(n)`` does it ``n`` times; a round takes ``n`` of them."""

    run: Callable[[int], object]
    n: int


@dataclass(frozen=True)
class Line:
    """A result. ``ratio`` is value ÷ peer's value; a None means there is none, or no goal."""

    name: str
    value: float
    unit: str
    peer: str | None
    ratio: float | None
    goal: float | None
    holds: bool | None

    def __str__(self) -> str:
        return json.dumps(asdict(self))


def side_by_side(
    name: str, unit: str, ours: Work, theirs: Work, peer: str, goal: float | None
) -> Line:
    """How often each is done in a CPU second, and how many times as often ours is.

    The ratio is the median of the rounds' ratios: in a round one work follows the other at once, so
    that a machine that grows slower or faster meanwhile does so for both.
    """
    for work in (ours, theirs):
        work.run(max(1, work.n // 10))
    rounds = [(_rate(ours), _rate(theirs)) for _ in range(ROUNDS)]
    ratio = median(mine / other for mine, other in rounds)
    value = median(mine for mine, _ in rounds)
    holds = None if goal is None else ratio >= goal
    return Line(name, _short(value), unit, peer, _short(ratio), goal, holds)


def _rate(work: Work) -> float:
    """So many times in a CPU second."""
    gc.collect()
    start = time.process_time()
    work.run(work.n)
    return work.n / (time.process_time() - start)


def _short(value: float) -> float:
    return float(f"{value:.4g}")
