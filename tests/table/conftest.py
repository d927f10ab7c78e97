"""A fresh table for every test, in English and in the afternoon."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from openers.art import fonts, theme
from openers.words import language
from table.desk import Desk


@pytest.fixture
def desk(qapp: QApplication) -> Iterator[Desk]:
    fonts.load()
    theme.set_current(theme.LIGHT)
    language.install(qapp, "en")
    made = Desk()
    yield made
    made.view.close()
    made.view.director.stop()
    made.view.deleteLater()
