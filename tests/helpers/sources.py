"""Reading the project's own Python as syntax trees."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from helpers.places import ROOT

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def tree(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def calls(path: Path, *names: str) -> Iterator[ast.Call]:
    """Every call, in a file, of a function or method with one of these names."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and called(node) in names:
            yield node


def called(call: ast.Call) -> str:
    """The last part of what is called: ``exec`` for ``dialog.exec()``."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def at(path: Path, node: ast.stmt | ast.expr) -> str:
    """``app/openers/…:12``: where to look."""
    return f"{path.relative_to(ROOT)}:{node.lineno}"
