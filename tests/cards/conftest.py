"""What tests of cards share."""

import json

import pytest

from helpers.places import TESTS


@pytest.fixture(scope="session")
def oracles():
    """Figures counted elsewhere; their source is noted in the data."""
    return json.loads((TESTS / "data" / "oracles.json").read_text(encoding="utf-8"))
