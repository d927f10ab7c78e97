"""How often five cards hold openers: exact, by counting ranks instead of hands (D-2, D-2a)."""

from itertools import combinations
from math import comb

from openers.cards.card import ACE
from openers.cards.deck import deck
from openers.cards.ranking import Category, Ranking
from openers.engine.openers import may_open

_SUITS = 4


def holds_openers(needed: int, ranking: Ranking, also: bool) -> float:
    """The chance that a dealt hand opens with a pair of rank ``needed`` or better.

    ``also``: four to an open-ended straight flush open too (D-2a). The deck is the ranking's.
    """
    ranks = range(ranking.lowest, ACE + 1)
    low_pairs = max(needed - ranking.lowest, 0)
    closed = _no_pair(ranking) + low_pairs * comb(len(ranks) - 1, 3) * comb(_SUITS, 2) * _SUITS**3
    if also:
        closed -= _four_to_straight_flush(needed, ranking)
    return 1.0 - closed / comb(len(ranks) * _SUITS, 5)


def _no_pair(ranking: Ranking) -> int:
    """Hands of five ranks that make neither a straight nor a flush."""
    ranks = range(ranking.lowest, ACE + 1)
    # A hand of two suits, so that only its ranks tell.
    values = (ranking.value((4 * a, 4 * b, 4 * c, 4 * d, 4 * e + 1))
              for a, b, c, d, e in combinations(ranks, 5))  # fmt: skip
    plain = sum(ranking.category(value) is Category.HIGH_CARD for value in values)
    return plain * (_SUITS**5 - _SUITS)


def _four_to_straight_flush(needed: int, ranking: Ranking) -> int:
    """Hands that open by rule D-2a alone. No hand holds two such fours without being better."""
    count = 0
    for low in range(ranking.lowest, ACE - 4 + 1):
        four = [4 * rank for rank in range(low, low + 4)]
        fifths = (card for card in deck(ranking.lowest) if card not in four)
        count += sum(not may_open((*four, card), needed, ranking, False) for card in fifths)
    return count * _SUITS
