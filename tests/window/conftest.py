"""A window for every test, closed at its end."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from openers.art import fonts, theme
from openers.panels import look
from openers.words import language
from window.house import House


@pytest.fixture
def build(qapp: QApplication, tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Build windows over one data folder."""
    fonts.load()
    made: list[House] = []

    def new(**more: Any) -> House:
        made.append(House(tmp_path, **more))
        return made[-1]

    yield new
    for house in made:
        house.close()
    language.install(qapp, "en")
    theme.set_current(theme.LIGHT)
    look.set_text_scale(100)
    qapp.setStyleSheet("")


@pytest.fixture
def house(build: Callable[..., House]) -> House:
    return build()
