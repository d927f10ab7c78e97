"""The reader's own cards: marked by mouse, keys and screen reader."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest

from helpers.tables import deal
from openers.cards.card import rank
from openers.engine.actions import Legal
from openers.engine.events import Discarded
from openers.table.hand import CardButton
from openers.table.view import TableView
from table.desk import Desk

DRAW = Legal(0, "draw", discards=5)


def drawing(desk: Desk, legal: Legal = DRAW) -> TableView:
    """The table at the hero's draw."""
    view = desk.sit()
    events = deal(7)
    first = next(i for i, e in enumerate(events) if isinstance(e, Discarded) and e.seat == 0)
    view.show_at_once(events[:first])
    view.ask(legal)
    desk.rest()
    desk.activate()
    return view


def buttons(view: TableView) -> list[CardButton]:
    """The buttons over the hero's cards, left to right."""
    shown = [b for b in view.viewport().findChildren(CardButton) if b.isVisible()]
    return sorted(shown, key=lambda button: button.x())


def cards(view: TableView) -> list[int]:
    """The hero's cards as they lie."""
    picture = view.stage.picture
    return [c for t in picture.held(0) if (c := picture.card[t]) is not None]


def test_a_click_toggles_and_lifts(desk: Desk) -> None:
    view = drawing(desk)
    told: list[int] = []
    view.marks_changed.connect(lambda: told.append(1))
    before = buttons(view)[3].geometry()
    QTest.mouseClick(buttons(view)[3], Qt.MouseButton.LeftButton)
    desk.rest()
    assert view.marked() == (cards(view)[3],)
    assert buttons(view)[3].isChecked()
    assert buttons(view)[3].y() < before.y()
    sprite = view.stage.cards[view.stage.picture.held(0)[3]]
    assert sprite.face.marked
    QTest.mouseClick(buttons(view)[3], Qt.MouseButton.LeftButton)
    desk.rest()
    assert view.marked() == ()
    assert buttons(view)[3].geometry() == before
    assert told == [1, 1]


def test_digits_toggle_and_a_keeps_all(desk: Desk) -> None:
    view = drawing(desk)
    for key in (Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_5):
        QTest.keyClick(view, key)
    assert view.marked() == tuple(cards(view)[i] for i in (0, 2, 4))
    QTest.keyClick(view, Qt.Key.Key_3)
    assert view.marked() == (cards(view)[0], cards(view)[4])
    QTest.keyClick(view, Qt.Key.Key_A)
    assert view.marked() == ()
    QTest.keyClick(view, Qt.Key.Key_9)
    assert view.marked() == ()
    desk.rest()


def test_arrows_move_the_keyboard_and_space_toggles(desk: Desk) -> None:
    view = drawing(desk)
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert buttons(view)[0].hasFocus()
    QTest.keyClick(buttons(view)[0], Qt.Key.Key_Right)
    assert buttons(view)[1].hasFocus()
    desk.rest()
    held = view.stage.picture.held(0)
    assert [view.stage.cards[t].face.focus for t in held] == [False, True, False, False, False]
    QTest.keyClick(buttons(view)[1], Qt.Key.Key_Space)
    assert view.marked() == (cards(view)[1],)
    QTest.keyClick(buttons(view)[1], Qt.Key.Key_Left)
    QTest.keyClick(buttons(view)[0], Qt.Key.Key_Left)
    assert buttons(view)[4].hasFocus()
    desk.rest()


def test_one_card_too_many_is_refused(desk: Desk) -> None:
    view = drawing(desk, Legal(0, "draw", discards=3))
    refused: list[int] = []
    view.mark_refused.connect(refused.append)
    for place in range(3):
        view.toggle(place)
    QTest.mouseClick(buttons(view)[3], Qt.MouseButton.LeftButton)
    assert refused == [3]
    assert len(view.marked()) == 3
    assert not buttons(view)[3].isChecked()
    desk.rest()


def test_outside_the_draw_nothing_is_marked(desk: Desk) -> None:
    view = drawing(desk)
    view.toggle(0)
    view.ask(Legal(0, "bet", check=True))
    assert view.marked() == ()
    view.toggle(1)
    QTest.mouseClick(buttons(view)[1], Qt.MouseButton.LeftButton)
    assert view.marked() == ()
    assert not buttons(view)[1].isCheckable()
    desk.rest()


def test_marks_survive_a_resize_a_language_and_a_larger_text(desk: Desk) -> None:
    view = drawing(desk)
    view.toggle(1)
    view.toggle(4)
    marked = view.marked()
    view.resize(1200, 760)
    view.relayout()
    desk.speak("it")
    view.set_wishes(view.wishes._replace(text_scale=1.25, four_colours=True))
    assert view.marked() == marked
    assert [b.isChecked() for b in buttons(view)] == [False, True, False, False, True]


def test_marks_go_with_the_cards_that_are_laid_down(desk: Desk) -> None:
    view = drawing(desk)
    events = deal(7)
    at = next(i for i, e in enumerate(events) if isinstance(e, Discarded) and e.seat == 0)
    view.toggle(1)
    view.show_at_once(events[at : at + 1])
    laid = events[at]
    assert isinstance(laid, Discarded)
    assert not set(view.marked()) & set(laid.cards)
    assert len(buttons(view)) == 5 - len(laid.cards)


def test_turning_the_order_off_and_on(desk: Desk) -> None:
    view = drawing(desk)
    by_group = cards(view)
    view.toggle(0)
    view.set_wishes(view.wishes._replace(sort_hand=False))
    assert cards(view) == by_group  # what lies there stays; new cards come as dealt
    view.set_wishes(view.wishes._replace(sort_hand=True))
    assert cards(view) == by_group
    ranks = [rank(card) for card in by_group]
    counts = [ranks.count(r) for r in ranks]
    assert counts == sorted(counts, reverse=True)
    assert len(view.marked()) == 1


@pytest.mark.parametrize(
    ("code", "of", "place"), [("en", "of", "position"), ("it", "di", "posizione"),
                              ("es", "de", "posición")],
)  # fmt: skip
def test_cards_have_names_for_the_screen_reader(desk: Desk, code: str, of: str, place: str) -> None:
    view = drawing(desk)
    view.toggle(2)
    desk.speak(code)
    names = [QAccessible.queryAccessibleInterface(b).text(QAccessible.Text.Name)
             for b in buttons(view)]  # fmt: skip
    assert len(set(names)) == 5
    for i, name in enumerate(names, 1):
        assert f" {of} " in name
        assert f"{place} {i}" in name
    assert len(names[2]) > len(names[1])
    interface = QAccessible.queryAccessibleInterface(buttons(view)[2])
    assert interface.role() == QAccessible.Role.CheckBox
    assert interface.state().checked
    assert interface.state().focusable
    assert QAccessible.queryAccessibleInterface(view).text(QAccessible.Text.Name)
    desk.rest()


def test_no_button_names_a_card_of_somebody_else(desk: Desk) -> None:
    view = drawing(desk)
    picture = view.stage.picture
    assert {b.token for b in buttons(view)} == set(picture.held(0))


def test_buttons_lie_over_the_cards(desk: Desk) -> None:
    view = drawing(desk)
    view.toggle(0)
    desk.rest()
    for button, token in zip(buttons(view), view.stage.picture.held(0), strict=True):
        rect = view.stage.cards[token].pose.rect
        assert button.geometry().center().x() == pytest.approx(rect.cx, abs=2)
        assert button.height() == pytest.approx(rect.h, abs=2)


def test_space_on_the_table_skips_what_moves(desk: Desk) -> None:
    view = desk.sit()
    for event in deal(7)[:40]:
        view.enqueue(event)
    desk.run(100)
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert not view.director.busy
    told: list[int] = []
    view.proceeded.connect(lambda: told.append(1))
    for event in deal(7)[40:44]:
        view.enqueue(event)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(480, 200))
    assert not view.director.busy
    assert told == [1]


def test_other_keys_are_left_to_the_window(desk: Desk) -> None:
    view = drawing(desk)
    for key in (Qt.Key.Key_F, Qt.Key.Key_Return, Qt.Key.Key_C):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        view.keyPressEvent(event)
        assert not event.isAccepted()
    assert view.marked() == ()


def test_random_clicks_and_keys_while_cards_fly_change_nothing(desk: Desk) -> None:
    """Check 1 of the table's studied proposal, at the table's own level."""
    import random

    chance = random.Random(4)
    events = deal(7)[:60]
    view = desk.sit()
    keys = [Qt.Key.Key_1, Qt.Key.Key_4, Qt.Key.Key_A, Qt.Key.Key_Left, Qt.Key.Key_Right]
    for event in events:
        view.enqueue(event)
    for _ in range(200):
        desk.run(20)
        if chance.random() < 0.5:
            at = QPoint(chance.randrange(view.width()), chance.randrange(view.height()))
            target = view.viewport().childAt(at) or view.viewport()
            QTest.mouseClick(target, Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(view, chance.choice(keys))
    desk.rest()
    assert view.marked() == ()
    poses = {t: s.pose for t, s in view.stage.cards.items()}
    assert poses == {t: p.pose for t, p in view.stage.places().items()}
    assert len(poses) == len(set(poses))


def test_nothing_runs_at_rest(desk: Desk) -> None:
    view = drawing(desk)
    view.toggle(1)
    desk.rest()
    assert desk.timers() == []
