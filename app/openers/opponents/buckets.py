"""197 buckets of five cards after the draw, in strict order of worth.

No pair and flushes by the top card (an ace by the second too), pairs by rank and whether the best
side card is high, middling or low, two pairs by both, all else by its rank.
"""

from collections.abc import Iterator

from openers.cards.card import ACE, KING
from openers.cards.ranking import Category, Ranking

_Key = tuple[int, int, int]

_WORST_TOP, _WORST_SECOND = 5, 4
"""Seven high and ace-six are the least a hand without a pair can be (seven high is 7-5-4-3-2)."""
_MIDDLING, _LOWEST_STRAIGHT = 8, 3
"""A ten; the five on top of ace to five."""


def _key(category: Category, ranks: tuple[int, ...]) -> _Key:
    if category in (Category.HIGH_CARD, Category.FLUSH):
        return category, ranks[0], ranks[1] if ranks[0] == ACE else 0
    if category is Category.PAIR:
        return category, ranks[0], (ranks[1] >= _MIDDLING) + (ranks[1] >= KING)
    if category is Category.TWO_PAIR:
        return category, ranks[0], ranks[1]
    return category, 0 if category is Category.STRAIGHT_FLUSH else ranks[0], 0


def _keys() -> Iterator[_Key]:
    """Every key, the worst hand's first."""
    for kind in Category:
        if kind in (Category.HIGH_CARD, Category.FLUSH):
            yield from ((kind, top, 0) for top in range(_WORST_TOP, ACE))
            yield from ((kind, ACE, second) for second in range(_WORST_SECOND, ACE))
        elif kind is Category.PAIR:
            yield from ((kind, rank, side) for rank in range(ACE + 1) for side in range(3))
        elif kind is Category.TWO_PAIR:
            yield from ((kind, high, low) for high in range(ACE + 1) for low in range(high))
        elif kind is Category.STRAIGHT_FLUSH:
            yield kind, 0, 0
        else:
            least = _LOWEST_STRAIGHT if kind is Category.STRAIGHT else 0
            yield from ((kind, rank, 0) for rank in range(least, ACE + 1))


_PLACE = {key: place for place, key in enumerate(_keys())}
BUCKETS = len(_PLACE)
"""How many there are: 197."""


def bucket(value: int, ranking: Ranking) -> int:
    """The bucket of a hand's worth, 0 to 196. The order is that of 52 cards in every deck."""
    return _PLACE[_key(ranking.category(value), ranking.ranks(value))]
