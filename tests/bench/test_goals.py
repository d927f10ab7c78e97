"""The goals hold: what `python3 packaging/bootstrap.py bench` prints, as tests."""

import pytest

pytestmark = pytest.mark.bench


@pytest.mark.parametrize("name", ["engine_against_pokerkit", "characters_against_engine"])
def test_deals(name: str) -> None:
    from bench import deals

    line = getattr(deals, name)()
    assert line.holds, str(line)
