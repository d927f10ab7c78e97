"""``backup``, ``restore`` and ``--profile`` on the command line."""

from pathlib import Path

import pytest

from helpers.places import TESTS
from openers.cli import main
from openers.settings.profiles import Profiles
from openers.window.single_instance import lock_of

PHH = sorted((TESTS / "data" / "phh").glob("*.phh"))


def said(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    code = main([str(word) for word in words])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_from_one_persons_folder_to_anothers(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    home, file = tmp_path / "data", tmp_path / "b.openers-backup"
    assert said(capsys, "import", PHH[0], "--data", home)[0] == 0
    code, out, _ = said(capsys, "--data", home, "backup", file)
    assert (code, out) == (0, f"{file}: 1 deals, 1 files\n")
    ana = Profiles(home).add("Ana")
    code, out, _ = said(capsys, "restore", file, "--data", home, "--profile", "ana")
    assert code == 0 and "1 deals of" in out and str(ana.folder / "replaced") in out
    code, out, _ = said(
        capsys, "export", "--format", "phh", "-o", tmp_path / "o", "--data", home,
        "--profile", "Ana",
    )  # fmt: skip
    assert (code, out) == (0, f"{tmp_path / 'o'}: 1 deal\n")


def test_what_is_refused_is_named_with_the_remedy(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    home, file = tmp_path / "data", tmp_path / "b"
    for told in ("is the path right?",):
        code, out, err = said(capsys, "restore", file, "--data", home)
        assert (code, out) == (1, "") and f"{file}: " in err and told in err
    file.write_bytes(b"hello")
    code, _, err = said(capsys, "restore", file, "--data", home)
    assert code == 1 and "no backup of Openers" in err
    code, _, err = said(capsys, "backup", tmp_path / "no" / "b", "--data", home)
    assert code == 1 and "give another place" in err
    code, _, err = said(capsys, "backup", file, "--data", home, "--profile", "Zoe")
    assert code == 1 and "--profile Zoe: nobody of that name; there are 1" in err


def test_nothing_is_restored_under_an_open_window(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "b"
    said(capsys, "backup", file, "--data", tmp_path)
    lock = lock_of(tmp_path)
    assert lock.tryLock(0)
    code, _, err = said(capsys, "restore", file, "--data", tmp_path)
    lock.unlock()
    assert code == 1 and "close its window" in err
