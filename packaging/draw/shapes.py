"""Inks, suits and rank figures of the deck: the shapes that every card shares."""

from __future__ import annotations

from dataclasses import dataclass

from kit import oval, path, place, poly

from openers.art.theme import LIGHT, SUITS_TWO

W, H = 250, 350  # the card, in user units
RANKS = "23456789TJQKA"
SUITS = "CDHS"

PAPER = LIGHT.card.lower()
EDGE = LIGHT.card_edge.lower()

#: The arch behind a court's head.
SCREENS = {"S": "#c3d0d2", "H": "#f2cdb6", "D": "#f5dca0", "C": "#cbd9b7"}


def suit_ink(suit: str) -> str:
    """The ink of a suit's own signs. It differs from every other ink, so that the program can
    change it alone when the deck shows four colours.
    """
    return SUITS_TWO[SUITS.index(suit)].lower()


@dataclass(frozen=True)
class Inks:
    """The inks of one court card; `lead` is its suit's, `screen` its arch."""

    lead: str
    screen: str
    paper: str = PAPER
    linen: str = "#efe4cd"
    edge: str = "#b9a680"
    ink: str = "#24262d"
    red: str = "#c4392b"
    gold: str = "#e2a033"
    blue: str = "#2f6278"
    green: str = "#2e7048"
    skin: str = "#f3cfa9"
    shade: str = "#dfa67e"
    blush: str = "#d3734f"


# Suits are centred on 0, 0 in a box 100 high.
SUIT_SHAPES = {
    "H": (
        "M0 48C-9 31-47 8-47-20C-47-37-36-47-23-47C-12-47-4-40 0-29C4-40 12-47 23-47"
        "C36-47 47-37 47-20C47 8 9 31 0 48Z"
    ),
    "D": "M0-50C9-31 24-12 39 0C24 12 9 31 0 50C-9 31-24 12-39 0C-24-12-9-31 0-50Z",
    "S": (
        "M0-50C8-32 45-11 45 14C45 28 35 36 24 36C15 36 8 32 4 25C5 37 10 45 20 50L-20 50"
        "C-10 45-5 37-4 25C-8 32-15 36-24 36C-35 36-45 28-45 14C-45-11-8-32 0-50Z"
    ),
    "C": (
        oval(0, -26, 22.5, 22.5)
        + oval(-25, 9, 22.5, 22.5)
        + oval(25, 9, 22.5, 22.5)
        + "M-9-12L9-12L12 8L4 20C5 36 10 45 20 50L-20 50C-10 45-5 36-4 20L-12 8Z"
    ),
}


def pip(suit: str, fill: str, x: float, y: float, size: float, turn: float = 0) -> str:
    """A suit sign `size` units high, centred on x, y."""
    return place(path(SUIT_SHAPES[suit], fill), x, y, size / 100, turn)


# Rank figures: slab serifs with ball ends, in a box 100 high; each with its width.
_SIX = (
    oval(33, 67.5, 33, 34)
    + oval(33, 67.5, 15, 25, hole=True)
    + "M0 66C0 24 15 -1.5 41 -1.5C55 -1.5 64 6 64 18L43 13C42 9 40 8 37 8"
    "C25 8 18 28 18 62Z" + oval(52.5, 18, 11.5, 11.5)
)
_NINE = (
    oval(33, 32.5, 33, 34)
    + oval(33, 32.5, 15, 25, hole=True)
    + "M66 34C66 76 51 101.5 25 101.5C11 101.5 2 94 2 82L23 87C24 91 26 92 29 92"
    "C41 92 48 72 48 38Z" + oval(13.5, 82, 11.5, 11.5)
)
_BOWL = (
    "M11 46C17 39 25 36 34 36C53 36 66 48 66 68C66 88 52 101.5 32 101.5C14 101.5 1 92 1 78"
    "L19 86C21 90 25 92 31 92C42 92 47.5 83 47.5 68C47.5 53 42 46 33 46C26 46 21 49 18 55Z"
    + oval(12.5, 78, 11.5, 11.5)
)

RANK_SHAPES: dict[str, tuple[float, str]] = {
    "A": (
        77,
        poly(30, 0, 43, 0, 22, 94, 9, 94)
        + poly(29, 0, 47, 0, 69, 94, 50, 94)
        + poly(19, 58, 56, 58, 56, 68, 17, 68)
        + poly(0, 91, 29, 91, 29, 100, 0, 100)
        + poly(41, 91, 77, 91, 77, 100, 41, 100),
    ),
    "K": (
        74,
        poly(8, 0, 26, 0, 26, 100, 8, 100)
        + poly(51, 4, 65, 4, 24, 64, 24, 43)
        + poly(27, 46, 40, 32, 69, 94, 49, 94)
        + poly(0, 0, 34, 0, 34, 9, 0, 9)
        + poly(0, 91, 34, 91, 34, 100, 0, 100)
        + poly(43, 0, 72, 0, 72, 9, 43, 9)
        + poly(41, 91, 74, 91, 74, 100, 41, 100),
    ),
    "Q": (
        74,
        oval(35, 49, 35, 50.5)
        + oval(35, 49, 17, 41, hole=True)
        + "M22 68C32 62 42 68 50 80C56 89 63 93 72 90L74 98C62 107 48 105 40 92C35 83 31 77 24 77Z",
    ),
    "J": (
        61,
        "M29 0L47 0L47 72C47 91 38 101.5 23 101.5C9 101.5 0 92 0 80L18 87C19 91 21 92 23 92"
        "C27 92 29 86 29 72Z" + oval(11, 80, 11, 11) + poly(14, 0, 61, 0, 61, 9, 14, 9),
    ),
    "T": (
        92,
        "M10 100L10 20L0 22L0 13L18 0L28 0L28 100Z"
        + poly(0, 91, 38, 91, 38, 100, 0, 100)
        + oval(67, 50, 25, 51.5)
        + oval(67, 50, 9, 42, hole=True),
    ),
    "9": (66, _NINE),
    "8": (
        66,
        oval(33, 25.5, 29, 27)
        + oval(33, 25.5, 12.5, 18, hole=True)
        + oval(33, 72.5, 33, 29)
        + oval(33, 72.5, 15, 20, hole=True),
    ),
    "7": (
        66,
        "M0 0L66 0L66 11C50 36 42 62 42 100L23 100C23 64 32 38 48 15L20 15C13 15 11 18 9 28L0 28Z",
    ),
    "6": (66, _SIX),
    "5": (66, "M9 0L61 0L59 15L19 15L18 52L9 54Z" + _BOWL),
    "4": (
        69,
        poly(38, 0, 56, 0, 56, 100, 38, 100)
        + poly(38, 0, 52, 0, 14, 70, 0, 70)
        + poly(0, 63, 69, 63, 69, 74, 0, 74)
        + poly(26, 91, 68, 91, 68, 100, 26, 100),
    ),
    "3": (
        66,
        "M6 0L61 0L61 9L37 41L24 47L20 45L43 14L21 14C15 14 13 17 12 25L4 25Z" + _BOWL,
    ),
    "2": (
        67,
        "M2 26C3 9 16 -1.5 33 -1.5C52 -1.5 65 9 65 28C65 44 54 54 42 63C31 71 23 77 19 85"
        "L46 85C54 85 56 82 58 72L67 72L65 100L0 100L0 92C3 76 14 66 26 56C38 46 46 40 46 28"
        "C46 15 40 8 31 8C26 8 22 10 20 14Z" + oval(13, 27, 11.5, 11.5),
    ),
}
