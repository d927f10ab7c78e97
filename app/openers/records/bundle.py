"""Backup and restore: all that is one person's in one sealed file.

The file is a zip archive with a manifest, the records, the settings and the rule sets. Its comment
ends with the SHA-256 of everything before: whatever was cut off or changed is noticed before
anything of it is used.
"""

import errno
import hashlib
import json
import os
import re
import shutil
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any, NamedTuple

from openers import __version__
from openers.records.model import StoreError
from openers.records.opening import backup_of
from openers.records.schema import VERSION
from openers.records.store import RECORDS, Store
from openers.rules.own import FOLDER, SUFFIX
from openers.settings.store import FILE

FORMAT, FORMAT_VERSION = "openers-backup", 1
REPLACED = "replaced"
"""The folder in which what a restore replaces is kept."""
_MANIFEST = "manifest.json"
_SEAL = b"Openers backup, sealed with SHA-256 "
_DIGEST = 64
_MOST_MANIFEST = 1 << 20
_CHUNK = 1 << 20
_MEMBER = re.compile(
    rf"{re.escape(RECORDS)}|{re.escape(FILE)}|{FOLDER}/[^/\\:\x00-\x1f]{{1,100}}{re.escape(SUFFIX)}"
)


class BadBundle(Exception):
    """A file that is not restored, or could not be written; nothing was changed.

    Attributes:
        key: ``cannot_be_read``, ``foreign`` (no backup of ours), ``damaged`` (cut off or changed),
            ``newer`` (of a later version), ``disk_full`` or ``cannot_be_written``.
        path: the file or folder at fault.
        detail: what the system says, or "".
    """

    def __init__(self, key: str, path: Path, detail: str = "") -> None:
        self.key, self.path, self.detail = key, path, detail
        super().__init__(f"{key}: {path} {detail}".rstrip())


class Contents(NamedTuple):
    """What a backup says of itself.

    Attributes:
        written: when, UTC, ISO 8601.
        program: the version of the program that wrote it.
        deals: finished deals in its records.
        files: bytes and SHA-256 of each file in it, by name.
    """

    written: str
    program: str
    deals: int
    files: dict[str, tuple[int, str]]


# -- writing ---------------------------------------------------------------------------------------


def write(store: Store, folder: Path, path: Path, now: datetime) -> Contents:
    """Write a backup of a person's folder; a file that is there is replaced by a whole one.

    Raises:
        BadBundle: ``disk_full`` or ``cannot_be_written``.
        StoreError: the records cannot be read.
    """
    fresh, copy = path.with_name(path.name + ".new"), path.with_name(path.name + ".records")
    try:
        with _failing(path):
            copy.unlink(missing_ok=True)
            deals = _copy_records(store, copy)
            members = {RECORDS: copy} | _plain_files(folder)
            files = {name: _measure(file) for name, file in members.items()}
            stamp = now.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
            contents = Contents(stamp, __version__, deals, files)
            with fresh.open("w+b") as target:
                _pack(target, contents, members)
                _seal(target)
                os.fsync(target.fileno())
            fresh.replace(path)
    finally:
        for half in (fresh, copy):
            with suppress(OSError):
                half.unlink(missing_ok=True)
    return contents


def _copy_records(store: Store, copy: Path) -> int:
    """A consistent copy of the records, whatever is being played; how many deals it has."""
    copy.touch()  # says so where nothing can be written there
    try:
        with store.work() as db, closing(sqlite3.connect(copy)) as target:
            db.backup(target)
            return int(target.execute("SELECT count(*) FROM deal").fetchone()[0])
    except StoreError as error:
        if error.problem.key == "disk_full":
            raise BadBundle("disk_full", copy.parent) from None
        raise


def _plain_files(folder: Path) -> dict[str, Path]:
    """The settings and the rule sets, by their names in the archive."""
    own = {f"{FOLDER}/{path.name}": path for path in sorted((folder / FOLDER).glob(f"*{SUFFIX}"))}
    found = {FILE: folder / FILE, **own}
    return {n: p for n, p in found.items() if p.is_file() and _MEMBER.fullmatch(n)}


def _pack(target: IO[bytes], contents: Contents, members: dict[str, Path]) -> None:
    head = {"format": FORMAT, "version": FORMAT_VERSION, "schema": VERSION}
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        archive.comment = _SEAL + b"0" * _DIGEST
        archive.writestr(_MANIFEST, json.dumps(head | contents._asdict(), indent=1))
        for name, file in members.items():
            archive.write(file, name)


def _seal(target: IO[bytes]) -> None:
    size = target.seek(0, os.SEEK_END) - _DIGEST
    digest = _digest(target, size)
    target.seek(size)
    target.write(digest.encode())
    target.flush()


# -- checking --------------------------------------------------------------------------------------


def check(path: Path) -> Contents:
    """What is in a backup. Raises BadBundle where it is none, or not whole."""
    try:
        with path.open("rb") as file:
            return _checked(path, file)
    except OSError as error:
        raise BadBundle("cannot_be_read", path, error.strerror or "") from None


def _checked(path: Path, file: IO[bytes]) -> Contents:
    begun = file.read(len(_MANIFEST) + 30)
    size = file.seek(0, os.SEEK_END)
    file.seek(max(size - _DIGEST - len(_SEAL), 0))
    tail = file.read()
    ours = begun.endswith(_MANIFEST.encode()), tail.startswith(_SEAL)
    if not any(ours):
        raise BadBundle("foreign", path)
    if not all(ours) or _digest(file, size - _DIGEST).encode() != tail[-_DIGEST:]:
        raise BadBundle("damaged", path)
    try:
        with zipfile.ZipFile(file) as archive:
            return _manifest(path, archive)
    except (zipfile.BadZipFile, ValueError, KeyError, TypeError, RecursionError):
        raise BadBundle("damaged", path) from None


def _manifest(path: Path, archive: zipfile.ZipFile) -> Contents:
    """The manifest, as far as it is one and says of each file what is there."""
    info = archive.getinfo(_MANIFEST)
    if info.file_size > _MOST_MANIFEST:
        raise ValueError
    data: dict[str, Any] = json.loads(archive.read(info))
    if data["format"] != FORMAT:
        raise ValueError
    if int(data["version"]) > FORMAT_VERSION or int(data["schema"]) > VERSION:
        raise BadBundle("newer", path, str(data["program"])[:40])
    files = {str(n): (int(size), str(digest)) for n, (size, digest) in data["files"].items()}
    there = {entry.filename: entry.file_size for entry in archive.infolist()}
    del there[_MANIFEST]
    if RECORDS not in files or there != {name: size for name, (size, _) in files.items()}:
        raise ValueError
    if not all(_MEMBER.fullmatch(name) for name in files):
        raise ValueError
    written = datetime.strptime(data["written"], "%Y-%m-%dT%H:%M:%SZ")  # noqa: DTZ007 - only shape
    stamp = written.strftime("%Y-%m-%dT%H:%M:%SZ")
    return Contents(stamp, str(data["program"]), int(data["deals"]), files)


# -- restoring -------------------------------------------------------------------------------------


def restore(path: Path, folder: Path, now: datetime) -> tuple[Contents, Path]:
    """Put a backup in the place of what a person's folder holds; nobody has it open.

    Everything is unpacked and checked beside it first. What it replaces is moved into a folder of
    its own, the second of what this returns.

    Raises:
        BadBundle: nothing was changed.
    """
    contents = check(path)
    fresh = folder / "restoring"
    try:
        with _failing(folder):
            shutil.rmtree(fresh, ignore_errors=True)
            _unpack(path, contents, fresh)
            kept = _free(folder / REPLACED, now)
            _exchange(folder, fresh, kept)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return contents, kept


def _unpack(path: Path, contents: Contents, fresh: Path) -> None:
    (fresh / FOLDER).mkdir(parents=True)
    try:
        with zipfile.ZipFile(path) as archive:
            for name, (size, digest) in contents.files.items():
                with archive.open(name) as source, (fresh / name).open("wb") as target:
                    shutil.copyfileobj(source, target, _CHUNK)
                if _measure(fresh / name) != (size, digest):
                    raise BadBundle("damaged", path)
    except (zipfile.BadZipFile, EOFError, NotImplementedError, RuntimeError):
        raise BadBundle("damaged", path) from None
    store = Store(fresh / RECORDS)
    problems = store.problems
    store.close()
    if problems:
        key = problems[0].key
        raise BadBundle(key if key in {"newer", "disk_full"} else "damaged", path)


def _exchange(folder: Path, fresh: Path, kept: Path) -> None:
    """What is there goes into ``kept``, what is fresh takes its place: all of it or nothing."""
    records = folder / RECORDS
    old = [FOLDER, FILE, backup_of(records).name, f"{RECORDS}-wal", f"{RECORDS}-shm", RECORDS]
    moves = [(folder / name, kept / name) for name in old if (folder / name).exists()]
    moves += [(fresh / name, folder / name) for name in (FOLDER, FILE, RECORDS)
              if (fresh / name).exists()]  # fmt: skip
    kept.mkdir(parents=True)
    done: list[tuple[Path, Path]] = []
    try:
        for source, target in moves:
            source.rename(target)
            done.append((source, target))
    except OSError:
        for source, target in reversed(done):
            target.rename(source)
        with suppress(OSError):
            kept.rmdir()
        raise


def _free(within: Path, now: datetime) -> Path:
    stamp = now.astimezone(UTC).strftime("%Y-%m-%dT%H-%M-%SZ")
    number, found = 1, within / stamp
    while found.exists():
        number += 1
        found = within / f"{stamp}-{number}"
    return found


# -- both ------------------------------------------------------------------------------------------


@contextmanager
def _failing(path: Path) -> Iterator[None]:
    """What the system refuses, as a `BadBundle`."""
    try:
        yield
    except OSError as error:
        full = error.errno in {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
        key = "disk_full" if full else "cannot_be_written"
        raise BadBundle(key, path, error.strerror or "") from None


def _measure(path: Path) -> tuple[int, str]:
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        return size, _digest(file, size)


def _digest(file: IO[bytes], size: int) -> str:
    """The SHA-256 of a file's first bytes."""
    file.seek(0)
    found, left = hashlib.sha256(), size
    while left > 0 and (chunk := file.read(min(_CHUNK, left))):
        found.update(chunk)
        left -= len(chunk)
    return found.hexdigest()
