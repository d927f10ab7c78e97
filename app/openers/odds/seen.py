"""What the person at the screen has seen, and what may still come: counted, never peeked at.

Everything here comes from a table as its own seat sees it: cards of one's own, cards face up.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from openers.cards.card import rank, suit
from openers.cards.deck import deck
from openers.cards.ranking import HAND, Category, Ranking
from openers.engine.table import Table

_SUITS, _STUD_HAND = 4, 7


class Seen(NamedTuple):
    """The cards one seat has seen.

    Attributes:
        own: its own cards, those laid down in the draw at the end.
        held: how many of these it still holds.
        alive: seat and cards face up of each other player still in.
        dead: the same of those who folded; in stud these cards never come again.
        common: cards dealt for all.
        unseen: every other card of the deck.
    """

    own: tuple[int, ...]
    held: int
    alive: tuple[tuple[int, tuple[int, ...]], ...]
    dead: tuple[tuple[int, tuple[int, ...]], ...]
    common: tuple[int, ...]
    unseen: frozenset[int]


class Outs(NamedTuple):
    """The cards that make a better kind of hand.

    Attributes:
        gone: the card exchanged for one of them, None where one is only added.
        kinds: how many unseen cards make which kind, the weakest first.
    """

    gone: int | None
    kinds: Mapping[Category, int]

    @property
    def cards(self) -> int:
        """How many cards there are in all."""
        return sum(self.kinds.values())


def seen_by(table: Table, seat: int, ranking: Ranking) -> Seen:
    """What ``seat`` has seen. ``table``: as that seat sees it; ``ranking``: of the deal's deck."""
    held = [card for card in table.hands[seat] if card is not None]
    laid = [card for card in table.discards[seat] if card is not None]
    boards = {s: tuple(table.open_cards(s)) for s in table.clockwise(seat)[1:]}
    known = {*held, *laid, *table.common, *(c for board in boards.values() for c in board)}
    return Seen(
        (*held, *laid),
        len(held),
        tuple((s, board) for s, board in boards.items() if board and table.live(s)),
        tuple((s, board) for s, board in boards.items() if board and not table.live(s)),
        tuple(table.common),
        frozenset(deck(ranking.lowest)) - known,
    )


def live_ranks(seen: Seen) -> tuple[tuple[int, int], ...]:
    """Each rank held, the highest first, with how many cards of it have not been seen."""
    ranks = sorted({rank(card) for card in seen.own[: seen.held]}, reverse=True)
    return tuple((r, sum(rank(card) == r for card in seen.unseen)) for r in ranks)


def live_suits(seen: Seen, least: int = 3) -> tuple[tuple[int, int, int], ...]:
    """Each suit held ``least`` times or more: the suit, cards of it held and unseen."""
    held = [suit(card) for card in seen.own[: seen.held]]
    return tuple(
        (s, held.count(s), sum(suit(card) == s for card in seen.unseen))
        for s in range(_SUITS)
        if held.count(s) >= least
    )


def next_card(seen: Seen, ranking: Ranking) -> Outs:
    """Stud: the unseen cards that, dealt next, make a better kind of hand."""
    hand = (*seen.own[: seen.held], *seen.common)
    if not 0 < len(hand) < _STUD_HAND:
        return Outs(None, {})
    return Outs(None, _better(hand, hand, seen.unseen, ranking))


def one_exchanged(seen: Seen, ranking: Ranking) -> Outs:
    """Draw: the single exchange that the most unseen cards turn into a better kind of hand.

    Of equal exchanges the one of the lowest card counts. Nothing from a straight up, nor once
    cards have been laid down.
    """
    hand = seen.own
    if len(hand) != HAND or seen.held != HAND:
        return Outs(None, {})
    if ranking.category(ranking.value(hand)) >= Category.STRAIGHT:
        return Outs(None, {})
    tries = [
        Outs(gone, _better([c for c in hand if c != gone], hand, seen.unseen, ranking))
        for gone in sorted(hand)
    ]
    return max(tries, key=lambda outs: outs.cards)


def _better(
    kept: Sequence[int], hand: Sequence[int], unseen: Collection[int], ranking: Ranking
) -> dict[Category, int]:
    """How many cards added to ``kept`` make which kind of hand better than ``hand``'s."""
    before = _value(hand, ranking)
    values = (_value((*kept, card), ranking) for card in unseen)
    kinds = Counter(ranking.category(value) for value in values if value > before)
    del kinds[ranking.category(before)]
    return {kind: kinds[kind] for kind in sorted(kinds)}


def _value(hand: Sequence[int], ranking: Ranking) -> int:
    """The worth of whole hands and of those still short of five cards."""
    return ranking.value(hand) if len(hand) >= HAND else ranking.board(hand)
