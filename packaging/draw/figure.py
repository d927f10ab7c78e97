"""What all court figures share: dress, heads, hands and the frame of the picture.

Every court is a poster portrait cropped by the card's edge: the head stands in a tinted arch
beside the index, the shoulders and what it holds fill the foot. CX is the axis of the head.
"""

from __future__ import annotations

from kit import box, disc, line, num, path, place, poly
from shapes import Inks

CX = 168
ARCH = "M102 338L102 80C102 42 132 12 170 12C208 12 238 42 238 80L238 338Z"
#: Paper round the picture box 12…238 × 12…338; it trims whatever leans out.
FRAME = (
    "M20 1.4L230 1.4C241 1.4 248.6 9 248.6 20L248.6 330C248.6 341 241 348.6 230 348.6L20 348.6"
    "C9 348.6 1.4 341 1.4 330L1.4 20C1.4 9 9 1.4 20 1.4Z"
    "M20 12C15 12 12 15 12 20L12 330C12 335 15 338 20 338L230 338C235 338 238 335 238 330"
    "L238 20C238 15 235 12 230 12Z"
)
FOOT = "L238 338L12 338L12 330"  # the way home for every robe

#: Forehead to nostril, and lips to jaw, of the heads in profile; all look left.
_NOSES = {
    "straight": "M148 84C141 96 140 108 141 118L125 144C125 149 131 150 137 150",
    "hooked": "M149 84C142 94 141 104 140 111C131 118 123 132 120 148C124 152 131 150 137 151",
    "snub": "M148 84C141 97 141 112 142 122C139 130 132 133 125 138C123 145 130 149 138 150",
    "soft": "M149 84C143 96 141 108 142 118C139 128 134 136 128 142C127 148 132 150 138 150",
}
_JAWS = {
    "fine": "L133 157L139 161L134 167C138 171 138 173 136 178C138 188 148 190 158 188",
    "firm": "L134 156L140 161L135 167C138 171 136 174 132 179C133 191 146 193 158 189",
    "round": (
        "C135 152 132 155 132 157L138 161L134 166C139 170 139 174 138 178C141 188 150 190 158 188"
    ),
}


# -- dress -----------------------------------------------------------------------------


def robe(fill: str, shift: float = 0) -> str:
    """Shoulders and chest; `shift` follows a head that stands left of CX."""
    x = CX + shift
    return path(
        f"M12 292C26 254 60 242 {num(x - 58)} 227"
        f"C{num(x - 38)} 221 {num(x - 28)} 218 {num(x - 21)} 213L{num(x + 21)} 213"
        f"C{num(x + 28)} 218 {num(x + 38)} 220 238 {num(228 + shift / 4)}{FOOT}Z",
        fill,
    )


def neck(c: Inks, top: float = 168, half: float = 15) -> str:
    """The neck, in shade, down to the collar bone."""
    left, right = num(CX - half), num(CX + half)
    return path(
        f"M{left} {num(top)}L{right} {num(top)}"
        f"C{right} 200 {num(CX + half + 2)} 208 {num(CX + half + 7)} 213"
        f"C{CX + 12} 232 {CX - 12} 232 {num(CX - half - 7)} 213"
        f"C{num(CX - half - 2)} 208 {left} 200 {left} {num(top)}Z",
        c.shade,
    )


# -- heads -----------------------------------------------------------------------------


def face(
    c: Inks,
    half: float = 35,
    jaw: float = 22,
    top: float = 82,
    bottom: float = 186,
    nose: float = 146,
    tip: float = 12,
) -> str:
    """A frontal face in two tones; the edge of the shade draws brow and nose."""
    h = bottom - top

    def side(k: int) -> str:
        return (
            f"C{num(CX + k * half * 0.7)} {num(top)} {num(CX + k * half)} {num(top + 0.2 * h)} "
            f"{num(CX + k * half)} {num(top + 0.42 * h)}C{num(CX + k * half)} "
            f"{num(bottom - 0.25 * h)} {num(CX + k * jaw)} {num(bottom)} {CX} {num(bottom)}"
        )

    lit = f"M{CX} {num(top)}{side(-1)}L{CX + 1} {num(bottom)}L{CX + 1} {num(top)}Z"
    dark = (
        f"M{CX - 2} {num(top)}L{CX} {num(top)}{side(1)}L{CX} {num(nose + 6)}"
        f"C{CX - 6} {num(nose + 6)} {num(CX - tip)} {num(nose + 4)} {num(CX - tip)} {num(nose)}"
        f"L{CX - 3} 122Z"
    )
    return path(lit, c.skin) + path(dark, c.shade)


def _eye(c: Inks, x: float, y: float, w: float, look: float) -> str:
    lid = (
        f"M{num(x - w)} {num(y + 1)}C{num(x - w / 2)} {num(y - 6)} {num(x + w / 2)} {num(y - 6)} "
        f"{num(x + w)} {num(y)}"
    )
    white = (
        lid + f"C{num(x + w / 2)} {num(y + 6)} {num(x - w / 2)} {num(y + 6)} "
        f"{num(x - w)} {num(y + 1)}Z"
    )
    return path(white, c.paper) + disc(x + look, y, 4.2, c.ink) + line(lid, c.ink, 2.6)


def eyes(c: Inks, y: float = 124, look: float = 0, gap: float = 17, w: float = 9) -> str:
    """Both eyes of a frontal face, looking `look` to the side."""
    return _eye(c, CX - gap - 1, y, w, look) + _eye(c, CX + gap - 1, y, w, look)


def brows(y: float, rise: float, ink: str, width: float = 4) -> str:
    """Both brows; a negative `rise` makes them stern."""
    up, low = num(y - rise), num(y + 2)
    return line(
        f"M{CX - 30} {low}C{CX - 24} {up} {CX - 16} {up} {CX - 8} {num(y + 1)}"
        f"M{CX + 28} {low}C{CX + 22} {up} {CX + 14} {up} {CX + 6} {num(y + 1)}",
        ink,
        width,
    )


def lips(c: Inks, y: float = 165, w: float = 11) -> str:
    """A closed mouth."""
    return path(
        f"M{num(CX - w)} {num(y)}C{CX - 6} {num(y - 5)} {CX - 3} {num(y - 5)} {CX} {num(y - 3)}"
        f"C{CX + 3} {num(y - 5)} {CX + 6} {num(y - 5)} {num(CX + w)} {num(y)}"
        f"C{CX + 6} {num(y + 7)} {CX - 6} {num(y + 7)} {num(CX - w)} {num(y)}Z",
        c.red,
    )


def cheeks(c: Inks, y: float = 148, gap: float = 22, r: float = 7) -> str:
    """Rouge."""
    return disc(CX - gap, y, r, c.blush) + disc(CX + gap, y, r, c.blush)


def profile(c: Inks, nose: str = "straight", jaw: str = "fine", *, cheek: bool = True) -> str:
    """A head in profile looking left, eye and mouth included; see the tables above."""
    back = "C172 186 180 180 186 170L200 150L200 84Z"
    skin = path(_NOSES[nose] + _JAWS[jaw] + back, c.skin)
    shade = path(
        "M166 187C174 184 181 178 186 170L200 150L200 84L186 84C190 120 186 160 166 187Z", c.shade
    )
    eye = path("M142 126C148 119 157 119 164 125C157 131 148 131 143 129Z", c.paper)
    eye += disc(149.5, 125.4, 4.2, c.ink) + line("M141 125C148 118 157 119 165 125", c.ink, 2.8)
    mouth = path("M133 157C140 154 147 157 151 161C146 166 140 168 134 167L139 161.5Z", c.red)
    nostril = line("M137 147C140 145 142 143 142 140", c.shade, 2.4)
    rouge = disc(160, 152, 7, c.blush) if cheek else ""
    return skin + shade + eye + mouth + nostril + rouge


def mirror(body: str) -> str:
    """`body` looking the other way, about the head's axis."""
    return f'<g transform="translate({2 * CX} 0) scale(-1 1)">{body}</g>'


# -- hands -----------------------------------------------------------------------------


def fist(c: Inks, x: float, y: float, turn: float = 0, cuff: str = "") -> str:
    """A fist round an upright staff; the cuff hangs below it."""
    body = path(poly(-11, 12, 11, 12, 15, 37, -15, 37), cuff) if cuff else ""
    edge = f'stroke="{c.shade}" stroke-width="1.6"'
    for i, w in enumerate((25, 28, 27, 23)):
        body += box(-w / 2, -17 + i * 8, w, 9, 4.5, c.skin, edge)
    return place(body, x, y, 1, turn)


def palm(c: Inks, x: float, y: float, turn: float = 0, cuff: str = "") -> str:
    """A flat hand, fingers up, thumb to the right."""
    body = path(poly(-13, 18, 13, 18, 18, 40, -18, 40), cuff) if cuff else ""
    body += path("M10 10L22 -6C25-10 30-6 28-2L16 20Z", c.skin)
    edge = f'stroke="{c.shade}" stroke-width="1.4"'
    for i, h in enumerate((22, 27, 28, 22)):
        body += box(-16 + i * 8, -h, 8.4, h + 14, 4.2, c.skin, edge)
    body += path("M-16 0L16 0L16 14C16 22 10 26 0 26C-10 26-16 22-16 14Z", c.skin)
    return place(body, x, y, 1, turn)


def pinch(c: Inks, x: float, y: float, turn: float = 0, cuff: str = "") -> str:
    """A closed hand that holds a stem or a sheet between thumb and finger, thumb up."""
    body = path(poly(-12, 14, 12, 14, 17, 40, -17, 40), cuff) if cuff else ""
    edge = f'stroke="{c.shade}" stroke-width="1.5"'
    body += box(-15, -12, 30, 32, 12, c.skin, edge)
    body += line("M-14-3L-4-4M-15 4L-4 4M-14 11L-4 12", c.shade, 1.7)
    thumb = "M13 14C14 2 9-10 1-20C-3-25-10-21-8-15C-4-6-1 4 0 16Z"
    return place(body + path(thumb, c.skin, edge), x, y, 1, turn)


def cradle(c: Inks, x: float, y: float, turn: float = 0, cuff: str = "") -> str:
    """An open hand that carries something from below, fingers curling up at the left."""
    body = path(poly(4, 16, 26, 10, 40, 34, 10, 42), cuff) if cuff else ""
    edge = f'stroke="{c.shade}" stroke-width="1.5"'
    for i, (dx, dy) in enumerate(((-27, -18), (-21, -12), (-14, -7))):
        body += box(dx, dy, 9, 24 - i * 2, 4.5, c.skin, edge)
    body += path(
        "M-26 2C-14 12 8 12 22-2C26-6 32-1 29 5C22 22 10 26-2 24C-14 22-24 14-26 2Z", c.skin
    )
    body += line("M-20 8C-8 15 6 14 18 5", c.shade, 1.5)
    return place(body, x, y, 1, turn)
