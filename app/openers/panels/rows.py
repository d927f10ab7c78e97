"""The right-hand side of the action bar, one page a phase."""

from typing import NamedTuple, final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from openers.panels.buttons import ActionButton
from openers.panels.caps import cap

_NO_ROOM, _TWO_LINES = 10_000, 0.65


class Saying(QWidget):
    """A heading with one quiet line under it; where there is no room the line gives way first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head, self._line = QLabel(), QLabel()
        self._head.setProperty("role", "section")
        self._line.setProperty("role", "caption")
        for label in (self._head, self._line):
            label.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(1)
        column.addStretch(1)
        column.addWidget(self._head)
        column.addWidget(self._line)
        column.addStretch(1)

    def say(self, head: str, line: str = "") -> None:
        """Show both lines."""
        self._head.setText(head)
        self._line.setText(line)
        self.setToolTip(line)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """It gives way to the buttons beside it."""
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See what has room."""
        super().resizeEvent(event)
        self._fit()

    def least(self) -> int:
        """The width at which the heading stands whole in two lines, in logical pixels."""
        metrics, text = self._head.fontMetrics(), self._head.text()
        longest = max((metrics.horizontalAdvance(word) for word in text.split()), default=0)
        return max(longest, round(metrics.horizontalAdvance(text) * _TWO_LINES)) + 1

    def _fit(self) -> None:
        wide, room = self.width(), self.height()
        heads = self._needs(self._head, wide)
        both = heads + 1 + self._needs(self._line, wide)
        self._head.setVisible(bool(self._head.text()) and heads <= room)
        self._line.setVisible(bool(self._line.text()) and both <= room)

    @staticmethod
    def _needs(label: QLabel, wide: int) -> int:
        """The height of a text at this width, or more than there ever is where a word is wider."""
        words = label.text().split()
        metrics = label.fontMetrics()
        if any(metrics.horizontalAdvance(word) > wide for word in words):
            return _NO_ROOM
        return label.heightForWidth(wide)


@final
class Pages(QStackedWidget):
    """Pages of which the one on show alone needs room."""

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(self.updateGeometry)

    def minimumSizeHint(self) -> QSize:
        """That of the page on show."""
        page: QWidget | None = self.currentWidget()
        return QSize(0, 0) if page is None else page.minimumSizeHint()


@final
class ExchangeRow(QWidget):
    """The draw: stand pat, or exchange as many cards as are marked.

    Signals:
        keep_all: stand pat.
        exchange: exchange the marked cards.
    """

    keep_all = Signal()
    exchange = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marked, self._kept, self._most, self._splits = 0, "", 5, False
        self._say = Saying()
        self.keep = ActionButton("plain")
        self.commit = ActionButton("commit")
        self.keep.clicked.connect(self.keep_all)
        self.commit.clicked.connect(self.exchange)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(12)
        line.addWidget(self._say, 1)
        line.addWidget(self.keep)
        line.addWidget(self.commit)
        self._retranslate()

    def show_marks(self, marked: int, kept: str, most: int, splits: bool) -> None:
        """Show how many cards are marked.

        Args:
            marked: how many.
            kept: the cards that stay, as short text.
            most: the most one may exchange.
            splits: whether the openers are split.
        """
        self._marked, self._kept, self._most, self._splits = marked, kept, most, splits
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        most = self.tr("Up to %n card(s).", "", self._most) + " " if self._most < 5 else ""
        self._say.say(
            self.tr("Your draw"), most + self.tr("Click the cards to change, or press 1–5.")
        )
        self.keep.show_words(self.tr("Stand pat"), self.tr("keep all five"), cap("keep"))
        if self._splits:
            verb = self.tr("Exchange %n and split openers", "", self._marked)
        else:
            verb = self.tr("Exchange %n card(s)", "", self._marked)
        if self._kept:
            cost = self.tr("you keep {0}").format(self._kept)
        else:
            cost = self.tr("a whole new hand") if self._marked else self.tr("mark cards first")
        self.commit.show_words(verb, cost, self.tr("Enter", "key"))
        self.commit.setEnabled(self._marked > 0)
        self.commit.show_reason("" if self._marked else self.tr("No card is marked."))


class Outcome(NamedTuple):
    """What stands beside "Next deal".

    Attributes:
        may_ask: whether the openers may be asked for.
        seconds: until the next deal by itself, 0 for never.
        over: whether the match is over: no next deal, a summary.
        broke: the person has no ante left: ``rebuy``, ``out``, or empty.
        chips: what a rebuy brings, as words.
        others_broke: the names of opponents without an ante.
    """

    may_ask: bool = False
    seconds: int = 0
    over: bool = False
    broke: str = ""
    chips: str = ""
    others_broke: tuple[str, ...] = ()


@final
class ResultRow(QWidget):
    """After the deal: the next one, or first the openers.

    Signals:
        next_deal: deal on.
        ask_openers: ask the opener to show the openers (rule D-14).
        new_game: the person is broke and would rather begin anew.
    """

    next_deal = Signal()
    ask_openers = Signal()
    new_game = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._outcome = Outcome()
        self._say = Saying()
        self.ask = ActionButton("plain")
        self.anew = ActionButton("plain")
        self.next = ActionButton("commit")
        self.ask.clicked.connect(self.ask_openers)
        self.anew.clicked.connect(self.new_game)
        self.next.clicked.connect(self.next_deal)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(12)
        line.addWidget(self._say, 1)
        for button in (self.ask, self.anew, self.next):
            line.addWidget(button)
        self._line = line
        self._retranslate()

    def show_result(self, outcome: Outcome) -> None:
        """Offer the next deal, or what comes in its place."""
        self._outcome = outcome
        self._retranslate()

    def minimumSizeHint(self) -> QSize:
        """A new game gives way: the menu has it too."""
        needed = self._needs(self.ask, self.next)
        return QSize(needed, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See what has room."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language, take the new size."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _needs(self, *buttons: ActionButton) -> int:
        """The width of those of the buttons that are wanted, with their gaps."""
        wanted = [button for button in buttons if button is not self.ask or self._outcome.may_ask]
        return sum(b.minimumSizeHint().width() + self._line.spacing() for b in wanted)

    def _fit(self) -> None:
        """What happened is told before a way out is offered."""
        needed = self._say.least() + self._needs(self.ask, self.anew, self.next)
        self.anew.setVisible(bool(self._outcome.broke) and needed <= self.width())

    def _retranslate(self) -> None:
        outcome = self._outcome
        self.ask.setVisible(outcome.may_ask)
        self.ask.show_words(self.tr("Ask for the openers"), self.tr("rule D-14"), cap("ask"))
        self.anew.show_words(self.tr("New game"), self.tr("a fresh start"))
        self.next.show_words(*self._next_words())
        self._say.say(*self._saying())
        self._fit()

    def _next_words(self) -> tuple[str, str]:
        outcome = self._outcome
        if outcome.over:
            return self.tr("Look back"), self.tr("how the evening went")
        if outcome.broke == "rebuy":
            return self.tr("Buy in for {0}").format(outcome.chips), self.tr("and the next deal")
        if outcome.broke:
            return self.tr("Watch on"), self.tr("the others play")
        return self.tr("Next deal"), self.tr("N or Space")

    def _saying(self) -> tuple[str, str]:
        outcome = self._outcome
        if outcome.over:
            return self.tr("The game is over"), ""
        if outcome.broke == "rebuy":
            return self.tr("Your chips are gone"), self.tr(
                "It happens to the best. At this table one buys in again."
            )
        if outcome.broke:
            return self.tr("Your chips are gone"), self.tr(
                "It happens to the best. Another evening, another hand."
            )
        return self.tr("The deal is over"), self._quiet_line()

    def _quiet_line(self) -> str:
        outcome = self._outcome
        if outcome.others_broke:
            return self.tr("No chips left: {0}").format(", ".join(outcome.others_broke))
        if outcome.seconds:
            return self.tr("Next deal by itself in %n s", "", outcome.seconds)
        return self.tr("Take your time: the table waits.")


@final
class WatchRow(QWidget):
    """After an early fold: watch the rest, play it fast, or see the end at once.

    Signals:
        chosen: ``watch``, ``fast`` or ``skip``.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._say = Saying()
        self._fast, self._skip = QPushButton(), QPushButton()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(self._say, 1)
        for button, key in ((self._fast, "fast"), (self._skip, "skip")):
            button.clicked.connect(lambda _=False, key=key: self.chosen.emit(key))
            line.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._say.say(self.tr("You are out of this deal"), self.tr("Watch the others, or go on."))
        self._fast.setText(self.tr("Play faster"))
        self._skip.setText(self.tr("To the result"))
        self._skip.setToolTip(self.tr("Space"))


@final
class GoOnRow(QWidget):
    """At the pace of learners: the table waits until the reader has read.

    Signals:
        go_on: the reader has read.
    """

    go_on = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._say = Saying()
        self.button = ActionButton("plain")
        self.button.clicked.connect(self.go_on)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(12)
        line.addWidget(self._say, 1)
        line.addWidget(self.button)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._say.say(self.tr("Read in peace"), self.tr("The table waits after each act."))
        self.button.show_words(self.tr("Go on"), self.tr("Space or a click"))
