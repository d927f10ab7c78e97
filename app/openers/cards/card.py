"""Card ids: a card is a whole number, ``4 * rank + suit``.

Ranks run from 0 (two) to 12 (ace); suits are 0 clubs, 1 diamonds, 2 hearts, 3 spades, the order
that matters only for the bring-in and the odd chip of stud (rules C1, C6, S-3).
The text of a card is two letters, ``Qs`` or ``Td``.
"""

from collections.abc import Iterable

_NOT_A_CARD = "not a card: {!r} (a card is a rank 23456789TJQKA and a suit c d h s, as in Qs)"

RANKS = "23456789TJQKA"
SUITS = "cdhs"
JACK, QUEEN, KING, ACE = 9, 10, 11, 12

_TEXT = tuple(r + s for r in RANKS for s in SUITS)
_CARD = {text: card for card, text in enumerate(_TEXT)}


def rank(card: int) -> int:
    """The rank of a card, 0 (two) to 12 (ace)."""
    return card >> 2


def suit(card: int) -> int:
    """The suit of a card: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card & 3


def text(card: int) -> str:
    """The two-letter text of a card, as ``Qs``."""
    return _TEXT[card]


def texts(cards: Iterable[int | None]) -> str:
    """Cards as text, a space between them; an unseen card is ``??``."""
    return " ".join("??" if card is None else _TEXT[card] for card in cards)


def parse(word: str) -> int:
    """The card of a two-letter text. Raises ValueError for anything else."""
    try:
        return _CARD[word]
    except KeyError:
        raise ValueError(_NOT_A_CARD.format(word)) from None


def parse_all(words: str) -> tuple[int, ...]:
    """The cards of a text such as ``"Qs Qh 7c"``."""
    return tuple(parse(word) for word in words.split())
