"""The helpers that lend tests a screen and a screen reader's bus do lend them."""

import subprocess
import sys
from pathlib import Path

import pytest

from helpers import machine

SCREEN = """
from PySide6.QtWidgets import QApplication
app = QApplication([])
size = app.primaryScreen().size()
print(app.platformName(), size.width(), size.height())
"""
BUS = """
from jeepney import DBusAddress, new_method_call
from jeepney.io.blocking import open_dbus_connection
with open_dbus_connection(bus="SESSION") as bus:
    where = DBusAddress("/org/a11y/bus", bus_name="org.a11y.Bus", interface="org.a11y.Bus")
    print(bus.send_and_get_reply(new_method_call(where, "GetAddress"), timeout=20).body[0])
"""


@pytest.mark.parametrize("ci", ["", "false"])
def test_a_missing_program_skips_and_is_named(ci: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", ci)
    with pytest.raises(pytest.skip.Exception, match="no-such-program"):
        machine.need("no-such-program")


def test_on_ci_a_missing_program_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no-such-program"):
        machine.need("no-such-program")


@pytest.mark.window
def test_the_virtual_screen_has_the_size_asked_for() -> None:
    with machine.virtual_screen(1024, 640) as environment:
        done = machine.python("-c", SCREEN, env=environment)
    assert done.stdout.split() == ["xcb", "1024", "640"], done.stderr


@pytest.mark.atspi
def test_the_screen_readers_bus_answers(tmp_path: Path) -> None:
    with (
        machine.virtual_screen() as environment,
        machine.message_bus(environment, tmp_path) as spoken,
    ):
        done = subprocess.run(
            [sys.executable, "-c", BUS],
            env=spoken,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert done.stdout.startswith("unix:"), done.stderr
