"""F1: all commands with their keys, what beats what, the rules of the game."""

from typing import final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QTabWidget, QWidget

from openers.panels.hands_chart import HandsChart
from openers.panels.look import px
from openers.panels.rules_page import RulesPage
from openers.panels.side import hide_scroll_buttons
from openers.rules.rules import Rules
from openers.window import sheets
from openers.window.commands import COMMANDS, Commands

PAGES = ("keys", "hands", "rules")


@final
class HelpDialog(QDialog):
    """Help in three pages."""

    def __init__(
        self,
        commands: Commands,
        rules: Rules,
        four_colours: bool,
        page: str = "keys",
        parent: QWidget | None = None,
    ) -> None:
        """``page``: the one shown first: keys, hands or rules."""
        super().__init__(parent)
        self._commands = commands
        self._pages = QTabWidget()
        hide_scroll_buttons(self._pages.tabBar())
        self._keys = QWidget()
        self._grid = QGridLayout(self._keys)
        self._grid.setContentsMargins(28, 16, 28, 16)
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        self._rows: list[tuple[str, QLabel, QLabel]] = []
        self._chart, self._rules = HandsChart(), RulesPage()
        self._chart.play_under(rules, four_colours)
        self._rules.play_under(rules)
        for content in (sheets.scrolling(self._keys), self._padded(self._chart),
                        self._padded(self._rules)):  # fmt: skip
            self._pages.addTab(content, "")
        self._close = sheets.button("primary")
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        self._build_keys()
        whole = sheets.column(self)
        whole.addWidget(self._pages, 1)
        whole.addWidget(sheets.foot(None, self._close))
        self._pages.setCurrentIndex(PAGES.index(page))
        self._retranslate()
        sheets.fit(self, px(720), px(620))

    def show_article(self, rule: str) -> None:
        """Mark the article on a rule; "" marks none."""
        self._rules.show_article(rule)

    @staticmethod
    def _padded(content: QWidget) -> QWidget:
        holder = QWidget()
        column = sheets.column(holder)
        column.setContentsMargins(28, 16, 20, 12)
        column.addWidget(content)
        return holder

    def _build_keys(self) -> None:
        for row, command in enumerate(c for c in COMMANDS if c.keys):
            keys, text = sheets.label("number"), sheets.label("", wrap=True)
            self._grid.addWidget(keys, row, 0, Qt.AlignmentFlag.AlignRight)
            self._grid.addWidget(text, row, 1)
            self._rows.append((command.id, keys, text))
        self._cards_keys, self._cards_text = sheets.label("number"), sheets.label("", wrap=True)
        row = self._grid.rowCount()
        self._grid.addWidget(self._cards_keys, row, 0, Qt.AlignmentFlag.AlignRight)
        self._grid.addWidget(self._cards_text, row, 1)
        self._grid.setRowStretch(row + 1, 1)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Help"))
        for index, text in enumerate(
            (self.tr("Keys"), self.tr("What beats what"), self.tr("Rules of this game"))
        ):
            self._pages.setTabText(index, text)
        self._commands.retranslate()
        for command, keys, label in self._rows:
            keys.setText(self._commands.keys(command))
            label.setText(self._commands.text(command))
        self._cards_keys.setText("1–5")
        self._cards_text.setText(self.tr("Mark a card for exchange, or take the mark away"))
        self._close.setText(self.tr("Close"))
