"""Whether a layout holds: nothing leaves the window, nothing touches anything else."""

from itertools import combinations

from openers.table.geometry import Rect, hull
from openers.table.places import Layout

GAP = 3.0
"""Things keep at least this far from each other."""
RAIL = 20.0
"""The width of the rail."""


def phases(layout: Layout) -> list[dict[str, Rect]]:
    """The rectangles in sight together, by name: while bets are made, at the draw, at the
    showdown, and while the result is read.
    """
    hero, *others = layout.seats
    cards = hero.shown_box
    foot = layout.keys_y + 8 * layout.unit
    lifted = Rect(cards.x, cards.y - layout.lift, cards.w, foot - cards.y + layout.lift)
    always = {"button 0": hero.button}
    always |= {f"plate {i}": seat.box for i, seat in enumerate(layout.seats)}
    closed = {f"cards {i}": s.closed_box for i, s in enumerate(others, 1)}
    shown = {f"cards {i}": s.shown_box for i, s in enumerate(others, 1)}
    bets = {f"bet {i}": seat.bet for i, seat in enumerate(layout.seats)}
    piles = {"stub": layout.stub, "stub label": layout.stub_label}
    if not layout.boards:
        piles |= {"pile": layout.pile, "pile label": layout.pile_label}
    piles = {name: rect for name, rect in piles.items() if rect.w}
    middle = {"pot": layout.pot, **piles}
    if not layout.way.beside_pot:
        middle = {"pot": hull([layout.pot, *piles.values()])}
    return [
        {**always, **closed, **middle, **bets, "cards 0": cards},
        {**always, **closed, **middle, "cards 0": lifted},
        {**always, **shown, "pot": layout.pot, "cards 0": cards},
        {**always, **shown, "banner": layout.banner, "cards 0": cards},
    ]


def troubles(layout: Layout) -> list[str]:
    """What leaves the window or touches what, phase by phase."""
    found = []
    for i, rects in enumerate(phases(layout)):
        for name, rect in rects.items():
            if not rect.inside(layout.width, layout.height, 2.0):
                found.append(f"{i}: {name} leaves")
        for (one, a), (two, b) in combinations(rects.items(), 2):
            if a.meets(b, GAP):
                found.append(f"{i}: {one} meets {two}")
    return found


def holds(layout: Layout) -> bool:
    """Whether nothing leaves the window and nothing touches anything else in any phase."""
    width, height = layout.width - 2.0, layout.height - 2.0
    for named in phases(layout):
        rects = sorted([(y, y + h + GAP, x, x + w + GAP) for x, y, w, h in named.values()])
        for i, (top, bottom, left, right) in enumerate(rects):
            if top < 2 or left < 2 or right - GAP > width or bottom - GAP > height:
                return False
            for other_top, _, other_left, other_right in rects[i + 1 :]:
                if other_top >= bottom:
                    break
                if other_left < right and left < other_right:
                    return False
    return True


def on_felt(layout: Layout) -> bool:
    """Whether the lower corners of the hero's row lie on the felt, not on the rail's bend."""
    rail, row = layout.rail, layout.seats[0].shown_box
    bend = min(rail.h * 0.46, 250.0 * layout.growth)
    reach = bend - RAIL * layout.growth + 6.0
    dx = rail.x + bend - row.x
    dy = row.bottom - (rail.bottom - bend)
    return dx <= 0 or dy <= 0 or dx * dx + dy * dy <= reach * reach
