"""Reading a hand: made hand, draw, outs, against counting them one by one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openers.cards.card import parse_all
from openers.cards.deck import deck
from openers.cards.ranking import Category, ranking_of
from openers.opponents.draw.reading import place_of, read


@pytest.mark.parametrize(
    ("hand", "category", "draw", "outs"),
    [
        ("9c 9d Kh 6s 4c", Category.PAIR, "", 0),
        ("2h 6h 9h Kh Jc", Category.HIGH_CARD, "2h 6h 9h Kh", 9),
        ("5c 6d 7h 8s Kc", Category.HIGH_CARD, "5c 6d 7h 8s", 8),
        ("5c 6d 8h 9s Kc", Category.HIGH_CARD, "5c 6d 8h 9s", 4),
        ("Ac Kd Qh Js 4c", Category.HIGH_CARD, "Ac Kd Qh Js", 4),
        ("Ac 2d 3h 4s 9c", Category.HIGH_CARD, "Ac 2d 3h 4s", 4),
        ("6h 7h 8h 9h Kc", Category.HIGH_CARD, "6h 7h 8h 9h", 15),
        ("5h 6h 8h 9h Kc", Category.HIGH_CARD, "5h 6h 8h 9h", 12),
        ("Qc Jd Jc Tc 8c", Category.PAIR, "Qc Jc Tc 8c", 12),
        ("9c 9d 9h Ks 4c", Category.TRIPS, "", 0),
        ("9c Td Jh Qs Kc", Category.STRAIGHT, "", 0),
    ],
)
def test_known_hands(hand, category, draw, outs):
    reading = read(parse_all(hand), 0, False)
    assert reading.category is category
    assert set(reading.draw) == set(parse_all(draw))
    assert reading.outs == outs


@pytest.mark.parametrize("lowest", [0, 5])
@given(data=st.data())
def test_outs_are_the_cards_that_complete(lowest, data):
    whole = deck(lowest)
    hand = tuple(data.draw(st.lists(st.sampled_from(whole), min_size=5, max_size=5, unique=True)))
    reading = read(hand, lowest, False)
    ranking = ranking_of(lowest, False)

    def completing(four):
        made = [ranking.category(ranking.value((*four, c))) for c in whole if c not in hand]
        return sum(c in (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH) for c in made)

    assert sorted((*reading.core, *reading.side)) == sorted(hand)
    if reading.category < Category.STRAIGHT:
        fours = [tuple(c for c in hand if c != thrown) for thrown in hand]
        assert reading.outs == max(completing(four) for four in fours)
        assert not reading.draw or completing(reading.draw) == reading.outs


@given(
    st.lists(st.sampled_from(deck(5)), min_size=5, max_size=5, unique=True),
    st.lists(st.sampled_from(deck(5)), min_size=5, max_size=5, unique=True),
    st.booleans(),
)
def test_a_higher_class_is_a_better_hand(one, other, flush_over_full):
    ranking = ranking_of(5, flush_over_full)
    places = [read(tuple(hand), 5, flush_over_full).place for hand in (one, other)]
    if places[0] > places[1]:
        assert ranking.value(one) > ranking.value(other)


def test_classes_follow_the_deck():
    assert place_of(Category.FLUSH, 0, True) > place_of(Category.FULL_HOUSE, 12, True)
    assert place_of(Category.FLUSH, 12, False) < place_of(Category.FULL_HOUSE, 0, False)
