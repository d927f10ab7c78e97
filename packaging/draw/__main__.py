"""Draw the pictures of the program: ``python packaging/draw`` renews resources/cards and icons.

Everything is drawn by this folder alone, with nothing but the standard library; a test draws it
again and compares.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "app"))


def main() -> None:
    """Write every file under the folder asked for."""
    import backs
    import faces
    import icons

    parser = argparse.ArgumentParser(description="Draw the cards and icons of Openers.")
    parser.add_argument("--out", type=Path, default=ROOT / "resources")
    out = parser.parse_args().out
    for folder, files in (("cards", faces.files() | backs.files()), ("icons", icons.files())):
        (out / folder).mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (out / folder / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
