"""The program from outside: the demo, and what a window run does behind the table."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from helpers.machine import python
from helpers.places import ROOT, TESTS

OFFSCREEN = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}


def test_the_demo_plays_and_keeps_its_pictures(tmp_path: Path) -> None:
    done = python(
        *(str(ROOT / "app"), "--demo", "3", "--variant", "jackpots-italian", "--seed", "7"),
        *("--pace", "fast", "--screenshots", str(tmp_path)),
        env=OFFSCREEN,
    )
    assert done.returncode == 0, done.stderr
    pictures = sorted(tmp_path.iterdir())
    assert {picture.name[:6] for picture in pictures} == {"deal01", "deal02", "deal03"}
    sizes = {(image.width(), image.height()) for image in map(QImage, map(str, pictures))}
    assert sizes == {(1280, 800)}


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list]:
    """What a window run saw of itself."""
    folder = tmp_path_factory.mktemp("watched")
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("watched.py")), str(folder)],
        env={**OFFSCREEN, "PYTHONPATH": os.pathsep.join((str(ROOT / "app"), str(TESTS)))},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_garbage_is_collected_on_the_gui_thread_alone(seen: dict[str, list]) -> None:
    assert seen["on_gui"] and all(seen["on_gui"])
    assert not any(seen["collector_on"])


def test_while_a_result_waits_nothing_runs_but_the_collector(seen: dict[str, list]) -> None:
    assert len(seen["at_rest"]) > 1
    assert all(names == ["QTimer without a name of Collector"] for names in seen["at_rest"])


def test_the_window_is_painted_before_anything_heavy_is_imported(seen: dict[str, list]) -> None:
    assert "PySide6.QtWidgets" in seen["imported"]
    assert not {"numpy", "pyqtgraph"} & set(seen["imported"])
