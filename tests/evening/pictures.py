"""Pictures of the whole program: ``python pictures.py FOLDER LANGUAGE THEME WIDTHxHEIGHT``.

Every game at every street, every dialog over the table, the start page, the first evening, the
replay, the statistics: as somebody sees them who plays with these wishes. The deals are the same in
every language, theme and size, so that pictures can be laid side by side.
"""

import secrets
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QThread
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QTabBar, QTabWidget

from openers.art import fonts
from openers.engine.actions import Legal
from openers.panels.outlook_tiles import OutlookTiles
from openers.rules.presets import ids, preset
from openers.window import sheets
from openers.window.commands import COMMANDS
from openers.window.failure_words import Trouble
from window.house import CHARACTERS, House, plain

SEED, FIRST_CHANCE = 7, 1
_PAGES = ("log", "hands", "odds", "rules")
_WAIT_MS = 10_000
_NO_DIALOG = {"quit", "resume", "start", "stop", "show_me", "rules", "hands"}
"""Commands of these menus that lead elsewhere; every other one opens a dialog."""


def as_large_as_the_window(dialog: QDialog, width: int, height: int) -> None:
    """The screen of this platform is smaller than some windows."""
    parent = dialog.parentWidget()
    room = parent.window().size() if parent is not None else dialog.screen().size()
    dialog.resize(min(width, room.width() - 16), min(height, room.height() - 16))


class Camera:
    """Takes a house's pictures into a folder, numbered as they are taken."""

    def __init__(self, house: House, folder: Path) -> None:
        self.house, self._folder, self._count = house, folder, 0
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, name: str) -> None:
        """The window, and the dialogs over it."""
        self.house.settle()
        QApplication.processEvents()
        window = self.house.window
        picture: QPixmap = window.grab()
        painter = QPainter(picture)
        for dialog in window.findChildren(QDialog):
            if dialog.isVisible():
                middle = window.rect().center() - dialog.rect().center()
                painter.drawPixmap(middle, dialog.grab())
                painter.drawRect(dialog.rect().translated(middle))
        painter.end()
        picture.save(str(self._folder / f"{self._count:02} {name}.png"))
        self._count += 1

    # -- scenes ----------------------------------------------------------------------------------

    def all(self) -> None:
        """Every scene."""
        self.first_evening()
        for variant in ids():
            self.game(variant)
        self.panel()
        self.dialogs()
        self.start_page()

    def first_evening(self) -> None:
        """The first thing anybody ever sees, and what explains it."""
        window = self.house.window
        window.come_in()
        self._rest()
        self.take("first evening")
        window.show_me()
        self._rest()
        self.take("explained")
        self.house.settings.set("pace", "instant")
        self.house.settings.set("introduced", True)
        window.play.coach(None)
        self.house.room.notice.hide()

    def game(self, variant: str) -> None:
        """A deal of a game at each of its streets, and its result."""
        house = self.house
        rules = preset(variant)
        people = (*CHARACTERS, "ana", "otto", "ines")[: rules.seats - 1]
        house.window.begin(rules, people, replace=True, seed=SEED)
        seen: set[str] = set()

        def act(legal: Legal) -> None:
            table = house.game.table
            step = table.step_name if table is not None else ""
            if step not in seen and legal.phase != "proof":
                seen.add(step)
                if legal.phase == "draw":
                    house.room.view.toggle(0)
                    house.room.view.toggle(2)
                self._rest()
                self.take(f"{variant} {step}")
            rng = Random(len(house.events))
            house.room.bar.intent.emit(_stays(legal, house.hand(), rng))

        house.until(house.result, act)
        self._rest()
        self.take(f"{variant} result")

    def panel(self) -> None:
        """The pages beside the table."""
        house = self.house
        house.window.begin(preset("seven-card-stud"), _six(), replace=True, seed=SEED)
        house.until(house.my_turn)
        for page in _PAGES:
            house.room.show_page(page)
            house.window._panel(True)
            self._rest()
            self.take(f"page {page}")
        house.window._panel(False)
        self._rest()
        self.take("page none")
        house.settings.set("panel", True)

    def dialogs(self) -> None:
        """Every dialog, and every page of those that have some."""
        window = self.house.window
        dialogs = window.dialogs
        scenes: dict[str, Callable[[], object]] = {
            **{
                command.id: window.commands.action(command.id).trigger
                for command in COMMANDS
                if command.menu in {"game", "learn", "help"} and command.id not in _NO_DIALOG
            },
            "keys": dialogs.keys,
            "replace": lambda: window.begin(preset(ids()[0]), CHARACTERS),
            "trouble": lambda: dialogs.trouble(Trouble("opponent", "renzo")),
            "summary": window.stop,
        }
        for name, show in scenes.items():
            show()
            self.house.settle()
            for dialog in (d for d in window.findChildren(QDialog) if d.isVisible()):
                self._wait(dialog)
                self.take(f"dialog {name}")
                self._pages_of(dialog, name)
                dialog.close()
            self.house.settle()

    def _pages_of(self, dialog: QDialog, name: str) -> None:
        for bar in dialog.findChildren(QTabBar):
            if isinstance(bar.parent(), QTabWidget) or bar.isVisible():
                for index in range(1, bar.count()):
                    bar.setCurrentIndex(index)
                    self._wait(dialog)
                    self.take(f"dialog {name} {index + 1}")

    def start_page(self) -> None:
        """Where an evening begins, with and without a match that waits."""
        self.house.window.to_start()
        self.take("start page")
        self.house.window.begin(preset(ids()[0]), CHARACTERS, replace=True, seed=SEED)
        self._rest()
        self.house.window.to_start()
        self.take("start page, match waits")

    # -- waiting ---------------------------------------------------------------------------------

    def _rest(self) -> None:
        house = self.house
        house.step()
        house.until(lambda: not house.game.seated or house.game.legal is not None or house.result())
        house.room.view.relayout()

    def _wait(self, dialog: QDialog) -> None:
        """What workers find out has arrived."""
        for _ in range(_WAIT_MS // 10):
            QThread.msleep(10)
            QApplication.processEvents()
            if all(all(tiles.texts()) for tiles in dialog.findChildren(OutlookTiles)):
                break
        for _ in range(20):
            QThread.msleep(10)
            QApplication.processEvents()


def _six() -> tuple[str, ...]:
    return (*CHARACTERS, "ana")


def _stays(legal: Legal, hand: list[int], rng: Random) -> object:
    """Somebody plain who never folds: every street is reached."""
    for _ in range(50):
        action = plain(legal, hand, rng)
        if type(action).__name__ != "Fold" or not (legal.call or legal.check):
            return action
    return action


def main(folder: str, code: str, theme: str, size: str) -> None:
    """Take all pictures of one language, theme and size."""
    app = QApplication(["pictures"])
    app.setCursorFlashTime(0)
    fonts.load()
    sheets.fit = as_large_as_the_window
    secrets.token_bytes = Random(FIRST_CHANCE).randbytes  # the first evening's deal is the same
    with tempfile.TemporaryDirectory() as data:
        house = House(Path(data), language=code, theme=theme, introduced=False, pace="instant")
        house.window.resize(*map(int, size.split("x")))
        house.show()
        Camera(house, Path(folder)).all()
        house.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
