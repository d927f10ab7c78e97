"""The two commands: what they ask of the machine, and what they say where they may not act."""

import ast
import importlib.util
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from helpers.places import ROOT

FILE = ROOT / "packaging" / "bootstrap.py"


@pytest.fixture
def bootstrap() -> ModuleType:
    """The script as a module of its own."""
    spec = importlib.util.spec_from_file_location("bootstrap", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_needs_the_standard_library_alone() -> None:
    tree = ast.parse(FILE.read_text())
    names = {
        name.partition(".")[0]
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert names <= sys.stdlib_module_names


def test_an_old_python_can_read_it_and_is_told(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ast.parse(FILE.read_text(), feature_version=(3, 7))
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    assert bootstrap.main(["run"]) == 2
    assert "3.11" in capsys.readouterr().err


def test_the_packages_are_those_of_the_project(bootstrap: ModuleType) -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    assert bootstrap.requirements(()) == project["project"]["dependencies"]
    bench = bootstrap.requirements(("bench",))
    for group in ("dev", "bench"):
        listed = [entry for entry in project["dependency-groups"][group] if isinstance(entry, str)]
        assert set(listed) <= set(bench)


def test_every_set_up_belongs_to_a_group_of_the_project(bootstrap: ModuleType) -> None:
    for groups in bootstrap.GROUPS.values():
        bootstrap.requirements(groups)


@pytest.mark.parametrize(("manager", "column"), [("apt-get", 0), ("dnf", 1), ("pacman", 2)])
def test_who_may_not_install_is_told_the_exact_command(
    manager: str, column: int, bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: name if name == manager else None)
    monkeypatch.setattr(bootstrap.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(bootstrap, "missing_pieces", lambda _: (["libEGL.so.1"], ["Xvfb"]))
    wanted = sorted(bootstrap.PACKAGES[name][column] for name in ("libEGL.so.1", "Xvfb"))
    command = f"sudo {' '.join([*bootstrap.MANAGERS[manager], *wanted])}"
    with pytest.raises(bootstrap.CannotGoOn) as problem:
        bootstrap.set_up_system("test")
    assert command in str(problem.value)


def test_tests_go_on_where_only_a_virtual_screen_is_missing(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(bootstrap, "missing_pieces", lambda _: ([], ["Xvfb"]))
    assert bootstrap.set_up_system("test") is False
    assert "xvfb" in capsys.readouterr().err.lower()


def test_the_continuous_check_runs_what_the_readme_says() -> None:
    command = "python3 packaging/bootstrap.py test"
    assert command in (ROOT / "README.md").read_text()
    script = (ROOT / ".ci" / "run").read_text()
    assert script.rstrip().endswith(command)


@pytest.mark.parametrize(
    ("mode", "arguments", "end"),
    [
        ("run", ["--demo", "3"], [str(ROOT / "app"), "--demo", "3"]),
        ("test", [], ["-m", "pytest", "-n", "2"]),
        ("test", ["tests/engine", "-x"], ["-m", "pytest", "tests/engine", "-x"]),
        ("long", [], ["-m", "pytest", "-m", "long", "-n", "2"]),
        ("bench", ["engine_draw"], [str(Path("tests") / "bench"), "engine_draw"]),
    ],
)
def test_what_it_hands_over_to(
    mode: str, arguments: list[str], end: list[str], bootstrap: ModuleType
) -> None:
    command = [
        part.replace(f"{ROOT}/tests", "tests") for part in bootstrap.command_of(mode, arguments)
    ]
    assert command[1:] == end
