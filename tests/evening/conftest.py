"""A screen with a screen reader's bus, and programs on it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from evening.program import Program
from helpers import machine


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
