"""Each test that asks for ``language`` runs once in every language; all end in English."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from openers.words import language as languages


@pytest.fixture(params=languages.LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The language that is on."""
    code: str = request.param
    languages.install(qapp, code)
    yield code
    languages.install(qapp, "en")


@pytest.fixture
def english(qapp: QApplication) -> Iterator[QApplication]:
    """The application, in English before and after."""
    languages.install(qapp, "en")
    yield qapp
    languages.install(qapp, "en")
