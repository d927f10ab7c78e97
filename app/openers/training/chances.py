"""How often each class of hand is dealt, and what a draw makes of it, for the full deck."""

from itertools import permutations
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from openers.cards.batch import batch_of, choices
from openers.cards.ranking import HAND, STANDARD
from openers.opponents.buckets import BUCKETS, bucket
from openers.opponents.classes import CLASSES, MOST_DRAWN, shape

DRAWS = MOST_DRAWN + 1
"""Ways to draw: 0, 1, 2, 3, and 4 or more cards."""
SAMPLES = 60_000
"""Draws of each class and number of cards."""
_DECK = 52

Floats = NDArray[np.float64]


class Chances(NamedTuple):
    """Chances of the full deck.

    Attributes:
        dealt: of each class, (142,), exact.
        made: of each bucket, for a class that draws so many, (142, 5, 197); a draw's chances are
            counted in `SAMPLES` draws, standing pat is exact.
    """

    dealt: Floats
    made: Floats


def chances(folder: Path) -> Chances:
    """The chances, worked out once and kept in ``folder``. They are the same on every machine."""
    path = folder / f"chances-{SAMPLES}.npz"
    if path.exists():
        with np.load(path, allow_pickle=False) as kept:
            return Chances(kept["dealt"], kept["made"])
    found = worked_out(SAMPLES)
    folder.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, dealt=found.dealt, made=found.made)
    return found


def worked_out(samples: int, seed: int = 1) -> Chances:
    """Count: every hand once, and ``samples`` draws of each class and number of cards."""
    hands, ways = unlike_hands()
    shapes = [shape(tuple(hand), STANDARD) for hand in hands.tolist()]
    classes = np.array([one.number for one in shapes])
    batch = batch_of(STANDARD)
    buckets = np.array([bucket(int(value), STANDARD) for value in batch.values])
    dealt = np.bincount(classes, ways, CLASSES) / ways.sum()
    made = np.zeros((CLASSES, DRAWS, BUCKETS))
    rng = np.random.Generator(np.random.PCG64(seed))
    for number in range(CLASSES):
        rows = np.flatnonzero(classes == number)
        if not len(rows):  # two pairs, threes over a two that is not half of it, and the like
            continue
        found = buckets[batch.classes(hands[rows])]
        made[number, 0] = np.bincount(found, ways[rows], BUCKETS) / ways[rows].sum()
        picked = rows[_weighted(ways[rows], samples, rng)]
        for drawn in range(1, DRAWS):
            kept = np.array([shapes[row].keeps[drawn] for row in rows], np.uint8)
            kept = kept[np.searchsorted(rows, picked)]
            whole = np.hstack([kept, _drawn(hands[picked], drawn, rng)])
            made[number, drawn] = np.bincount(buckets[batch.classes(whole)], None, BUCKETS)
        made[number, 1:] /= samples
    return Chances(dealt, made)


def unlike_hands() -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """The 134,459 hands unlike but for suits, (n, 5) ascending, and how many are like each."""
    every = choices(range(_DECK), HAND, np.uint8)
    least = np.full(len(every), np.iinfo(np.int64).max)
    for order in permutations(range(4)):
        cards = np.sort(every & ~np.uint8(3) | np.array(order, np.uint8)[every & 3], axis=1)
        code = np.zeros(len(every), np.int64)
        for column in cards.T:
            code = code << 6 | column
        np.minimum(least, code, out=least)
    codes, ways = np.unique(least, return_counts=True)
    places = 6 * np.arange(HAND - 1, -1, -1)
    return (codes[:, None] >> places & 63).astype(np.uint8), ways


def _weighted(ways: NDArray[np.int64], samples: int, rng: np.random.Generator) -> NDArray[np.intp]:
    """Rows picked as often as they have ways."""
    ends = np.cumsum(ways)
    return np.searchsorted(ends, rng.integers(ends[-1], size=samples), side="right")


def _drawn(hands: NDArray[np.uint8], drawn: int, rng: np.random.Generator) -> NDArray[np.uint8]:
    """So many different cards for each hand, none of its own; hands are ascending."""
    taken = hands.astype(np.int64)
    cards = []
    for _ in range(drawn):
        card = rng.integers(_DECK - taken.shape[1], size=len(hands))
        for column in taken.T:
            card += card >= column
        cards.append(card)
        taken = np.sort(np.hstack([taken, card[:, None]]), axis=1)
    return np.stack(cards, axis=1).astype(np.uint8)
