"""The Qt we pin: its void calls keep their references, which PySide6 6.12.0 does not on 3.11."""

import pytest

from helpers.machine import python

SETTERS = {
    "QPoint": "from PySide6.QtCore import QPoint as T\nf = T().setX; v = 3",
    "QObject": "from PySide6.QtCore import QObject as T\no = T(); f = o.setObjectName; v = 'a'",
    "QGraphicsItem": (
        "from PySide6.QtWidgets import QApplication, QGraphicsRectItem as T\n"
        "app = QApplication([]); o = T(); f = o.setX; v = 1.5"
    ),
}
COUNT = """
import sys
{setter}
before = sys.getrefcount(None)
for _ in range(200_000):
    f(v)
print(abs(sys.getrefcount(None) - before))
"""


@pytest.mark.parametrize("setter", SETTERS)
def test_none_keeps_its_references_over_200_000_setter_calls(setter: str) -> None:
    # In a process of its own: where this fails the interpreter aborts after some thousand calls.
    done = python("-c", COUNT.format(setter=SETTERS[setter]))
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) < 100
