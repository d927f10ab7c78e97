"""Card ids and their text."""

import pytest

from openers.cards.card import ACE, KING, parse, parse_all, rank, suit, text, texts


def test_fifty_two_texts_go_there_and_back():
    written = [text(card) for card in range(52)]
    assert len(set(written)) == 52
    assert [parse(word) for word in written] == list(range(52))


def test_ranks_and_suits_stand_in_the_order_of_the_rules():
    assert [rank(parse(word)) for word in ("2c", "Tc", "Kc", "Ac")] == [0, 8, KING, ACE]
    assert [suit(parse(word)) for word in ("7c", "7d", "7h", "7s")] == [0, 1, 2, 3]


def test_an_unseen_card_is_written_as_one():
    assert texts([parse("Qs"), None]) == "Qs ??"
    assert parse_all("Qs Td") == (parse("Qs"), parse("Td"))


@pytest.mark.parametrize("word", ["", "Q", "1s", "10s", "QS", "qs", "Qs "])
def test_what_is_no_card_is_refused(word):
    with pytest.raises(ValueError, match="not a card"):
        parse(word)
