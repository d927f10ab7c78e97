"""A deal's seed is published only where it is the one the deal was committed to (C10)."""

import pytest

from helpers.sessions import session
from openers.cards.shuffle import deal_seed
from openers.records.history import published

SEED = (1).to_bytes(16, "big")
"""The match seed of `helpers.sessions.session`."""


@pytest.mark.rule("C10")
def test_a_seed_is_published_only_for_the_deal_it_made():
    first, second = session("jackpots-italian", 2).deals
    assert published(SEED, 1, first.events) == deal_seed(SEED, 1) == first.seed
    assert published(SEED, 2, second.events) == second.seed
    # Another number's seed, another match's: not what this deal was committed to.
    assert published(SEED, 2, first.events) is None
    assert published(bytes(16), 1, first.events) is None
