"""Several people, backup and restore, as a person meets them in the window."""

from argparse import Namespace
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from openers.records.bundle import check
from openers.records.store import RECORDS, Store
from openers.settings.profiles import Profiles
from openers.settings.store import FILE, Settings
from openers.window import app
from openers.window.keeping import Keeping
from openers.window.main_window import MainWindow
from openers.window.name_dialog import NameDialog
from openers.window.players_dialog import PlayersDialog
from window.house import House

NOON = datetime(2026, 12, 1, 12, tzinfo=UTC)


@pytest.fixture
def keeping(house: House) -> Keeping:
    profiles = Profiles(house.folder)
    return Keeping(house.window, house.store, profiles, profiles.all()[0])


def boxes(house: House) -> list[QMessageBox]:
    return [box for box in house.window.findChildren(QMessageBox) if box.isVisible()]


def named(dialog: PlayersDialog, name: str, button: str = "_save") -> NameDialog:
    """Write a name in the dialog that asks for one."""
    ask = [one for one in dialog.findChildren(NameDialog) if one.isVisible()][-1]
    ask._line.setText(name)
    getattr(ask, button).click()
    return ask


def test_people_are_added_renamed_and_removed(house: House, keeping: Keeping) -> None:
    house.show()
    page = house.window.start_page
    assert not page._players.isVisible()  # one alone is not asked who plays
    house.window.commands.action("players").trigger()
    dialog = house.window.findChild(PlayersDialog)
    assert dialog.names() == ["Player 1 (plays now)"]
    assert not dialog._play.isEnabled() and not dialog._remove.isEnabled()
    dialog._add.click()
    named(dialog, "Ana")
    assert dialog.names() == ["Player 1 (plays now)", "Ana"]
    assert page._players.isVisible() and page._players.text() == "Player: Player 1"
    dialog._rename.click()
    named(dialog, "Anna")
    dialog._add.click()
    refused = named(dialog, "anna")
    assert refused.isVisible() and refused._why.text() == "This name is taken already"
    refused.reject()
    assert dialog.names() == ["Player 1 (plays now)", "Anna"]
    dialog._remove.click()
    (box,) = dialog.findChildren(QMessageBox)
    assert "Anna" in box.text()
    next(b for b in box.buttons() if b.text() == "Remove").click()
    assert dialog.names() == ["Player 1 (plays now)"]
    assert len(list((house.folder / "removed").iterdir())) == 1
    assert not page._players.isVisible()
    dialog.reject()


def test_the_window_closes_for_another_person(house: House, keeping: Keeping) -> None:
    ana = Profiles(house.folder).add("Ana")
    house.show()
    dialog = keeping.players()
    assert isinstance(dialog, PlayersDialog)
    dialog._list.setCurrentRow(1)
    closed: list[bool] = []
    house.window.closed.connect(lambda: closed.append(True))
    dialog._play.click()
    assert closed and keeping.wish is not None and keeping.wish.profile.folder == ana.folder


def test_a_backup_is_written_and_looked_into(
    house: House, keeping: Keeping, tmp_path: Path
) -> None:
    house.show()
    path = tmp_path / "b.openers-backup"
    keeping.write(path)
    assert check(path).deals == 0
    (box,) = boxes(house)
    assert box.text().startswith("“b.openers-backup” holds 0 deals")
    box.accept()
    keeping.take_back(path)
    asked = boxes(house)[-1]
    assert "holds 0 deals" in asked.text() and keeping.wish is None
    next(b for b in asked.buttons() if b.text() == "Restore it").click()
    assert keeping.wish is not None and keeping.wish.restore == path


def test_a_file_that_is_no_backup_is_named(house: House, keeping: Keeping, tmp_path: Path) -> None:
    house.show()
    (tmp_path / "letter.txt").write_text("hello")
    keeping.take_back(tmp_path / "letter.txt")
    (box,) = boxes(house)
    assert box.text() == "Nothing was changed."
    assert box.informativeText().startswith("“letter.txt” is no backup of Openers")
    keeping.write(tmp_path / "nowhere" / "b")
    assert "Choose another place" in boxes(house)[-1].informativeText()
    assert keeping.wish is None


def test_another_person_and_a_backup_in_one_evening(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole program: Ana sits down, then takes the first person's backup back."""
    first = Settings(tmp_path / FILE)
    first.set("introduced", True)
    first.set("text_scale", 120)
    profiles = Profiles(tmp_path)
    ana = profiles.add("Ana")
    Settings(ana.folder / FILE).set("introduced", True)
    sessions: list[app.Session] = []
    steps: list[Callable[[Any], None]] = [
        lambda s: s.keeping.write(tmp_path / "b"),
        lambda s: s.keeping._play(ana),
        lambda s: s.keeping._leave(app.Wish(ana, tmp_path / "b")),
        lambda s: s.window.close(),
    ]
    made = app.Session.__init__

    def note(self: app.Session, *args: Any) -> None:
        made(self, *args)
        sessions.append(self)

    monkeypatch.setattr(app.Session, "__init__", note)
    said: list[str] = []
    seen: list[str] = []

    def go() -> None:
        if steps and sessions and sessions[-1].window.isVisible():
            seen.append(sessions[-1].window.start_page._players.text())
            said.extend(b.text() for b in sessions[-1].window.findChildren(QMessageBox))
            steps.pop(0)(sessions[-1])

    timer = QTimer()
    timer.timeout.connect(go)
    timer.start(300)
    args = Namespace(
        demo=None, data=tmp_path, profile=None, lang="en", theme=None, pace=None, verbose=False
    )
    assert app.run(args) == 0
    timer.stop()
    # Whatever still asks Qt to quit is heard here: else no event loop would run in later tests.
    qapp.processEvents()
    QTimer.singleShot(0, qapp.quit)
    qapp.exec()
    assert steps == [] and len(sessions) == 3
    assert seen == ["Player: Player 1", "Player: Player 1", "Player: Ana", "Player: Ana"]
    assert any(text.startswith("Restored as it was on") for text in said)
    assert Settings(ana.folder / FILE).text_scale == 120
    assert profiles.last().folder == ana.folder
    assert len([w for w in qapp.topLevelWidgets() if isinstance(w, MainWindow)]) <= 1
    assert not [w for w in qapp.topLevelWidgets() if w.isVisible()]
    store = Store(ana.folder / RECORDS)
    assert store.problems == ()
    store.close()
