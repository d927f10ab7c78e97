"""The statistics panel: a beginner's page, the pictures, all figures."""

from collections.abc import Callable
from typing import final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from openers.panels.look import px
from openers.panels.side import hide_scroll_buttons
from openers.panels.statistics.chart import Chart
from openers.panels.statistics.charts import (
    LuckChart,
    OpeningsChart,
    OthersChart,
    RunsChart,
    SeatsChart,
    ShareChart,
)
from openers.panels.statistics.figures import FiguresTable
from openers.panels.statistics.filters import Filters
from openers.panels.statistics.tiles import StatTiles
from openers.stats.report import Report
from openers.words.plots import PlotWords
from openers.words.variants import VariantWords

PAGES = ("glance", "pictures", "figures")
_DRAWN = tuple(f"drew:{count}" for count in range(6))
_SEEN = tuple(f"saw:{street}-street" for street in ("fourth", "fifth", "sixth", "seventh"))
_CHARTS: dict[str, Callable[[], Chart]] = {
    "seats": SeatsChart,
    "openings": OpeningsChart,
    "exchange": lambda: ShareChart("exchange", _DRAWN),
    "streets": lambda: ShareChart("streets", _SEEN),
    "others": OthersChart,
    "runs": RunsChart,
}
"""The pictures one may choose from, in their order."""
_EDGE = 24
_NARROW = 640
"""Below this width, at a text size of 100 %, tiles stand two by two."""


def _scrolling(content: QWidget) -> QScrollArea:
    """The content, in an area that scrolls up and down where there is no room."""
    content.setProperty("box", "page")
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the arrow keys move what does not fit
    area.setWidget(content)
    return area


@final
class StatisticsPage(QWidget):
    """Everything about one player's game, from a report.

    Signals:
        variant_chosen: the id of another game.
        filtered: rates of other deals are wanted: see ``filters``.
    """

    variant_chosen = Signal(str)
    filtered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report: Report | None = None
        self._title, self._none = QLabel(), QLabel()
        self._title.setProperty("role", "title")
        self._none.setProperty("role", "lead")
        self._none.setWordWrap(True)
        self._games, self._pictures = QComboBox(), QComboBox()
        self._games.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.filters, self._only = Filters(), QLabel()
        self._only.setProperty("role", "caption")
        self._only.setWordWrap(True)
        self.filters.changed.connect(self.filtered)
        self._tabs = QTabBar()
        self._tabs.setDrawBase(False)
        hide_scroll_buttons(self._tabs)
        self.tiles, self.luck = StatTiles(), LuckChart()
        self._made: dict[str, Chart] = {}
        self._table: FiguresTable | None = None
        self._picture, self._pages, self._whole = (QStackedWidget() for _ in range(3))
        self._build()
        self._games.activated.connect(
            lambda _=0: self.variant_chosen.emit(str(self._games.currentData()))
        )
        self._pictures.activated.connect(lambda _=0: self._turn_picture())
        self._tabs.currentChanged.connect(self._turn)
        self._retranslate()

    def _build(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self._title, 1)
        top.addWidget(self._games)
        glance = QWidget()
        column = QVBoxLayout(glance)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.tiles)
        column.addWidget(self.luck, 1)
        pictures = QWidget()
        column = QVBoxLayout(pictures)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._pictures)
        column.addWidget(self._picture, 1)
        self._figures = QWidget()
        sheet = QVBoxLayout(self._figures)
        sheet.setContentsMargins(0, 0, 0, 0)
        self._three = _scrolling(glance), _scrolling(pictures), self._figures
        for name, page in zip(PAGES, self._three, strict=True):
            page.setObjectName(name)
            self._pages.addWidget(page)
            self._tabs.addTab("")
        played = QWidget()
        column = QVBoxLayout(played)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(top)
        self._choices = QHBoxLayout()
        self._choices.addWidget(self._tabs, 1)
        self._choices.addWidget(self.filters)
        self.filters.setMinimumWidth(1)  # where there is no room beside the tabs it goes below
        column.addLayout(self._choices)
        column.addWidget(self._only)
        column.addWidget(self._pages, 1)
        self._whole.addWidget(self._none)
        self._whole.addWidget(played)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(_EDGE, 16, _EDGE, 16)
        outer.addWidget(self._whole)

    # -- what is made when it is first wanted --------------------------------------------------

    @property
    def table(self) -> FiguresTable:
        """All figures."""
        if self._table is None:
            self._table = FiguresTable()
            layout = self._figures.layout()
            assert layout is not None
            layout.addWidget(self._table)
            if self._report is not None:
                self._table.show_report(self._report)
        return self._table

    def chart(self, key: str) -> Chart:
        """The picture of this key of `_CHARTS`."""
        if key not in self._made:
            self._made[key] = _CHARTS[key]()
            self._picture.addWidget(self._made[key])
            if self._report is not None:
                self._made[key].show_report(self._report)
        return self._made[key]

    def _turn(self, page: int) -> None:
        """Show a page; the picture or the table on it is there from now on."""
        if PAGES[page] == "figures":
            _ = self.table
        elif PAGES[page] == "pictures":
            self._turn_picture()
        self._pages.setCurrentIndex(page)

    # -- showing -------------------------------------------------------------------------------

    def show_report(self, report: Report) -> None:
        """Show another report."""
        self._report = report
        self._whole.setCurrentIndex(int(bool(report.counts.deals)))
        self._only.setVisible(bool(report.choice.since or report.choice.seats))
        self._fill_games()
        self._fill_pictures()
        self.tiles.show_report(report)
        if self._table is not None:
            self._table.show_report(report)
        for chart in (self.luck, *self._made.values()):
            chart.show_report(report)

    def turn_to(self, page: str, picture: str = "") -> None:
        """Show a page of `PAGES`, and of the pictures the one of this key."""
        self._tabs.setCurrentIndex(PAGES.index(page))
        if picture:
            self._pictures.setCurrentIndex(self._pictures.findData(picture))
            self._turn_picture()

    def offered(self) -> list[str]:
        """The keys of the pictures one may choose."""
        return [str(self._pictures.itemData(at)) for at in range(self._pictures.count())]

    def shown(self) -> QWidget:
        """What is on show, for a picture of it."""
        return self._whole

    def _fill_games(self) -> None:
        assert self._report is not None
        words = VariantWords()
        with QSignalBlocker(self._games):
            self._games.clear()
            for variant in self._report.variants:
                self._games.addItem(words.name(variant), variant)
            self._games.setCurrentIndex(self._games.findData(self._report.choice.variant))

    def _fill_pictures(self) -> None:
        assert self._report is not None
        chosen = self._pictures.currentData()
        others, words = ("openings", "exchange") if self._report.stud else ("streets",), PlotWords()
        with QSignalBlocker(self._pictures):
            self._pictures.clear()
            for key in _CHARTS:
                if key not in others:
                    self._pictures.addItem(words.question(key), key)
            self._pictures.setCurrentIndex(max(self._pictures.findData(chosen), 0))
        if PAGES[self._tabs.currentIndex()] == "pictures":
            self._turn_picture()

    def _turn_picture(self) -> None:
        wanted = self._pictures.currentData()
        if wanted is not None:
            self._picture.setCurrentWidget(self.chart(str(wanted)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tiles, and tabs and filters, stand side by side where there is room."""
        edges = self.contentsMargins().left() + 2 * _EDGE + self._choices.spacing()
        need = self._tabs.sizeHint().width() + self.filters.sizeHint().width() + edges
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._choices.setDirection(beside if event.size().width() >= need else below)
        self.tiles.set_columns(4 if event.size().width() >= px(_NARROW) else 2)
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Your game"))
        self._none.setText(
            self.tr("Nothing to count yet. Play a deal, and its figures will stand here.")
        )
        self._only.setText(
            self.tr("The rates are of the deals chosen; the result and its curve are of all.")
        )
        self._games.setAccessibleName(self.tr("Game"))
        self._pictures.setAccessibleName(self.tr("Question"))
        self._tabs.setAccessibleName(self.tr("Your game"))
        for index, text in enumerate(
            (self.tr("At a glance"), self.tr("Pictures"), self.tr("All figures"))
        ):
            self._tabs.setTabText(index, text)
            self._three[index].setAccessibleName(text)
        if self._report is not None:
            self._fill_games()
            self._fill_pictures()
