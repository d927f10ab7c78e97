"""The pictures of statistics in words: the question each answers, its axes, what it says."""

from typing import final

from PySide6.QtCore import QObject

from openers.stats.report import Report
from openers.words.amounts import AmountWords
from openers.words.statistics import StatWords


@final
class PlotWords(QObject):
    """Texts by the key of a picture: ``luck seats openings exchange others runs``."""

    def __init__(self) -> None:
        super().__init__()
        self._amounts, self._stats = AmountWords(), StatWords()

    def question(self, plot: str) -> str:
        """The question a picture answers, its title."""
        return {
            "luck": self.tr("Am I winning, or lucky?"),
            "seats": self.tr("From which seat do I win?"),
            "openings": self.tr("Do I open when I should?"),
            "exchange": self.tr("How many cards do I change?"),
            "streets": self.tr("How far do I go?"),
            "others": self.tr("What do the others do?"),
            "runs": self.tr("How long are bad runs?"),
        }[plot]

    def across(self, plot: str, stud: bool) -> str:
        """The name of the lower axis, with its unit."""
        return {
            "luck": self.tr("deals"),
            "seats": self.tr("places after the bring-in")
            if stud
            else self.tr("players still to speak"),
            "openings": self.tr("hand"),
            "exchange": self.tr("cards exchanged"),
            "streets": self.tr("street"),
            "others": self.tr("chips put in by choice, % of deals"),
            "runs": self.tr("result of a hundred deals, {0}").format(self._stats.unit(stud)),
        }[plot]

    def up(self, plot: str, stud: bool) -> str:
        """The name of the left axis, with its unit."""
        unit = self._stats.unit(stud)
        return {
            "luck": self.tr("result, {0}").format(unit),
            "seats": self.tr("{0} per hundred deals").format(unit),
            "openings": self.tr("opened, %"),
            "exchange": self.tr("% of draws"),
            "streets": self.tr("still in, % of deals"),
            "others": self.tr("bet or raised rather than called, %"),
            "runs": self.tr("times"),
        }[plot]

    def nothing(self) -> str:
        """What stands where a picture has too little to show."""
        return self.tr("Not enough deals yet for this picture.")

    # -- what they say ---------------------------------------------------------------------------

    def luck(self, report: Report) -> str:
        """What the curve says, in a sentence or two; for the eye and for the screen reader."""
        curve = report.curve
        luck = curve.net[-1] - curve.adjusted[-1]
        said = self.tr(
            "The gap between the lines is the luck of the cards: {luck} so far. It says nothing"
            " about how the others played."
        ).format(luck=self._stats.result(luck, report.stud))
        left = curve.deals[-1] - curve.judged
        if left > 0:
            said += " " + self.tr("Luck is still worked out for %n deal(s).", "", left)
        return said

    def lines(self, report: Report) -> tuple[str, str]:
        """The names at the ends of the two lines of the curve."""
        curve = report.curve
        return (
            self.tr("Result {0}").format(self._stats.gain(curve.net[-1])),
            self.tr("Without luck {0}").format(self._stats.gain(curve.adjusted[-1])),
        )

    def note(self, plot: str) -> str:
        """How to read a picture."""
        return {
            "seats": self.tr(
                "The bars show the mean; the thin lines, where it truly lies with 95 %."
            ),
            "openings": self.tr("Each line is a number of players still to speak behind you."),
            "exchange": self.tr("Three is the usual draw to a pair; none is standing pat."),
            "streets": self.tr("Giving up in good time saves more than any bluff wins."),
            "others": self.tr(
                "Right: plays many hands. Up: bets rather than calls. The crosses show how sure"
                " that is."
            ),
            "runs": self.tr("Even a sound player loses in many hundreds of deals."),
        }[plot]
