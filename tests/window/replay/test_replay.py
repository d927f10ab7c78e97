"""Replays: whichever way one came to a place, it is the same picture; nobody sees too much."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helpers.sessions import session
from openers.art import fonts, style, theme
from openers.engine.events import Acted, Dealt, StepBegan
from openers.records.history import Session
from openers.table.view import Wishes
from openers.window.replay.steps import OPEN, Steps
from openers.window.replay.window import ReplayWindow
from openers.words import language
from window.house import Ticks

VARIANTS = ("jackpots-italian", "jackpot-spanish", "seven-card-stud", "five-card-stud")


@pytest.fixture(autouse=True)
def _dressed(qapp):
    fonts.load()
    theme.set_current(theme.LIGHT)
    style.dress(qapp, theme.LIGHT)
    language.install(qapp, "en")
    yield
    qapp.setStyleSheet("")


def long_deal(played):
    """The deal of a session in which most happened."""
    return max(played.deals, key=lambda one: sum(isinstance(e, Acted) for e in one.events))


def alone(played, deal):
    def load(number):
        found = tuple(d for d in played.deals if d.began.number == number)
        return Session(played.rules, played.players, found, played.begun, played.ours)

    assert load(deal.began.number).deals
    return load


@pytest.fixture
def opened(qtbot):
    def new(variant="jackpots-italian", pace="normal", **options):
        played = session(variant, 25, **options)
        deal = long_deal(played)
        ticks = Ticks()
        window = ReplayWindow(alone(played, deal), deal.began.number, Wishes(pace), now=ticks)
        qtbot.addWidget(window)
        window.resize(1024, 640)
        with qtbot.waitExposed(window):
            window.show()
        return window, ticks

    return new


def state(window):
    """Everything in sight, once nothing moves."""
    window.view.director.finish()
    window.view.relayout()
    items = sorted(map(repr, window.view.geometry_report()))
    return items, window.log.lines()


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(3))
def test_fifty_steps_to_and_fro_end_where_a_jump_ends(opened, variant, seed):
    window, ticks = opened(variant)
    rng = random.Random(seed)
    for _ in range(50):
        rng.choice([window.on, window.on, window.back])()
        ticks.now += rng.choice([0, 7, 20])
        window.view.director.tick() if window.view.director.running else None
    place = window.replayer.place
    fresh, _ = opened(variant)
    fresh.go(place)
    assert state(window) == state(fresh)
    assert window.slider.value() == fresh.slider.value()


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_place_is_reached_by_steps_as_by_jumps(opened, variant):
    window, _ = opened(variant)
    jumper, _ = opened(variant)
    for place in window._steps.places[1:]:
        window.on()
        assert window.replayer.place == place
        jumper.go(place)
        assert state(window) == state(jumper)
    before = window.replayer.place
    window.on()  # there is no more
    assert window.replayer.place == before


@pytest.mark.parametrize("variant", VARIANTS)
def test_hidden_cards_stay_hidden_where_the_rules_hide_them(opened, variant):
    window, _ = opened(variant)
    assert window._steps.eyes() == [0]
    for place in window._steps.places:
        window.go(place)
        table = window.view.table
        for event in window._steps.deal.events[:place]:
            if isinstance(event, Dealt) and event.seat and not event.up:
                assert event.card not in table.hands[event.seat] or table.shown[event.seat]


def test_with_the_teaching_switch_every_hand_may_be_seen(opened):
    window, _ = opened(reveal_after=True)
    steps = window._steps
    assert steps.eyes() == [*range(len(steps.deal.began.stacks)), OPEN]
    window.go(steps.streets[1].place)
    held = {e.card for e in steps.deal.events if isinstance(e, Dealt) and e.seat == 2}
    window.replayer.look(2)
    shown = window.view.table.hands[2]
    assert set(shown) <= held
    assert None not in shown
    assert None in window.view.table.hands[0]
    window.replayer.look(OPEN)
    assert all(None not in hand for hand in window.view.table.hands)


def test_streets_own_decisions_and_lines_lead_where_they_say(opened):
    window, _ = opened("seven-card-stud")
    window.show()
    names = [street.name for street in window._steps.streets]
    assert names[:3] == ["antes", "third-street", "fourth-street"]
    for street in window._steps.streets:
        window.go(street.place)
        began = [e.name for e in window._steps.deal.events[: street.place]
                 if isinstance(e, StepBegan)]  # fmt: skip
        assert began[-1] == street.name
    window.go(window._steps.places[0])
    window.own(1)
    after = window._steps.deal.events[window.replayer.place]
    assert after.seat == 0
    window.go(window._steps.places[-1])
    row = window.log.count() // 2
    place = window.replayer.place_of(row)
    window.go(place)
    assert window.log.count() >= row


def test_keys_and_the_deal_by_itself(qtbot, opened):
    window, _ = opened(pace="instant")
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    window.view.setFocus()
    places = window._steps.places
    QTest.keyClick(window, Qt.Key.Key_Right)
    assert window.replayer.place == places[1]
    QTest.keyClick(window, Qt.Key.Key_End)
    assert window.replayer.place == places[-1]
    QTest.keyClick(window, Qt.Key.Key_Left)
    assert window.replayer.place == places[-2]
    window.play()
    assert window.buttons["play"].text() == "Stop"
    window._timer.timeout.emit()
    assert window.replayer.place == places[-1]
    assert window.buttons["play"].text() == "Play"


def test_the_next_deal_and_the_one_before(qtbot):
    played = session("jackpots-italian", 3)
    window = ReplayWindow(alone(played, played.deals[0]), 1, Wishes("instant"))
    qtbot.addWidget(window)
    assert not window._deal_before.isEnabled()
    window._deal_after.click()
    window._deal_after.click()
    assert window._where.text() == "Deal 3"
    assert not window._deal_after.isEnabled()
    window._deal_before.click()
    assert window._where.text() == "Deal 2"


@pytest.mark.parametrize("code", language.available())
def test_it_speaks_every_language(qapp, opened, code):
    window, _ = opened("seven-card-stud")
    language.install(qapp, code)
    QApplication.sendPostedEvents()
    texts = [button.text() for button in window.buttons.values()]
    assert all(texts)
    assert len(set(texts)) == len(texts)


def test_steps_stand_after_whole_happenings():
    played = session("seven-card-stud", 3)
    steps = Steps(played, played.deals[0])
    for place in steps.places[:-1]:
        assert not isinstance(steps.deal.events[place], Dealt)
    assert steps.places[-1] == len(steps.deal.events)


def test_the_command_replays_the_last_deal_and_the_game_goes_on(house):
    house.show()
    house.window.commands.action("replay").trigger()
    assert "No deal" in house.window.dialogs.shown("replay").text()
    house.window.dialogs.shown("replay").close()
    house.sit()
    house.until(house.result, house.by_intent)
    before = house.window.room.view.geometry_report()
    house.window.commands.action("replay").trigger()
    window = house.window.dialogs.shown("replay")
    window.go(window._steps.places[-1])
    window.close()
    house.settle()
    assert house.window.room.view.geometry_report() == before
