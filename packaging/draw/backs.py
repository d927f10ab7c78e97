"""The two backs; both read the same upside down."""

from __future__ import annotations

from faces import paper
from kit import box, disc, line, path, place, poly, rays, svg, use
from shapes import H, W

from openers.art.theme import LIGHT

GROUND, PRINT, DEEP = LIGHT.back.lower(), LIGHT.back_2.lower(), LIGHT.back_3.lower()
BLUE, BLUE_DEEP, GOLD = "#2f6278", "#234c5e", "#e2a033"
EDGE = 12  # paper left round the print


def _panel(fill: str, trim: str) -> tuple[str, str]:
    """The printed ground and the fine line inside its edge."""
    width, height = W - 2 * EDGE, H - 2 * EDGE
    line_box = f'stroke="{trim}" stroke-width="2.6"'
    return box(EDGE, EDGE, width, height, 9, fill), box(
        EDGE + 5, EDGE + 5, width - 10, height - 10, 6, "none", line_box
    )


def _star(size: float, fill: str) -> str:
    """A four-pointed star on 0, 0."""
    thin = size * 0.3
    points = ((0, -size), (thin, -thin), (size, 0), (thin, thin))
    half = [value for point in points for value in point]
    return path(poly(*half, *(-value for value in half)), fill)


def harlequin() -> str:
    """Dark lozenges on terracotta with a small star at every crossing, a sun in the middle."""
    across, down = 4, 5
    dx, dy = (W - 2 * EDGE) / across, (H - 2 * EDGE) / down
    lozenges, stars = "", ""
    for column in range(across):
        for row in range(down):
            x, y = EDGE + (column + 0.5) * dx, EDGE + (row + 0.5) * dy
            lozenges += poly(x, y - dy / 2, x + dx / 2, y, x, y + dy / 2, x - dx / 2, y)
    for column in range(1, across):
        for row in range(1, down):
            stars += use("s", EDGE + column * dx, EDGE + row * dy)
    ground, trim = _panel(GROUND, PRINT)
    sun = (
        disc(0, 0, 46, DEEP)
        + disc(0, 0, 42, PRINT)
        + disc(0, 0, 38.5, GROUND)
        + rays(16, [33, 17, 24, 17], PRINT, 2.4, 3)
        + disc(0, 0, 10, PRINT)
        + disc(0, 0, 6, GROUND)
    )
    return svg(
        f'<defs><g id="s">{_star(9, PRINT)}</g></defs>'
        + paper()
        + ground
        + path(lozenges, DEEP)
        + stars
        + trim
        + place(sun, W / 2, H / 2),
        W,
        H,
    )


def leaf() -> str:
    """Gold and paper leaves on blue, large enough to stay leaves on a small card."""
    shape = (
        path("M0 30C-21 16-21-14 0-35Z", PRINT)
        + path("M0 30C21 16 21-14 0-35Z", GOLD)
        + line("M0 36L0-20M0 17L-9 6M0 17L9 6M0 3L-9-8M0 3L9-8", BLUE, 2.4)
    )
    half = ""
    for row in range(3):
        columns = 4 - row % 2
        for column in range(columns):
            x = W / 2 + (column - (columns - 1) / 2) * 52
            y = 58 + row * 50
            if row < 2 or column in (0, columns - 1):
                half += use("l", x, y)
    ground, trim = _panel(BLUE, BLUE_DEEP)
    sun = (
        disc(0, 0, 44, PRINT)
        + disc(0, 0, 40, BLUE)
        + rays(16, [33, 17, 24, 17], PRINT, 2.4, 3)
        + disc(0, 0, 10, PRINT)
        + disc(0, 0, 6, GOLD)
    )
    return svg(
        f'<defs><g id="l">{shape}</g><g id="h">{half}</g></defs>'
        + paper()
        + ground
        + trim
        + '<use xlink:href="#h"/>'
        + f'<use xlink:href="#h" transform="rotate(180 {W / 2:g} {H / 2:g})"/>'
        + place(sun, W / 2, H / 2),
        W,
        H,
    )


def files() -> dict[str, str]:
    """Both backs: file name and text."""
    return {"back_harlequin.svg": harlequin(), "back_leaf.svg": leaf()}
