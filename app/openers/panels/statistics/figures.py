"""All rates in a table: what, how often, between what it lies, out of how many."""

from typing import final

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from openers.panels.look import body, px
from openers.stats.catalogue import SECTIONS, game_of
from openers.stats.report import Report
from openers.words.amounts import AmountWords
from openers.words.statistics import StatWords

_COLUMNS = 4
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


@final
class FiguresModel(QAbstractTableModel):
    """A row a statistic that can come up in the game, under headings."""

    def __init__(self) -> None:
        super().__init__()
        self._report: Report | None = None
        self._rows: list[tuple[str, str]] = []
        self._words, self._amounts = StatWords(), AmountWords()

    def show_report(self, report: Report) -> None:
        """Show another report."""
        self.beginResetModel()
        self._report, game = report, game_of(report.stud)
        self._rows = []
        for section, stats in SECTIONS:
            self._rows.append((section, ""))
            self._rows += [("", stat.key) for stat in stats if game in stat.games]
        self.endResetModel()

    def retranslate(self) -> None:
        """All texts are other ones now."""
        self.beginResetModel()
        self.endResetModel()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Rates and headings."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Name, share, interval, chances."""
        return 0 if parent.isValid() else _COLUMNS

    def is_heading(self, row: int) -> bool:
        """Whether a row is a heading."""
        return bool(self._rows[row][0])

    def rows(self) -> list[tuple[str, ...]]:
        """Every rate as texts: name, share, low, high, chances; for a file."""
        assert self._report is not None
        found: list[tuple[str, ...]] = []
        for section, stat in self._rows:
            if section:
                continue
            rate = self._report.rate(stat)
            low, high = rate.interval()
            share = "" if rate.share is None else f"{rate.share:.6f}"
            bounds = ("", "") if rate.share is None else (f"{low:.6f}", f"{high:.6f}")
            found.append((self._words.name(stat), share, *bounds, str(rate.chance)))
        return found

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Texts, alignment and fonts."""
        section, stat = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(section, stat, index.column())
        if role == Qt.ItemDataRole.ToolTipRole and stat:
            return self._words.meaning(stat)
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column():
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole and (section or index.column() == 1):
            return body(14, QFont.Weight.DemiBold)
        return None

    def _text(self, section: str, stat: str, column: int) -> str:
        if section:
            return "" if column else self._words.section(section)
        assert self._report is not None
        rate = self._report.rate(stat)
        if column == 0:
            return self._words.name(stat)
        if column == 1:
            return self._words.share(rate)
        if column == 2:  # between what
            return self._words.bounds(rate)
        return self._amounts.number(rate.chance)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Headings are not chosen."""
        if self.is_heading(index.row()):
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """The columns' names."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Figure"), self.tr("Share"), self.tr("With 95 %"), self.tr("Out of"))[
                section
            ]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


@final
class FiguresTable(QTableView):
    """The table of all rates."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figures = FiguresModel()
        self.setModel(self.figures)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self._retranslate()

    def show_report(self, report: Report) -> None:
        """Show another report."""
        self.figures.show_report(report)
        self.clearSpans()
        for row in range(self.figures.rowCount()):
            if self.figures.is_heading(row):
                self.setSpan(row, 0, 1, _COLUMNS)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language, take the new size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("All figures"))
        self.figures.retranslate()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setDefaultSectionSize(px(30))
