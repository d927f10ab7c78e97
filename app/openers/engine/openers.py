"""Who may open, and which cards prove it (rules D-2, D-2a, D-14, D-15)."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise

from openers.cards.card import ACE
from openers.cards.ranking import Category, Ranking


def may_open(cards: Sequence[int], needed: int | None, ranking: Ranking, also: bool) -> bool:
    """Whether five cards open: a pair of rank ``needed`` or any higher hand (D-2).

    ``needed`` None: anything opens. ``also``: four to an open-ended straight flush do (D-2a).
    """
    if needed is None:
        return True
    value = ranking.value(cards)
    category = ranking.category(value)
    if category > Category.PAIR:
        return True
    if category is Category.PAIR and ranking.ranks(value)[0] >= needed:
        return True
    return also and four_to_straight_flush(cards) is not None


def four_to_straight_flush(cards: Sequence[int]) -> tuple[int, ...] | None:
    """Four suited cards in a row that a card at either end would make a straight flush, or None.

    The ace fits above the king and below the deck's lowest rank, whichever that is: every row
    without an ace is open at both ends, no row with one is.
    """
    for four in combinations(sorted(cards), 4):
        ranks = [card >> 2 for card in four]
        in_a_row = all(b - a == 1 for a, b in pairwise(ranks))
        if in_a_row and len({card & 3 for card in four}) == 1 and ranks[3] < ACE:
            return four
    return None


def proof(
    cards: Sequence[int], needed: int | None, ranking: Ranking, also: bool
) -> tuple[int, ...] | None:
    """The fewest of the first five cards that by themselves reach the rank needed (D-14).

    None where they don't open; no card where nothing was needed.
    """
    if needed is None:
        return ()
    if not may_open(cards, needed, ranking, also):
        return None
    counts = Counter(card >> 2 for card in cards)
    pairs = sorted((r for r, n in counts.items() if n >= 2), reverse=True)
    pair = next((r for r in pairs if r >= needed), None)
    if pair is not None:
        return _of(cards, pair, 2)
    three = next((r for r, n in counts.items() if n >= 3), None)
    if three is not None:
        return _of(cards, three, 3)
    if len(pairs) == 2:
        return _of(cards, pairs[0], 2) + _of(cards, pairs[1], 2)
    four = four_to_straight_flush(cards) if also else None
    return four or tuple(cards)


def _of(cards: Sequence[int], rank: int, many: int) -> tuple[int, ...]:
    return tuple(card for card in cards if card >> 2 == rank)[:many]
