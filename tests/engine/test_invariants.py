"""What holds under any house rules and whatever is played."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.deals import acts, asked, at_random, fork
from helpers.house_rules import matches
from helpers.watch import Watcher
from openers.engine.actions import (
    Act,
    AskOpeners,
    BringIn,
    Call,
    Check,
    Discard,
    Done,
    Fold,
    IllegalAction,
    RaiseTo,
)

DEALS = 4
MOST_ACTS = 400
"""More than any deal takes: eight players, stacks of a few dozen chips."""


def wrong_acts(hand, rng):
    """Acts that `Legal` leaves out."""
    legal, table = asked(hand), hand.table
    out = [AskOpeners(99), AskOpeners(-2)] if legal.phase == "proof" else [AskOpeners(0), Done()]
    if not legal.fold:
        out.append(Fold())
    if not legal.check:
        out.append(Check())
    if not legal.call:
        out.append(Call())
    if not legal.bring_in:
        out.append(BringIn())
    some = [0, -1, 10**9, table.to_match, *(rng.randrange(80) for _ in range(3))]
    some += [*legal.raises[:1], *legal.raises[-1:]]
    totals = {t + d for t in some for d in (-1, 0, 1)} - set(legal.raises)
    out += [RaiseTo(t) for t in sorted(totals)]
    mine = list(table.hands[legal.seat]) if legal.seat >= 0 else []
    others = [c for s in range(table.seats) if s != legal.seat for c in table.hands[s]]
    out += [Discard(tuple(others[:1])), Discard((*mine[:1], *mine[:1])), Discard((99,))]
    if legal.phase != "draw":
        out += [Discard(()), Discard(tuple(mine[:2]))]
    elif legal.discards < 5:
        out.append(Discard(tuple(mine[: legal.discards + 1])))
    return [
        a for a in out if not (isinstance(a, Discard) and not a.cards and legal.phase == "draw")
    ]


def same(hand, before):
    return (
        hand.table == before.table
        and hand.events == before.events
        and hand.stub.cards == before.stub.cards
        and hand.actions == before.actions
        and hand.legal() == before.legal()
    )


def refuses(hand, rng):
    """Every act outside `Legal` is refused, with a rule, and changes nothing."""
    legal, before = asked(hand), fork(hand)
    for action in wrong_acts(hand, rng):
        with pytest.raises(IllegalAction) as caught:
            hand.apply(action)
        assert caught.value.refusal.reason
        assert caught.value.refusal.rule[0] in "CDES"
    assert same(hand, before)
    closed = [(Act.FOLD, legal.fold), (Act.CHECK, legal.check), (Act.CALL, legal.call)]
    for kind, is_open in [*closed, (Act.RAISE, legal.raises)] if legal.phase == "bet" else []:
        assert bool(is_open) is (legal.why_not(kind) is None)


def accepts(hand, rng):
    """Every act in `Legal` is done; of many raises the ends and one between."""
    legal = asked(hand)
    if legal.phase == "draw":
        mine = hand.table.hands[legal.seat]
        found = [Discard(tuple(rng.sample(mine, n))) for n in range(legal.discards + 1)]
    elif legal.phase == "proof":
        found = [Done(), *(AskOpeners(s) for s, d in enumerate(hand.table.dealt_in) if d)]
    else:
        few = sorted({*legal.raises[:1], *legal.raises[-1:], *rng.sample(legal.raises, 1)[:1]}
                     if legal.raises else ())  # fmt: skip
        found = acts(legal._replace(raises=tuple(few)))
    assert found
    for action in found:
        other = fork(hand)
        assert other.apply(action) == other.events[len(hand.events) :]


def play(match, chance, look_closely):
    rng = random.Random(chance)
    for _ in range(DEALS):
        hand = match.next_hand()
        if hand is None:
            return
        watcher = Watcher(hand)
        for _ in range(MOST_ACTS):
            if hand.over:
                break
            if rng.random() < look_closely:
                refuses(hand, rng)
                accepts(hand, rng)
            hand.apply(at_random(hand, rng))
            watcher.look()
        assert hand.over, "the deal ends"
        assert hand.legal() is None
        with pytest.raises(IllegalAction):
            hand.apply(Check())
        assert hand.table.stacks == [*match.settled().stacks]


@pytest.mark.rule("C4", "C6", "C8", "C9", "D-11")
@settings(max_examples=100)
@given(match=matches(), chance=st.integers(0, 2**32))
def test_whatever_is_played(match, chance):
    play(match, chance, look_closely=0.3)


@pytest.mark.long
@pytest.mark.rule("C4", "C6", "C8", "C9", "D-11")
@settings(max_examples=3000)
@given(match=matches(), chance=st.integers(0, 2**32))
def test_whatever_is_played_for_long(match, chance):
    play(match, chance, look_closely=0.3)
