"""Statistics in words: their names, what they count, and the questions the pictures answer."""

from typing import final

from PySide6.QtCore import QObject

from openers.stats.rate import ENOUGH, Rate
from openers.words.amounts import AmountWords
from openers.words.ranks import RankWords

_DRAWN = "drew:"
_SAW = "saw:"
_NO_TENTHS = 100
"""From so many units on a result is told without tenths."""


@final
class StatWords(QObject):
    """Names and sentences by the keys of `openers.stats.catalogue`."""

    def __init__(self) -> None:
        super().__init__()
        self._amounts, self._ranks = AmountWords(), RankWords()

    # -- names -----------------------------------------------------------------------------------

    def name(self, stat: str) -> str:
        """A statistic's name."""
        if stat.startswith(_DRAWN):
            return self._drawn(int(stat.removeprefix(_DRAWN)))
        if stat.startswith(_SAW):
            return self.tr("Still in on {street}").format(
                street=self.street(stat.removeprefix(_SAW))
            )
        return {
            "entered": self.tr("Put chips in by choice"),
            "raised-first": self.tr("Raised in the first round"),
            "opened": self.tr("Opened when you could"),
            "called-opener": self.tr("Called the opener"),
            "completed": self.tr("Completed"),
            "called-bring-in": self.tr("Called the bring-in"),
            "steal": self.tr("Tried to steal the antes"),
            "steal-won": self.tr("Stole them at once"),
            "folded-to-steal": self.tr("Gave the bring-in up to a steal"),
            "improved": self.tr("Improved by the draw"),
            "improve-expected": self.tr("What chance would have brought"),
            "pat-bluff": self.tr("Stood pat on less than a straight"),
            "split-openers": self.tr("Split the openers"),
            "opener-bet": self.tr("Bet after the draw as opener"),
            "folded-after": self.tr("Folded to a bet after the draw"),
            "stud-bet": self.tr("Bet or raised on later streets"),
            "fifth-gate": self.tr("Went on too dearly on fifth street"),
            "aggression": self.tr("Bet or raised rather than called"),
            "showdown": self.tr("Went to the showdown"),
            "won-showdown": self.tr("Won at the showdown"),
            "won-unseen": self.tr("Won without a showdown"),
            "false-opening": self.tr("Opened without openers"),
        }[stat]

    def meaning(self, stat: str) -> str:
        """What a statistic is a share of, in one sentence."""
        if stat.startswith(_DRAWN):
            return self.tr("Of all your draws.")
        if stat.startswith(_SAW):
            return self.tr("Of all deals you were dealt in.")
        return {
            "entered": self.tr("Of the deals in which you could open, call or raise."),
            "raised-first": self.tr("Of the deals in which you could raise in the first round."),
            "opened": self.tr("Of the turns at which you held openers and nobody had opened."),
            "called-opener": self.tr("Of the turns at which only the opener had bet before you."),
            "completed": self.tr("Of the turns at which only the bring-in lay there."),
            "called-bring-in": self.tr("Of the turns at which only the bring-in lay there."),
            "steal": self.tr("Of the turns with the highest door card when nobody had come in."),
            "steal-won": self.tr("Of the steals you tried."),
            "folded-to-steal": self.tr("Of the steals tried against your bring-in."),
            "improved": self.tr("Of the draws at which you changed cards: a better class of hand."),
            "improve-expected": self.tr(
                "The same draws: the exact chance of a better class of hand, on average."
            ),
            "pat-bluff": self.tr("Of the draws at which you stood pat."),
            "split-openers": self.tr("Of the draws at which you changed cards as opener."),
            "opener-bet": self.tr("Of the turns at which you could bet first as opener."),
            "folded-after": self.tr("Of the bets you faced after the draw."),
            "stud-bet": self.tr("Of your turns from fourth street on."),
            "fifth-gate": self.tr(
                "Of the bets you faced there: your chance, by what you saw, was less than the part "
                "of the pot you would pay to the end."
            ),
            "aggression": self.tr("Of all your bets, raises and calls."),
            "showdown": self.tr("Of the deals in which you were still in after the first round."),
            "won-showdown": self.tr("Of your showdowns; a shared pot counts as its share."),
            "won-unseen": self.tr("Of the deals in which you were still in after the first round."),
            "false-opening": self.tr("Of the openings you had to prove."),
        }[stat]

    def section(self, section: str) -> str:
        """The heading of a group of statistics."""
        return {
            "first": self.tr("First round"),
            "middle": self.tr("Cards"),
            "later": self.tr("Later rounds"),
            "end": self.tr("How it ended"),
        }[section]

    def _drawn(self, count: int) -> str:
        return self.tr("%n card(s) exchanged", "", count) if count else self.tr("Stood pat")

    def street(self, step: str) -> str:
        """A street of stud within a sentence."""
        return {
            "third-street": self.tr("third street"),
            "fourth-street": self.tr("fourth street"),
            "fifth-street": self.tr("fifth street"),
            "sixth-street": self.tr("sixth street"),
            "seventh-street": self.tr("seventh street"),
        }[step]

    def hand_class(self, held: str) -> str:
        """A dealt hand as the openings sort it."""
        if held.startswith("pair-"):
            return self._ranks.letter(int(held.removeprefix("pair-"))) * 2
        return {
            "high": self.tr("less"),
            "two-pair": self.tr("two pair"),
            "more": self.tr("more"),
        }[held]

    def position(self, position: str, stud: bool) -> str:
        """Where a player sat when it first had to decide."""
        number = int(position)
        if stud:
            return self.tr("bring-in") if not number else f"+{self._amounts.number(number)}"
        return self.tr("last") if not number else self._amounts.number(number)

    # -- figures ---------------------------------------------------------------------------------

    def share(self, rate: Rate) -> str:
        """A rate as a percentage, or a dash where it tells nothing yet."""
        return self._amounts.percent(rate.done / rate.chance) if rate.enough else "–"

    def sureness(self, rate: Rate) -> str:
        """How sure the share is: "of 412 · 82–89 %"."""
        if not rate.enough:
            return self.tr("not enough yet: {0} of {1}").format(
                self._amounts.number(rate.chance), self._amounts.number(ENOUGH)
            )
        return self.tr("of {count} · {bounds}").format(
            count=self._amounts.number(rate.chance), bounds=self.bounds(rate)
        )

    def bounds(self, rate: Rate) -> str:
        """Between what the true share lies with 95 %: "82–89 %"; a dash for nothing yet."""
        if not rate.enough:
            return "–"
        low, high = rate.interval()
        return f"{self._amounts.decimal(100 * low, 0)}–{self._amounts.percent(high)}"

    def gain(self, units: float) -> str:
        """A result with its sign: "+212"."""
        amount = self._amounts.decimal(abs(units), 0 if abs(units) >= _NO_TENTHS else 1)
        return ("+" if units > 0 else "−" if units < 0 else "") + amount

    def result(self, units: float, stud: bool) -> str:
        """A result with its sign and unit: "+212 antes"."""
        unit = self.tr("{0} big bets") if stud else self.tr("{0} antes")
        return unit.format(self.gain(units))

    def unit(self, stud: bool) -> str:
        """The unit of results alone."""
        return self.tr("big bets") if stud else self.tr("antes")

    def deals(self, deals: int) -> str:
        """How many deals: "1,200 deals"."""
        text = self.tr("%n deal(s)", "", deals)
        return text.replace(str(deals), self._amounts.number(deals))
