"""The dialog of a new game: figures at once, rule sets of one's own, the rule behind an option."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from openers.odds.outlook import outlook
from openers.panels.rules_page import RulesPage
from openers.rules.own import OwnRules, write
from openers.rules.presets import ids, load_named, preset, with_options
from openers.window.forecast import Forecast
from openers.window.help_dialog import HelpDialog
from openers.window.name_dialog import NameDialog
from openers.window.new_game import NewGame
from openers.words import language
from session.table import Inline
from window.house import House

ITALIAN = preset("jackpots-italian")
HOUSE = with_options(ITALIAN, {"ante": 2, "openers_ladder": False})
STUD = with_options(preset("seven-card-stud"), {"may_muck": True})


class Later(Executor):
    """Does the work when the test says so."""

    def __init__(self) -> None:
        self.work: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.work.append((Future(), work))
        return self.work[-1][0]

    def do(self) -> None:
        future, work = self.work.pop(0)
        try:
            future.set_result(work())
        except Exception as error:  # noqa: BLE001 - as an executor does
            future.set_exception(error)
        QApplication.sendPostedEvents()


@pytest.fixture
def own(tmp_path: Path) -> OwnRules:
    made = OwnRules(tmp_path / "rules")
    made.save("Friday", HOUSE)
    made.save("At Ana’s", STUD)
    return made


@pytest.fixture
def dialog(build: Callable[..., House], own: OwnRules) -> Iterator[NewGame]:
    build()  # for language, colours and sizes
    made = NewGame(ids(), ITALIAN, ("renzo", "carmen", "lucia", "bruno"), own, Forecast(Inline()))
    made.show()
    QApplication.sendPostedEvents()
    yield made
    made.close()


def write_ante(dialog: NewGame, text: str) -> None:
    field = dialog._form._rows["ante"].control
    field.setFocus()
    field.selectAll()  # type: ignore[attr-defined]
    QTest.keyClicks(field, text)
    QApplication.sendPostedEvents()


def entries(dialog: NewGame) -> list[str]:
    choice = dialog._sets._choice
    return [choice.itemText(index) for index in range(choice.count())]


def choose(dialog: NewGame, text: str) -> None:
    choice = dialog._sets._choice
    index = choice.findText(text)
    choice.setCurrentIndex(index)
    choice.activated.emit(index)
    QApplication.sendPostedEvents()


def over(dialog: QDialog, kind: type[QDialog]) -> Any:
    """The dialog of a kind that lies over this one."""
    return next(d for d in dialog.findChildren(kind) if d.isVisible())


def usual(dialog: NewGame) -> list[str]:
    """What is said to be usual, tile by tile."""
    return [tile.usual.text() for tile in dialog._tiles._tiles if tile.isVisible()]


# -- figures ---------------------------------------------------------------------------------------


def test_a_change_shows_at_once_what_it_does(dialog: NewGame) -> None:
    assert usual(dialog) == ["", "", "", ""]
    write_ante(dialog, "2")
    assert usual(dialog) == ["", "", "usual 2.6", ""]
    dialog._form._rows["openers_ladder"].control.toggle()  # type: ignore[attr-defined]
    QApplication.sendPostedEvents()
    assert usual(dialog) == ["", "usual 0.52", "usual 2.6", ""]
    write_ante(dialog, "0")
    assert {tile.figure.text() for tile in dialog._tiles._tiles} == {"–"}


def test_more_people_open_more_often(dialog: NewGame) -> None:
    before = dialog._tiles._tiles[0].figure.text()
    next(person for person in dialog._people if not person.isChecked()).click()
    QApplication.sendPostedEvents()
    assert dialog._tiles._tiles[0].figure.text() == "76 %" and before == "69 %"
    assert usual(dialog)[0] == "usual 69 %"


def test_only_the_last_question_is_answered(qapp: QApplication) -> None:
    later, got = Later(), []
    forecast = Forecast(later)
    forecast.ready.connect(lambda *both: got.append(both))
    forecast.ask(ITALIAN, ITALIAN)
    forecast.ask(HOUSE, ITALIAN)
    later.do()  # the first: it stops at once, or nobody hears of it
    assert got == []
    later.do()
    assert got == [(outlook(HOUSE), outlook(ITALIAN))]
    forecast.ask(ITALIAN, ITALIAN)
    forecast.drop()
    later.do()
    assert len(got) == 1
    forecast.close()
    forecast.ask(ITALIAN, ITALIAN)
    assert later.work == []


def test_figures_come_from_another_thread_and_stop_with_the_window(
    house: House, qtbot: QtBot
) -> None:
    house.show()
    house.window.ask_new_game()
    dialog = house.window.dialogs.shown("new")
    assert isinstance(dialog, NewGame)
    for _ in range(4):  # each makes the answer to the last one stale
        dialog._people[-1].toggle()
    qtbot.waitUntil(lambda: dialog._tiles.texts()[0] != "", timeout=20_000)
    house.close()  # the fixture sees that no thread is left


# -- rule sets -------------------------------------------------------------------------------------


def test_own_sets_stand_beside_the_usual_rules(dialog: NewGame) -> None:
    assert entries(dialog) == ["The usual rules", "Friday", "At Ana’s (Seven-card stud)"]
    choose(dialog, "Friday")
    assert dialog._form.rules() == HOUSE
    choose(dialog, "The usual rules")
    assert dialog._form.rules() == ITALIAN
    choose(dialog, "At Ana’s (Seven-card stud)")
    assert dialog._variant() == "seven-card-stud"
    assert dialog._form.rules() == with_options(STUD, {"seats": 5})
    assert dialog._sets.name() == "At Ana’s"


def test_changed_rules_are_no_set_until_they_are_one_again(dialog: NewGame) -> None:
    choose(dialog, "Friday")
    write_ante(dialog, "3")
    assert entries(dialog)[2] == "Changed" and dialog._sets.name() == ""
    write_ante(dialog, "2")
    assert "Changed" not in entries(dialog) and dialog._sets.name() == "Friday"


def test_saving_under_a_name(dialog: NewGame, own: OwnRules) -> None:
    write_ante(dialog, "4")
    dialog._sets.save()
    name = over(dialog, NameDialog)
    name._line.setText("friday")
    name._save.click()
    assert name.isVisible() and name._why.text() and own.all()["Friday"] == HOUSE
    name._line.setText("Sunday")
    name._save.click()
    assert own.all()["Sunday"] == with_options(ITALIAN, {"ante": 4})
    assert dialog._sets.name() == "Sunday" and entries(dialog)[1:3] == ["Friday", "Sunday"]


def test_replacing_is_asked_for(dialog: NewGame, own: OwnRules) -> None:
    write_ante(dialog, "4")
    dialog._sets.save()
    name = over(dialog, NameDialog)
    name._line.setText("Friday")
    assert not name._replace.isVisible()
    name._save.click()
    assert name._replace.isVisible()
    name._replace.click()
    assert own.all()["Friday"] == with_options(ITALIAN, {"ante": 4})


def test_renaming_and_deleting(dialog: NewGame, own: OwnRules) -> None:
    assert not dialog._sets._acts["rename"].isEnabled()
    choose(dialog, "Friday")
    dialog._sets.rename()
    name = over(dialog, NameDialog)
    name._line.setText("Saturday")
    name._save.click()
    assert "Saturday" in own.all() and dialog._sets.name() == "Saturday"
    dialog._sets.delete()
    box = over(dialog, QMessageBox)
    next(b for b in box.findChildren(QPushButton) if b.text() == "Delete").click()
    assert "Saturday" not in own.all()
    assert dialog._form.rules() == HOUSE and dialog._sets.name() == ""


def test_a_set_goes_out_as_a_file(dialog: NewGame, tmp_path: Path) -> None:
    choose(dialog, "Friday")
    dialog._sets.give_out()
    files = over(dialog, QFileDialog)
    files.fileSelected.emit(str(tmp_path / "for you.toml"))
    files.close()
    assert load_named(tmp_path / "for you.toml") == ("Friday", HOUSE)


def test_a_set_comes_in_from_a_file(dialog: NewGame, tmp_path: Path, own: OwnRules) -> None:
    write(tmp_path / "theirs.toml", STUD, "Friday")
    dialog._sets.take_in()
    files = over(dialog, QFileDialog)
    files.fileSelected.emit(str(tmp_path / "theirs.toml"))
    files.close()
    assert own.all()["Friday 2"] == STUD and own.all()["Friday"] == HOUSE
    assert dialog._variant() == "seven-card-stud" and dialog._sets.name() == "Friday 2"


def test_a_file_that_makes_no_sense_changes_nothing(
    dialog: NewGame, tmp_path: Path, own: OwnRules
) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('variant = "seven-card-stud"\n[options]\nante = 2\nbring_in = 9\n', "utf-8")
    before = own.all(), dialog._form.rules(), entries(dialog)
    dialog._sets.take(str(bad))
    box = over(dialog, QMessageBox)
    assert "(bring_in), 9:" in box.informativeText() and "8" in box.informativeText()
    box.close()
    assert (own.all(), dialog._form.rules(), entries(dialog)) == before


def test_a_broken_file_in_the_folder_is_told_of(
    build: Callable[..., House], own: OwnRules, tmp_path: Path
) -> None:
    (tmp_path / "rules" / "old.toml").write_text('variant = "whist"', "utf-8")
    build()
    dialog = NewGame(ids(), ITALIAN, ("ana",), own, Forecast(Inline()))
    dialog.show()
    assert "old.toml" in dialog._faults.text() and "whist" in dialog._faults.text()
    assert dialog._faults.isVisible()
    dialog.close()


def test_everything_follows_the_language(dialog: NewGame, qapp: QApplication) -> None:
    write_ante(dialog, "4")
    dialog._sets.save()
    name = over(dialog, NameDialog)
    before = [*entries(dialog), name._save.text()]
    language.install(qapp, "es")
    QApplication.sendPostedEvents()
    after = [*entries(dialog), name._save.text()]
    assert len(before) == len(after) and dialog._form.rules() is not None
    assert [a == b for a, b in zip(before, after, strict=True)].count(True) == 1  # Friday


# -- the rule behind an option ---------------------------------------------------------------------


def marked(house: House) -> str:
    help_ = house.window.dialogs.shown("help")
    assert isinstance(help_, HelpDialog)
    page = help_.findChild(RulesPage)
    assert isinstance(page, RulesPage)
    text = page.article()
    help_.close()
    return text


def activated(dialog: QDialog) -> bool:
    dialog.activateWindow()
    return dialog.isActiveWindow()


@pytest.mark.parametrize("variant", ids())
def test_each_option_leads_to_its_article(house: House, qtbot: QtBot, variant: str) -> None:
    house.show()
    house.window.ask_new_game(variant)
    dialog = house.window.dialogs.shown("new")
    assert isinstance(dialog, NewGame)
    row = dialog._form._rows["ante"]
    qtbot.waitUntil(lambda: activated(dialog))
    row.control.setFocus()
    QTest.keyClick(row.control, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert row.option.rule in marked(house)
    for key in dialog._form._first():
        row = dialog._form._rows[key]
        assert f"href='{row.option.rule}'" in row.name.text()
        row.name.linkActivated.emit(row.option.rule)
        assert marked(house)


def test_a_refusal_leads_to_its_article(house: House) -> None:
    house.sit()
    house.until(house.my_turn)
    house.window.play.take_back()
    house.settle()
    notice = house.room.notice
    (link,) = (b for b in notice.findChildren(QPushButton) if b.isVisible())
    assert "D-9" in link.text()
    house.press(link)
    house.settle()
    assert not notice.isVisible()
    assert house.room.panel_open and house.room.side.page() == "rules"
    assert "(C8, D-9)" in house.room.side.rules.article() or "(D-9" in (
        house.room.side.rules.article()
    )


def test_where_chips_stand_for_money_it_is_said_how_much_one_is_worth(dialog: NewGame) -> None:
    assert not dialog._worth.isVisible()
    dialog._choose("seven-card-stud")
    QApplication.sendPostedEvents()
    assert dialog._worth.isVisible()
    assert "$0.25" in dialog._worth.text()
