"""Format, lint and types: the settings are in pyproject.toml."""

import subprocess
import sys

import pytest

from helpers.places import ROOT

CHECKS = {
    "format": ("ruff", "format", "--check", "--quiet", "."),
    "lint": ("ruff", "check", "--quiet", "--output-format=concise", "."),
    "types": ("mypy", "--no-error-summary"),
}


@pytest.mark.parametrize("check", CHECKS)
def test_style(check: str) -> None:
    command = [sys.executable, "-m", *CHECKS[check]]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command[2:])}\n{done.stdout}{done.stderr}"
