"""Pixmaps of everything on the table that carries text. Each painter returns a `Painting`."""

from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from openers.art import fonts
from openers.art.cache import PixmapCache
from openers.art.paint import canvas, colour, fill, outline, rounded, soft_shadow
from openers.art.theme import Theme
from openers.table.geometry import Rect

_V = Qt.AlignmentFlag.AlignVCenter
_LEFT = _V | Qt.AlignmentFlag.AlignLeft
_RIGHT = _V | Qt.AlignmentFlag.AlignRight
_MIDDLE = Qt.AlignmentFlag.AlignCenter


_grounds = PixmapCache(12_000_000)


class Painting(NamedTuple):
    """A pixmap and the margin round what it shows; ``w`` x ``h`` is what it shows."""

    pixmap: QPixmap
    margin: float
    w: float
    h: float


class Ink(NamedTuple):
    """What all painters need: the theme, the device pixel ratio, pixels per unit of text."""

    theme: Theme
    dpr: float
    u: float

    def text(self, px: float, weight: int = 400) -> QFont:
        """The text face at a size of the design; never below 12 at full scale."""
        return fonts.text(px * self.u, weight)

    def heading(self, px: float) -> QFont:
        """The face of numbers and headings."""
        return fonts.heading(px * self.u)


class Tag(NamedTuple):
    """A short text on a plate; ``kind``: ``""``, ``mustard``, ``good`` or ``warn``.

    ``short`` stands in where the text does not fit whole.
    """

    text: str = ""
    kind: str = ""
    short: str = ""


def width_of(font: QFont, text: str) -> float:
    """The advance of a text in logical pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


def _write(p: QPainter, font: QFont, ink: QColor, rect: QRectF, how: Qt.AlignmentFlag,
           text: str) -> None:  # fmt: skip
    p.setFont(font)
    p.setPen(ink)
    p.drawText(rect, int(how), text)
    p.setPen(Qt.PenStyle.NoPen)


def fitted(text: str, font: QFont, room: float) -> str:
    """The text, shortened with an ellipsis where it does not fit."""
    if width_of(font, text) <= room:
        return text
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


class Ground(NamedTuple):
    """A rounded plate with its shadow, without any text: painted once, written on often."""

    w: float
    h: float
    radius: float
    paper: str
    line: str
    line_width: float
    shade: float


def _ground(ink: Ink, of: Ground, margin: float) -> tuple[QPixmap, QPainter]:
    """A copy of a ground to write on."""

    def make() -> QPixmap:
        pixmap, p = canvas(of.w + 2 * margin, of.h + 2 * margin, ink.dpr)
        rect = QRectF(margin, margin, of.w, of.h)
        if of.shade:
            soft_shadow(p, rect, of.radius, 9, 3, of.shade, ink.theme.shadow)
        fill(p, rounded(rect, of.radius), colour(of.paper))
        outline(p, rect, of.radius, colour(of.line), of.line_width)
        p.end()
        return pixmap

    pixmap = QPixmap(_grounds.get((of, margin, ink.dpr, ink.theme.shadow), make))
    p = QPainter(pixmap)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    p.setPen(Qt.PenStyle.NoPen)
    return pixmap, p


class PlateTexts(NamedTuple):
    """What a plate says: name, chips, the act or result, and a role that lasts."""

    name: str
    chips: str
    tag: Tag = Tag()
    role: Tag = Tag()
    turn: bool = False
    folded: bool = False


def plate(ink: Ink, w: float, h: float, disc: float, says: PlateTexts) -> Painting:
    """An opponent's plate without the portrait, which overlaps its left end."""
    t, u, m = ink.theme, ink.u, 14.0
    paper = t.folded if says.folded else t.plate
    line = t.turn if says.turn else t.folded if says.folded else t.plate_line
    ground = Ground(w, h, 10 * u, paper, line, 2 if says.turn else 1, 0.0 if says.folded else 0.26)
    pixmap, p = _ground(ink, ground, m)
    left = m + disc / 2 + 10 * u
    right = m + w - 9 * u
    row = min(18 * u, (h - 4) / 2)
    top = m + (h - 2 * row) / 2
    first, second = QRectF(left, top, right - left, row), QRectF(left, top + row, right - left, row)
    main = colour(t.on_folded if says.folded else t.plate_text)
    quiet = colour(t.on_folded if says.folded else t.plate_text_2)
    bold, figures = ink.text(14, 600), ink.heading(15)
    name = fitted(says.name, bold, first.width())
    _write(p, bold, main, first, _LEFT, name)
    _write(p, figures, main, second, _LEFT, says.chips)
    used = (width_of(bold, name), width_of(figures, says.chips))
    tag, role = says.tag, says.role
    # The role stands beside the name; where that is too long it takes the act's place.
    if role.text and not _tag(p, ink, first, used[0], role, quiet) and not tag.text:
        tag = role
    # The act stands beside the chips; what is too long for that, beside a name without a role.
    rows = [(second, used[1])] if role.text else [(second, used[1]), (first, used[0])]
    for text, (place, taken) in product((tag.text, tag.short), rows):
        if text and _tag(p, ink, place, taken, tag._replace(text=text), quiet):
            break
    p.end()
    return Painting(pixmap, m, w, h)


def _tag(p: QPainter, ink: Ink, row: QRectF, used: float, tag: Tag, quiet: QColor) -> bool:
    """A tag at the right end of a row, where it fits whole; whether it did."""
    t, u = ink.theme, ink.u
    room = row.width() - used - 8 * u - (10 * u if tag.kind else 0)
    font = next((f for f in (ink.text(13, 600 if tag.kind else 400), ink.text(12, 400))
                 if width_of(f, tag.text) <= room), None)  # fmt: skip
    if font is None:
        return False
    wide = width_of(font, tag.text)
    if not tag.kind:
        _write(p, font, quiet, row, _RIGHT, tag.text)
        return True
    pill = QRectF(
        row.right() - wide - 12 * u + 3 * u, row.y() + 0.5, wide + 12 * u, row.height() - 1
    )
    inks = {"mustard": (t.mustard_soft, t.mustard_text), "good": (t.good_soft, t.good)}
    ground, text = inks.get(tag.kind, (t.warn_soft, t.warn))
    fill(p, rounded(pill, pill.height() / 2), colour(ground))
    _write(p, font, colour(text), pill, _MIDDLE, tag.text)
    return True


def dots(ink: Ink, dark: int) -> Painting:
    """Three dots on a slip of paper; the one ``dark`` (0…2) is dark, with 3 none."""
    t, u, m = ink.theme, ink.u, 2.0
    w, h, d = 28 * u, 13 * u, 4.4 * u
    pixmap, p = canvas(w + 2 * m, h + 2 * m, ink.dpr)
    rect = QRectF(m, m, w, h)
    fill(p, rounded(rect, h / 2), colour(t.plate))
    outline(p, rect, h / 2, colour(t.turn))
    for i in range(3):
        spot = QRectF(m + w / 2 + (i - 1) * 7 * u - d / 2, m + (h - d) / 2, d, d)
        fill(p, rounded(spot, d / 2), colour(t.plate_text, 1.0 if i == dark else 0.35))
    p.end()
    return Painting(pixmap, m, w, h)


def hero_plate(ink: Ink, h: float, room: float, says: PlateTexts, hand: str) -> Painting:
    """The reader's plate: who, chips, what the cards make, and the last act or role."""
    t, u, m = ink.theme, ink.u, 14.0
    bold, figures, made, note = (
        ink.text(14, 600),
        ink.heading(17),
        ink.heading(17),
        ink.text(13, 600),
    )
    tag = says.tag if says.tag.text else says.role
    pad, gap = 20 * u, 10 * u
    parts = [width_of(bold, says.name), width_of(figures, says.chips)]
    w = 2 * pad + parts[0] + gap + parts[1]
    hand_w = width_of(made, hand)
    tag_w = width_of(note, tag.text) + 16 * u if tag.text else 0
    if hand and w + 36 * u + hand_w > room:
        made = ink.heading(14)
        hand_w = min(width_of(made, hand), room - w - 36 * u)
    if hand:
        w += 36 * u + hand_w
    if tag_w and w + gap + tag_w > room:
        tag_w = 0
    w += gap + tag_w if tag_w else 0
    w = float(round(w))
    line = t.turn if says.turn else t.plate_line
    pixmap, p = _ground(ink, Ground(w, h, h / 2, t.plate, line, 2 if says.turn else 1, 0.30), m)
    x = m + pad
    _write(p, bold, colour(t.plate_text), QRectF(x, m, parts[0] + 4, h), _LEFT, says.name)
    x += parts[0] + gap
    _write(p, figures, colour(t.plate_text), QRectF(x, m, parts[1] + 4, h), _LEFT, says.chips)
    x += parts[1]
    if hand:
        p.setPen(QPen(colour(t.line_2), 1))
        p.drawLine(QPointF(x + 18 * u, m + h * 0.24), QPointF(x + 18 * u, m + h * 0.76))
        x += 36 * u
        loud = colour(t.mustard if t.dark else t.accent)
        _write(p, made, loud, QRectF(x, m, hand_w + 4, h), _LEFT, fitted(hand, made, hand_w + 1))
        x += hand_w
    if tag_w:
        box = QRectF(x + gap, m + h * 0.22, tag_w, h * 0.56)
        if tag.kind:
            fill(p, rounded(box, box.height() / 2),
                 colour(t.good_soft if tag.kind == "good" else t.mustard_soft))  # fmt: skip
        text = t.good if tag.kind == "good" else t.mustard_text if tag.kind else t.plate_text_2
        _write(p, note, colour(text), box, _MIDDLE, tag.text)
    p.end()
    return Painting(pixmap, m, w, h)


def pill(ink: Ink, text: str, px: float = 15, pad: float = 9, alpha: float = 0.82,
         heading: bool = True) -> Painting:  # fmt: skip
    """A dark pill with a number or a short word."""
    font = ink.heading(px) if heading else ink.text(px, 600)
    w = width_of(font, text) + 2 * pad * ink.u
    h = QFontMetricsF(font).height() + 3 * ink.u
    w = max(w, h)
    pixmap, p = canvas(w, h, ink.dpr)
    fill(p, rounded(QRectF(0, 0, w, h), h / 2), colour(ink.theme.pill, alpha))
    _write(p, font, colour(ink.theme.on_pill), QRectF(0, -0.5, w, h), _MIDDLE, text)
    p.end()
    return Painting(pixmap, 0.0, w, h)


def label(ink: Ink, text: str, room: float) -> Painting:
    """Words printed on the felt."""
    font = ink.text(13, 600)
    if width_of(font, text) > room:
        font = ink.text(12, 600)
    text = fitted(text, font, room)
    w, h = width_of(font, text) + 2, QFontMetricsF(font).height()
    pixmap, p = canvas(w, h, ink.dpr)
    _write(p, font, colour(ink.theme.on_felt), QRectF(0, 0, w, h), _MIDDLE, text)
    p.end()
    return Painting(pixmap, 0.0, w, h)


def pot_pill(ink: Ink, h: float, room: float, word: str, figure: str, carried: str) -> Painting:
    """The pot: its figure, and what was carried over as the second half of the same pill."""
    t, u = ink.theme, ink.u
    small, big, strong = ink.text(14), ink.heading(h / u * 0.63), ink.text(14, 600)
    parts = [width_of(small, word), width_of(big, figure)]
    pad, gap = 17 * u, 10 * u
    w = 2 * pad + parts[0] + gap + parts[1]
    extra = width_of(strong, carried) + 29 * u if carried else 0
    if extra and w + extra > room:
        strong = ink.text(12, 600)
        pad, gap = 11 * u, 6 * u
        w = 2 * pad + parts[0] + gap + parts[1]
        extra = width_of(strong, carried) + 19 * u
    half = extra / 2 - width_of(strong, carried) / 2 if extra else 0
    w += extra
    pixmap, p = canvas(w, h, ink.dpr)
    rect = QRectF(0, 0, w, h)
    fill(p, rounded(rect, h / 2), colour(t.pill, 0.9))
    outline(p, rect, h / 2, colour(t.mustard, 0.9), 1.5)
    _write(p, small, colour(t.on_pill), QRectF(pad, 0, parts[0] + 4, h), _LEFT, word)
    x = pad + parts[0] + gap
    _write(p, big, colour(t.pot_figure), QRectF(x, -0.5, parts[1] + 4, h), _LEFT, figure)
    x += parts[1]
    if carried:
        p.setPen(QPen(colour(t.mustard, 0.5), 1))
        p.drawLine(QPointF(x + half, h * 0.27), QPointF(x + half, h * 0.73))
        _write(p, strong, colour(t.on_pill), QRectF(x + 2 * half, 0, extra, h), _LEFT, carried)
    p.end()
    return Painting(pixmap, 0.0, w, h)


def bubble_size(ink: Ink, loud: str, quiet: str) -> tuple[float, float]:
    """How large a bubble with these lines is."""
    u = ink.u
    w = max(width_of(ink.text(15, 600), loud), width_of(ink.text(14), quiet)) + 28 * u
    return w, (50 if quiet else 32) * u


def bubble(ink: Ink, rect: Rect, tip: tuple[float, float], loud: str, quiet: str) -> Painting:
    """The loud bubble at a seat; ``tip`` is the point it touches, in the table's pixels."""
    t, u, m = ink.theme, ink.u, 20.0
    pixmap, p = canvas(rect.w + 2 * m, rect.h + 2 * m, ink.dpr)
    box = QRectF(m, m, rect.w, rect.h)
    soft_shadow(p, box, 10 * u, 12, 4, 0.34, t.shadow)
    shape = rounded(box, 10 * u)
    shape.setFillRule(Qt.FillRule.WindingFill)
    shape.addPath(_pointer(box, QPointF(tip[0] - rect.x + m, tip[1] - rect.y + m), 8 * u))
    fill(p, shape, colour(t.bubble))
    lines = 20 * u
    top = m + (rect.h - (lines + (19 * u if quiet else 0))) / 2
    room = QRectF(m + 14 * u, top, rect.w - 20 * u, lines)
    _write(p, ink.text(15, 600), colour(t.bubble_text), room, _LEFT, loud)
    if quiet:
        _write(p, ink.text(14), colour(t.bubble_text_2), room.translated(0, lines), _LEFT, quiet)
    p.end()
    return Painting(pixmap, m, rect.w, rect.h)


def _pointer(box: QRectF, tip: QPointF, half: float) -> QPainterPath:
    """The triangle from a bubble's edge to what it points at."""

    def held(value: float, low: float, high: float) -> float:
        return min(max(value, low), max(low, high))

    reach = 13.0
    x = held(tip.x(), box.left() + 12 + half, box.right() - 12 - half)
    y = held(tip.y(), box.top() + 8 + half, box.bottom() - 8 - half)
    sharp = QPointF(
        held(tip.x(), box.left() - reach, box.right() + reach),
        held(tip.y(), box.top() - reach, box.bottom() + reach),
    )
    if tip.y() < box.top():
        feet = QPointF(x - half, box.top() + 1), QPointF(x + half, box.top() + 1)
    elif tip.y() > box.bottom():
        feet = QPointF(x + half, box.bottom() - 1), QPointF(x - half, box.bottom() - 1)
    elif tip.x() < box.left():
        feet = QPointF(box.left() + 1, y + half), QPointF(box.left() + 1, y - half)
    else:
        feet = QPointF(box.right() - 1, y - half), QPointF(box.right() - 1, y + half)
    path = QPainterPath(feet[0])
    path.lineTo(sharp)
    path.lineTo(feet[1])
    path.closeSubpath()
    return path
