"""The gate of fifth street, counted by hand."""

import pytest

from helpers.deals import act, rules, stud
from openers.stats.gate import STREET, chance, count_gate, price
from openers.stats.rate import Rate
from openers.stats.turns import turns
from stats.test_stud import HANDS

GIVEN = rules("seven-card-stud", seats=4)
TO_FIFTH = "1 b, 2 c, 3 c, 0 f, 3 k, 1 k, 2 k, "
BET_BY_ACES = TO_FIFTH + "3 r16, 1 f, 2 c, 3 k, 2 k, 3 k, 2 k"
BET_INTO_ACES = TO_FIFTH + "3 k, 1 r16, 2 f, 3 c, 3 k, 1 k, 3 k, 1 k"


def fresh(folds):
    """The deal in which seat 0 folds on third street and another one on fifth."""
    gone = {0: 3, folds: 5}
    hands = {seat: " ".join(cards.split()[: gone.get(seat, 7)]) for seat, cards in HANDS.items()}
    return stud(GIVEN, [400] * 4, hands, gone=gone)


def counted(script, seat, folds=1):
    events = act(fresh(folds), script).events
    return count_gate(fresh(folds), events, seat).rate("fifth-gate")


def test_who_pays_too_much_who_folds_and_who_bets():
    # King high with one card to three suits, against an open pair of sixes with an ace: too dear.
    assert counted(BET_BY_ACES, 2) == Rate(1, 1)
    assert counted(BET_BY_ACES, 1) == Rate(1, 0)  # folded
    assert counted(BET_BY_ACES, 3) == Rate(0, 0)  # who bets has no price
    assert counted(BET_BY_ACES, 0) == Rate(0, 0)  # gone before


def test_aces_up_may_go_on():
    assert counted(BET_INTO_ACES, 3, folds=2) == Rate(1, 0)


def test_the_price_by_hand():
    # Four antes, three bring-ins and a bet of 16 lie there; two of 16 are to come from each of two.
    hand = fresh(1)
    for turn in turns(hand, act(fresh(1), BET_BY_ACES).events):
        if turn.table.step_name == STREET and turn.seat == 2:
            pot = 4 * GIVEN.ante + 3 * GIVEN.bring_in + 16
            assert turn.table.pot_now() == pot
            assert price(turn, 16) == pytest.approx((16 + 32) / (pot + 16 + 64))
            assert chance(hand, turn.table, 2) < 0.35
            return
    raise AssertionError("no such turn")


def test_draw_has_no_gate():
    given = rules("five-card-stud", seats=4)
    assert list(count_gate(stud(given, [400] * 4, {}), (), 0)) == []
