"""Where the project's files are, for tests that read them."""

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "app" / "openers"
TESTS = ROOT / "tests"


def python_files(*folders: Path) -> Iterator[Path]:
    """Every Python file of the folders, sorted, caches left out."""
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            if "__pycache__" not in path.parts:
                yield path


def rooms() -> list[str]:
    """The rooms that exist: packages directly inside ``openers``."""
    return sorted(p.parent.name for p in PACKAGE.glob("*/__init__.py"))
