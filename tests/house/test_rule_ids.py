"""Every rule of the catalogue that is due has a test that names it."""

import ast
import tomllib

from helpers.places import TESTS, python_files
from helpers.sources import calls


def _named() -> set[str]:
    """The ids in all `pytest.mark.rule(...)` of the tests."""
    return {
        argument.value
        for path in python_files(TESTS)
        for call in calls(path, "rule")
        if isinstance(call.func, ast.Attribute) and ast.unparse(call.func) == "pytest.mark.rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def test_every_due_rule_has_a_test_that_names_it() -> None:
    with (TESTS / "house" / "rule_ids.toml").open("rb") as file:
        due: list[str] = tomllib.load(file)["due"]
    missing = [identity for identity in due if identity not in _named()]
    assert not missing, f"no test has @pytest.mark.rule for {', '.join(missing)}"
