"""``openers --demo``: an opponent sits in the person's seat and plays through the window."""

import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from openers.engine.actions import Action, AskOpeners, Discard, Legal, RaiseTo
from openers.engine.views import View
from openers.opponents.characters import CHARACTERS, player
from openers.rules import presets
from openers.window.main_window import MainWindow

_PAUSES_MS = {"learn": 900, "normal": 700, "fast": 120, "instant": 0}
_HERO = "ines"
_SIZE = (1280, 800)
DONE, FAILED = 0, 1


@final
class Demo(QObject):
    """Plays some deals by itself and keeps a picture of each street.

    Signals:
        finished: the exit code.
    """

    finished = Signal(int)

    def __init__(self, window: MainWindow, args: Namespace) -> None:
        super().__init__(window)
        self._window, self._game = window, window.game
        self._left: int = args.demo
        self._folder: Path | None = args.screenshots
        self._seed: int = args.seed or 0
        self._rules = presets.preset(args.variant or presets.ids()[0])
        self._pause = _PAUSES_MS[window.settings.pace]
        self._random = Random(f"demo {self._seed}")
        self._player = player(_HERO)
        self._street: tuple[int, int, str] | None = None
        self._picture: QPixmap | None = None
        self._ended = False
        window.resize(*(args.size or _SIZE))

    def start(self) -> None:
        """Sit down and begin."""
        game, window = self._game, self._window
        window.desk.happened.connect(self._failed)
        if self._folder is not None:
            self._folder.mkdir(parents=True, exist_ok=True)
        game.your_turn.connect(self._my_turn)
        game.asked.connect(lambda _seat: self._soon(self._take))
        game.deal_over.connect(self._deal_over)
        window.room.view.director.waiting.connect(self._read)
        others = [name for name in CHARACTERS if name != _HERO]
        seats = self._rules.seats - 1
        window.settings.set("introduced", True)
        window.begin(self._rules, tuple(others[:seats]), seed=self._seed)

    # -- playing ---------------------------------------------------------------------------------

    def _later(self, call: Callable[[], None]) -> None:
        QTimer.singleShot(self._pause, self, call)

    def _soon(self, call: Callable[[], None]) -> None:
        """After the layouts have settled."""
        QTimer.singleShot(0, self, call)

    def _read(self, waiting: bool) -> None:
        if waiting:
            self._later(self._go_on)

    def _go_on(self) -> None:
        self._window.room.view.proceed()

    def _my_turn(self, legal: Legal) -> None:
        table = self._game.table
        assert table is not None
        view = View(self._game.hero, table, legal, self._game.rules)
        action = self._player.act(view, self._random)
        self._show_choice(action)
        self._soon(self._take)
        self._later(lambda: self._act(action))

    def _show_choice(self, action: Action) -> None:
        """Choose on screen what will be done: marked cards, the amount."""
        room = self._window.room
        if isinstance(action, Discard):
            picture = room.view.stage.picture
            held = [picture.card[token] for token in picture.held(picture.hero)]
            for card in action.cards:
                room.view.toggle(held.index(card))
            room.view.director.finish()
        elif isinstance(action, RaiseTo) and room.bar.slides:
            room.bar.bet_row.choose(action.to)

    def _act(self, action: Action) -> None:
        if isinstance(action, AskOpeners):
            self._window.play.ask_openers()
        else:
            self._window.room.bar.intent.emit(action)

    def _deal_over(self) -> None:
        self._soon(self._finish_deal)

    def _finish_deal(self) -> None:
        self._take()
        self._save()
        self._left -= 1
        if self._left <= 0:
            self._end(DONE)
        else:
            self._later(self._window.play.next_deal)

    def _failed(self, text: str) -> None:
        """Say what went wrong, as nobody looks at the window, and end."""
        sys.stderr.write(f"openers: {text}\n")
        self._end(FAILED)

    def _end(self, code: int) -> None:
        if not self._ended:
            self._ended = True
            QTimer.singleShot(0, self, lambda: self.finished.emit(code))

    # -- pictures --------------------------------------------------------------------------------

    def _take(self) -> None:
        """Take a picture; the last one of each street is kept."""
        table = self._game.table
        if self._folder is None or table is None:
            return
        street = (table.number, table.step, table.step_name)
        if street != self._street:
            self._save()
            self._street = street
        self._picture = self._window.grab()

    def _save(self) -> None:
        if self._picture is None or self._street is None or self._folder is None:
            return
        number, step, name = self._street
        path = self._folder / f"deal{number:02d}_{step}_{name}.png"
        saved = self._picture.save(str(path))
        self._picture = None
        if not saved:
            self._failed(f"{path}: the picture cannot be written")
