"""The wheel holds the program and its files, and runs from nowhere near the checkout."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import openers
from helpers.machine import python
from helpers.places import ROOT


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the wheel would put into site-packages."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    assert wheel.name == f"openers-{openers.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def test_the_wheel_holds_package_resources_and_licence(unpacked: Path) -> None:
    for name in ("openers/__main__.py", "openers/resources/variants/jackpots-italian.toml"):
        assert (unpacked / name).is_file(), name
    assert list(unpacked.glob("*.dist-info/licenses/LICENSE"))
    assert not (unpacked / "openers" / "training").exists()


def test_the_wheel_brings_every_resource(unpacked: Path) -> None:
    ours, theirs = (
        {str(p.relative_to(root)) for p in root.rglob("*") if p.is_file()}
        for root in (ROOT / "resources", unpacked / "openers" / "resources")
    )
    assert ours - theirs == set()


def test_the_unpacked_wheel_finds_its_own_resources(unpacked: Path, tmp_path: Path) -> None:
    code = f"import sys; sys.path.insert(0, {str(unpacked)!r}); from openers import assets; "
    done = python("-c", code + "print(assets.path('variants'))", cwd=tmp_path)
    assert done.stdout.strip() == str(unpacked / "openers" / "resources" / "variants"), done.stderr


@pytest.mark.parametrize("arguments", [("--version",), ("variants", "--json")])
def test_the_unpacked_wheel_runs(
    arguments: tuple[str, ...], unpacked: Path, tmp_path: Path
) -> None:
    code = (
        f"import sys, runpy; sys.path.insert(0, {str(unpacked)!r}); "
        "runpy.run_module('openers', run_name='__main__', alter_sys=True)"
    )
    done = python("-c", code, *arguments, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
