"""What hands are worth (rule C1), against the cases, the rules and another program's order."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import ShortDeckHoldemHand, StandardHighHand

from openers.cards.card import parse, parse_all, rank, text, texts
from openers.cards.ranking import STANDARD, Category, Ranking, ranking_for, ranking_of

pytestmark = pytest.mark.rule("C1")

SIXES_UP = ranking_for("stripped", 5, flush_over_full=True)
SEVENS_UP = ranking_for("stripped", 4, flush_over_full=True)


def value(words, ranking=STANDARD):
    return ranking.value(parse_all(words))


def name(words, ranking=STANDARD):
    worth = value(words, ranking)
    return ranking.category(worth), ranking.ranks(worth)


def hands(size, lowest=0):
    cards = st.integers(4 * lowest, 51)
    return st.lists(cards, min_size=size, max_size=size, unique=True).map(tuple)


LADDER = [
    "7c 5d 4h 3s 2c",
    "Kc Jd 8h 7s 3c",
    "Ac Kd Qh Js 9c",
    "2c 2d 5h 4s 3c",
    "Ac Ad Kh Qs Jc",
    "3c 3d 2h 2s 4c",
    "Ac Ad Kh Ks Qc",
    "2c 2d 2h 4s 3c",
    "Ac Ad Ah Ks Qc",
    "Ac 2d 3h 4s 5c",
    "2c 3d 4h 5s 6c",
    "Tc Jd Qh Ks Ac",
    "7c 5c 4c 3c 2c",
    "Ac Kc Qc Jc 9c",
    "2c 2d 2h 3s 3c",
    "Ac Ad Ah Ks Kc",
    "2c 2d 2h 2s 3c",
    "Ac Ad Ah As Kc",
    "Ac 2c 3c 4c 5c",
    "2h 3h 4h 5h 6h",
    "Ts Js Qs Ks As",
]


def test_the_ladder_of_hands_rises():
    assert all(value(low) < value(high) for low, high in pairwise(LADDER))


def test_the_wheel_is_the_lowest_straight_flush_and_beats_quads():
    assert value("Ac Ad Ah As Kc") < value("Ac 2c 3c 4c 5c") < value("2h 3h 4h 5h 6h")
    assert value("Ac 2c 3c 4c 5c") < value("Ts Js Qs Ks As")


def test_a_straight_does_not_go_round_the_corner():
    assert name("Qc Kd Ah 2s 3c")[0] is Category.HIGH_CARD
    assert value("Ac 2d 3h 4s 5c") < value("2c 3d 4h 5s 6c")


def test_all_five_cards_of_a_flush_count():
    assert value("Qs Js 9s 7s 6s") > value("Qd Jd 9d 6d 5d")
    assert value("3c 3d 3h Ts Tc") > value("3c 3d 3h 9s 9c")


def test_two_pair_of_seven_cards():
    three_pairs = "Ac Ad 6h 6s 3c 3d Qh"
    assert name(three_pairs) == (Category.TWO_PAIR, (12, 4, 10))
    assert value(three_pairs) == value("As Ah 6c 6d Qs Jc Td")


def test_two_trips_are_a_full_house():
    assert name("4c 4d 4h 9s 9c 9d Ah") == (Category.FULL_HOUSE, (7, 2))


def test_a_deck_from_the_sevens():
    lowest = name("Ac 7d 8h 9s Tc", SEVENS_UP)
    assert lowest == (Category.STRAIGHT, (8,))
    assert value("Ac 7d 8h 9s Tc", SEVENS_UP) < value("7c 8d 9h Ts Jc", SEVENS_UP)
    assert value("7c 8c 9c Jc Qc", SEVENS_UP) > value("Ac Ad Ah Ks Kc", SEVENS_UP)
    assert name("Ac 2d 3h 4s 5c", SEVENS_UP)[0] is Category.HIGH_CARD
    assert name("Ac 6d 7h 8s 9c", SIXES_UP) == (Category.STRAIGHT, (7,))
    assert name("Ac 7d 8h 9s Tc", SIXES_UP)[0] is Category.HIGH_CARD


def test_quads_still_beat_a_flush_over_a_full_house():
    assert value("7c 7d 7h 7s 8c", SEVENS_UP) > value("Ac Kc Qc Jc 9c", SEVENS_UP)


@pytest.mark.parametrize(
    ("words", "category", "ranks"),
    [
        ("Kc Jd 8h 7s 3c", Category.HIGH_CARD, (11, 9, 6, 5, 1)),
        ("Jc Jd 8h 7s 3c", Category.PAIR, (9, 6, 5, 1)),
        ("Jc Jd 8h 8s 3c", Category.TWO_PAIR, (9, 6, 1)),
        ("Jc Jd Jh 8s 3c", Category.TRIPS, (9, 6, 1)),
        ("2c Ad 3h 5s 4c", Category.STRAIGHT, (3,)),
        ("Jc 8c 7c 3c 2c", Category.FLUSH, (9, 6, 5, 1, 0)),
        ("Jc Jd Jh 3s 3c", Category.FULL_HOUSE, (9, 1)),
        ("Jc Jd Jh Js 3c", Category.QUADS, (9, 1)),
        ("Jc Tc 9c 8c 7c", Category.STRAIGHT_FLUSH, (9,)),
    ],
)
def test_the_ranks_that_name_a_hand(words, category, ranks):
    assert name(words) == (category, ranks)


@given(hands(7))
def test_seven_cards_are_worth_their_best_five(cards):
    assert STANDARD.value(cards) == max(map(STANDARD.value, combinations(cards, 5)))
    assert STANDARD.value(cards[:6]) == max(map(STANDARD.value, combinations(cards[:6], 5)))


@given(hands(7, lowest=5))
def test_seven_cards_of_a_short_deck_are_worth_their_best_five(cards):
    assert SEVENS_UP.value(cards) == max(map(SEVENS_UP.value, combinations(cards, 5)))


@given(hands(7), st.permutations(range(4)), st.randoms(use_true_random=False))
def test_neither_suits_nor_order_count(cards, suits, random):
    renamed = [4 * (card >> 2) + suits[card & 3] for card in cards]
    random.shuffle(renamed)
    assert STANDARD.value(renamed) == STANDARD.value(cards)


@pytest.mark.parametrize("size", [5, 7])
@given(data=st.data())
def test_another_program_puts_hands_in_the_same_order(size, data):
    first, second = data.draw(hands(size)), data.draw(hands(size))
    ours = compared(STANDARD.value(first), STANDARD.value(second))
    assert ours == compared(*(theirs(StandardHighHand, cards) for cards in (first, second)))


@given(hands(7, lowest=4), hands(7, lowest=4))
def test_another_program_puts_hands_of_36_cards_in_the_same_order(first, second):
    ours = compared(SIXES_UP.value(first), SIXES_UP.value(second))
    assert ours == compared(*(theirs(ShortDeckHoldemHand, cards) for cards in (first, second)))


def theirs(kind, cards):
    return kind.from_game("".join(text(card) for card in cards))


def compared(one, other):
    return (one > other) - (one < other)


@given(hands(7))
def test_the_best_five_are_five_of_the_cards_and_worth_as_much(cards):
    for ranking in (STANDARD, SEVENS_UP):
        five = ranking.best_five(cards)
        assert len(set(five)) == 5
        assert set(five) <= set(cards)
        assert ranking.value(five) == ranking.value(cards)
        assert ranking.best_five(cards[::-1]) == five


@pytest.mark.parametrize(
    ("words", "five"),
    [
        ("7c Ad 7s Ah 2c 9d 3h", "Ah Ad 7s 7c 9d"),
        ("5c 4d Ah 2s 3c 3d Kh", "5c 4d 3d 2s Ah"),
        ("Tc Kd Jh As Ac Qd 2h", "As Kd Qd Jh Tc"),
        ("2c 2d 9h 9s 9c 2h As", "9s 9h 9c 2h 2d"),
        ("2c 4c 6c 8c Tc Qc Ad", "Qc Tc 8c 6c 4c"),
    ],
)
@pytest.mark.rule("C6")
def test_the_best_five_in_their_order_with_the_higher_suits(words, five):
    assert texts(STANDARD.best_five(parse_all(words))) == five


@pytest.mark.rule("S-7")
def test_exposed_hands_count_pairs_and_high_cards_alone():
    def board(words):
        return STANDARD.board(parse_all(words))

    assert board("2c 2d") > board("As Kd")
    assert board("2c 2d 3h") > board("Ac Kc Qc")
    assert board("Kc Qd") == board("Kh Qs")
    assert board("6c 7c 8c 9c") < board("2c 2d 3h 4s")
    assert board("2c 2d 2h 3s") > board("Ac Ad Kh Ks") > board("Ac Ad Kh Qs")
    assert board("2c 2d 2h 2s") > board("Ac Ad Ah Ks")
    assert STANDARD.category(board("Kc")) is Category.HIGH_CARD
    assert rank(parse("Kc")) == STANDARD.ranks(board("Kc"))[0]


@pytest.mark.parametrize("size", [0, 4, 8])
def test_other_numbers_of_cards_are_no_hand(size):
    with pytest.raises(ValueError, match="5 to 7"):
        STANDARD.value(tuple(range(size)))
    with pytest.raises(ValueError, match="5 to 7"):
        STANDARD.best_five(tuple(range(size)))


@pytest.mark.parametrize("size", [0, 5])
def test_other_numbers_of_cards_are_no_board(size):
    with pytest.raises(ValueError, match="one to four"):
        STANDARD.board(tuple(range(size)))


def test_a_deck_has_one_ranking():
    assert ranking_for("52", 5, flush_over_full=False) is STANDARD
    assert ranking_for("stripped", 4, flush_over_full=True) is ranking_of(5, True)
    assert Ranking(5, True).value(parse_all("7c 8d 9h Ts Jc")) == value("7c 8d 9h Ts Jc", SEVENS_UP)
