"""What is remembered of a question in fixed limit is what would be worked out anew."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.deals import asked, at_random, rules
from openers.engine import betting
from openers.engine.hand import Hand
from openers.rules.steps import Bet

FIXED = (
    rules("seven-card-stud"),
    rules("seven-card-stud", open_pair_double=False, uncapped_heads_up=False),
    rules("five-card-stud"),
    rules("jackpots-italian", limit="fixed-limit"),
    rules("draw-pot", limit="fixed-limit"),
    rules("jackpot-spanish", limit="fixed-limit", dealer_ante=2),
)


@pytest.mark.rule("S-5", "C4", "C5")
@settings(max_examples=60)
@given(st.sampled_from(FIXED), st.integers(2, 5), st.integers(0, 2**32))
def test_remembered_and_worked_out_are_the_same(given_rules, seats, chance):
    rng = random.Random(chance)
    # Deep stacks, where questions are remembered, beside stacks that run out.
    stacks = [rng.choice((5, 30, 60, 1000, 5000)) for _ in range(seats)]
    for number in range(1, 6):
        hand = Hand(given_rules, stacks=stacks, button=0, seed=rng.randbytes(16), number=number)
        while not hand.over:
            legal, step = asked(hand), hand.script[hand.at]
            if isinstance(step, Bet):
                assert legal == betting._legal(hand, step)
            hand.apply(at_random(hand, rng))
