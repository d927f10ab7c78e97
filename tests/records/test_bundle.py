"""Backup and restore in one file: consistent, whole or refused, nothing replaced is lost."""

import errno
import hashlib
import json
import zipfile
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openers.records import bundle
from openers.records.bundle import BadBundle, check, restore, write
from openers.records.model import NewMatch
from openers.records.store import RECORDS, Store
from openers.rules.own import OwnRules
from openers.rules.presets import preset
from openers.settings.store import FILE, Settings
from records.strategies import deal

NOON = datetime(2026, 12, 1, 12, tzinfo=UTC)
RULES = preset("jackpots-italian")
NEW = NewMatch(RULES, ("", "ana"), bytes(16), bytes(16), {"number": 0})


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def backup(home: Path) -> Path:
    """A backup of two deals and a running third, a setting and a rule set."""
    store = Store(home / RECORDS)
    match = store.begin_match(NEW)
    for number in (1, 2):
        store.end_deal(match, deal(number), {"number": number})
    store.append(match, 3, 0, deal(3)[:4])
    Settings(home / FILE).set("pace", "fast")
    OwnRules(home / "rules").save("Ours", RULES)
    path = home / "all.openers-backup"
    write(store, home, path, NOON)  # while the records are in use
    store.append(match, 3, 4, deal(3)[4:6])
    store.close()
    return path


def test_all_comes_back_and_what_was_there_is_kept(backup: Path, tmp_path: Path) -> None:
    store = Store(tmp_path / RECORDS)
    store.end_deal(store.begin_match(NEW), deal(1), {"number": 1})
    store.close()
    Settings(tmp_path / FILE).set("pace", "learn")
    contents, kept = restore(backup, tmp_path, NOON)
    assert (contents.deals, contents.written) == (2, "2026-12-01T12:00:00Z")
    store = Store(tmp_path / RECORDS)
    running = store.running()
    assert store.problems == () and running is not None
    assert running.events == deal(3)[:4]
    assert list(store.deals(1)) == [deal(1), deal(2)]
    store.close()
    assert Settings(tmp_path / FILE).pace == "fast"
    assert list(OwnRules(tmp_path / "rules").all()) == ["Ours"]
    assert kept == tmp_path / "replaced" / "2026-12-01T12-00-00Z"
    assert Settings(kept / FILE).pace == "learn"
    old = Store(kept / RECORDS)
    assert list(old.deals(1)) == [deal(1)]
    old.close()
    assert not (tmp_path / "restoring").exists()


@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_whatever_is_cut_off_or_changed_is_refused(backup: Path, data: st.DataObject) -> None:
    whole = backup.read_bytes()
    edited = bytearray(whole)
    if data.draw(st.booleans()):
        del edited[data.draw(st.integers(0, len(whole) - 1)) :]
    else:
        at = data.draw(st.integers(0, len(whole) - 1))
        edited[at] ^= data.draw(st.integers(1, 255))
    bad = backup.with_name("edited")
    bad.write_bytes(edited)
    target = backup.parent / "target"
    target.mkdir(exist_ok=True)
    with pytest.raises(BadBundle) as refused:
        restore(bad, target, NOON)
    assert refused.value.key in {"damaged", "foreign"}
    assert list(target.iterdir()) == []


@given(junk=st.binary(max_size=400))
def test_a_file_of_anything_is_refused(
    tmp_path_factory: pytest.TempPathFactory, junk: bytes
) -> None:
    path = tmp_path_factory.mktemp("junk") / "junk"
    path.write_bytes(junk)
    with pytest.raises(BadBundle, match=r"foreign|damaged"):
        check(path)


def _sealed(path: Path, manifest: object, members: dict[str, bytes]) -> Path:
    """A file with a right seal and anything within."""
    with path.open("w+b") as target:
        with zipfile.ZipFile(target, "w") as archive:
            archive.comment = bundle._SEAL + b"0" * bundle._DIGEST
            archive.writestr("manifest.json", json.dumps(manifest))
            for name, data in members.items():
                archive.writestr(name, data)
        bundle._seal(target)
    return path


def _manifest(backup: Path) -> dict[str, object]:
    with zipfile.ZipFile(backup) as archive:
        found: dict[str, object] = json.loads(archive.read("manifest.json"))
        return found


def _members(backup: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(backup) as archive:
        return {n: archive.read(n) for n in archive.namelist() if n != "manifest.json"}


@pytest.mark.parametrize("key", ["version", "schema"])
def test_one_of_a_newer_version_is_named(backup: Path, tmp_path: Path, key: str) -> None:
    manifest = _manifest(backup) | {key: 99, "program": "9.0"}
    path = _sealed(tmp_path / "b", manifest, _members(backup))
    with pytest.raises(BadBundle) as refused:
        check(path)
    assert (refused.value.key, refused.value.detail) == ("newer", "9.0")


@pytest.mark.parametrize(
    "name", ["../evil.toml", "rules/../../evil.toml", "/evil", "rules/a/b.toml", "other.txt"]
)
def test_nothing_is_written_beside_the_folder(backup: Path, tmp_path: Path, name: str) -> None:
    manifest, members = _manifest(backup), _members(backup)
    digest = hashlib.sha256(b"x").hexdigest()
    files = {**manifest["files"], name: [1, digest]}  # type: ignore[dict-item]
    path = _sealed(tmp_path / "b", manifest | {"files": files}, {**members, name: b"x"})
    (tmp_path / "target").mkdir()
    with pytest.raises(BadBundle, match="damaged"):
        restore(path, tmp_path / "target", NOON)
    assert {p.name for p in tmp_path.iterdir()} == {"b", "target"}


@pytest.mark.parametrize("manifest", [[], 3, None, {}, {"format": "openers-backup"}, {"files": 1}])
def test_a_manifest_of_anything_is_refused(tmp_path: Path, manifest: object) -> None:
    with pytest.raises(BadBundle, match="damaged"):
        check(_sealed(tmp_path / "b", manifest, {}))


def test_records_that_are_none_are_refused(backup: Path, tmp_path: Path) -> None:
    manifest, members = _manifest(backup), _members(backup)
    junk = b"no database" * 200
    (tmp_path / "junk").write_bytes(junk)
    files = {**manifest["files"], RECORDS: bundle._measure(tmp_path / "junk")}  # type: ignore[dict-item]
    path = _sealed(tmp_path / "b", manifest | {"files": files}, {**members, RECORDS: junk})
    target = tmp_path / "target"
    target.mkdir()
    with pytest.raises(BadBundle, match="damaged"):
        restore(path, target, NOON)
    assert list(target.iterdir()) == []


def test_a_full_disk_changes_nothing(
    backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Settings(tmp_path / FILE).set("pace", "learn")
    before = (tmp_path / FILE).read_bytes()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(bundle.shutil, "copyfileobj", full)
    with pytest.raises(BadBundle, match="disk_full"):
        restore(backup, tmp_path, NOON)
    assert [p.name for p in tmp_path.iterdir()] == [FILE]
    assert (tmp_path / FILE).read_bytes() == before
    old = backup.read_bytes()
    monkeypatch.setattr(bundle, "_pack", full)
    store = Store(tmp_path / RECORDS)
    with pytest.raises(BadBundle, match="disk_full"):
        write(store, tmp_path, backup, NOON)
    store.close()
    assert backup.read_bytes() == old
    assert not list(backup.parent.glob("*.new")) and not list(backup.parent.glob("*.records"))


def test_an_exchange_that_fails_halfway_is_undone(
    backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Settings(tmp_path / FILE).set("pace", "learn")
    rename = Path.rename

    def once(self: Path, target: Path) -> Path:
        if self.parent.name == "restoring" and self.name == RECORDS:
            raise PermissionError(errno.EACCES, "Permission denied")
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", once)
    with pytest.raises(BadBundle, match="cannot_be_written"):
        restore(backup, tmp_path, NOON)
    assert Settings(tmp_path / FILE).pace == "learn"
    assert not (tmp_path / "rules").exists() and not (tmp_path / RECORDS).exists()
