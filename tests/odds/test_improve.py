"""Chances to improve and shares of a pot in numpy, against enumerations made elsewhere."""

import json

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.places import TESTS
from openers.cards.batch import batch_of
from openers.cards.card import parse, parse_all
from openers.cards.deck import deck
from openers.cards.ranking import STANDARD, ranking_of
from openers.odds.equity import share
from openers.odds.improve import improving

TABLES = json.loads((TESTS / "data" / "draws.json").read_text(encoding="utf-8"))
LOWEST = {"52": 0, "32": 5}
DRAWS = [
    pytest.param(LOWEST[size], draw, id=f"{size}-{name}")
    for size, draws in TABLES["draws"].items()
    for name, draw in draws.items()
]


def cards(text):
    return tuple(parse(text[i : i + 2]) for i in range(0, len(text), 2))


@pytest.mark.parametrize(("lowest", "draw"), DRAWS)
def test_chance_to_improve(lowest, draw):
    hand, kept = cards(draw["hand"]), cards(draw["kept"])
    gone = [card for card in hand if card not in kept]
    assert improving(hand, gone, ranking_of(lowest, False)) == pytest.approx(
        draw["better"], abs=1e-8
    )


def test_who_stands_pat_improves_nothing():
    assert improving(parse_all("Qc Qd 2h 3s 4c"), (), STANDARD) == 0.0


def of(*hands, to_come, unseen, samples=256, seed=0):
    rng = np.random.Generator(np.random.PCG64(seed))
    held = [list(parse_all(hand)) for hand in hands]
    return share(held, to_come, list(parse_all(unseen)), batch_of(STANDARD), rng, samples)


def test_shares_that_are_counted():
    # Queens against four spades: three of four cards left make the flush.
    assert of("Qc Qd 2h 3c 4c", "As Ks 9s 5s", to_come=[0, 1], unseen="2s 3s 4s 6d") == 0.25
    # Nothing to come: equal hands split.
    assert of("Ac Kc 9d 5d 2d", "Ad Kd 9c 5c 2c", to_come=[0, 0], unseen="") == 0.5
    assert of("Ac Kc 9d 5d 2d", "Qs Qh 9c 5c 2c", to_come=[0, 0], unseen="") == 0.0
    # Seven cards: the eight makes a straight in two of the three ways; fours lose to kings.
    held = "Kc Kd 5h 9s Jd 7h 3c", "9c Tc Jc Qh 3d"
    assert of(*held, to_come=[0, 2], unseen="8d 4s 4h") == pytest.approx(1 / 3)


def test_too_few_cards_are_refused():
    with pytest.raises(ValueError, match="1 unseen cards for 2 to come"):
        of("Qc Qd 2h 3c", "As Ks 9s 5s", to_come=[1, 1], unseen="2s")


@settings(max_examples=30)
@given(st.integers(2, 6), st.randoms(use_true_random=False))
def test_the_shares_of_all_add_up(players, random):
    order = deck()
    order = random.sample(order, len(order))
    hands = [order[3 * at : 3 * at + 3] for at in range(players)]
    left = order[3 * players :]
    # The same chance for all: each hand first once, the others after it in their order.
    total = 0.0
    for first in range(players):
        held = [hands[first], *(h for at, h in enumerate(hands) if at != first)]
        rng = np.random.Generator(np.random.PCG64(7))
        total += share(held, [4] * players, left, batch_of(STANDARD), rng, 2000)
    assert total == pytest.approx(1.0, abs=0.12)


def test_a_sampled_share_comes_near_the_counted_one():
    # One pair against four to a flush, one card each from the rest of the deck: both draw, so it
    # is sampled. Counted here by hand of all ordered pairs of cards.
    hands = [parse_all("Qc Qd 2h 3c"), parse_all("As Ks 9s 5s")]
    left = [card for card in deck() if card not in {*hands[0], *hands[1]}]
    value, won, ways = STANDARD.value, 0.0, 0
    for one in left:
        for other in left:
            if one != other:
                a, b = value((*hands[0], one)), value((*hands[1], other))
                won, ways = won + (a > b) + (a == b) / 2, ways + 1
    rng = np.random.Generator(np.random.PCG64(1))
    got = share(hands, [1, 1], left, batch_of(STANDARD), rng, 40_000)
    assert got == pytest.approx(won / ways, abs=4 * 0.5 / 200)
