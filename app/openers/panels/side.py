"""The side panel: a column of pages, or folded to a rail of signs."""

from typing import final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QStackedWidget,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from openers.art import icons
from openers.panels.hands_chart import HandsChart
from openers.panels.log import Log
from openers.panels.look import px
from openers.panels.odds_page import OddsPage
from openers.panels.rules_page import RulesPage

PAGES = ("log", "odds", "hands", "rules")


def hide_scroll_buttons(tabs: QTabBar) -> None:
    """Tabs that never scroll need no buttons, nor their untranslated names."""
    tabs.setUsesScrollButtons(False)
    for button in tabs.findChildren(QToolButton):
        button.setAccessibleName("")


@final
class SidePanel(QFrame):
    """Log, odds, hands, rules.

    Signals:
        page_chosen: the person turned to this page.
        closed: the person folded the panel.
    """

    page_chosen = Signal(str)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("box", "panel")
        self.log, self.odds = Log(), OddsPage()
        self.hands, self.rules = HandsChart(), RulesPage()
        self._tabs = QTabBar()
        self._tabs.setDrawBase(False)
        self._tabs.setExpanding(False)
        hide_scroll_buttons(self._tabs)
        self._close = QToolButton()
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.closed)
        self._pages = QStackedWidget()
        for page in self._order():
            holder = QWidget()
            inner = QVBoxLayout(holder)
            inner.setContentsMargins(16, 12, 8, 8)
            inner.addWidget(page)
            self._pages.addWidget(holder)
            self._tabs.addTab("")
        top = QHBoxLayout()
        top.setContentsMargins(4, 0, 4, 0)
        top.setSpacing(0)
        top.addWidget(self._tabs, 1)
        top.addWidget(self._close)
        rule = QFrame()
        rule.setProperty("box", "rule")
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(rule)
        column.addWidget(self._pages, 1)
        self._tabs.currentChanged.connect(self._turned)
        self._retranslate()

    def leave_free(self, high: int) -> None:
        """Leave so much free at the foot: something lies there that must cover nothing."""
        self._column.setContentsMargins(1, 0, 0, high)

    def turn_to(self, page: str) -> None:
        """Show a page of `PAGES`; an unknown one leaves things as they are."""
        if page in PAGES:
            self._tabs.setCurrentIndex(PAGES.index(page))

    def page(self) -> str:
        """The page on show."""
        return PAGES[self._tabs.currentIndex()]

    def focus_page(self) -> None:
        """Give the page on show the keyboard."""
        page = self._order()[self._tabs.currentIndex()]
        page.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _order(self) -> tuple[QWidget, ...]:
        return self.log, self.odds, self.hands, self.rules

    def _turned(self, index: int) -> None:
        self._pages.setCurrentIndex(index)
        self.page_chosen.emit(PAGES[index])

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language, take the new size and colours."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setFixedWidth(max(px(304), 280))
        texts = (self.tr("Log"), self.tr("Odds"), self.tr("Hands"), self.tr("Rules"))
        for index, text in enumerate(texts):
            self._tabs.setTabText(index, text)
        self._tabs.setAccessibleName(self.tr("Side panel"))
        self._close.setIcon(icons.icon("close"))
        self._close.setToolTip(self.tr("Fold the panel"))
        self._close.setAccessibleName(self.tr("Fold the panel"))


@final
class Rail(QFrame):
    """The folded panel: a sign a page.

    Signals:
        opened: the person wants this page.
    """

    opened = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("box", "rail")
        self._buttons: dict[str, QToolButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 8, 4, 8)
        column.setSpacing(6)
        for page in PAGES:
            button = QToolButton()
            button.setAutoRaise(True)
            button.clicked.connect(lambda _=False, page=page: self.opened.emit(page))
            self._buttons[page] = button
            column.addWidget(button)
        column.addStretch(1)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language, take the new colours."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setFixedWidth(px(48))
        words = {
            "log": self.tr("Log"), "odds": self.tr("Odds"),
            "hands": self.tr("Hands"), "rules": self.tr("Rules"),
        }  # fmt: skip
        for page, button in self._buttons.items():
            button.setIcon(icons.icon(page))
            button.setIconSize(QSize(px(22), px(22)))
            button.setFixedSize(px(40), px(40))
            button.setToolTip(words[page])
            button.setAccessibleName(words[page])
