"""Card pixmaps: faces, covered faces and backs in every state, at exact device size.

A card is `height` logical pixels tall and ``height / RATIO`` wide, rounded to whole device
pixels (``DeckArt.size``). Round it every pixmap has the same margin for shadow and rings, in
every state, so a sprite may change its state without moving. Painting is lazy, one element a
call; all is cached per element, state and device size.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from openers.art import paint, vector
from openers.art import theme as themes
from openers.art.cache import PixmapCache
from openers.art.marks import CORNER, Look, Marks
from openers.art.paint import colour

__all__ = ["BACKS", "LIFT", "MARGIN", "RATIO", "REST", "STRIP", "DeckArt", "Look"]

#: Height over width of every card.
RATIO = 1.4
#: Nominal margin in logical pixels; ``DeckArt.margin`` is the one in whole device pixels.
MARGIN = 20
#: Share of a card's width that shows when the next one covers it; the index lies within.
STRIP = 0.45
#: Share of its height by which a lifted card rises.
LIFT = 0.18

BACKS = ("harlequin", "leaf")

#: Strength of the felt over losing faces (their rank keeps 3.5:1) and folded backs.
_LOSING, _FOLDED = 0.30, 0.78

REST = Look()

#: Shadow of a card at rest, under the pointer and lifted: blur, fall, strength.
_SHADOWS = ((8, 2.5, 0.30), (12, 5.0, 0.28), (16, 9.0, 0.26))


class DeckArt:
    """All card pixmaps for one set of suit colours, one device pixel ratio and one theme."""

    def __init__(
        self,
        four_colour: bool,
        dpr: float,
        theme: themes.Theme | None = None,
        back: str = BACKS[0],
    ) -> None:
        self.four_colour = four_colour
        self.dpr = dpr
        self.theme = theme or themes.current()
        self.back_design = back
        self._inset = round(MARGIN * dpr)
        self._cache = PixmapCache()

    @property
    def margin(self) -> float:
        """Logical margin round the card in every pixmap."""
        return self._inset / self.dpr

    def size(self, height: float) -> QSizeF:
        """Logical size of a card asked for at `height`, without margins."""
        box = self._box(height)
        return QSizeF(box.width() / self.dpr, box.height() / self.dpr)

    def face(self, card: int, height: float, look: Look = REST) -> QPixmap:
        """The whole face of `card` (0…51)."""
        return self._composed(f"face {card}", height, look)

    def index_only(self, card: int, height: float, look: Look = REST) -> QPixmap:
        """The face of a covered card: its index, and no half pips under the next card."""
        return self._composed(f"index {card}", height, look)

    def back(self, height: float, look: Look = REST) -> QPixmap:
        """The back."""
        return self._composed("back", height, look)

    def warm(self, card: int | None, height: float, *, covered: bool = False) -> int:
        """Paint what is slow about a card, the back for None, before it is shown; its bytes."""
        kind = "index" if covered else "face"
        box = self._box(height)
        self._layer("back" if card is None else f"{kind} {card}", box, raised=False)
        return box.width() * box.height() * 4

    # -- layers ------------------------------------------------------------------------------------

    def _box(self, height: float) -> QRect:
        """A card's rectangle in device pixels inside its pixmap."""
        return QRect(
            self._inset,
            self._inset,
            max(1, round(height / RATIO * self.dpr)),
            max(1, round(height * self.dpr)),
        )

    def _composed(self, element: str, height: float, look: Look) -> QPixmap:
        box = self._box(height)
        key = (element, box.width(), box.height(), look)
        return self._cache.get(key, lambda: self._compose(element, box, look))

    def _compose(self, element: str, box: QRect, look: Look) -> QPixmap:
        """Shadow, card and marks in one pixmap; a folded card lies flat in the felt."""
        made = QPixmap(box.width() + 2 * self._inset, box.height() + 2 * self._inset)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not look.folded:
            painter.drawPixmap(0, 0, self._shadow(box, look))
        painter.drawPixmap(box.topLeft(), self._tinted(element, box, look))
        painter.scale(self.dpr, self.dpr)
        rect = QRectF(
            box.x() / self.dpr,
            box.y() / self.dpr,
            box.width() / self.dpr,
            box.height() / self.dpr,
        )
        Marks(painter, rect, self.theme).draw(look)
        painter.end()
        made.setDevicePixelRatio(self.dpr)
        return made

    def _shadow(self, box: QRect, look: Look) -> QPixmap:
        lift = 2 if look.lifted or look.ribbon else int(look.hover)
        return self._cache.get(
            ("shadow", box.width(), box.height(), lift), lambda: self._paint_shadow(box, lift)
        )

    def _paint_shadow(self, box: QRect, lift: int) -> QPixmap:
        made = QPixmap(box.width() + 2 * self._inset, box.height() + 2 * self._inset)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.dpr, self.dpr)
        rect = QRectF(self.margin, self.margin, box.width() / self.dpr, box.height() / self.dpr)
        blur, fall, strength = _SHADOWS[lift]
        radius = rect.height() * CORNER
        paint.soft_shadow(painter, rect, radius, blur, fall, strength, self.theme.shadow)
        painter.end()
        return made

    def _tinted(self, element: str, box: QRect, look: Look) -> QPixmap:
        """The bare card, dimmed if it lost or was folded (opaque: covered cards stay hidden)."""
        layer = self._layer(element, box, raised=bool(look.ribbon))
        strength = _FOLDED if look.folded else _LOSING if look.losing else 0.0
        if not strength:
            return layer
        dimmed = QPixmap(layer)
        painter = QPainter(dimmed)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.fillRect(dimmed.rect(), colour(self.theme.felt_dim, strength))
        painter.end()
        return dimmed

    def _layer(self, element: str, box: QRect, *, raised: bool) -> QPixmap:
        """The bare card in device pixels, without margin."""
        key = (element, box.width(), box.height(), raised)
        return self._cache.get(key, lambda: self._paint_layer(element, box, raised=raised))

    def _paint_layer(self, element: str, box: QRect, *, raised: bool) -> QPixmap:
        kind, _, number = element.partition(" ")
        if kind == "back":
            renderer = vector.back(self.theme, self.back_design)
            return _cut(self._printed(renderer, box, shaded=False), self.theme, self.dpr)
        renderer = vector.face(
            int(number),
            four_colour=self.four_colour,
            index_only=kind == "index",
            raised=raised,
        )
        return _cut(self._printed(renderer, box, shaded=True), self.theme, self.dpr)

    def _printed(self, renderer: QSvgRenderer, box: QRect, *, shaded: bool) -> QPixmap:
        """The picture on a square sheet of paper, shaded from corner to corner."""
        sheet = QPixmap(box.size())
        sheet.fill(colour(themes.LIGHT.card if shaded else self.theme.card))
        painter = QPainter(sheet)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(sheet.rect()))
        if shaded:
            gradient = QLinearGradient(0, 0, box.width(), box.height())
            gradient.setColorAt(0, _overprint(self.theme.card))
            gradient.setColorAt(1, _overprint(self.theme.card_lo))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
            painter.fillRect(sheet.rect(), gradient)
        painter.end()
        return sheet


def _overprint(paper: str) -> QColor:
    """What the files' paper must be multiplied by to become `paper`."""
    parts = zip(themes.rgb(paper), themes.rgb(themes.LIGHT.card), strict=True)
    red, green, blue = (min(255, round(255 * new / old)) for new, old in parts)
    return QColor(red, green, blue)


def _cut(sheet: QPixmap, theme: themes.Theme, dpr: float) -> QPixmap:
    """A card cut from a square sheet: round corners and a fine edge."""
    cut = QPixmap(sheet.size())
    cut.fill(Qt.GlobalColor.transparent)
    painter = QPainter(cut)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(cut.rect())
    radius = rect.height() * CORNER
    paint.fill(painter, paint.rounded(rect, radius), QBrush(sheet))
    paint.outline(painter, rect, radius, colour(theme.card_edge), max(1.0, round(dpr)))
    painter.end()
    return cut
