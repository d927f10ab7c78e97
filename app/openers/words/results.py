"""How a deal ended: who won what, with which hand, why, and what comes next."""

from collections.abc import Sequence
from typing import final

from PySide6.QtCore import QObject

from openers.engine.table import Table
from openers.rules.rules import Rules
from openers.words.amounts import AmountWords
from openers.words.events import ranking_of_table
from openers.words.hands import HandWords
from openers.words.people import PeopleWords


@final
class ResultWords(QObject):
    """The result of a deal from its table at the end.

    Args:
        characters: the character of each seat, "" for the person at the screen.
        rules: the rules of the match.
    """

    def __init__(self, characters: Sequence[str], rules: Rules) -> None:
        super().__init__()
        self._characters = tuple(characters)
        self._rules = rules
        self._amounts = AmountWords(rules.chip_value)
        self._hands, self._people = HandWords(), PeopleWords()

    def headline(self, table: Table) -> str:
        """Who won: "Renzo wins 92"; several winners in a list; or that the pot is carried."""
        winners = [seat for seat in range(table.seats) if table.won[seat]]
        if not winners:
            return self._carried(table)
        if len(winners) > 1:
            shares = ", ".join(
                self.tr("{name} {chips}").format(name=self._name(s), chips=self._chips(table, s))
                for s in winners
            )
            if self._several(table):
                return self.tr("The pots: {shares}").format(shares=shares)
            return self.tr("The pot is shared: {shares}").format(shares=shares)
        seat = winners[0]
        if not self._characters[seat]:
            return self.tr("You win {chips}").format(chips=self._chips(table, seat))
        return self.tr("{name} wins {chips}").format(
            name=self._name(seat), chips=self._chips(table, seat)
        )

    def hand(self, table: Table) -> str:
        """The winning hand: "Two pair, kings and fours"; "" where none or several."""
        seat = self._best(table)
        if seat < 0 or not table.won[seat] or self._several(table):
            return ""
        return self._hands.name(ranking_of_table(self._rules, table), self._cards(table, seat))

    def why(self, table: Table) -> str:
        """Why the pot went where it went, in one line.

        The best hand is compared with the reader's where that was shown and lost, else with the
        next best.
        """
        if not any(table.won):
            return self._why_carried(table)
        shown = self._ranked(table)
        if any(table.dead) and len(shown) < 2:
            return self.tr("A hand opened without openers is dead.")
        if len(shown) < 2:
            stud = self._rules.stud
            return self.tr("Nobody called.", "stud") if stud else self.tr("Nobody called.")
        if self._several(table):
            return self.tr(
                "Who was all-in wins only what the others matched; the best of them wins the rest."
            )
        ranking = ranking_of_table(self._rules, table)
        best, other = self._cards(table, shown[0]), self._cards(table, shown[1])
        hero = next((s for s in shown[1:] if not self._characters[s]), -1)
        if hero >= 0 and ranking.value(best) > ranking.value(other):
            other = self._cards(table, hero)
        return self._hands.why(ranking, best, other)

    def _carried(self, table: Table) -> str:
        chips = self._amounts.chips(table.left)
        if table.opener >= 0 or self._rules.options.get("openers", "none") == "none":
            return self.tr("{chips} stay on the table").format(chips=chips)
        return self.tr("Nobody opened: {chips} stay on the table").format(chips=chips)

    def _why_carried(self, table: Table) -> str:
        """Why nobody took the pot of a deal that was opened (rules D-16, E-10)."""
        if any(table.dead):
            return self.tr("A hand opened without openers is dead.")
        if table.opener < 0 or not table.ended:
            return ""
        return self.tr("All checked after the draw: no hand is shown.")

    def _several(self, table: Table) -> bool:
        """Whether main and side pots went to unlike hands."""
        ranking = ranking_of_table(self._rules, table)
        shown = [seat for seat in self._ranked(table) if table.won[seat]]
        return len({ranking.value(self._cards(table, seat)) for seat in shown}) > 1

    def _ranked(self, table: Table) -> list[int]:
        """The seats that showed a live hand, the strongest first."""
        ranking = ranking_of_table(self._rules, table)
        seats = [
            s
            for s in range(table.seats)
            if table.shown[s] and not table.dead[s] and not table.folded[s]
        ]
        return sorted(seats, key=lambda s: ranking.value(self._cards(table, s)), reverse=True)

    def _best(self, table: Table) -> int:
        ranked = self._ranked(table)
        return ranked[0] if ranked else -1

    def _cards(self, table: Table, seat: int) -> list[int]:
        return [card for card in (*table.hands[seat], *table.common) if card is not None]

    def _chips(self, table: Table, seat: int) -> str:
        return self._amounts.chips(table.won[seat])

    def _name(self, seat: int) -> str:
        return self._people.name(self._characters[seat])
