"""How likely an exchange makes a better class of hand: exact, many hands at once in numpy."""

from collections.abc import Collection
from functools import lru_cache
from typing import TYPE_CHECKING

from openers.cards.deck import deck
from openers.cards.ranking import HAND, Ranking

if TYPE_CHECKING:
    import numpy as np


def improving(hand: Collection[int], gone: Collection[int], ranking: Ranking) -> float:
    """The chance that exchanging ``gone`` out of ``hand`` gives a better class of hand.

    Every combination of the cards not held counts once, as `openers.odds.draws` would count them
    one by one; what others hold is not known.
    """
    import numpy as np

    from openers.cards.batch import batch_of

    if not gone:
        return 0.0
    batch = batch_of(ranking)
    kept = [card for card in hand if card not in gone]
    unseen = np.array([c for c in deck(ranking.lowest) if c not in set(hand)], np.uint8)
    rows = _combinations(len(unseen), len(gone))
    hands = np.empty((len(rows), HAND), np.uint8)
    hands[:, : len(kept)] = kept
    hands[:, len(kept) :] = unseen[rows]
    before = ranking.category(ranking.value(tuple(hand)))
    # Classes ascend: the better ones begin after the last of the same kind.
    least = np.flatnonzero(batch.categories == before)[-1] + 1
    return float(np.count_nonzero(batch.classes(hands) >= least) / len(rows))


@lru_cache(maxsize=8)
def _combinations(things: int, count: int) -> "np.ndarray":
    """All choices of ``count`` of so many things, (choices, count) uint8."""
    import numpy as np

    from openers.cards.batch import choices

    return choices(range(things), count, np.uint8)
