"""The draw: one after the other lays cards down and receives as many (rules D-7…D-11, E-6…E-9)."""

from collections.abc import Sequence

from openers.engine.actions import Action, Discard, IllegalAction, Legal, Refusal
from openers.engine.events import Dealt, Discarded, HandsGathered, Reshuffled
from openers.engine.first import FIRST
from openers.engine.state import DealState, known, out_of_place
from openers.rules.steps import Draw, Step


def begin(state: DealState, step: Step) -> bool:
    """The folded hands are set aside; ask the first to draw. All-in players draw too."""
    assert isinstance(step, Draw)
    table = state.table
    folded = [known(table.hands[s]) for s in range(table.seats) if table.folded[s]]
    if folded:
        state.emit(HandsGathered())
        state.stub.folded = [card for hand in folded for card in hand]
    state.turn = _to_draw(state, step)[0]
    return True


def _to_draw(state: DealState, step: Draw) -> list[int]:
    """The seats still to draw, in order."""
    table = state.table
    order = table.clockwise(FIRST[step.first](state))
    return [s for s in order if table.live(s) and table.drawn[s] is None]


def legal(state: DealState, step: Step) -> Legal:
    """How many cards the drawer may exchange."""
    assert isinstance(step, Draw)
    return Legal(state.turn, "draw", discards=step.most)


def apply(state: DealState, step: Step, action: Action, legal: Legal) -> bool:
    """Lay the cards down and deal as many, all at once (D-7)."""
    assert isinstance(step, Draw)
    if not isinstance(action, Discard):
        raise out_of_place(state, action)
    seat, cards = state.turn, action.cards
    refusal = refusal_of(cards, known(state.table.hands[seat]), step.most)
    if refusal is not None:
        raise IllegalAction(refusal)
    state.emit(Discarded(seat, tuple(cards)))
    state.stub.discards += [(seat, card) for card in cards]
    waiting = _to_draw(state, step)
    _replace(state, step, seat, len(cards), others_wait=bool(waiting))
    state.turn = waiting[0] if waiting else -1
    return bool(waiting)


def refusal_of(cards: Sequence[int], hand: Sequence[int], most: int) -> Refusal | None:
    """Why these cards can't be laid down, or None (D-7, D-9, D-10)."""
    different = set(cards)
    if len(different) < len(cards):
        return Refusal("twice_same_card", "D-9")
    if not different.issubset(hand):
        return Refusal("not_your_card", "D-9")
    if len(cards) > most:
        return Refusal("too_many_discards", "D-10", (("most", most),))
    return None


def _replace(state: DealState, step: Draw, seat: int, many: int, others_wait: bool) -> None:
    """Deal the drawer as many cards as were laid down."""
    own = frozenset(known(state.table.discards[seat]))
    stub = state.stub
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
