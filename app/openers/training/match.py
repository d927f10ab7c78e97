"""Matches by rotational duplicate: every deck once with each order of seats, until it is clear."""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from openers.opponents.arena import Plan, simulate
from openers.opponents.tally import NORMAL_95
from openers.rules.rules import Rules

NORMAL_999 = 3.291
"""Standard errors on each side of a mean that hold 99.9 % of it."""


class Result(NamedTuple):
    """What the first player of a match won.

    Attributes:
        decks: played, each once per rotation.
        per_100: units won in a hundred deals.
        ci95: half the width of its 95 % interval.
        clear: whether the match ended because its 99.9 % interval was clear of nothing.
    """

    decks: int
    per_100: float
    ci95: float
    clear: bool


def play(
    rules: Rules,
    names: Sequence[str],
    decks: int,
    seed: int = 0,
    chunk: int = 500,
    early: bool = True,
) -> Iterator[Result]:
    """The result after each ``chunk`` of decks: up to ``decks``, with ``early`` until it is clear.

    Looking after every chunk makes an early end by luck several times likelier than one in a
    thousand, and its mean too far from nothing; the interval does not allow for that.
    """
    done, total, squares = 0, 0.0, 0.0
    while done < decks:
        many = min(chunk, decks - done)
        report = simulate(Plan(rules, names, many, seed + done, duplicate=True))
        who = report.players[0]
        # Back from the mean and its interval to the sums over decks.
        variance = (who.ci95 / NORMAL_95) ** 2 * max(1, many - 1)
        total += many * who.per_100
        squares += many * (variance + who.per_100**2)
        done += many
        mean = total / done
        error = sqrt(max(0.0, squares / done - mean * mean) / max(1, done - 1))
        clear = abs(mean) > NORMAL_999 * error > 0
        yield Result(done, mean, NORMAL_95 * error, clear)
        if clear and early:
            return
