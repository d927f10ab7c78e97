"""Every hand of a deck, counted: the published frequencies and the combinatorics."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from openers.cards.deck import deck
from openers.cards.ranking import Category, Ranking

pytestmark = pytest.mark.rule("C1")

# High card up to straight flush; widely published, for 32 cards by enumeration elsewhere.
FIVE_OF_52 = (1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40)
FIVE_OF_32 = (52020, 107520, 24192, 10752, 5100, 204, 1344, 224, 20)
SEVEN_OF_32 = (15540, 605880, 1398600, 258060, 639520, 57940, 357504, 26208, 6604)
VALUES_OF_52 = (1277, 2860, 858, 858, 10, 1277, 156, 156, 10)
VALUES_OF_32 = (51, 280, 168, 168, 5, 51, 56, 56, 5)


def counted(ranking, size):
    """Hands and different values of each category, by meeting every hand of the deck."""
    values = Counter(map(ranking.value, combinations(deck(ranking.lowest), size)))
    hands, kinds = Counter(), Counter()
    for value, times in values.items():
        hands[ranking.category(value)] += times
        kinds[ranking.category(value)] += 1
    return tuple(hands[kind] for kind in Category), tuple(kinds[kind] for kind in Category)


def test_five_of_52():
    assert counted(Ranking(), 5) == (FIVE_OF_52, VALUES_OF_52)


@pytest.mark.parametrize("flush_over_full", [False, True])
def test_five_of_32(flush_over_full):
    assert counted(Ranking(5, flush_over_full), 5) == (FIVE_OF_32, VALUES_OF_32)


@pytest.mark.long
def test_seven_of_32():
    assert counted(Ranking(5, True), 7)[0] == SEVEN_OF_32


@pytest.mark.parametrize("lowest", [3, 4, 6, 7])
def test_five_of_other_stripped_decks(lowest):
    n = 13 - lowest
    runs = n - 3  # one a highest rank, the ace below the lowest rank included
    expected = (
        (comb(n, 5) - runs) * (4**5 - 4),
        n * 6 * comb(n - 1, 3) * 64,
        comb(n, 2) * 36 * (n - 2) * 4,
        n * 4 * comb(n - 1, 2) * 16,
        runs * (4**5 - 4),
        (comb(n, 5) - runs) * 4,
        n * 4 * (n - 1) * 6,
        n * (n - 1) * 4,
        runs * 4,
    )
    assert sum(expected) == comb(4 * n, 5)
    assert counted(Ranking(lowest), 5)[0] == expected


def test_hands_that_may_open_a_jackpot():
    # Published: a pair of jacks or better 536,100 times in 2,598,960.
    ranking = Ranking()
    jacks = ranking.value((36, 37, 0, 4, 8))
    assert ranking.ranks(jacks) == (9, 2, 1, 0)
    values = map(ranking.value, combinations(deck(), 5))
    assert sum(value >= jacks for value in values) == 536_100
