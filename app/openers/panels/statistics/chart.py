"""One picture: a question, a plot that answers it, and a sentence on how to read it."""

from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from openers.panels.statistics import plotting
from openers.stats.report import Report
from openers.words.plots import PlotWords


class Chart(QFrame):
    """A picture of a report; drawn when it is first on show, and again when the report changes.

    Args:
        key: of the picture, for `PlotWords`.
    """

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("box", "raised")
        self.key = key
        self.words = PlotWords()
        self._plot: Any = None
        self._report: Report | None = None
        self._drawn = False
        self._question, self._note, self._nothing = QLabel(), QLabel(), QLabel()
        self._question.setProperty("role", "section")
        self._note.setProperty("role", "caption")
        self._nothing.setProperty("role", "muted")
        for label in (self._question, self._note, self._nothing):
            label.setWordWrap(True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(20, 14, 20, 14)
        self._column.addWidget(self._question)
        self._column.addWidget(self._nothing, 1)
        self._column.addWidget(self._note)

    # -- what each picture says for itself -----------------------------------------------------

    def enough(self, report: Report) -> bool:
        """Whether there is something to draw."""
        raise NotImplementedError

    def draw(self, plot: Any, report: Report) -> None:
        """Draw the report on the empty plot."""
        raise NotImplementedError

    def note(self, report: Report) -> str:
        """The sentence below."""
        del report
        return self.words.note(self.key)

    def said(self, report: Report) -> str:
        """The picture in words, for a screen reader."""
        return self.note(report)

    # -- showing -------------------------------------------------------------------------------

    def show_report(self, report: Report) -> None:
        """Show another report."""
        self._report, self._drawn = report, False
        if self.isVisible():
            self._draw()

    def showEvent(self, event: QEvent) -> None:
        """Draw what is not drawn yet."""
        super().showEvent(event)  # type: ignore[arg-type]
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language, take the new size and colours."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._drawn = False
            if self.isVisible():
                self._draw()
        super().changeEvent(event)

    def _draw(self) -> None:
        report = self._report
        if self._drawn or report is None:
            return
        self._drawn = True
        self._question.setText(self.words.question(self.key))
        self._nothing.setText(self.words.nothing())
        enough = self.enough(report)
        self._nothing.setVisible(not enough)
        self._note.setVisible(enough)
        if enough and self._plot is None:
            self._plot = plotting.new_plot()
            self._column.insertWidget(1, self._plot, 1)
        if self._plot is not None:
            self._plot.setVisible(enough)
        if enough:
            self._note.setText(self.note(report))
            key, stud = self.key, report.stud
            plotting.dress(self._plot, self.words.across(key, stud), self.words.up(key, stud))
            plotting.clear(self._plot)
            self.draw(self._plot, report)
            self._plot.setAccessibleName(self.words.question(self.key))
            self._plot.setAccessibleDescription(self.said(report))
