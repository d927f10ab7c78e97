"""Pictures of the table in every language, theme and size, to be looked through."""

import os
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path

LANGUAGES = ("en", "it", "es")
THEMES = ("light", "dark")
SIZES = ("1024x640", "1280x800", "2560x1440")
PROGRAM = Path(__file__).resolve().parents[2] / "app"


def save(folder: Path) -> int:
    """Let the window play a deal by itself each way; the exit code of the first that fails."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    for language, theme, size in product(LANGUAGES, THEMES, SIZES):
        pictures = folder / f"{language}-{theme}-{size}"
        with tempfile.TemporaryDirectory() as data:
            command = [
                *(sys.executable, str(PROGRAM), "--data", data, "--lang", language),
                *("--demo", "1", "--variant", "jackpots-italian", "--seed", "7", "--pace", "fast"),
                *("--theme", theme, "--size", size, "--screenshots", str(pictures)),
            ]
            code = subprocess.run(command, env=environment, check=False).returncode
        if code:
            return code
        print(pictures, file=sys.stderr)
    return 0
