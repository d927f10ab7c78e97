"""Files written whole or not at all: what was there before is only replaced by all of the new."""

import os
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Write a file. What is no plain file, such as a pipe, is written to as it is.

    Raises:
        OSError: it cannot be written; what was there before still is.
    """
    path = path.resolve()  # behind a link the file is renewed, not the link
    if path.exists() and not path.is_file():
        path.write_bytes(data)
        return
    fresh = path.with_name(path.name + ".new")
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise
