"""Keys of one's own: chosen, taken by consent, kept, given back."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel, QPushButton

from openers.settings.store import Settings
from openers.window.commands import COMMANDS
from openers.window.error_dialog import ErrorDialog
from openers.window.keymap import RESERVED, KeyMap

USUAL = {command.id: command.keys for command in COMMANDS}


def no_key_twice(keymap):
    keys = [key for several in keymap.all().values() for key in several]
    return len(keys) == len(set(keys))


def test_the_usual_keys_are_in_force_where_nothing_was_chosen():
    keymap = KeyMap(Settings())
    assert keymap.all() == USUAL
    assert no_key_twice(keymap)
    assert keymap.holder("F") == "fold"
    assert not keymap.is_own("fold")


def test_a_key_that_is_taken_leaves_where_it_was(tmp_path):
    path = tmp_path / "settings.toml"
    keymap = KeyMap(Settings(path))
    keymap.assign("fold", "R")
    assert keymap.keys("fold") == ("R",)
    assert keymap.keys("raise") == ("B",)
    # It is kept.
    again = KeyMap(Settings(path))
    assert again.keys("fold") == ("R",)
    assert again.keys("raise") == ("B",)
    again.reset("raise")
    assert again.keys("raise") == ("R", "B")
    assert again.keys("fold") == ()
    again.reset_all()
    assert again.all() == USUAL


@pytest.mark.parametrize(
    ("command", "key", "why"),
    [
        ("fold", "1", "reserved"),
        ("fold", "Tab", "reserved"),
        ("settings", "G", "letter"),
        ("settings", "Ctrl+G", ""),
        ("fold", "G", ""),
    ],
)
def test_keys_a_command_cannot_have(command, key, why):
    keymap = KeyMap(Settings())
    assert keymap.refusal(command, key) == why
    if why:
        with pytest.raises(ValueError, match="can't have"):
            keymap.assign(command, key)


TEXT = st.text(max_size=12) | st.sampled_from(["F", "R", "Ctrl+R", "1", "Ctrl+K, C", "f", ""])
OWN = st.dictionaries(
    st.sampled_from([*USUAL, "nothing"]), st.lists(TEXT, max_size=3) | TEXT | st.none(), max_size=5
)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(OWN.map(json.dumps) | st.text(max_size=40))
def test_whatever_the_file_says_every_key_means_one_thing(qapp, text):
    chosen = Settings()
    chosen.set("keys", text)
    keymap = KeyMap(chosen)
    assert no_key_twice(keymap)
    assert keymap.all().keys() == USUAL.keys()
    for several in keymap.all().values():
        assert not RESERVED & set(several)


@given(st.lists(st.tuples(st.sampled_from(list(USUAL)), st.sampled_from("FCRBGHJZ")), max_size=12))
def test_after_any_changes_every_key_means_one_thing(changes):
    keymap = KeyMap(Settings())
    for command, key in changes:
        if not keymap.refusal(command, key):
            keymap.assign(command, key)
            assert keymap.keys(command) == (key,)
        assert no_key_twice(keymap)
        assert keymap.passed_over() == ()
        assert keymap.all() == KeyMap(keymap._settings).all()
    keymap.reset("fold")
    assert keymap.keys("fold") == ("F",)
    assert no_key_twice(keymap)


def type_key(house, dialog, command, key):
    field = dialog._fields[command]
    field.setKeySequence(QKeySequence.fromString(key))
    field.editingFinished.emit()
    house.settle()


def test_the_dialog_changes_a_key_at_once(house):
    house.show()
    house.sit()
    house.until(house.my_turn)
    house.window.dialogs.settings()
    house.window.dialogs.keys()
    dialog = house.window.dialogs.shown("keys")
    type_key(house, dialog, "passive", "G")
    assert house.window.commands.keys("passive") == "G"
    assert house.room.bar.passive_button._key == "G"
    dialog.close()
    house.window.dialogs.shown("settings").close()
    house.room.view.setFocus()
    before = len(house.events)
    house.key(Qt.Key.Key_C)
    house.settle()
    assert len(house.events) == before  # the old key is nobody's
    house.key(Qt.Key.Key_G)
    house.settle()
    assert len(house.events) > before


def test_a_taken_key_wants_consent(house):
    house.show()
    house.window.dialogs.keys()
    dialog = house.window.dialogs.shown("keys")
    type_key(house, dialog, "fold", "R")
    said = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert "R already means “Open, bet or raise”." in said
    assert KeyMap(house.settings).keys("fold") == ("F",)  # nothing has changed yet
    (yes,) = [b for b in dialog.findChildren(QPushButton) if b.text() == "Use it for “Fold”"]
    yes.click()
    assert KeyMap(house.settings).keys("fold") == ("R",)
    assert KeyMap(house.settings).keys("raise") == ("B",)
    assert not yes.isVisible()
    type_key(house, dialog, "settings", "G")
    said = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert any(text.startswith("A single letter") for text in said)
    assert dialog._fields["settings"].keySequence() == QKeySequence.fromString("Ctrl+,")


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("{}", ()),
        ('{"fold": ["Z"]}', ()),
        ('{"fold": []}', ()),
        ("{", ("keys",)),
        ("[1]", ("keys",)),
        ('{"fold": ["Esc"], "raise": ["R"]}', ("fold",)),
        ('{"fold": "F"}', ("fold",)),
        ('{"new": ["0", "0"]}', ("new",)),
        ('{"fold": ["Z"], "raise": ["Z"]}', ("raise",)),
        ('{"fly": ["Z"], "fold": ["Ctrl+Foo"]}', ("fly", "fold")),
    ],
)
def test_kept_keys_that_make_no_sense_are_named(text, named):
    settings = Settings()
    settings.set("keys", text)
    assert KeyMap(settings).passed_over() == named


def test_keys_passed_over_are_told_of_at_the_start(build):
    house = build(keys='{"fold": ["Esc"]}')
    house.show()
    house.window.come_in()
    (dialog,) = (d for d in house.window.findChildren(ErrorDialog) if d.isVisible())
    assert "fold" in " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert house.window.commands.keys("fold") == "F"
