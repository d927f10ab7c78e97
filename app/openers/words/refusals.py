"""Why something is refused, in plain words, with the rule behind it."""

from typing import final

from PySide6.QtCore import QObject

from openers.engine.actions import Refusal
from openers.words.amounts import AmountWords
from openers.words.ranks import RankWords

REASONS = (
    "not_your_turn", "hand_over", "wrong_phase", "no_fold_unbet", "nothing_to_call",
    "must_call_or_fold", "openers_needed", "raise_too_small", "raise_too_big", "raise_not_step",
    "capped", "betting_closed", "nobody_to_bet_into", "no_chips", "stack_too_small",
    "not_your_card", "too_many_discards", "twice_same_card", "proof_never", "proof_not_now",
    "not_dealt_in", "bring_in_first", "undo_never", "no_raise_in_reach",
)  # fmt: skip
"""Every reason the engine gives."""

_CHIPS = ("to_match", "least", "most")


@final
class RefusalWords(QObject):
    """Refusals as sentences.

    Args:
        chip_value: the option of that name, for amounts.
    """

    def __init__(self, chip_value: str = "none") -> None:
        super().__init__()
        self._amounts, self._ranks = AmountWords(chip_value), RankWords()

    def sentence(self, refusal: Refusal) -> str:
        """The reason and its rule: "You need a pair of queens or better to open (rule D-2)."."""
        return self.tr("{reason} (rule {rule}).").format(
            reason=self.reason(refusal), rule=refusal.rule
        )

    def reason(self, refusal: Refusal) -> str:
        """The reason alone, without full stop."""
        params = dict(refusal.params)
        if refusal.reason == "too_many_discards":
            return self.tr("At most %n card(s) may be exchanged", "", int(params["most"]))
        if refusal.reason == "capped":
            return self.tr("No more than %n raise(s) in a round", "", int(params["raises"]))
        text = self._turn(refusal.reason) or self._bets(refusal.reason)
        text = text or self._cards(refusal.reason)
        values = {
            key: self._amounts.chips(int(value)) if key in _CHIPS else value
            for key, value in params.items()
        }
        sizes = [v for key, v in refusal.params if key.startswith("size")]
        values["sizes"] = " / ".join(self._amounts.chips(int(size)) for size in sizes)
        if "rank" in params:
            values["ranks"] = self._ranks.many(int(params["rank"]))
        return text.format(**values)

    def _turn(self, reason: str) -> str:
        return {
            "not_your_turn": self.tr("It is not your turn"),
            "hand_over": self.tr("This deal is over"),
            "wrong_phase": self.tr("This cannot be done at this point of the deal"),
            "not_dealt_in": self.tr("Only players dealt in may do this"),
            "undo_never": self.tr("What is done cannot be taken back at the table"),
            "proof_never": self.tr("At this table the openers are not shown on demand"),
            "proof_not_now": self.tr("The openers can be asked for once the pot is awarded"),
        }.get(reason, "")

    def _bets(self, reason: str) -> str:
        return {
            "no_fold_unbet": self.tr("Nobody has bet: there is nothing to fold against"),
            "nothing_to_call": self.tr("There is no bet to call"),
            "must_call_or_fold": self.tr("The bet stands at {to_match}: call, raise or fold"),
            "openers_needed": self.tr("You need a pair of {ranks} or better to open"),
            "raise_too_small": self.tr("At least {least} in all"),
            "raise_too_big": self.tr("At most {most} in all"),
            "raise_not_step": self.tr("Here one bets or raises to exactly: {sizes}"),
            "betting_closed": self.tr(
                "The last all-in was less than a full raise: only call or fold"
            ),
            "nobody_to_bet_into": self.tr("Nobody else has chips left to call with"),
            "no_chips": self.tr("You have no chips left to bet"),
            "stack_too_small": self.tr("Your chips cover the call at most"),
            "bring_in_first": self.tr("The bring-in comes first"),
            "no_raise_in_reach": self.tr("The limit leaves no room for a raise"),
        }.get(reason, "")

    def _cards(self, reason: str) -> str:
        return {
            "not_your_card": self.tr("You do not hold that card"),
            "twice_same_card": self.tr("One card cannot be exchanged twice"),
        }.get(reason, "")
