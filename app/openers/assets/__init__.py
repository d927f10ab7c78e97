"""Where the program's plain files are: cards, icons, translations, variants.

In a wheel or a bundle they lie inside the package; in a checkout beside ``app``. An editable
install leaves a copy in site-packages that nobody renews: it is never looked at, because both
places are reckoned from this file.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]


class AssetMissingError(FileNotFoundError):
    """A file of the program is not where it should be: the installation is damaged."""


def root() -> Path:
    """The folder that holds the resources."""
    inside = _PACKAGE / "resources"
    return inside if inside.is_dir() else _PACKAGE.parents[1] / "resources"


def path(name: str) -> Path:
    """The file or folder ``name``, such as ``cards/AS.svg``, with forward slashes.

    Raises:
        AssetMissingError: there is none; the message names the whole path.
    """
    found = root().joinpath(*name.split("/"))
    if not found.exists():
        raise AssetMissingError(f"missing from this installation of Openers: {found}")
    return found
