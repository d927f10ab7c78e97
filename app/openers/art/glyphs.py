"""Signs as paths: suits, the starburst, the program's own sign.

Suits come from the same drawings as the cards. Text never shows a suit by a character of a
font: labels take ``suit_pixmap`` or paint ``suit_path``.
"""

from __future__ import annotations

import math
import re
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform

from openers import assets
from openers.art import paint
from openers.art.cache import PixmapCache
from openers.art.paint import colour

_SUITS = "CDHS"
_cache = PixmapCache(8_000_000)


def path(data: str) -> QPainterPath:
    """A path from SVG data with absolute M, L, C and Z alone; winding fill."""
    made = QPainterPath()
    made.setFillRule(Qt.FillRule.WindingFill)
    for verb, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", data):
        values = [float(text) for text in re.findall(r"-?\d*\.?\d+", numbers)]
        points = [QPointF(*values[at : at + 2]) for at in range(0, len(values), 2)]
        if verb == "M":
            made.moveTo(points[0])
        elif verb == "L":
            made.lineTo(points[0])
        elif verb == "C":
            for at in range(0, len(points), 3):
                made.cubicTo(*points[at : at + 3])
        else:
            made.closeSubpath()
    return made


@cache
def suit_path(suit: int) -> QPainterPath:
    """The sign of a suit (0 clubs, 1 diamonds, 2 hearts, 3 spades) in a box of 1 × 1."""
    text = assets.path(f"cards/suit_{_SUITS[suit]}.svg").read_text(encoding="utf-8")
    found = re.search(r' d="([^"]*)"', text)
    if found is None:
        raise ValueError(f"no path in suit_{_SUITS[suit]}.svg")
    return QTransform(0.0096, 0, 0, 0.0096, 0.5, 0.5).map(path(found[1]))


def draw_suit(painter: QPainter, suit: int, box: QRectF, ink: str) -> None:
    """Paint a suit's sign into `box`."""
    scaled = QTransform(box.width(), 0, 0, box.height(), box.x(), box.y()).map(suit_path(suit))
    paint.fill(painter, scaled, colour(ink))


def suit_pixmap(suit: int, px: float, ink: str, dpr: float = 1.0) -> QPixmap:
    """A suit's sign `px` logical pixels wide and high, for labels."""

    def make() -> QPixmap:
        made, painter = paint.canvas(px, px, dpr)
        draw_suit(painter, suit, QRectF(0, 0, px, px), ink)
        painter.end()
        return made

    return _cache.get(("suit", suit, px, ink, dpr), make)


def starburst_path(radius: float, rays: int = 16) -> QPainterPath:
    """The starburst round 0, 0: long lozenge rays between short ones with a knob each."""
    made = QPainterPath()
    made.setFillRule(Qt.FillRule.WindingFill)
    for step in range(rays):
        turn = QTransform().rotate(step * 360 / rays)
        ray = _long_ray(radius) if step % 2 == 0 else _short_ray(radius)
        made.addPath(turn.map(ray))
    return made


def _long_ray(radius: float) -> QPainterPath:
    half = radius * 0.055
    ray = QPainterPath(QPointF(radius * 0.18, 0))
    for x, y in ((radius * 0.5, half), (radius, 0.0), (radius * 0.5, -half)):
        ray.lineTo(x, y)
    ray.closeSubpath()
    return ray


def _short_ray(radius: float) -> QPainterPath:
    width, end = radius * 0.014, radius * 0.62
    ray = QPainterPath()
    ray.setFillRule(Qt.FillRule.WindingFill)
    ray.addRect(QRectF(radius * 0.25, -width / 2, end - radius * 0.25, width))
    knob = max(1.0, radius * 0.02)
    ray.addEllipse(QPointF(end, 0), knob, knob)
    return ray


def logo_path(radius: float) -> QPainterPath:
    """The program's sign, the starburst made to be small: twelve plain rays round 0, 0."""
    made = QPainterPath()
    made.setFillRule(Qt.FillRule.WindingFill)
    for step in range(12):
        angle = math.radians(step * 30)
        reach = radius if step % 2 == 0 else radius * 0.72
        ray = QPainterPath()
        width = radius * 0.13
        ray.addRoundedRect(
            QRectF(radius * 0.2, -width / 2, reach - radius * 0.2, width), width, width
        )
        made.addPath(QTransform().rotateRadians(angle).map(ray))
    return made


def logo(px: float, ink: str, dpr: float = 1.0) -> QPixmap:
    """The program's sign as a pixmap `px` wide."""

    def make() -> QPixmap:
        made, painter = paint.canvas(px, px, dpr)
        painter.translate(px / 2, px / 2)
        paint.fill(painter, logo_path(px / 2), colour(ink))
        painter.end()
        return made

    return _cache.get(("logo", px, ink, dpr), make)
