"""The rules page of the draw games, made from the rules in force (rules C, D, E)."""

from typing import final

from PySide6.QtCore import QObject

from openers.rules.rules import Rules
from openers.words.amounts import AmountWords
from openers.words.rules_common import CommonRulesWords

Page = list[tuple[str, list[str]]]


@final
class DrawRulesWords(QObject):
    """Writes the page of one set of draw rules. Each paragraph ends with its rule ids."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules = rules
        self._amounts = AmountWords(rules.chip_value)
        self._common = CommonRulesWords(rules)

    def page(self) -> Page:
        """The sections in the order of a deal: (heading, paragraphs)."""
        page: Page = [
            (self.tr("The idea"), self._idea()),
            (self.tr("Ante and deal"), self._deal()),
            (self.tr("First bets"), self._first_bets()),
            (self.tr("What a bet may be"), self._limit()),
            (self.tr("The draw"), self._draw()),
            (self.tr("Second bets"), self._second_bets()),
            (self.tr("Showdown"), self._showdown()),
        ]
        if self._opens:
            page.append((self.tr("Openers"), self._openers()))
        page.append(self._common.hands())
        page.append(self._common.table())
        return page

    @property
    def _opens(self) -> bool:
        """Whether openers are needed."""
        return bool(self._rules.openers == "jacks")

    def _idea(self) -> list[str]:
        return [
            self.tr(
                "Everyone gets five cards, bets, exchanges the cards that do not help, and bets "
                "again. The best hand at the end takes the pot, or whoever is left alone."
            ),
            self.tr("Only a pair of jacks or better may begin the betting. (D-2)")
            if self._opens
            else self.tr("Any hand may begin the betting."),
        ]

    def _deal(self) -> list[str]:
        double = self._rules.dealer_ante == 2
        return [
            self.tr("Before the deal everyone puts an ante of {chips} into the pot. (D-1)").format(
                chips=self._amounts.chips(self._rules.ante)
            ),
            self.tr("The dealer puts in twice as much. (E-1)") if double else "",
            self.tr(
                "Each player gets five cards face down, clockwise from the dealer’s left. Nobody "
                "sees another’s cards. (D-1, C9)"
            ),
        ]

    def _first_bets(self) -> list[str]:
        if not self._opens:
            return [
                self.tr(
                    "The player on the dealer’s left speaks first: pass and stay in, or open with "
                    "any hand. The word goes round clockwise. (E-3)"
                ),
                self._after_opening(),
                self._passed_out(),
            ]
        enforced = self._rules.openers_enforced
        return [
            self.tr(
                "The player on the dealer’s left speaks first. Without openers one passes and "
                "stays in; with openers one may open or pass: nobody ever has to open, and nobody "
                "folds before the opening. (D-2)"
            ),
            self.tr("Openers are a pair of jacks or any higher hand. (D-2)"),
            self.tr("Four cards to a straight flush, open at both ends, are openers too. (D-2a)")
            if self._rules.openers_also
            else "",
            ""
            if enforced
            else self.tr(
                "Openings are on honour: nobody checks the hand before the end of the deal. (D-16)"
            ),
            self._after_opening(),
            self._passed_out(),
            self.tr(
                "Who was all-in for the ante when nobody opened is dealt in again without an ante, "
                "for what could have been won then. When after the antes fewer than two players "
                "have chips, no opening is needed: draw and showdown follow. (D-5)"
            ),
        ]

    def _after_opening(self) -> str:
        if not self._opens:
            return self.tr(
                "Once somebody has opened, the others, those who passed too, call, raise or fold. "
                "After each raise those who had called answer it, until every player still in has "
                "put in the same, or all but one have folded. (D-4, D-6, E-3)"
            )
        return self.tr(
            "Once somebody has opened, the others, those who passed too, call, raise or fold; now "
            "nobody needs openers. After each raise those who had called answer it, until every "
            "player still in has put in the same, or all but one have folded. (D-4, D-6, E-3)"
        )

    def _passed_out(self) -> str:
        if not self._opens:
            return self.tr(
                "If all pass, the antes stay on the table for the next deal and new ones are "
                "added. (E-10)"
            )
        if not self._rules.openers_ladder:
            return self.tr(
                "If nobody opens, the antes stay on the table for the next deal and new ones are "
                "added. Jacks open again. (D-5, E-2)"
            )
        return self.tr(
            "If nobody opens, the antes stay on the table for the next deal and new ones are "
            "added. The openers climb: queens, then kings for three deals, then queens and "
            "jacks again, and round once more. A deal that is opened brings them back to "
            "jacks. (D-5)"
        )

    def _limit(self) -> list[str]:
        if self._rules.limit == "fixed-limit":
            return [
                self.tr(
                    "Fixed limit: bets and raises are {small} before the draw and {big} after it. "
                    "(E-4, S-2)"
                ).format(
                    small=self._amounts.chips(self._rules.small_bet),
                    big=self._amounts.chips(self._rules.big_bet),
                ),
                self.tr(
                    "In a round at most %n raise(s) follow the bet. (S-5)",
                    "",
                    self._rules.max_raises,
                ),
                self._common.short_bet(),
                *self._common.all_in(),
            ]
        least = self._amounts.chips(self._rules.min_bet)
        if self._rules.limit == "no-limit":
            return [
                self.tr(
                    "No limit: a bet is at least {least} and at most all the chips in front of the "
                    "player. (E-4, D-3)"
                ).format(least=least),
                self._least_raise(),
                *self._common.all_in(),
            ]
        return [
            self.tr(
                "Pot limit: an opening or a bet is at least {least} and at most what is in the pot "
                "at that moment. Where the pot holds less than {least}, {least} may be bet. (D-3, "
                "D-12)"
            ).format(least=least),
            self._basis(),
            self._least_raise(),
            *self._common.all_in(),
        ]

    def _basis(self) -> str:
        return {
            "after-call": self.tr(
                "A raise: the call goes in first, then at most what is in the pot with it. An "
                "example with 4 in antes and an opening of 4: the pot holds 8, the call makes it "
                "12, so one may raise to 16. (D-4)"
            ),
            "before-call": self.tr(
                "A raise adds at most what lay in the pot before the call. An example with 4 in "
                "antes and an opening of 4: the pot holds 8, so one may raise to 12. (D-4)"
            ),
            "total": self.tr(
                "Call and raise together are at most what lay in the pot. An example with 4 in "
                "antes and an opening of 4: the pot holds 8, so one may raise to 8. (D-4)"
            ),
        }[self._rules.raise_basis]

    def _least_raise(self) -> str:
        return self.tr(
            "A raise adds at least as much as the last bet or raise of the round, or is all-in. "
            "After an all-in raise that adds less, those who have acted may only call or fold, "
            "until what they face adds up to a full raise. (D-4, C5)"
        )

    def _draw(self) -> list[str]:
        earlier = self._rules.stub_rule == "earlier-discards"
        return [
            self.tr("The folded hands are set aside. (D-7)"),
            self.tr(
                "The opener draws first, then the others clockwise. If the opener has folded, the "
                "next player still in draws first. (D-7)"
            )
            if self._rules.draw_from == "opener"
            else self.tr("The player on the dealer’s left draws first, then clockwise. (E-6)"),
            self.tr(
                "Each lays down up to %n card(s) and receives as many. How many is said aloud; "
                "drawing none is to stand pat. (D-7, D-8, D-10, E-7)",
                "",
                self._rules.max_discards,
            ),
            self.tr("A card laid down cannot be taken back, and nobody looks at it. (D-9, E-12)"),
            self.tr(
                "When the deck is used up, the cards discarded before, the folded hands too, are "
                "shuffled and the deal goes on; nobody gets one of their own discards back. (D-11)"
            )
            if earlier
            else self.tr(
                "When the deck is used up, the discards of all and the folded hands are shuffled "
                "and the deal goes on; nobody gets one of their own discards back. (E-9, D-11)"
            ),
            ""
            if self._rules.deal_last_card
            else self.tr(
                "The last card of the deck is never dealt: it is shuffled in with the discards. "
                "(E-8)"
            ),
        ]

    def _second_bets(self) -> list[str]:
        return [
            self.tr(
                "The opener speaks first; if folded or all-in, the next player clockwise who can. "
                "(D-12)"
            )
            if self._rules.second_round_first == "opener"
            else self.tr("The first player still in from the dealer’s left speaks first. (E-3)"),
            self.tr(
                "Check or bet; once somebody has bet, call, raise or fold, as in the first round. "
                "(D-12)"
            ),
            self.tr("If all check, the hands are shown. (D-12)")
            if self._rules.all_pass_after_draw == "showdown"
            else self.tr(
                "If all check, no hand is shown and the pot stays for the next deal; with a player "
                "all-in, the hands are shown. (E-10)"
            ),
        ]

    def _showdown(self) -> list[str]:
        return [
            self.tr(
                "When nobody calls the last bet or raise, it goes back and whoever made it takes "
                "the pot without showing. (C3)"
            ),
            self.tr(
                "Otherwise all still in lay their cards on the table, first whoever made the last "
                "bet or raise, then clockwise. The best hand takes the pot. (D-13, E-11)"
            ),
            self._common.split()
            + " "
            + self.tr(
                "A chip that cannot be shared goes to the winner nearest to the dealer’s left. (C6)"
            ),
        ]

    def _openers(self) -> list[str]:
        false = (
            self.tr("The table watches over the openings: who lacks openers cannot open. (D-16)")
            if self._rules.openers_enforced
            else self.tr(
                "A false opener’s hand is dead: the pot goes to the best other hand, and with "
                "nobody else left it is carried over. An opener who wins without a showdown "
                "always shows the openers. (D-16)"
            )
        )
        return [
            {
                "on-demand": self.tr(
                    "An opener who is not in the showdown can be asked to show the openers once "
                    "the pot is awarded: the cards that allowed the opening, and no others. (D-14)"
                ),
                "always": self.tr(
                    "An opener who is not in the showdown always shows the openers: the cards that "
                    "allowed the opening, and no others. (D-14)"
                ),
                "never": self.tr(
                    "An opener who is not in the showdown does not show the openers. (E-5, D-14)"
                ),
            }[self._rules.proof_of_openers],
            self.tr("The opener may discard a card of the openers. (D-15)")
            if self._rules.proof_of_openers == "never" and self._rules.openers_enforced
            else self.tr(
                "The opener may discard a card of the openers, for example to draw to a flush. The "
                "discard stays beside the opener and counts as proof. (D-15)"
            ),
            false,
        ]
