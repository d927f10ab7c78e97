"""What the cards marked for exchange mean."""

from collections import Counter
from collections.abc import Iterable, Sequence

from openers.cards import card as cards
from openers.cards.ranking import Ranking
from openers.engine.openers import four_to_straight_flush, proof
from openers.words.ranks import RankWords


def kept_text(hand: Iterable[int], marked: Iterable[int]) -> str:
    """The cards that stay, as short text: ``Q Q A``."""
    words, gone = RankWords(), set(marked)
    return " ".join(words.letter(cards.rank(card)) for card in hand if card not in gone)


def splits_openers(
    hand: Sequence[int], marked: Iterable[int], needed: int | None, ranking: Ranking, also: bool
) -> bool:
    """Whether an opener who discards these cards keeps no openers (rule D-15).

    Args:
        hand: the opener's five cards.
        marked: those to be discarded.
        needed: the lowest pair that could open, None where nothing was needed.
        ranking: the order of hands.
        also: whether four to an open-ended straight flush open too (rule D-2a).
    """
    gone = set(marked)
    if not gone or needed is None or not proof(hand, needed, ranking, also):
        return False
    kept = [card for card in hand if card not in gone]
    counts = Counter(cards.rank(card) for card in kept)
    pairs = [rank for rank, many in counts.items() if many >= 2]
    if any(rank >= needed for rank in pairs) or any(many >= 3 for many in counts.values()):
        return False
    if len(pairs) == 2:
        return False
    return not (also and len(kept) == 4 and four_to_straight_flush(kept))
