"""Improved by the draw, and what chance would have brought: counted by hand."""

import pytest

from helpers.deals import act, deal, rules
from openers.engine.views import redact
from openers.stats.improvement import count_improvement
from stats.test_draw import HANDS

GIVEN = rules("jackpots-italian", seats=4)
OPENED = "1 k, 2 r4, 3 c, 0 f, 1 f, "
# 47 cards unseen. One card to a pair of queens with two others kept: 2 queens make three of a kind,
# 3 of each kept rank two pair: 2 + 3 + 3. (The third kept card's rank is the pair's.)
ONE_CARD = (2 + 3 + 3) / 47


def counted(script, seat, then):
    hand = deal(GIVEN, [100] * 4, HANDS, then=then)
    act(hand, OPENED + script)
    found = count_improvement(GIVEN, hand.events, seat)
    return found.rate("improved"), found.rate("improve-expected")


def test_a_third_queen():
    improved, expected = counted("2 d 2s, 3 d", 2, "Qh")
    assert improved == (1, 1)
    assert expected.done == pytest.approx(ONE_CARD)


def test_a_card_that_helps_nothing():
    # The same class of hand, a better kicker: no improvement.
    improved, expected = counted("2 d 2s, 3 d", 2, "Ah")
    assert improved == (1, 0)
    assert expected.done == pytest.approx(ONE_CARD)


def test_who_stands_pat_has_nothing_to_improve():
    assert counted("2 d, 3 d", 2, "Qh") == ((0, 0), (0, 0))


def test_cards_nobody_knows_tell_nothing():
    hand = deal(GIVEN, [100] * 4, HANDS, then="Qh")
    act(hand, OPENED + "2 d 2s, 3 d")
    seen = [redact(event, 0) for event in hand.events]
    assert list(count_improvement(GIVEN, seen, 2)) == []
