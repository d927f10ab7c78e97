"""Several people on one machine: nothing lost, nothing mixed up."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openers.settings.profiles import NAME, UNNAMED, BadProfile, Profiles

NOON = datetime(2026, 12, 1, 12, tzinfo=UTC)


@pytest.fixture
def people(tmp_path: Path) -> Profiles:
    return Profiles(tmp_path, lambda: NOON)


def test_the_data_that_is_there_is_the_first_persons(people: Profiles, tmp_path: Path) -> None:
    (only,) = people.all()
    assert (only.folder, only.name, only.first) == (tmp_path, UNNAMED, True)
    assert people.last() == only
    assert list(tmp_path.iterdir()) == []  # nothing is written for one person alone


def test_people_come_and_go_with_their_folders(people: Profiles, tmp_path: Path) -> None:
    ana = people.add("  Ana  Maria ")
    people.add("Bruno")
    (ana.folder / "openers.sqlite").write_bytes(b"deals")
    assert [p.name for p in people.all()] == [UNNAMED, "Ana Maria", "Bruno"]
    people.remember(ana)
    assert people.last().name == "Ana Maria"
    kept = people.remove(ana)
    assert kept == tmp_path / "removed" / f"2026-12-01T12-00-00Z-{ana.folder.name}"
    assert (kept / "openers.sqlite").read_bytes() == b"deals"
    assert people.last().first
    again = people.add("Ana Maria")
    assert list(again.folder.iterdir()) == [again.folder / "profile-name.txt"]


def test_the_first_person_is_renamed_and_never_removed(people: Profiles) -> None:
    people.rename(people.all()[0], "Otto")
    assert people.find("OTTO").first
    with pytest.raises(ValueError, match="first"):
        people.remove(people.all()[0])


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("ana", "taken"),
        (UNNAMED, "taken"),
        ("", "not_a_name"),
        ("x" * (NAME + 1), "not_a_name"),
        ("a\x07", "not_a_name"),
    ],
)
def test_a_name_that_makes_no_sense_changes_nothing(people: Profiles, name: str, key: str) -> None:
    people.add("Ana")
    before = people.all()
    with pytest.raises(BadProfile) as bad:
        people.add(name)
    assert bad.value.key == key
    assert people.all() == before


def test_nobody_of_that_name(people: Profiles) -> None:
    with pytest.raises(BadProfile, match="unknown"):
        people.find("Zoe")


@given(junk=st.binary(max_size=80))
def test_a_name_file_of_anything_is_shown_in_one_line(
    tmp_path_factory: pytest.TempPathFactory, junk: bytes
) -> None:
    people = Profiles(tmp_path_factory.mktemp("home"))
    ana = people.add("Ana")
    (ana.folder / "profile-name.txt").write_bytes(junk)
    name = people.all()[1].name
    assert name and name.isprintable() and len(name) <= NAME
