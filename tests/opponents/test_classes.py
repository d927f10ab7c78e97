"""Classes before the draw and buckets after it: complete, in order, with what they keep."""

from random import Random

import pytest

from openers.cards.card import parse_all
from openers.cards.deck import deck
from openers.cards.ranking import STANDARD, ranking_of
from openers.opponents.buckets import BUCKETS, bucket
from openers.opponents.classes import CLASSES, shape

HANDS = {
    # hand: class, cards kept when one is drawn
    "2c 5d 7h 9s Kd": (1, "5d 7h 9s Kd"),
    "5c 6d 7h 8s Kd": (9, "5c 6d 7h 8s"),
    "5c 6c 7c 8c Kd": (17, "5c 6c 7c 8c"),
    "2c 5c 7c Jc Kd": (13, "2c 5c 7c Jc"),
    "2c 3d 4h As Kd": (4, "2c 3d 4h As"),
    "2c 5d Jh Js Ad": (20 + 36 + 1, "Jh Js Ad 5d"),
    "5c 6d 7h 8s 8d": (20 + 24 + 3, "5c 6d 7h 8d"),
    "9c 9d Qh Qs 2d": (72 + 18 + 1, "9c 9d Qh Qs"),
    "2c 3d Qh Qs Qd": (96 + 10, "Qh Qs Qd 3d"),
    "2c 3d 4h 5s Ad": (109, "3d 4h 5s Ad"),
    "2c 4c 6c 8c Qc": (119 + 5, "4c 6c 8c Qc"),
    "2c 2d Qh Qs Qd": (127 + 10, "2d Qh Qs Qd"),
    "2c 2d 2h 2s Qd": (140, "2c 2d 2h 2s"),
}


@pytest.mark.parametrize("hand", HANDS)
def test_classes(hand):
    number, kept = HANDS[hand]
    found = shape(tuple(sorted(parse_all(hand))), STANDARD)
    assert found.number == number
    assert sorted(found.keeps[1]) == sorted(parse_all(kept))


@pytest.mark.parametrize("lowest", [0, 5, 7])
def test_every_hand_has_a_class_keeps_and_a_bucket(lowest):
    rng, cards, ranking = Random(lowest), deck(lowest), ranking_of(lowest, False)
    worths = []
    for _ in range(3000):
        hand = tuple(sorted(rng.sample(cards, 5)))
        found = shape(hand, ranking)
        assert 0 <= found.number < CLASSES
        for drawn, kept in enumerate(found.keeps):
            assert len(kept) == len(set(kept)) == 5 - drawn
            assert set(kept) <= set(hand)
        value = ranking.value(hand)
        worths.append((value, bucket(value, ranking)))
    buckets = [place for _, place in sorted(worths)]
    assert buckets == sorted(buckets)
    assert max(buckets) < BUCKETS == 197
