"""Fonts for every test of the art room, and the light theme unless it asks for another."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from openers.art import fonts, theme


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> Iterator[None]:
    fonts.load()
    theme.set_current(theme.LIGHT)
    yield
    theme.set_current(theme.LIGHT)
