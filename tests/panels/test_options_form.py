"""House rules as a form: checked while they are changed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from openers.panels.options_form import OptionsForm
from openers.panels.segments import Segments
from openers.rules.catalogue import options
from openers.rules.presets import ids, preset
from openers.words import language


@pytest.fixture
def form(qtbot: QtBot) -> OptionsForm:
    made = OptionsForm()
    qtbot.addWidget(made)
    made.resize(560, 500)
    made.show()
    return made


def write(qtbot: QtBot, form: OptionsForm, key: str, text: str) -> None:
    field = form._rows[key].control
    assert isinstance(field, QLineEdit)
    field.setFocus()
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    qtbot.keyClicks(field, text)


@pytest.mark.parametrize("variant", ids())
def test_every_house_rule_of_a_game_but_the_seats_is_there(form: OptionsForm, variant: str) -> None:
    form.show_rules(preset(variant))
    assert set(form._rows) == set(options(preset(variant).family)) - {"seats"}
    assert form.rules() == preset(variant) and form.problem() is None


def test_what_makes_sense_is_taken_at_once(qtbot: QtBot, form: OptionsForm) -> None:
    form.show_rules(preset("jackpots-italian"))
    write(qtbot, form, "ante", "3")
    discards = form._rows["max_discards"].control
    ladder = form._rows["openers_ladder"].control
    assert isinstance(discards, Segments) and isinstance(ladder, QCheckBox)
    qtbot.mouseClick(discards._buttons["4"], Qt.MouseButton.LeftButton)
    ladder.toggle()
    rules = form.rules()
    assert rules is not None
    assert (rules.ante, rules.max_discards, rules.openers_ladder) == (3, 4, False)


@pytest.mark.parametrize("text", ["0", "999", "abc", ""])
def test_what_makes_none_is_said_beside_it(qtbot: QtBot, form: OptionsForm, text: str) -> None:
    form.show_rules(preset("jackpots-italian"))
    write(qtbot, form, "ante", text)
    row = form._rows["ante"]
    assert form.rules() is None and form.problem() is not None
    assert row.help.property("tone") == "bad" and row.control.property("wrong")
    write(qtbot, form, "ante", "2")
    assert form.rules() is not None
    assert row.help.property("tone") == "" and not row.control.property("wrong")


def test_a_contradiction_is_said_where_it_lies(qtbot: QtBot, form: OptionsForm) -> None:
    form.show_rules(preset("jackpots-italian"))
    QApplication.sendPostedEvents()
    assert not form._rows["small_bet"].help.isVisible()
    form._all.click()
    small = form._rows["small_bet"]
    assert not small.control.isEnabled()  # it counts in fixed limit alone
    limit = form._rows["limit"].control
    assert isinstance(limit, Segments)
    limit._buttons["fixed-limit"].click()
    write(qtbot, form, "small_bet", "50")  # above the big bet
    assert form.rules() is None
    limit._buttons["pot-limit"].click()
    assert form.rules() is None and small.control.isEnabled()  # else it could not be mended
    form._all.click()
    assert form._rows["small_bet"].help.isVisible()  # folded away it could not be mended
    assert not form._rows["big_bet"].help.isVisible()


@pytest.mark.rule("D-11")
def test_more_seats_than_the_deck_feeds_are_refused(form: OptionsForm) -> None:
    form.show_rules(preset("jackpots-italian"))
    form.set_seats(10)
    problem = form.problem()
    assert problem is not None and problem.key == "seats"
    form.set_seats(4)
    assert form.problem() is None


def test_another_language_keeps_what_was_set(
    qtbot: QtBot, qapp: QApplication, form: OptionsForm
) -> None:
    form.show_rules(preset("jackpots-italian"))
    write(qtbot, form, "ante", "3")
    before = {key: row.name.text() for key, row in form._rows.items()}
    language.install(qapp, "it")
    QApplication.sendPostedEvents()
    after = {key: row.name.text() for key, row in form._rows.items()}
    assert all(before[key] != after[key] for key in before)
    rules = form.rules()
    assert rules is not None and rules.ante == 3
    combo = next(r.control for r in form._rows.values() if isinstance(r.control, QComboBox))
    assert combo.currentText()
