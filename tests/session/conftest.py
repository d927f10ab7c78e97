"""Tables for the tests of the session."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from session.table import Table


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "openers.db"


@pytest.fixture
def make(qapp: QCoreApplication, path: Path) -> Iterator[Callable[..., Table]]:
    """Make tables over one database; they are closed at the end."""
    made: list[Table] = []

    def new(**more: Any) -> Table:
        made.append(Table(path, **more))
        return made[-1]

    yield new
    for table in made:
        table.close()
