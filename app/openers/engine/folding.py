"""How each kind of event changes what is known of a deal: the only place where it does."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from openers.engine.actions import Act
from openers.engine.events import (
    Acted,
    BetsCollected,
    CarriedOver,
    DealEnded,
    Dealt,
    DealtCommon,
    Discarded,
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
from openers.engine.facts import Facts, in_turn

_NO_STREET = frozenset({"draw", "showdown"})
"""Steps that ask for no bets and still belong to the street before."""
_FOLD, _CALL, _OPEN, _BRING_IN = Act.FOLD, Act.CALL, Act.OPEN, Act.BRING_IN


def _step_began(t: Facts, e: StepBegan) -> None:
    t.step, t.step_name = e
    if t.step_name not in _NO_STREET:
        t.street_aggressor = -1
    if t.quiet:
        return  # nobody has acted since the step before: all of it is as it was
    seats = len(t.stacks)
    t.acts, t.quiet = [None] * seats, True
    t.to_match = t.full_to = t.last_raise = t.biggest_raise = t.wagers = 0
    t.acted_to, t.acted_wagers = [-1] * seats, [0] * seats


def _posted(t: Facts, e: Posted) -> None:
    fold_posted(t, (e,))


def fold_posted(t: Facts, amounts: Iterable[Posted]) -> None:
    """Take in obligatory amounts, as `FOLD` would one by one."""
    stacks, antes, pot = t.stacks, t.antes, t.pot
    for seat, _, chips in amounts:
        left = stacks[seat] - chips
        stacks[seat] = left
        if chips and not left:
            t.able -= 1
        antes[seat] += chips
        pot += chips
    t.pot = pot


def _dealt(t: Facts, e: Dealt) -> None:
    t.hands[e.seat].append(e.card)
    t.up[e.seat].append(e.up)
    t.stub -= 1


def fold_rounds(t: Facts, seats: Sequence[int], ups: Sequence[bool], cards: list[int]) -> None:
    """Take in whole rounds of cards, as `FOLD` would one by one: in each a card to each seat."""
    hands, lying, many = t.hands, t.up, len(seats)
    for place, seat in enumerate(seats):
        hands[seat] += cards[place::many]
        lying[seat] += ups
    t.stub -= len(cards)


def fold_to_one(t: Facts, seat: int, ups: Sequence[bool], cards: list[int]) -> None:
    """Take in cards dealt to one seat, as `FOLD` would one by one."""
    t.hands[seat] += cards
    t.up[seat] += ups
    t.stub -= len(cards)


def _dealt_common(t: Facts, e: DealtCommon) -> None:
    t.common.append(e.card)
    t.stub -= 1


def fold_acted(t: Facts, e: Acted) -> None:
    """Take in an act of a betting round, as `FOLD` would."""
    seat, act, chips, to, _ = e
    if t.quiet:
        t.first_to_act, t.quiet = seat, False
    t.acts[seat] = e
    if act is _FOLD:
        _leaves(t, seat)
        return
    if chips:
        stack = t.stacks[seat] - chips
        t.stacks[seat] = stack
        if not stack:
            t.able -= 1
        t.wagered[seat] += chips
        t.bets[seat] = to
        if act is not _CALL:
            _raised(t, e)
    t.acted_to[seat] = t.to_match
    t.acted_wagers[seat] = t.wagers


def _raised(t: Facts, e: Acted) -> None:
    """The bring-in, or an act that others must answer."""
    seat, act, _, to, full = e
    if act is _BRING_IN:
        # Who posts it has no say until somebody completes (rule S-4).
        t.bring_in = seat
    else:
        t.aggressor = t.street_aggressor = seat
        if act is _OPEN:
            t.opener = seat
        if full:
            t.last_raise = to - t.to_match
            t.biggest_raise = max(t.biggest_raise, to - t.full_to)
            t.full_to = to
            t.wagers += 1
    t.to_match = max(t.to_match, to)


def _leaves(t: Facts, seat: int) -> None:
    t.folded[seat] = True
    t.still_in = tuple([s for s in t.still_in if s != seat])
    t.in_turn = in_turn(t.still_in, len(t.stacks))
    if t.stacks[seat]:
        t.able -= 1


def _receives(t: Facts, seat: int, chips: int) -> None:
    if not t.stacks[seat] and seat in t.still_in:
        t.able += 1
    t.stacks[seat] += chips


def _returned(t: Facts, e: Returned) -> None:
    _receives(t, e.seat, e.chips)
    t.bets[e.seat] -= e.chips
    t.wagered[e.seat] -= e.chips


def _bets_collected(t: Facts, e: BetsCollected) -> None:
    t.pot = e.pot
    t.bets = [0] * len(t.bets)


def _hands_gathered(t: Facts, e: HandsGathered) -> None:
    t.folded_pile += sum(len(hand) for s, hand in enumerate(t.hands) if t.folded[s])


def fold_discarded(t: Facts, e: Discarded) -> None:
    """Take in cards laid down, as `FOLD` would. Those kept stay in order."""
    seat, cards = e
    t.drawn[seat] = len(cards)
    if not cards:
        return
    hand = t.hands[seat]
    for card in cards:
        try:
            hand.remove(card)
        except ValueError:  # an unseen one leaves from wherever it was
            del hand[0]
    del t.up[seat][len(hand) :]
    t.discards[seat] += cards
    t.discard_pile += len(cards)


def _reshuffled(t: Facts, e: Reshuffled) -> None:
    # Where some stay out they are those of the drawer, whose hand is not yet filled again.
    whole = max(map(len, t.hands))
    for seat, cards in enumerate(t.discards):
        if cards and (e.discards == t.discard_pile or len(t.hands[seat]) == whole):
            t.gathered[seat] = True
    t.stub += e.discards + e.folded
    t.discard_pile -= e.discards
    t.folded_pile -= e.folded


def fold_shown(t: Facts, e: Shown) -> None:
    """Take in a hand laid open, as `FOLD` would."""
    seat, cards = e
    t.hands[seat] = list(cards)
    t.up[seat] = [True] * len(cards)
    t.shown[seat] = True


def _mucked(t: Facts, e: Mucked) -> None:
    _leaves(t, e.seat)


def _openers_shown(t: Facts, e: OpenersShown) -> None:
    t.proof = e


def _hand_died(t: Facts, e: HandDied) -> None:
    t.dead[e.seat] = True


def _won(t: Facts, e: Won) -> None:
    seat, chips, _ = e
    t.won[seat] += chips
    _receives(t, seat, chips)
    t.pot -= chips


def _carried_over(t: Facts, e: CarriedOver) -> None:
    t.left += e.chips
    t.pot -= e.chips


def _deal_ended(t: Facts, e: DealEnded) -> None:
    t.stacks = list(e.stacks)
    t.ended = True


FOLD: dict[type, Callable[[Facts, Any], None]] = {
    StepBegan: _step_began,
    Posted: _posted,
    Dealt: _dealt,
    DealtCommon: _dealt_common,
    Acted: fold_acted,
    Returned: _returned,
    BetsCollected: _bets_collected,
    HandsGathered: _hands_gathered,
    Discarded: fold_discarded,
    Reshuffled: _reshuffled,
    Shown: fold_shown,
    Mucked: _mucked,
    OpenersShown: _openers_shown,
    HandDied: _hand_died,
    Won: _won,
    CarriedOver: _carried_over,
    DealEnded: _deal_ended,
}
"""How each kind of event changes the table."""
