"""Measuring side by side: interleaved rounds in one process, CPU time, medians.

Only ratios of one run say anything: the machine, its load and its heat differ from run to run.
"""

import gc
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median

ROUNDS = 7


@dataclass(frozen=True)
class Work:
    """Something to measure: ``run(n)`` does it ``n`` times; a round takes ``n`` of them."""

    name: str
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


def rates(*works: Work, rounds: int = ROUNDS) -> dict[str, float]:
    """How often each work is done in a CPU second: the median over interleaved rounds."""
    for work in works:
        work.run(max(1, work.n // 10))
    found: dict[str, list[float]] = {work.name: [] for work in works}
    for _ in range(rounds):
        for work in works:
            gc.collect()
            start = time.process_time()
            work.run(work.n)
            found[work.name].append(work.n / (time.process_time() - start))
    return {name: median(values) for name, values in found.items()}


def compared(name: str, unit: str, value: float, peer: str, peers: float, goal: float) -> Line:
    """The line of a value that shall be at least ``goal`` times the peer's."""
    ratio = value / peers
    return Line(name, _short(value), unit, peer, _short(ratio), goal, ratio >= goal)


def _short(value: float) -> float:
    return float(f"{value:.4g}")
