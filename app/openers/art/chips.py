"""Chips in stacks by value, and the dealer's button.

A pixmap has ``MARGIN`` logical pixels on all four sides; a stack stands on the lower margin, so
stacks of every height share one base line. The number beside it is the table's affair.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from openers.art import fonts, paint
from openers.art import theme as themes
from openers.art.cache import PixmapCache
from openers.art.paint import colour

#: Logical pixels round everything, for the shadow.
MARGIN = 8
#: No stack is higher; the number says the rest.
TALLEST = 8
#: A stack for each value of a chip.
MOST_STACKS = 4

#: Of the diameter: height of the disc seen aslant, thickness, gap between stacks.
_ASLANT, _THICK, _GAP = 0.5, 0.17, 0.08
#: How far each chip of a stack lies off its axis, of the diameter: stacked by hand.
_ASTRAY = (0.0, 0.02, -0.015, 0.01, -0.02, 0.015, 0.0, -0.01)

_cache = PixmapCache(16_000_000)


def piles(amount: int, most: int = MOST_STACKS) -> tuple[tuple[int, int], ...]:
    """The stacks shown for `amount` chips, highest value first: (value, chips in the stack).

    `most`: no more stacks than this; the number beside them says the rest.
    """
    shown = []
    for value, _, _ in themes.CHIPS:
        count, amount = divmod(amount, value)
        if count:
            shown.append((value, min(count, TALLEST)))
    return tuple(shown[:most])


def size(amount: int, d: float, most: int = MOST_STACKS) -> QSizeF:
    """Logical size of the stacks of `amount` with chips `d` wide, without margins."""
    shown = piles(amount, most)
    if not shown:
        return QSizeF(0, 0)
    width = d * (len(shown) * (1 + _GAP) - _GAP)
    return QSizeF(width, d * (_ASLANT + _THICK * max(count for _, count in shown)))


def stack(amount: int, d: float, dpr: float = 1.0, most: int = MOST_STACKS) -> QPixmap:
    """`amount` chips, each `d` wide, in stacks by value; an empty pixmap for nothing."""
    theme = themes.current()
    shown = piles(amount, most)
    key = (shown, round(d * dpr), dpr, theme.name)
    return _cache.get(key, lambda: _paint_stacks(shown, size(amount, d, most), d, dpr, theme))


def button(d: float, dpr: float = 1.0, letter: str = "D") -> QPixmap:
    """The dealer's button, `d` wide."""
    theme = themes.current()
    key = ("button", letter, round(d * dpr), dpr, theme.name)
    return _cache.get(key, lambda: _paint_button(d, dpr, letter, theme))


def _paint_stacks(
    shown: tuple[tuple[int, int], ...], room: QSizeF, d: float, dpr: float, theme: themes.Theme
) -> QPixmap:
    made, painter = paint.canvas(room.width() + 2 * MARGIN, room.height() + 2 * MARGIN, dpr)
    inks = {value: (body, inlay) for value, body, inlay in themes.CHIPS}
    foot = MARGIN + room.height() - d * _ASLANT
    for place, (value, count) in enumerate(shown):
        left = MARGIN + place * d * (1 + _GAP)
        disc = QRectF(left, foot, d, d * _ASLANT)
        paint.soft_shadow(
            painter, disc.translated(0, d * 0.05), disc.height() / 2, 6, 3, 0.34, theme.shadow
        )
        for step in range(count):
            stray = d * _ASTRAY[(step + value) % len(_ASTRAY)] if step else 0.0
            lower = disc.translated(stray, -step * d * _THICK)
            _chip(painter, lower, *inks[value], turn=(step * 23 + value) % 60)
    painter.end()
    return made


def _chip(painter: QPainter, lower: QRectF, body: str, inlay: str, turn: float) -> None:
    """One chip whose lower rim is `lower`, its print turned by `turn` degrees."""
    d = lower.width()
    upper = lower.translated(0, -d * _THICK)
    side = QPainterPath(QPointF(upper.left(), upper.center().y()))
    side.lineTo(lower.left(), lower.center().y())
    side.arcTo(lower, 180, 180)
    side.lineTo(upper.right(), upper.center().y())
    side.arcTo(upper, 0, 180)
    ink = colour(body)
    shade = QLinearGradient(lower.left(), 0, lower.right(), 0)
    for at, darker in ((0.0, 130), (0.4, 104), (1.0, 142)):
        shade.setColorAt(at, ink.darker(darker))
    paint.fill(painter, side, shade)
    painter.save()
    painter.setClipPath(side)
    for mark in (0.08, 0.46, 0.84):
        x = lower.left() + d * ((mark + turn / 60 * 0.38) % 1.0) - d * 0.06
        painter.fillRect(
            QRectF(x, upper.center().y(), d * 0.12, d * (_THICK + _ASLANT)), colour(inlay, 0.9)
        )
    painter.restore()
    painter.setPen(QPen(ink.darker(165), max(0.6, d * 0.025)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(lower, 180 * 16, 180 * 16)
    _top(painter, upper, ink, colour(inlay), turn)


def _top(painter: QPainter, disc: QRectF, body: QColor, inlay: QColor, turn: float) -> None:
    """The printed face of a chip."""
    d = disc.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(body)
    painter.drawEllipse(disc)
    painter.save()
    rim = QPainterPath()
    rim.addEllipse(disc)
    painter.setClipPath(rim)
    painter.translate(disc.center())
    painter.scale(1, _ASLANT)
    painter.setBrush(inlay)
    for mark in range(6):
        painter.save()
        painter.rotate(mark * 60 + turn)
        painter.drawRect(QRectF(d * 0.36, -d * 0.08, d * 0.2, d * 0.16))
        painter.restore()
    painter.setBrush(body.darker(106))
    painter.setPen(QPen(inlay, d * 0.04))
    painter.drawEllipse(QPointF(0, 0), d * 0.29, d * 0.29)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(body.lighter(130), max(0.6, d * 0.03)))
    painter.drawArc(disc.adjusted(0.5, 0.5, -0.5, -0.5), 20 * 16, 140 * 16)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_button(d: float, dpr: float, letter: str, theme: themes.Theme) -> QPixmap:
    made, painter = paint.canvas(d + 2 * MARGIN, d + 2 * MARGIN, dpr)
    disc = QRectF(MARGIN, MARGIN, d, d)
    paint.soft_shadow(painter, disc, d / 2, 6, 2.5, 0.34, theme.shadow)
    light = themes.LIGHT
    paint.fill(painter, paint.rounded(disc, d / 2), colour(light.plate))
    paint.outline(painter, disc, d / 2, colour(light.line_2))
    inset = d * 0.12
    ring = disc.adjusted(inset, inset, -inset, -inset)
    paint.outline(painter, ring, ring.width() / 2, colour(light.accent), max(1.2, d * 0.055))
    font = fonts.heading(d * 0.48)
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(colour(light.text))
    painter.drawText(
        QPointF(
            disc.center().x() - metrics.horizontalAdvance(letter) / 2,
            disc.center().y() + metrics.capHeight() / 2,
        ),
        letter,
    )
    painter.end()
    return made
