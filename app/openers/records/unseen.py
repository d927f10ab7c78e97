"""Cards that a hand history does not know, and the deck that deals those it knows.

Where a hand is played again its unseen cards need a face. Those of a folded hand may be any. Those
of a hand thrown away at the showdown are the worst that are left: it was beaten.
"""

from collections.abc import Collection, Sequence
from itertools import combinations

from openers.cards.ranking import HAND, MOST, Ranking

Cards = tuple[int | None, ...]


def filled(
    hands: Sequence[Cards], common: Sequence[int], mucked: Collection[int], deck: Sequence[int],
    ranking: Ranking,
) -> list[tuple[int, ...]]:  # fmt: skip
    """The hands with a card for each unseen one; those of seats in ``mucked`` become the worst.

    Raises ValueError where the deck has too few cards.
    """
    known = {card for hand in hands for card in hand if card is not None} | {*common}
    left = [card for card in deck if card not in known]
    found: dict[int, tuple[int, ...]] = {}
    for seat in sorted(range(len(hands)), key=lambda seat: seat not in mucked):
        missing = hands[seat].count(None)
        if missing > len(left):
            raise ValueError("more cards than the deck has")
        chosen = tuple(left[:missing])
        if missing and seat in mucked:
            chosen = _worst(hands[seat], common, left, missing, ranking)
        left = [card for card in left if card not in chosen]
        new = iter(chosen)
        found[seat] = tuple(next(new) if card is None else card for card in hands[seat])
    return [found[seat] for seat in range(len(hands))]


def _worst(
    hand: Cards, common: Sequence[int], left: Sequence[int], missing: int, ranking: Ranking
) -> tuple[int, ...]:
    """The cards that make the least of a hand."""
    known = [*(card for card in hand if card is not None), *common]
    if not HAND <= len(known) + missing <= MOST:
        return tuple(left[:missing])  # no whole hand: nothing is won or lost with it
    return min(combinations(left, missing), key=lambda extra: ranking.value((*known, *extra)))


def stud_deck(
    hands: Sequence[Sequence[int]], common: Sequence[tuple[int, int]], order: Sequence[int],
    deck: Sequence[int],
) -> tuple[int, ...]:  # fmt: skip
    """A deck that deals these hands of stud, one round after the other, then the rest.

    ``common``: cards for all, each with the round it is dealt in; ``order``: the seats clockwise
    from the dealer's left.
    """
    dealt: list[int] = []
    for at in range(MOST):
        dealt += [card for card, round_ in common if round_ == at]
        dealt += [hands[seat][at] for seat in order if at < len(hands[seat])]
    given = set(dealt)
    return (*dealt, *(card for card in deck if card not in given))
