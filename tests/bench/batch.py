"""Many hands ranked at once, against those that rank one at a call: pkrbot, eval7, treys.

Each gets the same hands in its own type of card, made beforehand. All hands of seven cards are
counted once and measured by themselves.
"""

import time
from functools import cache
from random import Random

import eval7
import numpy as np
import pkrbot
import treys
from numpy.typing import NDArray

from bench.measure import Line, Work, side_by_side
from openers.cards.batch import batch_of
from openers.cards.card import text
from openers.cards.ranking import STANDARD

HANDS = 20_000
SECONDS = 20.0
SEVEN_OF_52 = 133_784_560


@cache
def _hands(size: int) -> tuple[NDArray[np.uint8], list[list[str]]]:
    """The same hands as ours takes them, and as texts."""
    rng = Random(7)
    hands = [rng.sample(range(52), size) for _ in range(HANDS)]
    return np.array(hands, np.uint8), [[text(card) for card in hand] for hand in hands]


def _ours(size: int) -> Work:
    cards, _ = _hands(size)
    batch = batch_of(STANDARD)

    def run(n: int) -> None:
        for _ in range(max(1, n // HANDS)):
            batch.classes(cards)

    return Work(run, 10 * HANDS)


def _pkrbot(size: int) -> Work:
    hands = [[pkrbot.Card(card) for card in hand] for hand in _hands(size)[1]]
    evaluate = pkrbot.evaluate

    def run(n: int) -> None:
        for hand in hands[:n]:
            evaluate(hand)

    return Work(run, HANDS)


def _eval7(size: int) -> Work:
    hands = [[eval7.Card(card) for card in hand] for hand in _hands(size)[1]]
    evaluate = eval7.evaluate

    def run(n: int) -> None:
        for hand in hands[:n]:
            evaluate(hand)

    return Work(run, HANDS)


def _treys(size: int) -> Work:
    hands = [[treys.Card.new(card) for card in hand] for hand in _hands(size)[1]]
    evaluate = treys.Evaluator().evaluate

    def run(n: int) -> None:
        for hand in hands[:n]:
            evaluate([], hand)

    return Work(run, HANDS // 10)


def _line(size: int, peer: str, theirs: Work, goal: float) -> Line:
    return side_by_side(f"batch_{size}_{peer}", "hands/s", _ours(size), theirs, peer, goal)


def five_against_pkrbot() -> Line:
    """Hands of draw; the stretch is 12."""
    return _line(5, "pkrbot", _pkrbot(5), 6.0)


def seven_against_pkrbot() -> Line:
    """Hands of stud; the stretch is 12."""
    return _line(7, "pkrbot", _pkrbot(7), 6.0)


def seven_against_eval7() -> Line:
    """Hands of stud."""
    return _line(7, "eval7", _eval7(7), 15.0)


def seven_against_treys() -> Line:
    """Hands of stud; the stretch is 650."""
    return _line(7, "treys", _treys(7), 300.0)


def all_of_seven() -> Line:
    """Seconds of processor time for every hand of seven cards; the stretch is 3."""
    batch = batch_of(STANDARD)
    start = time.process_time()
    counted = int(batch.counts(7).sum())
    spent = time.process_time() - start
    holds = counted == SEVEN_OF_52 and spent < SECONDS
    return Line("all_of_7", round(spent, 3), "s", None, None, SECONDS, holds)
