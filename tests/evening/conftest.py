"""Programs on a screen of their own, and whole windows inside the test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog

from evening.program import Program
from helpers import machine
from openers.art import fonts, theme
from openers.panels import look
from openers.window import sheets
from openers.words import language
from window.house import House


@pytest.fixture(scope="session")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """One virtual screen with its bus for all programs, one after the other."""
    machine.need("Xvfb", "xdotool", "dbus-daemon", "at-spi-bus-launcher")
    folder = tmp_path_factory.mktemp("bus")
    folder.chmod(0o700)
    with (
        machine.virtual_screen() as environment,
        machine.message_bus(environment, folder) as spoken,
    ):
        yield spoken


@pytest.fixture
def program(screen: dict[str, str], tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Start programs, by default all on the same records; they are ended with the test."""
    started: list[Program] = []

    def start(**more: Any) -> Program:
        started.append(Program(screen, tmp_path / "data", **more))
        return started[-1]

    yield start
    for one in started:
        one.close()


def as_on_a_large_screen(dialog: QDialog, width: int, height: int) -> None:
    """Open as large as the window lets it: the screen of the tests is smaller than some windows."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    parent = dialog.parentWidget()
    assert parent is not None
    room = parent.window().size()
    dialog.resize(min(width, room.width() - 16), min(height, room.height() - 16))


@pytest.fixture
def build(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., House]]:
    """Build whole windows, each over records of its own, that wait for nothing."""
    monkeypatch.setattr(sheets, "fit", as_on_a_large_screen)
    fonts.load()
    flash = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)  # a picture must not depend on when it is taken
    made: list[House] = []

    def new(**more: Any) -> House:
        folder = tmp_path / f"house{len(made)}"
        folder.mkdir()
        made.append(House(folder, **more))
        return made[-1]

    yield new
    for house in made:
        house.close()
    language.install(qapp, "en")
    theme.set_current(theme.LIGHT)
    look.set_text_scale(100)
    qapp.setStyleSheet("")
    qapp.setCursorFlashTime(flash)


@pytest.fixture
def house(build: Callable[..., House]) -> House:
    return build()
