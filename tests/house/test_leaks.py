"""A test that leaves something running fails; so does a warning of Qt's or Python's."""

import re

import pytest

from helpers.machine import python
from helpers.places import ROOT, TESTS

LEAKS = {
    "timer": ("timer = QTimer(qapp); timer.start(60_000)", "QTimer"),
    "animation": (
        "a = QVariantAnimation(qapp); a.setDuration(9000); a.setEndValue(1.0); a.start()",
        "QVariantAnimation",
    ),
    "qt_thread": ("t = QThread(qapp); t.start()", "QThread"),
    "thread": (
        "threading.Thread(target=threading.Event().wait, args=(9,), name='lost').start()",
        "the thread lost",
    ),
}
CLEAN = {
    "stopped": "timer = QTimer(); timer.start(60_000); timer.stop()",
    "deleted": "timer = QTimer(qapp); timer.start(60_000); timer.deleteLater()",
    "dropped": "timer = QTimer(); timer.start(60_000); timer.me = timer",
    "ended": "threading.Thread(target=threading.Event().wait, args=(0.2,)).start()",
}
WARNINGS = {"of_qt": "qWarning('odd')", "of_python": "warnings.warn('odd', stacklevel=1)"}


@pytest.fixture(scope="module")
def output(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What pytest says, under the project's settings, to tests with all these bodies."""
    folder = tmp_path_factory.mktemp("leaking")
    bodies = {name: body for name, (body, _) in LEAKS.items()} | CLEAN | WARNINGS
    folder.joinpath("test_it.py").write_text(
        "import threading, warnings\n"
        "from PySide6.QtCore import QThread, QTimer, QVariantAnimation, qWarning\n"
        + "".join(f"def test_{name}(qapp):\n    {body}\n" for name, body in bodies.items())
    )
    done = python(
        *("-m", "pytest", "-q", "-rA", "-c", str(ROOT / "pyproject.toml")),
        *("-p", "no:cacheprovider", "-p", "conftest", str(folder)),
        cwd=TESTS,
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize("name", LEAKS)
def test_what_is_left_running_fails_the_test_that_left_it(name: str, output: str) -> None:
    reason = f"left running: {LEAKS[name][1]}"
    assert re.search(rf"ERROR .*::test_{name} - Failed: {reason}", output), output


@pytest.mark.parametrize("name", CLEAN)
def test_what_ends_is_no_leak(name: str, output: str) -> None:
    assert re.search(rf"PASSED .*::test_{name}\n", output), output
    assert not re.search(rf"ERROR .*::test_{name}\b", output), output


@pytest.mark.parametrize("name", WARNINGS)
def test_a_warning_fails(name: str, output: str) -> None:
    assert re.search(rf"FAILED .*::test_{name}\b", output), output
