"""The first page's figures, large, each with how sure it is."""

from typing import final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from openers.stats.catalogue import TILES, game_of
from openers.stats.report import Report
from openers.words.statistics import StatWords

_TILES = 4


class _Tile(QFrame):
    """A figure between what it counts and how sure it is."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("box", "raised")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.name, self.figure, self.below = QLabel(), QLabel(), QLabel()
        self.name.setProperty("role", "muted")
        self.figure.setProperty("role", "figure")
        self.below.setProperty("role", "caption")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(2)
        for label in (self.name, self.figure, self.below):
            label.setWordWrap(True)
            column.addWidget(label)

    def show_words(self, name: str, figure: str, below: str, meaning: str) -> None:
        """Set the three lines, and the explanation for whoever points at them."""
        self.name.setText(name)
        self.figure.setText(figure)
        self.below.setText(below)
        self.setToolTip(meaning)
        self.figure.setAccessibleName(f"{name}: {figure}, {below}")
        self.figure.setAccessibleDescription(meaning)


@final
class StatTiles(QWidget):
    """Three rates and the result."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report: Report | None = None
        self._tiles = [_Tile() for _ in range(_TILES)]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12)
        self._columns = 0
        self.set_columns(_TILES)

    def set_columns(self, columns: int) -> None:
        """How many tiles stand side by side."""
        if columns == self._columns:
            return
        self._columns = columns
        for place, tile in enumerate(self._tiles):
            self._grid.addWidget(tile, place // columns, place % columns)
        for column in range(_TILES):
            self._grid.setColumnStretch(column, int(column < columns))

    def show_report(self, report: Report) -> None:
        """Show another report."""
        self._report = report
        self._retranslate()

    def texts(self) -> list[str]:
        """What each tile says, in a line."""
        return [tile.figure.accessibleName() for tile in self._tiles]

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        report, words = self._report, StatWords()
        if report is None:
            return
        for tile, stat in zip(self._tiles, TILES[game_of(report.stud)], strict=False):
            rate = report.rate(stat)
            tile.show_words(
                words.name(stat), words.share(rate), words.sureness(rate), words.meaning(stat)
            )
        deals = report.counts.deals
        self._tiles[-1].show_words(
            self.tr("Result"),
            words.gain(report.curve.net[-1]),
            self.tr("{unit} in {deals}").format(
                unit=words.unit(report.stud), deals=words.deals(deals)
            ),
            self.tr("All you won less all you lost; chips you bought are not counted."),
        )
