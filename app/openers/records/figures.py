"""What statistics say of deals, kept added up so that a million of them open at once.

Rates are kept by day and circumstance (table ``tally``), results by stretches of deals (table
``stretch``): the curve of a million deals has some thousands of points.
"""

import sqlite3
from typing import NamedTuple

STRETCH = 64
"""Deals in a stretch: a point of the result's curve."""


class Counted(NamedTuple):
    """One statistic of one deal: see `openers.stats.counters.Spot` and `Rate`."""

    stat: str
    position: str
    chance: int
    done: float


class Figures(NamedTuple):
    """What is counted of a deal when it ends, from the hero's side.

    Attributes:
        seats: players dealt in.
        units: the result in antes or big bets.
        counted: the statistics.
        level: the opponents' level, "" where they have none in common.
        assisted: whether the tutor was asked.
    """

    seats: int
    units: float
    counted: tuple[Counted, ...]
    level: str = ""
    assisted: bool = False


_OF = """
    SELECT profile, variant, substr(deal.ended, 1, 10) FROM deal
    JOIN match ON match.id = match WHERE match = ? AND number = ?
"""
_PLACE = "UPDATE deal SET place = ? WHERE match = ? AND number = ? AND place IS NULL"
_COUNT = """
    INSERT INTO tally VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET chance = chance + excluded.chance, done = done + excluded.done
"""
_ADD_RESULT = """
    INSERT INTO stretch VALUES (?, ?, ?, 1, ?, ?, 0, 0, ?)
    ON CONFLICT DO UPDATE SET
        deals = deals + 1,
        net = net + excluded.net,
        squares = squares + excluded.squares,
        day = excluded.day
"""
_ADD_LUCK = """
    UPDATE stretch SET judged = judged + 1, luck = luck + ?
    WHERE profile = ? AND variant = ? AND at = ?
"""


def enter(db: sqlite3.Connection, match: int, number: int, figures: Figures) -> None:
    """Count a deal that is in the log, inside the caller's transaction. Once: else ValueError."""
    profile, variant, day = db.execute(_OF, (match, number)).fetchone()
    last = db.execute(
        "SELECT at * ? + deals FROM stretch WHERE profile = ? AND variant = ?"
        " ORDER BY at DESC LIMIT 1",
        (STRETCH, profile, variant),
    ).fetchone()
    place = last[0] if last else 0
    new = db.execute(_PLACE, (place, match, number)).rowcount
    if not new:
        raise ValueError(f"deal {number} of match {match} is counted already")
    units = figures.units
    db.execute(_ADD_RESULT, (profile, variant, place // STRETCH, units, units * units, day))
    where = variant, figures.seats, day, figures.level, int(figures.assisted)
    db.executemany(_COUNT, [(profile, *where, *counted) for counted in figures.counted])


def judge(db: sqlite3.Connection, match: int, number: int, luck: float) -> None:
    """Keep the luck of a counted deal, in its result's units, inside the caller's transaction."""
    row = db.execute(
        "UPDATE deal SET luck = ? WHERE match = ? AND number = ?"
        " AND luck IS NULL AND place IS NOT NULL RETURNING place",
        (luck, match, number),
    ).fetchone()
    if row is None:
        return
    profile, variant = db.execute(
        "SELECT profile, variant FROM match WHERE id = ?", (match,)
    ).fetchone()
    db.execute(_ADD_LUCK, (luck, profile, variant, row[0] // STRETCH))


def not_counted(db: sqlite3.Connection, profile: int) -> list[tuple[int, int]]:
    """Deals of a profile that wait to be counted, as (match, number), in order; some at a time."""
    return db.execute(
        "SELECT match, number FROM deal JOIN match ON match.id = match"
        " WHERE place IS NULL AND profile = ? ORDER BY match, number LIMIT 256",
        (profile,),
    ).fetchall()


def not_judged(db: sqlite3.Connection, profile: int) -> list[tuple[int, int]]:
    """Counted deals of a profile whose luck is not known yet; some at a time."""
    return db.execute(
        "SELECT match, number FROM deal JOIN match ON match.id = match"
        " WHERE luck IS NULL AND place IS NOT NULL AND profile = ?"
        " ORDER BY match, number LIMIT 256",
        (profile,),
    ).fetchall()
