"""The layout: at every size and number of seats nothing touches, leaves or becomes unreadable."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openers.table.geometry import Pose, Rect, Row, around, hull
from openers.table.layout import solve
from openers.table.placing import bubble_spot
from openers.table.probe import phases, troubles

# Table sizes in windows from 1024×640 to 3840×2160: the side panel open and closed.
SIZES = [
    (1024, 490), (976, 490), (744, 490), (1000, 570), (976, 646), (1086, 618),
    (1560, 930), (2200, 1290), (3480, 2010),
]  # fmt: skip


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("seats", range(2, 8))
def test_nothing_touches_in_the_draw(size: tuple[int, int], seats: int) -> None:
    layout = solve(*size, seats)
    assert troubles(layout) == []
    assert len(layout.seats) == seats
    assert layout.card >= 60


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("seats", [2, 6, 8])
@pytest.mark.parametrize("cards", [5, 7])
def test_nothing_touches_in_stud(size: tuple[int, int], seats: int, cards: int) -> None:
    layout = solve(*size, seats, cards=cards, boards=True)
    assert troubles(layout) == []
    assert layout.card >= 56


@settings(max_examples=25, deadline=None)
@given(
    st.integers(640, 3900), st.integers(420, 2200), st.integers(2, 8),
    st.sampled_from([0.8, 1.0, 1.25, 1.6, 2.0]), st.booleans(),
)  # fmt: skip
def test_any_size_and_any_text_scale_hold(
    width: int, height: int, seats: int, scale: float, stud: bool
) -> None:
    layout = solve(width, height, seats, 7 if stud else 5, scale, stud)
    assert troubles(layout) == []
    # The reader's wish is followed as far as there is room, and never below 12 px by much.
    assert 0.5 <= layout.unit <= 2.0 * 1.5


def test_the_smallest_window_is_like_the_studied_sizes() -> None:
    """Opponents' and the hero's cards reach about what was found by an independent probe."""
    expected = {(1000, 570, 7): 97, (1560, 930, 7): 153, (2200, 1290, 7): 217, (744, 490, 5): 97}
    for (width, height, seats), card in expected.items():
        assert solve(width, height, seats).card > 0.7 * card


def test_cards_are_capped_on_a_huge_window() -> None:
    layout = solve(3480, 2010, 5)
    assert layout.card <= 180 * layout.unit
    assert layout.hero_card <= 260 * layout.unit


def test_a_larger_text_makes_larger_plates() -> None:
    small, large = solve(1560, 930, 5), solve(1560, 930, 5, text_scale=1.25)
    assert large.seats[1].plate.h > small.seats[1].plate.h


def test_the_probe_finds_a_planted_overlap() -> None:
    layout = solve(976, 646, 5)
    seat = layout.seats[1]
    broken = layout._replace(
        seats=(layout.seats[0], seat._replace(bet=layout.pot), *layout.seats[2:])
    )
    assert any("bet 1" in trouble for trouble in troubles(broken))


def test_seats_go_round_clockwise_from_the_heros_left() -> None:
    layout = solve(1560, 930, 7)
    assert [s.side for s in layout.seats] == [
        "hero", "left", "left", "top", "top", "right", "right",
    ]  # fmt: skip
    lower, upper = layout.seats[1].plate, layout.seats[2].plate
    assert lower.y > upper.y
    assert layout.seats[3].plate.x < layout.seats[4].plate.x
    assert layout.seats[5].plate.y < layout.seats[6].plate.y


def test_no_table_for_nine() -> None:
    with pytest.raises(ValueError, match="2 to 8"):
        solve(1000, 700, 9)


def test_a_row_shows_the_index_of_every_covered_card() -> None:
    row = Row(500, 300, 100, 100 / 1.4 * 0.47, 17)
    poses = row.poses((True,) * 5)
    for left, right in pairwise(poses):
        assert right.rect.x - left.rect.x >= 0.45 * left.rect.w
    assert row.rect((True,) * 5) == pytest.approx(hull([pose.rect for pose in poses]))


def test_a_pose_half_way() -> None:
    half = Pose(0, 0, 100, 0, 1).towards(Pose(10, 20, 200, 8, 5), 0.5)
    assert half == Pose(5, 10, 150, 4, 5)


@pytest.mark.parametrize("seats", [3, 5, 7])
@pytest.mark.parametrize("size", [(976, 490), (976, 646), (1560, 930)])
def test_a_bubble_finds_a_place_at_every_seat(size: tuple[int, int], seats: int) -> None:
    """With every card, bet and the pot in place a one-line bubble finds room at each seat."""
    layout = solve(*size, seats)
    for index in range(1, seats):
        taken = {n: r for n, r in phases(layout)[0].items() if n != f"cards {index}"}
        backs = [layout.seats[index].closed_box]
        spot = bubble_spot(
            layout, index, [(150, 50), (150, 32), (110, 30)], [*taken.values()], backs
        )
        assert spot is not None, index
        assert spot[1].inside(*size)
        assert not any(spot[1].meets(rect) for rect in taken.values())


def test_a_bubble_is_left_out_where_it_would_cover_something() -> None:
    layout = solve(976, 646, 5)
    everything = [Rect(0, 0, 976, 646)]
    assert bubble_spot(layout, 1, [(150, 50)], everything) is None
    assert around(5, 5, 2, 2).inside(10, 10, 4)
