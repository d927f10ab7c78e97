"""What a set of house rules makes of the game, for whoever is choosing them."""

from collections.abc import Callable
from itertools import accumulate
from math import prod
from operator import mul
from typing import NamedTuple

from openers.cards.deck import deck_for, lowest_rank
from openers.odds.passed_out import RUNGS, Estimate, passed_out
from openers.rules.policies import LADDER
from openers.rules.rules import Rules
from openers.rules.validate import most_seats


class Openings(NamedTuple):
    """What comes of openers, when everybody opens who can and nobody else.

    Attributes:
        opened: the chance that a deal can be opened, by the rank needed.
        in_a_row: deals passed out before one is opened, on average (D-5).
        carried: chips those deals leave in the pot for the opened one, on average.
    """

    opened: dict[int, Estimate]
    in_a_row: float
    carried: float


class Outlook(NamedTuple):
    """Figures of one set of rules.

    Attributes:
        antes: chips in the pot before anybody chooses anything, the bring-in too.
        most_seats: the most players the deck feeds.
        to_exchange: cards left for the draw (None in stud; E-8 keeps one back).
        own_cards: up to how many players each get all their own cards though nobody folds (None
            in draw; S-12).
        openings: None where any hand may open, and in stud.
    """

    antes: int
    most_seats: int
    to_exchange: int | None = None
    own_cards: int | None = None
    openings: Openings | None = None


def outlook(rules: Rules, stopped: Callable[[], bool] = bool) -> Outlook:
    """The figures of these rules: at most a fifth of a second the first time.

    ``stopped`` is asked now and then; once true, `openers.odds.passed_out.Stopped` is raised.
    """
    antes = int(rules.ante) * (int(rules.seats) + int(rules.dealer_ante) - 1)
    most = most_seats(rules.family, rules.options)
    if rules.stud:
        size, hand = len(deck_for(rules.deck, rules.seats)), rules.cards_each
        return Outlook(antes + int(rules.bring_in), most, own_cards=size // hand)
    left = len(deck_for(rules.deck, rules.seats)) - 5 * rules.seats - (not rules.deal_last_card)
    openings = None if rules.openers == "none" else _openings(rules, antes, stopped)
    return Outlook(antes, most, to_exchange=left, openings=openings)


def _openings(rules: Rules, antes: int, stopped: Callable[[], bool]) -> Openings:
    lowest = lowest_rank(rules.deck, rules.seats)
    closed = passed_out(lowest, rules.seats, rules.openers_also, stopped)
    ladder = LADDER if rules.openers_ladder else RUNGS[:1]
    in_a_row = mean_run([closed[rank].chance for rank in ladder])
    opened = {rank: Estimate(1 - chance, error) for rank, (chance, error) in closed.items()}
    needed = {rank: opened[rank] for rank in sorted(set(ladder))}
    return Openings(needed, in_a_row, antes * in_a_row)


def mean_run(closed: list[float]) -> float:
    """Deals passed out before one is opened, on average.

    ``closed``: the chance that a deal is passed out after 0, 1 … such deals, then round again.
    Each below 1.
    """
    return float(sum(accumulate(closed, mul)) / (1 - prod(closed)))
