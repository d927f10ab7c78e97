"""A file is renewed whole, or stays as it was."""

import os
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from helpers.places import ROOT
from openers.settings.files import write_whole


def test_it_is_written_and_renewed(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    for data in (b"one", b"two, longer", b""):
        write_whole(path, data)
        assert path.read_bytes() == data
    assert [file.name for file in tmp_path.iterdir()] == ["a.txt"]


def test_behind_a_link_the_file_is_renewed(tmp_path: Path) -> None:
    path, link = tmp_path / "a.txt", tmp_path / "link"
    path.write_bytes(b"old")
    link.symlink_to(path)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"


def test_what_is_no_file_is_written_to_and_stays(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_whole(pipe, b"through")
    assert os.read(reader, 100) == b"through"
    os.close(reader)
    assert pipe.is_fifo()


_WRITE = """\
import sys
from pathlib import Path
from openers.settings.files import write_whole
try:
    write_whole(Path(sys.argv[1]), bytes(9000))
except OSError as error:
    sys.exit(error.errno)
"""


def _small_files() -> None:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))


def test_without_room_the_old_one_stays_and_no_half_is_left(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"old")
    done = subprocess.run(
        [sys.executable, "-c", _WRITE, str(path)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "app")},
        preexec_fn=_small_files, check=False, capture_output=True,
    )  # fmt: skip
    assert done.returncode == 27, done.stderr  # EFBIG
    assert path.read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == ["a.txt"]


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_whole(tmp_path / "none" / "a.txt", b"x")
