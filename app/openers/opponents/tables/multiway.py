"""Tables of strategy for three to seven players of draw: their files, and where a view stands."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from openers.engine.views import View
from openers.opponents.buckets import BUCKETS
from openers.opponents.classes import CLASSES, MOST_DRAWN
from openers.opponents.tables import spots, store

_ARRAYS = ("before", "draw", "after")
_USUAL_DRAW = 3


class Table(NamedTuple):
    """A strategy for several players, in 255ths.

    Attributes:
        players: dealt in where it was trained.
        before: (spots, choices, classes).
        draw: cards drawn, (spots, draws, classes).
        after: (spots, choices, buckets).
    """

    players: int
    before: store.Shares
    draw: store.Shares
    after: store.Shares


def save(folder: Path, name: str, arrays: dict[str, store.Shares], told: dict[str, Any]) -> None:
    """Write the table and its manifest."""
    store.save(folder, name, arrays, told)


def load(manifest_path: Path) -> Table:
    """The table a manifest tells of. Raises `openers.opponents.tables.store.Faulty` or OSError."""
    told, arrays = store.arrays_of(manifest_path, _ARRAYS)
    players = told["players"]
    shapes = {
        "before": (spots.BEFORE_A_SEAT * players, spots.CHOICES, CLASSES),
        "draw": (spots.DRAW_SPOTS, spots.DRAWS, CLASSES),
        "after": (spots.AFTER_SPOTS, spots.CHOICES, BUCKETS),
    }
    for name, shape in shapes.items():
        if arrays[name].shape != shape or arrays[name].dtype != np.uint8:
            raise store.Faulty(f"{manifest_path.stem}: {name} is not an array of {shape}")
    return Table(players, *(arrays[name] for name in _ARRAYS))


def row(known: Table, view: View, held: int) -> Sequence[int]:
    """Shares of what may be chosen; ``held``: the class of hand, after the draw its bucket."""
    shares: list[int] = _array(known, view)[place(view, known.players), :, held].tolist()
    return shares


def _array(known: Table, view: View) -> store.Shares:
    if view.legal.phase == "draw":
        return known.draw
    return known.before if view.table.step_name == "first-bets" else known.after


def place(view: View, players: int) -> int:
    """The spot of a view, in a table for so many players."""
    table, me = view.table, view.seat
    if view.legal.phase == "draw":
        role, raised = int(table.opener == me), int(table.aggressor == me)
        return spots.draw(
            role, _others(view), _paid(view), min(_drawn(view), default=spots.NOT_YET), raised
        )
    level, cost = min(table.wagers, spots.LEVELS - 1), _price(view)
    if table.step_name == "first-bets":
        left = min(_left(view), players)
        return spots.before(level, left, _others(view), int(table.bets[me] > 0), cost)
    bettor = table.street_aggressor
    drawn = table.drawn[bettor] if bettor >= 0 else None
    theirs = min(_drawn(view), default=_USUAL_DRAW) if drawn is None else min(drawn, MOST_DRAWN)
    own = table.drawn[me]
    return spots.after(
        min(_USUAL_DRAW if own is None else own, MOST_DRAWN),
        theirs,
        _others(view),
        level,
        int(_left(view) == 1),
        int(me == (table.opener if bettor >= 0 else table.aggressor)),
        cost,
        _paid(view),
    )


def _others(view: View) -> int:
    return len(view.table.still_in) - 1


def _left(view: View) -> int:
    """Players who still have to speak, this one included."""
    t = view.table
    return sum(
        t.stacks[s] > 0 and (t.acted_to[s] < 0 or t.bets[s] < t.to_match) for s in t.still_in
    )


def _price(view: View) -> int:
    return spots.price(view.legal.call, view.table.pot_now())


def _paid(view: View) -> int:
    """The stakes of the first round; antes and what was carried are the pot it began with."""
    table, me = view.table, view.seat
    return spots.stakes(table.wagered[me] - table.bets[me], sum(table.antes) + table.carried)


def _drawn(view: View) -> list[int]:
    """Cards drawn by the others still in, as far as they have."""
    found = (view.table.drawn[s] for s in view.table.still_in if s != view.seat)
    return [min(n, MOST_DRAWN) for n in found if n is not None]
