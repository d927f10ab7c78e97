"""One hand ranked in plain Python, against treys, which is plain Python too."""

from random import Random

from treys import Card, Evaluator

from bench.measure import Line, Work, compared, rates
from openers.cards.card import text
from openers.cards.ranking import STANDARD

HANDS = 2000


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

    found = rates(Work("ours", ours_run, 20_000), Work("theirs", their_run, 20_000 // size))
    return compared(f"rank_{size}", "hands/s", found["ours"], "treys", found["theirs"], goal)


def five_cards() -> Line:
    """A hand of draw."""
    return _line(5, 1.0)


def seven_cards() -> Line:
    """A hand of stud."""
    return _line(7, 15.0)
