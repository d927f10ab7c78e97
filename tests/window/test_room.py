"""Nothing is cut and nothing leaves the window, in long languages and at the smallest size."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from openers.window.settings_dialog import SettingsDialog
from openers.words import language
from window.house import House, rules

Build = Callable[..., House]
STATES = ("bet", "draw", "result", "start", "first")
DIALOGS = ("settings", "new", "help", "summary", "trouble")


def arrive(house: House, state: str) -> QWidget:
    """Bring the window to a state."""
    if state == "first":
        house.settings.set("introduced", False)
        house.show()
        house.window.come_in()
        house.step()
    elif state == "start":
        house.sit()
        house.until(house.my_turn)
        house.window.to_start()
    elif state == "result":
        house.sit()
        house.until(house.result, house.by_intent)
    else:
        for seed in range(80):
            house.show()
            house.window.begin(rules(), ("ana", "otto", "ines", "bruno"), replace=True, seed=seed)
            house.until(lambda: there(house, state) or house.result(), house.by_intent)
            if there(house, state):
                break
        if state == "draw":
            house.room.view.toggle(0)
    house.settle()
    return house.window


def there(house: House, state: str) -> bool:
    legal = house.game.legal
    if legal is None:
        return False
    return legal.phase == "draw" if state == "draw" else bool(legal.call and len(legal.raises) > 4)


def open_dialog(house: House, name: str) -> QWidget:
    house.sit()
    house.until(house.result, house.by_intent)
    if name == "settings":
        house.window.dialogs.settings()
    elif name == "new":
        house.window.ask_new_game()
    elif name == "help":
        house.window.help()
    elif name == "summary":
        house.window.stop()
    else:
        house.desk.happened.emit("a trace")
    house.settle()
    found = house.window.dialogs.shown("trouble 1" if name == "trouble" else name)
    assert found is not None
    return found


def shown(root: QWidget) -> Iterator[QWidget]:
    """The texts in sight that belong to this window."""
    for widget in root.findChildren(QWidget):
        here = widget.isVisible() and widget.window() is root.window()
        if here and isinstance(widget, QLabel | QComboBox | QAbstractButton):
            yield widget


def faults(root: QWidget) -> list[str]:
    """Texts that are cut, or reach beyond what holds them."""
    found = []
    for widget in shown(root):
        said = widget.currentText() if isinstance(widget, QComboBox) else widget.text()  # type: ignore[attr-defined]
        if not said:
            continue
        wraps = isinstance(widget, QLabel) and widget.wordWrap()
        needs = widget.minimumSizeHint()
        if wraps:
            high = widget.heightForWidth(widget.width())
            if widget.height() + 1 < high:
                found.append(f"cut below: {said!r} {widget.height()} < {high}")
        elif widget.width() + 1 < needs.width():
            found.append(f"cut: {said!r} {widget.width()} < {needs.width()}")
        holder = holding(widget)
        box = QRect(widget.mapTo(holder, QPoint(0, 0)), widget.size())
        if box.left() < 0 or box.right() > holder.width():
            found.append(f"outside: {said!r} {box} of {holder.width()}")
    return found


def holding(widget: QWidget) -> QWidget:
    """The scrolled page or the window a widget lies in."""
    parent = widget.parentWidget()
    while parent is not None and not parent.isWindow():
        area = parent.parentWidget()
        area = area.parentWidget() if area is not None else None
        if isinstance(area, QScrollArea):
            return area.viewport()
        parent = parent.parentWidget()
    return widget.window()


@pytest.mark.parametrize("code", ["it", "es", language.PSEUDO])
@pytest.mark.parametrize("state", STATES)
def test_the_window_holds_every_text(build: Build, code: str, state: str) -> None:
    house = build()
    house.window.resize(1024, 640)
    window = arrive(house, state)
    language.install(QApplication.instance(), code)  # type: ignore[arg-type]
    house.settle()
    house.step()
    assert faults(window) == []
    assert (window.width(), window.height()) == (1024, 640)


@pytest.mark.parametrize("code", ["it", "es", language.PSEUDO])
@pytest.mark.parametrize("name", DIALOGS)
def test_every_dialog_holds_its_texts(build: Build, code: str, name: str) -> None:
    house = build()
    house.window.resize(1024, 640)
    dialog = open_dialog(house, name)
    language.install(QApplication.instance(), code)  # type: ignore[arg-type]
    house.settle()
    house.settle()
    assert faults(dialog) == []
    assert dialog.width() <= 1024 and dialog.height() <= 640


def test_the_largest_text_is_what_the_screen_has_room_for(build: Build) -> None:
    house = build(text_scale=200)
    house.sit()
    screen = house.window.screen().availableSize().width()
    assert house.room.minimumSizeHint().width() <= max(1024, screen)
    assert house.settings.text_scale == 200


def test_f1_helps_in_a_dialog_too(house: House, qtbot: QtBot) -> None:
    house.sit()
    house.window.dialogs.settings()
    dialog = house.window.dialogs.shown("settings")
    assert isinstance(dialog, SettingsDialog)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog, Qt.Key.Key_F1)
    assert house.window.dialogs.shown("help") is not None
    assert house.window.dialogs.shown("settings") is dialog


def test_escape_takes_a_remark_away_and_then_the_drawer(house: House) -> None:
    house.window.resize(1024, 640)
    house.sit()
    house.window.resize(1024, 640)
    house.until(house.my_turn)
    house.room.open_drawer(True)
    house.window.play.take_back()
    house.room.view.setFocus()
    house.key(Qt.Key.Key_Escape)
    assert not house.room.notice.isVisible() and house.room.panel_open
    house.key(Qt.Key.Key_Escape)
    assert not house.room.panel_open and house.my_turn()


@pytest.mark.rule("C9", "C10")
def test_hands_are_revealed_after_the_deal_where_the_house_rules_say_so(build: Build) -> None:
    house = build()
    house.sit(rules(reveal_after=True))
    house.until(house.my_turn, house.by_intent)
    assert "Hands not shown" not in house.room.side.log.lines()
    house.until(house.result, house.by_intent)
    table = house.game.table
    assert table is not None
    log = house.room.side.log
    if not all(table.shown[seat] for seat in range(1, table.seats)):
        assert "Hands not shown" in log.lines()
    assert (
        table.commitment in log.item(0).toolTip() and house.game.deal_seed in log.item(0).toolTip()
    )
    house.settings.set("language", "it")
    house.settle()
    assert "Hands not shown" not in log.lines()
    assert house.game.deal_seed in log.item(0).toolTip()
