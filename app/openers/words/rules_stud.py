"""The rules page of the stud games, made from the rules in force (rules C1–C10, S-1…S-12)."""

from typing import final

from PySide6.QtCore import QObject

from openers.rules.rules import Rules
from openers.words.amounts import AmountWords
from openers.words.rules_common import CommonRulesWords

Page = list[tuple[str, list[str]]]


@final
class StudRulesWords(QObject):
    """Writes the page of one set of stud rules. Each paragraph ends with its rule ids."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules = rules
        self._amounts = AmountWords(rules.chip_value)
        self._common = CommonRulesWords(rules)
        self._seven = rules.cards_each == 7

    def page(self) -> Page:
        """The sections in the order of a deal: (heading, paragraphs)."""
        return [
            (self.tr("The idea"), self._idea()),
            (self.tr("Ante and deal"), self._deal()),
            (self.tr("Third street") if self._seven else self.tr("Second street"), self._first()),
            (self.tr("Fourth street") if self._seven else self.tr("Third street"), self._second()),
            (
                self.tr("Fifth to seventh street")
                if self._seven
                else self.tr("Fourth and fifth street"),
                self._later(),
            ),
            (self.tr("What a bet may be"), self._limit()),
            (self.tr("Showdown"), self._showdown()),
            self._common.hands(),
            self._common.table(),
        ]

    def _idea(self) -> list[str]:
        if not self._seven:
            return [
                self.tr(
                    "Everyone gets five cards one by one, the first face down (the hole card), the "
                    "others face up, with a round of bets after each from the second on. The best "
                    "hand wins."
                )
            ]
        return [
            self.tr(
                "Everyone gets seven cards one by one, some face down (hole cards), some face up, "
                "with a round of bets after each. The best five of the seven win."
            )
        ]

    def _deal(self) -> list[str]:
        return [
            self.tr("Before the deal everyone puts an ante of {chips} into the pot. (S-1)").format(
                chips=self._amounts.chips(self._rules.ante)
            ),
            self.tr("The dealer puts in twice as much. (E-1)")
            if self._rules.dealer_ante == 2
            else "",
            self.tr(
                "Three cards each, clockwise from the dealer’s left: two face down, then one face "
                "up, the door card. Only their owner sees the hole cards. (S-1, C9)"
            )
            if self._seven
            else self.tr(
                "Two cards each, clockwise from the dealer’s left: one face down, then one face "
                "up, the door card. Only its owner sees the hole card. (S-1, C9)"
            ),
        ]

    def _first(self) -> list[str]:
        return [
            self.tr(
                "The lowest door card must post the bring-in of {chips}. Aces are high; equal "
                "ranks are settled by suit: clubs, diamonds, hearts, spades, clubs lowest. Where "
                "the lowest is all-in for the ante, the next on the left speaks first. (S-3)"
            ).format(chips=self._amounts.chips(self._rules.bring_in)),
            self.tr(
                "The bring-in may be completed to the small bet of {chips} at once instead. (S-3)"
            ).format(chips=self._amounts.chips(self._rules.small_bet))
            if self._rules.bring_in_may_complete
            else "",
            self.tr(
                "Then clockwise each folds, calls the bring-in or completes to {chips}. After that "
                "one calls, folds or raises by {chips}. If nobody completes, the round is over. "
                "(S-4)"
            ).format(chips=self._amounts.chips(self._rules.small_bet)),
        ]

    def _second(self) -> list[str]:
        tie = self._rules.board_tie == "suit"
        return [
            self.tr(
                "A card face up for each. The highest hand in sight speaks first and checks or "
                "bets; then clockwise. Straights and flushes do not count in sight; one who is "
                "all-in is passed over. (S-7)"
            ),
            self.tr("Equal hands in sight: the suit of the highest card decides. (S-7)")
            if tie
            else self.tr(
                "Equal hands in sight: the first clockwise from the dealer’s left speaks. (S-7)"
            ),
            self.tr(
                "If anyone shows a pair, everyone may bet or raise {small} or {big}; once {big} "
                "was bet, only that. (S-8)"
            ).format(
                small=self._amounts.chips(self._rules.small_bet),
                big=self._amounts.chips(self._rules.big_bet),
            )
            if self._rules.options.get("open_pair_double", False)
            else "",
        ]

    def _later(self) -> list[str]:
        if not self._seven:
            return [
                self.tr(
                    "Each of them brings a card face up; the highest hand in sight speaks first. "
                    "(S-9)"
                ),
                self._short_deck(),
            ]
        return [
            self.tr(
                "Fifth and sixth street bring a card face up each; the highest hand in sight "
                "speaks first. (S-9)"
            ),
            self.tr(
                "Seventh street, the river, is dealt face down. Whoever spoke first on sixth "
                "street speaks first again; if folded, the highest hand in sight. (S-10)"
            ),
            self._short_deck(),
        ]

    def _short_deck(self) -> str:
        return self.tr(
            "If the deck cannot give everyone a card, one common card is dealt face up and counts "
            "for all. (S-12)"
        )

    def _limit(self) -> list[str]:
        sizes = (
            self.tr(
                "Fixed limit: bets and raises are {small} on third and fourth street and {big} "
                "from fifth street on. (S-2)"
            )
            if self._seven
            else self.tr(
                "Fixed limit: bets and raises are {small} on second and third street and {big} "
                "from fourth street on. (S-2)"
            )
        )
        return [
            sizes.format(
                small=self._amounts.chips(self._rules.small_bet),
                big=self._amounts.chips(self._rules.big_bet),
            ),
            self.tr(
                "In a round at most %n raise(s) follow the bet. (S-5)", "", self._rules.max_raises
            ),
            self._common.short_bet(),
            self.tr("A round that begins with two players has no cap. (S-5)")
            if self._rules.uncapped_heads_up
            else "",
            *self._common.all_in(),
        ]

    def _showdown(self) -> list[str]:
        return [
            self.tr(
                "When all but one have folded, the last one takes the pot without showing; what "
                "nobody called goes back first. (S-6, C3)"
            ),
            self.tr(
                "Otherwise whoever made the last bet or raise of the river shows first, then "
                "clockwise; if all checked, the first to speak. The best five of seven cards win. "
                "(S-11)"
            )
            if self._seven
            else self.tr(
                "Otherwise whoever made the last bet or raise of the last street shows first, then "
                "clockwise; if all checked, the first to speak. The best hand wins. (S-11)"
            ),
            self.tr("A beaten hand may be thrown away unseen. (S-11)")
            if self._rules.may_muck
            else "",
            self._common.split()
            + " "
            + self.tr(
                "A chip that cannot be shared goes by the highest card of the winning five, suits "
                "spades, hearts, diamonds, clubs, spades highest. (C6)"
            ),
        ]
