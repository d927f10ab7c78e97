"""The thirteen ranks in the forms that sentences need, and the four suits."""

from typing import final

from PySide6.QtCore import QObject


@final
class RankWords(QObject):
    """Ranks by number, 0 (two) to 12 (ace). Each form is a table of its own in each language."""

    def one(self, rank: int) -> str:
        """One card of the rank: "queen"."""
        return (
            self.tr("two", "one card"),
            self.tr("three", "one card"),
            self.tr("four", "one card"),
            self.tr("five", "one card"),
            self.tr("six", "one card"),
            self.tr("seven", "one card"),
            self.tr("eight", "one card"),
            self.tr("nine", "one card"),
            self.tr("ten", "one card"),
            self.tr("jack", "one card"),
            self.tr("queen", "one card"),
            self.tr("king", "one card"),
            self.tr("ace", "one card"),
        )[rank]

    def many(self, rank: int) -> str:
        """Several cards of the rank, as after "pair of": "queens"."""
        return (
            self.tr("twos"),
            self.tr("threes"),
            self.tr("fours"),
            self.tr("fives"),
            self.tr("sixes"),
            self.tr("sevens"),
            self.tr("eights"),
            self.tr("nines"),
            self.tr("tens"),
            self.tr("jacks"),
            self.tr("queens"),
            self.tr("kings"),
            self.tr("aces"),
        )[rank]

    def up_to(self, rank: int) -> str:
        """The top card of a straight or a flush: "to the queen"."""
        return (
            self.tr("to the two"),
            self.tr("to the three"),
            self.tr("to the four"),
            self.tr("to the five"),
            self.tr("to the six"),
            self.tr("to the seven"),
            self.tr("to the eight"),
            self.tr("to the nine"),
            self.tr("to the ten"),
            self.tr("to the jack"),
            self.tr("to the queen"),
            self.tr("to the king"),
            self.tr("to the ace"),
        )[rank]

    def letter(self, rank: int) -> str:
        """The sign on the card: ``10``, ``J``, ``Q``, ``K``, ``A``; the same in every language."""
        return ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")[rank]

    def suit(self, suit: int) -> str:
        """The suit by number, 0 clubs to 3 spades."""
        return (self.tr("clubs"), self.tr("diamonds"), self.tr("hearts"), self.tr("spades"))[suit]
