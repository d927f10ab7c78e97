"""The seven characters and the player's own figure, drawn in flat shapes, back to front."""

from __future__ import annotations

import math
from collections.abc import Callable

from openers.art.bust import INK, Bust


def _ana(b: Bust) -> None:
    """Straight black hair with a fringe, red earrings."""
    hair = "#2B2230"
    b.shape(
        hair,
        (25, 84),
        (22, 26, 34, 20, 50, 20),
        (66, 20, 78, 26, 75, 84),
        (68, 88, 62, 84),
        (38, 84),
        (32, 88, 25, 84),
    )
    b.shoulders("#1F6068")
    b.shape("#F3E2C3", (39, 82), (50, 97), (61, 82))
    b.neck("#EDBE95")
    b.face("#F4CDA6")
    b.shape(
        hair,
        (31, 56),
        (30, 30, 42, 30, 50, 33),
        (62, 31, 71, 34, 69, 56),
        (66, 44, 60, 42),
        (46, 45, 36, 42),
        (32, 48, 31, 56),
    )
    b.eyes(57)
    b.nose(57)
    b.mouth(70)
    for x in (31, 69):
        b.disc("#AE4327", x, 70, 3.2)


def _renzo(b: Bust) -> None:
    """A flat cap, a big moustache, a red neckerchief."""
    skin, dark = "#D89C6A", "#3A2A20"
    b.shoulders("#E5D5B4", 42)
    b.shape("#AE4327", (36, 82), (50, 100), (64, 82), (50, 88))
    b.neck(skin, 9)
    b.ears(skin)
    b.face("#E2AC7B", 18, 21)
    b.eyes(56)
    b.shape(dark, (31, 48), (32, 58), (34, 52))
    b.shape(dark, (69, 48), (68, 58), (66, 52))
    b.shape(
        dark,
        (50, 64),
        (44, 61, 38, 62, 34, 70),
        (42, 74, 47, 72, 50, 68.5),
        (53, 72, 58, 74, 66, 70),
        (62, 62, 56, 61, 50, 64),
    )
    b.nose(56)
    b.shape(
        "#6B4630",
        (24, 44),
        (20, 18, 40, 14, 54, 15),
        (76, 16, 82, 28, 77, 44),
        (60, 38, 24, 44),
    )
    b.shape(
        "#4E3222",
        (22, 46),
        (40, 35, 66, 36, 84, 46),
        (84, 50, 74, 49, 66, 47),
        (50, 42, 34, 44, 24, 49),
    )
    b.disc("#7F563C", 53, 15, 3.4, 2.2)


def _lucia(b: Bust) -> None:
    """White hair in a bun, round glasses, pearls."""
    hair, strand = "#E4DED3", "#B9B0A2"
    b.disc(hair, 50, 16, 12, 11)
    b.disc(hair, 50, 44, 25, 26)
    b.shoulders("#6A3A4C")
    b.neck("#EFC29C")
    b.face("#F6D3AF", 17, 20, 57, 0.1)
    b.shape(
        hair,
        (30, 56),
        (28, 28, 44, 26, 50, 27),
        (60, 26, 72, 30, 70, 56),
        (68, 44, 58, 38, 50, 34),
        (42, 38, 32, 44, 30, 56),
    )
    b.stroke(strand, 1.6, (41, 19), (46, 23), (54, 23), (59, 19))
    b.eyes(58, 7.5, 1.7)
    for x in (42, 58):
        b.ring(INK, 1.8, x, 58, 6.6)
    b.stroke(INK, 1.8, (48.6, 57), (51.4, 57))
    b.nose(60)
    b.mouth(71)
    for i in range(7):
        b.disc("#FBF3E2", 38 + i * 4, 84 + 7.2 * math.sin(math.pi * i / 6) ** 0.8, 2.2)


def _otto(b: Bust) -> None:
    """Bald, with a full white beard and a roll-neck."""
    white = "#F1EBDF"
    b.shoulders("#26394B", 42)
    b.box("#33495D", 38, 76, 24, 14, 6)
    b.neck("#E7B590", 9)
    b.ears("#EDBE98", 55, 18.5)
    b.shape(
        "#F3C9A4",
        (32, 58),
        (30, 26, 42, 24, 50, 24),
        (58, 24, 70, 26, 68, 58),
        (66, 76),
        (34, 76),
    )
    b.half_shade((52, 24), (62, 25, 69, 32, 68, 62), (52, 62), strength=0.1)
    b.shape(
        white,
        (31, 54),
        (30, 84, 42, 90, 50, 90),
        (58, 90, 70, 84, 69, 54),
        (66, 64, 60, 64),
        (50, 61, 40, 64),
        (34, 64, 31, 54),
    )
    for x in (38, 53):
        b.box(white, x, 47, 9, 3.2, 1.6)
    b.eyes(55)
    b.nose(54)
    b.mouth(71, 4)


def _carmen(b: Bust) -> None:
    """Red curls and a flower behind the ear."""
    hair, skin = "#9A3A20", "#D9A06F"
    for x, y, r in (
        (28, 52, 15),
        (72, 52, 15),
        (26, 70, 13),
        (74, 70, 13),
        (34, 32, 15),
        (66, 32, 15),
        (50, 24, 16),
        (32, 82, 10),
        (68, 82, 10),
    ):
        b.disc(hair, x, y, r)
    b.shoulders("#28323E", 36)
    b.neck(skin)
    b.shape(skin, (38, 82), (50, 94), (62, 82))
    b.face("#E7B486", 16, 20, 58)
    b.shape(
        hair,
        (33, 56),
        (32, 38, 42, 36, 56, 36),
        (66, 38, 68, 46, 67, 56),
        (62, 44, 52, 44),
        (42, 44, 33, 56),
    )
    b.eyes(58)
    b.nose(59)
    b.mouth(71, 5, "#A5301D")
    for i in range(5):
        angle = i * math.tau / 5 - math.pi / 2
        b.disc("#E9B84F", 70 + 5.2 * math.cos(angle), 36 + 5.2 * math.sin(angle), 3.8)
    b.disc("#FBF3E2", 70, 36, 3)


def _bruno(b: Bust) -> None:
    """Broad, with a short black beard and a yellow jacket."""
    hair, skin = "#241C1A", "#C58756"
    b.shoulders("#E0B04B", 46, 84)
    b.shape("#F6E9CF", (38, 79), (50, 96), (62, 79), (50, 86))
    b.neck("#B9794D", 11)
    b.shape(
        skin,
        (30, 44),
        (30, 66, 34, 78, 50, 79),
        (66, 78, 70, 66, 70, 44),
        (64, 30, 36, 30, 30, 44),
    )
    b.half_shade((52, 33), (70, 36), (70, 66, 66, 78, 52, 79))
    b.shape(
        hair,
        (29, 56),
        (29, 78, 40, 83, 50, 83),
        (60, 83, 71, 78, 71, 56),
        (68, 66, 62, 64),
        (50, 60, 38, 64),
        (32, 66, 29, 56),
    )
    b.box(skin, 43, 67, 14, 4.4, 2.2)
    b.shape(
        hair,
        (28, 50),
        (26, 22, 34, 20, 50, 20),
        (68, 18, 75, 24, 72, 50),
        (68, 38, 62, 38),
        (38, 38),
        (32, 40, 28, 50),
    )
    b.box(hair, 37, 47, 11, 3.6, 1.6)
    b.box(hair, 52, 47, 11, 3.6, 1.6)
    b.eyes(55)
    b.nose(54, "#6A3318")


def _ines(b: Bust) -> None:
    """Two puffs of black hair, a yellow band, gold hoops."""
    hair, gold = "#1F1719", "#DDA63A"
    b.disc(hair, 25, 28, 16)
    b.disc(hair, 75, 28, 16)
    b.disc(hair, 50, 42, 24, 22)
    b.shoulders("#EADFC8", 36)
    b.box("#D9CBB0", 38, 74, 24, 14, 6)
    b.neck("#74452C")
    b.face("#8F5A3B", 17, 20, 57, 0.22)
    b.shape(
        hair,
        (32, 54),
        (32, 34, 44, 34, 50, 34),
        (58, 34, 68, 34, 68, 54),
        (62, 42, 50, 42),
        (38, 42, 32, 54),
    )
    b.shape(
        gold,
        (31, 42),
        (38, 32, 62, 32, 69, 42),
        (66, 36, 60, 27, 50, 27),
        (40, 27, 34, 36, 31, 42),
    )
    b.eyes(57)
    b.nose(58, "#4A2414")
    b.mouth(70, 5, "#D0816B")
    for x in (31, 69):
        b.ring(gold, 1.8, x, 72, 4.6)


def _hero(b: Bust) -> None:
    """The player: a plain figure without a face, so that it may be anybody."""
    b.shoulders("#AE4327", 40)
    b.shape("#F3E2C3", (39, 83), (50, 96), (61, 83))
    b.neck("#DDB487", 8)
    b.face("#EBC89E", 17, 20, 56, 0.09)
    b.shape(
        "#5B3A26",
        (31, 56),
        (28, 30, 40, 28, 50, 28),
        (62, 28, 72, 32, 69, 56),
        (66, 46, 58, 42),
        (42, 46, 36, 44),
        (32, 48, 31, 56),
    )


HERO = ""

#: Of each character: the disc's colour and the figure.
PEOPLE: dict[str, tuple[str, Callable[[Bust], None]]] = {
    "ana": ("#DDA63A", _ana),
    "renzo": ("#3B7C7D", _renzo),
    "lucia": ("#D0816B", _lucia),
    "otto": ("#54748E", _otto),
    "carmen": ("#8A8C45", _carmen),
    "bruno": ("#C98B57", _bruno),
    "ines": ("#7B5571", _ines),
    HERO: ("#7C9A86", _hero),
}
