"""A whole window without waiting: clocks the test moves, workers that work at once."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QTabBar,
    QWidget,
)

from openers.engine.actions import Action, BringIn, Call, Check, Discard, Done, Fold, Legal, RaiseTo
from openers.engine.events import Event
from openers.records.store import Store
from openers.rules.own import OwnRules
from openers.rules.presets import preset, with_options
from openers.rules.rules import Rules
from openers.session.game import Game
from openers.settings.store import Settings
from openers.window import appearance
from openers.window.errors import ErrorDesk
from openers.window.main_window import MainWindow
from session.table import FakeClock, Inline

CHARACTERS = ("renzo", "carmen", "lucia", "bruno")


class Ticks:
    """A clock of seconds or milliseconds that passes when told to."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def rules(variant: str = "jackpots-italian", **options: Any) -> Rules:
    return with_options(preset(variant), options)


class House:
    """The window, the game behind it, and all it told."""

    def __init__(self, folder: Path, player_for: Any = None, **wishes: Any) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self.folder, self._open = folder, True
        self.settings = Settings(folder / "settings.toml")
        for key, value in {"language": "en", "theme": "light", "pace": "instant",
                           "introduced": True, **wishes}.items():  # fmt: skip
            self.settings.set(key, value)
        appearance.speak(app, self.settings)
        appearance.dress(app, self.settings)
        self.clock, self.seconds, self.ms = FakeClock(), Ticks(), Ticks()
        self.store = Store(folder / "openers.sqlite")
        more = {} if player_for is None else {"player_for": player_for}
        self.game = Game(
            self.store, clock=self.clock, thinking=Inline(), recording=Inline(), **more
        )
        self.desk = ErrorDesk(folder)
        self.own = OwnRules(folder / "rules")
        self.window = MainWindow(
            self.settings, self.store, self.game, self.desk, self.own, (self.seconds, self.ms)
        )
        self.window.furnish()  # the program does it once the window has been seen
        self.window.resize(1280, 800)
        self.events: list[Event] = []
        self.game.happened.connect(self.events.append)

    # -- time ------------------------------------------------------------------------------------

    @staticmethod
    def settle() -> None:
        """What was posted arrives."""
        for _ in range(4):
            QApplication.sendPostedEvents()

    def step(self) -> None:
        """What moves arrives, what was waited for comes."""
        self.room.view.director.finish()
        self.clock.advance(2000)
        self.seconds.now += 5
        self.settle()

    def until(
        self, reached: Callable[[], bool], act: Callable[[Legal], None] | None = None
    ) -> None:
        """Let time pass and act for the hero until something is so."""
        for _ in range(500):
            if reached():
                return
            legal = self.game.legal
            if legal is not None and act is not None:
                act(legal)
            self.step()
        raise AssertionError("it does not go on")

    # -- playing ---------------------------------------------------------------------------------

    @property
    def room(self) -> Any:
        return self.window.room

    def show(self) -> None:
        """Show the window and give it the keyboard."""
        self.window.show()
        self.window.activateWindow()
        QTest.qWaitForWindowActive(self.window)

    def sit(self, rules_: Rules | None = None, seed: int = 7) -> None:
        """Show the window and begin a match."""
        self.show()
        rules_ = rules_ or rules()
        names = (*CHARACTERS, "ana", "otto", "ines")[: rules_.seats - 1]
        self.window.begin(rules_, names, seed=seed)
        self.settle()

    def my_turn(self) -> bool:
        return self.game.legal is not None and self.game.legal.phase != "proof"

    def result(self) -> bool:
        return bool(self.window.play.result_waits)

    def by_intent(self, legal: Legal) -> None:
        """Do something plain, straight through the bar's signal."""
        self.room.bar.intent.emit(plain(legal, self.hand(), Random(len(self.events))))

    def hand(self) -> list[int]:
        table = self.game.table
        assert table is not None
        return [card for card in table.hands[0] if card is not None]

    def press(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def key(self, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
        """Press a key where the keyboard is."""
        target = self.window.focusWidget() or self.window
        held = Qt.KeyboardModifier.NoModifier
        for modifier in modifiers:
            held |= modifier
        QTest.keyClick(target, key, held)

    def close(self) -> None:
        """End as the program does; a second time nothing happens."""
        if not self._open:
            return
        self._open = False
        self.window.close()
        self.game.close()
        self.window.deleteLater()


def plain(legal: Legal, hand: list[int], rng: Random) -> Action:
    """Something legal and simple."""
    if legal.phase == "proof":
        return Done()
    if legal.phase == "draw":
        return Discard(tuple(hand[:2]))
    if legal.raises and not legal.call:
        return RaiseTo(legal.raises[0])
    if legal.call:
        return Call() if rng.random() < 0.9 else Fold()
    if legal.check:
        return Check()
    return BringIn() if legal.bring_in else Fold()


def texts(root: QObject) -> Iterator[tuple[str, str]]:
    """Every text a person or a screen reader meets below ``root``, with where it stands."""
    for thing in (root, *root.findChildren(QObject)):
        where = type(thing).__name__
        if isinstance(thing, QWidget):
            yield f"{where} name", thing.accessibleName()
            yield f"{where} description", thing.accessibleDescription()
            yield f"{where} tooltip", thing.toolTip()
            if thing.isWindow():
                yield f"{where} title", thing.windowTitle()
        if isinstance(thing, QLabel | QAbstractButton | QLineEdit | QAction):
            yield where, thing.text()
        elif isinstance(thing, QMenu):
            yield where, thing.title()
        elif isinstance(thing, QComboBox):
            yield from ((where, thing.itemText(i)) for i in range(thing.count()))
        elif isinstance(thing, QTabBar):
            yield from ((where, thing.tabText(i)) for i in range(thing.count()))
        elif isinstance(thing, QListWidget):
            for i in range(thing.count()):
                item = thing.item(i)
                yield where, item.text()
                yield where, item.toolTip()
        elif hasattr(thing, "toPlainText"):
            yield where, thing.toPlainText()
