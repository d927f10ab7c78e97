"""A recorded deal played again, to be asked at each decision of a player."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from openers.engine.actions import Action, BringIn, Legal
from openers.engine.events import Event
from openers.engine.hand import Hand
from openers.engine.replay import actions
from openers.engine.table import Table


class Turn(NamedTuple):
    """A decision, before it is taken.

    Attributes:
        seat: whose it is.
        table: everything that happened so far, all cards open; it changes as the deal goes on.
        legal: what may be answered.
        action: what will be.
    """

    seat: int
    table: Table
    legal: Legal
    action: Action


def turns(fresh: Hand, events: Sequence[Event]) -> Iterator[Turn]:
    """Each turn of a deal; it is played when the next is asked for.

    Args:
        fresh: the deal before anybody acted (`openers.records.history.redealt`); it is played.
        events: what happened in it, unredacted.

    Raises:
        IllegalAction: the events do not follow from the rules.
    """
    for action in actions(events):
        legal = fresh.legal()
        if legal is None:
            return
        if isinstance(action, BringIn) and not legal.bring_in:
            continue  # posted by the rules themselves, from a stack that covers no more
        yield Turn(legal.seat, fresh.table, legal, action)
        fresh.do(action)
