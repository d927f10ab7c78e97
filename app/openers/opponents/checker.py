"""Watches a deal and counts what breaks: views, the deck, the chips, the replay."""

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Protocol

from openers.engine.events import DealBegan, Event, HandsGathered
from openers.engine.table import Table
from openers.engine.views import ONLOOKER, redact


class DealersCards(Protocol):
    """The cards nobody holds, as `openers.engine.stub.Stub` has them."""

    cards: list[int]
    discards: dict[int, Sequence[int]]
    folded: list[int]


class Watched(Protocol):
    """What is looked at of a deal."""

    events: list[Event]
    table: Table

    @property
    def stub(self) -> DealersCards:
        """The dealer's cards."""
        ...

    @property
    def deck(self) -> Sequence[int]:
        """All the cards of the deal."""
        ...


class Checker:
    """Follows one deal, event by event.

    After every event: what each seat, and an onlooker, would fold from its own redacted log is
    the table as that seat may see it (C9), stacks and pots hold the chips they began with (C6),
    and every card is somewhere (D-11). After every act: the deal's own table says the same, and no
    card of the deck is missing or there twice. ``breaches`` counts how often that fails.
    """

    def __init__(self, deal: Watched) -> None:
        self.breaches = 0
        self._deal = deal
        began = deal.events[0]
        assert isinstance(began, DealBegan)
        self._size = len(deal.deck)
        self._truth = Table(began, self._size)
        self._seats = (ONLOOKER, *range(len(began.stacks)))
        self._seen = {seat: Table(began, self._size) for seat in self._seats}
        self._chips = sum(began.stacks) + began.carried
        self._gathered: set[int] = set()
        self.see(deal.events[1:])

    def see(self, events: Sequence[Event]) -> None:
        """Take in what happened."""
        for event in events:
            self._truth.apply(event)
            for seat, table in self._seen.items():
                table.apply(redact(event, seat))
            if isinstance(event, HandsGathered):
                self._gathered = {s for s, folded in enumerate(self._truth.folded) if folded}
            self.breaches += not (self._views_agree() and self._nothing_lost())
        self.breaches += self._truth != self._deal.table or not self._deck_is_whole()

    def _views_agree(self) -> bool:
        return all(self._truth.seen_by(seat) == table for seat, table in self._seen.items())

    def _nothing_lost(self) -> bool:
        table = self._truth
        chips = sum(table.stacks) + table.pot_now() + table.left
        cards = sum(len(hand) for seat, hand in self._held()) + len(table.common)
        cards += table.stub + table.discard_pile + table.folded_pile
        return chips == self._chips and cards == self._size

    def _held(self) -> list[tuple[int, list[int | None]]]:
        """The hands that the dealer has not gathered."""
        hands = enumerate(self._truth.hands)
        return [(seat, hand) for seat, hand in hands if seat not in self._gathered]

    def _deck_is_whole(self) -> bool:
        """Whether all the cards of the deck are there and none twice."""
        stub = self._deal.stub
        cards = [*stub.cards, *stub.folded, *chain(*stub.discards.values())]
        cards += self._truth.common
        cards += [card for _, hand in self._held() for card in hand if card is not None]
        return sorted(cards) == sorted(self._deal.deck)

    def replayed(self, again: Callable[[list[Event]], Watched]) -> None:
        """Play the deal once more by its events, which must come out the same (C10).

        ``again`` plays a fresh deal through the actions of these events; ValueError: it cannot.
        """
        try:
            self.breaches += again(self._deal.events).events != self._deal.events
        except ValueError:
            self.breaches += 1
