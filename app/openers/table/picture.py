"""What the table shows, folded from the events it has shown: the state and one token per card.

Plain Python, no Qt. The `Table` is the engine's own fold; beside it stand the tokens, because a
picture must know which closed card went where, though the rules need not.
"""

from collections.abc import Sequence
from typing import NamedTuple

from openers.cards import card as cards
from openers.engine import events as ev
from openers.engine.actions import Act
from openers.engine.table import Table

WHEEL = {cards.ACE, 0, 1, 2, 3}


class Said(NamedTuple):
    """An event that stays readable at a seat, with the table as it stood right after it."""

    event: ev.Event
    table: Table


def grouped(hand: Sequence[int]) -> list[int]:
    """A hand as one would hold it: larger groups first, then high cards first."""
    ranks = [cards.rank(card) for card in hand]
    low_ace = set(ranks) == WHEEL and len(ranks) == len(WHEEL)

    def key(card: int) -> tuple[int, int, int]:
        rank = cards.rank(card)
        high = -1 if low_ace and rank == cards.ACE else rank
        return -ranks.count(rank), -high, -cards.suit(card)

    return sorted(hand, key=key)


class Picture:
    """The shown table.

    Attributes:
        hero: the seat whose cards lie before the reader.
        sort: whether the hero's cards are kept in order.
        table: the engine's table, or None before the first deal.
        hands: a seat's tokens in the order of ``table.hands``.
        slots: a seat's tokens as they lie, left to right; None is a gap to be filled.
        card: what a token is, None while unseen.
        open: the tokens that lie face up for all.
        pile: tokens of the discards, lowest first.
        said: for each seat what stays readable there.
        spoken: the newest thing said, or None.
        born: tokens made by the last event; gone: those that left the table with it.
    """

    def __init__(self, hero: int = 0, sort: bool = True) -> None:
        self.hero, self.sort = hero, sort
        self.table: Table | None = None
        self._next = 0
        self.clear()

    def clear(self) -> None:
        """Forget the cards: a new deal."""
        self.hands: list[list[int]] = []
        self.slots: list[list[int | None]] = []
        self.card: dict[int, int | None] = {}
        self.open: set[int] = set()
        self.pile: list[int] = []
        self.common: list[int] = []
        self.said: list[Said | None] = []
        self.spoken: Said | None = None
        self.born: list[int] = []
        self.gone: list[int] = []

    # -- reading -----------------------------------------------------------------------------

    def tokens(self) -> set[int]:
        """Every token on the table."""
        held = {t for slots in self.slots for t in slots if t is not None}
        return held | set(self.pile) | set(self.common)

    @property
    def settled(self) -> bool:
        """Whether the pot has gone where it goes; the openers may still be asked for."""
        table = self.table
        return table is not None and (
            table.ended or (any(table.won) and not table.left and not table.pot_now())
        )

    def held(self, seat: int) -> list[int]:
        """A seat's tokens as they lie, gaps left out."""
        return [t for t in self.slots[seat] if t is not None] if self.slots else []

    def face_up(self, seat: int, token: int) -> bool:
        """Whether the reader sees this card of a seat."""
        if seat == self.hero:
            return self.card[token] is not None
        return token in self.open and self.card[token] is not None

    def lies_open(self, seat: int) -> bool:
        """Whether a seat's hand lies spread out rather than as a fan of backs."""
        return any(self.face_up(seat, token) for token in self.held(seat))

    # -- folding events ----------------------------------------------------------------------

    def apply(self, event: ev.Event, deck_size: int) -> None:
        """Take one more shown event in. ``deck_size``: cards in the deck (for a deal's start)."""
        if isinstance(event, ev.DealBegan):
            gone = list(self.tokens())
            self.clear()
            self.gone = gone
            self.table = Table(event, deck_size)
            seats = len(event.stacks)
            self.hands = [[] for _ in range(seats)]
            self.slots = [[] for _ in range(seats)]
            self.said = [None] * seats
            return
        if self.table is None:
            raise ValueError("a deal's events begin with DealBegan")
        self.born, self.gone = [], []
        self.table.apply(event)
        fold = _FOLD.get(type(event))
        if fold is not None:
            getattr(self, fold)(event)

    def _say(self, event: ev.Event) -> Said:
        """Keep an event at its seat."""
        assert self.table is not None
        said = Said(event, self.table.copy())
        self.said[getattr(event, "seat", -1)] = said
        return said

    def _announced(self, event: ev.Event) -> None:
        """Keep an event at its seat and in the bubble."""
        self.spoken = self._say(event)

    def _new(self, card: int | None) -> int:
        token = self._next
        self._next += 1
        self.card[token] = card
        self.born.append(token)
        return token

    def _dealt(self, e: ev.Dealt) -> None:
        token = self._new(e.card)
        self.hands[e.seat].append(token)
        slots = self.slots[e.seat]
        if None in slots:
            slots[slots.index(None)] = token
        else:
            slots.append(token)
        if e.up:
            self.open.add(token)
        if e.seat == self.hero and None not in slots:
            self.sort_hero()

    def sort_hero(self) -> None:
        """Put the hero's cards in order, where that is wished and the whole hand is closed."""
        held = self.held(self.hero)
        if not self.sort or len(held) < 5 or any(t in self.open for t in held):
            return
        by_card = {self.card[t]: t for t in held}
        known = [c for c in by_card if c is not None]
        if len(known) == len(held):
            self.slots[self.hero] = [by_card[c] for c in grouped(known)]

    def _dealt_common(self, e: ev.DealtCommon) -> None:
        token = self._new(e.card)
        self.common.append(token)
        self.open.add(token)

    def _step_began(self, e: ev.StepBegan) -> None:
        """At the showdown the deck and the discards are taken away."""
        self.spoken = None
        if e.name == "showdown":
            self.gone, self.pile = self.pile, []

    def _won(self, e: ev.Won) -> None:
        """With the last chips of the pot the deck and the discards are taken away."""
        self._say(e)
        if self.settled:
            self.spoken = None
            self.gone, self.pile = self.pile, []

    def _ended(self, e: ev.DealEnded) -> None:
        self.spoken = None
        self.gone, self.pile = self.pile, []

    def _acted(self, e: ev.Acted) -> None:
        self._announced(e)
        if e.act is Act.FOLD:
            for token in self.hands[e.seat]:
                self.open.discard(token)

    def _discarded(self, e: ev.Discarded) -> None:
        hand = self.hands[e.seat]
        faces = [self.card[t] for t in hand]
        for card in e.cards:
            at = faces.index(card) if card in faces else 0
            token = hand.pop(at)
            del faces[at]
            slots = self.slots[e.seat]
            slots[slots.index(token)] = None
            self.pile.append(token)
        self._announced(e)

    def _gathered(self, e: ev.HandsGathered) -> None:
        assert self.table is not None
        for seat, folded in enumerate(self.table.folded):
            if folded:
                self._take(seat)

    def _take(self, seat: int) -> None:
        self.gone += self.held(seat)
        self.hands[seat], self.slots[seat] = [], []

    def _reshuffled(self, e: ev.Reshuffled) -> None:
        assert self.table is not None
        keep = self.table.discard_pile
        cut = max(0, len(self.pile) - keep)
        self.gone += self.pile[:cut]
        self.pile = self.pile[cut:]
        self.spoken = Said(e, self.table.copy())

    def _shown(self, e: ev.Shown) -> None:
        self._announced(e)
        if e.seat == self.hero and {self.card[t] for t in self.hands[e.seat]} == set(e.cards):
            by_card = {self.card[t]: t for t in self.hands[e.seat]}
            self.hands[e.seat] = [by_card[c] for c in e.cards]
            self.open.update(self.hands[e.seat])
            return
        self._reveal(e.seat, e.cards, whole=True)

    def _reveal(self, seat: int, shown: Sequence[int], whole: bool) -> None:
        """Give tokens of a seat these faces; make tokens where the seat has too few."""
        hand = self.hands[seat]
        known = {self.card[t]: t for t in hand if self.card[t] is not None}
        blank = [t for t in hand if self.card[t] is None]
        faces: dict[int, int] = {}
        for card in shown:
            token = known.get(card)
            if token is None:
                token = blank.pop(0) if blank else self._extra(seat)
                self.card[token] = card
            faces[card] = token
            self.open.add(token)
        rest = [t for t in self.held(seat) if t not in faces.values()]
        board = [t for t in self.held(seat) if t in faces.values()]
        if whole and len(shown) == len(board) == 5:
            board = [faces[c] for c in grouped(shown)]
        self.slots[seat] = [*board, *rest]
        if whole:
            self.hands[seat] = [faces[c] for c in shown]

    def _extra(self, seat: int) -> int:
        token = self._new(None)
        self.hands[seat].append(token)
        self.slots[seat].append(token)
        return token

    def _acted_away(self, e: ev.Mucked) -> None:
        self._announced(e)
        for token in self.hands[e.seat]:
            self.open.discard(token)

    def _openers_shown(self, e: ev.OpenersShown) -> None:
        self._announced(e)
        if e.seat != self.hero or not self.hands[e.seat]:
            self._reveal(e.seat, e.cards, whole=False)


_FOLD: dict[type, str] = {
    ev.StepBegan: "_step_began",
    ev.Dealt: "_dealt",
    ev.DealtCommon: "_dealt_common",
    ev.Acted: "_acted",
    ev.Posted: "_say",
    ev.HandsGathered: "_gathered",
    ev.Discarded: "_discarded",
    ev.Reshuffled: "_reshuffled",
    ev.Shown: "_shown",
    ev.OpenersShown: "_openers_shown",
    ev.Mucked: "_acted_away",
    ev.HandDied: "_announced",
    ev.Won: "_won",
    ev.DealEnded: "_ended",
}
