"""What changes its colour does so softly, what thinks says so calmly, and both come to rest."""

import pytest

from helpers.tables import deal
from openers.engine.events import Acted, Event, Won
from openers.table.director import REPEAT, SHORTEST
from openers.table.ghost import Ghost
from openers.table.pace import DURATIONS
from openers.table.view import TableView
from table.desk import Desk


def ghosts(view: TableView) -> list[Ghost]:
    return [item for item in view.scene().items() if isinstance(item, Ghost)]


def before_the_result() -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """A deal in which the near seat loses at the showdown, cut before the pot goes away."""
    events = deal(7)
    at = next(i for i, event in enumerate(events) if isinstance(event, Won))
    assert events[at].seat != 0
    return events[:at], events[at:]


@pytest.mark.parametrize(("motion", "fades"), [("full", True), ("reduced", True), ("none", False)])
def test_losing_cards_cross_fade(desk: Desk, motion: str, fades: bool) -> None:
    view = desk.sit(motion=motion)
    before, after = before_the_result()
    view.show_at_once(before)
    for event in after:
        view.enqueue(event)
    desk.run((DURATIONS["award"] if motion == "full" else 0) + DURATIONS["tint"] / 2)
    assert bool(ghosts(view)) is fades
    held = view.stage.picture.held(0)
    assert {view.stage.cards[token].face.state for token in held} == {"losing"}
    assert all(0 < ghost.opacity() < 1 for ghost in ghosts(view))
    desk.rest()
    assert ghosts(view) == []


def test_a_fade_cut_short_leaves_nothing(desk: Desk) -> None:
    view = desk.sit()
    before, after = before_the_result()
    for end in range(0, 1400, 90):
        view.show_at_once(before)
        for event in after:
            view.enqueue(event)
        desk.run(end)
        view.director.finish()
        assert ghosts(view) == []


def test_the_ring_fades_from_seat_to_seat(desk: Desk) -> None:
    view = desk.sit()
    view.show_at_once(deal(7)[:45])
    view.set_turn(2)
    assert ghosts(view)
    assert view.director.running
    desk.run(DURATIONS["ring"] + 40)
    assert ghosts(view) == []
    assert not view.director.running
    view.set_wishes(view.wishes._replace(motion="none"))
    view.set_turn(3)
    assert ghosts(view) == []
    assert not view.director.running
    view.set_turn(-1)


def test_dots_pass_while_a_seat_thinks_and_stand_where_motion_is_reduced(desk: Desk) -> None:
    view = desk.sit()
    view.show_at_once(deal(7)[:45])
    view.set_turn(2)
    desk.rest()
    (timer,) = desk.timers()
    timer.timeout.emit()
    dots = view.stage.furniture.parts["dots"]
    first = dots.pixmap().toImage()
    assert dots.isVisible()
    assert timer.isActive()
    timer.timeout.emit()
    assert dots.pixmap().toImage() != first
    view.set_wishes(view.wishes._replace(motion="reduced"))
    assert desk.timers() == []
    assert dots.isVisible()
    view.set_turn(0)
    desk.rest()
    assert not dots.isVisible()
    assert desk.timers() == []


def test_acts_in_a_row_stand_shorter_and_shorter(desk: Desk) -> None:
    """Each stands nine tenths of the one before, never less than the least; a street ends it."""
    view = desk.sit(seats=7)
    events = deal(2, 7)
    at = next(i for i, event in enumerate(events) if isinstance(event, Acted))
    row = [event for event in events[at : at + 12] if isinstance(event, Acted)]
    view.show_at_once(events[:at])
    shares = [view.director._hurry(event) for event in row]
    assert shares[0] == 1.0
    assert shares[1] == pytest.approx(REPEAT)
    assert shares == sorted(shares, reverse=True)
    assert min(shares) >= SHORTEST
    view.director._hurry(events[0])
    assert view.director._hurry(row[0]) == 1.0


def test_faces_are_painted_in_advance_while_nothing_moves(desk: Desk) -> None:
    view = desk.sit()
    assert view.prepaint.running
    deck = view._deck
    assert deck is not None
    before = len(deck._cache)
    for event in deal(7)[:30]:
        view.enqueue(event)
    view.prepaint._slice()
    assert len(deck._cache) == before  # cards fly: their time is left alone
    desk.rest()
    before = len(deck._cache)
    view.prepaint._slice()
    assert len(deck._cache) > before
    for _ in range(400):
        if view.prepaint.running:
            view.prepaint._slice()
    assert not view.prepaint.running
    painted = len(deck._cache)
    held = view.stage.picture.card[view.stage.picture.held(0)[0]]
    assert held is not None
    deck.warm((held + 7) % 52, view.stage.layout.hero_card)
    assert len(deck._cache) == painted
    view.relayout()
    assert view.prepaint.running
    view.hide()
    assert not view.prepaint.running
