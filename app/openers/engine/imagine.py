"""The only way from a view to a deal that can be played on: the unseen cards are guessed.

Roll-outs therefore cannot peek (rule C9).
"""

from collections.abc import Sequence

from openers.cards.shuffle import ByteStream, shuffled
from openers.engine.hand import Hand
from openers.engine.setup import setup_for
from openers.engine.state import known
from openers.engine.stub import Stub
from openers.engine.table import Table
from openers.engine.views import View


def imagine(view: View, seed: bytes, guess: Sequence[int] | None = None) -> Hand:
    """A deal that looks like ``view`` to its seat.

    Args:
        view: what a seat sees at its turn.
        seed: what is shuffled later comes from it.
        guess: every unseen card once, in the order in which it fills first the hands of those
            still in, clockwise from seat 0, then the stub, then discards and folded hands; by
            default a guess drawn from ``seed``.

    Raises:
        ValueError: the guess is not the unseen cards.
    """
    table = view.table.copy()
    setup = setup_for(view.rules, sum(table.dealt_in))
    unseen = unseen_cards(view, setup.deck)
    stream = ByteStream(seed)
    cards = shuffled(unseen, stream) if guess is None else list(guess)
    if sorted(cards) != unseen:
        raise ValueError("the guess must be the unseen cards, each once")
    rest = iter(cards)
    for seat in table.live_seats():
        hand = table.hands[seat]
        table.hands[seat] = [next(rest) if card is None else card for card in hand]
    stub = Stub([next(rest) for _ in range(table.stub)], stream, first=not any(table.gathered))
    _lay_aside(table, stub, list(rest), cards)
    return Hand.resumed(view, setup, table, stub)


def unseen_cards(view: View, deck: Sequence[int]) -> list[int]:
    """The cards that may lie anywhere as far as this seat knows, ascending.

    The own discards and folded hand are among them once they have been shuffled in again.
    """
    table = view.table
    seen: set[int | None] = {*table.common}
    for seat, hand in enumerate(table.hands):
        if not _folded_hand_is_back(table, seat):
            seen.update(hand)
        if not table.gathered[seat]:
            seen.update(table.discards[seat])
    return [card for card in deck if card not in seen]


def _folded_hand_is_back(table: Table, seat: int) -> bool:
    """Whether a hand folded before the draw has been shuffled in again (D-11)."""
    return table.folded[seat] and table.drawn[seat] is None and any(table.gathered)


def _lay_aside(table: Table, stub: Stub, aside: list[int], unseen: Sequence[int]) -> None:
    """Fill in discards and folded hands from the cards ``aside``.

    Of cards shuffled in again only the memory is left: any unseen ones serve for it.
    """
    for seat, hand in enumerate(table.hands):
        lie, discards = not table.gathered[seat], table.discards[seat]
        source = aside if lie else [card for card in unseen if card not in hand]
        table.discards[seat] = _filled(discards, source)
        if lie:
            stub.discards[seat] = known(table.discards[seat])
        if table.folded[seat]:
            back = _folded_hand_is_back(table, seat)
            table.hands[seat] = [*_filled(hand, list(unseen) if back else aside)]
            if table.folded_pile:
                stub.folded += [card for card in table.hands[seat] if card is not None]


def _filled(cards: Sequence[int | None], source: list[int]) -> tuple[int, ...]:
    return tuple(source.pop() if card is None else card for card in cards)
