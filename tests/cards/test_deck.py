"""Decks, full and stripped."""

import pytest

from openers.cards.card import parse
from openers.cards.deck import deck, deck_for, lowest_rank


def test_a_full_deck_is_every_card_once():
    assert deck() == tuple(range(52))


@pytest.mark.parametrize(
    ("players", "lowest", "size"),
    [(8, "3c", 48), (7, "4c", 44), (6, "5c", 40), (5, "6c", 36), (4, "7c", 32), (3, "8c", 28)],
)
def test_a_stripped_deck_begins_at_eleven_less_the_players(players, lowest, size):
    cards = deck_for("stripped", players)
    assert cards[0] == parse(lowest)
    assert len(cards) == len(set(cards)) == size
    assert cards[-1] == parse("As")


def test_a_full_deck_stays_full_whoever_plays():
    assert {len(deck_for("52", players)) for players in range(2, 9)} == {52}


def test_no_deck_loses_the_straight_or_falls_below_the_two():
    assert lowest_rank("stripped", 1) == 8
    assert lowest_rank("stripped", 20) == 0


@pytest.mark.parametrize("lowest", [-1, 13])
def test_a_rank_that_is_none_makes_no_deck(lowest):
    with pytest.raises(ValueError, match="lowest rank"):
        deck(lowest)
