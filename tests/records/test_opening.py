"""Files that cannot be used are kept aside, said, and play goes on with another."""

import contextlib
import os
import sqlite3
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from helpers.recount import recounted
from openers.records import opening
from openers.records.model import Counts, NewMatch, Problem
from openers.records.opening import backup_of
from openers.records.schema import APPLICATION_ID, MIGRATIONS, VERSION
from openers.records.store import Store
from openers.rules.presets import preset
from records.strategies import deal

NOON = datetime(2026, 12, 1, 12, 30, 15, tzinfo=UTC)
NEW = NewMatch(preset("jackpots-italian"), ("", "ana"), bytes(16), bytes(16), {})
SAMPLES = Path(__file__).parent / "samples"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "openers.db"


def played(path: Path, deals: int = 40) -> None:
    """A database with some deals and a running one."""
    store = Store(path, lambda: NOON)
    match = store.begin_match(NEW)
    for number in range(1, deals + 1):
        store.end_deal(match, deal(number, 1), {"number": number})
    store.append(match, deals + 1, 0, deal(deals + 1)[:6])
    store.close()


def reopened(path: Path, key: str, *, restored: bool = False) -> None:
    """Open; the file must have been kept aside unchanged and a usable one be there."""
    before = path.read_bytes()
    store = Store(path, lambda: NOON)
    aside = path.with_name(f"openers.2026-12-01T12-30-15Z.{key}.db")
    assert store.problems == (Problem(key, path, aside, restored),)
    assert store.kept
    assert aside.read_bytes() == before
    if not restored:
        assert store.running() is None
        match = store.begin_match(NEW)
        store.append(match, 1, 0, deal()[:2])
    store.close()
    again = Store(path)
    assert again.problems == ()
    assert again.running() is not None
    again.close()


def test_text_is_no_database(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("not a database at all, but long enough to be read as a header" * 40)
    reopened(path, "damaged")


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_a_truncated_file(path: Path, share: float) -> None:
    played(path)
    data = path.read_bytes()
    path.write_bytes(data[: int(len(data) * share)])
    reopened(path, "damaged")


def test_a_file_with_a_torn_page(path: Path) -> None:
    played(path)
    data = bytearray(path.read_bytes())
    for page in range(1, len(data) // 4096):
        data[page * 4096 : page * 4096 + 300] = b"\x5a" * 300
    path.write_bytes(data)
    reopened(path, "damaged")


def test_a_newer_file(path: Path) -> None:
    played(path)
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA user_version = {VERSION + 1}")
        db.execute("CREATE TABLE later (x)")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    reopened(path, "newer")


def test_another_programs_database(path: Path) -> None:
    path.parent.mkdir()
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE addresses (name)")
    db.close()
    reopened(path, "foreign")


@pytest.mark.parametrize("change", ["DROP TABLE secret", "DELETE FROM secret"])
def test_a_file_that_lacks_what_it_must_have(path: Path, change: str) -> None:
    played(path)
    with sqlite3.connect(path) as db:
        db.execute(change)
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    reopened(path, "damaged")


def test_an_empty_file_is_a_new_database(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    store = Store(path)
    assert store.problems == ()
    store.close()


def test_two_damaged_files_in_one_second_are_both_kept(path: Path) -> None:
    for _ in range(2):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"nonsense" * 1000)
        Store(path, lambda: NOON).close()
    assert len(list(path.parent.glob("*.damaged.db"))) == 2


def test_the_journal_goes_aside_with_its_file(path: Path) -> None:
    """A journal left behind would be played into the new database."""
    played(path)
    path.with_name(path.name + "-wal").write_bytes(b"journal")
    aside = opening._keep_aside(path, "damaged", NOON)
    assert aside.with_name(aside.name + "-wal").read_bytes() == b"journal"
    assert list(path.parent.glob("openers.db*")) == []


def test_a_folder_in_the_files_place_is_moved_too(path: Path) -> None:
    path.mkdir(parents=True)
    store = Store(path, lambda: NOON)
    (problem,) = store.problems
    assert (problem.key, problem.kept) == ("unreachable", True)
    store.close()


def test_where_no_folder_can_be_made_play_goes_on_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    store = Store(tmp_path / "file" / "openers.db")
    (problem,) = store.problems
    assert (problem.key, problem.kept, problem.aside) == ("unreachable", False, None)
    match = store.begin_match(NEW)
    store.end_deal(match, deal(), {})
    assert store.summary(match).counts.deals == 1
    assert not store.back_up()
    store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX permissions")
@pytest.mark.parametrize("folder_too", [False, True])
def test_a_read_only_file(tmp_path: Path, folder_too: bool) -> None:
    path = tmp_path / "openers.db"
    played(path)
    before = path.read_bytes()
    path.chmod(0o444)
    tmp_path.chmod(0o555 if folder_too else 0o777)
    for folder in tmp_path.parents:
        if folder.name.startswith(("pytest-", "popen-")):
            folder.chmod(0o755)
    with as_nobody():
        store = Store(path, lambda: NOON)
        (problem,) = store.problems
        running = store.running()
        store.close()
    tmp_path.chmod(0o755)
    assert (problem.key, problem.kept, running) == ("read_only", not folder_too, None)
    kept = problem.aside or path
    assert (kept == path) == folder_too
    assert kept.read_bytes() == before


@contextlib.contextmanager
def as_nobody() -> Iterator[None]:
    """For the superuser, whom no permission stops, become somebody else for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_locked_file_is_left_where_it_is(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(path)
    monkeypatch.setattr("openers.records.opening._WAIT", 0.05)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    store = Store(path)
    other.execute("ROLLBACK")
    other.close()
    assert [(p.key, p.kept) for p in store.problems] == [("locked", False)]
    store.close()
    again = Store(path)
    assert again.running() is not None
    again.close()


# -- the backup -----------------------------------------------------------------------------------


def test_a_damaged_file_is_replaced_by_its_backup(path: Path) -> None:
    played(path)
    store = Store(path)
    assert store.back_up()
    assert not store.back_up()
    store.close()
    path.write_bytes(path.read_bytes()[:5000])
    reopened(path, "damaged", restored=True)
    restored = Store(path)
    assert restored.totals()["jackpots-italian"].deals == 40
    assert restored.totals() == recounted(restored)
    restored.close()


def test_a_damaged_backup_is_not_taken(path: Path) -> None:
    played(path)
    backup_of(path).write_bytes(b"nonsense" * 3000)
    path.write_bytes(path.read_bytes()[:5000])
    reopened(path, "damaged")


# -- older versions -------------------------------------------------------------------------------


def test_there_is_a_sample_of_every_version() -> None:
    assert [m.version for m in MIGRATIONS] == list(range(1, VERSION + 1))
    assert sorted(p.name for p in SAMPLES.glob("*.db")) == [f"v{m.version}.db" for m in MIGRATIONS]


@pytest.mark.parametrize("version", [m.version for m in MIGRATIONS])
def test_a_stored_sample_of_every_version_is_read(tmp_path: Path, version: int) -> None:
    """The samples are files as that version wrote them; they are never made anew."""
    path = tmp_path / "openers.db"
    path.write_bytes((SAMPLES / f"v{version}.db").read_bytes())
    store = Store(path)
    assert store.problems == ()
    running = store.running()
    assert running is not None
    assert running.seed == bytes(range(16))
    assert running.minds == bytes(range(16, 32))
    assert running.events == deal(4, 6)[:9]
    assert running.last == deal(3, -4)
    assert running.state == {"number": 3}
    assert running.summary.characters == ("", "renzo")
    assert store.totals() == {"jackpots-italian": Counts(3, 10, 0, 2, 3, 18)} == recounted(store)
    assert store._db.execute("PRAGMA user_version").fetchone() == (VERSION,)
    assert store._db.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    store.close()
