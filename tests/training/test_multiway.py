"""Training for several players on a tiny game: it learns, says the same twice, can be stopped."""

import hashlib

import numpy as np
import pytest

from openers.cards.ranking import STANDARD
from openers.opponents.buckets import BUCKETS, bucket
from openers.opponents.classes import shape
from openers.opponents.tables import spots, store
from openers.training.chances import Chances
from openers.training.multiway import deals
from openers.training.multiway.model import CALL, FOLD
from openers.training.multiway.run import Learner

CLASSES, KINDS = 3, 4
GOLDEN = "3d6b5ee6eb38d84c556dfdba1e9197a637a5bc444a16091d18e909a6d723c276"
"""Of the tiny table after twenty deals, compiled or not."""


def tiny(seed=1):
    """Three classes, of which the upper two open, and four buckets; three players."""
    made = np.zeros((CLASSES, spots.DRAWS, KINDS))
    made[:, 0, :CLASSES] = np.eye(CLASSES)  # served
    made[:, 1:, :] = [0.125, 0.25, 0.375, 0.25]
    return Learner(3, 1, Chances(np.array([0.5, 0.25, 0.25]), made), seed)


def dealt(many, seed=7):
    """Deals of that game: a class and what each number of cards drawn makes of it."""
    rng = np.random.Generator(np.random.PCG64(seed))
    found = rng.integers(KINDS, size=(many, 3, 1 + spots.DRAWS))
    found[:, :, 0] = rng.integers(CLASSES, size=(many, 3))
    found[:, :, 1] = found[:, :, 0]
    return found, rng.integers(1, 2**31 - 1, many)


def visited(many, learner=None):
    learner = learner or tiny()
    found, seeds = dealt(many)
    done = learner.deals
    learner.visit(found[done:], seeds[done:])
    return learner


def mark(learner):
    packed = b"".join(learner.average()[name].tobytes() for name in ("before", "draw", "after"))
    return hashlib.sha256(packed).hexdigest()


def test_a_tiny_table_is_the_same_to_the_bit():
    learner = visited(20)
    assert mark(learner) == mark(visited(20))
    assert mark(learner) == GOLDEN


def test_it_goes_on_where_it_stopped(tmp_path):
    whole, half = visited(12), tiny()
    found, seeds = dealt(12)
    half.visit(found[:5], seeds[:5])
    half.keep(tmp_path / "kept.npz")
    again = tiny()
    again.resume(tmp_path / "kept.npz")
    assert again.deals == 5
    assert mark(visited(12, again)) == mark(whole)
    with pytest.raises(ValueError, match="another game"):
        tiny(seed=2).resume(tmp_path / "kept.npz")


def test_shares_are_whole_and_who_may_not_open_checks():
    average = visited(20).average()
    for name in ("before", "draw", "after"):
        assert (average[name].sum(1, dtype=int) == store.WHOLE).all()
    first = spots.before(0, 3, 2, 0, 0)
    assert average["before"][first, CALL, 0] == store.WHOLE
    assert not average["before"][first, FOLD].any()


def test_the_best_hand_is_not_folded_to_the_last_bet():
    """Who holds what nothing beats loses by folding, so the average hardly ever does."""
    learner = visited(60)
    sums = learner.after[1]
    spoken = np.flatnonzero(sums[:, :, KINDS - 1].sum(1) > 1e-4)
    folded = sums[spoken][:, FOLD, KINDS - 1].sum() / sums[spoken][:, :, KINDS - 1].sum()
    assert len(spoken)
    assert folded < 0.05


def test_hands_are_dealt_as_the_players_see_them():
    """Class and bucket of every number drawn, against hands ranked one by one."""
    rng = np.random.Generator(np.random.PCG64(3))
    cards = np.stack([rng.permutation(52)[:9] for _ in range(200)]).astype(np.uint8)
    found = deals.of_hands(cards[:, :5], cards[:, 5:])
    unlike = 0
    for row, nine in zip(found, cards.tolist(), strict=True):
        hand = tuple(sorted(nine[:5]))
        known = shape(hand, STANDARD)
        assert row[0] == known.number
        assert row[1] == bucket(STANDARD.value(hand), STANDARD)
        for drawn in range(1, 5):
            whole = (*known.keeps[drawn], *nine[5 : 5 + drawn])
            unlike += row[1 + drawn] != bucket(STANDARD.value(whole), STANDARD)
    # Of two cards of a rank either may be kept, which matters to a flush alone.
    assert unlike <= 0.01 * 4 * len(cards)
    assert found[:, 1:].max() < BUCKETS
