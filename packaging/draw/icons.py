"""The signs inside native controls: arrows, ticks, switches; one file per theme."""

from __future__ import annotations

from kit import box, disc, line, path, place, rays, svg
from shapes import SUIT_SHAPES, suit_ink

from openers.art.theme import DARK, LIGHT, Theme

_ARROWS = {
    "down": "M3 6L8 11L13 6",
    "right": "M6 3L11 8L6 13",
    "plus": "M8 3L8 13M3 8L13 8",
    "minus": "M3 8L13 8",
}


def _switch(track: str, knob: str, at: float) -> str:
    return svg(box(0, 0, 44, 24, 12, track) + disc(at, 12, 9, knob), 44, 24)


def _set(theme: Theme) -> dict[str, str]:
    """The signs of one theme by name."""
    signs = {name: svg(line(d, theme.text_2, 2.2), 16, 16) for name, d in _ARROWS.items()}
    tick = "M3.5 8.5L6.8 11.8L12.5 4.8"
    return signs | {
        "check": svg(line(tick, theme.on_accent, 2.4), 16, 16),
        "mark": svg(line(tick, theme.accent, 2.4), 16, 16),
        "dash": svg(line("M4 8L12 8", theme.on_accent, 2.4), 16, 16),
        "dot": svg(disc(8, 8, 3.6, theme.on_accent), 16, 16),
        "switch_on": _switch(theme.accent, theme.on_accent, 32),
        "switch_off": _switch(theme.line_2, theme.raised, 12),
        "switch_none": _switch(theme.line, theme.surface, 12),
    }


def program() -> str:
    """The program's icon: a card with the sun of the deck, on green felt."""
    felt = box(0, 0, 256, 256, 56, LIGHT.felt_lo)
    felt += box(10, 10, 236, 236, 47, "none", f'stroke="{LIGHT.felt_line}" stroke-width="4"')
    under = box(-62, -87, 124, 174, 14, LIGHT.back)
    under += box(-53, -78, 106, 156, 8, "none", f'stroke="{LIGHT.back_2}" stroke-width="4"')
    card = box(-62, -87, 124, 174, 14, LIGHT.card)
    sun = rays(12, [46, 30], LIGHT.accent, 7) + disc(0, 0, 17, LIGHT.card)
    sun += disc(0, 0, 11, LIGHT.mustard)
    spade = path(SUIT_SHAPES["S"], suit_ink("S"))
    face = card + place(sun, 0, 12) + place(spade, -40, -62, 0.3)
    return svg(felt + place(under, 104, 134, 1, -16) + place(face, 146, 128, 1, 8), 256, 256)


def files() -> dict[str, str]:
    """Every icon file: name and text."""
    signs = {
        f"{name}_{theme.name}.svg": text
        for theme in (LIGHT, DARK)
        for name, text in _set(theme).items()
    }
    return signs | {"openers.svg": program()}
