"""What statistics say of deals, kept added up so that a million of them open at once.

Rates are kept by day and circumstance, and once more for all days (table ``tally``, day "");
results by stretches of deals (table ``stretch``): the curve of a million deals has some hundreds
of points.
"""

import sqlite3
from typing import NamedTuple

STRETCH = 100
"""Deals in a stretch: a point of the result's curve."""
ALWAYS = ""
"""The day under which the statistics of all days stand."""
FIRST_DAY, LAST_DAY = "0001-01-01", "9999-12-31"


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
        dealt_in: False where the hero only looked on: such a deal counts nowhere.
    """

    seats: int
    units: float
    counted: tuple[Counted, ...]
    level: str = ""
    assisted: bool = False
    dealt_in: bool = True


_OF = """
    SELECT profile, variant, substr(deal.ended, 1, 10) FROM deal
    JOIN match ON match.id = match WHERE match = ? AND number = ?
"""
_PLAYED = """
    SELECT coalesce(max(at * ?1 + deals), 0) FROM stretch WHERE profile = ?2 AND variant = ?3
        AND at = (SELECT max(at) FROM stretch WHERE profile = ?2 AND variant = ?3)
"""
_PLACE = "UPDATE deal SET place = ? WHERE match = ? AND number = ? AND place IS NULL"
_LOOKED_ON = "UPDATE deal SET place = -1, luck = 0 WHERE match = ? AND number = ?"
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
    if not figures.dealt_in:
        db.execute(_LOOKED_ON, (match, number))
        return
    profile, variant, day = db.execute(_OF, (match, number)).fetchone()
    place = played(db, profile, variant)
    new = db.execute(_PLACE, (place, match, number)).rowcount
    if not new:
        raise ValueError(f"deal {number} of match {match} is counted already")
    units = figures.units
    db.execute(_ADD_RESULT, (profile, variant, place // STRETCH, units, units * units, day))
    _add(db, (profile, variant, figures.seats, day, figures.level, int(figures.assisted)), figures)


def _add(
    db: sqlite3.Connection, where: tuple[int, str, int, str, str, int], figures: Figures
) -> None:
    """Add statistics up, under their day and under all days."""
    profile, variant, seats, day, *how = where
    for when in (day, ALWAYS):
        under = profile, variant, seats, when, *how
        db.executemany(_COUNT, [(*under, *counted) for counted in figures.counted])


def judge(
    db: sqlite3.Connection, match: int, number: int, luck: float, more: Figures | None = None
) -> None:
    """Keep the luck of a counted deal, in its result's units, inside the caller's transaction.

    ``more``: statistics that were worked out together with it.
    """
    row = db.execute(
        "UPDATE deal SET luck = ? WHERE match = ? AND number = ?"
        " AND luck IS NULL AND place IS NOT NULL RETURNING place",
        (luck, match, number),
    ).fetchone()
    if row is None:
        return
    profile, variant, day = db.execute(_OF, (match, number)).fetchone()
    db.execute(_ADD_LUCK, (luck, profile, variant, row[0] // STRETCH))
    if more is not None:
        _add(db, (profile, variant, more.seats, day, more.level, int(more.assisted)), more)


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


# -- reading ---------------------------------------------------------------------------------------


class Choice(NamedTuple):
    """Which deals are meant; what is empty means all of them.

    Attributes:
        profile: whose.
        variant: id of the preset. Never empty: units differ.
        seats: players dealt in, or 0.
        since, until: the first and the last day, UTC, ``YYYY-MM-DD``.
        level: the opponents' level, or None.
        assisted: with or without the tutor, or None.
    """

    profile: int
    variant: str = ""
    seats: int = 0
    since: str = ""
    until: str = ""
    level: str | None = None
    assisted: bool | None = None


class Stretch(NamedTuple):
    """The result of some deals that followed one another.

    Attributes:
        deals: how many.
        net: what they brought, in antes or big bets.
        judged: how many of them have their luck known.
        luck: their luck together.
    """

    deals: int
    net: float
    judged: int
    luck: float


_CHOSEN = """
    SELECT stat, position, sum(chance), total(done) FROM tally
    WHERE profile = :profile
        AND variant = :variant
        AND day BETWEEN :since AND :until
        AND (:seats = 0 OR seats = :seats)
        AND (:level IS NULL OR level = :level)
        AND (:assisted IS NULL OR assisted = :assisted)
    GROUP BY stat, position
"""
_STRETCHES = """
    SELECT deals, net, judged, luck FROM stretch WHERE profile = ? AND variant = ? ORDER BY at
"""
_LATEST = """
    SELECT match, deal.net, luck FROM deal JOIN match ON match.id = match
    WHERE place >= ? AND profile = ? AND variant = ? ORDER BY place
"""


class Result(NamedTuple):
    """The result of one deal: chips won or lost, and its luck in units where that is known."""

    match: int
    net: int
    luck: float | None


def chosen(db: sqlite3.Connection, choice: Choice) -> list[Counted]:
    """The statistics of these deals, added up, by position."""
    named = choice._asdict()
    if choice.since or choice.until:
        named |= {"since": choice.since or FIRST_DAY, "until": choice.until or LAST_DAY}
    return [Counted(*row) for row in db.execute(_CHOSEN, named)]


def stretches(db: sqlite3.Connection, profile: int, variant: str) -> list[Stretch]:
    """The results of a profile in a variant, in the order played; all but the last are whole."""
    return list(map(Stretch._make, db.execute(_STRETCHES, (profile, variant))))


def played(db: sqlite3.Connection, profile: int, variant: str) -> int:
    """How many deals of a profile in a variant are counted."""
    return int(db.execute(_PLAYED, (STRETCH, profile, variant)).fetchone()[0])


def results(db: sqlite3.Connection, profile: int, variant: str, since: int) -> list[Result]:
    """The results of the counted deals from the place ``since`` on, in the order played."""
    return [Result(*row) for row in db.execute(_LATEST, (since, profile, variant))]
