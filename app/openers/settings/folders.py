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
    try:
        if chosen is not None:
            folder = Path(chosen).expanduser().absolute()
        else:
            folder = Path(platformdirs.user_data_dir("openers", appauthor=False))
    except RuntimeError as error:  # nobody of that name, or nobody's home
        raise OSError(f"{error}") from None
    if not folder.is_absolute():
        raise OSError(f"there is no home for {folder}; give a folder with --data")
    if folder.exists() and not folder.is_dir():
        raise OSError(f"{folder} is no folder")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
