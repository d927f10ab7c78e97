"""What the reference bots do at stud: a chart of first cards, then chances to win and the price.

The charts are those with which opponents of this game were first measured.
"""

from collections.abc import Sequence
from typing import NamedTuple

from openers.cards.card import KING, QUEEN

Shares = tuple[float, float, float]
"""Of fold, call or check, raise."""

FOLD: Shares = (1, 0, 0)
CALL: Shares = (0, 1, 0)
RAISE: Shares = (0, 0, 1)

_HIGH_PAIR = 8
"""A pair of tens."""
_NINE = 7


class Spot(NamedTuple):
    """What a chart is asked.

    Attributes:
        facing: whether there is a bet to call.
        level: full bets and raises of the round.
        may_raise: whether a bet or raise is open.
        cheap: whether a call costs no more than half a small bet.
        price: the call, of the pot it would make.
        chance: to beat the other it is likeliest to lose to.
    """

    facing: bool
    level: int
    may_raise: bool
    cheap: bool
    price: float
    chance: float


class Start(NamedTuple):
    """Three cards by the chart of first cards.

    Attributes:
        good: worth a bet.
        big: worth a raise.
        over: whether the highest card is above every open card of the others.
    """

    good: bool
    big: bool
    over: bool


def start(cards: Sequence[int], doors: Sequence[int], players: int) -> Start:
    """What three cards are worth. ``doors``: the open cards of the others still in."""
    ranks = sorted(card >> 2 for card in cards)
    low, _, high = ranks
    trips = low == high
    pair = ranks[1] if len(set(ranks)) < 3 else -1
    flush = len({card & 3 for card in cards}) == 1
    straight = pair < 0 and high - low <= 2 and high >= _NINE
    best_door = max((card >> 2 for card in doors), default=0)
    over = high > best_door
    good = trips or (pair >= 0 and (pair >= _HIGH_PAIR or over)) or flush or straight
    big = trips or (pair >= _HIGH_PAIR and pair >= best_door) or (flush and high >= KING)
    heads_up = players == 2 and over and high >= QUEEN
    return Start(good or heads_up, big, over)


def first_street(first: Start, spot: Spot, raises: bool) -> Shares:
    """Third street of the tight bots; ``raises``: whether big hands do."""
    if not spot.facing:
        return RAISE if first.big and spot.may_raise and raises else CALL
    if raises and first.big and spot.level < 2:
        return RAISE
    if first.good and (spot.level < 2 or first.big):
        return CALL
    return CALL if spot.cheap and first.over else FOLD


def calls(_spot: Spot) -> Shares:
    """Checks and calls."""
    return CALL


def tight_passive(spot: Spot) -> Shares:
    """Bets three chances of four, calls from one of two."""
    if not spot.facing:
        return RAISE if spot.chance > 0.75 and spot.may_raise else CALL
    if spot.chance > 0.9 and spot.may_raise and spot.level < 2:
        return RAISE
    return CALL if spot.chance > 0.5 else FOLD


def tight_aggressive(spot: Spot) -> Shares:
    """Bets a small edge, raises a big one, calls well above the price."""
    if not spot.facing:
        return RAISE if spot.chance > 0.55 and spot.may_raise else CALL
    if spot.chance > 0.72 and spot.may_raise:
        return RAISE
    return CALL if spot.chance > max(spot.price + 0.12, 0.38) else FOLD


def loose_passive(spot: Spot) -> Shares:
    """Raises near-certainties, calls with one chance of four."""
    if spot.chance > 0.85 and spot.may_raise:
        return RAISE
    return CALL if not spot.facing or spot.chance > 0.25 else FOLD


def maniac(spot: Spot) -> Shares:
    """Raises seven times in ten, with anything."""
    call, more = (0.3, 0.7) if spot.may_raise else (1.0, 0.0)
    fold = 0.7 * call if spot.facing and spot.chance < 0.25 else 0.0
    return fold, call - fold, more


def pot_odds(spot: Spot) -> Shares:
    """Raises above 0.62, calls where the chance is above the price."""
    if spot.chance > 0.62 and spot.may_raise:
        return RAISE
    return CALL if not spot.facing or spot.chance > spot.price else FOLD
