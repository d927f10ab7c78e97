"""What holds for every test: no screen, no leak, only rules that exist."""

import os
import tomllib
from collections.abc import Iterator

import pytest
from hypothesis import settings

from helpers import leaks
from helpers.places import TESTS

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A busy machine is no fault of the program.
settings.register_profile("house", deadline=None)
settings.load_profile("house")


def rule_ids() -> frozenset[str]:
    """Every id of the rules catalogue."""
    with (TESTS / "house" / "rule_ids.toml").open("rb") as file:
        lists: dict[str, list[str]] = tomllib.load(file)
    return frozenset(identity for ids in lists.values() for identity in ids)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a `rule` marker that names no rule of the catalogue."""
    known = rule_ids()
    for item in items:
        for marker in item.iter_markers("rule"):
            unknown = set(marker.args) - known
            if unknown or not marker.args:
                raise pytest.UsageError(f"{item.nodeid}: no such rule: {sorted(unknown)}")


@pytest.fixture(autouse=True)
def _leaves_nothing_running() -> Iterator[None]:
    """Fail the test that leaves a timer, an animation or a thread running."""
    before = leaks.running()
    yield
    leaked = leaks.left_behind(before)
    if leaked:
        pytest.fail("left running: " + ", ".join(leaked), pytrace=False)
