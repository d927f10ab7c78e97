"""All-in, reopening, the least and the most (cases 1–14, 33, 39 of the engine's case list)."""

import pytest

from helpers.deals import PAIR_OF_JACKS, act, asked, deal, rules
from openers.engine.actions import Act, Call, Check, Fold, IllegalAction, RaiseTo
from openers.engine.events import Acted, Returned
from openers.engine.hand import Hand

NO_LIMIT = {"limit": "no-limit", "openers": "none", "stack": 10_000}
DEALER = 3


def no_limit(stacks: list[int], **options: int) -> Hand:
    return deal(rules(**NO_LIMIT, **options), stacks, button=len(stacks) - 1)


@pytest.mark.rule("C5")
def test_a_short_all_in_raise_leaves_those_who_acted_fold_or_call() -> None:
    # Antes of 1 come off first. A opens 16, B calls, C all-in to 19, D calls.
    hand = act(no_limit([201, 201, 20, 201]), "0 r16, 1 c, 2 r19, 3 c")
    for seat in (0, 1):
        legal = asked(hand)
        assert (legal.seat, legal.fold, legal.call, legal.raises) == (seat, True, 3, ())
        refusal = legal.why_not(Act.RAISE)
        assert refusal is not None and (refusal.reason, refusal.rule) == ("betting_closed", "C5")
        hand.apply(Call())


@pytest.mark.rule("C5")
def test_who_has_not_acted_may_raise_a_short_all_in_by_a_full_raise() -> None:
    hand = act(no_limit([201, 201, 20, 201]), "0 r16, 1 c, 2 r19")
    assert asked(hand).raises[0] == 19 + 16


@pytest.mark.rule("C5")
def test_two_short_raises_that_add_up_to_a_full_one_open_the_betting_again() -> None:
    hand = no_limit([5001, 5001, 1301, 1701], min_bet=500)
    act(hand, "0 r500, 1 r1000, 2 r1300, 3 r1700")
    assert asked(hand).seat == 0 and asked(hand).raises[0] == 2200
    act(hand, "0 c")
    legal = asked(hand)
    assert legal.seat == 1 and legal.raises[0] == 2200


@pytest.mark.rule("C5")
@pytest.mark.parametrize(("first", "second", "opens"), [(19, 31, False), (19, 32, True)])
def test_short_raises_open_the_betting_again_at_a_full_raise_and_not_before(
    first: int, second: int, opens: bool
) -> None:
    # A bet of 16: B calls it, and two all-ins make it 15 or 16 more for both.
    hand = act(no_limit([201, 201, first + 1, second + 1]), f"0 r16, 1 c, 2 r{first}, 3 r{second}")
    for seat in (0, 1):
        legal = asked(hand)
        assert legal.seat == seat
        assert [*legal.raises[:1]] == ([second + 16] if opens else [])
        hand.apply(Call())


@pytest.mark.rule("C5")
def test_a_full_raise_over_a_short_one_is_measured_from_the_short_one() -> None:
    # Bet 16, all-in to 19, raise to 35: it adds 16, and so does the next at least.
    hand = act(no_limit([201, 20, 201, 201]), "0 r16, 1 r19, 2 r35")
    assert asked(hand).raises[0] == 35 + 16


@pytest.mark.rule("C4")
def test_a_stack_between_the_call_and_the_least_raise_may_go_all_in() -> None:
    # To call 20, least raise to 40, stack 33: fold, call and all-in to 33.
    hand = act(no_limit([201, 34]), "0 r20")
    legal = asked(hand)
    assert (legal.fold, legal.call, list(legal.raises)) == (True, 20, [33])


@pytest.mark.rule("C4", "C3")
def test_a_stack_below_the_call_calls_all_in_and_the_rest_goes_back() -> None:
    hand = act(no_limit([301, 199]), "0 r280")
    legal = asked(hand)
    assert (legal.call, legal.raises, legal.fold) == (198, (), True)
    events = hand.apply(Call())
    called = events[0]
    assert isinstance(called, Acted)
    assert (called.act, called.chips, called.to) == (Act.CALL, 198, 198)
    assert Returned(0, 82) in events
    assert hand.table.pot == 2 + 2 * 198


@pytest.mark.rule("C4")
def test_where_the_call_takes_the_stack_no_raise_is_offered() -> None:
    legal = asked(act(no_limit([201, 21]), "0 r20"))
    assert (legal.fold, legal.call, legal.raises) == (True, 20, ())
    refusal = legal.why_not(Act.RAISE)
    assert refusal is not None and refusal.reason == "stack_too_small"


@pytest.mark.rule("C4")
def test_with_all_but_one_all_in_there_is_no_more_betting_but_all_draw() -> None:
    hand = act(no_limit([51, 51, 201]), "0 r50, 1 c, 2 c")
    drawn = []
    while asked(hand).phase == "draw":
        drawn.append(asked(hand).seat)
        act(hand, f"{drawn[-1]} d")
        if hand.over:
            break
    assert sorted(drawn) == [0, 1, 2] and hand.over


@pytest.mark.rule("C4", "C2")
def test_two_with_chips_behind_an_all_in_bet_on_for_a_side_pot() -> None:
    hand = act(no_limit([51, 201, 201]), "0 r50, 1 c, 2 c, 0 d, 1 d, 2 d")
    legal = asked(hand)
    assert (legal.phase, legal.seat) == ("bet", 1) and legal.raises
    act(hand, "1 r10, 2 c")
    assert hand.over and {e.pot for e in hand.events if hasattr(e, "pot") and hasattr(e, "chips")}


@pytest.mark.rule("C4")
def test_nobody_raises_where_nobody_else_has_chips_behind() -> None:
    hand = act(no_limit([51, 201]), "0 r50")
    legal = asked(hand)
    refusal = legal.why_not(Act.RAISE)
    assert legal.raises == () and refusal is not None and refusal.reason == "nobody_to_bet_into"


@pytest.mark.rule("C4")
def test_an_ante_that_takes_the_last_chip_leaves_nothing_to_ask() -> None:
    hand = act(no_limit([1, 201, 201]), "1 k, 2 r10, 1 c")
    assert [asked(hand).phase, hand.table.all_in(0)] == ["draw", True]
    seats = {e.seat for e in hand.events if isinstance(e, Acted)}
    assert seats == {1, 2}


# -- pot limit ------------------------------------------------------------------------------------

POT = [("after-call", 20), ("before-call", 16), ("total", 12)]


@pytest.mark.rule("D-4")
@pytest.mark.parametrize(("basis", "most"), POT)
def test_the_largest_raise_by_each_basis(basis: str, most: int) -> None:
    # Antes 4 × 2 = 8, opening 4: the pot is 12.
    given = rules(ante=2, min_bet=2, raise_basis=basis, stack=400)
    hand = act(deal(given, [202] * 4, {1: PAIR_OF_JACKS}), "1 r4")
    assert asked(hand).raises[-1] == most
    refused = pytest.raises(IllegalAction)
    with refused as caught:
        hand.apply(RaiseTo(most + 1))
    assert caught.value.refusal.reason == "raise_too_big"
    assert caught.value.refusal.params == (("most", most),)


@pytest.mark.rule("D-4")
@pytest.mark.parametrize(("basis", "most"), [("after-call", 16), ("before-call", 12), ("total", 8)])
def test_the_rule_s_own_example_of_the_raise_basis(basis: str, most: int) -> None:
    # D-4: with 4 in antes, an opening of 4 and so 8 in the pot.
    hand = act(deal(rules(raise_basis=basis), [200] * 4, {1: PAIR_OF_JACKS}), "1 r4")
    assert asked(hand).raises[-1] == most


@pytest.mark.rule("D-4", "D-6")
def test_raises_over_a_raise_count_the_whole_pot() -> None:
    # Pot 15, A bets 5, B raises to 15: C may raise to 65 at most, back to A instead to 60.
    given = rules(ante=5, min_bet=5, stack=400)
    hand = act(deal(given, [205] * 3, {1: PAIR_OF_JACKS}), "1 r5, 2 r15")
    assert asked(hand).seat == 0 and asked(hand).raises[-1] == 65
    act(hand, "0 f")
    assert asked(hand).seat == 1 and asked(hand).raises[-1] == 60


@pytest.mark.rule("E-1", "D-3")
def test_the_dealer_s_double_ante_counts_in_the_pot() -> None:
    hand = deal(rules(dealer_ante=2), [200] * 4, {1: PAIR_OF_JACKS})
    assert hand.table.pot == 5 and asked(hand).raises == range(2, 6)


@pytest.mark.rule("D-3")
def test_a_pot_below_the_least_bet_leaves_the_least_bet() -> None:
    hand = deal(rules(min_bet=10), [200] * 3, {1: PAIR_OF_JACKS})
    assert list(asked(hand).raises) == [10]


@pytest.mark.rule("D-3", "D-4")
def test_an_opener_all_in_below_the_least_bet() -> None:
    # The next may call 1 or raise to at least 3, and those who checked may raise too.
    hand = deal(rules(), [201, 201, 2, 201], {2: PAIR_OF_JACKS})
    act(hand, "1 k, 2 r1")
    legal = asked(hand)
    assert (legal.seat, legal.call, legal.raises[0]) == (3, 1, 3)
    act(hand, "3 c, 0 c")
    legal = asked(hand)
    assert (legal.seat, legal.call, legal.raises[0]) == (1, 1, 3)


@pytest.mark.rule("C8")
def test_a_refused_act_changes_nothing_and_says_why() -> None:
    hand = deal(rules(), [200] * 3, {1: "Tc Td 2h 3s 4c"})
    before = list(hand.events), hand.table.copy()
    for action, reason, rule in [
        (Fold(), "no_fold_unbet", "C4"),
        (Call(), "nothing_to_call", "C8"),
        (RaiseTo(2), "openers_needed", "D-2"),
    ]:
        with pytest.raises(IllegalAction) as caught:
            hand.apply(action)
        assert (caught.value.refusal.reason, caught.value.refusal.rule) == (reason, rule)
    assert (hand.events, hand.table) == before
    hand.apply(Check())


@pytest.mark.rule("D-4")
def test_once_opened_nobody_checks() -> None:
    hand = act(deal(rules(), [200] * 3, {1: PAIR_OF_JACKS}), "1 r2")
    with pytest.raises(IllegalAction) as caught:
        hand.apply(Check())
    assert caught.value.refusal.reason == "must_call_or_fold"
    assert caught.value.refusal.params == (("to_match", 2),)


# -- fixed limit in draw --------------------------------------------------------------------------

FIXED = {"limit": "fixed-limit", "small_bet": 4, "big_bet": 8, "max_raises": 3}


@pytest.mark.rule("C5")
def test_a_short_all_in_below_half_a_bet_is_completed_not_raised() -> None:
    hand = act(deal(rules(**FIXED), [201, 201, 6, 201], {1: PAIR_OF_JACKS}), "1 r4, 2 r5")
    legal = asked(hand)
    assert (legal.seat, legal.call, legal.raise_act, legal.raises) == (3, 5, Act.COMPLETE, (8,))
    act(hand, "3 c, 0 c")
    assert asked(hand).seat == 1 and asked(hand).raises == ()


@pytest.mark.rule("C5")
def test_an_all_in_of_half_a_bet_or_more_is_a_full_raise() -> None:
    hand = act(deal(rules(**FIXED), [201, 201, 8, 201], {1: PAIR_OF_JACKS}), "1 r4, 2 r7, 3 c")
    act(hand, "0 c")
    assert asked(hand).seat == 1 and asked(hand).raises == (11,)


@pytest.mark.rule("C5")
def test_a_short_all_in_does_not_use_up_a_raise() -> None:
    hand = deal(rules(**FIXED), [201, 201, 6, 201], {1: PAIR_OF_JACKS})
    act(hand, "1 r4, 2 r5, 3 r8, 0 r12, 1 r16")
    legal = asked(hand)
    refusal = legal.why_not(Act.RAISE)
    assert legal.raises == () and refusal is not None
    assert (refusal.reason, refusal.params) == ("capped", (("raises", 3),))


@pytest.mark.rule("D-4", "C5")
def test_who_checked_in_draw_keeps_every_choice_against_a_short_opening() -> None:
    hand = act(deal(rules(**FIXED), [201, 201, 2, 201], {2: PAIR_OF_JACKS}), "1 k, 2 r1, 3 c, 0 c")
    legal = asked(hand)
    assert (legal.seat, legal.call, legal.raise_act, legal.raises) == (1, 1, Act.COMPLETE, (4,))


@pytest.mark.rule("E-4")
def test_fixed_limit_in_draw_bets_small_before_and_big_after() -> None:
    hand = deal(rules(**FIXED), [200] * 3, {1: PAIR_OF_JACKS})
    assert asked(hand).raises == (4,)
    act(hand, "1 r4, 2 c, 0 c, 1 d, 2 d, 0 d")
    assert asked(hand).raises == (8,)
