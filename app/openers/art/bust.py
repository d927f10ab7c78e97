"""The brush all portraits share: flat shapes in a box of 100 × 112.

The portrait's disc has its middle at 50, 62 and a radius of 48; hair and hats may rise above it.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from openers.art.paint import colour

INK = "#2A2024"
LIPS = "#8E3420"
_SHADE = "#5A2A10"


class Bust:
    """Draws one head and shoulders with `painter`; a call is one flat shape in one ink."""

    def __init__(self, painter: QPainter) -> None:
        self._painter = painter

    def _fill(self, ink: str, alpha: float = 1.0) -> QPainter:
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(colour(ink, alpha))
        return self._painter

    def disc(self, ink: str, x: float, y: float, rx: float, ry: float | None = None) -> None:
        """An ellipse, or a circle without `ry`."""
        self._fill(ink).drawEllipse(QPointF(x, y), rx, rx if ry is None else ry)

    def box(self, ink: str, x: float, y: float, w: float, h: float, r: float = 0) -> None:
        """A rounded rectangle."""
        self._fill(ink).drawRoundedRect(QRectF(x, y, w, h), r, r)

    def shape(self, ink: str, *steps: tuple[float, ...], alpha: float = 1.0) -> None:
        """A closed outline: a point, then lines (2 numbers), quadratics (4) and cubics (6)."""
        outline = QPainterPath(QPointF(*steps[0]))
        for step in steps[1:]:
            if len(step) == 2:
                outline.lineTo(*step)
            elif len(step) == 4:
                outline.quadTo(*step)
            else:
                outline.cubicTo(*step)
        outline.closeSubpath()
        self._fill(ink, alpha).drawPath(outline)

    def stroke(self, ink: str, width: float, *points: tuple[float, float]) -> None:
        """A line through `points`."""
        pen = QPen(colour(ink), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self._painter.setPen(pen)
        self._painter.drawPolyline([QPointF(*point) for point in points])

    def ring(self, ink: str, width: float, x: float, y: float, r: float) -> None:
        """A circle's outline."""
        self._painter.setPen(QPen(colour(ink), width))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawEllipse(QPointF(x, y), r, r)

    # -- what most people have ---------------------------------------------------------------------

    def shoulders(self, ink: str, half: float = 40, y: float = 86) -> None:
        """Shoulders, cut by the disc's lower edge."""
        self.shape(
            ink,
            (50 - half, 114),
            (50 - half, y + 2, 50 - half * 0.5, y - 4, 50, y - 4),
            (50 + half * 0.5, y - 4, 50 + half, y + 2, 50 + half, 114),
        )

    def neck(self, ink: str, half: float = 8) -> None:
        """The neck."""
        self.box(ink, 50 - half, 66, 2 * half, 22, 7)

    def face(
        self, ink: str, rx: float = 17, ry: float = 20, y: float = 56, shade: float = 0.13
    ) -> None:
        """An oval face with its right side in shade."""
        self.disc(ink, 50, y, rx, ry)
        oval, half = QPainterPath(), QPainterPath()
        oval.addEllipse(QPointF(50, y), rx, ry)
        half.addRect(QRectF(52, 0, 60, 120))
        self._fill(_SHADE, shade).drawPath(oval.intersected(half))

    def ears(self, ink: str, y: float = 58, apart: float = 18) -> None:
        """Both ears."""
        for side in (-1, 1):
            self.disc(ink, 50 + side * apart, y, 4, 5)

    def eyes(self, y: float, apart: float = 7, r: float = 1.9) -> None:
        """Both eyes."""
        for side in (-1, 1):
            self.disc(INK, 50 + side * apart, y, r)

    def nose(self, y: float, ink: str = "#8A4A28") -> None:
        """A nose of one line."""
        self.stroke(ink, 1.7, (50.5, y), (48.4, y + 6), (51, y + 6.4))

    def mouth(self, y: float, half: float = 4.5, ink: str = LIPS) -> None:
        """A mouth with a slight smile."""
        curve = QPainterPath(QPointF(50 - half, y))
        curve.quadTo(50, y + 3.4, 50 + half, y)
        pen = QPen(colour(ink), 2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self._painter.strokePath(curve, pen)

    def half_shade(self, *steps: tuple[float, ...], strength: float = 0.12) -> None:
        """Shade over one half of a face that is no oval."""
        self.shape(_SHADE, *steps, alpha=strength)
