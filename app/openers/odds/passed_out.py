"""How often nobody at a table holds openers: dealt at random, by a seed, in numpy (D-2, D-5).

What is exact, the chance of one hand, narrows what the deals say: the number of hands with
openers in a deal is known on average, and how it came out corrects the count (a control variate).
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from openers.cards.card import ACE, JACK, KING, QUEEN
from openers.cards.deck import deck
from openers.cards.ranking import Category, ranking_of
from openers.odds.openers import holds_openers

if TYPE_CHECKING:
    import numpy as np

RUNGS = (JACK, QUEEN, KING)
"""The openers a ladder asks for."""
DEALS = 65_536
"""Deals that settle a chance to about a tenth of a per cent, in less than a tenth of a second."""
_CHUNK = 8192
_SEED = 20_630
_ANY = ACE + 1
"""The level of a hand that opens whatever pair is needed; -1 is that of one that never does."""


class Estimate(NamedTuple):
    """A chance and its standard error; 0.0 where it is exact."""

    chance: float
    error: float = 0.0


class Stopped(Exception):
    """The answer is not wanted any more."""


_known: dict[tuple[int, int, bool], dict[int, Estimate]] = {}


def passed_out(
    lowest: int, seats: int, also: bool, stopped: Callable[[], bool] = bool, deals: int = DEALS
) -> dict[int, Estimate]:
    """The chance that nobody of ``seats`` dealt in holds openers, for each rank of `RUNGS`.

    Args:
        lowest: the deck's lowest rank.
        seats: how many are dealt in; the deck must have five cards for each.
        also: whether four to an open-ended straight flush open too (D-2a).
        stopped: asked now and then; once true, `Stopped` is raised.
        deals: how many are dealt, rounded up to whole thousands.

    The same question has the same answer everywhere: the seed is fixed.
    """
    key = (lowest, seats, also)
    if deals == DEALS and key in _known:
        return _known[key]
    counts = {rank: [0] * (seats + 1) for rank in RUNGS}
    for levels in _dealt(lowest, seats, also, deals, stopped):
        for rank in RUNGS:
            for holders, times in enumerate(_holders(levels >= rank, seats)):
                counts[rank][holders] += times
    ranking = ranking_of(lowest, False)
    found = {rank: _estimate(counts[rank], holds_openers(rank, ranking, also)) for rank in RUNGS}
    if deals == DEALS:
        _known[key] = found
    return found


def _estimate(counts: list[int], one: float) -> Estimate:
    """The chance of no holder; ``counts[n]``: deals with n, ``one``: the exact chance of a hand."""
    deals = sum(counts)
    share = counts[0] / deals
    mean = sum(n * times for n, times in enumerate(counts)) / deals
    spread = sum((n - mean) ** 2 * times for n, times in enumerate(counts)) / deals
    together = -share * mean  # nobody holds anything where nobody does
    slope = together / spread if spread else 0.0
    chance = share - slope * (mean - (len(counts) - 1) * one)
    left = max(share * (1 - share) - slope * together, 0.0)
    return Estimate(min(max(chance, 0.0), 1.0), (left / deals) ** 0.5)


def _holders(opens: "np.ndarray", seats: int) -> list[int]:
    """How many deals have 0, 1 … ``seats`` hands that open. ``opens``: (seats, deals) bool."""
    import numpy as np

    counts: list[int] = np.bincount(opens.sum(axis=0), minlength=seats + 1).tolist()
    return counts


def _dealt(
    lowest: int, seats: int, also: bool, deals: int, stopped: Callable[[], bool]
) -> "Iterator[np.ndarray]":
    """Deals by the chunk: the level of each hand, (seats, deals) int8."""
    import numpy as np

    rng = np.random.Generator(np.random.PCG64(_SEED))
    whole = np.array(deck(lowest), np.uint8)
    column = np.arange(_CHUNK)
    for _ in range(-(-deals // _CHUNK)):
        if stopped():
            raise Stopped
        cards = np.repeat(whole[:, None], _CHUNK, axis=1)
        for place in range(5 * seats):
            other = rng.integers(place, len(whole), _CHUNK, np.uint8)
            taken = cards[other, column]
            cards[other, column] = cards[place]
            cards[place] = taken
        hands = cards[: 5 * seats].reshape(seats, 5, _CHUNK)
        yield np.stack([_levels(hand, lowest, also) for hand in hands])


def _levels(hand: "np.ndarray", lowest: int, also: bool) -> "np.ndarray":
    """The highest pair needed under which each hand still opens. ``hand``: (5, deals) cards."""
    import numpy as np

    by_ranks, by_pair, rank_bit, suit_bit, card_bit = _tables(lowest)
    ranks = rank_bit[hand]
    held = np.bitwise_or.reduce(ranks)
    level: np.ndarray = np.maximum(by_ranks[held], by_pair[held ^ np.bitwise_xor.reduce(ranks)])
    level[np.bitwise_and.reduce(suit_bit[hand]) > 0] = _ANY
    if also:
        bits = np.bitwise_or.reduce(card_bit[hand])
        level[bits & bits >> 4 & bits >> 8 & bits >> 12 > 0] = _ANY
    return level


@cache
def _tables(lowest: int) -> "tuple[np.ndarray, ...]":
    """What is looked up: levels by the ranks held and by the one pair; bits of rank, suit, card.

    The card bits leave the aces out: no row with one is open at both ends.
    """
    import numpy as np

    ranking = ranking_of(lowest, False)
    by_ranks = np.full(1 << (ACE + 1), -1, np.int8)
    for held in range(1 << (ACE + 1)):
        ranks = [rank for rank in range(ACE + 1) if held >> rank & 1]
        if len(ranks) <= 3:
            by_ranks[held] = _ANY
        elif len(ranks) == 5:
            value = ranking.value([4 * rank + (rank == ranks[0]) for rank in ranks])
            straight = ranking.category(value) is Category.STRAIGHT
            by_ranks[held] = _ANY if straight else -1
    by_pair = np.full(1 << (ACE + 1), -1, np.int8)
    for rank in range(ACE + 1):
        by_pair[1 << rank] = rank
    cards = np.arange(52)
    return (
        by_ranks,
        by_pair,
        (1 << (cards >> 2)).astype(np.int16),
        (1 << (cards & 3)).astype(np.uint8),
        np.where(cards >> 2 < ACE, np.int64(1) << cards, 0),
    )
