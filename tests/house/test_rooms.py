"""Headless rooms at run time: each is imported, with all its modules, where Qt cannot be."""

import pytest

from helpers.machine import python
from helpers.places import rooms
from house.test_contracts import ABOVE

QT = ("PySide6", "shiboken6", "pyqtgraph")
PLAIN = {"cards", "rules", "engine", "records", "settings", "assets", "sound"}
"""The rooms that do without numpy too."""
BATCHES = "openers.cards.batch"
"""The one module there that needs it; nothing a deal is played with imports it."""

WALK = """
import importlib, pkgutil, sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ImportError(name + " is not for this room")

sys.meta_path.insert(0, Blocked())
room = importlib.import_module("openers.{room}")
for module in pkgutil.walk_packages(room.__path__, room.__name__ + "."):
    if module.name != {spared!r}:
        importlib.import_module(module.name)
assert not {{name.partition(".")[0] for name in sys.modules}} & set({blocked!r})
"""


@pytest.mark.parametrize("room", [room for room in rooms() if room not in ABOVE])
def test_a_headless_room_needs_no_qt(room: str) -> None:
    blocked = (*QT, "numpy") if room in PLAIN else QT
    spared = BATCHES if room in PLAIN else ""
    code = WALK.format(room=room, blocked=blocked, spared=spared)
    done = python("-W", "error", "-c", code)
    assert done.returncode == 0, done.stderr
