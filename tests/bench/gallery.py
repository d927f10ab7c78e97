"""Pictures of the whole program in every language, theme and size, and sheets to look at them.

What is taken is told by `evening.pictures`; each combination runs in a process of its own.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path

LANGUAGES = ("en", "it", "es")
THEMES = ("light", "dark")
SIZES = ("1024x640", "1280x800", "2560x1440")
TESTS = Path(__file__).resolve().parents[1]
COLUMNS, ROWS, WIDE, TEXT = 3, 4, 640, 22
"""Of a sheet: pictures in a row and in a column, the width of each, the height of its name."""


def save(folder: Path) -> int:
    """Take all pictures and lay them on sheets; the exit code of the first that fails."""
    ways = product(LANGUAGES, THEMES, SIZES)
    with ThreadPoolExecutor(os.cpu_count()) as several:
        codes = list(several.map(lambda way: _take(folder, *way), ways))
    for pictures in sorted(path for path in folder.iterdir() if path.is_dir()):
        lay(sorted(pictures.glob("*.png")), folder / f"sheets-{pictures.name}")
    return next((code for code in codes if code), 0)


def _take(folder: Path, language: str, theme: str, size: str) -> int:
    pictures = folder / f"{language}-{theme}-{size}"
    path = os.pathsep.join((str(TESTS.parent / "app"), str(TESTS)))
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": path}
    program = TESTS / "evening" / "pictures.py"
    done = subprocess.run(
        [sys.executable, str(program), str(pictures), language, theme, size],
        env=environment, check=False, capture_output=True, text=True,
    )  # fmt: skip
    print(pictures if not done.returncode else done.stderr, file=sys.stderr)
    return done.returncode


def lay(pictures: list[Path], folder: Path) -> None:
    """Lay pictures side by side on sheets, each under its name; the sheets go to ``folder``."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QRect, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter

    app = QGuiApplication.instance() or QGuiApplication(["gallery"])
    folder.mkdir(exist_ok=True)
    for number, first in enumerate(range(0, len(pictures), COLUMNS * ROWS), 1):
        some = pictures[first : first + COLUMNS * ROWS]
        images = [
            QImage(str(path)).scaledToWidth(WIDE, Qt.TransformationMode.SmoothTransformation)
            for path in some
        ]
        high = max(image.height() for image in images) + TEXT
        rows = -(-len(some) // COLUMNS)
        sheet = QImage(COLUMNS * (WIDE + 8), rows * high, QImage.Format.Format_RGB32)
        sheet.fill(Qt.GlobalColor.white)
        painter = QPainter(sheet)
        for at, (path, image) in enumerate(zip(some, images, strict=True)):
            x, y = at % COLUMNS * (WIDE + 8), at // COLUMNS * high
            painter.drawText(QRect(x, y, WIDE, TEXT), 0, path.stem)
            painter.drawImage(x, y + TEXT, image)
        painter.end()
        sheet.save(str(folder / f"{number:02}.png"))
    del app
