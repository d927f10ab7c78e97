"""Modules and functions stay small enough to be read at a sitting."""

import ast

import pytest

from helpers.places import PACKAGE, ROOT, python_files
from helpers.sources import Function, at, tree

MODULE = 400
"""The most lines of a module."""
FUNCTION = 60
"""The most lines of a function without its docstring."""
USUAL = 40
"""Nearly all functions stay below this."""
LONGER = 0.03
"""The share of functions that may be longer than usual."""


def _functions() -> list[tuple[str, int]]:
    """Where each function is and how many lines it has, the docstring left out."""
    return [
        (f"{at(path, node)} {node.name}", _length(node))
        for path in python_files(PACKAGE)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]


def _length(node: Function) -> int:
    lines = (node.end_lineno or node.lineno) - node.lineno + 1
    first = node.body[0]
    if ast.get_docstring(node) is None:
        return lines
    return lines - ((first.end_lineno or first.lineno) - first.lineno + 1)


def test_no_module_is_too_long() -> None:
    lengths = {path: len(path.read_text().splitlines()) for path in python_files(PACKAGE)}
    too_long = [f"{p.relative_to(ROOT)}: {n}" for p, n in lengths.items() if n > MODULE]
    assert not too_long, f"more than {MODULE} lines: {too_long}"


def test_no_function_is_too_long() -> None:
    too_long = [f"{where}: {lines}" for where, lines in _functions() if lines > FUNCTION]
    assert not too_long, f"more than {FUNCTION} lines: {too_long}"


def test_few_functions_are_longer_than_usual() -> None:
    functions = _functions()
    if not functions:
        pytest.fail("no function found: is the package where it was?")
    longer = [f"{where}: {lines}" for where, lines in functions if lines > USUAL]
    assert len(longer) <= LONGER * len(functions), longer
