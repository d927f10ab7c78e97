"""Opening the database: whole and ours, or kept aside and a new one in its place."""

import contextlib
import os
import shutil
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

from openers.records.model import Problem
from openers.records.schema import APPLICATION_ID, VERSION, as_made, migrate

_COMPANIONS = ("-wal", "-shm")
_WAIT = 2.0
"""Seconds to wait for another process that is writing."""
_BACKUP_EVERY = timedelta(days=1)

_EFFECTIVE = os.access in os.supports_effective_ids

_KEYS = {
    "SQLITE_FULL": "disk_full",
    "SQLITE_READONLY": "read_only",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_IOERR": "unreachable",
    "SQLITE_CANTOPEN": "unreachable",
    "SQLITE_PERM": "unreachable",
}


def key_of(error: sqlite3.Error | OSError) -> str:
    """The `Problem` key of an error from SQLite or the system."""
    if isinstance(error, OSError):
        return "unreachable"
    name = getattr(error, "sqlite_errorname", "")
    return _KEYS.get("_".join(name.split("_")[:2]), "store")


class _Unusable(Exception):
    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(key)


def backup_of(path: Path) -> Path:
    """Where the backup of a database lies."""
    return path.with_name(f"{path.stem}.backup{path.suffix}")


def open_database(path: Path, now: datetime) -> tuple[sqlite3.Connection, tuple[Problem, ...]]:
    """The database at ``path``, made where there is none, and what was wrong with it.

    A file that is damaged, newer than this program, not ours or not to be written is renamed
    with the date and never written to; its backup or an empty database takes its place. Where
    nothing can be renamed or made, the records of this run are kept in memory alone.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return _open_whole(path), ()
    except _Unusable as unusable:
        key = unusable.key
    except (sqlite3.Error, OSError) as error:
        key = key_of(error)
    if key in {"locked", "disk_full"}:
        return _in_memory(), (Problem(key, path, kept=False),)
    try:
        aside = _keep_aside(path, key, now)
        restored = key == "damaged" and _restore(path)
        return _open_whole(path), (Problem(key, path, aside, restored),)
    except (_Unusable, sqlite3.Error, OSError):
        return _in_memory(), (Problem(key, path, kept=False),)


def _in_memory() -> sqlite3.Connection:
    db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    migrate(db, 0)
    return db


def _open_whole(path: Path) -> sqlite3.Connection:
    """The database, checked and brought to the present version. Never changes a foreign file."""
    if path.exists() and not os.access(path, os.W_OK, effective_ids=_EFFECTIVE):
        raise _Unusable("read_only")
    db = sqlite3.connect(path, timeout=_WAIT, isolation_level=None, check_same_thread=False)
    try:
        version = _checked_version(db)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = NORMAL")
        if version < VERSION:
            migrate(db, version)
        if not as_made(db) or not _salted(db):
            raise _Unusable("damaged")
        db.execute("BEGIN IMMEDIATE")  # says so now where the disk cannot be written
        db.execute("ROLLBACK")
    except BaseException:
        db.close()
        raise
    return db


def _salted(db: sqlite3.Connection) -> bool:
    row = db.execute("SELECT salt FROM secret").fetchone()
    return row is not None and isinstance(row[0], bytes)


def _checked_version(db: sqlite3.Connection) -> int:
    if db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise _Unusable("damaged")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (application,) = db.execute("PRAGMA application_id").fetchone()
    empty = not db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if empty and not version and not application:
        return 0
    if application != APPLICATION_ID:
        raise _Unusable("foreign")
    if version > VERSION:
        raise _Unusable("newer")
    if version < 1:
        raise _Unusable("damaged")
    return int(version)


def _keep_aside(path: Path, key: str, now: datetime) -> Path:
    stamp = now.astimezone(UTC).strftime("%Y-%m-%dT%H-%M-%SZ")
    for more in range(1000):
        aside = path.with_name(
            f"{path.stem}.{stamp}{f'-{more}' if more else ''}.{key}{path.suffix}"
        )
        if not aside.exists():
            break
    path.rename(aside)
    for end in _COMPANIONS:
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + end).rename(aside.with_name(aside.name + end))
    return aside


# -- the backup -----------------------------------------------------------------------------------


def back_up(db: sqlite3.Connection, path: Path, now: datetime) -> bool:
    """Write the backup where it is missing or a day old; True where it was written.

    Raises:
        sqlite3.Error, OSError: it could not be written; the old one is still there.
    """
    backup = backup_of(path)
    with contextlib.suppress(FileNotFoundError):
        if now - datetime.fromtimestamp(backup.stat().st_mtime, UTC) < _BACKUP_EVERY:
            return False
    half = backup.with_name(backup.name + ".new")
    half.unlink(missing_ok=True)
    db.execute("VACUUM INTO ?", (str(half),))
    half.replace(backup)
    return True


def _restore(path: Path) -> bool:
    backup = backup_of(path)
    if not backup.exists():
        return False
    shutil.copyfile(backup, path)
    try:
        _open_whole(path).close()
    except (_Unusable, sqlite3.Error):
        path.unlink()
        for end in _COMPANIONS:
            path.with_name(path.name + end).unlink(missing_ok=True)
        return False
    return True
