"""Seven-card stud, rule by rule (cases 6–10, 21, 26, 27, 30, 43 of the list).

Chips: ante 1, bring-in 4, small bet 8, big bet 16, where no other figure is given.
"""

import pytest

from helpers.deals import act, acts, asked, rules, stud
from openers.cards.card import parse
from openers.engine.actions import (
    Act,
    BringIn,
    Call,
    Check,
    Fold,
    IllegalAction,
    RaiseTo,
)
from openers.engine.events import Acted, Dealt, DealtCommon, Mucked, Returned, Shown, Won
from openers.engine.hand import Hand

VARIANT = "seven-card-stud"


def game(seats: int, **options: object):
    return rules(VARIANT, seats=seats, **options)


def refused(hand: Hand, action: object) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as caught:
        hand.apply(action)
    return caught.value.refusal.reason, caught.value.refusal.rule


def checked_down(hand: Hand) -> Hand:
    """Nothing is bet any more; what must be called is."""
    while not hand.over:
        legal = asked(hand)
        hand.apply(acts(legal._replace(raises=(), fold=False))[0])
    return hand


def shown(hand: Hand) -> list[int]:
    return [e.seat for e in hand.events if isinstance(e, Shown)]


# -- the deal and third street --------------------------------------------------------------------


@pytest.mark.rule("S-1")
def test_three_cards_each_two_down_one_up_from_the_dealer_s_left() -> None:
    hand = stud(game(4), [400] * 4, button=1)
    dealt = [e for e in hand.events if isinstance(e, Dealt)]
    assert [e.seat for e in dealt] == [2, 3, 0, 1] * 3
    assert [e.up for e in dealt] == [False] * 8 + [True] * 4
    assert hand.table.antes == [1] * 4
    assert hand.table.pot == 4


DOORS = {0: "Ah Kh 3d", 1: "2h 2s 9c", 2: "Kd Qd 3c", 3: "Ac Kc Ad"}


@pytest.mark.rule("S-3")
def test_the_lowest_door_card_brings_it_in_the_lower_suit_where_ranks_are_equal() -> None:
    hand = stud(game(4), [400] * 4, DOORS)
    legal = asked(hand)
    assert (legal.seat, legal.bring_in, legal.raises) == (2, 4, (8,))
    assert (legal.raise_act, legal.fold, legal.check, legal.call) == (Act.COMPLETE, False, False, 0)
    for action in (Fold(), Check(), Call()):
        assert refused(hand, action) == ("bring_in_first", "S-3")


@pytest.mark.rule("S-3")
@pytest.mark.parametrize("suits", ["cdhs", "dhsc", "shdc"])
def test_clubs_are_the_lowest_suit_then_diamonds_hearts_spades(suits: str) -> None:
    hands = {seat: f"{rank}s {rank}h 2{suit}" for seat, (rank, suit) in enumerate(
        zip("9TJQ", suits, strict=True))}  # fmt: skip
    assert asked(stud(game(4), [400] * 4, hands)).seat == suits.index("c")
    assert asked(stud(game(3), [400] * 3, {s: hands[s] for s in range(3)})).seat == min(
        range(3), key=lambda s: "cdhs".index(suits[s])
    )


@pytest.mark.rule("S-3")
def test_an_ace_is_high_for_the_bring_in() -> None:
    assert asked(stud(game(2), [400] * 2, {0: "2c 3c As", 1: "2d 3d Kc"})).seat == 1


@pytest.mark.rule("S-3")
def test_the_bring_in_may_be_completed_at_once_or_by_option_not() -> None:
    hand = act(stud(game(4), [400] * 4, DOORS), "2 r8")
    assert (asked(hand).call, asked(hand).raises, asked(hand).raise_act) == (8, (16,), Act.RAISE)
    hand = stud(game(4, bring_in_may_complete=False), [400] * 4, DOORS)
    assert asked(hand).raises == ()
    assert refused(hand, RaiseTo(8)) == ("bring_in_first", "S-3")
    act(hand, "2 b")
    assert asked(hand).raises == (8,)


@pytest.mark.rule("S-4")
def test_fold_call_or_complete_and_then_raise_by_the_small_bet() -> None:
    # In dollars 1, 2, 4: the bring-in player owes 3 more, a dollar being four chips.
    hand = act(stud(game(4), [400] * 4, DOORS), "2 b")
    legal = asked(hand)
    assert (legal.seat, legal.fold, legal.call, legal.raises) == (3, True, 4, (8,))
    assert legal.raise_act is Act.COMPLETE
    assert refused(hand, Check()) == ("must_call_or_fold", "S-4")
    assert refused(hand, RaiseTo(12)) == ("raise_not_step", "S-2")
    act(hand, "3 r8, 0 r16, 1 f")
    legal = asked(hand)
    assert (legal.seat, legal.call, legal.raises) == (2, 12, (24,))


@pytest.mark.rule("S-4")
def test_with_no_completion_the_bring_in_player_has_no_further_choice() -> None:
    hand = act(stud(game(4), [400] * 4, DOORS), "2 b, 3 c, 0 c, 1 c")
    assert hand.table.step_name == "fourth-street"
    assert hand.table.pot == 4 + 16


@pytest.mark.rule("S-5")
@pytest.mark.parametrize("most", [3, 4])
def test_so_many_raises_a_round_and_the_completion_is_no_raise(most: int) -> None:
    # Bring-in 1, complete to 2, then 4, 6, 8 (and 10).
    hand = act(stud(game(2, max_raises=most), [400] * 2, {0: "Ah Kh 3c", 1: "2h 2s 9c"}), "0 b")
    for i in range(most + 1):
        seat = asked(hand).seat
        act(hand, f"{seat} r{8 * (i + 1)}")
    assert asked(hand).raises == ()
    assert refused(hand, RaiseTo(8 * (most + 2))) == ("capped", "S-5")


@pytest.mark.rule("S-5")
def test_the_cap_falls_by_option_in_a_round_that_began_with_two() -> None:
    hands = {0: "Ah Kh 3c", 1: "2h 2s 9c", 2: "2c 2d Jc"}
    free = act(stud(game(3, uncapped_heads_up=True), [400] * 3, hands), "0 b, 1 f")
    for to in (8, 16, 24, 32):
        act(free, f"{asked(free).seat} r{to}")
    assert asked(free).raises == (), "three began the round"
    act(free, f"{asked(free).seat} c")
    for to in (8, 16, 24, 32, 40, 48):
        act(free, f"{asked(free).seat} r{to}")
    assert asked(free).raises == (56,)


# -- short stacks (cases 6–10, 43) ----------------------------------------------------------------


def with_stacks(stacks: list[int], **options: object) -> Hand:
    """Seat 0 has the low card; the boards of later streets keep seat 0 first to speak."""
    hands = {0: "Ah Kh 2c Ac As", 1: "Qh Qs 9c 8d 7c", 2: "Js Jd 9d 7d 4s", 3: "Ts Td 9h 6d 3s"}
    seats = len(stacks)
    return stud(game(seats, **options), stacks, {s: hands[s] for s in range(seats)},
                button=seats - 1)  # fmt: skip


@pytest.mark.rule("C5")
def test_an_all_in_above_half_a_bet_is_a_full_one_below_it_none() -> None:
    # Bet 4 on fifth street (here 16), B all-in to 7 (28), C calls: A may raise, to 11 (44).
    stacks = [400, 5 + 28, 400, 400]
    hand = checked_to_fifth(with_stacks(stacks))
    act(hand, "0 r16, 1 r28, 2 c, 3 f")
    assert (asked(hand).seat, asked(hand).raises) == (0, (44,))
    # B all-in to 5 (20): A may not raise, D who has not acted may fold, call or complete to 8 (32).
    hand = checked_to_fifth(with_stacks([400, 5 + 20, 400, 400]))
    act(hand, "0 r16, 1 r20, 2 c")
    legal = asked(hand)
    assert (legal.seat, legal.fold, legal.call, legal.raises) == (3, True, 20, (32,))
    assert legal.raise_act is Act.COMPLETE
    act(hand, "3 c")
    assert (asked(hand).seat, asked(hand).raises, asked(hand).call) == (0, (), 4)
    assert refused(hand, RaiseTo(32)) == ("betting_closed", "C5")


def checked_to_fifth(hand: Hand) -> Hand:
    while hand.table.step_name != "fifth-street":
        hand.apply(acts(asked(hand)._replace(raises=(), fold=False))[0])
    assert asked(hand).seat == 0
    return hand


@pytest.mark.rule("C5")
def test_below_half_a_bet_nothing_reopens_for_who_has_checked() -> None:
    hand = act(checked_to_fifth(with_stacks([400, 5 + 7, 400, 400])), "0 k, 1 r7")
    assert (asked(hand).seat, asked(hand).call, asked(hand).raises) == (2, 7, (16,))
    act(hand, "2 c, 3 c")
    assert (asked(hand).seat, asked(hand).call, asked(hand).raises) == (0, 7, ())
    half = act(checked_to_fifth(with_stacks([400, 5 + 8, 400, 400])), "0 k, 1 r8, 2 c, 3 c")
    assert (asked(half).seat, asked(half).raises) == (0, (24,))


@pytest.mark.rule("C5", "S-9")
def test_a_short_all_in_uses_up_no_raise() -> None:
    hand = checked_to_fifth(with_stacks([400, 5 + 20, 400, 400]))
    act(hand, "0 r16, 1 r20, 2 r32, 3 r48, 0 r64")
    assert asked(hand).raises == ()
    assert asked(hand).why_not(Act.RAISE) == ("capped", "S-5", (("raises", 3),))


@pytest.mark.rule("C5", "S-4")
@pytest.mark.parametrize(
    ("bring_in", "small", "all_in", "kind", "then"),
    [
        (1, 4, 2, Act.COMPLETE, 4),  # adds 1 of 3
        (4, 8, 5, Act.COMPLETE, 8),  # adds 1 of 4
        (4, 8, 6, Act.RAISE, 14),  # half of what was missing: it counts as the completion
    ],
)
def test_an_all_in_over_the_bring_in(
    bring_in: int, small: int, all_in: int, kind: Act, then: int
) -> None:
    options = {"bring_in": bring_in, "small_bet": small, "big_bet": 2 * small}
    hand = act(with_stacks([400, 1 + all_in, 400], **options), f"0 b, 1 r{all_in}")
    legal = asked(hand)
    assert (legal.call, legal.raises, legal.raise_act) == (all_in, (then,), kind)


@pytest.mark.rule("C5", "S-4")
def test_a_short_completion_leaves_those_who_acted_call_or_fold() -> None:
    hand = act(with_stacks([400, 400, 6, 400]), "0 b, 1 c, 2 r5, 3 c")
    for seat in (0, 1):
        legal = asked(hand)
        assert (legal.seat, legal.fold, legal.call, legal.raises) == (seat, True, 1, ())
        hand.apply(Call())
    assert hand.table.step_name == "fourth-street"


@pytest.mark.rule("S-3", "C5")
def test_a_low_card_that_cannot_complete_in_full_still_brings_nothing_else_in() -> None:
    """All-in to 5 instead of a bring-in of 4: the others owe 5 and may complete to 8."""
    hand = act(with_stacks([6, 400, 400]), "0 r5")
    legal = asked(hand)
    assert (legal.seat, legal.fold, legal.call, legal.bring_in, legal.raises) == (
        1, True, 5, 0, (8,)
    )  # fmt: skip
    assert refused(hand, BringIn()) == ("wrong_phase", "C8")
    act(hand, "1 c, 2 c")
    assert hand.table.pot == 3 + 15


@pytest.mark.rule("S-3")
def test_a_low_card_short_of_the_bring_in_posts_what_it_has() -> None:
    # One chip of a bring-in of two: the others enter for two.
    options = {"bring_in": 2, "small_bet": 4, "big_bet": 8}
    hand = with_stacks([2, 400, 400], **options)
    posted = [e for e in hand.events if isinstance(e, Acted)]
    assert posted == [Acted(0, Act.BRING_IN, 1, 1)]
    assert (asked(hand).seat, asked(hand).call, asked(hand).raises) == (1, 2, (4,))
    act(hand, "1 c, 2 c")
    assert hand.table.pot == 3 + 5


@pytest.mark.rule("S-3")
def test_a_low_card_with_just_the_bring_in_has_nothing_to_choose() -> None:
    hand = with_stacks([5, 400, 400])
    assert Acted(0, Act.BRING_IN, 4, 4) in hand.events
    assert (asked(hand).seat, asked(hand).call) == (1, 4)


@pytest.mark.rule("S-3", "C3")
def test_heads_up_against_a_short_bring_in_what_was_not_matched_goes_back() -> None:
    hand = with_stacks([2, 400])
    legal = asked(hand)
    assert (legal.seat, legal.fold, legal.call, legal.raises) == (1, True, 4, ())
    act(hand, "1 c")
    assert Returned(1, 3) in hand.events
    assert hand.over
    assert sum(hand.table.won) == 4
    folded = act(with_stacks([2, 400]), "1 f")
    assert folded.table.stacks == [3, 399]


@pytest.mark.rule("S-3", "C4")
def test_a_low_card_all_in_for_the_ante_leaves_the_bring_in_to_its_left() -> None:
    hand = with_stacks([1, 400, 400, 400])
    legal = asked(hand)
    assert (legal.seat, legal.fold, legal.bring_in, legal.raises, legal.check) == (
        1, True, 4, (8,), False
    )  # fmt: skip
    act(hand, "1 f")
    assert (asked(hand).seat, asked(hand).fold, asked(hand).bring_in) == (2, True, 4)
    act(hand, "2 f")
    # The last one with chips owes nothing, and is asked nothing.
    assert hand.over
    assert [e for e in hand.events if isinstance(e, Returned)] == []
    assert sum(hand.table.won) == 4
    brought = act(with_stacks([1, 400, 400, 400]), "1 b")
    assert (asked(brought).seat, asked(brought).call, asked(brought).raises) == (2, 4, (8,))
    completed = act(with_stacks([1, 400, 400, 400]), "1 r8")
    assert (asked(completed).seat, asked(completed).call) == (2, 8)


@pytest.mark.rule("S-3")
def test_whoever_stands_in_for_the_low_card_with_less_than_the_bring_in_brings_it_in() -> None:
    hand = with_stacks([1, 4, 400, 400])
    legal = asked(hand)
    assert (legal.seat, legal.bring_in, legal.raises, legal.fold) == (1, 3, (), True)
    act(hand, "1 b")
    assert (asked(hand).seat, asked(hand).call) == (2, 4)


@pytest.mark.rule("C4")
def test_an_ante_that_takes_every_last_chip_but_one_deals_on_without_betting() -> None:
    hand = with_stacks([1, 1, 400])
    assert hand.over
    assert len(hand.table.hands[2]) == 7
    assert not [e for e in hand.events if isinstance(e, Acted)]
    assert sum(hand.table.won) == 3
    # Nobody spoke: the showing begins on the dealer's left.
    assert shown(hand) == [0, 1, 2]


# -- later streets --------------------------------------------------------------------------------


@pytest.mark.rule("S-6")
def test_the_last_one_left_takes_the_pot() -> None:
    hand = act(stud(game(4), [400] * 4, DOORS), "2 b, 3 r8, 0 f, 1 f, 2 f")
    assert hand.over
    assert hand.table.stacks == [399, 399, 395, 407]
    assert (hand.table.opener, hand.table.aggressor) == (-1, 3), "nobody opens in stud"
    assert not shown(hand)


def boards(*hands: str, button: int | None = None, **options: object) -> Hand:
    """On fourth street, everybody in: hands of four cards, the last two on the board."""
    seats = len(hands)
    dealer = seats - 1 if button is None else button
    hand = stud(game(seats, **options), [400] * seats, dict(enumerate(hands)), button=dealer)
    while hand.table.step_name == "third-street":
        hand.apply(acts(asked(hand)._replace(raises=(), fold=False))[0])
    return hand


@pytest.mark.rule("S-7")
@pytest.mark.parametrize(
    ("hands", "first"),
    [
        (("2c 3c Kd 9s", "2d 3d Ah 4s", "2h 3h Qc Js"), 1),
        (("2c 3c Ad Ks", "4d 3d 2h 2s", "5h 3h Qc Js"), 1),  # a pair of twos beats ace-king
        (("2c 3c Ad Ks", "4d 4c Th 9h", "5h 3h 8c 7c"), 0),  # no straights or flushes yet
        (("2c 3c 9d 8s", "2d 3d 9h 7s", "2h 3h 7c 5s"), 0),
    ],
)
def test_the_highest_exposed_hand_speaks_first(hands: tuple[str, ...], first: int) -> None:
    assert asked(boards(*hands)).seat == first


KING_QUEENS = ("2c 3c Kc Qs", "2d 3d Kh Qd", "2h 3h 7c 5s")


@pytest.mark.rule("S-7")
@pytest.mark.parametrize(
    ("tie", "button", "first"),
    [("position", 2, 0), ("position", 0, 1), ("suit", 2, 1), ("suit", 0, 1)],
)
def test_equal_boards_by_place_or_by_the_suit_of_the_highest_card(
    tie: str, button: int, first: int
) -> None:
    assert asked(boards(*KING_QUEENS, button=button, board_tie=tie)).seat == first


@pytest.mark.rule("S-7", "S-10", "C4")
def test_a_high_board_that_is_all_in_is_passed_over_to_its_left() -> None:
    hands = {0: "2c 3c Td 9s", 1: "4d 3d Ah Ks", 2: "5h 3h Qc Js"}
    hand = stud(game(3), [400, 9, 400], hands, button=2)
    act(hand, "0 r8, 1 c, 2 c")
    assert hand.table.all_in(1)
    assert asked(hand).seat == 2
    act(hand, "2 k, 0 k")
    assert hand.table.step_name == "fifth-street"


@pytest.mark.rule("S-7", "S-9")
def test_check_or_bet_then_call_fold_or_raise() -> None:
    hand = boards(*KING_QUEENS)
    legal = asked(hand)
    assert (legal.fold, legal.check, legal.call, legal.raises) == (False, True, 0, (8,))
    assert refused(hand, Fold()) == ("no_fold_unbet", "C4")
    act(hand, "0 r8")
    assert (asked(hand).call, asked(hand).raises, asked(hand).check) == (8, (16,), False)


PAIR = ("2c 3c 9d 9s", "2d 3d Kh Qd", "2h 3h 7c 5s")


@pytest.mark.rule("S-8")
def test_an_open_pair_lets_anybody_bet_either_size_until_the_big_one_is_made() -> None:
    hand = boards(*PAIR)
    assert asked(hand).raises == (8, 16)
    act(hand, "0 k")
    assert asked(hand).raises == (8, 16), "if the pair checks, the choice stays"
    act(hand, "1 r8")
    assert asked(hand).raises == (16, 24)
    act(hand, "2 r24")
    assert asked(hand).raises == (40,)
    act(boards(*PAIR), "0 r16, 1 r32")


@pytest.mark.rule("S-8")
def test_no_pair_or_no_such_house_rule_means_the_small_bet() -> None:
    assert asked(boards(*KING_QUEENS)).raises == (8,)
    assert asked(boards(*PAIR, open_pair_double=False)).raises == (8,)


@pytest.mark.rule("S-8")
def test_the_pair_counts_for_those_who_see_it_fold() -> None:
    hand = act(boards(*PAIR), "0 k, 1 r8, 2 c, 0 f")
    assert hand.table.step_name == "fifth-street"
    hand = act(boards("2c 3c 9d 8s", "2d 3d Kh Kd", "2h 3h 7c 5s"), "1 r8, 2 r16, 0 r24, 1 f")
    assert (asked(hand).seat, asked(hand).raises) == (2, (32, 40))


@pytest.mark.rule("S-8")
def test_a_pair_folded_on_third_street_shows_nothing_on_fourth() -> None:
    hands = {0: "Ac Kc 9d 9s", 1: "Ad Qd Kh Jd", 2: "Ah Qh 7c 5s"}
    hand = stud(game(3), [400] * 3, {**hands, 0: "Ac Kc 9d"}, button=2, gone={0: 3})
    act(hand, "2 b, 0 f, 1 c")
    assert asked(hand).raises == (8,)


@pytest.mark.rule("S-8", "C5")
def test_with_the_choice_open_an_all_in_is_measured_by_the_small_bet() -> None:
    hands = dict(enumerate(PAIR))
    for all_in, kind, raises in ((3, Act.COMPLETE, (8, 16)), (4, Act.RAISE, (12, 20))):
        hand = stud(game(3), [400, 5 + all_in, 400], hands, button=2)
        act(hand, f"2 b, 0 c, 1 c, 0 k, 1 r{all_in}")
        assert (asked(hand).raise_act, asked(hand).raises) == (kind, raises)


@pytest.mark.rule("S-8", "C5")
def test_after_a_big_bet_a_full_all_in_leaves_the_big_size_alone() -> None:
    hand = stud(game(3), [400, 5 + 25, 400], dict(enumerate(PAIR)), button=2)
    act(hand, "2 b, 0 c, 1 c, 0 r16, 1 r25")  # adds 9 of 16: a full raise
    assert asked(hand).raises == (41,)
    # A short all-in over a small bet, then a raise by the big one from the small bet.
    hand = stud(game(3), [400, 5 + 9, 400], dict(enumerate(PAIR)), button=2)
    act(hand, "2 b, 0 c, 1 c, 0 r8, 1 r9")
    assert asked(hand).raises == (16, 24)
    act(hand, "2 r24")
    assert asked(hand).raises == (40,)


@pytest.mark.rule("S-2", "S-9")
def test_the_big_bet_from_fifth_street_on() -> None:
    hand = boards(*KING_QUEENS)
    for street in ("fifth", "sixth", "seventh"):
        while hand.table.step_name != f"{street}-street":
            hand.apply(Check())
        assert asked(hand).raises == (16,)


@pytest.mark.rule("S-10")
def test_the_river_is_dealt_down_and_sixth_street_s_first_speaks_first_again() -> None:
    hands = {0: "2c 3c Td 9s 4h 8c 6c", 1: "4d 3d Jh 8s 7h Ad", 2: "5h 3h Qc Js 5c 7s"}
    hand = stud(game(3), [400] * 3, hands, button=2)
    checked_to(hand, "sixth")
    assert asked(hand).seat == 1, "ace high"
    act(hand, "1 k, 2 k, 0 k")
    dealt = [e for e in hand.events if isinstance(e, Dealt)][-3:]
    assert [e.up for e in dealt] == [False] * 3
    assert asked(hand).seat == 1
    gone = stud(game(3), [400] * 3, hands, button=2, gone={1: 6})
    checked_to(gone, "sixth")
    act(gone, "1 k, 2 r16, 0 c, 1 f")
    # Gone means folded; the highest board of the two left.
    assert (gone.table.step_name, asked(gone).seat) == ("seventh-street", 2)
    short = stud(game(3), [400, 5 + 16, 400], {**hands, 0: "2c 3c Td 9s 4h Kc 6c"}, button=1)
    checked_to(short, "sixth")
    act(short, "0 k, 1 r16, 2 c, 0 c" if asked(short).seat == 0 else "1 r16, 2 c, 0 c")
    # All-in is not gone: the word goes to its left, though another board is higher.
    assert short.table.all_in(1)
    assert asked(short).seat == 2


def checked_to(hand: Hand, street: str) -> Hand:
    while hand.table.step_name != f"{street}-street":
        hand.apply(acts(asked(hand)._replace(raises=(), fold=False))[0])
    return hand


# -- showdown -------------------------------------------------------------------------------------


@pytest.mark.rule("S-11")
def test_the_best_five_of_seven_win() -> None:
    hands = {0: "2c 3c 4d 5s 9h 9d Ah", 1: "Kc Kd 7h 8s Tc Jd 2s"}
    hand = checked_down(stud(game(2), [400] * 2, hands))
    assert hand.table.won == [hand.table.antes[0] * 2 + 8, 0]


@pytest.mark.rule("S-11", "E-11")
def test_who_shows_first() -> None:
    hands = {0: "2c 3c Td 9s 4h 8c", 1: "4d 3d Jh 8s 7h Ad", 2: "5h 3h Qc Js 5c 7s"}
    hand = checked_down(stud(game(3), [400] * 3, hands, button=2))
    assert shown(hand) == [1, 2, 0], "river checked round: the first to speak"
    hand = checked_to(stud(game(3), [400] * 3, hands, button=2), "seventh")
    act(hand, "1 k, 2 r16, 0 r32, 1 c, 2 c")
    assert shown(hand) == [0, 1, 2], "the last to bet or raise on the river, then clockwise"
    hand = checked_to(stud(game(3), [400] * 3, hands, button=2), "sixth")
    act(hand, "1 k, 2 r16, 0 c, 1 c, 1 k, 2 k, 0 k")
    assert shown(hand) == [1, 2, 0], "a bet on sixth street counts for nothing"


MUCK = {0: "Ac Ad Ah 9s 4h 8c 2d", 1: "Kd Ks Jh 8s 7h 4d 2s", 2: "Qh Qs 6c Js 5c 7s 2h"}


@pytest.mark.rule("S-11")
def test_a_beaten_hand_may_by_option_be_thrown_away_unseen() -> None:
    hand = checked_down(stud(game(3, may_muck=True), [400] * 3, MUCK, button=2))
    assert [e.seat for e in hand.events if isinstance(e, Mucked)] == [1, 2]
    assert shown(hand) == [0]
    assert not set(hand.table.seen_by(0).hands[1]) - {None, *hand.table.open_cards(1)}
    assert not [e for e in checked_down(stud(game(3), [400] * 3, MUCK)).events
                if isinstance(e, Mucked)]  # fmt: skip


@pytest.mark.rule("S-11", "C2")
def test_who_is_beaten_for_the_main_pot_alone_shows_for_the_side_pot() -> None:
    """Queens show first, then the aces that are all-in: kings are beaten by them, and yet win."""
    hand = stud(game(3, may_muck=True), [21, 400, 400], MUCK, button=2)
    act(hand, "2 b, 0 c, 1 c")
    while not hand.over:
        legal, table = asked(hand), hand.table
        late = table.step_name in {"sixth-street", "seventh-street"}
        bets = table.step_name != "third-street" and legal.raises and not table.to_match
        if late and legal.seat != 2:
            bets = False
        word = f"r{legal.raises[0]}" if bets else "c" if legal.call else "k"
        act(hand, f"{legal.seat} {word}")
    assert shown(hand)[0] == 2
    won = [(e.seat, e.pot) for e in hand.events if isinstance(e, Won)]
    assert won == [(0, 0), (1, 1)]
    assert 1 in shown(hand)


@pytest.mark.rule("C6", "S-11")
def test_the_odd_chip_goes_by_the_highest_card_of_the_five() -> None:
    # Both have the straight to the ace; the ace of the higher suit takes the odd chip.
    for spades in (0, 1):
        hands = {spades: "As Kc Qd Jh Tc 2c 3d", 1 - spades: "Ac Kd Qh Js Td 2d 3h",
                 2: "4c 5d 9h"}  # fmt: skip
        hand = stud(game(3), [400] * 3, hands, gone={2: 3})
        checked_down(act(hand, "2 b, 0 r8, 1 c, 2 f"))
        assert hand.table.won[spades] == (3 + 4 + 16) // 2 + 1
        assert hand.table.won[1 - spades] == (3 + 4 + 16) // 2


# -- the common card ------------------------------------------------------------------------------


def eight(folds_on: str | None) -> Hand:
    hand = stud(game(8), [400] * 8)
    folded = False
    while not hand.over:
        legal = asked(hand)
        if folds_on and not folded and hand.table.step_name == f"{folds_on}-street":
            if legal.fold:
                hand.apply(Fold())
                folded = True
                continue
            if not legal.call and not legal.bring_in:
                hand.apply(RaiseTo(legal.raises[0]))
                continue
        hand.apply(acts(legal._replace(raises=(), fold=False))[0])
    return hand


@pytest.mark.rule("S-12")
def test_eight_players_of_whom_nobody_folds_share_a_river_card() -> None:
    hand = eight(None)
    common = [e for e in hand.events if isinstance(e, DealtCommon)]
    assert len(common) == 1
    assert [len(cards) for cards in hand.table.hands] == [6] * 8
    assert sum(isinstance(e, Dealt) for e in hand.events) == 48
    ranking = hand.ranking
    best = max(ranking.value([*cards, common[0].card]) for cards in hand.table.hands)
    winners = [s for s in range(8)
               if ranking.value([*hand.table.hands[s], common[0].card]) == best]  # fmt: skip
    assert [s for s in range(8) if hand.table.won[s]] == winners


@pytest.mark.rule("S-12")
@pytest.mark.parametrize(
    ("street", "common"), [("third", 0), ("fourth", 1), ("fifth", 1), ("sixth", 1)]
)
def test_one_fold_on_third_street_makes_the_deck_just_enough(street: str, common: int) -> None:
    hand = eight(street)
    assert sum(isinstance(e, DealtCommon) for e in hand.events) == common
    if street == "third":
        assert hand.table.stub == 0


@pytest.mark.rule("S-12", "C6")
@pytest.mark.parametrize("spades", [2, 5])
def test_a_common_card_decides_no_odd_chip(spades: int) -> None:
    """Two play the common ace with their own K-Q-J-10; the king of spades has the odd chip."""
    hands = {spades: "Ks Qd Jh Tc 2c 3d", 7 - spades: "Kh Qs Js Td 2d 3h",
             1: "4c 5d 6h 8s 9c 2h As"}  # fmt: skip
    stacks = [400] * 8
    stacks[4] = 4  # all-in for three of the bring-in: seven single chips are left for a side pot
    hand = checked_down(stud(game(8), stacks, hands))
    assert hand.table.common == [parse("As")]
    side = {e.seat: e.chips for e in hand.events if isinstance(e, Won) and e.pot == 1}
    assert side == {spades: 4, 7 - spades: 3}
