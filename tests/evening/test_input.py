"""Wild, early and odd input: the deal is what the rules and the person's own acts make it."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from openers.engine.actions import (
    Act,
    Action,
    AskOpeners,
    Call,
    Check,
    Discard,
    Done,
    Fold,
    Legal,
    RaiseTo,
)
from openers.engine.events import Acted, DealBegan, Discarded, Event, OpenersShown
from openers.window.summary import SummaryDialog
from window.house import CHARACTERS, House, rules

Build = Callable[..., House]
KEYS = (*map(Qt.Key, b"FCRBAONWSKLP135"), Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Up,
        Qt.Key.Key_End, Qt.Key.Key_Left, Qt.Key.Key_Tab, Qt.Key.Key_Escape)  # fmt: skip
_PLAIN: dict[Act, Action] = {Act.FOLD: Fold(), Act.CHECK: Check(), Act.CALL: Call()}


def own_acts(events: list[Event]) -> list[Action]:
    """What the person did, read from what happened."""
    acts: list[Action] = []
    for event in events:
        if isinstance(event, Acted) and event.seat == 0:
            acts.append(_PLAIN[event.act] if event.act in _PLAIN else RaiseTo(event.to))
        elif isinstance(event, Discarded) and event.seat == 0:
            acts.append(Discard(tuple(card for card in event.cards if card is not None)))
        elif isinstance(event, OpenersShown) and event.asked_by == 0:
            acts.append(AskOpeners(0))
    return acts


def everything_lies_where_it_belongs(house: House) -> None:
    stage = house.room.view.stage
    places = stage.places()
    assert set(stage.cards) == set(places) == stage.picture.tokens()
    for token, sprite in stage.cards.items():
        assert not sprite.moving and sprite.pose == places[token].pose
        assert sprite.face == places[token].face


def poke(house: House, rng: Random) -> None:
    """One click or one key, anywhere below the menu."""
    window = house.window
    if rng.random() < 0.5:
        QTest.keyClick(QApplication.focusWidget() or house.room.view, rng.choice(KEYS))
        return
    at = QPoint(rng.randrange(window.width()), rng.randrange(80, window.height()))
    target: QWidget = window.childAt(at) or window
    QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(window, at))


@pytest.mark.parametrize("seed", [5, 33])
def test_wild_input_changes_nothing_but_by_legal_acts(build: Build, seed: int) -> None:
    house = build(pace="normal", price_guard=False)
    house.sit(seed=seed)
    rng = Random(seed)
    for _ in range(200):
        for _ in range(rng.randrange(1, 24)):
            house.ms.now += 16
            house.room.view.director.tick()
        house.clock.advance(100)
        house.settle()
        poke(house, rng)
    house.until(house.result, house.by_intent)
    everything_lies_where_it_belongs(house)
    quiet = build()
    quiet.sit(seed=seed)
    acts = own_acts(house.events)
    deals = sum(isinstance(event, DealBegan) for event in house.events)

    def act(legal: Legal) -> None:
        asks = legal.phase == "proof" and acts and isinstance(acts[0], AskOpeners)
        quiet.game.intend(Done() if legal.phase == "proof" and not asks else acts.pop(0))

    for deal in range(deals):
        if deal:
            quiet.window.play.next_deal()
            quiet.step()
        quiet.until(quiet.result, act)
    assert quiet.events[: len(house.events)] == house.events
    assert own_acts(house.events) and not acts


def turn(house: House, wanted: Callable[[Legal], bool], **options: Any) -> Legal:
    """Sit down at a deal in which the person is asked what is wanted."""
    house.show()
    for seed in range(200):
        house.window.begin(rules(**options), CHARACTERS, replace=True, seed=seed)
        house.until(lambda: house.my_turn() or house.result())
        legal = house.game.legal
        if legal is not None and wanted(legal):
            house.step()
            return legal
    raise AssertionError("no such turn")


def test_nobody_folds_where_checking_is_free(house: House) -> None:
    turn(house, lambda legal: legal.check and not legal.fold)
    happened = len(house.events)
    house.key(Qt.Key.Key_F)
    house.press(house.room.bar.fold_button)
    house.settle()
    assert "C4" in house.room.notice.text()
    assert len(house.events) == happened and house.my_turn()


def write(field: QLineEdit, text: str) -> None:
    """Type a text in the place of what stands there; it stands as it is typed."""
    field.setFocus()
    field.selectAll()
    for count, letter in enumerate(text, 1):
        QTest.keyClicks(field, letter)
        assert field.text() == text[:count]


def test_amounts_are_bet_exactly_and_refused_with_their_bound(house: House) -> None:
    legal = turn(house, lambda legal: len(legal.raises) > 5 and legal.raises[0] > 2)
    row = house.room.bar.bet_row
    least, most = legal.raises[0], legal.raises[-1]
    assert (row._slider.minimum(), row._slider.maximum()) == (0, len(legal.raises) - 1)
    for typed, bound in ((least - 1, least), (most + 1, most)):
        write(row._field, str(typed))
        QTest.keyClick(row._field, Qt.Key.Key_Return)
        house.settle()
        assert str(bound) in house.room.notice.text() and house.my_turn()
        assert row._field.text() == str(typed)
    happened = len(house.events)
    write(row._field, str(most - 1))
    QTest.keyClick(row._field, Qt.Key.Key_Return)
    act = house.events[happened]
    assert isinstance(act, Acted) and act.to == most - 1


@pytest.mark.parametrize("typed", ["1,5", "1.5", "1,50"])
def test_a_comma_and_a_point_mean_the_same(house: House, typed: str) -> None:
    turn(house, lambda legal: 6 in legal.raises, chip_value="0.25")
    field = house.room.bar.bet_row._field
    write(field, typed)
    QTest.keyClick(field, Qt.Key.Key_Return)
    acts = own_acts(house.events)
    assert acts[-1] == RaiseTo(6)


def test_a_part_of_a_chip_is_refused_as_one(house: House) -> None:
    legal = turn(house, lambda legal: len(legal.raises) > 5)
    field = house.room.bar.bet_row._field
    write(field, f"{legal.raises[0]},5")
    happened = len(house.events)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert house.room.notice.text() == "That is no whole number of chips."
    assert len(house.events) == happened and house.my_turn()


def test_f1_helps_anywhere(house: House, qtbot: QtBot) -> None:
    dialogs = house.window.dialogs

    def ask(widget: QWidget) -> None:
        widget.activateWindow()
        qtbot.waitUntil(widget.isActiveWindow)
        QTest.keyClick(QApplication.focusWidget() or widget, Qt.Key.Key_F1)
        house.settle()
        help_ = dialogs.shown("help")
        assert help_ is not None, type(widget).__name__
        help_.reject()
        house.settle()

    house.show()
    house.window.come_in()
    ask(house.window)
    for name, show in (("new", house.window.ask_new_game), ("settings", dialogs.settings)):
        show()
        dialog = dialogs.shown(name)
        assert dialog is not None
        ask(dialog)
        dialog.reject()
    turn(house, lambda legal: len(legal.raises) > 1)
    ask(house.window)
    house.room.bar.focus_amount()
    ask(house.window)
    house.until(house.result, house.by_intent)
    ask(house.window)
    house.window.stop()
    summary = dialogs.shown("summary")
    assert summary is not None
    ask(summary)


def test_after_folding_the_others_play_faster(build: Build) -> None:
    house = build(pace="normal")
    turn(house, lambda legal: legal.fold)
    house.press(house.room.bar.fold_button)
    for _ in range(400):
        if house.room.bar.watch_row.isVisible():
            break
        house.ms.now += 50
        house.room.view.director.tick()
        house.clock.advance(0)
    house.press(house.room.bar.watch_row._fast)
    for _ in range(4000):  # no pause of the others' is waited for any more: their clock stands
        if house.result():
            break
        house.ms.now += 50
        house.room.view.director.tick()
        house.clock.advance(0)
    assert house.result()


@pytest.mark.rule("C7")
def test_out_of_chips_and_no_rebuy_ends_in_a_kind_word(house: House) -> None:
    """The person is broke under "out": one looks back, and the start page offers a new game."""
    house.sit(rules(stack=4, ante=2, when_broke="out"), seed=3)
    for _ in range(60):
        house.until(lambda: house.result() or not house.game.seated, house.by_intent)
        if house.room.bar.result_row._outcome.broke or not house.game.seated:
            break
        house.room.bar.next_deal.emit()
        house.step()
    if house.game.seated:
        row = house.room.bar.result_row
        assert row._outcome.broke == "out" and row._say._head.text() == "Your chips are gone"
        house.room.bar.next_deal.emit()
        house.step()
    dialog = house.window.dialogs.shown("summary")
    assert isinstance(dialog, SummaryDialog) and not house.game.seated
    assert not house.game.can_resume()
