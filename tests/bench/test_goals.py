"""The goals hold: what `python3 packaging/bootstrap.py bench` prints, as tests."""

import pytest

pytestmark = pytest.mark.bench


@pytest.mark.parametrize("name", ["engine_against_pokerkit", "characters_against_engine"])
def test_deals(name: str) -> None:
    from bench import deals

    line = getattr(deals, name)()
    assert line.holds, str(line)


@pytest.mark.parametrize("name", ["five_cards", "seven_cards", "ready"])
def test_one_hand(name: str) -> None:
    from bench import ranking

    line = getattr(ranking, name)()
    assert line.holds, str(line)


@pytest.mark.parametrize(
    "name",
    [
        "five_against_pkrbot",
        "seven_against_pkrbot",
        "seven_against_eval7",
        "seven_against_treys",
        "all_of_seven",
    ],
)
def test_batches(name: str) -> None:
    from bench import batch

    line = getattr(batch, name)()
    assert line.holds, str(line)


def test_stud() -> None:
    from bench import stud

    line = stud.against_pokerkit()
    assert line.holds, str(line)


@pytest.mark.parametrize(
    "name",
    [
        "opened",
        "curve_drawn",
        "curve_moved",
        "recording",
        "log_size",
        "luck_of_draw",
        "luck_of_stud",
    ],
)
def test_statistics(name: str) -> None:
    from bench import statistics

    line = getattr(statistics, name)()
    assert line.holds, str(line)


@pytest.mark.parametrize(
    "name",
    [
        "frame_small",
        "frame_large",
        "gap_thinking",
        "gap_longest",
        "first_window",
        "memory_playing",
        "cpu_at_rest",
    ],
)
def test_window(name: str) -> None:
    from bench import window

    line = getattr(window, name)()
    assert line.holds, str(line)
