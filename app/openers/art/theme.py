"""Design tokens: every colour of the program, in two themes.

A theme is a frozen record of ``#RRGGBB`` texts whose names are the token names of the design;
nothing else in the program writes a colour down. No Qt here: painters turn the texts into
colours themselves (``paint.colour``), stylesheets paste them.
"""

from __future__ import annotations

from dataclasses import dataclass

Rgb = tuple[int, int, int]


@dataclass(frozen=True)
class Theme:
    """One set of colours. Every field but ``name`` and ``dark`` is a ``#RRGGBB`` text."""

    name: str
    dark: bool
    # The room, the table and what is printed on the felt; text never stands on room or rail.
    room: str
    room_lo: str
    felt: str
    felt_lo: str
    felt_line: str
    felt_dim: str
    on_felt: str
    on_felt_2: str
    rail: str
    rail_hi: str
    rail_lo: str
    # Windows: surface for panels, raised for boxes and fields, sunken for tracks and side columns.
    surface: str
    raised: str
    sunken: str
    line: str
    line_2: str
    text: str
    text_2: str
    disabled: str
    # Terracotta: commits, links, raises.
    accent: str
    accent_hi: str
    on_accent: str
    accent_soft: str
    # Brass: pot, winners, tags, what is chosen.
    mustard: str
    on_mustard: str
    mustard_soft: str
    mustard_text: str
    turn: str
    # Calls and second lines; verdicts.
    teal: str
    teal_soft: str
    good: str
    good_soft: str
    warn: str
    warn_soft: str
    bad: str
    bad_soft: str
    # Plates of the players; the pill for numbers on the felt; the loud bubble (paper always).
    plate: str
    plate_line: str
    plate_text: str
    plate_text_2: str
    folded: str
    on_folded: str
    pill: str
    on_pill: str
    pot_figure: str
    bubble: str
    bubble_text: str
    bubble_text_2: str
    # Cards, backs and the cut-paper rim of portraits.
    card: str
    card_lo: str
    card_edge: str
    back: str
    back_2: str
    back_3: str
    rim: str
    hint: str
    ribbon: str
    on_ribbon: str
    shadow: str


LIGHT = Theme(
    name="light", dark=False,
    room="#EADFCB", room_lo="#D6C6AB",
    felt="#43735C", felt_lo="#2C5443", felt_line="#86AB95", felt_dim="#3A6350",
    on_felt="#FFF8EA", on_felt_2="#EEF0E0",
    rail="#85573A", rail_hi="#B07E57", rail_lo="#5A3823",
    surface="#FBF5E9", raised="#FFFDF8", sunken="#F1E7D5", line="#DCCDB4", line_2="#A08B6C",
    text="#2B211A", text_2="#665547", disabled="#7B6B5C",
    accent="#AE4327", accent_hi="#9A3A20", on_accent="#FFF8EE", accent_soft="#F6DFD2",
    mustard="#DDA63A", on_mustard="#2E2007", mustard_soft="#F7E7BF", mustard_text="#7A5200",
    turn="#B8780F",
    teal="#1F6068", teal_soft="#D7E6E3",
    good="#2B6A45", good_soft="#D9E8D6", warn="#8A5200", warn_soft="#F8E6BE",
    bad="#A5301D", bad_soft="#F7DACF",
    plate="#FFFBF2", plate_line="#E4D7BF", plate_text="#2B211A", plate_text_2="#665547",
    folded="#CFCBB6", on_folded="#4E4A3E",
    pill="#1E2E26", on_pill="#FFF8EA", pot_figure="#F3CD7C",
    bubble="#FFFBF2", bubble_text="#2B211A", bubble_text_2="#665547",
    card="#FFFDF7", card_lo="#F6EEDF", card_edge="#CDBFA6",
    back="#B5492C", back_2="#F4E3C8", back_3="#8E3420", rim="#FFFBF2",
    hint="#1F6068", ribbon="#AE4327", on_ribbon="#FFF8EE", shadow="#342010",
)  # fmt: skip

DARK = Theme(
    name="dark", dark=True,
    room="#32271E", room_lo="#15100C",
    felt="#2F5C4C", felt_lo="#142C24", felt_line="#4C7A68", felt_dim="#1F4337",
    on_felt="#F6ECDA", on_felt_2="#C9D6C8",
    rail="#4B3020", rail_hi="#7A5338", rail_lo="#281810",
    surface="#231B15", raised="#2E251D", sunken="#1A140F", line="#45382C", line_2="#816D59",
    text="#F4EADA", text_2="#C0AF99", disabled="#9D8C75",
    accent="#DF8258", accent_hi="#EC9C76", on_accent="#2B1208", accent_soft="#4A2A1D",
    mustard="#E7BA5E", on_mustard="#2E2007", mustard_soft="#463719", mustard_text="#EBC67A",
    turn="#E7BA5E",
    teal="#7FC0BF", teal_soft="#1F3A3A",
    good="#8CC79B", good_soft="#20382A", warn="#EBC067", warn_soft="#43351A",
    bad="#F0977F", bad_soft="#4A241B",
    plate="#2C231C", plate_line="#4D3F32", plate_text="#F4EADA", plate_text_2="#C0AF99",
    folded="#232622", on_folded="#A9AA9B",
    pill="#0E1A15", on_pill="#F6ECDA", pot_figure="#F3CD7C",
    bubble="#F6ECDA", bubble_text="#2B211A", bubble_text_2="#665547",
    card="#F8F0E1", card_lo="#EBE0CC", card_edge="#8E8068",
    back="#9C3F27", back_2="#E7D3B4", back_3="#742B1A", rim="#D8C8AB",
    hint="#1F6068", ribbon="#AE4327", on_ribbon="#FFF8EE", shadow="#000000",
)  # fmt: skip

#: Suit inks on card paper, by suit number (clubs, diamonds, hearts, spades), in both themes.
SUITS_TWO = ("#23262B", "#B92D22", "#B92D22", "#23262B")
SUITS_FOUR = ("#24683C", "#1D5C9E", "#B92D22", "#23262B")

#: Chips by value, highest first: (value, body, inlay).
CHIPS = (
    (100, "#2B2320", "#E2B04A"),
    (25, "#2A6B71", "#F7E9D2"),
    (5, "#B5492C", "#F7E9D2"),
    (1, "#F3E7D0", "#A9794E"),
)

#: Every (ink, ground) pair of tokens that carries text; a test holds each at 4.5:1 in both themes.
TEXT_PAIRS = (
    *((ink, ground) for ink in ("text", "text_2") for ground in ("surface", "raised", "sunken")),
    ("disabled", "surface"), ("disabled", "raised"),
    ("on_accent", "accent"), ("on_accent", "accent_hi"),
    ("accent", "surface"), ("accent", "raised"), ("accent", "accent_soft"), ("accent", "plate"),
    ("text", "accent_soft"), ("text", "teal_soft"), ("text", "mustard_soft"),
    ("text_2", "accent_soft"), ("text_2", "teal_soft"),
    ("on_mustard", "mustard"), ("mustard_text", "surface"), ("mustard_text", "mustard_soft"),
    ("mustard_text", "plate"), ("mustard_text", "raised"),
    ("teal", "surface"), ("teal", "raised"), ("teal", "teal_soft"),
    ("good", "surface"), ("good", "raised"), ("good", "plate"), ("good", "good_soft"),
    ("warn", "surface"), ("warn", "raised"), ("warn", "warn_soft"),
    ("bad", "surface"), ("bad", "raised"), ("bad", "bad_soft"),
    ("plate_text", "plate"), ("plate_text_2", "plate"), ("on_folded", "folded"),
    ("on_felt", "felt"), ("on_felt", "felt_dim"), ("on_felt", "felt_lo"), ("on_felt_2", "felt"),
    ("on_pill", "pill"), ("pot_figure", "pill"),
    ("bubble_text", "bubble"), ("bubble_text_2", "bubble"), ("on_ribbon", "ribbon"),
    ("surface", "text"),
)  # fmt: skip

#: Marks that carry no text: at least 3:1 against what they sit on.
MARK_PAIRS = (
    ("turn", "plate"), ("line_2", "surface"), ("line_2", "raised"), ("hint", "card_lo"),
    ("on_felt", "felt"), ("mustard", "felt_dim"), ("good", "raised"), ("bad", "raised"),
    ("accent", "sunken"),
)  # fmt: skip

_current = LIGHT


def current() -> Theme:
    """The theme in force."""
    return _current


def set_current(theme: Theme) -> None:
    """Make `theme` the one in force; whoever painted with the old one repaints."""
    global _current
    _current = theme


def suit_inks(four_colour: bool) -> tuple[str, str, str, str]:
    """Ink of each suit by suit number: two colours, or four (green clubs, blue diamonds)."""
    return SUITS_FOUR if four_colour else SUITS_TWO


def rgb(colour: str) -> Rgb:
    """``#RRGGBB`` as three numbers 0…255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """`first` with `share` (0…1) of `second` in it."""
    mixed = (
        round(a * (1 - share) + b * share) for a, b in zip(rgb(first), rgb(second), strict=True)
    )
    return "#" + "".join(f"{value:02X}" for value in mixed)


def luminance(colour: str) -> float:
    """Relative luminance, 0 (black) to 1 (white), as WCAG 2.1 defines it."""

    def linear(value: float) -> float:
        return float(value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(part / 255) for part in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Contrast ratio of two colours, 1 to 21, as WCAG 2.1 defines it."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)
