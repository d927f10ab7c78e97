"""Plots in the program's colours, fonts and number format; the one door to pyqtgraph.

Its classes are untyped and are never inherited from: a plot is made here, dressed here, and
filled by the charts.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QLocale, QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem, QSizePolicy

from openers.panels.look import body, ink, px

_AXES = ("left", "bottom")


def new_plot() -> Any:
    """An empty plot: one can zoom and move along the lower axis, and nothing pops up."""
    import pyqtgraph as pg

    axes = {name: _axis(pg.AxisItem(name)) for name in _AXES}
    plot = pg.PlotWidget(background=None, enableMenu=False, axisItems=axes)
    plot.setAntialiasing(True)
    plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    plot.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
    plot.setMinimumHeight(px(190))
    plot.setProperty("box", "plot")
    item = plot.getPlotItem()
    for name in ("top", "right"):  # hidden, they would still keep their units in order
        item.getAxis(name).enableAutoSIPrefix(False)
    item.hideButtons()
    item.setMouseEnabled(x=True, y=False)
    item.showGrid(x=False, y=True, alpha=0.25)
    return plot


def _axis(axis: Any) -> Any:
    """An axis of plain numbers in the reader's format, with a line at each that is written."""
    axis.enableAutoSIPrefix(False)
    axis.setStyle(maxTickLevel=0)
    axis.tickStrings = _in_the_readers_format
    return axis


def dress(plot: Any, across: str, up: str) -> None:
    """Give a plot the theme in force, the text size and the names of its axes."""
    item = plot.getPlotItem()
    line, text = ink("line_2"), ink("text_2")
    for name, words in zip(_AXES, (up, across), strict=True):
        axis = item.getAxis(name)
        axis.setPen(QPen(line, 1))
        axis.setTextPen(QPen(text))
        axis.setTickFont(body(13))
        axis.setStyle(tickTextOffset=px(6), autoExpandTextSpace=True)
        axis.setLabel(text=words, **{"color": text.name(), "font-size": f"{px(13)}px"})


def name_ticks(plot: Any, axis: str, ticks: Sequence[tuple[float, str]]) -> None:
    """Write these texts at these places of an axis instead of numbers."""
    plot.getPlotItem().getAxis(axis).setTicks([list(ticks)])


def clear(plot: Any) -> Any:
    """Empty a plot; its drawing surface."""
    item = plot.getPlotItem()
    item.clear()
    return item


def curve(x: Sequence[float], y: Sequence[float], pen: QPen) -> Any:
    """A line through points."""
    import pyqtgraph as pg

    return pg.PlotCurveItem(x, y, pen=pen)


def between(x: Sequence[float], one: Sequence[float], other: Sequence[float]) -> QGraphicsPathItem:
    """The surface between two lines over the same places, behind them."""
    points = [*zip(x, one, strict=True), *zip(x[::-1], other[::-1], strict=True)]
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addPolygon(QPolygonF([QPointF(*point) for point in points]))
    surface = QGraphicsPathItem(path)
    surface.setPen(QPen(Qt.PenStyle.NoPen))
    surface.setBrush(fill("mustard_soft", 0.7))
    surface.setZValue(-10)
    return surface


def line(token: str, width: float = 2.0, *, dashed: bool = False) -> QPen:
    """A pen in a colour of the theme. Cosmetic: as wide at every zoom."""
    pen = QPen(ink(token), width)
    pen.setCosmetic(True)
    if dashed:
        pen.setStyle(Qt.PenStyle.DashLine)
    return pen


def fill(token: str, alpha: float = 1.0) -> QBrush:
    """A brush in a colour of the theme."""
    colour = QColor(ink(token))
    colour.setAlphaF(alpha)
    return QBrush(colour)


def _in_the_readers_format(values: Sequence[float], _scale: float, spacing: float) -> list[str]:
    digits = 0 if spacing >= 1 else 1 if spacing >= 0.1 else 2
    texts = (QLocale().toString(float(value), "f", digits) for value in values)
    return [text.replace("-", "−") for text in texts]


def count_ticks(plot: Any, axis: str, most: int) -> None:
    """Whole numbers alone on an axis that counts up to ``most``."""
    step = max(1, -(-most // 6))
    ticks = [(at, QLocale().toString(at)) for at in range(0, most + 1, step)]
    name_ticks(plot, axis, ticks)
