"""The table itself: room, rail and felt in one pixmap, painted once per size and theme."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPixmap, QRadialGradient

from openers.art import glyphs, paint
from openers.art import theme as themes
from openers.art.cache import PixmapCache
from openers.art.paint import colour

#: Width of the rail, and how far inside the felt the outer printed line runs, logical pixels.
RAIL = 20
FELT_LINE = 16
#: Radius of the starburst behind the pot.
BURST = 100

#: A window resized by hand asks for many sizes; only the last few are worth keeping.
_cache = PixmapCache(64_000_000)


def corner(rail: QRectF, unit: float = 1.0) -> float:
    """Corner radius of a table whose outer edge is `rail`; `unit`: pixels per unit of design."""
    return min(rail.height() * 0.46, 250.0 * unit)


def felt(rail: QRectF, unit: float = 1.0) -> QRectF:
    """The felt inside `rail`."""
    wide = RAIL * unit
    return rail.adjusted(wide, wide, -wide, -wide)


def table(
    width: float,
    height: float,
    rail: QRectF,
    dpr: float = 1.0,
    burst: QPointF | None = None,
    unit: float = 1.0,
) -> QPixmap:
    """The scene's background of `width` × `height`, the table's outer edge at `rail`.

    `burst` is the middle of the starburst behind the pot; none is painted without it. `unit` is
    how many pixels a unit of the design takes: a large table has a broader rail and wider bends.
    """
    theme = themes.current()
    middle = burst.toTuple() if burst is not None else None
    key = (theme.name, width, height, rail.getRect(), dpr, middle, unit)
    return _cache.get(key, lambda: _paint(width, height, rail, dpr, burst, unit, theme))


def _paint(
    width: float,
    height: float,
    rail: QRectF,
    dpr: float,
    burst: QPointF | None,
    unit: float,
    theme: themes.Theme,
) -> QPixmap:
    made, painter = paint.canvas(width, height, dpr)
    room = QRadialGradient(QPointF(width / 2, height * 0.42), max(width, height) * 0.72)
    room.setColorAt(0, colour(theme.room))
    room.setColorAt(1, colour(theme.room_lo))
    painter.fillRect(QRectF(0, 0, width, height), room)
    _rail(painter, rail, unit, theme)
    _felt(painter, felt(rail, unit), corner(rail, unit) - RAIL * unit, unit, theme)
    if burst is not None:
        painter.translate(burst)
        ink = colour(theme.felt_line, 0.34)
        paint.fill(painter, glyphs.starburst_path(BURST * unit), ink)
    painter.end()
    return made


def _rail(painter: QPainter, rail: QRectF, unit: float, theme: themes.Theme) -> None:
    """Walnut with a light top edge and a brass inlay towards the felt."""
    radius, inside = corner(rail, unit), corner(rail, unit) - RAIL * unit
    paint.soft_shadow(painter, rail, radius, 26, 12, 0.36, theme.shadow, hollow=True)
    wood = QLinearGradient(0, rail.top(), 0, rail.bottom())
    for at, ink in (
        (0.0, theme.rail_hi),
        (0.16, theme.rail),
        (0.84, theme.rail),
        (1.0, theme.rail_lo),
    ):
        wood.setColorAt(at, colour(ink))
    paint.fill(painter, paint.rounded(rail, radius), wood)
    edge = rail.adjusted(1.5, 1.5, -1.5, -1.5)
    paint.outline(painter, edge, radius - 1.5, colour(theme.rail_hi, 0.55))
    inner = felt(rail, unit)
    lip = inner.adjusted(-3, -3, 3, 3)
    paint.fill(painter, paint.rounded(lip, inside + 3), colour(theme.rail_lo))
    inlay = inner.adjusted(-5.6, -5.6, 5.6, 5.6)
    paint.outline(painter, inlay, inside + 5.6, colour(theme.mustard, 0.55), 1.2)


def _felt(painter: QPainter, rect: QRectF, radius: float, unit: float, theme: themes.Theme) -> None:
    """Lit from above the middle, shaded at the edge, with two printed lines."""
    light = QRadialGradient(
        QPointF(rect.center().x(), rect.top() + rect.height() * 0.42), rect.width() * 0.62
    )
    light.setColorAt(0, colour(theme.felt))
    light.setColorAt(0.45, colour(themes.mix(theme.felt, theme.felt_lo, 0.38)))
    light.setColorAt(1, colour(theme.felt_lo))
    paint.fill(painter, paint.rounded(rect, radius), light)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # too faint to be seen, and slow
    for step in range(1, 10):
        paint.outline(painter, rect, radius, colour(theme.shadow, 0.035), step * 1.8)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    first, second = FELT_LINE * unit, (FELT_LINE + 5) * unit
    for inset, strength, width in ((first, 0.55, 1.4 * unit), (second, 0.28, unit)):
        line = rect.adjusted(inset, inset, -inset, -inset)
        paint.outline(painter, line, radius - inset, colour(theme.felt_line, strength), width)


def shape(rail: QRectF) -> QPainterPath:
    """The felt's outline, for whoever must know what lies on it."""
    return paint.rounded(felt(rail), corner(rail) - RAIL)
