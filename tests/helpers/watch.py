"""Watching a deal event by event: what must hold whatever is played."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from openers.engine.events import DealBegan, Event, HandsGathered
from openers.engine.hand import Hand
from openers.engine.table import Table
from openers.engine.views import ONLOOKER, redact


class Watcher:
    """Follows a deal and asserts, after every event, what holds in every deal.

    Chips are constant and no stack is below nothing (C6); no card is twice, none is missing (D-11);
    what a seat folds from its own log is the table as it may see it (C9); and what the table keeps
    count of is what one would count.
    """

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        began = hand.events[0]
        assert isinstance(began, DealBegan)
        size = len(hand.deck)
        self.truth = Table(began, size)
        self.seen = {s: Table(began, size) for s in (ONLOOKER, *range(len(began.stacks)))}
        self.chips = sum(began.stacks) + began.carried
        self.gathered: set[int] = set()
        self._read = 1
        self.look()

    def look(self) -> list[Event]:
        """Take in what has happened since the last look; return it."""
        new = self.hand.events[self._read :]
        self._read = len(self.hand.events)
        for event in new:
            self.truth.apply(event)
            self._chips_and_cards(event)
            self._counts(event)
            for seat, table in self.seen.items():
                table.apply(redact(event, seat))
                assert table == self.truth.seen_by(seat), (event, seat)
        assert self.truth == self.hand.table
        self._deck_is_whole()
        return new

    def _chips_and_cards(self, event: Event) -> None:
        table = self.truth
        assert sum(table.stacks) + table.pot_now() + table.left == self.chips, event
        assert min(table.stacks) >= 0, event
        if isinstance(event, HandsGathered):
            self.gathered = {s for s, folded in enumerate(table.folded) if folded}
        held = [c for s, hand in self._held() for c in hand]
        assert len(set(held)) == len(held), event
        aside = table.stub + table.discard_pile + table.folded_pile
        assert len(held) + len(table.common) + aside == len(self.hand.deck), event

    def _counts(self, event: Event) -> None:
        """What the table keeps count of is what one counts by looking."""
        table = self.truth
        live = [s for s in range(table.seats) if table.dealt_in[s] and not table.folded[s]]
        assert table.live_seats() == live, event
        assert table.able == sum(table.stacks[s] > 0 for s in live), event
        for first, order in enumerate(table.in_turn):
            assert list(order) == [s for s in table.clockwise(first) if s in live], event
        assert table.quiet == (not any(table.acts)), event

    def _held(self) -> Iterator[tuple[int, list[int | None]]]:
        return ((s, h) for s, h in enumerate(self.truth.hands) if s not in self.gathered)

    def _deck_is_whole(self) -> None:
        stub = self.hand.stub
        cards: list[Any] = [*stub.cards, *stub.folded, *chain(*stub.discards.values())]
        cards += self.truth.common
        cards += [card for _, hand in self._held() for card in hand]
        assert sorted(cards) == sorted(self.hand.deck)
