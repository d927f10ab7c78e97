"""Pieces of the system that some tests need: a virtual screen, a screen reader's bus.

Where one is missing the test is skipped and names it. With ``CI=true`` that is a failure instead:
there nobody reads why a test was skipped.
"""

import os
import select
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from helpers.places import ROOT

_PACKAGES = {
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "dbus-daemon": "dbus-daemon",
    "dbus-run-session": "dbus-daemon",
    "at-spi-bus-launcher": "at-spi2-core",
}
_ELSEWHERE = ("/usr/libexec", "/usr/lib/at-spi2-core", "/usr/lib")


def on_ci() -> bool:
    """Whether a missing piece is a failure."""
    return os.environ.get("CI", "").lower() in {"1", "true", "yes"}


def lacking(what: str) -> None:
    """End the test that cannot run without ``what``: skipped here, failed with ``CI=true``."""
    message = f"this machine lacks {what}"
    if on_ci():
        pytest.fail(message, pytrace=False)
    pytest.skip(message)


def find_program(name: str) -> str | None:
    """The path of a program of the system, those outside ``PATH`` included."""
    return shutil.which(name) or shutil.which(name, path=os.pathsep.join(_ELSEWHERE))


def need(*programs: str) -> None:
    """Go on only if these programs are here: ``need("Xvfb", "dbus-daemon")``."""
    for name in programs:
        if find_program(name) is None:
            lacking(f"{name} (package {_PACKAGES.get(name, name)})")


@contextmanager
def virtual_screen(width: int = 1280, height: int = 800) -> Iterator[dict[str, str]]:
    """A virtual X server without a window manager; yields the environment a program needs in it."""
    need("Xvfb")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24"]
    server = subprocess.Popen(
        [*command, "-nolisten", "tcp", "-noreset"],
        pass_fds=(writing,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as answer:
            ready, _, _ = select.select([answer], [], [], 20)
            display = answer.readline().strip() if ready else ""
        if not display:
            raise RuntimeError("the virtual screen did not start within 20 seconds")
        yield {
            **os.environ,
            "DISPLAY": f":{display}",
            "QT_QPA_PLATFORM": "xcb",
            "XAUTHORITY": os.devnull,
            "WAYLAND_DISPLAY": "",
        }
    finally:
        server.terminate()
        server.wait(10)


@contextmanager
def message_bus(environment: Mapping[str, str], folder: Path) -> Iterator[dict[str, str]]:
    """A session bus of the test's own, on which the screen reader's bus can start by itself.

    Yields the environment with the bus in it, and Qt's accessibility always on.
    """
    need("dbus-daemon", "at-spi-bus-launcher")
    command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    home = {**environment, "XDG_RUNTIME_DIR": str(folder), "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    bus = subprocess.Popen(
        command, env=home, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert bus.stdout is not None
    try:
        yield {**home, "DBUS_SESSION_BUS_ADDRESS": bus.stdout.readline().strip()}
    finally:
        bus.terminate()
        bus.wait(10)
        bus.stdout.close()


def python(
    *arguments: str,
    env: Mapping[str, str] | None = None,
    cwd: Path = ROOT,
    timeout: float = 120,
) -> subprocess.CompletedProcess[str]:
    """Run this Python with the project on its path, and return what it said."""
    environment = {**(os.environ if env is None else env), "PYTHONPATH": str(ROOT / "app")}
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
