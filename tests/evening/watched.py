"""A window run that watches itself: ``python watched.py FOLDER``.

Somebody plays some deals in the person's seat, with the program's real workers and clocks. Prints
one JSON object: on which threads garbage was collected, what was imported when the window was
painted first, what still ran while a result waited.
"""

import gc
import json
import sys
import threading
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QTimer

from helpers.leaks import running
from openers.cli import main
from openers.rules import presets
from openers.window.app import Session

SETTINGS = 'pace = "instant"\nintroduced = true\n'
DEALS, REST_MS = 3, 1500
seen: dict[str, Any] = {"on_gui": [], "imported": None, "collector_on": [], "at_rest": []}


def collected(phase: str, _info: dict[str, int]) -> None:
    if phase == "stop":
        seen["on_gui"].append(threading.current_thread() is threading.main_thread())


class Watcher(QObject):
    """Looks on at a session."""

    def __init__(self, session: Session) -> None:
        super().__init__(session.window)
        self._window, self._game = session.window, session.game
        self._game.deal_over.connect(lambda: QTimer.singleShot(REST_MS, self, self._rest))
        session._app.installEventFilter(self)
        QTimer.singleShot(0, self, self._begin)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and seen["imported"] is None:
            seen["imported"] = sorted(sys.modules)
        return False

    def _begin(self) -> None:
        rules = presets.preset("jackpots-italian")
        self._window.begin(rules, ("renzo", "carmen", "lucia", "bruno"), seed=7)
        self._game.set_autopilot("ines")

    def _rest(self) -> None:
        """While the result waits."""
        seen["collector_on"].append(gc.isenabled())
        seen["at_rest"].append(sorted(name for name, _ in running().values() if "of" in name))
        if len(seen["at_rest"]) < DEALS:
            self._window.play.next_deal()
        else:
            self._window.close()


plain = Session.run


def run(session: Session) -> int:
    """The program's own run, with somebody looking on."""
    watcher = Watcher(session)
    gc.callbacks.append(collected)
    try:
        return plain(session)
    finally:
        gc.callbacks.remove(collected)
        session._app.removeEventFilter(watcher)


Session.run = run  # type: ignore[method-assign]
folder = Path(sys.argv[1])
(folder / "settings.toml").write_text(SETTINGS)
code = main(["--data", str(folder)])
sys.stdout.write(json.dumps(seen))
sys.exit(code)
