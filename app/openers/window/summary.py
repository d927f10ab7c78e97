"""Looking back: how the evening went."""

from typing import final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from openers.panels.look import px
from openers.panels.money import Money
from openers.records.model import MatchSummary
from openers.window import sheets
from openers.words.people import PeopleWords
from openers.words.variants import VariantWords

_FIGURES = ("deals", "net", "pots", "showdowns", "biggest", "bought")


@final
class SummaryDialog(QDialog):
    """The figures of a match.

    Signals:
        go_on: continue the match; offered while it runs.
        new_game: begin another.
    """

    go_on = Signal()
    new_game = Signal()

    def __init__(self, summary: MatchSummary, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._summary = summary
        self._title, self._line = sheets.label("title", wrap=True), sheets.label("muted", wrap=True)
        self._figures: dict[str, tuple[QLabel, QLabel]] = {}
        self._go_on, self._anew = sheets.button("primary"), sheets.button()
        self._close = sheets.button()
        self._go_on.setVisible(not summary.ended)
        self._anew.setProperty("kind", "primary" if summary.ended else "")
        self._go_on.clicked.connect(self.accept)
        self._go_on.clicked.connect(self.go_on)
        self._anew.clicked.connect(self.accept)
        self._anew.clicked.connect(self.new_game)
        self._close.clicked.connect(self.reject)
        self._build()
        self._retranslate()
        (self._anew if summary.ended else self._go_on).setFocus()
        sheets.fit(self, px(620), px(420))

    def _build(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(28, 24, 28, 16)
        column.setSpacing(10)
        column.addWidget(self._title)
        column.addWidget(self._line)
        grid = QGridLayout()
        grid.setSpacing(12)
        for place, key in enumerate(_FIGURES):
            tile = QFrame()
            tile.setProperty("box", "raised")
            inner = QVBoxLayout(tile)
            inner.setContentsMargins(16, 10, 16, 12)
            inner.setSpacing(0)
            name, figure = sheets.label("muted"), sheets.label("figure")
            inner.addWidget(name)
            inner.addWidget(figure)
            self._figures[key] = (name, figure)
            grid.addWidget(tile, place // 3, place % 3)
        column.addLayout(grid)
        column.addStretch(1)
        whole = sheets.column(self)
        whole.addWidget(sheets.scrolling(page), 1)
        whole.addWidget(sheets.foot(self._close, None, self._anew, self._go_on))

    def texts(self) -> list[str]:
        """All that is on show."""
        return [label.text() for label in self.findChildren(QLabel)]

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Looking back"))
        summary, counts = self._summary, self._summary.counts
        money = Money(summary.rules)
        self._title.setText(self._verdict())
        names = ", ".join(PeopleWords().name(name) for name in summary.characters if name)
        self._line.setText(
            self.tr("{0}, with {1}.").format(VariantWords().name(summary.variant), names)
        )
        values = {
            "deals": (self.tr("Deals played"), str(counts.deals)),
            "net": (self.tr("Won or lost"), money.signed(counts.net)),
            "pots": (self.tr("Pots won"), str(counts.pots)),
            "showdowns": (self.tr("Showdowns"), str(counts.showdowns)),
            "biggest": (self.tr("Biggest pot"), money.text(counts.biggest_pot)),
            "bought": (self.tr("Chips bought"), money.text(counts.bought)),
        }
        for key, (name, value) in values.items():
            self._figures[key][0].setText(name)
            self._figures[key][1].setText(value)
            self._figures[key][1].setAccessibleName(f"{name}: {value}")
        self._go_on.setText(self.tr("Play on"))
        self._anew.setText(self.tr("New game"))
        self._close.setText(self.tr("Close"))

    def _verdict(self) -> str:
        summary = self._summary
        if summary.how == "alone":
            return self.tr("All the chips are yours")
        if summary.how == "broke":
            return self.tr("The chips are gone; the evening was fine")
        if not summary.ended:
            return self.tr("The table waits for you")
        if summary.counts.net > 0:
            return self.tr("A good evening")
        return self.tr("Thank you for the evening")
