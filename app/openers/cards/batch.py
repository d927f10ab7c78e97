"""Many hands ranked at once: arrays of five, six or seven cards each. Needs numpy; no deal does.

A hand's worth is its class: 0 for the worst hand of the deck, one more for each better one, equal
hands in the same class. ``Batch.values[class]`` is what `Ranking.value` says of it, so classes of
five, six and seven cards compare with one another.

How: each rank has a number such that the sum of a hand's ranks is unlike that of any other ranks;
above the sum stand four counters, one a suit, each started at three so that five of a suit set its
highest bit. The numbers of two cards are looked up together: two bytes side by side are one index,
read where they lie. What a sum is worth stands in a table. The few hands with a flush are looked up
again by the ranks of the suit. Buffers are used again; a chunk of hands stays in the processor's
cache.
"""

from functools import cache, cached_property
from itertools import chain, combinations, combinations_with_replacement
from math import comb
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from openers.cards.card import RANKS, SUITS
from openers.cards.ranking import HAND, MOST, Category, Ranking, straights

Cards = NDArray[np.uint8]
Classes = NDArray[np.uint16]
_Wide = NDArray[np.int64]

_DECK = len(RANKS) * len(SUITS)
_EVERY = np.arange(_DECK)

_KEYS_OF_FIVE = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
_KEYS = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
"""A number a rank: no two choices of so many cards' ranks have the same sum (of five; of seven)."""

_SUM_BITS = 23
_SUM = (1 << _SUM_BITS) - 1
_START = 0x3333 << _SUM_BITS
_FLUSH = 0x8888 << _SUM_BITS
_FLUSH_OF = np.array([8 << _SUM_BITS + 4 * suit for suit in range(len(SUITS))])
_HELD = (1 << len(RANKS)) - 1
_CHUNK = 16_384
_VALUE_BITS = 20
"""Bits of a `Ranking` value below its category."""
_SHAPES = (
    (Category.QUADS, 4, 0, 1, 1),
    (Category.FULL_HOUSE, 3, 2, 2, 0),
    (Category.TRIPS, 3, 0, 1, 2),
    (Category.TWO_PAIR, 2, 2, 2, 1),
    (Category.PAIR, 2, 0, 1, 3),
    (Category.HIGH_CARD, 1, 0, 0, 5),
)
"""A category, how often its first rank comes and its second at least, ranks named, cards beside."""
_TAIL = 4
"""Cards whose sums are worked out once where all hands are counted."""


class _Numbers(NamedTuple):
    """What the cards add up by.

    Attributes:
        card: the number of each card.
        two: of two cards, by ``first + 256 * second``; which is which does not matter.
        size: sums of ranks are below this.
    """

    card: _Wide
    two: _Wide
    size: int


@cache
def _numbers(count: int) -> _Numbers:
    """The numbers for hands of so many cards."""
    keys = np.array(_KEYS_OF_FIVE if count == HAND else _KEYS)
    card = keys[_EVERY >> 2] + (1 << _SUM_BITS + 4 * (_EVERY & 3))
    two = np.zeros(_DECK << 8, np.int64).reshape(_DECK, 256)
    two[:, :_DECK] = card[:, None] + card
    most = 4 * int(keys[-1]) + (count - 4) * int(keys[-2])
    return _Numbers(card, two.reshape(-1), most + 1)


_SUITED = 1 << len(RANKS) * (_EVERY & 3) + (_EVERY >> 2)
"""The bit of each card among all: thirteen ranks of a suit side by side."""


class Batch:
    """The order of many hands in one deck; the same order as the `Ranking` it is made of.

    Attributes:
        ranking: that of one hand.
        values: the `Ranking` value of each class, ascending.
    """

    def __init__(self, ranking: Ranking) -> None:
        self.ranking = ranking
        of_five = _of_ranks(ranking, HAND)
        flushes = _of_flushes(ranking)
        self.values: NDArray[np.uint32] = np.unique(np.concatenate([of_five[1], flushes[1]]))
        self._flush = np.zeros(_HELD + 1, np.uint16)
        self._flush[flushes[0]] = np.searchsorted(self.values, flushes[1])
        self._tables: dict[int, Classes] = {}

    @cached_property
    def categories(self) -> NDArray[np.uint8]:
        """The `Category` of each class."""
        return np.array([self.ranking.category(int(v)) for v in self.values], np.uint8)

    def classes(self, cards: ArrayLike) -> Classes:
        """The class of each hand of an array (n, 5…7) of card ids, no card twice in a row.

        Raises ValueError for another shape or for what is no card.
        """
        hands = np.asarray(cards)
        if hands.ndim != 2 or not HAND <= hands.shape[1] <= MOST or hands.dtype.kind not in "iu":
            raise ValueError("hands are rows of five to seven cards, which are whole numbers")
        if not len(hands):
            return np.empty(0, np.uint16)
        if not 0 <= hands.min() <= hands.max() < _DECK:
            raise ValueError("a card is a whole number from 0 to 51")
        return self._classes(np.ascontiguousarray(hands, np.uint8))

    def _classes(self, hands: Cards) -> Classes:
        """The classes of hands that lie row by row."""
        size, count = hands.shape
        numbers, table = _numbers(count), self._table(count)
        pairs = [
            np.ndarray((size,), np.uint16, hands, 2 * pair, (count,)) for pair in range(count // 2)
        ]
        first = hands[:, -1] if count % 2 else pairs.pop()
        started = (numbers.card if count % 2 else numbers.two) + _START
        found = np.empty(size, np.uint16)
        sums, more = np.empty((2, _CHUNK), np.int64)
        for start in range(0, size, _CHUNK):
            chunk = slice(start, start + _CHUNK)
            n = len(hands[chunk])
            total, part = sums[:n], more[:n]
            started.take(first[chunk], mode="clip", out=total)
            for pair in pairs:
                numbers.two.take(pair[chunk], mode="clip", out=part)
                total += part
            flushes = self._plain(total, part, table, found[chunk])
            held = _SUITED[hands[chunk][flushes].T].sum(axis=0)
            self._flushed(found[chunk], flushes, part[flushes], held)
        return found

    def values_of(self, cards: ArrayLike) -> NDArray[np.uint32]:
        """What `Ranking.value` says of each hand of an array (n, 5…7)."""
        found: NDArray[np.uint32] = self.values[self.classes(cards)]
        return found

    def counts(self, count: int) -> _Wide:
        """How many of all hands of ``count`` cards of the deck fall into each class."""
        deck = range(self.ranking.lowest * len(SUITS), _DECK)
        tails = choices(deck, _TAIL)
        numbers, table = _numbers(count), self._table(count)
        sums = numbers.card[tails].sum(axis=1)
        suited = _SUITED[tails].sum(axis=1)
        total, part = np.empty((2, len(tails)), np.int64)
        found = np.empty(len(tails), np.uint16)
        counts = np.zeros(len(self.values), np.int64)
        for head in combinations(deck, count - _TAIL):
            start = int(np.searchsorted(tails[:, 0], head[-1], side="right"))
            n = len(tails) - start
            if not n:
                continue
            cards = np.array(head)
            np.add(sums[start:], numbers.card[cards].sum() + _START, out=total[:n])
            flushes = self._plain(total[:n], part[:n], table, found[:n])
            held = suited[start:][flushes] + _SUITED[cards].sum()
            self._flushed(found[:n], flushes, part[flushes], held)
            counts += np.bincount(found[:n], minlength=len(counts))
        return counts

    def _plain(self, total: _Wide, part: _Wide, table: Classes, found: Classes) -> NDArray[np.intp]:
        """Look the sums up as if there were no flush; where there is one."""
        np.bitwise_and(total, _FLUSH, out=part)
        np.bitwise_and(total, _SUM, out=total)
        table.take(total, mode="clip", out=found)
        return np.flatnonzero(part != 0)

    def _flushed(
        self, found: Classes, flushes: NDArray[np.intp], marks: _Wide, held: _Wide
    ) -> None:
        """Put the classes of flushes right: ``marks`` tell the suit, ``held`` all cards."""
        suit = np.searchsorted(_FLUSH_OF, marks)
        found[flushes] = self._flush[(held >> len(RANKS) * suit) & _HELD]

    def _table(self, count: int) -> Classes:
        """The class of each sum of so many ranks."""
        if count not in self._tables:
            ranks, values = _of_ranks(self.ranking, count)
            keys = np.array(_KEYS_OF_FIVE if count == HAND else _KEYS)
            table = np.zeros(_numbers(count).size, np.uint16)
            table[keys[ranks].sum(axis=1)] = np.searchsorted(self.values, values)
            self._tables[count] = table
        return self._tables[count]


@cache
def batch_of(ranking: Ranking) -> Batch:
    """The one `Batch` of a `Ranking`; its tables are made when first needed."""
    return Batch(ranking)


def choices(things: range, count: int, kind: type[np.integer[Any]] = np.intp) -> NDArray[Any]:
    """All choices of so many things, in order, one a row; as numbers of this kind."""
    flat = chain.from_iterable(combinations(things, count))
    return np.fromiter(flat, kind, comb(len(things), count) * count).reshape(-1, count)


# -- what ranks are worth -------------------------------------------------------------------------


def _of_ranks(ranking: Ranking, count: int) -> tuple[NDArray[np.intp], NDArray[np.uint32]]:
    """All choices of so many ranks of the deck, and what they are worth without a flush."""
    places = range(ranking.lowest, len(RANKS))
    flat = np.fromiter(chain.from_iterable(combinations_with_replacement(places, count)), np.intp)
    ranks = flat.reshape(-1, count)
    ranks = ranks[(ranks[:, 4:] != ranks[:, :-4]).all(axis=1)]  # no rank comes five times
    return ranks, _worth(ranking, ranks)


def _worth(ranking: Ranking, ranks: NDArray[np.intp]) -> NDArray[np.uint32]:
    """What rows of ranks are worth: how often each comes, and the straights."""
    every = np.arange(len(RANKS))
    times = (ranks[:, :, None] == every).sum(axis=1)
    groups = np.sort(times << 4 | every, axis=1)[:, ::-1]  # what comes most often first
    often, which = groups >> 4, groups & 15
    held = np.where(times, every, -1)
    strength = {ranking.category(at << _VALUE_BITS): at << _VALUE_BITS for at in range(9)}
    values = np.zeros(len(ranks), np.uint32)
    for kind, first, second, named, beside in _SHAPES:
        rows = np.flatnonzero((often[:, 0] == first) & (often[:, 1] >= second) & (values == 0))
        names = which[rows, :named]
        rest = held[rows]
        np.put_along_axis(rest, names, -1, axis=1)
        sides = np.sort(rest, axis=1)[:, ::-1][:, :beside]
        values[rows] = strength[kind] + _packed(np.hstack([names, sides]))
    bits = (np.where(times, 1, 0) << every).sum(axis=1)
    for top, needed in straights(ranking.lowest):
        straight = strength[Category.STRAIGHT] + (top << _VALUE_BITS - 4)
        rows = np.flatnonzero(bits & needed == needed)
        values[rows] = np.maximum(values[rows], straight)
    return values


def _packed(ranks: NDArray[np.intp]) -> NDArray[np.intp]:
    """Rows of ranks as the low bits of a `Ranking` value: four bits each, the first highest."""
    places = _VALUE_BITS - 4 * np.arange(1, ranks.shape[1] + 1)
    packed: NDArray[np.intp] = (ranks << places).sum(axis=1)
    return packed


def _of_flushes(ranking: Ranking) -> tuple[NDArray[np.intp], NDArray[np.uint32]]:
    """Five to seven ranks of one suit, as bits, and what they are worth."""
    places = range(ranking.lowest, len(RANKS))
    suits = [ranks for count in range(HAND, MOST + 1) for ranks in combinations(places, count)]
    held = [sum(1 << rank for rank in ranks) for ranks in suits]
    worth = [ranking.value([4 * rank for rank in ranks]) for ranks in suits]
    return np.array(held), np.array(worth, np.uint32)
