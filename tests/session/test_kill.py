"""kill -9 after each event of a seeded match: the restarted one ends in the same state."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")
def test_killed_after_any_event_the_match_ends_the_same_and_is_counted_once(
    tmp_path: Path,
) -> None:
    done = subprocess.run(
        [sys.executable, Path(__file__).with_name("killed.py"), tmp_path],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.returncode == 0, done.stderr
    whole, *killed = map(json.loads, done.stdout.splitlines())
    assert whole["counts"][0] == len(whole["deals"]) == 2
    assert whole["rows"] == 0
    assert whole["failures"] == []
    assert whole["totals"] == whole["recounted"]
    # Two deals of some sixty events each, every one of them a place to die at.
    assert len(killed) > 100
    for after, said in enumerate(killed, 1):
        assert said == whole, f"killed after {after}"
