"""Habits of the house that no linter knows."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from helpers.places import PACKAGE, ROOT, python_files
from helpers.sources import at, called, calls, tree

TEXT = {
    ".py",
    ".md",
    ".toml",
    ".cfg",
    ".txt",
    ".svg",
    ".ts",
    ".json",
    ".desktop",
    ".xml",
    ".yml",
    "",
}
PLACES = re.compile(r"(?<![\w.~>])/(?:home|root|work|tmp|Users|opt|mnt)/[\w.]")
ADDRESS = re.compile(r"https?://([^/\s\"'<>)\]`]+)", re.IGNORECASE)
HOSTS = {
    "semver.org",
    "www.w3.org",  # the names of SVG
    "openfontlicense.org",
    "scripts.sil.org",
    "creativecommons.org",
    "github.com",
    "doc.qt.io",
    "en.wikipedia.org",
    "it.wikipedia.org",
    "es.wikipedia.org",
    "phh.readthedocs.io",
    "arxiv.org",
}
SKIPPED = {"build", "dist"}
"""Folders of the checkout that are no part of it; so are those with a dot, .ci apart."""


def _texts() -> Iterator[tuple[Path, str]]:
    """The text files of the checkout, caches left out."""
    for path in sorted(ROOT.rglob("*")):
        top, *rest = path.relative_to(ROOT).parts
        outside = top in SKIPPED or (top.startswith(".") and top != ".ci") or "__pycache__" in rest
        if outside or not path.is_file() or path.suffix not in TEXT:
            continue
        try:
            yield path, path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path, text in _texts()
        for match in PLACES.finditer(text)
        if path != Path(__file__)
    ]
    assert not found


def test_no_file_names_an_address_we_have_not_agreed_on() -> None:
    found = {
        f"{path.relative_to(ROOT)}: {match.group(1)}"
        for path, text in _texts()
        for match in ADDRESS.finditer(text)
        if match.group(1).lower() not in HOSTS
    }
    assert not found


def test_nothing_runs_an_event_loop_inside_another() -> None:
    nested = {"processEvents", "exec_", "QEventLoop", "waitForFinished"}
    found = [at(path, call) for path in python_files(PACKAGE) for call in calls(path, *nested)]
    assert not found


def test_only_the_application_is_executed() -> None:
    """Dialogs are opened: the one `exec` is the application's own."""
    found = [at(path, call) for path in python_files(PACKAGE) for call in calls(path, "exec")]
    assert len(found) <= 1, found


def test_no_graphics_effect() -> None:
    """A shadow or an opacity effect costs many frames; both are drawn into the pixmaps."""
    effect = re.compile(r"QGraphics\w*Effect")
    assert not [str(p) for p in python_files(PACKAGE) if effect.search(p.read_text())]


def test_the_packaging_folder_is_no_package() -> None:
    """It would shadow the library of that name."""
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_nothing_of_ours_is_called_tr() -> None:
    """The extractor would take its arguments for sentences."""
    found = [
        at(path, node)
        for path in python_files(PACKAGE)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef) and node.name == "tr"
    ]
    assert not found


def test_sentences_to_translate_are_written_out() -> None:
    """Neither an f-string nor a variable: the extractor reads the source."""
    found = [
        at(path, call)
        for path in python_files(PACKAGE)
        for call in calls(path, "tr")
        if not (call.args and isinstance(call.args[0], ast.Constant))
    ]
    assert not found


def test_sentences_stand_in_classes_nobody_inherits_from() -> None:
    """In a subclass Qt looks for them under another name and finds nothing."""
    found = [
        at(path, node)
        for path in python_files(PACKAGE)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ClassDef)
        and any(isinstance(n, ast.Call) and called(n) == "tr" for n in ast.walk(node))
        and "final" not in [ast.unparse(d).rpartition(".")[2] for d in node.decorator_list]
    ]
    assert not found, f"without @final: {found}"


def test_plurals_go_through_tr() -> None:
    """`QCoreApplication.translate` never finds the plural of a Python class."""
    found = [
        at(path, call)
        for path in python_files(PACKAGE)
        for call in calls(path, "translate")
        if any("%n" in ast.unparse(argument) for argument in call.args)
    ]
    assert not found
