"""The geometry of the table, solved: the largest cards at which nothing touches anything else.

A pure function from the window's size to places. `solve` tries a few arrangements (seats beside
the hero or above, stub and discards beside the pot or over it, bets under the cards or beside
them) and keeps the one with the largest cards; `builder` lays one of them out, and a probe over
its rectangles tells whether it holds.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import sqrt

from openers.table.builder import build
from openers.table.places import PLATES, Arrangement, Ask, Layout

LEAST = 56.0
"""Opponents' open cards are not to fall below this height while the texts can give way."""
CONTENT = (84.0, 68.0, LEAST)
"""From which card height on a plate size is kept: large, middle, small."""
CAP = 180.0
"""The most an opponent's open card grows to, per unit of text scale and growth."""
HERO_CAP = 260.0
NICER = 1.12
"""A less pretty arrangement must make the cards larger by this factor."""
LEGIBLE, MUCH_NICER = 120.0, 1.35
"""From this height on the lower corners of the felt stay empty unless that is worth more."""
COARSE = 0.93
"""The first look goes down by this factor; a found height is refined."""
HERO_LEAST, HERO_MOST = 1.4, 1.6
"""The hero's cards by the opponents' open ones."""


@lru_cache(maxsize=64)
def solve(
    width: int,
    height: int,
    seats: int,
    cards: int = 5,
    text_scale: float = 1.0,
    boards: bool = False,
) -> Layout:
    """Places for a table of ``width`` x ``height`` logical pixels.

    Args:
        seats: players at the table, the hero among them: 2…8.
        cards: cards of a full hand: 5 or 7.
        text_scale: the reader's wish, 0.8…2.0; where the window is too small for it the texts
            give way before the cards become unreadable.
        boards: whether opponents' cards lie open while bets are made (stud).

    Raises ValueError for a number of seats there is no table for.
    """
    if not 2 <= seats <= 8:
        raise ValueError(f"a table has 2 to 8 seats, not {seats}")
    grown = growth(width, height)
    best: Layout | None = None
    for size, shrink in _sizes(height, text_scale * grown):
        unit = text_scale * grown * shrink
        ask = Ask(width, height, seats, cards, boards, unit, size, grown)
        found = _largest(ask)
        if found is None:
            continue
        if best is None or found.card > best.card:
            best = found
        if found.card >= min(CONTENT[size], CAP * unit):
            break
    if best is None:
        raise ValueError(f"no table fits into {width} x {height}")
    return best


def growth(width: float, height: float) -> float:
    """How much larger than the design's everything is in a large window: 1…1.5."""
    return min(1.5, max(1.0, sqrt(min(width / 1000, height / 640))))


def _sizes(height: float, unit: float) -> Iterator[tuple[int, float]]:
    first = 0 if height / unit >= 540 else 1
    for size in range(first, len(PLATES)):
        yield size, 1.0
    shrink = 0.85
    while shrink * unit > 0.5:
        yield len(PLATES) - 1, shrink
        shrink *= 0.85


def _arrangements(ask: Ask) -> list[Arrangement]:
    ways = [
        Arrangement(*way)
        for way in product(
            (False, True), (False, True), (True, False), (True, False), (True, False)
        )
    ]
    if not ask.split[0]:
        ways = [w for w in ways if not (w.side_high or w.side_low) and w.wide_bets]
    if not ask.boards:
        ways = [w for w in ways if w.bets_under]
    return ways


def _largest(ask: Ask) -> Layout | None:
    """The best arrangement for one plate size: clearly larger cards win, else the nicer one."""
    best: Layout | None = None
    for way in _arrangements(ask):
        floor = 30.0 if best is None else best.card * _worth(way, best)
        found = _grow(ask, way, floor)
        if found is not None:
            best = found
            if best.card >= CAP * ask.unit * 0.999:
                break
    return None if best is None else _grow_hero(ask, best)


def _worth(way: Arrangement, best: Layout) -> float:
    """How much larger the cards of an arrangement must be to take the place of a nicer one."""
    large = best.card >= LEGIBLE and way.side_low and not best.way.side_low
    return MUCH_NICER if large else NICER


def _grow(ask: Ask, way: Arrangement, floor: float) -> Layout | None:
    """The largest cards of one arrangement, or None where not even ``floor`` fits."""
    # What holds at one height need not hold at a smaller one: look from the top down.
    high = min(CAP * ask.unit, ask.height / (2.4 if ask.boards else 2.1))
    while high > floor:
        probe = build(ask, way, high, HERO_LEAST)
        if probe.holds:
            return _refine(ask, way, probe)
        high *= COARSE
    return None


def _refine(ask: Ask, way: Arrangement, best: Layout) -> Layout:
    low, high = best.card, min(best.card / COARSE, CAP * ask.unit)
    for _ in range(3):
        middle = (low + high) / 2
        probe = build(ask, way, middle, HERO_LEAST)
        if probe.holds:
            low, best = middle, probe
        else:
            high = middle
    return best


def _grow_hero(ask: Ask, found: Layout) -> Layout:
    """The same table with the hero's cards as large as they may be."""
    for step in range(8, 0, -1):
        ratio = HERO_LEAST + (HERO_MOST - HERO_LEAST) * step / 8
        if found.card * ratio > HERO_CAP * ask.unit:
            continue
        probe = build(ask, found.way, found.card, ratio)
        if probe.holds:
            return probe
    return found
