"""Where the program keeps its files."""

from pathlib import Path

import platformdirs


def data_dir(chosen: str | Path | None = None) -> Path:
    """The data folder, made if it is not there.

    Args:
        chosen: the folder given with ``--data``, or None for the system's own place.

    Raises:
        OSError: the folder can be neither found nor made.
    """
    if chosen is not None:
        folder = Path(chosen).expanduser().absolute()
    else:
        folder = Path(platformdirs.user_data_dir("openers", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
