"""What a seat may see: redacted events and the view a player decides from (rule C9)."""

from typing import NamedTuple

from openers.engine.actions import NOBODY, Legal
from openers.engine.events import Dealt, Discarded, Event
from openers.engine.table import Table
from openers.rules.rules import Rules

ONLOOKER = -1
"""The seat of somebody who sees only what lies open."""


def redact(event: Event, seat: int) -> Event:
    """The event as ``seat`` may see it: others' hidden cards become None."""
    if isinstance(event, Dealt):
        if event.seat != seat and not event.up:
            return event._replace(card=None)
    elif isinstance(event, Discarded) and event.seat != seat:
        return event._replace(cards=(None,) * len(event.cards))
    return event


def asked(legal: Legal, seat: int) -> Legal:
    """What ``seat`` may know of a question: another's is only whose turn it is.

    What another may answer would tell whether that player holds openers (C9).
    """
    return legal if legal.seat in (seat, NOBODY) else Legal(legal.seat, legal.phase)


class View(NamedTuple):
    """All a player is given: the own seat, the masked table, what is asked, the rules.

    ``legal`` tells the seat that is asked what it may answer; others only who that is.
    """

    seat: int
    table: Table
    legal: Legal
    rules: Rules
