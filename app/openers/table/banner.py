"""The result of a deal as a card in the middle of the table."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap, QTextLayout, QTextOption

from openers.art.glyphs import starburst_path
from openers.art.paint import canvas, colour, fill, rounded, soft_shadow
from openers.table.paintings import Ink, Painting, width_of


class Line:
    """A text of the banner, wrapped to the room it has."""

    def __init__(self, text: str, font: QFont, ink: str) -> None:
        self.text, self.font, self.ink = text, font, ink
        self.height = QFontMetricsF(font).height() * 1.06

    def rows(self, room: float) -> list[str]:
        """The text in rows no wider than ``room``."""
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        layout = QTextLayout(self.text, self.font)
        layout.setTextOption(option)
        layout.beginLayout()
        found = []
        while (line := layout.createLine()).isValid():
            line.setLineWidth(room)
            found.append(self.text[line.textStart() : line.textStart() + line.textLength()].strip())
        layout.endLayout()
        return found


def banner(ink: Ink, w: float, h: float, texts: tuple[str, str, str, str],
           portrait: QPixmap | None) -> Painting:  # fmt: skip
    """The result, at most ``w`` x ``h``: smaller where the texts need less.

    Args:
        texts: headline, hand, reason, what comes next.
        portrait: the winner's portrait with its margin, or None.
    """
    t, u, m = ink.theme, ink.u, 28.0
    disc = portrait.deviceIndependentSize().width() if portrait else 0.0
    lead = (disc + 6 * u) if portrait else 26 * u
    room = w - lead - 24 * u
    rows, high = _fit(ink, texts, room, h - 22 * u)
    wide = max((width_of(line.font, row) for line, row in rows), default=0.0)
    w = min(w, lead + wide + 34 * u)
    h = min(h, max(high + 30 * u, (disc * 0.8) if portrait else 0.0))
    pixmap, p = canvas(w + 2 * m, h + 2 * m, ink.dpr)
    rect = QRectF(m, m, w, h)
    soft_shadow(p, rect, 14 * u, 24, 10, 0.42, t.shadow, hollow=True)
    fill(p, rounded(rect, 14 * u), colour(t.raised))
    if portrait:
        _winner(p, ink, rect, portrait)
    y = m + (h - high) / 2
    for line, row in rows:
        p.setFont(line.font)
        p.setPen(colour(line.ink))
        p.drawText(QRectF(m + lead, y, room + 10 * u, line.height),
                   int(Qt.AlignmentFlag.AlignVCenter), row)  # fmt: skip
        y += line.height
    p.end()
    return Painting(pixmap, m, w, h)


def _fit(ink: Ink, texts: tuple[str, str, str, str], room: float, most: float
         ) -> tuple[list[tuple[Line, str]], float]:  # fmt: skip
    """The rows at the largest sizes that fit; what comes next gives way first."""
    t = ink.theme
    for sizes, count in (((26, 16, 14), 4), ((22, 15, 13), 4), ((22, 15, 13), 3), ((18, 14, 13), 3),
                         ((16, 13, 12), 3), ((16, 13, 12), 2)):  # fmt: skip
        head, strong, small = sizes
        lines = [
            Line(texts[0], ink.heading(head), t.text),
            Line(texts[1], ink.text(strong, 600), t.text),
            Line(texts[2], ink.text(small), t.text_2),
            Line(texts[3], ink.text(small), t.text_2),
        ]
        lines = [line for line in lines[:count] if line.text]
        rows = [(line, row) for line in lines for row in line.rows(room)]
        high = sum(line.height for line, _ in rows)
        widest = max((width_of(line.font, row) for line, row in rows), default=0.0)
        if high <= most and widest <= room:
            break
    return rows, high


def _winner(p: QPainter, ink: Ink, rect: QRectF, portrait: QPixmap) -> None:
    """The winner's portrait before a burst of brass."""
    size = portrait.deviceIndependentSize()
    middle = QPointF(rect.x() + size.width() / 2 + 2 * ink.u, rect.center().y())
    p.save()
    p.setClipPath(rounded(rect, 14 * ink.u))
    p.translate(middle)
    fill(p, starburst_path(size.width() * 0.62, 20), colour(ink.theme.mustard, 0.42))
    p.restore()
    p.drawPixmap(QPointF(middle.x() - size.width() / 2, middle.y() - size.height() / 2), portrait)
