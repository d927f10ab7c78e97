"""The only way from a view to a deal that can be played on: the unseen cards are guessed.

Roll-outs therefore cannot peek (rule C9).
"""

from collections.abc import Sequence

from openers.cards.shuffle import ByteStream, shuffled
from openers.engine.hand import Hand
from openers.engine.setup import setup_for
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
    stub = Stub([next(rest) for _ in range(table.stub)], stream)
    _lay_aside(table, stub, list(rest))
    return Hand.resumed(view, setup, table, stub)


def unseen_cards(view: View, deck: Sequence[int]) -> list[int]:
    """The cards that may lie anywhere as far as this seat knows, ascending.

    Own discards are known to be out of play until they may have been shuffled in again.
    """
    table = view.table
    seen = {card for s in table.live_seats() for card in table.hands[s] if card is not None}
    seen.update(table.common)
    if not _reshuffled(table):
        seen.update(card for cards in table.discards for card in cards if card is not None)
        seen.update(card for hand in table.hands for card in hand if card is not None)
    return [card for card in deck if card not in seen]


def _reshuffled(table: Table) -> bool:
    return table.discard_pile < sum(len(cards) for cards in table.discards)


def _lay_aside(table: Table, stub: Stub, rest: list[int]) -> None:
    """The cards in no hand and not in the stub: discards with their owners, and folded hands."""
    if _reshuffled(table):
        # Whose they were can't be told any more; they can be gathered again, and no more is asked.
        stub.folded = rest
        return
    for seat, cards in enumerate(table.discards):
        table.discards[seat] = tuple(rest.pop() if card is None else card for card in cards)
        stub.discards += [(seat, card) for card in table.discards[seat] if card is not None]
    for seat in range(table.seats):
        if table.folded[seat]:
            hand = table.hands[seat]
            table.hands[seat] = [rest.pop() if card is None else card for card in hand]
            if table.folded_pile:
                stub.folded += [card for card in table.hands[seat] if card is not None]
