"""A small drawing kit: shapes as SVG text, made of plain paths only.

Shapes are strings, back to front; joining them draws them. Only ``path``, ``rect``, ``circle``,
``ellipse``, ``g``, ``defs`` and ``use`` appear, with fill, stroke and transform, so that any
SVG Tiny renderer shows the same picture.
"""

from __future__ import annotations

import re
from math import cos, pi, sin

_CIRCLE = 0.5523  # how far a cubic's handles reach along a quarter of a circle


def num(value: float) -> str:
    """A number with one decimal at most, as short as it goes."""
    return f"{value:.1f}".rstrip("0").rstrip(".") if value % 1 else f"{value:.0f}"


def oval(cx: float, cy: float, rx: float, ry: float, *, hole: bool = False) -> str:
    """Path data of an ellipse of four cubics; a `hole` runs the other way round."""
    x, y = rx * _CIRCLE, ry * _CIRCLE
    if hole:
        rx, x = -rx, -x
    points = [
        (cx - rx, cy),
        (cx - rx, cy - y), (cx - x, cy - ry), (cx, cy - ry),
        (cx + x, cy - ry), (cx + rx, cy - y), (cx + rx, cy),
        (cx + rx, cy + y), (cx + x, cy + ry), (cx, cy + ry),
        (cx - x, cy + ry), (cx - rx, cy + y), (cx - rx, cy),
    ]  # fmt: skip
    first, *rest = (f"{num(px)} {num(py)}" for px, py in points)
    return f"M{first}C{' '.join(rest)}Z"


def poly(*xy: float) -> str:
    """Path data of a polygon: x, y, x, y …"""
    pairs = [f"{num(x)} {num(y)}" for x, y in zip(xy[::2], xy[1::2], strict=True)]
    return f"M{'L'.join(pairs)}Z"


def half_turn(d: str, width: float, height: float) -> str:
    """The same outline upside down in its box (absolute M, L, C and Z only)."""
    pair = re.compile(r"(-?[\d.]+)[ ,](-?[\d.]+)")
    return pair.sub(lambda m: f"{num(width - float(m[1]))} {num(height - float(m[2]))}", d)


def path(d: str, fill: str, extra: str = "") -> str:
    """A filled path."""
    return f'<path d="{d}" fill="{fill}"{" " + extra if extra else ""}/>'


def line(d: str, ink: str, width: float = 3, cap: str = "round") -> str:
    """A drawn line."""
    return (
        f'<path d="{d}" fill="none" stroke="{ink}" stroke-width="{num(width)}" '
        f'stroke-linecap="{cap}" stroke-linejoin="round"/>'
    )


def disc(cx: float, cy: float, r: float, fill: str) -> str:
    """A filled circle."""
    return f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}" fill="{fill}"/>'


def dots(fill: str, r: float, *xy: float) -> str:
    """Circles of one size at x, y, x, y …"""
    return path("".join(oval(x, y, r, r) for x, y in zip(xy[::2], xy[1::2], strict=True)), fill)


def box(x: float, y: float, w: float, h: float, r: float, fill: str, extra: str = "") -> str:
    """A rounded rectangle."""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(r)}" '
        f'ry="{num(r)}" fill="{fill}"{" " + extra if extra else ""}/>'
    )


def place(body: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """`body` moved to x, y, then turned (degrees) and scaled about that point."""
    steps = f"translate({num(x)} {num(y)})"
    if turn:
        steps += f" rotate({num(turn)})"
    if scale != 1:
        steps += f" scale({scale:.3g})"
    return f'<g transform="{steps}">{body}</g>'


def use(what: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """One more copy of the shape whose id is `what`."""
    steps = f"translate({num(x)} {num(y)})"
    if turn:
        steps += f" rotate({num(turn)})"
    if scale != 1:
        steps += f" scale({scale:.3g})"
    return f'<use xlink:href="#{what}" transform="{steps}"/>'


def group(body: str, name: str) -> str:
    """`body` under an id, so that the program can paint it alone."""
    return f'<g id="{name}">{body}</g>'


def rays(n: int, lengths: list[float], ink: str, width: float, knob: float = 0) -> str:
    """A starburst on 0, 0: `n` thin rays of repeating lengths, with knobs on the longest."""
    d = knobs = ""
    for i in range(n):
        length, angle = lengths[i % len(lengths)], 2 * pi * i / n
        x, y = length * sin(angle), -length * cos(angle)
        d += f"M0 0L{num(x)} {num(y)}"
        if knob and length == max(lengths):
            knobs += oval(x, y, knob, knob)
    return line(d, ink, width) + (path(knobs, ink) if knobs else "")


def svg(body: str, width: float, height: float) -> str:
    """A whole file."""
    size = f"{num(width)} {num(height)}"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{num(width)}" height="{num(height)}" viewBox="0 0 {size}">{body}</svg>\n'
    )
