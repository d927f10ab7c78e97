"""Stud beside PokerKit's, where the rules agree: the same questions, the same payoffs.

Where the zone ends, and by which rule, stands in `helpers.pokerkit_stud`.
"""

import random
import warnings
from collections import Counter

import pytest

from helpers.pokerkit_stud import Pair, choose
from openers.engine.actions import Act
from openers.engine.events import Acted, Shown

pytestmark = pytest.mark.rule("S-2", "S-3", "S-4", "S-5", "S-6", "S-7", "S-9", "S-10", "S-11")


def play(hands, first):
    """Play seeded deals on both; what was seen in them."""
    seen = Counter()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PokerKit's, of its own doings
        for number in range(first, first + hands):
            rng = random.Random(number)
            pair = Pair(2 + number % 5, number)
            while (legal := pair.asked()) is not None:
                capped = legal.why_not(Act.RAISE)
                seen[capped.reason if capped else "open"] += 1
                pair.act(choose(legal, rng))
            pair.paid()
            seen["shown"] += any(isinstance(e, Shown) for e in pair.hand.events)
            seen["completed"] += any(
                isinstance(e, Acted) and e.act is Act.COMPLETE for e in pair.hand.events
            )
    return seen


def test_a_thousand_deals():
    seen = play(1000, 0)
    assert min(seen["shown"], seen["completed"], seen["capped"], seen["open"]) > 100


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_fifty_thousand_deals(part):
    play(5000, 1_000_000 + 5000 * part)
