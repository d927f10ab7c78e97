"""What an error looks like: what was lost (nothing), and the deal's text to copy."""

from typing import final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from openers.panels.look import px
from openers.window import sheets
from openers.window.failure_words import FailureWords, Trouble


@final
class ErrorDialog(QDialog):
    """Tells of a trouble. The program goes on behind it."""

    def __init__(
        self, trouble: Trouble, report: str, log: str, parent: QWidget | None = None
    ) -> None:
        """``report``: the deal as the person saw it; ``log``: where the log file lies."""
        super().__init__(parent)
        self._trouble, self._log = trouble, log
        self._words = FailureWords()
        self._head, self._what = sheets.label("heading", wrap=True), sheets.label("", wrap=True)
        self._where = sheets.label("caption", wrap=True)
        self._report = QPlainTextEdit()
        self._report.setReadOnly(True)
        self._report.setPlainText(f"{trouble.trace}\n{report}".strip())
        self._copy, self._go_on = sheets.button(), sheets.button("primary")
        self._go_on.setDefault(True)
        self._copy.clicked.connect(self._copied)
        self._go_on.clicked.connect(self.accept)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(28, 22, 28, 12)
        column.setSpacing(10)
        for widget in (self._head, self._what):
            column.addWidget(widget)
        column.addWidget(self._report, 1)
        column.addWidget(self._where)
        whole = sheets.column(self)
        whole.addWidget(page, 1)
        whole.addWidget(sheets.foot(self._copy, None, self._go_on))
        self._retranslate()
        sheets.fit(self, px(640), px(460))

    def text(self) -> str:
        """The text to copy."""
        return self._report.toPlainText()

    def _copied(self) -> None:
        QGuiApplication.clipboard().setText(self.text())

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Something went wrong"))
        self._head.setText(self.tr("Something went wrong; nothing is lost"))
        self._what.setText(self._words.sentence(self._trouble))
        self._where.setText(self.tr("Written down in {0}").format(self._log))
        self._copy.setText(self.tr("Copy the text"))
        self._go_on.setText(self.tr("Play on"))
        self._report.setAccessibleName(self.tr("Report"))
