"""The database's schema, and the dated steps from each older version to the present one."""

import sqlite3
from typing import NamedTuple

APPLICATION_ID = 0x4F70_6E72
"""Marks a file as ours ("Opnr")."""


class Migration(NamedTuple):
    """One step: the version it leads to, its date, and what it does."""

    version: int
    date: str
    sql: str


MIGRATIONS = (
    Migration(
        1,
        "2026-12-01",
        """
        CREATE TABLE secret (salt BLOB NOT NULL);
        CREATE TABLE profile (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            created TEXT NOT NULL
        );
        CREATE TABLE match (
            id INTEGER PRIMARY KEY,
            profile INTEGER NOT NULL REFERENCES profile (id),
            variant TEXT NOT NULL,
            rules TEXT NOT NULL,
            characters TEXT NOT NULL,
            seeds BLOB NOT NULL,
            state TEXT NOT NULL,
            begun TEXT NOT NULL,
            ended TEXT NOT NULL DEFAULT '',
            how TEXT NOT NULL DEFAULT '',
            award INTEGER NOT NULL DEFAULT 0,
            deals INTEGER NOT NULL DEFAULT 0,
            net INTEGER NOT NULL DEFAULT 0,
            bought INTEGER NOT NULL DEFAULT 0,
            pots INTEGER NOT NULL DEFAULT 0,
            showdowns INTEGER NOT NULL DEFAULT 0,
            biggest_pot INTEGER NOT NULL DEFAULT 0
        );
        CREATE UNIQUE INDEX one_running ON match (profile) WHERE ended = '';
        CREATE TABLE total (
            profile INTEGER NOT NULL REFERENCES profile (id),
            variant TEXT NOT NULL,
            deals INTEGER NOT NULL,
            net INTEGER NOT NULL,
            bought INTEGER NOT NULL,
            pots INTEGER NOT NULL,
            showdowns INTEGER NOT NULL,
            biggest_pot INTEGER NOT NULL,
            PRIMARY KEY (profile, variant)
        ) WITHOUT ROWID;
        CREATE TABLE event (
            match INTEGER NOT NULL REFERENCES match (id),
            deal INTEGER NOT NULL,
            place INTEGER NOT NULL,
            data BLOB NOT NULL,
            PRIMARY KEY (match, deal, place)
        ) WITHOUT ROWID;
        CREATE TABLE aside (
            match INTEGER NOT NULL REFERENCES match (id),
            deal INTEGER NOT NULL,
            place INTEGER NOT NULL,
            data BLOB NOT NULL,
            kept TEXT NOT NULL
        );
        CREATE TABLE deal (
            match INTEGER NOT NULL REFERENCES match (id),
            number INTEGER NOT NULL,
            ended TEXT NOT NULL,
            data BLOB NOT NULL,
            PRIMARY KEY (match, number)
        ) WITHOUT ROWID;
        INSERT INTO secret VALUES (randomblob(16));
        INSERT INTO profile VALUES (1, '', strftime('%Y-%m-%dT%H:%M:%SZ', 'now'));
        """,
    ),
    Migration(
        2,
        "2026-12-01",
        # A deal's place, among its profile's of the variant, is empty until it is counted.
        """
        ALTER TABLE deal ADD COLUMN place INTEGER;
        ALTER TABLE deal ADD COLUMN net INTEGER;
        ALTER TABLE deal ADD COLUMN luck REAL;
        CREATE INDEX places ON deal (place);
        CREATE INDEX not_counted ON deal (match, number) WHERE place IS NULL;
        CREATE INDEX not_judged ON deal (match, number) WHERE luck IS NULL AND place IS NOT NULL;
        CREATE TABLE tally (
            profile INTEGER NOT NULL REFERENCES profile (id),
            variant TEXT NOT NULL,
            seats INTEGER NOT NULL,
            day TEXT NOT NULL,
            level TEXT NOT NULL,
            assisted INTEGER NOT NULL,
            stat TEXT NOT NULL,
            position TEXT NOT NULL,
            chance INTEGER NOT NULL,
            done REAL NOT NULL,
            PRIMARY KEY (profile, variant, day, stat, position, seats, level, assisted)
        ) WITHOUT ROWID;
        CREATE TABLE stretch (
            profile INTEGER NOT NULL REFERENCES profile (id),
            variant TEXT NOT NULL,
            at INTEGER NOT NULL,
            deals INTEGER NOT NULL,
            net REAL NOT NULL,
            squares REAL NOT NULL,
            judged INTEGER NOT NULL,
            luck REAL NOT NULL,
            day TEXT NOT NULL,
            PRIMARY KEY (profile, variant, at)
        ) WITHOUT ROWID;
        """,
    ),
)

VERSION = MIGRATIONS[-1].version
"""The version this program writes."""


def migrate(db: sqlite3.Connection, since: int) -> None:
    """Bring a database from version ``since`` (0: empty) to the present one, all or nothing."""
    steps = "".join(m.sql for m in MIGRATIONS if m.version > since)
    db.executescript(
        f"BEGIN IMMEDIATE; {steps}"
        f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {VERSION}; COMMIT;"
    )


def as_made(db: sqlite3.Connection) -> bool:
    """Whether a database has every table and column of the present version."""
    new = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(new, 0)
        there = _columns(db)
        return all(columns <= there.get(table, set()) for table, columns in _columns(new).items())
    finally:
        new.close()


def _columns(db: sqlite3.Connection) -> dict[str, set[str]]:
    """The columns of each table."""
    tables = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return {
        table: {row[0] for row in db.execute("SELECT name FROM pragma_table_info(?)", (table,))}
        for (table,) in tables
    }
