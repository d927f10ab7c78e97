"""A recorded deal played again, to be asked at each decision of a player."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from openers.engine.actions import Action, Legal
from openers.engine.events import Event
from openers.engine.hand import Hand
from openers.engine.replay import due
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
    for legal, action in due(fresh, events):
        yield Turn(legal.seat, fresh.table, legal, action)
        fresh.do(action)
