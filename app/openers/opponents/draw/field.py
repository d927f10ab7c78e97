"""What others may hold: how often a hand beats a random one, and one that drew so many cards.

Everything follows from the deck in play; figures of the full deck: a pair of jacks beats a random
hand with 0.80, a pair drawing three cards makes two pair with 0.16, three of a kind with 0.11.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import NamedTuple

from openers.cards.card import ACE
from openers.cards.deck import deck
from openers.cards.ranking import Category, ranking_of
from openers.odds.draws import after_draw
from openers.opponents.draw.reading import CLASSES, RANKS, place_of

OPENER, RAISER, CALLER = range(3)
"""What a player did before the draw; it says what the cards drawn are drawn to."""

Chances = list[float]
"""A number for each class of hand."""


class Field(NamedTuple):
    """One deck, seen from a table with these openers.

    Attributes:
        lowest: the deck's lowest rank.
        flush_over_full: as the house rules say.
        unseen: cards a player has not seen, holding five.
        random: chance to beat five random cards, ties counted half, a class each.
        opening: share of random hands that do not reach the openers; where anything opens, the
            share below a middling pair.
        drew: chance to beat who played so (`OPENER`…) and drew 0…5 cards, a class each.
    """

    lowest: int
    flush_over_full: bool
    unseen: int
    random: tuple[float, ...]
    opening: float
    drew: tuple[tuple[tuple[float, ...], ...], ...]


@lru_cache(maxsize=64)
def field_for(lowest: int, flush_over_full: bool, openers: int | None) -> Field:
    """The `Field` of a deck whose lowest rank is ``lowest`` where ``openers`` may open."""
    dealt = _dealt(lowest, flush_over_full)
    opens = place_of(Category.PAIR, _least(lowest, openers), flush_over_full)
    drew = tuple(
        tuple(_beats(_drew(role, drawn, lowest, flush_over_full, openers)) for drawn in range(6))
        for role in (OPENER, RAISER, CALLER)
    )
    unseen = 4 * (RANKS - lowest) - 5
    return Field(
        lowest, flush_over_full, unseen, _beats(dealt), sum(dealt[:opens]) / sum(dealt), drew
    )


def _least(lowest: int, openers: int | None) -> int:
    """The lowest pair one expects from who opened."""
    return (lowest + RANKS) // 2 if openers is None else openers


def _beats(shares: Chances) -> tuple[float, ...]:
    """The chance that each class beats a hand spread like this, ties counted half."""
    whole = sum(shares)
    return tuple(
        (below - share / 2) / whole for below, share in zip(accumulate(shares), shares, strict=True)
    )


def _mix(parts: Iterable[tuple[float, Chances]]) -> Chances:
    """The weighted sum of spreads."""
    whole = [0.0] * CLASSES
    for weight, part in parts:
        scale = weight / sum(part)
        for place, share in enumerate(part):
            whole[place] += scale * share
    return whole


@lru_cache(maxsize=16)
def _dealt(lowest: int, flush_over_full: bool) -> Chances:
    """How many five-card hands each class has."""
    n = RANKS - lowest
    ways = [0.0] * CLASSES

    def put(category: Category, lead: int, count: float) -> None:
        ways[place_of(category, lead, flush_over_full)] += count

    for i, lead in enumerate(range(lowest, RANKS)):
        # Five different ranks below or at this one, the straights taken out.
        straights = (lead >= lowest + 3) * (lead < ACE) + (lead == ACE)
        tops = comb(i, 4) - (lead >= lowest + 4) - (lead == ACE)
        put(Category.HIGH_CARD, lead, tops * (4**5 - 4))
        put(Category.FLUSH, lead, tops * 4)
        put(Category.STRAIGHT, lead, straights * (4**5 - 4))
        put(Category.STRAIGHT_FLUSH, lead, straights * 4)
        put(Category.PAIR, lead, 6 * comb(n - 1, 3) * 4**3)
        put(Category.TWO_PAIR, lead, i * 6 * 6 * (4 * n - 8))
        put(Category.TRIPS, lead, 4 * comb(n - 1, 2) * 4**2)
        put(Category.FULL_HOUSE, lead, 4 * (n - 1) * 6)
        put(Category.QUADS, lead, 4 * n - 4)
    return ways


# -- what is drawn to ---------------------------------------------------------------------------

# Shares of what each number of drawn cards is drawn to, by what the player did before the draw:
# estimates of usual play, see the teaching table "what draws of 0, 1, 2, 3 mean".
_TWO_PAIR_OF_ONE = (0.75, 0.85, 0.4)
"""Drawing one: two pair; the others draw to a straight or a flush."""
_TRIPS_OF_TWO = (0.7, 0.8, 0.55)
"""Drawing two: three of a kind; the others a pair with a side card."""
_BLUFF_OF_NONE = 0.1
"""Standing pat on nothing."""
_LOW_PAIR = (0.0, 0.0, 0.35)
"""Weight of a pair below the openers among those who draw three, a rank each."""
_RAISED_PAIR = 0.25
"""Weight of a raiser's pair below aces among those who draw three, a rank each."""


def _drew(role: int, drawn: int, lowest: int, swapped: bool, openers: int | None) -> Chances:
    """The final hands of who played so and drew so many cards."""
    if drawn == 0:
        return _mix(
            (
                (1 - _BLUFF_OF_NONE, _pat(lowest, swapped)),
                (_BLUFF_OF_NONE, _dealt_low(lowest, swapped)),
            )
        )
    if drawn == 1:
        share = _TWO_PAIR_OF_ONE[role]
        return _mix(
            ((share, _from_two_pair(lowest, swapped)), (1 - share, _from_four(lowest, swapped)))
        )
    pairs = _from_pairs(role, drawn, lowest, swapped, openers)
    if drawn == 2:
        share = _TRIPS_OF_TWO[role]
        return _mix(((share, _from_trips(lowest, swapped)), (1 - share, pairs)))
    if drawn == 3:
        return pairs
    return _dealt(lowest, swapped)


def _pat(lowest: int, swapped: bool) -> Chances:
    """Hands dealt pat: straights and better."""
    cut = place_of(Category.STRAIGHT, 0, swapped)
    return [0.0 if place < cut else ways for place, ways in enumerate(_dealt(lowest, swapped))]


def _dealt_low(lowest: int, swapped: bool) -> Chances:
    """Dealt hands without a pair."""
    cut = place_of(Category.PAIR, 0, swapped)
    return [ways if place < cut else 0.0 for place, ways in enumerate(_dealt(lowest, swapped))]


def _from_four(lowest: int, swapped: bool) -> Chances:
    """Final hands of a draw to a straight or a flush, half and half."""
    n = RANKS - lowest
    unseen = 4 * n - 5
    spread = [0.0] * CLASSES
    tops = range(lowest + 4, RANKS)
    for top in tops:
        spread[place_of(Category.FLUSH, top, swapped)] += 0.5 * (n - 4) / len(tops)
        spread[place_of(Category.STRAIGHT, top, swapped)] += 0.5 * 8 / len(tops)
        spread[place_of(Category.HIGH_CARD, top, swapped)] += (unseen - 0.5 * (n + 4) - 12) / len(
            tops
        )
    for pair in range(lowest, RANKS):
        spread[place_of(Category.PAIR, pair, swapped)] += 12 / n
    return spread


def _from_two_pair(lowest: int, swapped: bool) -> Chances:
    """Final hands of two pair that draw one."""
    n = RANKS - lowest
    spread = [0.0] * CLASSES
    for high in range(lowest + 1, RANKS):
        weight = float(high - lowest)
        spread[place_of(Category.TWO_PAIR, high, swapped)] += weight * (4 * n - 9)
        spread[place_of(Category.FULL_HOUSE, high, swapped)] += weight * 4
    return spread


def _from_trips(lowest: int, swapped: bool) -> Chances:
    """Final hands of three of a kind that draw two."""
    counts = _made("trips", lowest)
    spread = [0.0] * CLASSES
    for lead in range(lowest, RANKS):
        for category, ways in counts.items():
            spread[place_of(category, lead, swapped)] += ways
    return spread


def _from_pairs(role: int, drawn: int, lowest: int, swapped: bool, openers: int | None) -> Chances:
    """Final hands of a pair that draws three, or two beside a side card."""
    counts = _made("pair" if drawn == 3 else "pair and a side card", lowest)
    least = _least(lowest, openers)
    spread = [0.0] * CLASSES
    for pair in range(lowest, RANKS):
        weight = 1.0 if pair >= least else _LOW_PAIR[role]
        if role == RAISER and pair < ACE:
            weight *= _RAISED_PAIR
        for category, ways in counts.items():
            if category is not Category.TWO_PAIR:
                spread[place_of(category, pair, swapped)] += weight * ways
                continue
            for other in range(lowest, RANKS):
                lead = max(pair, other)
                spread[place_of(category, lead, swapped)] += weight * ways / (RANKS - lowest)
    return spread


@lru_cache(maxsize=64)
def _made(held: str, lowest: int) -> dict[Category, int]:
    """What a pair or three of a kind of the highest rank becomes, by enumeration."""
    first = 4 * ACE
    kept = {
        "pair": (first, first + 1),
        "pair and a side card": (first, first + 1, first - 4),
        "trips": (first, first + 1, first + 2),
    }[held]
    # Discards of other ranks and several suits, such as leave nothing but these cards to improve.
    thrown = [4 * (ACE - 2 - i) + i % 4 for i in range(5 - len(kept))]
    unseen = [card for card in deck(lowest) if card not in kept and card not in thrown]
    return after_draw(kept, unseen, 5 - len(kept), ranking_of(lowest, False))
