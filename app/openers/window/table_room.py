"""The room with the table: strip, table, side panel, action bar."""

import time
from collections.abc import Callable
from typing import final

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from openers.panels.action_bar import ActionBar
from openers.panels.look import px
from openers.panels.notice import Notice
from openers.panels.side import PAGES, Rail, SidePanel
from openers.panels.strip import Strip
from openers.table.director import clock as table_clock
from openers.table.view import TableView

_WIDE = 1100
"""Narrower than this the side panel is a drawer over the table."""
_LEAST_NOTICE, _OVERLAP = 250, 10
"""The least width of a notice over the felt, and how far its shadow may reach over a card."""


@final
class TableRoom(QWidget):
    """The widgets round a table and where they lie.

    Signals:
        panel_wanted: the person opened (True) or folded (False) the side panel.
        page_wanted: the person turned to this page of it.
    """

    panel_wanted = Signal(bool)
    page_wanted = Signal(str)

    def __init__(
        self,
        bar_clock: Callable[[], float] = time.monotonic,
        picture_clock: Callable[[], float] = table_clock,
        parent: QWidget | None = None,
    ) -> None:
        """Clocks: seconds for the action bar, milliseconds for what moves on the table."""
        super().__init__(parent)
        self.strip = Strip()
        self.view = TableView(now=picture_clock)
        self.bar = ActionBar(bar_clock)
        self.side = SidePanel()
        self.rail = Rail()
        self.notice = Notice(self, self._notice_area)
        self._wanted = self._drawer = False
        self._middle = QHBoxLayout()
        self._middle.setContentsMargins(0, 0, 0, 0)
        self._middle.setSpacing(0)
        self._middle.addWidget(self.view, 1)
        self._middle.addWidget(self.side)
        self._middle.addWidget(self.rail)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.strip)
        whole.addLayout(self._middle, 1)
        whole.addWidget(self.bar)
        self.side.closed.connect(lambda: self.panel_wanted.emit(False))
        self.side.page_chosen.connect(self.page_wanted)
        self.rail.opened.connect(self._rail_pressed)
        self.notice.placed.connect(self._make_room)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self._escape)
        self._docked = True
        self._arrange()

    def _escape(self) -> None:
        """Escape takes away what lies over the table, a remark before the drawer."""
        if self.notice.dismiss():
            return
        if not self._docked and self._drawer:
            self.panel_wanted.emit(False)

    def changeEvent(self, event: QEvent) -> None:
        """Take the new size of the texts."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._arrange()

    # -- the side panel --------------------------------------------------------------------------

    def want_panel(self, wanted: bool) -> None:
        """Whether the panel stands beside the table wherever it has room."""
        self._wanted = wanted
        self._arrange()

    def open_drawer(self, is_open: bool) -> None:
        """Open or fold the panel where it has no room beside the table."""
        self._drawer = is_open
        self._arrange()

    @property
    def _open(self) -> bool:
        return self._wanted if self.wide else self._drawer

    @property
    def panel_open(self) -> bool:
        """Whether the side panel is open, docked or as a drawer."""
        return self.side.isVisibleTo(self)

    def show_page(self, page: str) -> None:
        """Turn to a page: log, hands or rules."""
        self.side.turn_to(page if page in PAGES else PAGES[0])

    def _rail_pressed(self, page: str) -> None:
        self.show_page(page)
        self.panel_wanted.emit(True)
        self.side.focus_page()

    @property
    def wide(self) -> bool:
        """Whether the panel has room beside the table."""
        return self.width() >= px(_WIDE)

    def _arrange(self) -> None:
        """Dock the panel, or lay it over the table as a drawer, or fold it to the rail."""
        dock = self.wide
        if dock != self._docked:
            self._docked = dock
            if dock:
                self._middle.insertWidget(1, self.side)
            else:
                self._middle.removeWidget(self.side)
                self.side.setParent(self)
        self.rail.setVisible(not (dock and self._open))
        self.side.setVisible(self._open)
        self._place_drawer()

    def _notice_area(self) -> QRect:
        """Where a notice covers nothing: the foot of the panel, or the felt's right corner."""
        if self._docked and self._open:
            return self.side.geometry()
        area = self.view.geometry()
        buttons = self.view.viewport().findChildren(QAbstractButton)  # over the hero's cards
        cards = [button.geometry().right() for button in buttons if button.isVisible()]
        left = max(cards, default=round(area.width() * 0.7)) - _OVERLAP
        least = px(_LEAST_NOTICE)
        area.setLeft(min(area.x() + left, area.right() - least))
        return area

    def _make_room(self) -> None:
        """A notice at the panel's foot covers no page of it."""
        there = self._docked and self._open and self.notice.isVisible()
        self.side.leave_free(self.notice.height() if there else 0)

    def _place_drawer(self) -> None:
        if self.notice.isVisible():
            self.notice.place()
        if self._docked or not self._open:
            return
        wide = self.side.width()
        right = self.width() - self.rail.width()
        top, high = self.view.y(), self.view.height()
        self.side.setGeometry(right - wide, top, wide, high)
        self.side.raise_()
        self.notice.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See again whether the panel has room; a drawer begins folded."""
        super().resizeEvent(event)
        if self.wide != self._docked:
            self._drawer = False
            self._arrange()
        self._place_drawer()

    def event(self, event: QEvent) -> bool:
        """Follow the layout with the drawer."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place_drawer()
        return super().event(event)
