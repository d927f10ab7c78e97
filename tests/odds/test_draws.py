"""Exact draws against an independent enumeration (its source is noted in the data)."""

import json

import pytest

from helpers.places import TESTS
from openers.cards.card import parse
from openers.cards.deck import deck
from openers.cards.ranking import Category, ranking_of
from openers.odds.draws import after_draw
from openers.odds.improve import improving

TABLES = json.loads((TESTS / "data" / "draws.json").read_text(encoding="utf-8"))
LOWEST = {"52": 0, "32": 5}
NAMES = {"high": Category.HIGH_CARD} | {
    category.name.lower(): category for category in Category if category
}
DRAWS = [
    pytest.param(LOWEST[size], draw, id=f"{size}-{name}")
    for size, draws in TABLES["draws"].items()
    for name, draw in draws.items()
    if draw["drawn"] < 4  # four and five take seconds in plain Python
]


def cards(text):
    return tuple(parse(text[i : i + 2]) for i in range(0, len(text), 2))


@pytest.mark.parametrize(("lowest", "draw"), DRAWS)
def test_counts_are_exact(lowest, draw):
    hand, kept = cards(draw["hand"]), cards(draw["kept"])
    unseen = [card for card in deck(lowest) if card not in hand]
    counts = after_draw(kept, unseen, draw["drawn"], ranking_of(lowest, False))
    assert counts == {NAMES[name]: ways for name, ways in draw["counts"].items()}


@pytest.mark.parametrize(("lowest", "draw"), DRAWS)
def test_chance_to_improve(lowest, draw):
    hand, kept = cards(draw["hand"]), cards(draw["kept"])
    thrown = [card for card in hand if card not in kept]
    chance = improving(hand, thrown, ranking_of(lowest, False))
    assert chance == pytest.approx(draw["better"], abs=1e-8)


@pytest.mark.long
@pytest.mark.parametrize("name", ["ace_draw4", "draw5"])
def test_long_draws_are_exact(name):
    draw = TABLES["draws"]["52"][name]
    test_counts_are_exact(0, draw)


def test_five_cards_make_a_hand():
    with pytest.raises(ValueError, match="2 kept and 2 drawn"):
        after_draw((0, 1), deck(), 2, ranking_of(0, False))
