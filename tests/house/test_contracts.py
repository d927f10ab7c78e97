"""Who may import whom: the contracts of pyproject.toml hold, and each catches a planted fault."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from helpers.places import PACKAGE, ROOT, rooms

ABOVE = {"session", "words", "art", "panels", "table", "window", "cli", "training"}
"""The rooms that may reach Qt."""

FAULTS = {
    # what is planted: (file, line, the contract that must break)
    "a higher room": ("cards/planted.py", "import openers.engine.table", "lower rooms"),
    "a higher room, lazily": (
        "records/planted.py",
        "def f() -> None:\n    import openers.session",
        "lower rooms",
    ),
    "a sibling": ("settings/planted.py", "import openers.assets", "lower rooms"),
    "a room nobody knows": ("attic/__init__.py", "", "lower rooms"),
    "Qt in a headless room": ("opponents/planted.py", "import PySide6.QtCore", "Headless"),
    "Qt by a detour": (
        "odds/planted.py",
        "import openers.engine.planted\n=engine/planted.py\nimport pyqtgraph",
        "Headless",
    ),
    "numpy in the engine": ("engine/planted.py", "import numpy", "Rules and engine"),
    "a player that holds the hand": (
        "opponents/planted.py",
        "from openers.engine import hand",
        "Whoever decides",
    ),
    "a circle, lazily": (
        "rules/planted.py",
        "import openers.rules.other\n=rules/other.py\n"
        "def f() -> None:\n    import openers.rules.planted",
        "No circles",
    ),
}


def _lint(folder: Path) -> tuple[int, str]:
    """What the contracts say of the package in ``folder/app``."""
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "app"), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def _plant(folder: Path, file: str, text: str) -> None:
    """Write the files of a fault; ``=name`` on a line of its own begins another file."""
    for part in f"={file}\n{text}".removeprefix("=").split("\n="):
        name, _, body = part.partition("\n")
        path = folder / "app" / "openers" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(body + "\n")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the package and its settings, to be spoilt."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(PACKAGE, tmp_path / "app" / "openers", ignore=ignored)
    return tmp_path


def test_the_contracts_hold() -> None:
    code, output = _lint(ROOT)
    assert code == 0, output


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught(fault: str, house: Path) -> None:
    file, text, contract = FAULTS[fault]
    _plant(house, file, text)
    code, output = _lint(house)
    assert code == 1, output
    assert re.search(rf"^.*{contract}.* BROKEN", output, re.MULTILINE), output


def test_every_room_below_the_session_is_held_to_be_headless() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    headless = next(c for c in contracts if c["id"] == "headless")["source_modules"]
    assert sorted(headless) == [f"openers.{room}" for room in rooms() if room not in ABOVE]
