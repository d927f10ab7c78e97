"""A rate's interval against published figures."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openers.stats.rate import ENOUGH, Rate


@pytest.mark.parametrize(
    ("done", "chance", "low", "high"),
    [
        # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3 (Wilson's score).
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        # The figures of the statistics' plan: what 30 % means after so many chances.
        (6, 20, 0.15, 0.52),
        (30, 100, 0.22, 0.40),
        (150, 500, 0.26, 0.34),
    ],
)
def test_interval(done, chance, low, high):
    digits = 4 if round(low, 2) != low or round(high, 2) != high else 2
    got = Rate(chance, done).interval()
    assert [round(end, digits) for end in got] == [low, high]


def test_nothing_is_known_of_what_never_came_up():
    assert Rate().share is None
    assert Rate().interval() == (0.0, 1.0)
    assert not Rate(ENOUGH - 1, 3).enough
    assert Rate(ENOUGH, 3).enough


@given(st.integers(1, 10_000).flatmap(lambda n: st.tuples(st.just(n), st.floats(0, n))))
def test_the_share_lies_within(rate):
    chance, done = rate
    low, high = Rate(chance, done).interval()
    assert 0.0 <= low <= done / chance + 1e-12
    assert done / chance - 1e-12 <= high <= 1.0
