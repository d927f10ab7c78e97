"""The draw: one after the other lays cards down and receives as many (rules D-7…D-11, E-6…E-9)."""

from collections.abc import Sequence
from functools import cache
from itertools import compress

from openers.engine.actions import Action, Discard, IllegalAction, Legal, Refusal
from openers.engine.events import Dealt, Discarded, HandsGathered, Reshuffled
from openers.engine.first import FIRST
from openers.engine.folding import fold_discarded
from openers.engine.quick import maker
from openers.engine.state import DealState, known, out_of_place
from openers.engine.table import Table
from openers.rules.steps import Draw

_discarded = maker(Discarded)


def begin(state: DealState, step: Draw) -> bool:
    """The folded hands are set aside; ask the first to draw. All-in players draw too."""
    table = state.table
    if True in table.folded:
        state.emit(HandsGathered())
        folded = compress(table.hands, table.folded)
        state.stub.folded = [card for hand in folded for card in known(hand)]
    state.turn = _next_to_draw(table, FIRST[step.first](state))
    return True


def _next_to_draw(table: Table, first: int) -> int:
    """The next seat clockwise, beginning with ``first``, that has still to draw; or -1."""
    drawn = table.drawn
    for seat in table.in_turn[first]:
        if drawn[seat] is None:
            return seat
    return -1


def legal(state: DealState, step: Draw) -> Legal:
    """How many cards the drawer may exchange."""
    return _asked(state.turn, step.most)


@cache
def _asked(seat: int, most: int) -> Legal:
    return Legal(seat, "draw", discards=most)


def apply(state: DealState, step: Draw, action: Action, legal: Legal) -> bool:
    """Lay the cards down and deal as many, all at once (D-7)."""
    if not isinstance(action, Discard):
        raise out_of_place(state, action)
    table, seat, cards = state.table, state.turn, tuple(action.cards)
    if cards:
        refusal = refusal_of(cards, known(table.hands[seat]), step.most)
        if refusal is not None:
            raise IllegalAction(refusal)
    discarded = _discarded((seat, cards))
    state.events.append(discarded)
    fold_discarded(table, discarded)
    state.turn = _next_to_draw(table, seat + 1)
    others_wait = state.turn >= 0
    if cards:
        stub, many = state.stub, len(cards)
        stub.discards[seat] = cards
        if stub.feeds(many):
            # The plain case: no discard is in the stub yet and none need be.
            state.deal_down(seat, many)
        else:
            _replace(state, step, seat, many, others_wait)
    return others_wait


def refusal_of(cards: Sequence[int], hand: Sequence[int], most: int) -> Refusal | None:
    """Why these cards can't be laid down, or None (D-7, D-9, D-10)."""
    if len(cards) > len(set(cards)):
        return Refusal("twice_same_card", "D-9")
    for card in cards:
        if card not in hand:
            return Refusal("not_your_card", "D-9")
    if len(cards) > most:
        return Refusal("too_many_discards", "D-10", (("most", most),))
    return None


def _replace(state: DealState, step: Draw, seat: int, many: int, others_wait: bool) -> None:
    """Deal the drawer as many cards as were laid down, from a stub that runs out."""
    stub = state.stub
    own = frozenset(known(state.table.discards[seat]))
    for _ in range(many):
        card = stub.deal_to_drawer(own, step.deal_last_card)
        if card is None:
            # With others still to be asked, E-9 shuffles in all discards; no own card comes back.
            without = -1 if step.all_discards and others_wait else seat
            state.emit(Reshuffled(*stub.gather(without)))
            card = stub.deal_to_drawer(own, last_too=True)
        if card is None:
            raise AssertionError("the deck cannot feed this table")
        state.emit(Dealt(seat, card, False))
