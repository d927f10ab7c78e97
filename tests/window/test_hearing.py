"""What is heard of the window: the beats of the table, one's turn, refusals; and what mutes it."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt

from openers.engine.actions import Call, RaiseTo
from openers.engine.events import Acted, DealEnded, Dealt, Posted
from openers.sound.kinds import Kind
from openers.window.hearing import Hearing


class Ear:
    """Hears kinds instead of sounds."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []

    def play(self, kind: Kind) -> None:
        self.kinds.append(kind)


@pytest.fixture
def listen():
    def at(house):
        ear, window = Ear(), house.window
        Hearing(house.game, window.room, window.commands, house.settings, ear)
        return ear

    return at


def test_a_deal_is_heard_beat_by_beat(build, listen):
    house = build(pace="normal")
    ear = listen(house)
    house.sit()
    house.until(house.my_turn)
    seen = Counter(type(event) for event in house.events)
    heard = Counter(ear.kinds)
    assert heard[Kind.DEAL] == seen[Dealt] == 25
    assert heard[Kind.TURN] == 1
    paid = [e for e in house.events if isinstance(e, Acted) and e.chips]
    assert heard[Kind.CHIPS] == seen[Posted] + len(paid)
    house.until(house.result, house.by_intent)
    assert Counter(ear.kinds)[Kind.WON] + Counter(ear.kinds)[Kind.LOST] == 1
    assert isinstance(house.events[-1], DealEnded)
    assert ear.kinds[-1] in {Kind.WON, Kind.LOST}


def test_at_the_instant_pace_only_what_tells_something_is_heard(build, listen):
    house = build(pace="instant")
    ear = listen(house)
    house.sit()
    house.until(house.result, house.by_intent)
    assert set(ear.kinds) <= {Kind.TURN, Kind.WON, Kind.LOST}
    assert ear.kinds


def test_a_deal_taken_up_again_is_silent_until_it_goes_on(build, listen):
    first = build(pace="normal")
    first.sit()
    first.until(first.my_turn)
    first.close()
    again = build(pace="normal")
    ear = listen(again)
    again.show()
    again.window.go_on()
    again.settle()
    again.until(again.my_turn)
    assert ear.kinds == [Kind.TURN]


def test_a_refusal_is_heard_and_so_is_a_card_that_is_marked(build, listen):
    house = build(pace="normal")
    ear = listen(house)
    house.sit()
    house.until(house.my_turn)
    ear.kinds.clear()
    house.game.intend(RaiseTo(10_000))
    assert ear.kinds == [Kind.REFUSAL]
    house.until(lambda: house.my_turn() and house.game.legal.phase == "draw", _calls(house))
    ear.kinds.clear()
    for place in (0, 1, 1):
        house.room.view.toggle(place)
    assert ear.kinds == [Kind.MARK] * 3


def _calls(house):
    def act(legal):
        if legal.phase == "bet" and legal.call:
            house.game.intend(Call())
        else:
            house.by_intent(legal)

    return act


def test_the_key_mutes_and_the_menu_says_so(build, listen):
    house = build()
    listen(house)
    house.sit()
    house.until(house.my_turn)
    mute = house.window.commands.action("mute")
    house.room.view.setFocus()
    assert (house.settings.sound, mute.isChecked()) == (True, False)
    house.key(Qt.Key.Key_M)
    assert (house.settings.sound, mute.isChecked()) == (False, True)
    house.key(Qt.Key.Key_M)
    assert (house.settings.sound, mute.isChecked()) == (True, False)
    house.settings.set("sound", False)
    assert mute.isChecked()
