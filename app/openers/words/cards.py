"""Cards by name, for log lines and for screen readers."""

from collections.abc import Iterable
from typing import final

from PySide6.QtCore import QObject

from openers.cards import card as cards
from openers.words.ranks import RankWords


@final
class CardWords(QObject):
    """Card ids (0…51) become names; None, a card the reader has not seen, has a name too."""

    def __init__(self) -> None:
        super().__init__()
        self._ranks = RankWords()

    def name(self, card: int | None) -> str:
        """One card: "queen of hearts"; an unseen one: "face-down card"."""
        if card is None:
            return self.tr("face-down card")
        return self.tr("{rank} of {suit}").format(
            rank=self._ranks.one(cards.rank(card)), suit=self._ranks.suit(cards.suit(card))
        )

    def names(self, several: Iterable[int | None]) -> str:
        """Several cards, a comma between them; unseen ones are counted at the end."""
        listed = list(several)
        words = [self.name(card) for card in listed if card is not None]
        hidden = len(listed) - len(words)
        if hidden:
            words.append(self.tr("%n face-down card(s)", "", hidden))
        return ", ".join(words)

    def at_place(self, card: int | None, place: int, marked: bool) -> str:
        """A card of one's own hand: "queen of hearts, position 3, to be exchanged"."""
        name = self.name(card)
        if marked:
            return self.tr("{card}, position {place}, to be exchanged").format(
                card=name, place=place
            )
        return self.tr("{card}, position {place}").format(card=name, place=place)
