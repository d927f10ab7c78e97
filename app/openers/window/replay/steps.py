"""A recorded deal cut into steps, seen through somebody's eyes. Plain events, no widget."""

from typing import NamedTuple

from openers.engine.events import (
    Acted,
    BetsCollected,
    Dealt,
    DealtCommon,
    Discarded,
    Event,
    Posted,
    Returned,
    StepBegan,
)
from openers.engine.views import redact
from openers.records.history import DealRecord, Session
from openers.records.model import HERO

OPEN = -2
"""The eyes of somebody who sees all cards."""
_ALONG = (Posted, Dealt, DealtCommon, Returned, BetsCollected)
"""What comes along with the event before it, as one step."""


class Street(NamedTuple):
    """A part of the deal one may jump to: its name in the script, and after how many events."""

    name: str
    place: int


class Steps:
    """One deal of a session.

    Attributes:
        session: its rules and players.
        deal: the deal.
        places: after how many events the viewer may stand still, ascending; the last is the end.
        streets: the betting rounds, the draw and the showdown that the deal saw.
    """

    def __init__(self, session: Session, deal: DealRecord) -> None:
        self.session, self.deal = session, deal
        events = deal.events
        self.places = [
            at
            for at in range(1, len(events) + 1)
            if at == len(events) or not isinstance(events[at], _ALONG)
        ]
        self.streets: list[Street] = []
        for at, event in enumerate(events):
            if isinstance(event, StepBegan):
                place = next(place for place in self.places if place > at)
                if self.streets and self.streets[-1].name == event.name:
                    self.streets.pop()  # the cards of a street, then its bets
                self.streets.append(Street(event.name, place))

    def eyes(self) -> list[int]:
        """Whose eyes one may look through: the own alone, where hidden cards stay hidden (C9).

        With the teaching switch ``reveal_after``, and in hands from elsewhere, everybody's who was
        dealt in, and `OPEN`.
        """
        if self.session.ours and not self.session.rules.reveal_after:
            return [HERO]
        dealt_in = self.deal.began.dealt_in
        return [*(seat for seat, dealt in enumerate(dealt_in) if dealt), OPEN]

    def seen(self, eyes: int) -> tuple[Event, ...]:
        """All events as these eyes see them."""
        if eyes == OPEN:
            return tuple(_laid_open(event) for event in self.deal.events)
        return tuple(redact(event, eyes) for event in self.deal.events)

    def after(self, place: int) -> int:
        """The next place, or the last."""
        return next((p for p in self.places if p > place), self.places[-1])

    def before(self, place: int) -> int:
        """The place before, or the first."""
        return next((p for p in reversed(self.places) if p < place), self.places[0])

    def decision(self, place: int, seat: int, by: int) -> int:
        """Where ``seat`` decides next (``by`` 1) or before (-1); ``place`` where it never does."""
        own = [
            at
            for at, event in enumerate(self.deal.events)
            if isinstance(event, Acted | Discarded) and event.seat == seat and at in self.places
        ]
        wanted = [at for at in own if (at > place if by > 0 else at < place)]
        return place if not wanted else wanted[0] if by > 0 else wanted[-1]


def _laid_open(event: Event) -> Event:
    """The event with the others' cards face up: only the picture is told so."""
    return event._replace(up=True) if isinstance(event, Dealt) and event.seat != HERO else event
