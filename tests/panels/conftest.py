"""Panels in English, in the afternoon, at the usual text size."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from openers.art import fonts, style, theme
from openers.panels import look
from openers.words import language


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> Iterator[None]:
    fonts.load()
    theme.set_current(theme.LIGHT)
    look.set_text_scale(100)
    style.dress(qapp, theme.LIGHT)
    language.install(qapp, "en")
    yield
    language.install(qapp, "en")
    qapp.setStyleSheet("")
