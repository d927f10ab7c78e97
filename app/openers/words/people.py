"""The seven characters: their names and how each of them likes to play."""

from typing import final

from PySide6.QtCore import QObject


@final
class PeopleWords(QObject):
    """Characters by id; the empty id is the person at the screen."""

    def name(self, character: str) -> str:
        """A character's name; "You" for the empty id, the id itself for an unknown one."""
        return {
            "": self.tr("You"),
            "renzo": self.tr("Renzo"),
            "carmen": self.tr("Carmen"),
            "lucia": self.tr("Lucia"),
            "bruno": self.tr("Bruno"),
            "ana": self.tr("Ana"),
            "otto": self.tr("Otto"),
            "ines": self.tr("Ines"),
        }.get(character, character)

    def style(self, character: str) -> str:
        """One line on how a character plays; empty for an unknown one."""
        return {
            "renzo": self.tr("Plays many hands and likes to raise."),
            "carmen": self.tr("Picks good hands and bets them hard."),
            "lucia": self.tr("Waits for good cards and seldom raises."),
            "bruno": self.tr("Likes to see every draw; hard to bluff."),
            "ana": self.tr("Weighs the price and varies the play."),
            "otto": self.tr("Plays by the book and folds in good time."),
            "ines": self.tr("Bluffs now and then; hard to read."),
        }.get(character, "")
