"""Motion: whatever happens on the way, the picture ends where the model says."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from helpers.tables import deal
from openers.engine.events import Acted, DealBegan, Event
from openers.engine.table import fold
from openers.table.pace import DURATIONS, FACTORS, Pace
from openers.table.view import TableView
from table.desk import Desk

Rest = dict[int, tuple[object, object]]


def resting(view: TableView) -> Rest:
    """Pose and face of every sprite."""
    return {t: (sprite.pose, sprite.face) for t, sprite in view.stage.cards.items()}


def wanted(view: TableView) -> Rest:
    """Pose and face the model gives every card."""
    return {t: (place.pose, place.face) for t, place in view.stage.places().items()}


def at_rest(view: TableView, shown: tuple[Event, ...]) -> None:
    """The picture is the model's, nothing is left over and nothing runs."""
    assert view.table == fold(shown, 52)
    assert resting(view) == wanted(view)
    assert not any(sprite.moving for sprite in view.stage.cards.values())
    assert not view.director.running
    assert not view.director.busy
    table = view.table
    assert table is not None
    assert all(view.stage.furniture.bets[s] == table.bets[s] for s in range(table.seats))


@pytest.mark.parametrize("pace", ["learn", "normal", "fast", "instant"])
@pytest.mark.parametrize("motion", ["full", "reduced", "none"])
def test_every_pace_ends_in_the_same_picture(desk: Desk, pace: str, motion: str) -> None:
    view = desk.sit(pace=pace, motion=motion)
    events = deal(7)
    for event in events:
        view.enqueue(event)
    while view.director.busy:
        desk.run(50_000)
        view.director.proceed()
    at_rest(view, events)
    end = resting(view)
    view.begin(view.stage.furniture.speech.rules, view.stage.furniture.speech.characters)
    view.show_at_once(events)
    at_rest(view, events)
    assert sorted(map(str, resting(view).values())) == sorted(map(str, end.values()))


@settings(
    max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.integers(0, 40), st.integers(2, 7), st.randoms(use_true_random=False))
def test_interrupted_at_any_frame_it_ends_in_the_models_poses(
    desk: Desk, seed: int, seats: int, chance: random.Random
) -> None:
    view = desk.sit(seats=seats)
    events = deal(seed, seats)
    for event in events:
        view.enqueue(event)
        if chance.random() < 0.3:
            desk.run(chance.uniform(0, 400), chance.choice([5.0, 16.0, 90.0]))
        if chance.random() < 0.05:
            view.proceed()
        if chance.random() < 0.02:
            view.resize(chance.randrange(700, 1600), chance.randrange(480, 1000))
            view.relayout()
    desk.run(chance.uniform(0, 6000))
    view.director.finish()
    at_rest(view, events)


def test_idle_comes_once_when_all_is_shown(desk: Desk) -> None:
    view = desk.sit()
    rests: list[int] = []
    view.director.idle.connect(lambda: rests.append(1))
    events = deal(7)
    for event in events[:30]:
        view.enqueue(event)
    assert view.director.running
    desk.rest()
    assert rests == [1]
    view.enqueue(events[30])
    desk.rest()
    assert rests == [1, 1]


def test_a_card_under_the_pointer_is_no_event(desk: Desk) -> None:
    view = desk.sit()
    view.show_at_once(deal(7)[:40])
    rests: list[int] = []
    view.director.idle.connect(lambda: rests.append(1))
    view.hint([])
    desk.rest()
    assert rests == []


def test_events_are_shown_in_order_and_each_once(desk: Desk) -> None:
    view = desk.sit(seats=4)
    seen: list[Event] = []
    view.director.shown.connect(seen.append)
    events = deal(3, 4)
    for event in events[:50]:
        view.enqueue(event)
    desk.run(700)
    view.director.finish()
    for event in events[50:]:
        view.enqueue(event)
    desk.rest()
    assert tuple(seen) == events


def test_the_deal_of_seven_hands_takes_no_longer_than_a_small_one(desk: Desk) -> None:
    times = []
    for seats in (5, 7):
        view = desk.sit(seats=seats)
        events = deal(2, seats)
        dealt = [i for i, e in enumerate(events) if type(e).__name__ == "Dealt"][: 5 * seats]
        view.show_at_once(events[: dealt[0]])
        start = desk.clock.ms
        for event in events[dealt[0] : dealt[-1] + 1]:
            view.enqueue(event)
        desk.rest()
        times.append(desk.clock.ms - start)
    assert times[1] <= DURATIONS["deal_all"] + DURATIONS["sort"] + 100
    assert abs(times[1] - times[0]) < 250


def test_at_the_pace_learn_the_table_waits_for_the_reader(desk: Desk) -> None:
    view = desk.sit(pace="learn")
    waits: list[bool] = []
    view.director.waiting.connect(waits.append)
    events = deal(7)
    first = next(i for i, e in enumerate(events) if isinstance(e, Acted) and e.seat)
    for event in events[: first + 2]:
        view.enqueue(event)
    desk.rest()
    assert waits == [True]
    assert view.director.gated
    assert not view.director.running  # it waits without a timer
    assert view.proceed()
    assert waits[:2] == [True, False]
    view.director.finish()


def test_after_a_sleep_the_rest_is_shown_in_its_rhythm(desk: Desk) -> None:
    """The clock jumps by an hour while cards fly: what flew has landed, the next is not rushed."""
    view = desk.sit()
    events = deal(7)
    for event in events[:45]:
        view.enqueue(event)
    desk.run(500)
    desk.clock.ms += 3_600_000
    view.director.tick()
    assert view.director.busy
    desk.rest()
    at_rest(view, events[:45])


def test_a_resize_in_flight_sends_cards_to_their_new_places(desk: Desk) -> None:
    view = desk.sit()
    events = deal(7)
    for event in events[:25]:
        view.enqueue(event)
    desk.run(600)
    view.resize(1300, 800)
    view.relayout()
    desk.rest()
    at_rest(view, events[:25])
    assert view.stage.layout.width == 1300


def test_stop_forgets_and_stays_silent(desk: Desk) -> None:
    view = desk.sit()
    rests: list[int] = []
    view.director.idle.connect(lambda: rests.append(1))
    for event in deal(7)[:20]:
        view.enqueue(event)
    desk.run(100)
    view.director.stop()
    assert not view.director.busy
    assert not view.director.running
    assert rests == []


def test_a_new_deal_clears_the_old_one(desk: Desk) -> None:
    view = desk.sit()
    view.show_at_once(deal(7))
    again = deal(8)
    assert isinstance(again[0], DealBegan)
    for event in again:
        view.enqueue(event)
    desk.rest()
    at_rest(view, again)


def test_paces() -> None:
    assert Pace("instant").ms("deal") == 0
    assert Pace("fast").ms("deal") == DURATIONS["deal"] / 2
    assert Pace("normal", "reduced").ms("deal") == 0
    assert Pace("normal", "reduced").ms("act") == DURATIONS["act"]
    assert Pace("normal", "none").ms("bubble") == 0
    assert Pace("learn").waits
    assert set(FACTORS) == {"learn", "normal", "fast", "instant"}
