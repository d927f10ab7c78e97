"""The first evening: what each moment asks for, in a sentence or two."""

from typing import final

from PySide6.QtCore import QObject

from openers.engine.actions import Legal
from openers.engine.table import Table


@final
class Coach(QObject):
    """Explains the moments of a draw game, each once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seen: set[str] = set()

    def moment(self, legal: Legal, table: Table) -> str:
        """The key of what is new about this moment; empty for nothing new."""
        key = self._key(legal, table)
        if key in self._seen:
            return ""
        self._seen.add(key)
        return key

    @staticmethod
    def _key(legal: Legal, table: Table) -> str:
        if legal.phase == "proof":
            return "proof"
        if legal.phase == "draw":
            return "draw"
        if legal.call:
            return "call"
        if table.step_name == "first-bets":
            return "open" if legal.raises else "pass"
        return "second"

    def sentence(self, key: str) -> str:
        """What to say to a moment."""
        return {
            "pass": self.tr(
                "Everybody has paid an ante. Only a pair of jacks or better may open the betting; "
                "without it one passes and stays in."
            ),
            "open": self.tr(
                "Your hand may open the betting: at least the smallest bet, at most the pot. "
                "You may also pass; nobody has to open."
            ),
            "call": self.tr(
                "Somebody has bet. Call to stay in, raise to make it dearer, or fold: then the "
                "hand costs nothing more."
            ),
            "draw": self.tr(
                "The draw: click the cards you do not need, then exchange them. A good hand "
                "stands pat, without a new card."
            ),
            "second": self.tr(
                "After the draw there is a second round. Bet, or check and see what the others do."
            ),
            "proof": self.tr(
                "The opener won without showing. You may ask for the openers: the cards that "
                "allowed the opening."
            ),
            "result": self.tr(
                "The best hand takes the pot; the line on the sheet says why. Go on when you like."
            ),
        }[key]
