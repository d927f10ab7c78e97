"""What a hand is worth: five, six or seven cards, in any deck (rule C1).

A value is a whole number: the strength of its category, then up to five ranks that settle it, four
bits each. Higher is better, equal is a tie; suits count for nothing but a flush. Values of five,
six and seven cards compare with one another, those of different rankings do not.

One addition a card finds a hand: a card is its rank's counter (a digit to the base five, as no
rank comes more than four times) above its suit's (four bits, started at three, so that five of a
suit set the highest bit). What a sum of ranks is worth is worked out at its first meeting and
remembered: nothing is built beforehand. The additions are written out: a loop over the cards takes
twice as long.
"""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import cache
from itertools import combinations

from openers.cards.card import ACE, RANKS, SUITS, rank, suit
from openers.cards.deck import FULL_LOWEST, lowest_rank


class Category(IntEnum):
    """The kinds of hand, in the order of a 52-card deck."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    TRIPS = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    QUADS = 7
    STRAIGHT_FLUSH = 8


HAND = 5
"""Cards that make a hand."""
MOST = 7
"""The most cards a hand may be chosen from."""

_ORDER = tuple(Category)
_ORDER_FLUSH_OVER_FULL = (
    *_ORDER[: Category.FLUSH],
    Category.FULL_HOUSE,
    Category.FLUSH,
    *_ORDER[Category.QUADS :],
)
_NAMING = {
    Category.HIGH_CARD: 5,
    Category.PAIR: 4,
    Category.TWO_PAIR: 3,
    Category.TRIPS: 3,
    Category.STRAIGHT: 1,
    Category.FLUSH: 5,
    Category.FULL_HOUSE: 2,
    Category.QUADS: 2,
    Category.STRAIGHT_FLUSH: 1,
}
"""How many ranks settle a hand of a category."""

_RANK_BITS = 4
_RANKS_BITS = HAND * _RANK_BITS
_SUITS_BITS = 16
_START = 0x3333
_KEY = [5 ** rank(card) << _SUITS_BITS | 1 << 4 * suit(card) for card in range(52)]
_FIRST = [key + _START for key in _KEY]
_FIVE_OF_A_SUIT = 0x8888
_FLUSH_SUIT = {8 << 4 * which: which for which in range(len(SUITS))}


class Ranking:
    """The order of hands in one deck.

    Attributes:
        lowest: the deck's lowest rank; the ace also goes below it in a straight.
        flush_over_full: whether a flush beats a full house.
    """

    __slots__ = (
        "_boards",
        "_flushes",
        "_known",
        "_order",
        "_straights",
        "_strength",
        "flush_over_full",
        "lowest",
    )

    def __init__(self, lowest: int = FULL_LOWEST, flush_over_full: bool = False) -> None:
        self.lowest = lowest
        self.flush_over_full = flush_over_full
        self._order = _ORDER_FLUSH_OVER_FULL if flush_over_full else _ORDER
        self._strength = {
            category: strength << _RANKS_BITS for strength, category in enumerate(self._order)
        }
        self._straights = straights(lowest)
        self._known: dict[int, int] = {}
        self._flushes: dict[int, int] = {}
        self._boards: dict[int, int] = {}

    def value(self, cards: Sequence[int]) -> int:
        """The worth of the best five of five, six or seven different cards.

        Raises ValueError for any other number of cards.
        """
        size = len(cards)
        if size == MOST:
            a, b, c, d, e, f, g = cards
            key = _FIRST[a] + _KEY[b] + _KEY[c] + _KEY[d] + _KEY[e] + _KEY[f] + _KEY[g]
        elif size == HAND:
            a, b, c, d, e = cards
            key = _FIRST[a] + _KEY[b] + _KEY[c] + _KEY[d] + _KEY[e]
        elif size == MOST - 1:
            a, b, c, d, e, f = cards
            key = _FIRST[a] + _KEY[b] + _KEY[c] + _KEY[d] + _KEY[e] + _KEY[f]
        else:
            raise ValueError(f"a hand is chosen from 5 to 7 cards, not {size}")
        if key & _FIVE_OF_A_SUIT:
            return self._suited(_FLUSH_SUIT[key & _FIVE_OF_A_SUIT], cards)
        try:
            return self._known[key >> _SUITS_BITS]
        except KeyError:
            return self._learn(key >> _SUITS_BITS)

    def category(self, value: int) -> Category:
        """The kind of hand a value stands for."""
        return self._order[value >> _RANKS_BITS]

    def ranks(self, value: int) -> tuple[int, ...]:
        """The ranks that name and settle a hand, the most important first.

        Kings full of fours: (king, four); a pair: its rank, then three side cards; a straight: its
        highest rank (the five for A-2-3-4-5). A board's value may have fewer, see `board`.
        """
        places = range(_RANKS_BITS - _RANK_BITS, -1, -_RANK_BITS)
        settled = _NAMING[self.category(value)]
        return tuple(value >> place & 0xF for place in places)[:settled]

    def best_five(self, cards: Sequence[int]) -> tuple[int, ...]:
        """The five cards that count, the most important first.

        Among equal fives the one with the higher suits, as the odd chip of stud asks (rule C6).
        """
        if not HAND <= len(cards) <= MOST:
            raise ValueError(f"a hand is chosen from 5 to 7 cards, not {len(cards)}")
        best = max(
            combinations(sorted(cards, reverse=True), HAND),
            key=lambda five: (self.value(five), five),
        )
        times = {card: sum(rank(other) == rank(card) for other in best) for card in best}
        five = sorted(best, key=lambda card: (times[card], card), reverse=True)
        value = self.value(five)
        straight = self.category(value) in (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
        if straight and self.ranks(value)[0] != rank(five[0]):
            five.append(five.pop(0))
        return tuple(five)

    def board(self, cards: Sequence[int]) -> int:
        """The worth of an incomplete exposed hand, one to four cards (rule S-7).

        Pairs, two pair, three and four of a kind and high cards; no straights, no flushes.
        Comparable between boards of as many cards.
        """
        if not 1 <= len(cards) < HAND:
            raise ValueError(f"a board is one to four cards, not {len(cards)}")
        key = sum([_KEY[card] for card in cards]) >> _SUITS_BITS
        if key not in self._boards:
            self._boards[key] = self._of_a_kind([rank(card) for card in cards])
        return self._boards[key]

    def _learn(self, key: int) -> int:
        """Work out and remember the worth of a sum of ranks without a flush."""
        ranks = [place for place in range(len(RANKS)) for _ in range(key // 5**place % 5)]
        value = self._of_a_kind(ranks)
        top = self._straight_top(sum(1 << place for place in set(ranks)))
        if top is not None:
            value = max(value, self._pack(Category.STRAIGHT, (top,)))
        self._known[key] = value
        return value

    def _suited(self, flush: int, cards: Iterable[int]) -> int:
        """The worth of a hand with five or more cards of the suit ``flush``.

        Seven cards with a flush hold no full house and no four of a kind.
        """
        held = 0
        for card in cards:
            if card & 3 == flush:
                held |= 1 << (card >> 2)
        try:
            return self._flushes[held]
        except KeyError:
            value = self._flushes[held] = self._learn_flush(held)
            return value

    def _learn_flush(self, held: int) -> int:
        """Work out what five or more ranks of one suit, as bits, are worth."""
        top = self._straight_top(held)
        if top is not None:
            return self._pack(Category.STRAIGHT_FLUSH, (top,))
        ranks = [place for place in range(ACE, -1, -1) if held >> place & 1]
        return self._pack(Category.FLUSH, ranks[:HAND])

    def _straight_top(self, held: int) -> int | None:
        """The highest rank of the best straight in these ranks, as bits, or None."""
        tops = (top for top, needed in self._straights if held & needed == needed)
        return next(tops, None)

    def _of_a_kind(self, ranks: Sequence[int]) -> int:
        """The worth of up to seven ranks by pairs, threes, fours and high cards alone."""
        groups = sorted(((ranks.count(place), place) for place in set(ranks)), reverse=True)
        first, top = groups[0]
        rest = [place for _, place in groups[1:]]
        second = groups[1][0] if rest else 0
        if first == 4:
            return self._pack(Category.QUADS, (top, *sorted(rest, reverse=True)[:1]))
        if first == 3 and second >= 2:
            return self._pack(Category.FULL_HOUSE, (top, rest[0]))
        if first == 3:
            return self._pack(Category.TRIPS, (top, *rest[:2]))
        if first == 2 and second == 2:
            side = sorted(rest[1:], reverse=True)[:1]
            return self._pack(Category.TWO_PAIR, (top, rest[0], *side))
        if first == 2:
            return self._pack(Category.PAIR, (top, *rest[:3]))
        return self._pack(Category.HIGH_CARD, (top, *rest[:4]))

    def _pack(self, category: Category, ranks: Sequence[int]) -> int:
        """The value of a category settled by these ranks, the most important first."""
        value = self._strength[category]
        for place, which in enumerate(ranks, start=1):
            value |= which << _RANKS_BITS - place * _RANK_BITS
        return value


def straights(lowest: int) -> tuple[tuple[int, int], ...]:
    """Every straight of a deck, the best first: its highest rank and the ranks it needs, as bits.

    The last is the ace below the deck's lowest rank: A-2-3-4-5, or A-7-8-9-10 of 32 cards.
    """
    five = (1 << HAND) - 1
    runs = [(top, five << top - HAND + 1) for top in range(ACE, lowest + HAND - 2, -1)]
    low = (lowest + HAND - 2, 1 << ACE | five >> 1 << lowest)
    return (*runs, low)


@cache
def ranking_of(lowest: int, flush_over_full: bool) -> Ranking:
    """The one `Ranking` of a deck; what it has learnt is shared by all who ask."""
    return Ranking(lowest, flush_over_full)


def ranking_for(deck: str, players: int, flush_over_full: bool) -> Ranking:
    """The `Ranking` for the options ``deck`` and ``flush_over_full`` with ``players`` dealt in."""
    return ranking_of(lowest_rank(deck, players), flush_over_full)


STANDARD = ranking_of(FULL_LOWEST, False)
"""Fifty-two cards, a full house over a flush."""
