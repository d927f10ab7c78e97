"""Which deals the figures are of: the period and the seats."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import final

from PySide6.QtCore import QEvent, QLocale, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

PERIODS = {"all": 0, "today": 1, "week": 7, "month": 30, "year": 365}
"""Days back, today included; 0 for all."""
_SEATS = (0, *range(2, 9))


def _today() -> date:
    return datetime.now(UTC).date()


@final
class Filters(QWidget):
    """Two choices side by side.

    Signals:
        changed: another choice.
    """

    changed = Signal()

    def __init__(self, today: Callable[[], date] = _today, parent: QWidget | None = None) -> None:
        """``today``: UTC, as the records have days."""
        super().__init__(parent)
        self._today = today
        self._period, self._seats = QComboBox(), QComboBox()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        for box, values in ((self._period, PERIODS), (self._seats, _SEATS)):
            for value in values:
                box.addItem("", value)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.activated.connect(lambda _=0: self.changed.emit())
            line.addWidget(box)
        self._retranslate()

    def since(self) -> str:
        """The first day, ``YYYY-MM-DD``, or "" for all."""
        days = PERIODS[str(self._period.currentData())]
        return (self._today() - timedelta(days=days - 1)).isoformat() if days else ""

    def seats(self) -> int:
        """Players dealt in, or 0 for any number."""
        return int(self._seats.currentData())

    def choose(self, period: str, seats: int) -> None:
        """Choose without a word to anybody."""
        with QSignalBlocker(self):
            self._period.setCurrentIndex(self._period.findData(period))
            self._seats.setCurrentIndex(self._seats.findData(seats))

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._period.setAccessibleName(self.tr("Period"))
        self._seats.setAccessibleName(self.tr("Players dealt in"))
        periods = {
            "all": self.tr("All days"),
            "today": self.tr("Today"),
            "week": self.tr("The last 7 days"),
            "month": self.tr("The last 30 days"),
            "year": self.tr("The last 365 days"),
        }
        for at, key in enumerate(PERIODS):
            self._period.setItemText(at, periods[key])
        for at, seats in enumerate(_SEATS):
            some = self.tr("{0} players").format(QLocale().toString(seats))
            self._seats.setItemText(at, some if seats else self.tr("Any table"))
