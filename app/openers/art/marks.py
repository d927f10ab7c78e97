"""What a card's state adds to its picture: ribbon, cut corner, openers' disc, dashes, rings."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from openers.art import fonts, paint
from openers.art import theme as themes
from openers.art.paint import colour

#: Corner radius and height of the ribbon, as shares of the card's height.
CORNER = 0.056
RIBBON = 0.155


@dataclass(frozen=True, slots=True)
class Look:
    """The state of a card; never told by colour alone. The plain one lies on the table.

    `hover` and `lifted` change the shadow (the sprite moves), `ribbon` is the word on a card to
    change, already translated; `openers` the disc, `winning` the ring; `losing` and `folded` the
    opaque tints; `focus` the keyboard's ring; `hint` the tutor's dashes.
    """

    hover: bool = False
    lifted: bool = False
    ribbon: str = ""
    openers: bool = False
    winning: bool = False
    losing: bool = False
    folded: bool = False
    focus: bool = False
    hint: bool = False


class Marks:
    """Draws the marks of a state over a card at `rect`, in logical pixels."""

    def __init__(self, painter: QPainter, rect: QRectF, theme: themes.Theme) -> None:
        self.painter = painter
        self.rect = rect
        self.theme = theme
        self.height = rect.height()
        self.radius = self.height * CORNER

    def draw(self, look: Look) -> None:
        """Every mark `look` asks for."""
        if look.ribbon:
            self._ribbon(look.ribbon)
        if look.openers:
            self._openers(low=bool(look.ribbon))
        if look.hint:
            self._hint()
        if look.winning:
            self._ring(2.5, 3, self.theme.mustard)
        if look.focus:
            self._ring(6, 2, self.theme.on_felt)

    def _ring(self, out: float, width: float, ink: str) -> None:
        rect = self.rect.adjusted(-out, -out, out, out)
        paint.outline(self.painter, rect, self.radius + out, colour(ink), width)

    def _hint(self) -> None:
        pen = QPen(colour(self.theme.hint), 2, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([1.5, 2.2])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = max(2.0, self.radius - 3)
        self.painter.drawRoundedRect(self.rect.adjusted(3, 3, -3, -3), radius, radius)
        self.painter.setPen(Qt.PenStyle.NoPen)

    def _openers(self, *, low: bool) -> None:
        """The seal "O", hanging over the top right corner, or below the cut one."""
        size = max(15.0, self.height * 0.15)
        top = self.height * 0.19 if low else -size * 0.3
        seal = QRectF(self.rect.right() - size * 0.7, self.rect.top() + top, size, size)
        self.painter.setPen(Qt.PenStyle.NoPen)
        for grow, ink in ((2.0, self.theme.card), (0.0, themes.LIGHT.mustard)):
            self.painter.setBrush(colour(ink))
            self.painter.drawEllipse(seal.adjusted(-grow, -grow, grow, grow))
        letter = seal.adjusted(size * 0.29, size * 0.29, -size * 0.29, -size * 0.29)
        self.painter.setPen(QPen(colour(themes.LIGHT.on_mustard), size * 0.13))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawEllipse(letter)
        self.painter.setPen(Qt.PenStyle.NoPen)

    def _ribbon(self, word: str) -> None:
        """The band with the word at the foot, and the cut corner."""
        shape = paint.rounded(self.rect, self.radius)
        band = QRectF(self.rect)
        band.setTop(self.rect.bottom() - max(17.0, self.height * RIBBON))
        foot, corner = QPainterPath(), QPainterPath()
        foot.addRect(band)
        cut = self.height * 0.15
        right, top = self.rect.right(), self.rect.top()
        corner.moveTo(right - cut, top)
        corner.lineTo(right, top)
        corner.lineTo(right, top + cut)
        corner.closeSubpath()
        ink = colour(self.theme.ribbon)
        paint.fill(self.painter, shape.intersected(foot), ink)
        paint.fill(self.painter, shape.intersected(corner), ink)
        self._word(word, band)

    def _word(self, word: str, band: QRectF) -> None:
        """`word` in the middle of `band`, smaller if it must be."""
        px = max(13.0, self.height * 0.095)
        wide = QFontMetricsF(fonts.text(px, 600)).horizontalAdvance(word)
        room = band.width() - 8
        font = fonts.text(px if wide <= room else px * room / wide, 600)
        metrics = QFontMetricsF(font)
        self.painter.setFont(font)
        self.painter.setPen(colour(self.theme.on_ribbon))
        base = band.center().y() + metrics.capHeight() / 2
        x = band.center().x() - metrics.horizontalAdvance(word) / 2
        self.painter.drawText(QPointF(x, base), word)
        self.painter.setPen(Qt.PenStyle.NoPen)
