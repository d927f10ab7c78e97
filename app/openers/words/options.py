"""The house rules in words: each option's name, what it is for, its values, and refusals."""

from typing import final

from PySide6.QtCore import QObject

from openers.rules.catalogue import MOST_CHIPS
from openers.rules.rules import OptionValue
from openers.rules.validate import BadRules, legible
from openers.words.amounts import NO_VALUE, AmountWords

_NUMBERS = ("least", "most", "stack", "big_bet", "small_bet")


@final
class OptionWords(QObject):
    """House rules by the keys of `openers.rules.catalogue`."""

    def __init__(self) -> None:
        super().__init__()
        self._amounts = AmountWords()

    def group(self, group: str) -> str:
        """The heading of a group of options."""
        return {
            "table": self.tr("The table"),
            "cards": self.tr("The cards"),
            "openers": self.tr("Openers"),
            "betting": self.tr("Betting"),
            "draw": self.tr("The draw"),
            "stud": self.tr("Stud"),
        }[group]

    def name(self, key: str) -> str:
        """An option's name."""
        return {
            "seats": self.tr("Seats"),
            "stack": self.tr("Starting chips"),
            "when_broke": self.tr("Out of chips"),
            "reveal_after": self.tr("Show all hands afterwards"),
            "chip_value": self.tr("A chip stands for"),
            "deck": self.tr("Deck"),
            "flush_over_full": self.tr("Flush over full house"),
            "openers": self.tr("Openers"),
            "openers_ladder": self.tr("Openers climb after a passed-out deal"),
            "openers_also": self.tr("Four to a straight flush opens"),
            "openers_enforced": self.tr("False openings refused"),
            "proof_of_openers": self.tr("Proof of openers"),
            "ante": self.tr("Ante"),
            "dealer_ante": self.tr("The dealer’s ante"),
            "limit": self.tr("Limit"),
            "min_bet": self.tr("Smallest bet"),
            "raise_basis": self.tr("Most a raise may be"),
            "bring_in": self.tr("Bring-in"),
            "small_bet": self.tr("Small bet"),
            "big_bet": self.tr("Big bet"),
            "max_raises": self.tr("Raises in a round"),
            "second_round_first": self.tr("First to speak after the draw"),
            "all_pass_after_draw": self.tr("All check after the draw"),
            "draw_from": self.tr("The draw begins with"),
            "max_discards": self.tr("Cards to exchange"),
            "stub_rule": self.tr("When the deck is used up"),
            "deal_last_card": self.tr("The last card is dealt"),
            "bring_in_may_complete": self.tr("The bring-in may be completed at once"),
            "uncapped_heads_up": self.tr("No cap between two players"),
            "open_pair_double": self.tr("An open pair allows the big bet"),
            "board_tie": self.tr("Equal boards"),
            "may_muck": self.tr("Beaten hands may stay hidden"),
        }[key]

    def help(self, key: str) -> str:
        """One line on what an option does."""
        return self._help_table(key) or self._help_draw(key) or self._help_stud(key)

    def _help_table(self, key: str) -> str:
        return {
            "seats": self.tr("Players at the table, you included."),
            "stack": self.tr("Chips each player begins with."),
            "when_broke": self.tr(
                "Who has no chips left gets the starting chips again between deals, or is out."
            ),
            "reveal_after": self.tr("For learning: once a deal is over, every hand is shown."),
            "chip_value": self.tr("The money a chip stands for; it changes the figures alone."),
            "deck": self.tr(
                "Fifty-two cards, or the stripped deck: the lowest card is 11 less the players."
            ),
            "flush_over_full": self.tr("A flush beats a full house, as in the stripped deck."),
            "ante": self.tr("Each player puts it in before every deal."),
            "dealer_ante": self.tr("The dealer may put in twice the ante of the others."),
            "limit": self.tr("What a bet or raise may be at most."),
            "min_bet": self.tr("The smallest opening or bet, in chips."),
            "raise_basis": self.tr(
                "At most the pot: counted after the call, before it, or call and raise in all."
            ),
            "small_bet": self.tr("The size of bets and raises in the early rounds, fixed limit."),
            "big_bet": self.tr("The size of bets and raises in the later rounds, fixed limit."),
            "max_raises": self.tr("How many raises follow a bet in one round, fixed limit."),
        }.get(key, "")

    def _help_draw(self, key: str) -> str:
        return {
            "openers": self.tr("A pair of jacks or better opens the betting, or any hand does."),
            "openers_ladder": self.tr(
                "Jacks, then queens, then kings for three deals, and back down."
            ),
            "openers_also": self.tr(
                "Four cards to a straight flush, open at both ends, are openers too."
            ),
            "openers_enforced": self.tr(
                "On: who lacks openers cannot open. Off, on honour: a false opener’s hand is dead."
            ),
            "proof_of_openers": self.tr(
                "Whether an opener outside the showdown has to show the openers."
            ),
            "second_round_first": self.tr("Who speaks first once the cards are exchanged."),
            "all_pass_after_draw": self.tr(
                "The hands are shown, or the pot waits for the next deal."
            ),
            "draw_from": self.tr("Who exchanges cards first; the others follow clockwise."),
            "max_discards": self.tr("Up to this many; five means a whole new hand."),
            "stub_rule": self.tr(
                "The discards of those who drew before are shuffled in, or those of all players."
            ),
            "deal_last_card": self.tr("Off: it is shuffled in with the discards, unseen."),
        }.get(key, "")

    def _help_stud(self, key: str) -> str:
        return {
            "bring_in": self.tr("The forced bet of the lowest door card."),
            "bring_in_may_complete": self.tr(
                "The lowest door card may bet the small bet instead of the bring-in."
            ),
            "uncapped_heads_up": self.tr(
                "A round that begins with two players has no limit on raises."
            ),
            "open_pair_double": self.tr(
                "On fourth street a pair in sight lets everyone bet small or big."
            ),
            "board_tie": self.tr(
                "Equal cards in sight: the player nearest to the dealer’s left speaks first, or "
                "the higher suit."
            ),
            "may_muck": self.tr("At the showdown a beaten hand may be thrown away unseen."),
        }.get(key, "")

    def span(self, low: int, high: int) -> str:
        """The range of a number: "1 to 200"; "from 1" where it has no end worth telling."""
        least = self._amounts.number(low)
        if high >= MOST_CHIPS:
            return self.tr("from {least}").format(least=least)
        return self.tr("{least} to {most}").format(least=least, most=self._amounts.number(high))

    def usual(self, key: str, value: OptionValue) -> str:
        """What an option is in the game as it comes: "usual: 1"."""
        return self.tr("usual: {value}").format(value=self.value(key, value))

    def value(self, key: str, value: OptionValue) -> str:
        """A value as the dialog and the rules page show it."""
        if isinstance(value, bool):
            return self.tr("on") if value else self.tr("off")
        if key == "dealer_ante":
            return self.tr("Single") if value == 1 else self.tr("Double")
        if isinstance(value, int):
            return self._amounts.number(value)
        if key == "chip_value" and value != NO_VALUE:
            return AmountWords(value).chips(1)
        return self._choice(key, value)

    def _choice(self, key: str, value: str) -> str:
        return {
            ("when_broke", "rebuy"): self.tr("Rebuy"),
            ("when_broke", "out"): self.tr("Out"),
            ("chip_value", NO_VALUE): self.tr("A chip"),
            ("deck", "52"): self.tr("52 cards"),
            ("deck", "stripped"): self.tr("Stripped"),
            ("openers", "none"): self.tr("Any hand"),
            ("openers", "jacks"): self.tr("Jacks or better"),
            ("proof_of_openers", "never"): self.tr("Never", "proof"),
            ("proof_of_openers", "on-demand"): self.tr("On demand", "proof"),
            ("proof_of_openers", "always"): self.tr("Always", "proof"),
            ("limit", "pot-limit"): self.tr("Pot limit"),
            ("limit", "no-limit"): self.tr("No limit"),
            ("limit", "fixed-limit"): self.tr("Fixed limit"),
            ("raise_basis", "after-call"): self.tr("After the call"),
            ("raise_basis", "before-call"): self.tr("Before it"),
            ("raise_basis", "total"): self.tr("In all"),
            ("second_round_first", "opener"): self.tr("The opener"),
            ("second_round_first", "dealer-left"): self.tr("The dealer’s left"),
            ("draw_from", "opener"): self.tr("The opener"),
            ("draw_from", "dealer-left"): self.tr("The dealer’s left"),
            ("all_pass_after_draw", "showdown"): self.tr("Showdown"),
            ("all_pass_after_draw", "carry"): self.tr("Pot carried over"),
            ("stub_rule", "earlier-discards"): self.tr("Earlier discards"),
            ("stub_rule", "all-discards"): self.tr("All discards"),
            ("board_tie", "position"): self.tr("By position"),
            ("board_tie", "suit"): self.tr("By suit"),
        }[key, value]

    def bad(self, problem: BadRules) -> str:
        """Why a house rule is refused: the option, its value, the reason."""
        reason = self.reason(problem)
        if problem.value is None:
            return self.tr("{option}: {reason}").format(option=self._label(problem), reason=reason)
        return self.tr("{option}, {value}: {reason}").format(
            option=self._label(problem), value=self._given(problem.value), reason=reason
        )

    def _label(self, problem: BadRules) -> str:
        """The option's name with its key, or the key of what is no option."""
        try:
            name = self.name(problem.key)
        except KeyError:
            return legible(problem.key)
        return self.tr("{name} ({key})").format(name=name, key=problem.key)

    def _given(self, value: object) -> str:
        if isinstance(value, bool):
            return self.tr("on") if value else self.tr("off")
        return self._amounts.number(value) if isinstance(value, int) else legible(str(value))

    def reason(self, problem: BadRules) -> str:
        """Why a house rule is refused, without its name and value."""
        params = {
            key: self._amounts.number(int(value)) if key in _NUMBERS else str(value)
            for key, value in problem.params
        }
        if problem.reason_key == "deck_feeds_fewer":
            return self.tr(
                "the deck feeds no more than %n player(s)", "", int(dict(problem.params)["most"])
            )
        for key in ("known", "choices"):
            if key in params:
                params[key] = ", ".join(params[key].split())
        return {
            "unknown_variant": self.tr("no such game; there are: {known}"),
            "unknown_key": self.tr("this game has no such house rule"),
            "missing_key": self.tr("it is missing"),
            "not_a_number": self.tr("a whole number is needed"),
            "not_a_switch": self.tr("on or off is needed"),
            "not_an_amount": self.tr("an amount such as 0.25 is needed, or none"),
            "not_a_choice": self.tr("one of these is needed: {choices}"),
            "too_small": self.tr("at least {least}"),
            "too_big": self.tr("at most {most}"),
            "ante_above_stack": self.tr("at most the {stack} chips a player begins with"),
            "small_bet_above_big_bet": self.tr("at most the big bet of {big_bet}"),
            "bring_in_not_below_small_bet": self.tr(
                "has to stay below the small bet of {small_bet}"
            ),
            "not_a_table": self.tr("a table of options is needed"),
            "not_toml": (
                self.tr("line {line} of the file is not written as TOML")
                if params.get("line", "0") != "0"
                else self.tr("the file is not written as TOML")
            ),
            "cannot_be_read": self.tr("the file cannot be read"),
            "cannot_be_written": self.tr("the file cannot be written"),
            "unquoted": self.tr("a text in quotes is needed, one of these: {choices}"),
            "quoted": self.tr("a whole number is needed, without quotes"),
            "not_printable": self.tr("it has a character that cannot be printed"),
            "not_a_name": self.tr("a name of 1 to {most} characters is needed"),
            "name_taken": self.tr("this name is taken already"),
        }[problem.reason_key].format(**params)
