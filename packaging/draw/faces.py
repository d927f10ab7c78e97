"""The faces: paper, jumbo index, pips, aces and the frame round a court's portrait.

A file has three layers under ids of their own, so that the program can leave one out or move
it: ``paper``, ``picture`` and ``index``. The index lies within the left 45 % of the card, which
is what shows of a covered one; there is no second index, because nobody holds these cards
upside down, and the picture has the room to itself.
"""

from __future__ import annotations

from figure import ARCH, FRAME
from kit import box, disc, group, line, path, place, rays, svg, use
from shapes import EDGE, PAPER, RANK_SHAPES, SCREENS, SUIT_SHAPES, H, Inks, W, suit_ink

INDEX_X, INDEX_Y = 52, 15  # centre of the index, top of the rank
RANK_H, SUIT_H = 94, 74


def index(rank: str, suit: str) -> str:
    """The jumbo index: rank .27 and suit .21 of the card's height."""
    width, shape = RANK_SHAPES[rank]
    ink, scale = suit_ink(suit), RANK_H / 100
    return place(path(shape, ink), INDEX_X - width * scale / 2, INDEX_Y, scale) + place(
        path(SUIT_SHAPES[suit], ink), INDEX_X, INDEX_Y + RANK_H + 11 + SUIT_H / 2, SUIT_H / 100
    )


def paper() -> str:
    """The blank card."""
    return box(0.7, 0.7, W - 1.4, H - 1.4, 19.6, PAPER, f'stroke="{EDGE}" stroke-width="1.4"')


# -- number cards ----------------------------------------------------------------------


def _pairs(*rows: float) -> list[tuple[float, float]]:
    return [(side, row) for row in rows for side in (-1.0, 1.0)]


#: Column -1, 0, 1 and height 0 to 1 of each pip: the classic layouts.
PIPS: dict[str, list[tuple[float, float]]] = {
    "2": [(0, 0), (0, 1)],
    "3": [(0, 0), (0, 0.5), (0, 1)],
    "4": _pairs(0, 1),
    "5": [*_pairs(0, 1), (0, 0.5)],
    "6": _pairs(0, 0.5, 1),
    "7": [*_pairs(0, 0.5, 1), (0, 0.25)],
    "8": [*_pairs(0, 0.5, 1), (0, 0.25), (0, 0.75)],
    "9": [*_pairs(0, 1 / 3, 2 / 3, 1), (0, 0.5)],
    "T": [*_pairs(0, 1 / 3, 2 / 3, 1), (0, 1 / 6), (0, 5 / 6)],
}
PIP_SIZE = {"2": 84, "3": 80, "4": 60, "5": 58, "6": 56, "7": 54, "8": 52, "9": 50, "T": 49}
FIELD_X, FIELD_HALF, FIELD_TOP, FIELD_BOTTOM = 171, 35, 20, 330


def _pips(rank: str) -> str:
    size = PIP_SIZE[rank]
    top, bottom = FIELD_TOP + size / 2, FIELD_BOTTOM - size / 2
    if rank in "23":
        top, bottom = top + 14, bottom - 14
    return "".join(
        use("s", FIELD_X + side * FIELD_HALF, top + row * (bottom - top), size / 100)
        for side, row in PIPS[rank]
    )


# -- aces ------------------------------------------------------------------------------


def _ace(suit: str) -> str:
    ink = suit_ink(suit)
    if suit != "S":
        x, y, size = 168, 214, 142
        middle = {"H": -6, "D": 0, "C": -2}[suit]
        return use("s", x, y, size / 100) + place(
            rays(12, [19, 10, 10], PAPER, 1.9, 2.4), x, y + middle
        )
    inks = Inks(lead=ink, screen="")
    x, y = 164, 216  # the ace of spades carries the maker's ornament
    trim = (
        "M0-42C8-27 39-8 39 14C39 24 33 30 25 30C16 30 8 25 0 15C-8 25-16 30-25 30"
        "C-33 30-39 24-39 14C-39-8-8-27 0-42Z"
    )
    star = rays(24, [40, 19, 29, 19], PAPER, 1.8) + rays(8, [40, 29], PAPER, 2.4, 3.2)
    eye = disc(0, 0, 12, inks.ink) + disc(0, 0, 9, inks.gold) + disc(0, 0, 4, inks.red)
    return (
        use("s", x, y, 1.66)
        + place(line(trim, inks.gold, 1.1), x, y, 1.66)
        + place(star + eye, x, y + 2)
        + place(line("M-15 0L15 0M-10 6L10 6", inks.gold, 1.8), x, y + 64)
    )


# -- whole cards -----------------------------------------------------------------------


def _court(rank: str, suit: str) -> str:
    from courts import COURTS

    inks = Inks(lead=suit_ink(suit), screen=SCREENS[suit])
    portrait = COURTS[rank + suit](inks)
    return path(ARCH, inks.screen) + portrait + path(FRAME, PAPER, 'fill-rule="evenodd"')


def face(rank: str, suit: str) -> str:
    """The file of one card; `rank` of ``23456789TJQKA``, `suit` of ``CDHS``."""
    defs = ""
    if rank in "JQK":
        picture = _court(rank, suit)
    else:
        picture = _ace(suit) if rank == "A" else _pips(rank)
        defs = f'<defs><path id="s" d="{SUIT_SHAPES[suit]}" fill="{suit_ink(suit)}"/></defs>'
    return svg(
        defs
        + group(paper(), "paper")
        + group(picture, "picture")
        + group(index(rank, suit), "index"),
        W,
        H,
    )


def files() -> dict[str, str]:
    """All 52 faces and the four suit signs: file name and text."""
    made = {f"{rank}{suit}.svg": face(rank, suit) for suit in SUIT_SHAPES for rank in RANK_SHAPES}
    for suit, shape in SUIT_SHAPES.items():
        sign = path(shape, suit_ink(suit), 'transform="translate(50 50) scale(.96)"')
        made[f"suit_{suit}.svg"] = svg(sign, 100, 100)
    return made
