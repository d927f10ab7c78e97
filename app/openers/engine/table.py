"""The table of a running deal: what has happened so far, folded from events and from nothing else.

One type serves as the truth and as what a seat may see: an unseen card is ``None``.
"""

from collections.abc import Callable, Collection, Iterable
from functools import cache
from operator import attrgetter
from typing import Any

from openers.engine.actions import Act
from openers.engine.events import (
    Acted,
    BetsCollected,
    CarriedOver,
    DealBegan,
    DealEnded,
    Dealt,
    DealtCommon,
    Discarded,
    Event,
    HandDied,
    HandsGathered,
    Mucked,
    OpenersShown,
    Posted,
    Reshuffled,
    Returned,
    Shown,
    StepBegan,
    Won,
)

_FOLD, _CALL = Act.FOLD, Act.CALL


@cache
def _orders(seats: int) -> tuple[tuple[int, ...], ...]:
    """For each of so many seats, and once more for the first, all clockwise beginning with it."""
    return tuple(tuple((first + i) % seats for i in range(seats)) for first in range(seats + 1))


class Table:
    """Stacks, cards, bets and the betting round, as far as this observer has seen them.

    Attributes (lists have one entry a seat; amounts are chips):
        number, variant, button, openers, passed_out, carried, commitment: as in `DealBegan`.
        stacks: chips in front, not bet.
        bets: chips bet in the running round, not yet in the pot.
        antes: antes posted; dead money.
        wagered: chips bet in the deal, antes apart, those in ``bets`` included.
        pot: chips in the middle, carried ones included.
        hands: the cards a seat holds or has folded, None for an unseen one.
        up: whether each of these cards lies face up.
        common: cards dealt for all.
        dealt_in, folded, shown, dead: flags.
        still_in: the seats in the deal that have not folded, ascending.
        able: how many of these have chips behind.
        orders: all seats clockwise, beginning with each in turn; the first again at the end.
        drawn: cards exchanged in the draw, None before.
        discards: the cards laid down, in order.
        gathered: whether a seat's discards have been shuffled in again.
        acts: the last `Acted` of the running street, or None.
        step, step_name: where the script is; -1 and "" before the first step.
        opener: the seat that opened, or -1.
        first_to_act: who acted first in the running or last betting round that saw an act, or -1.
        to_match: the highest bet of the round.
        full_to: the last full bet, raise or bring-in of the round (rule C5).
        last_raise: chips the last full bet or raise of the round added; 0 before.
        biggest_raise: the most a full bet or raise of the round added to the full one before.
        wagers: full bets and raises of the round, as the cap counts them.
        acted_to: what a seat last acted on: `to_match` then, or -1 where it has not acted.
        acted_wagers: `wagers` at that time.
        aggressor: who made the last bet or raise of the deal, or -1.
        street_aggressor: who made the last bet or raise of the running or last round, or -1.
        bring_in: who posted the bring-in, or -1.
        stub, discard_pile, folded_pile: cards in each.
        proof: the last `OpenersShown`, or None.
        won: chips won in the deal.
        left: chips carried over to the next deal.
        ended: whether the deal is over.
    """

    __slots__ = (
        "number", "variant", "button", "openers", "passed_out", "carried", "commitment",
        "stacks", "bets", "antes", "wagered", "pot", "hands", "up", "common", "dealt_in",
        "folded", "shown", "dead", "still_in", "able", "orders", "drawn", "discards", "gathered",
        "acts", "step", "step_name", "opener", "first_to_act", "to_match", "full_to", "last_raise",
        "biggest_raise", "wagers", "acted_to", "acted_wagers", "aggressor", "street_aggressor",
        "bring_in", "stub", "discard_pile", "folded_pile", "proof", "won", "left", "ended",
    )  # fmt: skip

    # The types that their first values do not tell.
    hands: list[list[int | None]]
    up: list[list[bool]]
    common: list[int]
    drawn: list[int | None]
    discards: list[tuple[int | None, ...]]
    acts: list[Acted | None]
    proof: OpenersShown | None

    def __init__(self, began: DealBegan, deck_size: int) -> None:
        """The table at the start of a deal. ``deck_size``: cards in the deck."""
        seats = len(began.stacks)
        self.number, self.variant, self.button = began.number, began.variant, began.button
        self.openers, self.passed_out = began.openers, began.passed_out
        self.carried, self.commitment = began.carried, began.commitment
        self.orders = _orders(seats)
        self.stacks = list(began.stacks)
        self.bets, self.antes, self.wagered = [0] * seats, [0] * seats, [0] * seats
        self.pot = began.carried
        self.hands, self.up = [[] for _ in range(seats)], [[] for _ in range(seats)]
        self.common = []
        self.dealt_in = list(began.dealt_in)
        self.folded, self.shown, self.dead = [False] * seats, [False] * seats, [False] * seats
        self.still_in = tuple([seat for seat, in_it in enumerate(began.dealt_in) if in_it])
        self.able = len([seat for seat in self.still_in if began.stacks[seat]])
        self.drawn, self.discards = [None] * seats, [()] * seats
        self.gathered = [False] * seats
        self.acts = [None] * seats
        self.step, self.step_name, self.opener = -1, "", -1
        self.to_match = self.full_to = self.last_raise = self.biggest_raise = self.wagers = 0
        self.acted_to, self.acted_wagers = [-1] * seats, [0] * seats
        self.first_to_act = self.aggressor = self.street_aggressor = self.bring_in = -1
        self.stub, self.discard_pile, self.folded_pile = deck_size, 0, 0
        self.proof = None
        self.won, self.left, self.ended = [0] * seats, 0, False

    # -- reading ---------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats the table has, empty ones included."""
        return len(self.stacks)

    def live(self, seat: int) -> bool:
        """Whether a seat is still in the deal."""
        return seat in self.still_in

    def live_seats(self) -> list[int]:
        """The seats still in the deal, ascending."""
        return list(self.still_in)

    def all_in(self, seat: int) -> bool:
        """Whether a seat is in the deal with no chips behind."""
        return self.live(seat) and not self.stacks[seat]

    def round_seats(self) -> list[int]:
        """The seats that were in the deal when the running step began, ascending."""
        return [
            s
            for s, act in enumerate(self.acts)
            if self.live(s) or (act is not None and act.act is Act.FOLD)
        ]

    def open_cards(self, seat: int) -> list[int]:
        """The cards of a seat that lie face up, in the order dealt."""
        return [
            c for c, up in zip(self.hands[seat], self.up[seat], strict=True) if up and c is not None
        ]

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats clockwise, beginning with ``first``; one past the last is the first."""
        return self.orders[first]

    def pot_now(self) -> int:
        """The pot with the bets lying before the players."""
        return self.pot + sum(self.bets)

    # -- folding events --------------------------------------------------------------------------

    def apply(self, event: Event) -> None:
        """Take one more event in."""
        FOLD[type(event)](self, event)

    def copy(self) -> "Table":
        """An independent table in the same state."""
        new = object.__new__(Table)
        for name in _PLAIN:
            setattr(new, name, getattr(self, name))
        for name in _LISTS:
            setattr(new, name, getattr(self, name)[:])
        new.hands = [hand[:] for hand in self.hands]
        new.up = [up[:] for up in self.up]
        return new

    def seen_by(self, seat: int) -> "Table":
        """This table as ``seat`` may see it (rule C9); -1 for an onlooker without cards."""
        new = self.copy()
        for other, hand in enumerate(new.hands):
            if other == seat:
                continue
            if not self.shown[other]:
                up = self.up[other]
                if True in up:
                    new.hands[other] = [c if up[i] else None for i, c in enumerate(hand)]
                else:
                    new.hands[other] = [None] * len(hand)
            if new.discards[other]:
                new.discards[other] = (None,) * len(new.discards[other])
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return _everything(self) == _everything(other)

    __hash__ = None  # type: ignore[assignment]


_everything = attrgetter(*Table.__slots__)
_LISTS = (
    "stacks", "bets", "antes", "wagered", "common", "dealt_in", "folded", "shown", "dead",
    "drawn", "discards", "gathered", "acts", "acted_to", "acted_wagers", "won",
)  # fmt: skip
_PLAIN = tuple(n for n in Table.__slots__ if n not in {*_LISTS, "hands", "up"})


def fold(events: Iterable[Event], deck_size: int) -> Table:
    """The table after these events, which begin with a `DealBegan`."""
    rest = iter(events)
    began = next(rest)
    if not isinstance(began, DealBegan):
        raise ValueError("a deal's events begin with DealBegan")
    table = Table(began, deck_size)
    for event in rest:
        table.apply(event)
    return table


def _step_began(t: Table, e: StepBegan) -> None:
    t.step, t.step_name = e
    seats = len(t.stacks)
    t.acts = [None] * seats
    t.to_match = t.full_to = t.last_raise = t.biggest_raise = t.wagers = 0
    t.acted_to, t.acted_wagers = [-1] * seats, [0] * seats
    if e.name not in {"draw", "showdown"}:
        t.street_aggressor = -1


def _posted(t: Table, e: Posted) -> None:
    seat, _, chips = e
    t.stacks[seat] -= chips
    if chips and not t.stacks[seat]:
        t.able -= 1
    t.antes[seat] += chips
    t.pot += chips


def _dealt(t: Table, e: Dealt) -> None:
    fold_dealt(t, (e,))


def fold_dealt(t: Table, events: Collection[Dealt]) -> None:
    """Take in cards dealt one right after the other, as `Table.apply` would one by one."""
    hands, ups = t.hands, t.up
    for seat, card, up in events:
        hands[seat].append(card)
        ups[seat].append(up)
    t.stub -= len(events)


def _dealt_common(t: Table, e: DealtCommon) -> None:
    t.common.append(e.card)
    t.stub -= 1


def fold_acted(t: Table, e: Acted) -> None:
    """Take in an act of a betting round, as `Table.apply` would."""
    seat, act, chips, to, _ = e
    if not any(t.acts):
        t.first_to_act = seat
    t.acts[seat] = e
    if act is _FOLD:
        _leaves(t, seat)
        return
    if chips:
        t.stacks[seat] -= chips
        if not t.stacks[seat]:
            t.able -= 1
        t.wagered[seat] += chips
        t.bets[seat] = to
        if act is not _CALL:
            _raised(t, e)
    t.acted_to[seat] = t.to_match
    t.acted_wagers[seat] = t.wagers


def _raised(t: Table, e: Acted) -> None:
    """The bring-in, or an act that others must answer."""
    seat, act, _, to, full = e
    if act is Act.BRING_IN:
        # Who posts it has no say until somebody completes (rule S-4).
        t.bring_in = seat
    else:
        t.aggressor = t.street_aggressor = seat
        if act is Act.OPEN:
            t.opener = seat
        if full:
            t.last_raise = to - t.to_match
            t.biggest_raise = max(t.biggest_raise, to - t.full_to)
            t.full_to = to
            t.wagers += 1
    t.to_match = max(t.to_match, to)


def _leaves(t: Table, seat: int) -> None:
    t.folded[seat] = True
    t.still_in = tuple([s for s in t.still_in if s != seat])
    if t.stacks[seat]:
        t.able -= 1


def _receives(t: Table, seat: int, chips: int) -> None:
    if not t.stacks[seat] and seat in t.still_in:
        t.able += 1
    t.stacks[seat] += chips


def _returned(t: Table, e: Returned) -> None:
    _receives(t, e.seat, e.chips)
    t.bets[e.seat] -= e.chips
    t.wagered[e.seat] -= e.chips


def _bets_collected(t: Table, e: BetsCollected) -> None:
    t.pot = e.pot
    t.bets = [0] * len(t.bets)


def _hands_gathered(t: Table, e: HandsGathered) -> None:
    t.folded_pile += sum(len(hand) for s, hand in enumerate(t.hands) if t.folded[s])


def _discarded(t: Table, e: Discarded) -> None:
    # The cards kept stay in order; those laid down leave from wherever they were.
    seat, cards = e
    hand = t.hands[seat]
    for card in cards:
        if card in hand:
            hand.remove(card)
        else:
            del hand[0]
    t.up[seat] = [False] * len(hand)
    t.discards[seat] += cards
    t.drawn[seat] = len(cards)
    t.discard_pile += len(cards)


def _reshuffled(t: Table, e: Reshuffled) -> None:
    # Where some stay out they are those of the drawer, whose hand is not yet filled again.
    whole = max(map(len, t.hands))
    for seat, cards in enumerate(t.discards):
        if cards and (e.discards == t.discard_pile or len(t.hands[seat]) == whole):
            t.gathered[seat] = True
    t.stub += e.discards + e.folded
    t.discard_pile -= e.discards
    t.folded_pile -= e.folded


def _shown(t: Table, e: Shown) -> None:
    t.hands[e.seat] = list(e.cards)
    t.up[e.seat] = [True] * len(e.cards)
    t.shown[e.seat] = True


def _mucked(t: Table, e: Mucked) -> None:
    _leaves(t, e.seat)


def _openers_shown(t: Table, e: OpenersShown) -> None:
    t.proof = e


def _hand_died(t: Table, e: HandDied) -> None:
    t.dead[e.seat] = True


def _won(t: Table, e: Won) -> None:
    t.won[e.seat] += e.chips
    _receives(t, e.seat, e.chips)
    t.pot -= e.chips


def _carried_over(t: Table, e: CarriedOver) -> None:
    t.left += e.chips
    t.pot -= e.chips


def _deal_ended(t: Table, e: DealEnded) -> None:
    t.stacks = list(e.stacks)
    t.ended = True


FOLD: dict[type, Callable[[Table, Any], None]] = {
    StepBegan: _step_began,
    Posted: _posted,
    Dealt: _dealt,
    DealtCommon: _dealt_common,
    Acted: fold_acted,
    Returned: _returned,
    BetsCollected: _bets_collected,
    HandsGathered: _hands_gathered,
    Discarded: _discarded,
    Reshuffled: _reshuffled,
    Shown: _shown,
    Mucked: _mucked,
    OpenersShown: _openers_shown,
    HandDied: _hand_died,
    Won: _won,
    CarriedOver: _carried_over,
    DealEnded: _deal_ended,
}
"""How each kind of event changes the table."""
