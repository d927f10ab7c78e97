"""What a draw makes of a hand, by exact enumeration."""

from collections.abc import Collection, Iterable
from itertools import combinations

from openers.cards.ranking import Category, Ranking


def after_draw(
    kept: Collection[int], unseen: Iterable[int], drawn: int, ranking: Ranking
) -> dict[Category, int]:
    """Count the hands that ``drawn`` cards out of ``unseen`` make of the ``kept`` ones.

    Every combination counts once; the counts add up to all combinations. ``unseen`` holds the
    cards the drawer has not seen: neither the kept cards nor the discarded ones.
    Raises ValueError where kept and drawn cards are not five.
    """
    if len(kept) + drawn != 5:
        raise ValueError(f"{len(kept)} kept and {drawn} drawn cards do not make a hand")
    held = tuple(kept)
    value, category = ranking.value, ranking.category
    by_value: dict[int, int] = {}
    for extra in combinations(unseen, drawn):
        made = value(held + extra)
        by_value[made] = by_value.get(made, 0) + 1
    counts: dict[Category, int] = {}
    for made, ways in by_value.items():
        kind = category(made)
        counts[kind] = counts.get(kind, 0) + ways
    return counts
