"""What the reference bots do at draw, by class of hand, strength and what lies before them.

The charts are those with which opponents of these games were first measured: book rules of tight
and loose, passive and aggressive play, made for a first bet and two raises a round.
"""

from typing import NamedTuple

from openers.cards.card import JACK, KING, QUEEN
from openers.opponents.classes import (
    BOTH,
    FOUR_FLUSH,
    OPEN_ENDED,
    PAIRS,
    STRAIGHTS,
    TRIPS,
    TWO_PAIRS,
)

Shares = tuple[float, float, float, float]
"""Of fold, call or check, half the pot, the pot."""

FOLD: Shares = (1, 0, 0, 0)
CALL: Shares = (0, 1, 0, 0)
HALF: Shares = (0, 0, 1, 0)
POT: Shares = (0, 0, 0, 1)
RAISES = 3
"""Bets and raises of a round the charts know; after them a bot raises no more."""

_OPENERS = PAIRS + 4 * JACK
_TENS_UP = TWO_PAIRS + 14
_TEN_FULL = TRIPS + 8
"""Three tens and better raise a raiser."""
_HIGH_KINDS = 4
"""Top cards told apart without a pair: ace, king, queen, lower."""


class Spot(NamedTuple):
    """What a chart is asked.

    Attributes:
        facing: whether there is a bet to call.
        level: bets and raises of the round.
        half, pot: whether a raise of that size is open.
    """

    facing: bool
    level: int
    half: bool
    pot: bool

    @property
    def biggest(self) -> Shares:
        """The biggest raise that is open, else a call."""
        return POT if self.pot else HALF if self.half else CALL


class Hand(NamedTuple):
    """What a chart looks at before the draw: the kind of hand; ``pair`` is -1 without one."""

    number: int
    pair: int
    two_pair: bool
    trips: bool
    made: bool
    draws_to: int

    @property
    def good_draw(self) -> bool:
        """Whether it draws to an open straight or a flush."""
        return self.draws_to >= OPEN_ENDED

    @property
    def more(self) -> bool:
        """Whether it is more than a pair."""
        return self.number >= TWO_PAIRS


def hand_of(number: int) -> Hand:
    """The kind of hand of a class."""
    paired = PAIRS <= number < TWO_PAIRS
    return Hand(
        number,
        (number - PAIRS) // 4 if paired else -1,
        TWO_PAIRS <= number < TRIPS,
        TRIPS <= number < STRAIGHTS,
        number >= STRAIGHTS,
        number // _HIGH_KINDS if number < PAIRS else -1,
    )


# -- before the draw -------------------------------------------------------------------------------


def calls_before(_number: int, _spot: Spot) -> Shares:
    """Checks and calls."""
    return CALL


def loose_passive_before(number: int, spot: Spot) -> Shares:
    """Opens half the pot, calls any pair, draw or ace, raises three of a kind."""
    hand = hand_of(number)
    if not spot.facing:
        return HALF if spot.half and number >= _OPENERS else CALL
    if (hand.trips or hand.made) and spot.half:
        return HALF
    ace_high = number < PAIRS and number % _HIGH_KINDS == 0
    pays = PAIRS <= number < TRIPS or hand.good_draw or ace_high
    # What it raises with it knows no call for; the charts stay as they were measured.
    return CALL if pays else FOLD


def tight_passive_before(number: int, spot: Spot) -> Shares:
    """Opens queens, calls two pairs, kings and flush draws once, never raises."""
    hand = hand_of(number)
    if not spot.facing:
        return HALF if spot.half and (hand.pair >= QUEEN or hand.more) else CALL
    once = spot.level < 2
    pays = hand.made or hand.trips
    pays |= once and (hand.two_pair or hand.pair >= KING or hand.draws_to >= FOUR_FLUSH)
    return CALL if pays else FOLD


def tight_aggressive_before(number: int, spot: Spot) -> Shares:
    """Opens for the pot, raises tens up and better, calls high pairs and good draws."""
    hand = hand_of(number)
    if not spot.facing:
        return spot.biggest if hand.pair >= JACK or hand.more else CALL
    once = spot.level < 2
    if hand.made or hand.trips or (hand.two_pair and number >= _TENS_UP):
        return spot.biggest if once or hand.made or number >= _TEN_FULL else CALL
    if hand.two_pair or (hand.pair >= KING and once) or hand.draws_to == BOTH:
        return CALL
    if hand.pair == QUEEN and once:
        return (0.5, 0.5, 0, 0)
    return (0.4, 0.6, 0, 0) if hand.good_draw and once else FOLD


def maniac_before(number: int, spot: Spot) -> Shares:
    """Raises seven times in ten, with anything."""
    half, pot = (0.0, 0.7) if spot.pot else (0.7, 0.0) if spot.half else (0.0, 0.0)
    call, fold = 1 - half - pot, 0.0
    nothing = number < PAIRS and number % _HIGH_KINDS and not hand_of(number).good_draw
    if spot.facing and nothing:
        fold, call = 0.3 * call, 0.7 * call
    return fold, call, half, pot


# -- the draw --------------------------------------------------------------------------------------


def drawn(number: int, splits: bool) -> int:
    """How many cards a class draws. ``splits``: whether a small pair gives way to a flush draw."""
    if number < PAIRS:
        return 1 if hand_of(number).good_draw else 3
    if number < TWO_PAIRS:
        flush = (number - PAIRS) % 4 == 2 and (number - PAIRS) // 4 < JACK
        return 1 if flush and splits else 3
    return 1 if number < TRIPS else 2 if number < STRAIGHTS else 0


# -- after the draw --------------------------------------------------------------------------------


def calls_after(_strength: float, _spot: Spot) -> Shares:
    """Checks and calls."""
    return CALL


def loose_passive_after(strength: float, spot: Spot) -> Shares:
    """Bets the best fifth, calls with two hands of three."""
    if not spot.facing:
        return HALF if strength > 0.8 and spot.half else CALL
    if strength > 0.95 and spot.half:
        return HALF
    return CALL if strength > 0.35 else FOLD


def tight_passive_after(strength: float, spot: Spot) -> Shares:
    """Bets the best seventh, calls with a third, never raises."""
    if not spot.facing:
        return HALF if strength > 0.85 and spot.half else CALL
    return CALL if strength > 0.65 + 0.1 * (spot.level - 1) else FOLD


def tight_aggressive_after(strength: float, spot: Spot) -> Shares:
    """Bets the best quarter for the pot, the worst eighth now and then, raises the best tenth."""
    if not spot.facing:
        if strength > 0.72:
            return spot.biggest
        return (0, 0.75, 0, 0.25) if strength < 0.12 and spot.pot else CALL
    if strength > 0.93 or (spot.level == 1 and strength > 0.9):
        return spot.biggest
    return CALL if strength > 0.6 + 0.12 * (spot.level - 1) else FOLD


def maniac_after(strength: float, spot: Spot) -> Shares:
    """Bets and raises six times in ten, with anything."""
    half, pot = (0.0, 0.6) if spot.pot else (0.6, 0.0) if spot.half else (0.0, 0.0)
    call, fold = 1 - half - pot, 0.0
    if spot.facing and strength < 0.2:
        fold, call = 0.5 * call, 0.5 * call
    return fold, call, half, pot


# -- by the price ----------------------------------------------------------------------------------

RAISE_FROM = 0.62
"""Chance to win from which the bot that goes by the price raises."""


def pot_odds(chance: float, price: float, spot: Spot) -> Shares:
    """Raises for the pot above `RAISE_FROM`, calls where the chance is above the price."""
    if chance > RAISE_FROM and (spot.half or spot.pot):
        return spot.biggest
    return CALL if not spot.facing or chance > price else FOLD
