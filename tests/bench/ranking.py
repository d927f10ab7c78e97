"""One hand ranked in plain Python: against treys, which is plain Python too; the first of all."""

import subprocess
import sys
from random import Random
from statistics import median

from treys import Card, Evaluator

from bench.measure import Line, Work, side_by_side
from helpers.places import ROOT
from openers.cards.card import text
from openers.cards.ranking import STANDARD

HANDS = 2000
MILLISECONDS = 30.0
_FIRST = """\
import sys, time
start = time.process_time()
from openers.cards.ranking import STANDARD
STANDARD.value((0, 5, 10, 15, 20, 25, 30))
print(1000 * (time.process_time() - start))
assert "numpy" not in sys.modules
"""


def _line(size: int, goal: float) -> Line:
    rng = Random(7)
    hands = [tuple(rng.sample(range(52), size)) for _ in range(HANDS)]
    theirs = [[Card.new(text(card)) for card in hand] for hand in hands]
    evaluate, value = Evaluator().evaluate, STANDARD.value

    def ours_run(n: int) -> None:
        for i in range(n):
            value(hands[i % HANDS])

    def their_run(n: int) -> None:
        for i in range(n):
            evaluate([], theirs[i % HANDS])

    ours, their = Work(ours_run, 20_000), Work(their_run, 20_000 // size)
    return side_by_side(f"rank_{size}", "hands/s", ours, their, "treys", goal)


def five_cards() -> Line:
    """A hand of draw."""
    return _line(5, 1.0)


def seven_cards() -> Line:
    """A hand of stud."""
    return _line(7, 15.0)


def ready() -> Line:
    """Milliseconds of processor time from the import to the first hand, without numpy."""
    spent = median(_first() for _ in range(7))
    return Line("rank_ready", round(spent, 2), "ms", None, None, MILLISECONDS, spent < MILLISECONDS)


def _first() -> float:
    """One new process."""
    command = [sys.executable, "-c", _FIRST]
    environment = {"PYTHONPATH": str(ROOT / "app")}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)
