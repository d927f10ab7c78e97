"""Sizes, fonts and colours for widgets that paint themselves, at the reader's text size."""

from PySide6.QtGui import QColor, QFont, QFontMetricsF
from PySide6.QtWidgets import QAbstractScrollArea

from openers.art import fonts, theme
from openers.art.paint import colour

_scale = 1.0


def set_text_scale(per_cent: int) -> None:
    """Set the text size of all painted widgets; whoever is on screen must be repainted."""
    global _scale
    _scale = per_cent / 100


def text_scale() -> float:
    """The text size in force, 1.0 for 100 %."""
    return _scale


def px(size: float) -> int:
    """A length that grows with the text, in logical pixels."""
    return round(size * _scale)


def body(size: int = 14, weight: int = 400) -> QFont:
    """The text face at a size of 100 %, scaled."""
    return fonts.text(px(size), weight)


def heading(size: int = 16, weight: int = 600) -> QFont:
    """The heading and number face at a size of 100 %, scaled."""
    return fonts.heading(px(size), weight)


def ink(token: str, alpha: float = 1.0) -> QColor:
    """A colour of the theme in force, by its token's name."""
    return colour(getattr(theme.current(), token), alpha)


def width_of(font: QFont, text: str) -> int:
    """The width of a text in logical pixels, rounded up."""
    return int(QFontMetricsF(font).horizontalAdvance(text) + 0.999)


def row_width(area: QAbstractScrollArea) -> int:
    """The width of a row, the same with and without the scroll bar, in logical pixels."""
    bar = area.verticalScrollBar().sizeHint().width()
    return max(40, area.width() - 2 * area.frameWidth() - bar)
