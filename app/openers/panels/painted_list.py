"""Lists whose rows a delegate paints, and those of them that show cards."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QWidget

from openers.art import theme
from openers.art.deck import RATIO, DeckArt

_STEP = 0.62
"""How far apart cards of a strip lie, in widths of a card: each shows its whole index."""


class PaintedList(QListWidget):
    """A list that scrolls smoothly, lies flat on its panel, and follows language and size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("box", "plain")
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language, take the new colours and size."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.restyle()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything again."""
        raise NotImplementedError

    def restyle(self) -> None:
        """Take the new colours and size."""
        self.scheduleDelayedItemsLayout()


class CardList(PaintedList):
    """A list with cards in its rows, in the colours of the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._four = False
        self._art: DeckArt | None = None

    def colour_suits(self, four: bool) -> None:
        """Two or four colours for the suits."""
        self._four, self._art = four, None
        self.viewport().update()

    def restyle(self) -> None:
        """Take the new colours and size."""
        self._art = None
        super().restyle()

    @staticmethod
    def strip_width(count: int, high: float) -> float:
        """The width of so many cards of this height side by side, in logical pixels."""
        wide = high / RATIO
        return wide + wide * _STEP * max(0, count - 1)

    def paint_strip(
        self,
        painter: QPainter,
        corner: QPointF,
        cards: Sequence[int],
        high: float,
        up: Sequence[float] = (),
    ) -> None:
        """Paint cards side by side, the last one whole.

        Args:
            painter: of a row.
            corner: the upper left corner of the first card.
            cards: from left to right.
            high: their height in logical pixels.
            up: how much higher each of them stands.
        """
        if self._art is None:
            self._art = DeckArt(self._four, self.devicePixelRatioF(), theme.current())
        art, left = self._art, corner.x()
        for place, card in enumerate(cards):
            last = place == len(cards) - 1
            picture = art.face(card, high) if last else art.index_only(card, high)
            top = corner.y() - (up[place] if up else 0.0)
            painter.drawPixmap(QPointF(left - art.margin, top - art.margin), picture)
            left += high / RATIO * _STEP
