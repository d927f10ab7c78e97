"""Cards that a hand history does not know, and the deck that deals those it knows.

Where a hand is played again its unseen cards need a face. Those of a folded hand may be any. Those
of a hand thrown away at the showdown are the worst that are left: it was beaten. Those of the one
hand that wins because all others are thrown away are the best.
"""

from collections.abc import Callable, Collection, Sequence
from itertools import combinations

from openers.cards.ranking import HAND, MOST, Ranking

Cards = tuple[int | None, ...]


def filled(
    hands: Sequence[Cards], common: Sequence[int], mucked: Collection[int], deck: Sequence[int],
    ranking: Ranking, best: int = -1,
) -> list[tuple[int, ...]]:  # fmt: skip
    """The hands with a card for each unseen one.

    Those of seats in ``mucked`` become the worst, that of the seat ``best``, if any, the best.

    Raises ValueError where the deck has too few cards.
    """
    known = {card for hand in hands for card in hand if card is not None} | {*common}
    left = [card for card in deck if card not in known]
    found: dict[int, tuple[int, ...]] = {}
    for seat in sorted(range(len(hands)), key=lambda seat: (seat != best, seat not in mucked)):
        missing = hands[seat].count(None)
        if missing > len(left):
            raise ValueError("more cards than the deck has")
        chosen = tuple(left[:missing])
        if missing and (seat == best or seat in mucked):
            pick = max if seat == best else min
            chosen = _picked(pick, hands[seat], common, left, missing, ranking)
        left = [card for card in left if card not in chosen]
        new = iter(chosen)
        found[seat] = tuple(next(new) if card is None else card for card in hands[seat])
    return [found[seat] for seat in range(len(hands))]


def _picked(
    pick: Callable[..., tuple[int, ...]], hand: Cards, common: Sequence[int], left: Sequence[int],
    missing: int, ranking: Ranking,
) -> tuple[int, ...]:  # fmt: skip
    """The cards that make the least (``pick``: min) or the most (max) of a hand."""
    known = [*(card for card in hand if card is not None), *common]
    if not HAND <= len(known) + missing <= MOST:
        return tuple(left[:missing])  # no whole hand: nothing is won or lost with it
    return pick(combinations(left, missing), key=lambda extra: ranking.value((*known, *extra)))


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
