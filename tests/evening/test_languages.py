"""The language changed in mid-deal: the window is the one that was opened in that language."""

import secrets
from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QWidget
from pytestqt.qtbot import QtBot

from openers.window.new_game import NewGame
from openers.window.settings_dialog import SettingsDialog
from window.house import House, texts
from window.test_language import STATES, my_bet, settings, trouble

Build = Callable[..., House]


def name(state: Callable[[House], None]) -> str:
    return state.__name__.strip("_")


def picture(house: House, elsewhere: QWidget) -> QImage:
    """The window with the dialogs over it, as somebody sees it who has the keyboard elsewhere."""
    elsewhere.activateWindow()
    QTest.qWaitForWindowActive(elsewhere)
    house.room.view.relayout()  # as it does itself a moment after a resize
    house.settle()
    whole = house.window.grab().toImage()
    painter = QPainter(whole)
    for dialog in house.window.findChildren(QDialog):
        if dialog.isVisible():
            painter.drawPixmap(0, 0, dialog.grab())
    painter.end()
    return whole


def speak(house: House, code: str) -> None:
    """Choose a language, in the settings where they are open."""
    settings = house.window.dialogs.shown("settings")
    if isinstance(settings, SettingsDialog):
        box = settings._controls["language"]
        assert isinstance(box, QComboBox)
        box.setCurrentIndex(box.findData(code))
        box.activated.emit(box.currentIndex())
    else:
        house.settings.set("language", code)
    house.settle()


def reach(house: House, state: Callable[[House], None], qtbot: QtBot) -> None:
    house.show()
    state(house)
    if house.game.seated:
        house.until(lambda: house.my_turn() or house.result() or house.room.view.director.gated)
    house.settle()
    new = house.window.dialogs.shown("new")
    if isinstance(new, NewGame):  # its figures are worked out beside it
        qtbot.waitUntil(lambda: all(new._tiles.texts()), timeout=20_000)


def said(house: House) -> Counter[tuple[str, str]]:
    """Every text and every name; where the records lie is no word."""
    return Counter(
        (where, text.replace(str(house.folder), "")) for where, text in texts(house.window)
    )


def pages(house: House) -> None:
    """What beats what, in the side panel."""
    my_bet(house)
    house.window.commands.action("hands").trigger()


def rules_page(house: House) -> None:
    my_bet(house)
    house.window.commands.action("rules").trigger()


def reading(house: House) -> None:
    """The table waits until somebody has read."""
    house.settings.set("pace", "learn")
    house.sit()
    director = house.room.view.director
    for _ in range(3000):
        if director.gated:
            return
        house.ms.now += 50
        director.tick()
        house.clock.advance(50)
    raise AssertionError("the table does not wait")


OTHERS = (trouble, rules_page)
"""They look different in any case: another log file, another length of the scroll bar."""


@pytest.mark.parametrize("state", [*STATES, pages, rules_page, reading], ids=name)
def test_the_window_is_as_one_opened_in_that_language(
    build: Build,
    state: Callable[[House], None],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(secrets, "token_bytes", bytes)  # the first evening's deal is the same too
    elsewhere = QWidget()
    qtbot.addWidget(elsewhere)
    elsewhere.show()
    changed = build(language="en")
    reach(changed, state, qtbot)
    at_first = said(changed), picture(changed, elsewhere)
    speak(changed, "it")
    speak(changed, "es")
    fresh = build(language="es")
    reach(fresh, state, qtbot)
    assert said(changed) == said(fresh)
    if state not in OTHERS:
        assert picture(changed, elsewhere) == picture(fresh, elsewhere)
    fresh.close()
    speak(changed, "en")
    assert said(changed) == at_first[0]
    if state not in {rules_page, settings}:  # a second window's style has touched their widths
        assert picture(changed, elsewhere) == at_first[1]
