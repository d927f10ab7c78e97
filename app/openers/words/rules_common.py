"""The parts of the rules page that all games share (rules C1–C10)."""

from typing import final

from PySide6.QtCore import QObject

from openers.cards.ranking import Category
from openers.rules.rules import Rules
from openers.words.amounts import AmountWords
from openers.words.hands import HandWords

_STRONGEST_FIRST = tuple(sorted(Category, reverse=True))


@final
class CommonRulesWords(QObject):
    """Paragraphs for any rules."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules = rules
        self._amounts, self._hands = AmountWords(rules.chip_value), HandWords()

    def hands(self) -> tuple[str, list[str]]:
        """The section on what beats what."""
        kinds = list(_STRONGEST_FIRST)
        swapped = bool(self._rules.flush_over_full)
        if swapped:
            full, flush = kinds.index(Category.FULL_HOUSE), kinds.index(Category.FLUSH)
            kinds[full], kinds[flush] = kinds[flush], kinds[full]
        names = ", ".join(self._hands.category(kind) for kind in kinds)
        return self.tr("What beats what"), [
            self.tr("From the strongest: {hands}.").format(hands=names),
            self.tr("In this deck a flush beats a full house.") if swapped else "",
            self.tr(
                "Hands of one kind are compared by their ranks, then by the remaining cards. Suits "
                "never rank a hand. (C1)"
            ),
            self.tr(
                "The deck is stripped: its lowest card is 11 less the players dealt in, with "
                "{players} the {lowest}. The ace also stands below the lowest card for a straight."
            ).format(players=self._rules.seats, lowest=11 - self._rules.seats)
            if self._rules.deck == "stripped"
            else self.tr("The ace is high, and low in the straight A-2-3-4-5."),
        ]

    def table(self) -> tuple[str, list[str]]:
        """The section on chips, turns and the shuffle."""
        stack = self._amounts.chips(self._rules.stack)
        return self.tr("At the table"), [
            self.tr("Everyone begins with {stack}. (C4)").format(stack=stack),
            self._broke(stack),
            self.tr("The dealer button moves clockwise after every deal. (C7)"),
            self.tr(
                "One acts only in turn. What the rules do not allow is refused with its reason and "
                "changes nothing. (C8)"
            ),
            self.tr("What is done at the table cannot be taken back. (C8, D-9)"),
            self.tr(
                "The shuffle is fair and can be checked: a fingerprint of the deal’s seed is "
                "published before it, the seed after it. (C10)"
            ),
            self.tr("For learning, all hands are shown once a deal is over. (C9)")
            if self._rules.reveal_after
            else "",
        ]

    def _broke(self, stack: str) -> str:
        """What becomes of those without chips; in stud no pot is carried over."""
        if self._rules.when_broke == "rebuy":
            if self._rules.stud:
                text = self.tr(
                    "Who has no chips left is brought back to {stack} between deals. (C7)"
                )
            else:
                text = self.tr(
                    "Who has no chips left is brought back to {stack} between deals; a carried pot "
                    "stays on the table. (C7)"
                )
            return text.format(stack=stack)
        if self._rules.stud:
            return self.tr(
                "Who has no chips left is out. The match ends when one player has all the chips. "
                "(C7)"
            )
        return self.tr(
            "Who has no chips left is out. The match ends when one player has all the chips; a "
            "carried pot goes to the last one. (C7)"
        )

    def all_in(self) -> list[str]:
        """The paragraphs on table stakes."""
        return [
            self.tr(
                "Folding is offered only against a bet: where there is nothing to pay, staying in "
                "costs nothing. (C4)"
            ),
            self.tr(
                "Nobody bets more than the chips in front of them, and nobody adds chips during a "
                "deal. Who cannot cover a bet puts in the rest and is all-in, to the showdown. (C4)"
            ),
            self.tr(
                "To win a pot one must have matched the highest bet or be all-in: what goes beyond "
                "an all-in lies in a side pot for the others. (C2)"
            ),
        ]

    def short_bet(self) -> str:
        """The paragraph on an all-in below a full bet, in fixed limit."""
        return self.tr(
            "An all-in counts as a bet or raise when it adds at least half of one; one that adds "
            "less may be completed. (C5)"
        )

    def split(self) -> str:
        """The paragraph on equal hands."""
        return self.tr("Equal hands share the pot. (C1)")
