"""Rule sets of one's own: kept whole or not at all, whatever lies in the folder."""

import os
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from openers.rules.own import OwnRules, write
from openers.rules.presets import BadRules, dump, load, load_named, preset, with_options
from openers.rules.validate import NAME, REASONS

ITALIAN = preset("jackpots-italian")
HOUSE = with_options(ITALIAN, {"ante": 2, "openers_ladder": False})
STUD = with_options(preset("five-card-stud"), {"may_muck": True})


@pytest.fixture
def own(tmp_path):
    return OwnRules(tmp_path / "rules")


def refused(act, *arguments, **more):
    with pytest.raises(BadRules) as caught:
        act(*arguments, **more)
    bad = caught.value
    assert tuple(name for name, _ in bad.params) == REASONS[bad.reason_key]
    return bad.key, bad.value, bad.reason_key


def test_what_is_kept_is_found_again(own, tmp_path):
    assert own.all() == {}
    assert own.save("  Friday   night ", HOUSE) == "Friday night"
    own.save("À la maison", STUD)
    assert OwnRules(tmp_path / "rules").all() == {"Friday night": HOUSE, "À la maison": STUD}
    assert list(own.all()) == ["Friday night", "À la maison"]
    assert own.faults() == []


def test_a_name_is_taken_once(own):
    own.save("Friday", HOUSE)
    assert refused(own.save, "friday", STUD) == ("name", "friday", "name_taken")
    assert own.all() == {"Friday": HOUSE}
    own.save("FRIDAY", STUD, replace=True)
    assert own.all() == {"FRIDAY": STUD}


@pytest.mark.parametrize("name", ["", "   ", "a" * (NAME + 1), "a\x07b", "\ud800", 3, None])
def test_a_name_must_be_one(own, name):
    printable = not isinstance(name, str) or name.isprintable()
    reason = "not_a_name" if printable else "not_printable"
    assert refused(own.save, name, HOUSE)[::2] == ("name", reason)
    assert own.all() == {}


@pytest.mark.parametrize(
    "name", ['a "quoted" \\ name', "CON", "../up", "a/b", "?", "é" * NAME, "#"]
)
def test_any_other_name_will_do(own, tmp_path, name):
    own.save(name, HOUSE)
    assert own.all() == {name: HOUSE}
    assert {path.parent for path in tmp_path.rglob("*.toml")} == {tmp_path / "rules"}


def test_renaming(own):
    own.save("Friday", HOUSE)
    own.save("Sunday", STUD)
    assert refused(own.rename, "Friday", "sunday") == ("name", "sunday", "name_taken")
    assert refused(own.rename, "Friday", " ")[2] == "not_a_name"
    own.rename("Friday", "FRIDAY")
    assert own.rename("Sunday", " Monday ") == "Monday"
    assert own.all() == {"FRIDAY": HOUSE, "Monday": STUD}
    with pytest.raises(KeyError):
        own.rename("Sunday", "Tuesday")


def test_forgetting(own, tmp_path):
    own.save("Friday", HOUSE)
    own.delete("Friday")
    assert own.all() == {} and not list(tmp_path.rglob("*.toml"))
    with pytest.raises(KeyError):
        own.delete("Friday")


def test_a_set_goes_from_house_to_house(own, tmp_path):
    theirs = OwnRules(tmp_path / "theirs")
    write(tmp_path / "friday.toml", HOUSE, "Friday")
    assert theirs.take_in(tmp_path / "friday.toml") == "Friday"
    assert theirs.take_in(tmp_path / "friday.toml") == "Friday 2"
    assert theirs.all() == {"Friday": HOUSE, "Friday 2": HOUSE}
    nameless = tmp_path / "with my aunt.toml"
    nameless.write_text(dump(STUD), "utf-8")
    assert theirs.take_in(nameless) == "with my aunt"


def test_a_long_name_keeps_room_for_its_number(own, tmp_path):
    write(tmp_path / "long.toml", HOUSE, "x" * NAME)
    names = [own.take_in(tmp_path / "long.toml") for _ in range(11)]
    assert len(set(names)) == 11 and {len(name) for name in names} == {NAME}


def test_a_file_that_makes_no_sense_is_told_and_left(own, tmp_path):
    own.save("Friday", HOUSE)
    bad = tmp_path / "rules" / "bad.toml"
    bad.write_text('variant = "jackpots-italian"\n[options]\nante = 201\n', "utf-8")
    (tmp_path / "rules" / "worse.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "rules" / "notes.txt").write_text("not ours", "utf-8")
    assert own.all() == {"Friday": HOUSE}
    faults = {fault.path.name: fault.problem.reason_key for fault in own.faults()}
    assert faults == {"bad.toml": "ante_above_stack", "worse.toml": "not_toml"}
    assert bad.exists()
    assert refused(own.take_in, bad) == ("ante", 201, "ante_above_stack")
    assert own.all() == {"Friday": HOUSE}


def test_two_files_with_one_name(own, tmp_path):
    for file, rules in (("a", HOUSE), ("b", ITALIAN), ("c", STUD)):
        write(tmp_path / "rules" / f"{file}.toml", rules, "Friday")
    assert own.all() == {"Friday": HOUSE, "Friday 2": ITALIAN, "Friday 3": STUD}
    own.rename("Friday 2", "Sunday")
    assert own.all() == {"Friday": HOUSE, "Friday 2": STUD, "Sunday": ITALIAN}


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="only a person's folder can be closed"
)
def test_a_closed_folder_is_told_of(own, tmp_path):
    own.save("Friday", HOUSE)
    (tmp_path / "rules").chmod(0o500)
    try:
        assert refused(own.save, "Sunday", STUD)[2] == "cannot_be_written"
        assert refused(own.delete, "Friday")[2] == "cannot_be_written"
    finally:
        (tmp_path / "rules").chmod(0o700)
    assert own.all() == {"Friday": HOUSE}


def test_a_file_in_the_folders_place(tmp_path):
    (tmp_path / "rules").write_text("", "utf-8")
    own = OwnRules(tmp_path / "rules")
    assert refused(own.save, "Friday", HOUSE)[::2] == ("file", "cannot_be_written")
    assert own.all() == {}


def test_a_slip_half_way_leaves_the_old_set(own, tmp_path, monkeypatch):
    own.save("Friday", HOUSE)

    def full(*_):
        raise OSError(28, "no space left")

    monkeypatch.setattr("pathlib.Path.replace", full)
    assert refused(own.save, "Friday", STUD, replace=True)[2] == "cannot_be_written"
    monkeypatch.undo()
    assert own.all() == {"Friday": HOUSE}


@given(st.text(max_size=NAME + 5))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_text_is_a_name_or_refused(tmp_path, name):
    path = tmp_path / "any.toml"
    tidy = " ".join(name.split())
    if name and not (tidy.isprintable() and 1 <= len(tidy) <= NAME):
        reason = "not_a_name" if tidy.isprintable() else "not_printable"
        assert refused(dump, HOUSE, name)[2] == reason
        return
    path.write_text(dump(HOUSE, name), "utf-8")
    kept, rules = load_named(path)
    assert rules == HOUSE == load(path)
    assert kept == tidy
