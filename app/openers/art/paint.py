"""Small helpers every painter of this room shares."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QPainter, QPainterPath, QPen, QPixmap, QRegion

from openers.art import theme as themes

_HINTS = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)


def colour(text: str, alpha: float = 1.0) -> QColor:
    """`text` (``#RRGGBB``) as a colour of opacity `alpha` (0…1)."""
    red, green, blue = themes.rgb(text)
    return QColor(red, green, blue, round(255 * alpha))


def canvas(width: float, height: float, dpr: float) -> tuple[QPixmap, QPainter]:
    """A clear pixmap of at least `width` × `height` logical pixels, and a painter on it.

    The painter works in logical pixels; the caller ends it.
    """
    pixmap = QPixmap(math.ceil(width * dpr - 1e-6), math.ceil(height * dpr - 1e-6))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(_HINTS)
    painter.setPen(Qt.PenStyle.NoPen)
    return pixmap, painter


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A path of a rounded rectangle."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def fill(painter: QPainter, path: QPainterPath, brush: QBrush | QColor | QGradient) -> None:
    """Fill `path` without an outline."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawPath(path)


def outline(
    painter: QPainter, rect: QRectF, radius: float, ink: QColor, width: float = 1.0
) -> None:
    """Draw a rounded outline that lies wholly inside `rect`."""
    half = width / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, width))
    painter.drawRoundedRect(
        rect.adjusted(half, half, -half, -half), max(0.0, radius - half), max(0.0, radius - half)
    )
    painter.setPen(Qt.PenStyle.NoPen)


def soft_shadow(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    blur: int,
    dy: float,
    alpha: float,
    ink: str,
    *,
    hollow: bool = False,
) -> None:
    """A soft shadow of nested rounded rectangles under `rect`.

    It reaches ``0.65 * blur`` beyond the rectangle, `dy` further below and less above. `hollow`:
    something large and opaque of that shape is painted over it. Little is painted where it will
    lie, and with plain edges: each is too faint to be seen, and a table is painted in a third of
    the time.
    """
    painter.save()
    if hollow:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setClipRegion(_around(rect, radius, 2 * blur + dy))
    painter.setPen(Qt.PenStyle.NoPen)
    inset = blur * 0.35
    for step in range(blur, 0, -1):
        fade = 1 - step / (blur + 1)
        painter.setBrush(colour(ink, alpha * 2.2 * fade / blur))
        grow = step - inset
        layer = rect.translated(0, dy).adjusted(-grow, -grow, grow, grow)
        painter.drawRoundedRect(layer, radius + step, radius + step)
    painter.restore()


def _around(rect: QRectF, radius: float, reach: float) -> QRegion:
    """What lies round a rounded rectangle, its corners included, in whole pixels."""
    whole = QRegion(rect.adjusted(-reach, -reach, reach, reach).toAlignedRect())
    for inner in (
        rect.adjusted(radius + 1, 1, -radius - 1, -1),
        rect.adjusted(1, radius + 1, -1, -radius - 1),
    ):
        hidden = inner.toAlignedRect().adjusted(1, 1, -1, -1)
        if hidden.isValid():
            whole -= QRegion(hidden)
    return whole
