"""The settings file: read, written, refused, kept aside."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openers.settings.folders import data_dir
from openers.settings.options import BY_KEY, OPTIONS
from openers.settings.store import Settings


def test_without_a_file_the_defaults_hold_and_nothing_is_written(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.toml")
    assert settings.theme == "system" and settings.text_scale == 100
    assert list(tmp_path.iterdir()) == [] and settings.problems == []


def test_a_change_is_on_disk_at_once_and_read_again(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    told: list[str] = []
    settings = Settings(path)
    settings.listen(told.append)
    settings.set("theme", "dark")
    settings.set("theme", "dark")
    settings.set("text_scale", 125)
    assert told == ["theme", "text_scale"]
    again = Settings(path)
    assert (again.theme, again.text_scale, again.pace) == ("dark", 125, "normal")
    assert [p.name for p in tmp_path.iterdir()] == ["settings.toml"]


def test_every_option_is_in_the_file_with_its_note(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.toml")
    text = settings.text()
    assert tomllib.loads(text) == {o.key: o.default for o in OPTIONS}
    assert all(o.note in text for o in OPTIONS)


@given(st.text())
def test_any_text_comes_back_as_it_was(value: str) -> None:
    settings = Settings()
    try:
        value.encode()
    except UnicodeEncodeError:
        return
    settings.set("house_rules", value)
    assert tomllib.loads(settings.text())["house_rules"] == value


@pytest.mark.parametrize(
    ("key", "value"),
    [("theme", "pink"), ("text_scale", 79), ("text_scale", 201), ("sort_hand", 1), ("pace", 3)],
)
def test_a_senseless_value_is_refused(key: str, value: object) -> None:
    settings = Settings()
    with pytest.raises(ValueError, match=key):
        settings.set(key, value)  # type: ignore[arg-type]
    assert getattr(settings, key) == BY_KEY[key].default


def test_a_senseless_line_leaves_its_default_and_is_told(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('theme = "pink"\npace = "fast"\nfrom_the_future = 3\n')
    settings = Settings(path)
    assert (settings.theme, settings.pace) == ("system", "fast")
    assert [(p.kind, p.key) for p in settings.problems] == [("value", "theme")]


@pytest.mark.parametrize("content", [b"theme = \n", b"\xff\xfe\x00", b"theme"])
def test_a_broken_file_is_kept_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.toml"
    for number in (1, 2):
        path.write_bytes(content)
        settings = Settings(path)
        (problem,) = settings.problems
        assert problem.kind == "broken"
        assert problem.path.name == f"settings.broken-{number}.toml"
        assert problem.path.read_bytes() == content and not path.exists()


def test_an_unknown_option_is_no_attribute() -> None:
    with pytest.raises(AttributeError):
        _ = Settings().colour_of_the_walls


def test_the_chosen_folder_is_made(tmp_path: Path) -> None:
    assert data_dir(tmp_path / "a" / "b") == tmp_path / "a" / "b"
    assert (tmp_path / "a" / "b").is_dir()
