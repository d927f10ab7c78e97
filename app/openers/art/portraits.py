"""Portraits of the characters: a disc with a cut-paper rim; hair and hats break out at the top.

A pixmap has ``MARGIN`` logical pixels on all sides and, above, room for hats besides: the disc's
top left corner lies at ``origin(d)``.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen, QPixmap

from openers.art import paint
from openers.art import theme as themes
from openers.art.bust import Bust
from openers.art.cache import PixmapCache
from openers.art.paint import colour
from openers.art.people import HERO, PEOPLE

__all__ = ["CHARACTERS", "HEADROOM", "HERO", "MARGIN", "origin", "portrait"]

#: Ids of the characters; HERO, the empty text, is the player at this table.
CHARACTERS = tuple(name for name in PEOPLE if name != HERO)
#: Logical pixels round the disc, for shadow and ring.
MARGIN = 8
#: Room above the disc for hair and hats, of the diameter.
HEADROOM = 0.15

_RIM = 2.0
_cache = PixmapCache(16_000_000)


def origin(d: float) -> QPointF:
    """Where in the pixmap the top left corner of the disc's square lies."""
    return QPointF(MARGIN, MARGIN + d * HEADROOM)


def portrait(
    character: str, d: float, dpr: float = 1.0, *, faded: bool = False, ring: str | None = None
) -> QPixmap:
    """The portrait of a character, its disc `d` wide.

    `faded` greys it for a player who folded; `ring` is the colour of the arc of the seat to act.
    A character not known gets the player's plain figure.
    """
    theme = themes.current()
    name = character if character in PEOPLE else HERO
    key = (name, round(d * dpr), dpr, faded, ring, theme.name)

    def make() -> QPixmap:
        made = _paint(name, d, dpr, ring, theme)
        return _grey(made, dpr, theme) if faded else made

    return _cache.get(key, make)


def _paint(name: str, d: float, dpr: float, ring: str | None, theme: themes.Theme) -> QPixmap:
    made, painter = _canvas(d, dpr)
    corner, r = origin(d), d / 2
    disc = QRectF(corner.x(), corner.y(), d, d)
    paint.soft_shadow(painter, disc, r, 7, 3, 0.3, theme.shadow)
    paint.fill(painter, _ellipse(disc), colour(theme.rim))
    inner = disc.adjusted(_RIM, _RIM, -_RIM, -_RIM)
    paint.fill(painter, _ellipse(inner), colour(PEOPLE[name][0]))
    if name != HERO:  # a quiet print: a sun behind each head
        sun = QRectF(0, 0, d * 0.72, d * 0.72)
        sun.moveCenter(disc.center() - QPointF(0, r * 0.08))
        paint.fill(painter, _ellipse(sun), colour("#FFF6E0", 0.16))
    figure = _figure(name, d, dpr, inner)
    _rim(painter, figure, made, inner, theme.rim, max(1.3, d * 0.022))
    painter.drawPixmap(0, 0, figure)
    if ring is not None:
        pen = QPen(colour(ring), 3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawArc(disc.adjusted(-2.5, -2.5, 2.5, 2.5), -215 * 16, 250 * 16)
    painter.end()
    return made


def _canvas(d: float, dpr: float) -> tuple[QPixmap, QPainter]:
    return paint.canvas(d + 2 * MARGIN, d * (1 + HEADROOM) + 2 * MARGIN, dpr)


def _ellipse(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(rect)
    return path


def _figure(name: str, d: float, dpr: float, inner: QRectF) -> QPixmap:
    """Head and shoulders, cut by the disc below its middle and free above."""
    made, painter = _canvas(d, dpr)
    free = QPainterPath()
    free.addRect(QRectF(inner.left(), 0, inner.width(), inner.center().y()))
    painter.setClipPath(_ellipse(inner).united(free))
    scale = d / 100
    painter.translate(inner.center().x() - 50 * scale, inner.center().y() - 62 * scale)
    painter.scale(scale, scale)
    PEOPLE[name][1](Bust(painter))
    painter.end()
    return made


def _rim(
    painter: QPainter, figure: QPixmap, sheet: QPixmap, inner: QRectF, ink: str, width: float
) -> None:
    """Carry the disc's paper rim on round whatever of the figure breaks out of it."""
    paper = QPixmap(figure)
    brush = QPainter(paper)
    brush.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    brush.fillRect(paper.rect(), colour(ink))
    brush.end()
    outside = QPainterPath()
    outside.addRect(QRectF(QPointF(0, 0), sheet.deviceIndependentSize()))
    painter.save()
    painter.setClipPath(outside.subtracted(_ellipse(inner)))
    for step in range(12):
        angle = step * math.tau / 12
        painter.drawPixmap(QPointF(width * math.cos(angle), width * math.sin(angle)), paper)
    painter.restore()


def _grey(made: QPixmap, dpr: float, theme: themes.Theme) -> QPixmap:
    """The portrait without colour, sunk towards the folded plate."""
    image = made.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(1.0)  # the alpha channel is laid over pixel by pixel
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    grey = grey.convertToFormat(QImage.Format.Format_ARGB32)
    grey.setAlphaChannel(alpha)
    painter = QPainter(grey)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(grey.rect(), colour(theme.folded, 0.5))
    painter.end()
    faded = QPixmap.fromImage(grey)
    faded.setDevicePixelRatio(dpr)
    return faded
