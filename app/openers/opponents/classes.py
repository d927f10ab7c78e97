"""142 classes of five cards before the draw, and which cards each keeps when it draws so many.

No pair: by what it draws to (nothing, inside straight, open straight, flush, both) and its top
card; pairs by rank and by what goes with them; two pairs by the higher and whether the lower is at
least half as high; then three of a kind, straights, flushes and full houses by rank, fours, and
straight flushes. Two hands of a class are played alike by the bots and by the tables of strategy.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from openers.cards.card import ACE, KING, QUEEN
from openers.cards.ranking import HAND, Category, Ranking

CLASSES = 142
PAIRS, TWO_PAIRS, TRIPS, STRAIGHTS, FLUSHES, FULL_HOUSES, QUADS, STRAIGHT_FLUSH = (
    20, 72, 96, 109, 119, 127, 140, 141,
)  # fmt: skip
"""The first class of each kind; no pair begins at 0."""
NOTHING, INSIDE, OPEN_ENDED, FOUR_FLUSH, BOTH = range(5)
"""What a hand without a pair draws to: class // 4 there."""
MOST_DRAWN = 4
"""Draws of more cards than this are played as this."""

Keep = tuple[int, ...]


class Shape(NamedTuple):
    """A hand before the draw.

    Attributes:
        number: its class, 0 to 141.
        keeps: the cards it keeps when it draws 0, 1, 2, 3 and 4.
    """

    number: int
    keeps: tuple[Keep, Keep, Keep, Keep, Keep]


@lru_cache(maxsize=65_536)
def shape(hand: tuple[int, ...], ranking: Ranking) -> Shape:
    """The shape of five cards, ascending, in the deck of ``ranking``."""
    category = ranking.category(value := ranking.value(hand))
    ranks = ranking.ranks(value)
    suited = _four_suited(hand)
    straight, open_ended = _four_in_a_row(hand, ranking.lowest)
    if category is Category.HIGH_CARD:
        draw = suited or straight or hand[1:]
        to = _draws_to(bool(suited), bool(straight), open_ended)
        high = {ACE: 0, KING: 1, QUEEN: 2}.get(ranks[0], 3)
        return Shape(4 * to + high, (hand, draw, hand[2:], hand[3:], hand[4:]))
    if category is Category.PAIR:
        return _pair(hand, ranks, suited, straight if open_ended else ())
    if category is Category.TWO_PAIR:
        pairs, under, side = (_of(hand, rank) for rank in ranks)
        number = TWO_PAIRS + 2 * (ranks[0] - 1) + (ranks[1] >= ranks[0] // 2)
        return Shape(number, (hand, (*under, *pairs), (*pairs, *side), pairs, pairs[1:]))
    if category is Category.TRIPS:
        three, side = _of(hand, ranks[0]), _of(hand, ranks[1])
        return Shape(TRIPS + ranks[0], (hand, (*three, *side), three, three[1:], three[2:]))
    number = {
        Category.STRAIGHT: STRAIGHTS + ranks[0] - 3,
        Category.FLUSH: FLUSHES + ranks[0] - 5,
        Category.FULL_HOUSE: FULL_HOUSES + ranks[0],
        Category.QUADS: QUADS,
        Category.STRAIGHT_FLUSH: STRAIGHT_FLUSH,
    }[category]
    one = _of(hand, ranks[0]) if category is Category.QUADS else hand[1:]
    return Shape(number, (hand, one, hand[2:], hand[3:], hand[4:]))


def _pair(hand: Keep, ranks: Sequence[int], suited: Keep, open_ended: Keep) -> Shape:
    """The shape of one pair."""
    pair = _of(hand, ranks[0])
    first, second = _of(hand, ranks[1]), _of(hand, ranks[2])
    best_side = KING if ranks[0] == ACE else ACE
    beside = 2 if suited else 3 if open_ended else 1 if ranks[1] == best_side else 0
    one = suited or open_ended or (*pair, *first, *second)
    return Shape(PAIRS + 4 * ranks[0] + beside, (hand, one, (*pair, *first), pair, pair[1:]))


def _draws_to(suited: bool, straight: bool, open_ended: bool) -> int:
    if suited:
        return BOTH if straight else FOUR_FLUSH
    return OPEN_ENDED if open_ended else INSIDE if straight else NOTHING


def _of(hand: Keep, rank: int) -> Keep:
    return tuple(card for card in hand if card >> 2 == rank)


def _four_suited(hand: Keep) -> Keep:
    """The four cards of one suit, or none."""
    for suit in range(4):
        four = tuple(card for card in hand if card & 3 == suit)
        if len(four) == 4:
            return four
    return ()


def _four_in_a_row(hand: Keep, lowest: int) -> tuple[Keep, bool]:
    """The best four cards one short of a straight, and whether both ends are open.

    Among equals the highest; of two cards of a rank the first.
    """
    best: Keep = ()
    best_open = False
    for low in range(lowest - 1, ACE - 3):
        run = [ACE if rank < lowest else rank for rank in range(low, low + HAND)]
        held = {card >> 2: card for card in reversed(hand) if card >> 2 in run}
        open_ended = ACE not in held and not (run[0] in held and run[-1] in held)
        if len(held) == HAND - 1 and open_ended >= best_open:
            best, best_open = tuple(sorted(held.values())), open_ended
    return best, best_open
