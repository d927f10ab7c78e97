"""Antes and the deal: nobody is asked anything (rules D-1, E-1, S-1, S-6, S-12)."""

from openers.engine.actions import Action, Legal
from openers.engine.events import DealtCommon, Posted
from openers.engine.folding import fold_posted
from openers.engine.quick import posted_by
from openers.engine.state import DealState, out_of_place
from openers.rules.steps import Ante, Deal


def begin(state: DealState, step: Ante | Deal) -> bool:
    """Post the antes or deal the cards; never waits."""
    if isinstance(step, Ante):
        _ante(state, step)
    else:
        _deal(state, step)
    return False


def legal(state: DealState, step: Ante | Deal) -> Legal:
    """Nothing is asked here."""
    raise AssertionError(f"{step.name} asks nothing")


def apply(state: DealState, step: Ante | Deal, action: Action, legal: Legal) -> bool:
    """Nothing can be done here."""
    raise out_of_place(state, action)


def _ante(state: DealState, step: Ante) -> None:
    table, ante = state.table, step.chips
    stacks, button = table.stacks, table.button
    posted = [
        posted_by(seat, min(stacks[seat], ante))
        for seat in table.in_turn[button + 1]
        if stacks[seat]
    ]
    state.events += posted
    fold_posted(table, posted)
    extra = min(ante * (step.dealer_times - 1), stacks[button])
    if extra:
        state.emit(Posted(button, "dealer", extra))


def _deal(state: DealState, step: Deal) -> None:
    table, stub, up = state.table, state.stub, step.up
    seats = table.in_turn[table.button + 1]
    if step.common_if_short and len(stub.cards) < len(seats):
        state.emit(DealtCommon(*stub.deal(1)))
    else:
        state.deal(seats, up)
