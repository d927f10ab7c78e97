"""The action bar, pressed and typed into, over moments of real deals."""

from collections.abc import Callable
from time import process_time
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helpers.deals import asked
from openers.engine.actions import (
    Act,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Legal,
    RaiseTo,
    Refusal,
)
from openers.engine.hand import Hand
from openers.panels.action_bar import ActionBar
from openers.panels.guard import GUARD_SECONDS
from openers.panels.rows import Outcome
from openers.rules.presets import preset, with_options
from openers.words import language
from panels.moments import HERO, moment, rules_with


class Clock:
    """Seconds that pass when told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Bar:
    """A bar in a window, and all it said."""

    def __init__(self, qtbot: QtBot, width: int = 1280) -> None:
        self.clock, self.qtbot = Clock(), qtbot
        self.bar = ActionBar(self.clock)
        qtbot.addWidget(self.bar)
        self.bar.resize(width, 80)
        self.bar.show()
        self.said: list[tuple[str, Any]] = []
        for name in ("intent", "refused"):
            getattr(self.bar, name).connect(lambda v, name=name: self.said.append((name, v)))
        self.bar.not_a_number.connect(lambda: self.said.append(("not_a_number", None)))

    def offer(self, hand: Hand) -> Legal:
        self.bar.play_under(hand.rules)
        legal = hand.legal()
        assert legal is not None
        self.bar.offer(legal, hand.table.seen_by(HERO))
        self.clock.now += 10
        return legal

    def press(self, button: Any) -> None:
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def type(self, text: str, enter: bool = True) -> None:
        field = self.bar.bet_row._field
        field.setFocus()
        field.selectAll()
        self.qtbot.keyClick(field, Qt.Key.Key_Delete)
        self.qtbot.keyClicks(field, text)
        if enter:
            self.qtbot.keyClick(field, Qt.Key.Key_Return)


@pytest.fixture
def bar(qtbot: QtBot) -> Bar:
    return Bar(qtbot)


def facing_a_bet(legal: Legal, hand: Hand) -> bool:
    return bool(legal.call and len(legal.raises) > 8 and legal.call < hand.table.stacks[HERO])


def unbet(legal: Legal, hand: Hand) -> bool:
    return legal.check and hand.table.step_name == "second-bets" and len(legal.raises) > 8


def test_each_button_says_verb_and_total_and_what_it_costs(bar: Bar) -> None:
    hand = moment(facing_a_bet)
    legal = bar.offer(hand)
    b, table = bar.bar, hand.table
    assert b.passive_button.verb() == f"Call {legal.call}"
    assert b.passive_button.cost() == f"{table.bets[HERO] + legal.call} in all this round"
    least = legal.raises[0]
    assert b.raise_button.verb() == f"Raise to {least}"
    assert b.raise_button.cost() == f"{least - table.bets[HERO]} more now"
    assert (b.fold_button.verb(), b.fold_button.cost()) == ("Fold", "nothing more to pay")


def test_buttons_send_what_they_say(bar: Bar) -> None:
    hand = moment(facing_a_bet)
    legal = bar.offer(hand)
    for button in (bar.bar.fold_button, bar.bar.passive_button, bar.bar.raise_button):
        bar.press(button)
    assert bar.said == [
        ("intent", Fold()),
        ("intent", Call()),
        ("intent", RaiseTo(legal.raises[0])),
    ]


@pytest.mark.rule("C4", "C8")
def test_fold_is_closed_while_nothing_is_bet_and_says_why(bar: Bar) -> None:
    bar.offer(moment(unbet))
    b = bar.bar
    assert not b.fold_button.isEnabled()
    assert "C4" in b.fold_button.toolTip() or "rule" in b.fold_button.toolTip()
    assert b.fold_button.accessibleDescription() == b.fold_button.toolTip() != ""
    b.fold()
    ((name, refusal),) = bar.said
    assert name == "refused" and isinstance(refusal, Refusal)
    bar.press(b.passive_button)
    assert bar.said[-1] == ("intent", Check())


@pytest.mark.rule("D-2")
def test_who_lacks_openers_reads_why_opening_is_closed(bar: Bar) -> None:
    hand = moment(lambda legal, hand: legal.check and not legal.raises
                  and hand.table.step_name == "first-bets")  # fmt: skip
    bar.offer(hand)
    b = bar.bar
    assert (b.passive_button.verb(), b.raise_button.verb()) == ("Pass", "Open")
    assert not b.raise_button.isEnabled() and "jacks" in b.raise_button.toolTip()


def test_the_slider_ends_where_the_engine_says(bar: Bar) -> None:
    legal = bar.offer(moment(facing_a_bet))
    slider = bar.bar.bet_row._slider
    slider.setValue(slider.maximum())
    assert bar.bar.bet_row.total() == legal.raises[-1]
    slider.setValue(slider.minimum())
    assert bar.bar.bet_row.total() == legal.raises[0]
    bar.bar.step(1)
    assert bar.bar.bet_row.total() == legal.raises[1]
    bar.bar.step(-5)
    assert bar.bar.bet_row.total() == legal.raises[0]


@pytest.mark.parametrize("stack", [10**9, 8 * 10**9])
def test_stacks_of_any_size_are_chosen_from_at_once(bar: Bar, stack: int) -> None:
    rules = rules_with("draw-pot", limit="no-limit")
    hand = moment(lambda legal, _: len(legal.raises) > 2, rules, (stack,) * rules.seats)
    before = process_time()
    legal = bar.offer(hand)
    row = bar.bar.bet_row
    totals = row._totals
    row._slider.setValue(row._slider.maximum())
    assert row.total() == legal.raises[-1]
    assert row.typed_total() == legal.raises[-1]
    bar.bar.step(-1)
    assert row.total() == totals[-2]
    bar.bar.step(10**12)
    assert row.total() == legal.raises[-1]
    row._slider.setValue(0)
    assert row.total() == legal.raises[0]
    middle = totals[len(totals) // 2]
    bar.type(str(middle), enter=False)
    bar.bar.step(1)
    assert row.total() == middle + 1
    row._dragged(row._slider.maximum() // 3)
    assert row.total() in totals
    assert process_time() - before < 2


def test_the_field_never_rewrites_and_the_engine_names_the_bound(bar: Bar) -> None:
    hand = moment(facing_a_bet)
    legal = bar.offer(hand)
    too_small, fits, too_big = legal.raises[0] - 1, legal.raises[3], legal.raises[-1] + 1
    field = bar.bar.bet_row._field
    for number in (too_small, too_big):
        bar.type(str(number))
        assert field.text() == str(number)
        assert bar.said[-1] == ("intent", RaiseTo(number))  # the engine refuses it, with its bound
        assert field.property("wrong")
        assert bar.bar.raise_button.cost() == f"{legal.raises[0]} to {legal.raises[-1]}"
    bar.said.clear()
    bar.type(str(fits), enter=False)
    assert bar.bar.raise_button.verb() == f"Raise to {fits}" and not field.property("wrong")
    bar.type(str(fits))
    assert bar.said == [("intent", RaiseTo(fits))]


def test_more_than_all_the_chips_is_refused_at_the_first_press(bar: Bar) -> None:
    hand = moment(facing_a_bet)
    bar.offer(hand)
    beyond = hand.table.stacks[HERO] + hand.table.bets[HERO] + 300
    bar.type(str(beyond))
    assert bar.said == [("intent", RaiseTo(beyond))]


@pytest.mark.parametrize("typed", ["", "1.5", "1,5"])
def test_what_is_no_amount_of_chips_is_said_and_bets_nothing(bar: Bar, typed: str) -> None:
    bar.offer(moment(facing_a_bet))
    bar.type(typed)
    assert bar.said == [("not_a_number", None)]


def test_comma_and_point_are_both_read_where_chips_are_money(bar: Bar) -> None:
    hand = moment(facing_a_bet, rules_with(chip_value="0.25"))
    legal = bar.offer(hand)
    to = next(t for t in legal.raises if t % 4 == 2)  # a number of halves of a dollar
    for mark in ".,":
        bar.type(f"{to // 4}{mark}5")
        assert bar.said[-1] == ("intent", RaiseTo(to))
    assert bar.bar.raise_button.verb() == f"Raise to ${to // 4}.50"


def test_presets_fill_the_amount_and_bet_nothing(bar: Bar) -> None:
    legal = bar.offer(moment(facing_a_bet))
    row = bar.bar.bet_row
    bar.press(row._buttons["pot"])
    assert bar.said == [] and row.total() == legal.raises[-1]
    assert bar.bar.raise_button.verb() == f"Raise to {legal.raises[-1]}"


# -- the guard -----------------------------------------------------------------------------------


def test_a_press_meant_for_another_price_does_nothing(bar: Bar) -> None:
    hand = moment(facing_a_bet)
    legal = hand.legal()
    assert legal is not None
    bar.bar.play_under(hand.rules)
    before = hand.table.seen_by(HERO)
    before.to_match = before.bets[HERO]  # a moment ago nothing was owed
    bar.bar.wait(before, "Renzo")
    bar.clock.now += 5
    bar.bar.offer(legal, hand.table.seen_by(HERO))
    bar.press(bar.bar.passive_button)
    bar.clock.now += GUARD_SECONDS - 0.01
    bar.press(bar.bar.passive_button)
    assert bar.said == []
    bar.clock.now += 0.02
    bar.press(bar.bar.passive_button)
    assert bar.said == [("intent", Call())]


def test_a_price_that_was_in_sight_before_the_turn_is_not_guarded(bar: Bar) -> None:
    hand = moment(facing_a_bet)
    legal = hand.legal()
    assert legal is not None
    bar.bar.play_under(hand.rules)
    bar.bar.wait(hand.table.seen_by(HERO), "Renzo")
    assert bar.bar.passive_button.verb() == f"Call {legal.call}"
    bar.clock.now += GUARD_SECONDS
    bar.bar.offer(legal, hand.table.seen_by(HERO))
    bar.press(bar.bar.passive_button)
    assert bar.said == [("intent", Call())]


def test_the_guard_can_be_switched_off(bar: Bar) -> None:
    hand = moment(facing_a_bet)
    bar.bar.guard_prices = False
    bar.offer(moment(unbet))
    legal = hand.legal()
    assert legal is not None
    bar.bar.offer(legal, hand.table.seen_by(HERO))
    bar.press(bar.bar.passive_button)
    assert bar.said == [("intent", Call())]


def test_the_last_chips_want_a_second_press(bar: Bar) -> None:
    hand = moment(lambda legal, hand: legal.call and len(legal.raises) > 1,
                  rules_with("jackpot-spanish"))  # fmt: skip
    legal = bar.offer(hand)
    most = legal.raises[-1]
    bar.bar.choose("max")
    bar.press(bar.bar.raise_button)
    assert bar.said == [] and bar.bar.raise_button.cost() == "all your chips: press again"
    bar.press(bar.bar.raise_button)
    assert bar.said == [("intent", RaiseTo(most))]
    bar.bar.choose("min")  # another amount: asked anew
    bar.bar.choose("max")
    bar.press(bar.bar.raise_button)
    assert len(bar.said) == 1
    bar.bar.guard_all_in = False
    bar.press(bar.bar.raise_button)
    assert len(bar.said) == 2


# -- the draw and the result ---------------------------------------------------------------------


def drawing(legal: Legal, hand: Hand) -> bool:
    return legal.phase == "draw"


def test_the_exchange_button_carries_the_count_and_commits_alone(bar: Bar) -> None:
    hand = moment(drawing)
    bar.offer(hand)
    row, cards = bar.bar.exchange_row, hand.table.hands[HERO]
    assert not row.commit.isEnabled() and row.commit.toolTip()
    bar.bar.exchange()
    assert bar.said == []
    marked = tuple(card for card in cards[:2] if card is not None)
    bar.bar.show_marks(marked[:1], "Q Q A 7", False)
    assert row.commit.verb() == "Exchange 1 card"
    bar.bar.show_marks(marked, "Q Q A", False)
    assert (row.commit.verb(), row.commit.cost()) == ("Exchange 2 cards", "you keep Q Q A")
    bar.bar.show_marks(marked, "Q Q A", True)
    assert row.commit.verb() == "Exchange 2 and split openers"
    bar.press(row.commit)
    bar.press(row.keep)
    assert bar.said == [("intent", Discard(marked)), ("intent", Discard(()))]


def test_betting_buttons_keep_their_place_in_every_phase(bar: Bar) -> None:
    b = bar.bar
    buttons = (b.fold_button, b.passive_button, b.raise_button)

    def places() -> list[Any]:
        QApplication.sendPostedEvents()
        return [button.geometry() for button in buttons]

    bar.offer(moment(facing_a_bet))
    QApplication.sendPostedEvents()
    first = places()
    for go in (
        lambda: bar.offer(moment(unbet)),
        lambda: bar.offer(moment(drawing)),
        lambda: b.show_result(Outcome(may_ask=True)),
        b.watch,
        lambda: b.wait(None, "Renzo"),
    ):
        go()
        assert places() == first


def test_after_the_deal_the_openers_may_be_asked_for(bar: Bar) -> None:
    asked: list[str] = []
    b = bar.bar
    b.ask_openers.connect(lambda: asked.append("openers"))
    b.next_deal.connect(lambda: asked.append("next"))
    b.show_result(Outcome(may_ask=True))
    assert b.phase == "result"
    bar.press(b.result_row.ask)
    bar.press(b.result_row.next)
    assert asked == ["openers", "next"]
    b.show_result(Outcome())
    assert not b.result_row.ask.isVisible()


@pytest.mark.rule("C7")
def test_who_goes_broke_reads_a_kind_word_and_what_comes(bar: Bar) -> None:
    row = bar.bar.result_row
    bar.bar.show_result(Outcome(broke="rebuy", chips="200"))
    assert row.next.verb() == "Buy in for 200" and row.anew.isVisible()
    bar.bar.show_result(Outcome(broke="out"))
    assert row.next.verb() == "Watch on" and row.anew.verb() == "New game"


def fits(bar: ActionBar) -> list[str]:
    """The buttons in sight whose texts are wider than they are, or that leave the bar."""
    bad = []
    for button in (bar.fold_button, bar.passive_button, bar.raise_button, bar.exchange_row.keep,
                   bar.exchange_row.commit, bar.result_row.next, bar.result_row.ask):  # fmt: skip
        if not button.isVisible():
            continue
        right = button.mapTo(bar, button.rect().bottomRight()).x()
        if button.width() < button.minimumSizeHint().width() or right > bar.width():
            bad.append(button.verb())
    return bad


@pytest.mark.parametrize("code", ["en", "it", "es", "xx"])
@pytest.mark.parametrize("state", ["bet", "unbet", "draw", "result"])
def test_every_button_text_is_whole_at_the_smallest_window(
    qtbot: QtBot, qapp: QApplication, code: str, state: str
) -> None:
    language.install(qapp, code)
    bar = Bar(qtbot, 1024)
    go: dict[str, Callable[[], object]] = {
        "bet": lambda: bar.offer(moment(facing_a_bet)),
        "unbet": lambda: bar.offer(moment(unbet)),
        "draw": lambda: bar.offer(moment(drawing)),
        "result": lambda: bar.bar.show_result(Outcome(may_ask=True, seconds=8)),
    }
    go[state]()
    if state == "draw":
        bar.bar.show_marks((1, 2, 3), "K K", True)
    for _ in range(3):
        QApplication.sendPostedEvents()
    assert fits(bar.bar) == []


def test_fixed_limit_says_the_street_s_bet_where_a_bring_in_is_completed(bar: Bar) -> None:
    """In a game of 8 and 16 a bring-in of 4 is completed by 4 more, and 8 is the bet."""
    rules = with_options(preset("seven-card-stud"), {"chip_value": "none"})
    for seed in range(40):
        hand = Hand(rules, stacks=[400] * 4, button=0, seed=bytes([seed]))
        while asked(hand).seat != HERO:
            hand.apply(BringIn() if asked(hand).bring_in else Call())
        if not asked(hand).bring_in:
            break
    legal = bar.offer(hand)
    assert (legal.raise_act, legal.raises, legal.call) == (Act.COMPLETE, (8,), 4)
    assert bar.bar._saying._head.text() == "Fixed limit: 8"
