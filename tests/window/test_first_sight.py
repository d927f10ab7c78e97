"""What is there when the window is first seen, and what comes after it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from helpers.places import ROOT
from openers.window.first_sight import FirstSight

_LOOK = """\
import json, os, sys
from PySide6.QtCore import QEvent, QObject, QTimer
from openers.cli import main
from openers.window.app import Session

class Watch(QObject):
    seen = None
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and self.seen is None:
            self.seen = sorted(sys.modules)
            QTimer.singleShot(400, self.say)
        return False
    def say(self):
        window = session.window
        print(json.dumps({
            "first": self.seen, "later": sorted(sys.modules),
            "room": window._furniture is not None,
            "broken": session._broken is not None,
            "hears": session._sounds is not None,
        }), flush=True)
        window.close()

def run(self, plain=Session.run):
    global session
    session = self
    self.watch = Watch()
    self._app.installEventFilter(self.watch)
    return plain(self)

Session.run = run
"""
_BREAK = """\
from openers.window import main_window
def furnish(self):
    raise RuntimeError("no table")
main_window.MainWindow.furnish = furnish
"""


def started(folder: Path, before: str = "") -> subprocess.CompletedProcess[str]:
    """The program, started and closed again half a second after it was seen."""
    (folder / "settings.toml").write_text("introduced = true\n")
    script = f"{_LOOK}{before}sys.exit(main(['--data', {str(folder)!r}]))"
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(ROOT / "app"),
        "PYTHONIOENCODING": "utf-8",
    }
    return subprocess.run(
        [sys.executable, "-c", script],
        env=environment, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    done = started(tmp_path_factory.mktemp("first"))
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout.splitlines()[-1]))


def test_the_start_page_is_seen_before_the_table_is_loaded(found: dict[str, list[str]]) -> None:
    first = set(found["first"])
    assert "openers.window.start_page" in first
    late = ("openers.table.view", "openers.panels.action_bar", "openers.window.play",
            "openers.window.dialogs", "openers.opponents.characters", "openers.stats.keep",
            "openers.sound.sounds")  # fmt: skip
    assert not first.intersection(late)
    assert first.isdisjoint({"numpy", "pyqtgraph"})


def test_soon_after_it_is_all_there(found: dict[str, object]) -> None:
    assert found["room"]
    assert found["hears"]
    assert not found["broken"]
    assert {"openers.table.view", "openers.window.play"} <= set(found["later"])  # type: ignore[call-overload]
    assert {"numpy", "pyqtgraph"}.isdisjoint(found["later"])  # type: ignore[arg-type]


def test_a_table_that_cannot_be_put_in_is_said_and_logged(tmp_path: Path) -> None:
    said = started(tmp_path, _BREAK)
    assert said.returncode == 2
    assert "cannot start: RuntimeError" in said.stderr
    assert "RuntimeError" in (tmp_path / "openers.log").read_text()


def test_a_window_that_closed_unseen_is_forgotten(qapp: QApplication, qtbot: QtBot) -> None:
    called: list[str] = []
    gone = FirstSight(qapp, lambda: called.append("gone"))
    there = FirstSight(qapp, lambda: called.append("there"))
    gone.forget()
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: bool(called))
    assert called == ["there"]
    for sight in (gone, there):
        sight.deleteLater()
