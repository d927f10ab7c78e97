"""The window: what a frame costs, how even they come, how soon it is there, what it takes at rest.

Each figure is of a process of its own, without a screen; those compared are taken in turn.
"""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any

from bench.measure import Line

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 7


def _probe(*words: str) -> Any:
    path = os.pathsep.join((str(ROOT / "app"), str(ROOT / "tests")))
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": path}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # compiled once, as wherever it is installed
    done = subprocess.run(
        [sys.executable, "-m", "bench.window_probe", *words],
        env=environment, capture_output=True, text=True, timeout=180, check=True,
    )  # fmt: skip
    return json.loads(done.stdout)


def _p95(values: list[float]) -> float:
    return sorted(values)[int(0.95 * len(values))]


def _line(name: str, value: float, unit: str, goal: float, peer: str | None = None,
          peers: float | None = None) -> Line:  # fmt: skip
    """A line whose value, or ratio where there is a peer, is to be at most the goal."""
    ratio = None if peers is None else float(f"{value / peers:.4g}")
    return Line(
        name, float(f"{value:.4g}"), unit, peer, ratio, goal,
        (value if ratio is None else ratio) <= goal,
    )  # fmt: skip


def frame_small() -> Line:
    """Seven of 35 cards moving at 1280x800: CPU of a frame, 95 of 100 at most this."""
    return _line("frame_1280", _p95(_probe("frame", "1280", "800")), "ms CPU p95", 2.0)


def frame_large() -> Line:
    """The same at 2560x1600; to be reached: 9."""
    return _line("frame_2560", _p95(_probe("frame", "2560", "1600")), "ms CPU p95", 12.0)


@cache
def _gaps() -> dict[str, list[float]]:
    found: dict[str, list[float]] = _probe("gaps")
    return found


def gap_thinking() -> Line:
    """Between two frames while an opponent thinks without a pause, against nobody thinking."""
    found = _gaps()
    thinking, rest = _p95(found["thinking"]), _p95(found["rest"])
    return _line("gap_thinking", thinking, "ms p95", 1.25, "nobody thinks", rest)


def gap_longest() -> Line:
    """The longest gap of the same run."""
    return _line("gap_longest", max(_gaps()["thinking"]), "ms", 50.0)


def first_window() -> Line:
    """CPU until the first window is painted, against a bare window of PySide6."""
    ours, bare = [], []
    _probe("first")
    for _ in range(ROUNDS):
        bare.append(_probe("bare"))
        ours.append(_probe("first"))
    value, peer = 1000 * median(ours), 1000 * median(bare)
    return _line("first_window", value, "ms CPU", 1.6, "bare PySide6 window", peer)


@cache
def _playing() -> tuple[float, float]:
    megabytes, share = _probe("playing")
    return megabytes, share


def memory_playing() -> Line:
    """Memory while playing, above that of a bare window."""
    above = _playing()[0] - _probe("bare_memory")
    return _line("memory_playing", above, "MB above a bare window", 80.0)


def cpu_at_rest() -> Line:
    """Percent of a core while a result waits to be read."""
    return _line("cpu_at_rest", 100 * _playing()[1], "% of a core", 0.1)
