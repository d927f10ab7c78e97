"""Line icons for panels and buttons, and the window's icon."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from openers import assets
from openers.art import paint
from openers.art import theme as themes
from openers.art.cache import PixmapCache
from openers.art.glyphs import path
from openers.art.paint import colour

_WINDOW_SIZES = (16, 24, 32, 48, 64, 128, 256)

#: Line icons in a box of 24: strokes first, then what is filled.
_ICONS: dict[str, tuple[str, str]] = {
    "tutor": (
        "M6 4L18 4C20 4 21 5 21 7L21 14C21 16 20 17 18 17L12 17L7 21L7 17L6 17C4 17 3 16 3 14L3 7"
        "C3 5 4 4 6 4ZM8 9L16 9M8 12.5L13 12.5",
        "",
    ),
    "log": ("M4 6L20 6M4 12L20 12M4 18L14 18", ""),
    "odds": ("M3 17C3 12 7 8 12 8C17 8 21 12 21 17M12 17L16 12", "M10.4 17C10.4 14.9 13.6 14.9 "
             "13.6 17C13.6 19.1 10.4 19.1 10.4 17Z"),
    "stats": ("M5 20L5 13M12 20L12 5M19 20L19 10", ""),
    "hands": ("M4 7L11 5L14 17L7 19ZM13 5.5L20 7.5L17 19L14.5 18.5", ""),
    "rules": ("M12 6C10 4 7 4 4 5L4 18C7 17 10 17 12 19C14 17 17 17 20 18L20 5C17 4 14 4 12 6Z"
              "M12 6L12 19", ""),
    "settings": ("M4 7L12 7M18 7L20 7M4 17L7 17M13 17L20 17M15 4.5C11.7 4.5 11.7 9.5 15 9.5"
                 "C18.3 9.5 18.3 4.5 15 4.5ZM10 14.5C6.7 14.5 6.7 19.5 10 19.5"
                 "C13.3 19.5 13.3 14.5 10 14.5Z", ""),
    "help": ("M8.5 9C8.5 4 15.5 4 15.5 9C15.5 12 12 12 12 15", "M10.8 19C10.8 17.4 13.2 17.4 13.2 "
             "19C13.2 20.6 10.8 20.6 10.8 19Z"),
    "close": ("M6 6L18 18M18 6L6 18", ""),
    "back": ("M14 5L7 12L14 19", ""),
    "forward": ("M10 5L17 12L10 19", ""),
    "first": ("M17 5L10 12L17 19M6 5L6 19", ""),
    "last": ("M7 5L14 12L7 19M18 5L18 19", ""),
    "skip": ("M5 5L12 12L5 19M12 5L19 12L12 19", ""),
    "pause": ("M8 5L8 19M16 5L16 19", ""),
    "play": ("", "M7 5L19 12L7 19Z"),
    "undo": ("M9 5L4 10L9 15M4 10L14 10C22 10 22 19 14 19L11 19", ""),
    "copy": ("M9 9L19 9L19 20L9 20ZM15 6L15 4L5 4L5 15L7 15", ""),
    "more": ("", "M5 10.4C7.1 10.4 7.1 13.6 5 13.6C2.9 13.6 2.9 10.4 5 10.4ZM12 10.4C14.1 10.4 "
             "14.1 13.6 12 13.6C9.9 13.6 9.9 10.4 12 10.4ZM19 10.4C21.1 10.4 21.1 13.6 19 13.6"
             "C16.9 13.6 16.9 10.4 19 10.4Z"),
    "check": ("M5 12.5L10 17.5L19 7", ""),
    "sound": ("M4 10L4 14L8 14L13 18L13 6L8 10ZM16 9C18 11 18 13 16 15M18.5 6.5C22 10 22 14 18.5 "
              "17.5", ""),
}  # fmt: skip

_cache = PixmapCache(4_000_000)


def names() -> tuple[str, ...]:
    """The names ``icon`` knows."""
    return tuple(_ICONS)


def pixmap(name: str, px: float, ink: str, dpr: float = 1.0) -> QPixmap:
    """A line icon `px` logical pixels wide and high. Raises KeyError for a name not known."""
    strokes, filled = _ICONS[name]

    def make() -> QPixmap:
        made, painter = paint.canvas(px, px, dpr)
        painter.scale(px / 24, px / 24)
        if filled:
            paint.fill(painter, path(filled), colour(ink))
        pen = QPen(colour(ink), 2, Qt.PenStyle.SolidLine)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path(strokes), pen)
        painter.end()
        return made

    return _cache.get(("icon", name, px, ink, dpr), make)


def icon(name: str, px: float = 24, theme: themes.Theme | None = None) -> QIcon:
    """A line icon for buttons and actions, with its disabled and chosen colours."""
    theme = theme or themes.current()
    made = QIcon()
    for dpr in (1.0, 2.0, 3.0):
        for mode, state, ink in (
            (QIcon.Mode.Normal, QIcon.State.Off, theme.text_2),
            (QIcon.Mode.Normal, QIcon.State.On, theme.mustard_text),
            (QIcon.Mode.Active, QIcon.State.Off, theme.text),
            (QIcon.Mode.Disabled, QIcon.State.Off, theme.disabled),
        ):
            made.addPixmap(pixmap(name, px, ink, dpr), mode, state)
    return made


@cache
def window_icon() -> QIcon:
    """The program's icon in every usual size."""
    renderer = QSvgRenderer(str(assets.path("icons/openers.svg")))
    made = QIcon()
    for px in _WINDOW_SIZES:
        sized, painter = paint.canvas(px, px, 1.0)
        renderer.render(painter, QRectF(0, 0, px, px))
        painter.end()
        made.addPixmap(sized)
    return made
