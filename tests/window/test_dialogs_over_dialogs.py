"""Help lies over other dialogs, and neither takes the other's place."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from window.house import House


def gone(house: House) -> None:
    """What was closed is deleted, as in the program's own loop."""
    house.settle()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.mark.parametrize("below", ["settings", "keys"])
def test_help_comes_again_after_what_it_lay_over_is_gone(
    build: Callable[..., House], below: str
) -> None:
    house = build()
    house.show()
    dialogs = house.window.dialogs
    getattr(dialogs, below)()
    house.window.help()
    under, over = dialogs.shown(below), dialogs.shown("help")
    assert under is not None and over is not None and over.parent() is under
    under.close()
    gone(house)
    assert dialogs.shown("help") is None
    house.window.help()
    gone(house)
    over = dialogs.shown("help")
    assert over is not None and over.isVisible()


def test_help_asked_for_over_help_is_help(build: Callable[..., House]) -> None:
    house = build()
    house.show()
    house.window.help()
    house.window.help()
    gone(house)
    over = house.window.dialogs.shown("help")
    assert over is not None and over.isVisible() and over.parent() is house.window
