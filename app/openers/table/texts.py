"""The few words that stand on the felt itself."""

from typing import final

from PySide6.QtCore import QObject


@final
class TableTexts(QObject):
    """Words on the felt and on the cards."""

    def pot(self) -> str:
        """Before the pot's figure."""
        return self.tr("Pot", "the chips in the middle")

    def stub(self, cards: int) -> str:
        """Under the deck."""
        return self.tr("%n in the deck", "cards", cards)

    def discards(self, cards: int) -> str:
        """Under the discards."""
        return self.tr("%n discard(s)", "", cards)

    def ribbon(self) -> str:
        """On a card to be exchanged."""
        return self.tr("Change", "this card will be exchanged")

    def hint(self) -> str:
        """Under a card the tutor would exchange."""
        return self.tr("hint")

    def down(self) -> str:
        """Under a card of one's own that nobody else sees."""
        return self.tr("down", "a card dealt face down")

    def up(self) -> str:
        """Under a card of one's own that all see."""
        return self.tr("up", "a card dealt face up")

    def thinking(self) -> str:
        """At the seat of a player who takes time."""
        return self.tr("thinks…")

    def out(self) -> str:
        """At the seat of a player who is not in the deal."""
        return self.tr("out", "has no part in this deal")

    def table(self) -> str:
        """The name of the table for screen readers."""
        return self.tr("Card table")

    def cards(self) -> str:
        """The name of the row of one's own cards for screen readers."""
        return self.tr("Your cards")
