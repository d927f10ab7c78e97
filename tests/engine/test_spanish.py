"""The Spanish Jack Pot where it differs, and what both draw games show (case 26, 31, 40)."""

import pytest

from helpers.deals import PAIR_OF_JACKS, act, asked, deal, rules
from openers.engine.actions import Act, Check, Discard, Done, IllegalAction, RaiseTo
from openers.engine.carry import CarriedPot, Carry
from openers.engine.events import CarriedOver, Dealt, Discarded, OpenersShown, Posted, Shown
from openers.engine.hand import Hand

SPANISH = "jackpot-spanish"
ITALIAN = "jackpots-italian"
STRONG = "Kc Kd Kh 5s 6c"


def spanish(stacks: list[int], hands: dict[int, str] | None = None, **options: object) -> Hand:
    return deal(rules(SPANISH, **options), stacks, hands or {1: PAIR_OF_JACKS})


def shown(hand: Hand) -> list[int]:
    return [e.seat for e in hand.events if isinstance(e, Shown)]


def drawn(hand: Hand) -> Hand:
    """Everybody stands pat."""
    while not hand.over and asked(hand).phase == "draw":
        act(hand, f"{asked(hand).seat} d")
    return hand


@pytest.mark.rule("D-1")
def test_everybody_antes_before_five_cards_face_down_from_the_dealer_s_left() -> None:
    hand = Hand(rules(ITALIAN, ante=3), stacks=[100] * 4, button=2, seed=b"a")
    after = hand.events[1:]
    kinds = [type(e).__name__ for e in after]
    assert kinds == ["StepBegan", *["Posted"] * 4, "StepBegan", *["Dealt"] * 20, "StepBegan"]
    assert [e for e in after if isinstance(e, Posted)] == [
        Posted(seat, "ante", 3) for seat in (3, 0, 1, 2)
    ]
    dealt = [e for e in after if isinstance(e, Dealt)]
    assert [e.seat for e in dealt] == [3, 0, 1, 2] * 5
    assert not any(e.up for e in dealt)
    assert [e.card for e in dealt] == [*hand.deck[:20]]


@pytest.mark.rule("E-1")
@pytest.mark.parametrize("times", [1, 2])
def test_the_dealer_puts_in_double_by_option(times: int) -> None:
    hand = spanish([100] * 4, dealer_ante=times)
    posted = [(e.seat, e.kind, e.chips) for e in hand.events if isinstance(e, Posted)]
    extra = [(0, "dealer", 1)] if times == 2 else []
    assert posted == [(s, "ante", 1) for s in (1, 2, 3, 0)] + extra
    assert hand.table.pot == 3 + times


@pytest.mark.rule("E-2")
def test_jacks_open_nobody_need_and_there_is_no_ladder() -> None:
    for passed_out in (0, 1, 2, 5):
        carry = Carry((CarriedPot(4),), passed_out) if passed_out else Carry()
        hand = deal(rules(SPANISH), [100] * 4, {1: PAIR_OF_JACKS}, carry=carry)
        assert hand.table.openers == 9
        assert asked(hand).raises
        assert asked(hand).check


@pytest.mark.rule("E-3")
def test_betting_starts_on_the_dealer_s_left_and_ends_with_the_dealer() -> None:
    hand = spanish([100] * 4, {0: PAIR_OF_JACKS})
    act(hand, "1 k, 2 k, 3 k, 0 r2")
    # Once bet, nobody passes.
    with pytest.raises(IllegalAction) as caught:
        hand.apply(Check())
    assert caught.value.refusal.reason == "must_call_or_fold"
    act(hand, "1 c, 2 c, 3 f")
    act(drawn(hand), "1 k, 2 k, 0 r4")


@pytest.mark.rule("E-3", "D-12")
@pytest.mark.parametrize(("first", "seat"), [("dealer-left", 1), ("opener", 2)])
def test_who_begins_the_second_round(first: str, seat: int) -> None:
    hand = spanish([100] * 3, {2: PAIR_OF_JACKS}, second_round_first=first)
    drawn(act(hand, "1 k, 2 r2, 0 c, 1 c"))
    assert (asked(hand).phase, asked(hand).seat) == ("bet", seat)


@pytest.mark.rule("D-12")
def test_the_second_round_begins_on_the_left_of_an_opener_who_cannot_act() -> None:
    hand = deal(rules(ITALIAN, limit="no-limit"), [100, 4, 100], {1: PAIR_OF_JACKS})
    drawn(act(hand, "1 r3, 2 c, 0 c"))
    legal = asked(hand)
    assert (legal.seat, legal.check, legal.raises[0]) == (2, True, 2)
    assert legal.raise_act is Act.BET
    act(hand, "2 k, 0 k")
    assert shown(hand) == [1, 2, 0], "the opener made the only bet of the deal"


@pytest.mark.rule("E-4", "D-12")
@pytest.mark.parametrize(
    ("limit", "most"), [("no-limit", 97), ("pot-limit", 9), ("fixed-limit", 4)]
)
def test_the_ceiling_of_a_bet_by_option(limit: str, most: int) -> None:
    hand = drawn(act(spanish([100] * 3, limit=limit), "1 r2, 2 c, 0 c"))
    assert asked(hand).raises[-1] == most
    act(hand, "1 r4")
    # Never a bet lower than the one before.
    with pytest.raises(IllegalAction):
        hand.apply(RaiseTo(3))
    assert asked(hand).raises[0] == 8


@pytest.mark.rule("E-5", "C3")
def test_an_uncalled_bet_collects_without_showing() -> None:
    hand = act(spanish([100] * 3), "1 r2, 2 f, 0 f")
    assert hand.over
    assert hand.table.stacks == [99, 102, 99]
    assert not [e for e in hand.events if isinstance(e, Shown | OpenersShown)]


@pytest.mark.rule("C3", "E-5", "D-14")
def test_only_the_proof_is_asked_for_and_only_where_the_rules_have_one() -> None:
    hand = act(deal(rules(ITALIAN), [100] * 3, {1: PAIR_OF_JACKS}), "1 r2")
    for reason, target in (("proof_not_now", hand), ("proof_never", spanish([100] * 3))):
        with pytest.raises(IllegalAction) as caught:
            act(target, "2 ask")
        assert (caught.value.refusal.reason, caught.value.refusal.rule) == (reason, "D-14")
    with pytest.raises(IllegalAction) as caught:
        hand.apply(Done())
    assert caught.value.refusal == ("wrong_phase", "C8", ())
    act(hand, "2 f, 0 f")
    with pytest.raises(IllegalAction) as caught:
        act(hand, "3 ask")
    assert caught.value.refusal.reason == "not_dealt_in"
    act(hand, "0 ask")
    with pytest.raises(IllegalAction) as caught:
        act(hand, "2 ask")
    assert caught.value.refusal.reason == "proof_not_now"


@pytest.mark.rule("E-6", "E-7", "D-8")
def test_the_dealer_serves_in_order_each_says_how_many_before_the_next() -> None:
    hand = spanish([100] * 3, {2: PAIR_OF_JACKS})
    act(hand, "1 k, 2 r2, 0 c, 1 c")
    said = []
    while asked(hand).phase == "draw":
        seat = asked(hand).seat
        thrown = tuple(hand.table.hands[seat][:seat])
        # Another's cards are not to be thrown before that player's turn.
        with pytest.raises(IllegalAction):
            hand.apply(Discard((hand.table.hands[(seat + 1) % 3][0],)))
        events = hand.apply(Discard(thrown))
        assert events[0] == Discarded(seat, thrown)
        assert [type(e) for e in events[1 : 1 + seat]] == [Dealt] * seat
        said.append((seat, hand.table.drawn[seat]))
    # The dealer's number is said too, and last.
    assert said == [(1, 1), (2, 2), (0, 0)]


@pytest.mark.rule("E-10", "D-5")
@pytest.mark.parametrize("variant", [SPANISH, ITALIAN, "draw-pot"])
def test_if_nobody_opens_the_pot_stays_for_the_next_deal(variant: str) -> None:
    hand = act(deal(rules(variant), [100] * 3), "1 k, 2 k, 0 k")
    assert hand.over
    assert hand.carry == Carry((CarriedPot(3),), 1)
    assert CarriedOver(3, opened=False) in hand.events
    assert hand.table.stacks == [99] * 3
    after = deal(rules(variant), hand.table.stacks, carry=hand.carry)
    assert (after.table.pot, after.table.carried, after.table.passed_out) == (6, 3, 1)


@pytest.mark.rule("E-10")
@pytest.mark.parametrize("what", ["carry", "showdown"])
def test_if_all_pass_after_the_draw_the_pot_is_carried_or_shown_for(what: str) -> None:
    hand = drawn(act(spanish([100] * 3, all_pass_after_draw=what), "1 r2, 2 c, 0 f"))
    act(hand, "1 k, 2 k")
    assert hand.over
    if what == "carry":
        assert not shown(hand)
        assert hand.table.won == [0] * 3
        assert hand.carry == Carry((CarriedPot(7),), 0)
        assert CarriedOver(7, opened=True) in hand.events
    else:
        assert shown(hand) == [1, 2]
        assert sum(hand.table.won) == 7
        assert hand.carry == Carry()


@pytest.mark.rule("E-10")
def test_no_carry_with_a_player_still_in_who_is_all_in() -> None:
    hand = drawn(act(spanish([100, 100, 3]), "1 r2, 2 c, 0 c"))
    assert hand.table.all_in(2)
    act(hand, "1 k, 0 k")
    assert shown(hand) == [1, 2, 0]
    assert hand.carry == Carry()


@pytest.mark.rule("E-11", "D-13")
def test_the_last_to_bet_or_raise_shows_first_then_clockwise() -> None:
    free = {"openers": "none", "all_pass_after_draw": "showdown"}
    hand = drawn(act(spanish([100] * 4, **free), "1 r2, 2 c, 3 r6, 0 c, 1 c, 2 c"))
    act(hand, "1 k, 2 k, 3 k, 0 k")
    assert shown(hand) == [3, 0, 1, 2], "the last of the deal, though before the draw"
    hand = drawn(act(spanish([100] * 4, **free), "1 r2, 2 c, 3 r6, 0 c, 1 c, 2 c"))
    act(hand, "1 k, 2 r2, 3 c, 0 f, 1 c")
    assert shown(hand) == [2, 3, 1]
    hand = drawn(deal(rules(SPANISH, **free), [1, 1, 1, 50], button=2))
    assert shown(hand) == [3, 0, 1, 2], "with no bet at all, from the dealer's left"


@pytest.mark.rule("D-13", "C1")
def test_the_best_hand_takes_the_pot_and_suits_break_no_tie() -> None:
    hands = {0: "Kc Kd Kh 5s 6c", 1: "Jc Jd 2h 3s 4c"}
    hand = drawn(act(deal(rules(ITALIAN), [100] * 3, hands), "1 r2, 2 f, 0 c"))
    act(hand, "1 k, 0 k")
    assert hand.table.won == [7, 0, 0]
    alike = {1: "2c 4c 6c 8c Jc", 2: "2s 4s 6s 8s Js"}
    hand = drawn(act(deal(rules(ITALIAN), [100] * 3, alike), "1 r2, 2 c, 0 f"))
    act(hand, "1 k, 2 k")
    assert hand.table.won == [0, 4, 3]


@pytest.mark.rule("D-12")
def test_after_the_draw_all_may_check_to_the_showdown() -> None:
    hand = drawn(act(deal(rules(ITALIAN), [100] * 3, {1: PAIR_OF_JACKS}), "1 r2, 2 c, 0 c"))
    act(hand, "1 k, 2 k, 0 k")
    assert shown(hand) == [1, 2, 0]


@pytest.mark.rule("D-2", "D-4")
def test_who_checked_may_still_call_or_raise_openers_or_not() -> None:
    hand = deal(rules(ITALIAN), [100] * 3, {1: "2c 4d 6h 8s Tc", 2: PAIR_OF_JACKS, 0: STRONG})
    assert not asked(hand).fold
    assert asked(hand).why_not(Act.OPEN) is None
    assert asked(hand).why_not(Act.RAISE) == ("openers_needed", "D-2", (("rank", 9),))
    act(hand, "1 k, 2 r3, 0 c")
    legal = asked(hand)
    assert (legal.seat, legal.fold, legal.call, legal.raises) == (1, True, 3, range(6, 16))


@pytest.mark.rule("D-16", "D-14")
def test_on_honour_a_false_opener_who_folded_is_found_out_on_demand_alone() -> None:
    hands = {1: "2c 4d 6h 8s Tc", 2: STRONG}
    hand = deal(rules(ITALIAN, openers_enforced=False), [100] * 3, hands)
    drawn(act(hand, "1 r2, 2 r6, 0 f, 1 c"))
    act(hand, "1 k, 2 r6, 1 f, 0 ask")
    proof = hand.table.proof
    assert proof is not None
    assert (proof.seat, proof.valid, len(proof.cards)) == (1, False, 5)
    assert hand.table.won[2] == 15


@pytest.mark.rule("D-16", "D-14")
def test_on_honour_an_opener_who_folded_shows_nothing_at_the_showdown_of_others() -> None:
    hands = {1: "2c 4d 6h 8s Tc", 2: STRONG}
    hand = deal(rules(ITALIAN, openers_enforced=False), [100] * 3, hands)
    drawn(act(hand, "1 r2, 2 r6, 0 c, 1 f"))
    act(hand, "2 k, 0 k")
    assert shown(hand) == [2, 0]
    assert hand.table.proof is None
    assert asked(hand).phase == "proof"


@pytest.mark.rule("D-14", "D-2a")
def test_the_fewest_cards_also_where_four_to_a_straight_flush_open() -> None:
    hand = deal(rules(ITALIAN, openers_also=True), [100] * 3, {1: "4c 5c 6c 7c 8d"})
    act(hand, "1 r2, 2 f, 0 f, 2 ask")
    assert hand.table.proof is not None
    assert len(hand.table.proof.cards) == 4
