"""What others may hold: counts exact, chances near the teaching tables."""

import json

import pytest

from helpers.places import TESTS
from openers.cards.card import ACE, JACK, KING, QUEEN
from openers.cards.ranking import Category
from openers.opponents.draw import field
from openers.opponents.draw.field import CALLER, OPENER, RAISER, field_for
from openers.opponents.draw.reading import place_of

TABLES = json.loads((TESTS / "data" / "draws.json").read_text(encoding="utf-8"))


def at(category, rank):
    return place_of(category, rank, False)


@pytest.mark.parametrize(("size", "lowest"), [("52", 0), ("32", 5)])
def test_dealt_hands_are_counted_exactly(size, lowest):
    dealt = field._dealt(lowest, False)
    for category in Category:
        name = category.name.lower() if category else "high"
        counted = sum(dealt[at(category, 0) : at(category, 0) + 13])
        assert counted == TABLES["dealt"][size][name]


@pytest.mark.parametrize(("size", "lowest"), [("52", 0), ("32", 5)])
@pytest.mark.parametrize("rank", [JACK, QUEEN, KING, ACE])
def test_openers_are_counted_exactly(size, lowest, rank):
    counts = TABLES["openers"][size]
    opens = counts[f"{'JQKA'[rank - JACK] * 2}+"] / sum(TABLES["dealt"][size].values())
    assert field_for(lowest, False, rank).opening == pytest.approx(1 - opens)


# The chance of the pair to be best against one hand of random cards still to act: simulated with
# the cards taken out of the deck, 120,000 deals each, where ours counts all hands alike.
@pytest.mark.parametrize(
    ("category", "rank", "alone"),
    [
        (Category.PAIR, JACK, 0.797),
        (Category.PAIR, QUEEN, 0.839),
        (Category.PAIR, KING, 0.876),
        (Category.PAIR, ACE, 0.917),
        (Category.TWO_PAIR, 3, 0.924),
        (Category.TRIPS, 5, 0.980),
    ],
)
def test_rule_of_half(category, rank, alone):
    assert field_for(0, False, JACK).random[at(category, rank)] == pytest.approx(alone, abs=0.015)


# Final hand against one opener who drew three to a pair of jacks to aces; simulated, 60,000 each.
@pytest.mark.parametrize(
    ("category", "rank", "wins"),
    [
        (Category.PAIR, KING, 0.39),
        (Category.PAIR, ACE, 0.56),
        (Category.TWO_PAIR, 8, 0.71),
        (Category.TWO_PAIR, KING, 0.82),
        (Category.TWO_PAIR, ACE, 0.87),
        (Category.TRIPS, 5, 0.87),
        (Category.FLUSH, KING, 0.99),
    ],
)
def test_against_an_opener_who_drew_three(category, rank, wins):
    beats = field_for(0, False, JACK).drew[OPENER][3]
    assert beats[at(category, rank)] == pytest.approx(wins, abs=0.065)


@pytest.mark.parametrize("openers", [None, JACK, KING])
@pytest.mark.parametrize("lowest", [0, 3, 7])
@pytest.mark.parametrize("flush_over_full", [False, True])
def test_better_hands_win_more(lowest, openers, flush_over_full):
    figures = field_for(lowest, flush_over_full, openers)
    rows = [figures.random] + [
        figures.drew[r][d] for r in (OPENER, RAISER, CALLER) for d in range(6)
    ]
    for row in rows:
        assert list(row) == sorted(row)
        assert row[0] >= 0
        assert row[-1] <= 1


def test_the_fewer_drawn_the_stronger():
    drew = field_for(0, False, JACK).drew[OPENER]
    tens_up = at(Category.TWO_PAIR, 8)
    assert drew[0][tens_up] < drew[1][tens_up] < drew[3][tens_up]
    assert drew[2][tens_up] < drew[1][tens_up]
