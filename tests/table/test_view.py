"""What is in sight: nothing cut, covered or left in an old language."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from helpers.tables import deal
from openers.art import theme
from openers.engine.actions import Legal
from openers.engine.events import (
    Acted,
    BetsCollected,
    DealEnded,
    Discarded,
    Event,
    OpenersShown,
    Shown,
    StepBegan,
)
from openers.table.geometry import Rect
from openers.table.report import Item
from openers.table.view import TableView
from table.desk import Desk

# Table sizes in windows of 1024×640, 1280×800 and 2560×1440.
SIZES = [(976, 490), (976, 646), (2200, 1290)]
MUST_SHOW = {"pot", "bet", "plate", "label", "button", "key", "banner", "bubble"}


def troubles(view: TableView) -> list[str]:
    """What leaves the table or covers an index, a number or a plate."""
    items = view.geometry_report()
    width, height = view.stage.layout.width, view.stage.layout.height
    found = [f"{i.kind} {i.owner} leaves" for i in items if not i.rect.inside(width, height)]
    solid = [i for i in items if i.kind in MUST_SHOW]
    for i, one in enumerate(solid):
        found += [
            f"{one.kind} {one.owner} meets {two.kind} {two.owner}"
            for two in solid[i + 1 :]
            if one.rect.meets(two.rect, -1.0) and not allowed(one, two)
        ]
    cards = [i for i in items if i.kind == "card"]
    for card in cards:
        for other in solid + [c for c in cards if c.owner != card.owner]:
            seen = card.index_rect if other.kind != "card" else card.rect
            if seen is None:
                if other.kind == "bubble" and other.owner == card.owner:
                    continue  # over its own backs, where no other place is
                seen = card.rect
            if seen.meets(other.rect, -1.0) and not pile_label(card, other):
                found.append(f"{other.kind} {other.owner} over card of {card.owner}")
    return found


def allowed(one: Item, two: Item) -> bool:
    """The dealer's badge on a portrait may touch its own plate."""
    return {one.kind, two.kind} == {"button", "plate"} and one.owner == two.owner


def pile_label(card: Item, other: Item) -> bool:
    """A number lies on the discards, which are nobody's and closed."""
    return card.owner < 0 and other.kind == "label"


def moments(events: tuple[Event, ...]) -> list[int]:
    """Places in the log worth a look: each street, each act with a bubble, the result."""
    kinds = (StepBegan, BetsCollected, DealEnded, Shown, Discarded, Acted)
    return [i for i, event in enumerate(events, 1) if isinstance(event, kinds)]


@pytest.mark.parametrize("code", ["en", "it", "es", "xx"])
@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_nothing_is_cut_or_covered(desk: Desk, size: tuple[int, int], code: str) -> None:
    desk.speak(code)
    for seats, seed in ((5, 7), (7, 2), (2, 3)):
        view = desk.sit(size, seats)
        events = deal(seed, seats)
        done = 0
        for moment in moments(events):
            view.show_at_once(events[done:moment])
            done = moment
            assert troubles(view) == [], (seats, events[moment - 1])
        assert done == len(events)


def test_nothing_is_cut_while_cards_are_marked(desk: Desk) -> None:
    for size in SIZES:
        view = desk.sit(size)
        events = deal(7)
        at = next(i for i, e in enumerate(events) if isinstance(e, Discarded) and e.seat == 0)
        view.show_at_once(events[:at])
        view.ask(Legal(0, "draw", discards=5))
        for place in range(5):
            view.toggle(place)
        desk.rest()
        assert troubles(view) == []
        assert sum(item.kind == "key" for item in view.geometry_report()) == 5


def test_the_report_sees_a_planted_fault(desk: Desk) -> None:
    view = desk.sit()
    view.show_at_once(deal(7)[:45])
    plate = view.stage.furniture.parts["plate 2"]
    plate.rect = Rect(-30, 10, 170, 44)
    assert "plate 2 leaves" in troubles(view)


def test_large_texts_fit_too(desk: Desk) -> None:
    for size, scale in (((976, 490), 1.25), ((976, 646), 1.6), ((2200, 1290), 2.0)):
        view = desk.sit(size, text_scale=scale)
        events = deal(7)
        done = 0
        for moment in moments(events):
            view.show_at_once(events[done:moment])
            done = moment
            assert troubles(view) == [], (size, scale)


def test_language_theme_and_size_change_in_mid_deal(desk: Desk) -> None:
    view = desk.sit()
    events = deal(7)
    for event in events[:60]:
        view.enqueue(event)
    desk.run(900)
    before = view.grab().toImage()
    desk.speak("it")
    theme.set_current(theme.DARK)
    view.relayout()
    after = view.grab().toImage()
    assert before != after
    assert view.stage.furniture.ink is not None
    assert view.stage.furniture.ink.theme is theme.DARK
    desk.rest()
    assert view.table is not None
    theme.set_current(theme.LIGHT)


def test_a_resize_stretches_and_then_lays_out_anew(desk: Desk) -> None:
    view = desk.sit()
    view.show_at_once(deal(7)[:50])
    view.resize(1200, 800)
    assert view.stage.layout.width == 976
    assert view.transform().m11() == pytest.approx(1200 / 976)
    assert desk.timers()
    view.relayout()
    assert view.stage.layout.width == 1200
    assert view.transform().isIdentity()
    assert not desk.timers()


def test_below_the_smallest_size_it_is_painted_smaller(desk: Desk) -> None:
    view = desk.sit((420, 300))
    view.show_at_once(deal(7)[:50])
    assert view.stage.layout.width == 640
    assert view.transform().m11() < 1


def test_another_resolution_paints_for_it(desk: Desk) -> None:
    view = desk.sit()
    QApplication.sendEvent(view, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert desk.timers()
    view.relayout()


def test_the_view_is_set_up_for_speed(desk: Desk) -> None:
    view = desk.view
    assert view.viewportUpdateMode() == QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate
    assert view.cacheMode() == QGraphicsView.CacheModeFlag.CacheBackground
    assert view.scene().itemIndexMethod() == view.scene().ItemIndexMethod.NoIndex


def test_whose_turn_it_is(desk: Desk) -> None:
    view = desk.sit()
    view.show_at_once(deal(7)[:45])
    view.set_turn(3)
    assert view.stage.furniture.turn == 3
    desk.rest()  # the ring has come
    slow = desk.timers()
    assert len(slow) == 1
    slow[0].timeout.emit()
    assert view.stage.furniture.thinking
    view.set_turn(0)
    desk.rest()
    assert not view.stage.furniture.thinking
    assert not desk.timers()


def test_the_bubble_says_at_once_that_the_reader_is_next(desk: Desk) -> None:
    """As soon as it is known, not only when the table is laid out anew."""
    view = desk.sit(motion="none")
    events = deal(7)
    at = next(i for i, e in enumerate(events) if isinstance(e, Acted) and e.seat == 4)
    view.show_at_once(events[: at + 1])
    view.set_turn(0)
    desk.rest()
    before = view.geometry_report()
    view.relayout()
    assert "bubble" in {item.kind for item in before}
    assert view.geometry_report() == before


def test_openers_shown_on_demand_lie_open_before_their_seat(desk: Desk) -> None:
    """The opener won unseen, or had folded and the hand was gathered: the openers come back."""
    shown = 0
    for seed in range(40):
        events = deal(seed, hero_stays=False, asks=True)
        proof = next((e for e in events if isinstance(e, OpenersShown)), None)
        if proof is None or proof.seat == 0:
            continue
        shown += 1
        view = desk.sit()
        view.show_at_once(events)
        picture = view.stage.picture
        open_cards = {picture.card[t] for t in picture.held(proof.seat) if t in picture.open}
        assert set(proof.cards) <= open_cards
        hidden = [t for t in picture.held(proof.seat) if t not in picture.open]
        assert all(picture.card[t] is None for t in hidden)
        assert troubles(view) == [], seed
    assert shown >= 3
