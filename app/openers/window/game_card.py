"""A game to choose: two cards, its name, a line about it."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from openers.art import theme
from openers.art.deck import RATIO, DeckArt
from openers.cards.card import parse_all
from openers.panels.look import body, heading, ink, px, width_of

SHOW_ME = "show-me"
"""In the place of a game: a first deal, explained."""

_CARDS = {
    "jackpots-italian": "Jd Jc",
    "jackpot-spanish": "Ah Kh",
    "poker-italian-stripped": "As 7s",
    "draw-pot": "Qd Td",
    "seven-card-stud": "9s 9h",
    SHOW_ME: "Kd Qs",
}
_HIGH = 62
_NOTE, _HALF = 196, 0.62
"""A description wider than this goes on a second line; how much of it the longer line takes."""
_THREE_LINES = 78
"""Room for a name and two lines."""


class GameCard(QAbstractButton):
    """A box with a fan of two cards, a name and a description; checked it is the one chosen."""

    def __init__(self, variant: str, high: int = _HIGH, parent: QWidget | None = None) -> None:
        """``high``: the cards' height at a text size of 100 %."""
        super().__init__(parent)
        self.variant = variant
        self._high = high
        self._note = ""
        self._hover = False
        self._art: DeckArt | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_words(self, name: str, note: str) -> None:
        """Set name and description."""
        self._note = note
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self.update()

    def set_height(self, high: int) -> None:
        """Another height of the cards at a text size of 100 %."""
        if high != self._high:
            self._high = high
            self.updateGeometry()
            self.update()

    def _text_left(self) -> int:
        return px(14) + round(px(self._high) / RATIO * 1.45) + px(16)

    def sizeHint(self) -> QSize:
        """Room for cards and texts."""
        note = width_of(body(13), self._note)
        cut = min(note, max(px(_NOTE), round(note * _HALF)))
        texts = max(width_of(heading(16), self.text()), cut)
        high = px(self._high) + px(24)
        if texts < note:
            high = max(high, px(_THREE_LINES))
        return QSize(self._text_left() + texts + px(14), high)

    def minimumSizeHint(self) -> QSize:
        """The same: texts are never cut."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Take the new colours and size."""
        if event.type() == QEvent.Type.StyleChange:
            self._art = None
            self.updateGeometry()
        super().changeEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up."""
        self._hover = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Go quiet."""
        self._hover = False
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint box, cards and texts."""
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        chosen = self.isChecked()
        edge = "text" if self.hasFocus() else "accent" if chosen or self._hover else "line_2"
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(ink(edge), 2 if chosen or self.hasFocus() else 1))
        painter.setBrush(ink("raised") if chosen or not self.isCheckable() else ink("surface", 0.0))
        painter.drawRoundedRect(frame, 12, 12)
        self._paint_cards(painter)
        left = self._text_left()
        middle = self.height() / 2
        painter.setFont(heading(16))
        painter.setPen(ink("text"))
        room = self.width() - left - px(14)
        lines = 1 if width_of(body(13), self._note) <= room else 2
        top = QRectF(left, middle - px(15 + 9 * lines), room, px(24))
        painter.drawText(top, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setFont(body(13))
        painter.setPen(ink("text_2"))
        note = QRectF(left, top.bottom() - px(1), room, px(6 + 18 * lines))
        how = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(note, int(how), self._note)
        painter.end()

    def _paint_cards(self, painter: QPainter) -> None:
        if self._art is None:
            self._art = DeckArt(False, self.devicePixelRatioF(), theme.current())
        art, high = self._art, px(self._high)
        first, second = parse_all(_CARDS.get(self.variant, "As Ks"))
        wide = high / RATIO
        top = (self.height() - high) / 2
        for card, dx, angle in ((first, 0.0, -6.0), (second, wide * 0.42, 5.0)):
            picture = art.face(card, high)
            painter.save()
            painter.translate(px(14) + dx + wide / 2, top + high / 2)
            painter.rotate(angle)
            painter.drawPixmap(QPointF(-wide / 2 - art.margin, -high / 2 - art.margin), picture)
            painter.restore()
