"""Whole deals without a screen: the plain match loop, and many deals with their figures."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from openers.engine.actions import Action, AskOpeners, Done, Legal
from openers.engine.events import Event
from openers.engine.table import Table
from openers.engine.views import View
from openers.opponents.player import Player


class Deal(Protocol):
    """What the loop needs of a deal: `openers.engine.hand.Hand` has it."""

    events: list[Event]
    table: Table

    def legal(self) -> Legal | None:
        """What is asked of whom; None once the deal is over."""
        ...

    def apply(self, action: Action) -> list[Event]:
        """Do it; return what happened."""
        ...

    def view(self, seat: int) -> View:
        """What a seat may know."""
        ...


Watch = Callable[[list[Event]], None]


def play_deal(
    deal: Deal, players: Sequence[Player], rngs: Sequence[Random], watch: Watch | None = None
) -> None:
    """Ask whose turn it is and do what they say, until the deal is over.

    ``watch`` is told what each act made happen.
    """
    while (legal := deal.legal()) is not None:
        if legal.phase == "proof":
            action = _who_asks(deal, players, rngs)
        else:
            action = players[legal.seat].act(deal.view(legal.seat), rngs[legal.seat])
        happened = deal.apply(action)
        if watch:
            watch(happened)


def _who_asks(deal: Deal, players: Sequence[Player], rngs: Sequence[Random]) -> Action:
    """The first, from the opener's left, who asks for the openers; else nobody does."""
    table = deal.table
    for seat in table.clockwise(table.opener + 1):
        if table.dealt_in[seat] and seat != table.opener:
            action = players[seat].act(deal.view(seat), rngs[seat])
            if isinstance(action, AskOpeners):
                return action
    return Done()
