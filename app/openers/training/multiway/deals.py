"""Deals of several hands by the thousand: their classes, and the bucket each draw would give."""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from openers.cards.batch import batch_of
from openers.cards.ranking import HAND, STANDARD
from openers.opponents.buckets import bucket
from openers.opponents.classes import MOST_DRAWN, shape
from openers.training.chances import unlike_hands

_DECK = 52
_ORDERS = 24
"""Orders of the suits."""


class _Hands(NamedTuple):
    """The 134,459 hands unlike but for suits.

    Attributes:
        codes: six bits a card, ascending, (n,).
        classes: (n,).
        keeps: which cards each draw keeps, 52 for none, (n, 5, 5).
        buckets: by worth, as `openers.cards.batch` numbers it.
    """

    codes: NDArray[np.int64]
    classes: NDArray[np.int64]
    keeps: NDArray[np.uint8]
    buckets: NDArray[np.int64]


@cache
def _hands() -> _Hands:
    hands, _ = unlike_hands()
    codes = _code(hands)
    shapes = [shape(tuple(hand), STANDARD) for hand in hands.tolist()]
    keeps = np.full((len(hands), MOST_DRAWN + 1, HAND), _DECK, np.uint8)
    for row, one in enumerate(shapes):
        for drawn, kept in enumerate(one.keeps):
            keeps[row, drawn, : len(kept)] = kept
    worths = batch_of(STANDARD).values
    return _Hands(
        codes,
        np.array([one.number for one in shapes]),
        keeps,
        np.array([bucket(int(value), STANDARD) for value in worths]),
    )


def _code(hands: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Six bits a card; hands are ascending."""
    code = np.zeros(len(hands), np.int64)
    for column in hands.T:
        code = code << 6 | column
    return code


@cache
def _orders() -> NDArray[np.uint8]:
    """Every order of the suits as cards that take another's place; 52 stays, (24, 53)."""
    from itertools import permutations

    cards = np.arange(_DECK + 1, dtype=np.uint8)
    found = [
        cards & ~np.uint8(3) | np.array(o, np.uint8)[cards & 3] for o in permutations(range(4))
    ]
    whole = np.stack(found)
    whole[:, _DECK] = _DECK
    return whole


def deals(many: int, seats: int, rng: np.random.Generator) -> NDArray[np.int64]:
    """Random deals: class of each hand and its bucket for 0 to 4 cards drawn, (n, seats, 6).

    The cards drawn are the next of the deck, the same for every number and no other seat's.
    """
    cards = np.argsort(rng.random((many, _DECK)), axis=1).astype(np.uint8)
    each = HAND + MOST_DRAWN
    if seats * each > _DECK:
        each = _DECK // seats  # seven draw their last from cards that others left: nearly the same
    hands = cards[:, : seats * each].reshape(many * seats, each)
    return of_hands(hands[:, :HAND], _filled(hands[:, HAND:])).reshape(many, seats, -1)


def _filled(drawn: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Four cards to draw; where the deck has fewer the first come again."""
    return np.concatenate([drawn, drawn[:, : MOST_DRAWN - drawn.shape[1]]], axis=1)


def of_hands(held: NDArray[np.uint8], stub: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Class and buckets of hands (n, 5) that draw from their row of the stub (n, 4): (n, 6)."""
    known, orders = _hands(), _orders()
    held = np.sort(held, axis=1)
    least, best = np.full(len(held), np.iinfo(np.int64).max), np.zeros(len(held), np.intp)
    for number, order in enumerate(orders):
        code = _code(np.sort(order[held], axis=1))
        lower = code < least
        least[lower], best[lower] = code[lower], number
    rows = np.searchsorted(known.codes, least)
    found = np.empty((len(held), 2 + MOST_DRAWN), np.int64)
    found[:, 0] = known.classes[rows]
    there = np.take_along_axis(orders[best], stub.astype(np.intp), axis=1)
    batch = batch_of(STANDARD)
    for drawn in range(MOST_DRAWN + 1):
        whole = known.keeps[rows, drawn].copy()
        if drawn:
            whole[:, HAND - drawn :] = there[:, :drawn]
        found[:, 1 + drawn] = known.buckets[batch.classes(whole)]
    return found
