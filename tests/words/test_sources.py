"""How texts may be written, so that Qt's tools find them and Qt finds their translations."""

import ast
from collections import Counter
from pathlib import Path

import pytest

APP = Path(__file__).resolve().parents[2] / "app" / "openers"
MODULES = sorted(APP.rglob("*.py"))


def trees() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in MODULES]


def is_tr(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "tr"
    )


def faults(tree: ast.Module) -> list[str]:
    """What is wrong with the texts of a module, each with its line."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == "tr":
            found.append(f"{node.lineno}: a function of ours is called tr")
        if isinstance(node, ast.ClassDef):
            texts = [call for call in ast.walk(node) if is_tr(call)]
            names = {ast.unparse(decorator) for decorator in node.decorator_list}
            if texts and not names & {"final", "typing.final"}:
                found.append(f"{node.lineno}: {node.name} has texts and is not final")
        if isinstance(node, ast.Call) and is_tr(node):
            found += [f"{node.lineno}: {fault}" for fault in call_faults(node)]
        if (
            isinstance(node, ast.Attribute)
            and node.attr == "translate"
            and (ast.unparse(node.value) in {"QCoreApplication", "QApplication"})
        ):
            found.append(f"{node.lineno}: {ast.unparse(node)} loses plurals")
    return found


def call_faults(call: ast.Call) -> list[str]:
    assert isinstance(call.func, ast.Attribute)
    found = []
    if ast.unparse(call.func.value) != "self":
        found.append("tr of something else than self")
    literal = [isinstance(a, ast.Constant) and isinstance(a.value, str) for a in call.args[:2]]
    if not literal or not all(literal):
        return [*found, "the text or its note is not a plain string"]
    text = call.args[0].value  # type: ignore[attr-defined]
    if ("%n" in text) != (len(call.args) == 3):
        found.append("a plural is self.tr('%n …', '', n), and nothing else is")
    return found


def test_every_text_can_be_found_and_translated() -> None:
    found = [f"{path}:{fault}" for path, tree in trees() for fault in faults(tree)]
    assert found == []


def test_no_two_classes_with_texts_share_a_name() -> None:
    names = Counter(
        node.name
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and any(is_tr(call) for call in ast.walk(node))
    )
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize(
    "code",
    [
        "@final\nclass A:\n def f(self): return self.tr(f'{x}')",
        "@final\nclass A:\n def f(self): return self.tr(text)",
        "@final\nclass A:\n def f(self): return self.tr('%n card(s)')",
        "@final\nclass A:\n def f(self): return self.tr('card', '', 2)",
        "@final\nclass A:\n def f(self): return other.tr('card')",
        "class A:\n def f(self): return self.tr('card')",
        "def tr(text): return text",
        "QCoreApplication.translate('A', 'b')",
    ],
)
def test_each_fault_is_seen(code: str) -> None:
    assert faults(ast.parse(code))


def test_good_texts_pass() -> None:
    code = "@final\nclass A:\n def f(self): return self.tr('a {b}', 'note') + self.tr('%n', '', 2)"
    assert faults(ast.parse(code)) == []
