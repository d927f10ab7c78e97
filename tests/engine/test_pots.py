"""Pots, odd chips, carried pots and short antes (cases 15–20, 36–41 of the list)."""

import itertools

import pytest

from helpers.deals import PAIR_OF_JACKS, act, asked, deal, rules
from openers.engine.carry import CarriedPot, Carry
from openers.engine.events import CarriedOver, HandDied, OpenersShown, Returned, Shown, Won
from openers.engine.hand import Hand
from openers.engine.pots import Pot, pots

ACES = "Ac Ad 2h 3s 5c"
KINGS = "Kc Kd 2d 3h 5d"
KINGS_TOO = "Kh Ks 4c 7c 8h"
NOTHING = "9c 7d 4h 2s 3c"
NOTHING_TOO = "9h 7h 4c 2d 8s"
FREE = {"limit": "no-limit", "openers": "none"}


def winnings(hand: Hand) -> list[int]:
    return hand.table.won


def all_stand_pat(hand: Hand) -> None:
    while not hand.over and asked(hand).phase == "draw":
        act(hand, f"{asked(hand).seat} d")


@pytest.mark.rule("C2", "C6")
def test_three_all_in_for_different_amounts() -> None:
    # Stacks 50, 100, 100: A best, B and C tie: A 150, B 50, C 50.
    hands = {0: ACES, 1: "Kc Kd 4h 7s 8c", 2: "Kh Ks 4c 7d 8h"}
    hand = deal(rules(**FREE), [50, 100, 100], hands, button=2)
    act(hand, "0 r49, 1 r99, 2 c")
    all_stand_pat(hand)
    assert winnings(hand) == [150, 50, 50]


@pytest.mark.rule("C2", "C6")
def test_an_all_in_wins_the_main_pot_and_nothing_of_the_side_pot() -> None:
    hand = deal(rules(**FREE), [100, 400, 400], {0: ACES, 1: KINGS, 2: NOTHING}, button=2)
    act(hand, "0 r99, 1 c, 2 c, 0 d, 1 d, 2 d, 1 r100, 2 c")
    assert winnings(hand) == [300, 200, 0]
    assert [(e.seat, e.chips, e.pot) for e in hand.events if isinstance(e, Won)] == [
        (0, 300, 0),
        (1, 200, 1),
    ]


@pytest.mark.rule("C3", "C6")
def test_what_nobody_called_goes_back_and_is_nowhere_won() -> None:
    # 98 all-in against 102: 4 goes back, the pot is 196.
    hand = deal(rules(**FREE), [98, 102], {0: ACES, 1: KINGS}, button=0)
    act(hand, "1 r101, 0 c")
    assert Returned(1, 4) in hand.events
    all_stand_pat(hand)
    assert winnings(hand) == [196, 0] and hand.table.stacks == [196, 4]


@pytest.mark.rule("C6", "E-1")
@pytest.mark.parametrize("when", list(itertools.product((1, 2, 0), repeat=3)), ids=str)
def test_a_layer_whose_payers_have_folded_joins_the_layer_below(when: tuple[int, ...]) -> None:
    """The dealer antes double, seat 1 bets in both rounds and wins all that was put in.

    ``when``: the rounds in which seats 2, 3 and the dealer fold, 0 for none.
    """
    hand = deal(rules(dealer_ante=2, **FREE), [100] * 4, {1: ACES}, button=0)
    folds = dict(zip((2, 3, 0), when, strict=True))
    for betting in (1, 2):
        if not hand.over:
            act(hand, "1 r3")
        while not hand.over and asked(hand).phase == "bet":
            seat = asked(hand).seat
            act(hand, f"{seat} {'f' if folds[seat] == betting else 'c'}")
        all_stand_pat(hand)
    assert hand.over
    assert hand.table.antes == [2, 1, 1, 1]
    assert winnings(hand) == [0, 5 + sum(hand.table.wagered), 0, 0]


@pytest.mark.rule("C6")
def test_pots_by_hand() -> None:
    hand = deal(rules(dealer_ante=2, **FREE), [5, 9, 100, 100], button=3)
    act(hand, "0 r4, 1 r8, 2 r20, 3 c")
    # Antes 1 1 1 2, bets 4 8 20 20. Seat 0 anted in full: the dealer's extra is its too.
    assert pots(hand.table, Carry(), 1, [0, 1, 2, 3]) == [
        Pot(5 + 4 * 4, (0, 1, 2, 3)),
        Pot(4 * 3, (1, 2, 3)),
        Pot(12 * 2, (2, 3)),
    ]
    assert pots(hand.table, Carry(), 1, [0]) == [Pot(5 + 16 + 12 + 24, (0,))]
    assert pots(hand.table, Carry(), 1, [1, 3]) == [Pot(21 + 12, (1, 3)), Pot(24, (3,))]


@pytest.mark.rule("C6")
def test_a_folded_hand_wins_nothing_however_good() -> None:
    hand = deal(rules(**FREE), [100] * 3, {0: ACES, 1: KINGS, 2: NOTHING}, button=2)
    act(hand, "0 r4, 1 c, 2 c, 0 d, 1 d, 2 d, 0 k, 1 r4, 2 c, 0 f")
    assert winnings(hand)[0] == 0 and winnings(hand)[1] == 3 + 12 + 8


@pytest.mark.rule("C6", "C1")
def test_odd_chips_go_to_the_dealer_s_left() -> None:
    # Pot 101, two equal hands: 51 to the one nearest the dealer's left, whatever the suits.
    tie = {1: "Kc Kd 4h 7s 8c", 3: "Kh Ks 4c 7d 8h"}
    given = rules(ante=1, min_bet=1, **FREE)
    hand = deal(given, [200] * 5, tie, button=0)
    act(hand, "1 r48, 2 f, 3 c, 4 f, 0 f, 1 d, 3 d, 1 k, 3 k")
    assert winnings(hand) == [0, 51, 0, 50, 0]
    hand = deal(given, [200] * 5, tie, button=2)
    act(hand, "3 r48, 4 f, 0 f, 1 c, 2 f, 3 d, 1 d, 3 k, 1 k")
    assert winnings(hand) == [0, 50, 0, 51, 0]


@pytest.mark.rule("C6", "C1")
def test_the_dealer_is_the_last_of_all_for_an_odd_chip() -> None:
    tie = {0: "Kc Kd 4h 7s 8c", 3: "Kh Ks 4c 7d 8h"}
    hand = deal(rules(ante=1, min_bet=1, **FREE), [200] * 5, tie, button=0)
    act(hand, "1 k, 2 k, 3 r48, 4 f, 0 c, 1 f, 2 f")
    all_stand_pat(hand)
    act(hand, "3 k, 0 k")
    assert winnings(hand) == [50, 0, 0, 51, 0]


@pytest.mark.rule("C6")
def test_three_equal_hands_share_alike() -> None:
    same = {0: "Kc Qd 4h 7s 8c", 1: "Kh Qs 4c 7d 8h", 2: "Ks Qh 4d 7c 8s"}
    hand = deal(rules(ante=100, stack=20_000, **FREE), [20_000] * 3, same, button=2)
    act(hand, "0 r10000, 1 c, 2 c")
    all_stand_pat(hand)
    act(hand, "0 k, 1 k, 2 k")
    assert winnings(hand) == [10_100] * 3


# -- short antes and carried pots -----------------------------------------------------------------


@pytest.mark.rule("C4")
def test_a_short_ante_plays_for_its_part_of_each_and_for_the_carried_pot() -> None:
    # Ante 2, A has 1; 24 carried.
    given = rules(ante=2, **FREE)
    hands = {0: ACES, 1: KINGS, 2: NOTHING}
    carry = Carry((CarriedPot(24),))
    hand = deal(given, [1, 100, 100], hands, button=2, carry=carry)
    act(hand, "1 r4, 2 c")
    all_stand_pat(hand)
    act(hand, "1 k, 2 k")
    assert winnings(hand) == [24 + 3, 2 + 8, 0]


@pytest.mark.rule("C3", "E-1")
def test_the_dealer_s_extra_ante_never_goes_back() -> None:
    hand = deal(rules(dealer_ante=2, **FREE), [100] * 3, button=0)
    act(hand, "1 k, 2 k, 0 r4, 1 f, 2 f")
    assert [e for e in hand.events if isinstance(e, Returned)] == [Returned(0, 4)]
    assert winnings(hand) == [4, 0, 0]


@pytest.mark.rule("D-5")
def test_all_in_for_the_ante_of_a_passed_out_deal() -> None:
    # A is dealt in next time without an ante, and is barred from the antes then added.
    given = rules(ante=2)
    hand = deal(given, [2, 100, 100], {0: ACES, 1: NOTHING}, button=2)
    act(hand, "1 k, 2 k")
    assert hand.over and hand.carry == Carry((CarriedPot(6),), 1, frozenset({0}))
    assert CarriedOver(6, opened=False) in hand.events
    hands = {0: ACES, 1: NOTHING, 2: KINGS_TOO}
    hand = deal(given, [0, 98, 98], hands, button=0, carry=hand.carry)
    assert hand.table.openers == 10 and hand.table.stacks == [0, 96, 96]
    act(hand, "1 k, 2 r4, 1 c")
    all_stand_pat(hand)
    act(hand, "2 k, 1 k")
    assert winnings(hand) == [6, 0, 4 + 8]


@pytest.mark.rule("D-5", "C6")
def test_what_was_added_after_an_all_in_is_barred_to_it_in_every_later_deal() -> None:
    # Passed out twice: 6 chips are open to all, 4 of the second antes are barred to seat 0.
    given = rules(ante=2)
    hand = deal(given, [2, 100, 100], {0: ACES, 1: NOTHING}, button=2)
    act(hand, "1 k, 2 k")
    hand = deal(given, [0, 98, 98], {1: NOTHING, 2: NOTHING_TOO}, button=0, carry=hand.carry)
    act(hand, "1 k, 2 k")
    carry = Carry((CarriedPot(6), CarriedPot(4, frozenset({0}))), 2, frozenset({0}))
    assert hand.over and hand.carry == carry
    hands = {0: ACES, 1: NOTHING, 2: KINGS_TOO}
    hand = deal(given, [0, 96, 96], hands, button=1, carry=carry)
    act(hand, "2 r2, 1 c")
    all_stand_pat(hand)
    act(hand, "2 k, 1 k")
    # The best hand takes the 6; the 4, the new antes and the bets are the others' alone.
    assert winnings(hand) == [6, 0, 4 + 4 + 4]


@pytest.mark.rule("D-5")
def test_with_all_but_one_all_in_for_the_ante_no_opening_is_needed() -> None:
    hand = deal(rules(), [1, 1, 100], {0: NOTHING, 1: KINGS, 2: ACES}, button=0)
    drawn = []
    while not hand.over:
        drawn.append(asked(hand).seat)
        act(hand, f"{drawn[-1]} d")
    assert drawn == [1, 2, 0] and winnings(hand) == [0, 0, 3]
    assert [e.seat for e in hand.events if isinstance(e, Shown)] == [1, 2, 0]


@pytest.mark.rule("D-3")
def test_the_carried_pot_counts_for_the_largest_opening() -> None:
    hand = deal(
        rules(openers_ladder=False),
        [100] * 4,
        {1: PAIR_OF_JACKS},
        carry=Carry((CarriedPot(24),), 1),
    )
    assert asked(hand).raises[-1] == 28


# -- honour ---------------------------------------------------------------------------------------

HONOUR = {"openers_enforced": False}


@pytest.mark.rule("D-16", "C6")
def test_a_false_opener_s_hand_counts_as_folded_at_the_showdown() -> None:
    hands = {0: "Tc Td 2h 3s 5c", 1: "9c 9d 2s 4s 6c", 2: "8c 8d 2d 4d 6d"}
    hand = deal(rules(**HONOUR), [100, 5, 100], hands, button=2)
    act(hand, "0 r3, 1 r4, 2 c, 0 c")
    all_stand_pat(hand)
    act(hand, "0 r4, 2 c")
    assert HandDied(0) in hand.events
    proof = hand.table.proof
    assert proof is not None and not proof.valid
    assert winnings(hand) == [0, 15, 8] and hand.carry.chips == 0


@pytest.mark.rule("D-16")
def test_a_false_opener_nobody_called_leaves_everything_on_the_table() -> None:
    hand = deal(rules(**HONOUR), [100] * 3, {0: "Tc Td 2h 3s 5c"}, button=2)
    act(hand, "0 r3, 1 f, 2 f")
    assert hand.over and hand.table.stacks == [96, 99, 99]
    assert hand.carry == Carry((CarriedPot(6),), 0)
    assert CarriedOver(6, opened=True) in hand.events
    assert not [e for e in hand.events if isinstance(e, Returned)]


@pytest.mark.rule("D-16", "D-14")
def test_on_honour_an_opener_left_alone_always_shows() -> None:
    given = rules(proof_of_openers="never", **HONOUR)
    hand = act(deal(given, [100] * 3, {0: KINGS}, button=2), "0 r3, 1 f, 2 f")
    shown = [e for e in hand.events if isinstance(e, OpenersShown)]
    assert [(e.seat, e.valid, e.asked_by) for e in shown] == [(0, True, -1)]
    assert winnings(hand) == [3, 0, 0] and hand.table.stacks == [102, 99, 99]
