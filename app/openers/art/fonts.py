"""The two faces of the program: Source Sans Pro for text, Hanken Grotesk for headings and numbers.

Both come as files inside ordinary packages (OFL). They are found without importing those
packages and handed to Qt once, at start; a missing one stops the start with a remedy, because
Qt without a font draws boxes and says nothing.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

TEXT_FAMILY = "Source Sans Pro"
HEADING_FAMILY = "Hanken Grotesk"

#: Package, distribution and files of each face.
_SOURCES = (
    (
        "font_source_sans_pro",
        "font-source-sans-pro",
        (
            "SourceSansPro-Regular.ttf",
            "SourceSansPro-Semibold.ttf",
            "SourceSansPro-Bold.ttf",
            "SourceSansPro-It.ttf",
        ),
    ),
    (
        "font_hanken_grotesk",
        "font-hanken-grotesk",
        (
            "HankenGrotesk-Medium.otf",
            "HankenGrotesk-SemiBold.otf",
            "HankenGrotesk-Bold.otf",
        ),
    ),
)


class FontsMissing(Exception):
    """A font file is not there or not readable; ``remedy`` is a command that brings it back."""

    def __init__(self, missing: list[str], packages: list[str]) -> None:
        self.missing = tuple(missing)
        self.remedy = f"python -m pip install --force-reinstall {' '.join(packages)}"
        super().__init__(f"fonts missing: {', '.join(missing)}. Remedy: {self.remedy}")


def _folder(package: str) -> Path | None:
    """Folder of a package's font files, or None; the package itself is not imported."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(spec.submodule_search_locations[0]) / "files"


@cache
def load() -> None:
    """Register the fonts with Qt; needs the application object, later calls do nothing.

    Raises FontsMissing, with what is missing and how to get it.
    """
    missing: list[str] = []
    packages: list[str] = []
    for package, distribution, names in _SOURCES:
        folder = _folder(package)
        failed = [
            name
            for name in names
            if folder is None or QFontDatabase.addApplicationFont(str(folder / name)) < 0
        ]
        if failed:
            missing += failed
            packages.append(distribution)
    if missing:
        raise FontsMissing(missing, packages)


@cache
def _font(families: tuple[str, ...], px: int, weight: int) -> QFont:
    font = QFont(list(families))
    font.setPixelSize(max(1, px))
    font.setWeight(QFont.Weight(weight))
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def text(px: float, weight: int = 400) -> QFont:
    """The text face at `px` logical pixels; weights 400, 600 and 700; tabular figures."""
    return QFont(_font((TEXT_FAMILY,), round(px), weight))


def heading(px: float, weight: int = 700) -> QFont:
    """The heading face at `px` logical pixels; weights 500, 600 and 700; tabular figures.

    Its bold has the strength of other faces' semibold, so that is the usual weight.
    """
    return QFont(_font((HEADING_FAMILY, TEXT_FAMILY), round(px), weight))
