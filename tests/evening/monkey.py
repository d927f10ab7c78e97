"""Somebody who presses anything: steps that are written down, and hands that take them.

A step is a tuple of plain words and numbers, and says where by shares of what is there, so that it
still means something when steps before it are left out.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QSlider,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from openers.settings.options import OPTIONS
from openers.window.commands import COMMANDS
from window.house import House

Step: TypeAlias = tuple[Any, ...]

_CONTROLS = (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QSlider, QTabBar)
_OTHER_KEYS = (
    *("Tab", "Shift+Tab", "Escape", "Backspace", "Delete", "Left", "Right", "Shift+Right"),
    *("Ctrl+A", "Ctrl+C", "Ctrl+V", "Ctrl+X", "Menu", "Alt+G", "Alt+T", "Alt+V", "F10"),
    *"1234567890HTUXQ",
)
KEYS = (*(key for command in COMMANDS for key in command.keys), *_OTHER_KEYS)
TEXTS = ("3", "37", "99999", "-1", "1,5", "0.25", "Lucía", "ñ€ 漢字", "fcrn", " ")
_SIZES = ((1024, 640), (1280, 800), (1100, 700), (1920, 1080), (2560, 1440))
_SILENT = {"keys", "panel_tab", "geometry", "variant", "characters", "house_rules"}
_WISHES = tuple(option for option in OPTIONS if option.key not in _SILENT)
_PLAIN_PRESSES = 0.75
_FRAME = 16
_LEFT, _NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def some(rng: Random, count: int) -> list[Step]:
    """Steps of which every one is an input; time passes before most."""
    kinds, weights = zip(*_KINDS.items(), strict=True)
    return [
        (kind, rng.choice((0, 0, 16, 90, 400)), *_DETAILS[kind](rng))
        for kind in rng.choices(kinds, weights, k=count)
    ]


def _place(rng: Random) -> tuple[float, float, float]:
    return round(rng.random(), 3), round(rng.random(), 3), round(rng.random(), 3)


def _wish(rng: Random) -> Step:
    option = rng.choice(_WISHES)
    if option.kind == "switch":
        return option.key, rng.random() < 0.5
    if option.kind == "int":
        return option.key, rng.randint(option.low, option.high)
    return option.key, rng.choice(option.choices)


_KINDS = {"key": 26, "press": 28, "click": 10, "twice": 3, "drag": 4, "wheel": 4, "hover": 5,
          "text": 3, "command": 8, "wish": 4, "resize": 1, "close": 4}  # fmt: skip
_DETAILS: dict[str, Callable[[Random], Step]] = {
    "key": lambda rng: (rng.choice(KEYS),),
    "press": lambda rng: (*_place(rng)[:2], rng.random() < _PLAIN_PRESSES),
    "click": lambda rng: (*_place(rng), rng.random() < _PLAIN_PRESSES),
    "twice": _place,
    "drag": lambda rng: (*_place(rng), *_place(rng)[:2]),
    "wheel": lambda rng: (*_place(rng), rng.choice((-360, -120, -15, 15, 120, 360))),
    "hover": _place,
    "text": lambda rng: (rng.choice(TEXTS),),
    "command": lambda rng: (rng.choice(COMMANDS).id,),
    "wish": _wish,
    "resize": lambda rng: rng.choice(_SIZES),
    "close": lambda rng: (),
}


class Hands:
    """Takes steps at a house, as a person's mouse and keyboard reach it through the windows."""

    def __init__(self, house: House) -> None:
        self.house = house

    def take(self, step: Step) -> None:
        """Let the step's time pass, then do it; a file dialog gets an answer first."""
        kind, ms, *more = step
        self.pass_time(ms)
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QFileDialog):
            self._answer(dialog, yes=kind in {"press", "key"})
        else:
            getattr(self, f"_{kind}")(*more)
        self.house.settle()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def pass_time(self, ms: int) -> None:
        """So many milliseconds of the picture, of the game and of the action bar."""
        house = self.house
        for _ in range(0, ms, _FRAME):
            house.ms.now += _FRAME
            if house.room.view.director.running:
                house.room.view.director.tick()
        house.seconds.now += ms / 1000
        house.clock.advance(ms)

    @staticmethod
    def _answer(dialog: QFileDialog, yes: bool) -> None:
        """Qt's own dialog is not played with: it may delete files, and asks in loops of its own."""
        if yes:
            dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
            dialog.accept()
        else:
            dialog.reject()

    # -- where -----------------------------------------------------------------------------------

    def _top(self, share: float = 0.0) -> QWidget:
        """The window that takes input: a menu or list, a modal dialog, or any of the others."""
        first = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if first is not None:
            return first
        shown = [w for w in QApplication.topLevelWidgets() if w.isVisible() and _usable(w)]
        shown = shown or [self.house.window]
        return shown[min(int(share * len(shown)), len(shown) - 1)]

    def _spot(self, x: float, y: float, window: float) -> tuple[QWidget, QPoint]:
        """The widget at a place of a window, and the place in it."""
        top = self._top(window).window()
        at = QPoint(int(x * (top.width() - 1)), int(y * (top.height() - 1)))
        widget: QWidget = top.childAt(at) or top
        return widget, widget.mapFrom(top, at)

    # -- what ------------------------------------------------------------------------------------

    def _keyboard(self) -> QWidget:
        return QApplication.activePopupWidget() or QApplication.focusWidget() or self._top()

    def _key(self, text: str) -> None:
        keys = QKeySequence.fromString(text)[0]
        QTest.keyClick(self._keyboard(), keys.key(), keys.keyboardModifiers())

    def _text(self, text: str) -> None:
        for letter in text:
            key = Qt.Key.Key_unknown
            QTest.sendKeyEvent(
                QTest.KeyAction.Click, self._keyboard(), key, letter, _NO_KEYS
            )  # fmt: skip

    def _press(self, which: float, window: float, left: bool) -> None:
        """Click the middle of a control."""
        top = self._top(window).window()
        found = [w for w in top.findChildren(QWidget) if _reachable(w, top)]
        if found:
            widget = found[min(int(which * len(found)), len(found) - 1)]
            middle = widget.visibleRegion().boundingRect().center()
            QTest.mouseClick(widget, _button(left), _NO_KEYS, middle)

    def _click(self, x: float, y: float, window: float, left: bool) -> None:
        widget, at = self._spot(x, y, window)
        QTest.mouseClick(widget, _button(left), _NO_KEYS, at)

    def _twice(self, x: float, y: float, window: float) -> None:
        self._click(x, y, window, True)
        widget, at = self._spot(x, y, window)
        if isValid(widget):  # the first click may have closed its window
            QTest.mouseDClick(widget, _LEFT, _NO_KEYS, at)

    def _drag(self, x: float, y: float, window: float, to_x: float, to_y: float) -> None:
        widget, at = self._spot(x, y, window)
        there = QPoint(int(to_x * widget.width()), int(to_y * widget.height()))
        QTest.mousePress(widget, _LEFT, _NO_KEYS, at)
        for share in (0.3, 0.7, 1.0):
            if not isValid(widget):
                return
            way = QPointF(at) + (QPointF(there) - QPointF(at)) * share
            event = QMouseEvent(
                QEvent.Type.MouseMove, way, QPointF(widget.mapToGlobal(way.toPoint())),
                _LEFT, _LEFT, _NO_KEYS,
            )  # fmt: skip
            QApplication.sendEvent(widget, event)
            self.pass_time(_FRAME)
        if isValid(widget):
            QTest.mouseRelease(widget, _LEFT, _NO_KEYS, there)

    def _wheel(self, x: float, y: float, window: float, turn: int) -> None:
        widget, at = self._spot(x, y, window)
        event = QWheelEvent(
            QPointF(at), QPointF(widget.mapToGlobal(at)), QPoint(), QPoint(0, turn),
            Qt.MouseButton.NoButton, _NO_KEYS, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(widget, event)

    def _hover(self, x: float, y: float, window: float) -> None:
        widget, at = self._spot(x, y, window)
        QTest.mouseMove(widget, at)

    def _command(self, name: str) -> None:
        """A command of the menu; a modal dialog keeps a person from the menu."""
        if self._top().window() is self.house.window:
            self.house.window.commands.action(name).trigger()

    def _wish(self, key: str, value: object) -> None:
        self.house.settings.set(key, value)

    def _resize(self, wide: int, high: int) -> None:
        self.house.window.resize(wide, high)

    def _close(self) -> None:
        """Close what lies over the window."""
        top = self._top()
        if top.window() is not self.house.window:
            top.close()


def _button(left: bool) -> Qt.MouseButton:
    return _LEFT if left else Qt.MouseButton.RightButton


def _usable(widget: QWidget) -> bool:
    return widget.windowType() is not Qt.WindowType.ToolTip


def _reachable(widget: QWidget, top: QWidget) -> bool:
    """Whether a person could click it now."""
    if not isinstance(widget, _CONTROLS) or not widget.isVisible() or not widget.isEnabled():
        return False
    return widget.window() is top and not widget.visibleRegion().isEmpty()


def shrunk(steps: Sequence[Step], fails: Callable[[Sequence[Step]], bool]) -> list[Step]:
    """The fewest steps that still fail, by leaving out half of them, a quarter, …, one.

    ``fails`` is asked at most some hundred times.
    """
    left, size, asked = list(steps), max(1, len(steps) // 2), 0
    while asked < 300:
        at, shorter = 0, False
        while at < len(left) and asked < 300:
            tried = left[:at] + left[at + size :]
            asked += 1
            if tried and fails(tried):
                left, shorter = tried, True
            else:
                at += size
        if size == 1 and not shorter:
            break
        size = max(1, size // 2)
    return left
