"""What players say at a draw table, in the words of home, and at a stud table, in those of rooms.

The acts read as said by whoever acts ("Renzo: raise to 8", "Renzo: rilancio a 8"), so no sentence
needs a gender or a verb form. Folding and passing never share a word.
"""

from typing import Protocol, final

from PySide6.QtCore import QObject

from openers.engine.actions import Act
from openers.rules.catalogue import STUDS


class ActWords(Protocol):
    """The acts of one kind of table."""

    def said(self, act: Act, chips: str, to: str, opened: bool) -> str:
        """An act as it is said.

        Args:
            act: what was done.
            chips: what goes in now, as words.
            to: the player's total of the round afterwards, as words.
            opened: whether anybody had bet before in the deal; if not, a check is a pass.
        """
        ...

    def label(self, act: Act, opened: bool = True) -> str:
        """The act as a button's verb, without an amount."""
        ...


def acts_for(family: str) -> ActWords:
    """The words for a family of games."""
    return StudActWords() if family in STUDS else DrawActWords()


@final
class DrawActWords(QObject):
    """Home words: apro, passo, parola, vedo, rilancio, lascio; abro, paso, envido, subo."""

    def said(self, act: Act, chips: str, to: str, opened: bool) -> str:
        """See `ActWords.said`."""
        return {
            Act.FOLD: self.tr("fold"),
            Act.CHECK: self.tr("check") if opened else self.tr("pass"),
            Act.CALL: self.tr("call {chips}"),
            Act.OPEN: self.tr("open for {to}"),
            Act.BET: self.tr("bet {to}"),
            Act.COMPLETE: self.tr("complete to {to}"),
            Act.RAISE: self.tr("raise to {to}"),
            Act.BRING_IN: self.tr("bring-in of {chips}"),
        }[act].format(chips=chips, to=to)

    def label(self, act: Act, opened: bool = True) -> str:
        """See `ActWords.label`."""
        return {
            Act.FOLD: self.tr("Fold"),
            Act.CHECK: self.tr("Check") if opened else self.tr("Pass"),
            Act.CALL: self.tr("Call"),
            Act.OPEN: self.tr("Open"),
            Act.BET: self.tr("Bet"),
            Act.COMPLETE: self.tr("Complete"),
            Act.RAISE: self.tr("Raise"),
            Act.BRING_IN: self.tr("Bring-in"),
        }[act]


@final
class StudActWords(QObject):
    """Room words: lascio, check, chiamo, completo; me retiro, paso, igualo, apuesto."""

    def said(self, act: Act, chips: str, to: str, opened: bool) -> str:
        """See `ActWords.said`; in stud a check is a check from the start."""
        return {
            Act.FOLD: self.tr("fold"),
            Act.CHECK: self.tr("check"),
            Act.CALL: self.tr("call {chips}"),
            Act.OPEN: self.tr("open for {to}"),
            Act.BET: self.tr("bet {to}"),
            Act.COMPLETE: self.tr("complete to {to}"),
            Act.RAISE: self.tr("raise to {to}"),
            Act.BRING_IN: self.tr("bring-in of {chips}"),
        }[act].format(chips=chips, to=to)

    def label(self, act: Act, opened: bool = True) -> str:
        """See `ActWords.label`."""
        return {
            Act.FOLD: self.tr("Fold"),
            Act.CHECK: self.tr("Check"),
            Act.CALL: self.tr("Call"),
            Act.OPEN: self.tr("Open"),
            Act.BET: self.tr("Bet"),
            Act.COMPLETE: self.tr("Complete"),
            Act.RAISE: self.tr("Raise"),
            Act.BRING_IN: self.tr("Bring-in"),
        }[act]
