"""Whole deals by the keyboard alone and by the mouse alone; wild input changes nothing."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from openers.engine.actions import Legal
from openers.engine.events import Acted, DealEnded, Discarded
from openers.panels.segments import Segments
from openers.window.new_game import NewGame
from window.house import House, rules

Build = Callable[..., House]
LANGUAGES = ("en", "it", "es")


def press_keys(house: House, legal: Legal) -> None:
    """What the hero does, by keys where the keyboard is."""
    if legal.phase == "draw":
        for key in (Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_5, Qt.Key.Key_3):
            house.key(key)
        house.settle()
        assert len(house.room.view.marked()) == 2
        house.key(Qt.Key.Key_Return)
    elif legal.raises and not legal.call:
        house.key(Qt.Key.Key_Up)
        house.key(Qt.Key.Key_R)
    elif legal.call or legal.check:
        house.key(Qt.Key.Key_C)
    else:
        house.key(Qt.Key.Key_F)


@pytest.mark.parametrize("code", LANGUAGES)
def test_deals_by_keyboard_alone(build: Build, code: str) -> None:
    house = build(language=code)
    house.show()
    house.window.come_in()
    house.settle()
    house.key(Qt.Key.Key_Space)  # the first game has the keyboard
    dialog = house.window.dialogs.shown("new")
    assert dialog is not None
    QTest.qWaitForWindowActive(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Return)  # deal
    house.settle()
    QTest.qWaitForWindowActive(house.window)
    for deal in range(3):
        house.until(house.result, lambda legal: press_keys(house, legal))
        house.key(Qt.Key.Key_N if deal % 2 else Qt.Key.Key_Space)
        house.step()
    ended = [event for event in house.events if isinstance(event, DealEnded)]
    assert len(ended) == 3
    house.key(Qt.Key.Key_F1)
    assert house.window.dialogs.shown("help") is not None


def click(house: House, legal: Legal) -> None:
    """What the hero does, by the mouse."""
    bar = house.room.bar
    if legal.phase == "draw":
        for place in (0, 2):
            house.press(house.room.view._hand.buttons[place])
        house.settle()
        house.press(bar.exchange_row.commit)
    elif legal.raises and not legal.call:
        house.press(bar.bet_row._buttons["min"])
        house.press(bar.raise_button)
    else:
        house.press(bar.passive_button if legal.call or legal.check else bar.fold_button)


@pytest.mark.parametrize("code", LANGUAGES)
def test_deals_by_mouse_alone(build: Build, code: str) -> None:
    house = build(language=code)
    house.show()
    house.window.come_in()
    house.press(house.window.start_page._cards[0])
    dialog = house.window.dialogs.shown("new")
    assert dialog is not None
    house.press(dialog._deal)  # type: ignore[attr-defined]
    house.settle()
    for _ in range(3):
        house.until(house.result, lambda legal: click(house, legal))
        house.press(house.room.bar.result_row.next)
        house.step()
    assert sum(isinstance(event, DealEnded) for event in house.events) == 3


def test_letters_do_nothing_while_an_amount_is_typed(house: House) -> None:
    house.sit()
    for seed in range(30):
        house.window.begin(rules(), ("ana", "otto", "ines", "bruno"), replace=True, seed=seed)
        house.until(lambda: house.my_turn() or house.result())
        if house.room.bar.slides:
            break
    house.key(Qt.Key.Key_Equal)
    field = house.window.focusWidget()
    assert isinstance(field, QLineEdit)
    acts = len(house.events)
    for key in (Qt.Key.Key_F, Qt.Key.Key_C, Qt.Key.Key_R, Qt.Key.Key_N, Qt.Key.Key_A):
        QTest.keyClick(field, key)
    house.step()
    assert len(house.events) == acts and house.my_turn()


def test_letters_do_nothing_from_the_side_panel(house: House) -> None:
    house.sit()
    house.until(house.my_turn)
    house.room.side.log.setFocus()
    acts = len(house.events)
    for key in (Qt.Key.Key_F, Qt.Key.Key_C, Qt.Key.Key_R):
        house.key(key)
    house.step()
    assert len(house.events) == acts and house.my_turn()


def test_letters_can_be_switched_off(build: Build) -> None:
    house = build(letter_keys=False)
    house.sit()
    house.until(house.my_turn)
    acts = len(house.events)
    for key in (Qt.Key.Key_F, Qt.Key.Key_C):
        house.key(key)
    assert len(house.events) == acts
    house.settings.set("letter_keys", True)
    house.key(Qt.Key.Key_C)
    assert len(house.events) > acts


def test_wild_clicks_and_keys_while_cards_fly_change_nothing(build: Build) -> None:
    house = build(pace="normal")
    house.sit(seed=11)
    quiet = build_events(house)
    house.window.begin(rules(), ("renzo", "carmen", "lucia", "bruno"), replace=True, seed=11)
    house.events.clear()
    rng = Random(3)
    view = house.room.view
    keys = (Qt.Key.Key_F, Qt.Key.Key_C, Qt.Key.Key_1, Qt.Key.Key_R, Qt.Key.Key_A, Qt.Key.Key_Z)
    house.game.caught_up()
    for _ in range(200):
        house.ms.now += 7
        view.director.tick()
        if house.game.legal is not None:
            break
        if rng.random() < 0.5:
            QTest.keyClick(view, rng.choice(keys))
        else:
            spot = QPoint(rng.randrange(view.width()), rng.randrange(view.height()))
            QTest.mouseClick(
                house.room.bar, Qt.MouseButton.LeftButton, pos=QPoint(spot.x() % 900, 40)
            )
    house.until(lambda: house.my_turn() or house.result())
    assert house.events[: len(quiet)] == quiet[: len(house.events)]
    sprites = view.stage.cards
    assert set(sprites) == view.stage.picture.tokens()
    assert all(sprite.pose == sprite.target for sprite in sprites.values())


def build_events(house: House) -> list[object]:
    """The events up to the hero's turn when nobody touches anything."""
    house.until(lambda: house.my_turn() or house.result())
    return list(house.events)


def test_a_night_asleep_in_mid_animation_ends_in_the_right_places(build: Build) -> None:
    house = build(pace="normal")
    house.sit()
    director = house.room.view.director
    house.ms.now += 30
    director.tick()
    house.ms.now += 10 * 3_600_000  # the lid was closed
    for _ in range(2000):
        house.ms.now += 16
        director.tick()
        if not director.busy:
            break
    assert not director.busy
    stage = house.room.view.stage
    assert set(stage.cards) == stage.picture.tokens()
    assert all(sprite.pose == sprite.target for sprite in stage.cards.values())


def test_space_skips_movement_and_never_acts(build: Build) -> None:
    house = build(pace="normal")
    house.sit()
    assert house.room.view.director.busy
    acts = [event for event in house.events if isinstance(event, Acted | Discarded)]
    house.key(Qt.Key.Key_Space)
    assert not house.room.view.director.busy
    assert acts == [event for event in house.events if isinstance(event, Acted | Discarded)]


def test_the_focus_never_gets_lost_between_turns(house: House) -> None:
    house.sit()

    def act(legal: Legal) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None and focus.isVisible() and focus.isEnabled()
        press_keys(house, legal)

    house.until(house.result, act)


def test_a_screen_reader_toggles_cards_and_amounts(house: House) -> None:
    """Its action on what can be ticked is a toggle without a click."""
    house.sit()

    def act(legal: Legal) -> None:
        bar, view = house.room.bar, house.room.view
        if legal.phase == "draw":
            for place, marks in ((0, 1), (2, 2), (0, 1)):
                view._hand.buttons[place].toggle()
                house.settle()
                assert len(view.marked()) == marks
        elif house.room.bar.slides:
            bar.bet_row._buttons["min"].toggle()
            assert bar.bet_row.total() == legal.raises[0]
            bar.bet_row._buttons["max" if bar.bet_row._presets[-1].key == "max" else "pot"].toggle()
            assert bar.bet_row.total() == legal.raises[-1]
        house.by_intent(legal)

    house.until(house.result, act)
    assert any(isinstance(event, Discarded) and event.seat == 0 for event in house.events)


def test_a_screen_reader_toggles_a_choice(qtbot: QtBot) -> None:
    choice = Segments(("one", "two"))
    qtbot.addWidget(choice)
    chosen: list[str] = []
    choice.chosen.connect(chosen.append)
    choice.choose("one")
    assert chosen == []
    choice._buttons["two"].toggle()
    assert chosen == ["two"] and choice.choice() == "two"


def test_a_screen_reader_toggles_a_game(house: House) -> None:
    house.show()
    house.window.ask_new_game()
    dialog = house.window.dialogs.shown("new")
    assert isinstance(dialog, NewGame)
    for card in reversed(dialog._games):
        card.toggle()
        rules_ = dialog._form.rules()
        assert rules_ is not None and rules_.variant == card.variant
