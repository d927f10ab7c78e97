"""Many hands at once: the order of one hand, and every figure counted elsewhere."""

import time
from itertools import combinations, combinations_with_replacement
from math import comb

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from openers.cards.batch import _CHUNK, Batch, batch_of
from openers.cards.deck import deck
from openers.cards.ranking import STANDARD, Category, Ranking, ranking_of

pytestmark = pytest.mark.rule("C1")

RANKINGS = [ranking_of(low, flush) for low in (0, 3, 5, 7) for flush in (False, True)]


def ids(ranking):
    return f"{52 - 4 * ranking.lowest}-{'flush' if ranking.flush_over_full else 'full'}"


@pytest.mark.parametrize("ranking", RANKINGS, ids=ids)
def test_every_five_of_the_smallest_deck_and_any_of_the_others(ranking):
    batch = batch_of(ranking)
    rng = np.random.default_rng(5)
    cards = np.array(deck(ranking.lowest), np.uint8)
    for count in (5, 6, 7):
        hands = rng.permuted(np.tile(cards, (3000, 1)), axis=1)[:, :count]
        assert batch.values_of(hands).tolist() == list(map(ranking.value, hands.tolist()))
    if ranking.lowest == 7:
        hands = np.array(list(combinations(cards.tolist(), 5)))
        assert batch.values_of(hands).tolist() == list(map(ranking.value, hands.tolist()))


@pytest.mark.parametrize("ranking", [STANDARD, ranking_of(5, True)], ids=ids)
@pytest.mark.parametrize("count", [5, 6, 7])
def test_every_choice_of_ranks_without_a_flush(ranking, count):
    """The suits taken in turn: no rank has one twice, no suit comes five times."""
    alone = Ranking(ranking.lowest, ranking.flush_over_full)
    hands = [
        [4 * rank + at % 4 for at, rank in enumerate(ranks)]
        for ranks in combinations_with_replacement(range(ranking.lowest, 13), count)
        if all(a != b for a, b in zip(ranks, ranks[4:], strict=False))
    ]
    assert batch_of(ranking).values_of(hands).tolist() == list(map(alone.value, hands))


def test_flushes_of_five_to_seven_of_a_suit():
    for count in (5, 6, 7):
        hands = [[4 * r + 2 for r in ranks] for ranks in combinations(range(13), count)]
        hands += [[*hand[:5], 51, 0][:count] for hand in hands]
        assert batch_of(STANDARD).values_of(hands).tolist() == list(map(STANDARD.value, hands))


HANDS = st.lists(st.permutations(range(52)).map(lambda p: p[:7]), min_size=1, max_size=5)


@given(HANDS, st.sampled_from([5, 6, 7]), st.sampled_from([np.uint8, np.int64, np.int16]))
def test_the_order_of_one_hand(hands, count, kind):
    cut = [hand[:count] for hand in hands]
    found = batch_of(STANDARD).values_of(np.array(cut, kind))
    assert found.tolist() == [STANDARD.value(hand) for hand in cut]


@pytest.mark.parametrize("size", [0, 1, _CHUNK - 1, _CHUNK, _CHUNK + 1, 2 * _CHUNK + 5])
def test_chunks_join_without_a_seam(size):
    rng = np.random.default_rng(size)
    hands = rng.permuted(np.tile(np.arange(52), (size, 1)), axis=1)[:, :7]
    batch = batch_of(STANDARD)
    whole = batch.classes(hands)
    assert len(whole) == size
    for at in {0, 1, _CHUNK - 1, _CHUNK, 2 * _CHUNK, size - 1} & set(range(size)):
        assert whole[at] == batch.classes(hands[at : at + 1])[0]


def test_hands_may_lie_in_any_order_of_memory():
    hands = np.asfortranarray(
        np.random.default_rng(1).permuted(np.tile(np.arange(52), (50, 1)), axis=1)
    )
    batch = batch_of(STANDARD)
    assert (batch.classes(hands[:, 10:17]) == batch.classes(hands[:, 10:17].copy())).all()
    assert (batch.classes(hands[:, 16:9:-1]) == batch.classes(hands[:, 10:17])).all()


def test_classes_ascend_and_are_dense():
    batch = Batch(STANDARD)
    assert (np.diff(batch.values.astype(np.int64)) > 0).all()
    assert batch.categories.tolist() == [STANDARD.category(int(v)) for v in batch.values]
    assert len(batch.values) == 7462


@pytest.mark.parametrize(
    "hands",
    [
        [[0, 1, 2, 3]],
        [[0, 1, 2, 3, 4, 5, 6, 7]],
        [0, 1, 2, 3, 4],
        [[0, 1, 2, 3, 52]],
        [[0, 1, 2, 3, -1]],
        [[0.0, 1.0, 2.0, 3.0, 4.0]],
    ],
)
def test_what_is_no_hand_is_refused(hands):
    with pytest.raises(ValueError, match="card"):
        batch_of(STANDARD).classes(hands)


def counted(ranking, count):
    """Hands of each category, and how many classes each category has."""
    batch = batch_of(ranking)
    counts = batch.counts(count)
    kinds = batch.categories
    hands = np.bincount(kinds, weights=counts, minlength=9).astype(int)
    classes = np.bincount(kinds[counts > 0], minlength=9)
    return {kind: int(hands[kind]) for kind in Category}, {k: int(classes[k]) for k in Category}


NAMES = {"high": Category.HIGH_CARD} | {k.name.lower(): k for k in Category if k}
SHORT = dict(zip(("h", "1", "2", "t", "s", "fl", "f", "q", "sf"), Category, strict=True))


def by_kind(counts, names=None):
    return {(names or NAMES)[name]: number for name, number in counts.items()}


@pytest.mark.parametrize("size", ["52", "32"])
@pytest.mark.parametrize("flush_over_full", [False, True])
def test_all_hands_of_five(oracles, size, flush_over_full):
    table = oracles["five_card"][size]
    hands, classes = counted(ranking_of({"52": 0, "32": 5}[size], flush_over_full), 5)
    distinct = dict(table["distinct_values"])
    assert sum(classes.values()) == distinct.pop("total")
    assert hands == by_kind(table["counts"])
    assert classes == by_kind(distinct)
    assert sum(hands.values()) == table["total"]
    for name, share in table["p"].items():
        assert hands[NAMES[name]] / table["total"] == pytest.approx(share, rel=1e-12)


def test_all_hands_of_six():
    """20,358,520 of them, 6,075 classes (published)."""
    hands, classes = counted(STANDARD, 6)
    assert sum(hands.values()) == comb(52, 6)
    assert sum(classes.values()) == 6075


def test_all_hands_of_seven_of_the_stripped_deck(oracles):
    hands, classes = counted(ranking_of(5, False), 7)
    total, distinct = oracles["distinct_7card_values"]["32"]
    assert hands == by_kind(oracles["seven_card"]["32"]["counts"])
    assert classes == by_kind(distinct, SHORT)
    assert sum(classes.values()) == total
    adds_up(hands, oracles["seven_card"]["32"])
    assert royals(ranking_of(5, False)) == oracles["seven_card"]["32"]["royal"]


@pytest.mark.long
def test_all_hands_of_seven(oracles):
    """133,784,560 of them, each looked up; under twenty seconds of processor time."""
    start = time.process_time()
    hands, classes = counted(STANDARD, 7)
    spent = time.process_time() - start
    total, distinct = oracles["distinct_7card_values"]["52"]
    table = oracles["seven_card"]["52"]
    assert hands == by_kind(table["counts"])
    assert table["total"] == 133_784_560
    adds_up(hands, table)
    assert classes == by_kind(distinct, SHORT)
    assert sum(classes.values()) == total
    assert royals(STANDARD) == table["royal"]
    assert spent < 20


def adds_up(hands, table):
    """All hands together, and each kind's share of them."""
    assert sum(hands.values()) == table["total"]
    for name, share in table["p"].items():
        assert hands[NAMES[name]] / table["total"] == pytest.approx(share, rel=1e-12)


def royals(ranking):
    return int(batch_of(ranking).counts(7)[-1])
