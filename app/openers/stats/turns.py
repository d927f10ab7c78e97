"""A recorded deal played again, to be asked at each decision of a player."""

from collections.abc import Iterator
from typing import NamedTuple

from openers.engine.actions import Action, BringIn, Legal
from openers.engine.carry import Carry
from openers.engine.hand import Hand
from openers.engine.replay import actions
from openers.engine.table import Table
from openers.records.history import DealRecord, redealt
from openers.rules.rules import Rules


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


class Replay:
    """A deal that goes from turn to turn.

    Attributes:
        hand: the deal, where it stands.
    """

    def __init__(self, rules: Rules, deal: DealRecord, carry: Carry | None = None) -> None:
        """See `openers.records.history.redealt`, which raises ValueError."""
        self.hand: Hand = redealt(rules, deal, carry)
        self._events = deal.events

    def __iter__(self) -> Iterator[Turn]:
        """Each turn; it is played when the next is asked for.

        Raises:
            IllegalAction: the events do not follow from the rules.
        """
        hand = self.hand
        for action in actions(self._events):
            legal = hand.legal()
            if legal is None:
                return
            if isinstance(action, BringIn) and not legal.bring_in:
                continue  # posted by the rules themselves, from a stack that covers no more
            yield Turn(legal.seat, hand.table, legal, action)
            hand.apply(action)
