"""An evening at the table: coming in, playing, leaving, coming back."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QMessageBox, QPushButton

from openers.engine.actions import Fold, Legal
from openers.engine.events import DealBegan, Won
from openers.window.new_game import NewGame
from openers.window.summary import SummaryDialog
from window.house import House, plain, rules

Build = Callable[..., House]


def buttons(house: House) -> dict[str, QPushButton]:
    """The buttons of the notice, by text."""
    return {button.text(): button for button, _ in house.room.notice._buttons}


def test_on_the_first_evening_the_table_is_there_and_asks_once(build: Build) -> None:
    house = build(introduced=False)
    house.show()
    house.window.come_in()
    house.step()
    assert house.game.seated and isinstance(house.events[0], DealBegan)
    assert set(buttons(house)) == {"Show me how it is played", "I know the game"}
    house.press(buttons(house)["I know the game"])
    assert house.settings.introduced and not house.room.notice.isVisible()
    house.close()
    again = build(introduced=True)
    again.show()
    again.window.come_in()
    assert not again.game.seated and again.room.notice.text() == ""


def test_show_me_explains_each_moment_once(build: Build) -> None:
    house = build(introduced=False)
    house.show()
    house.window.come_in()
    house.press(buttons(house)["Show me how it is played"])
    assert house.settings.pace == "learn"
    said: list[str] = []

    def act(legal: Legal) -> None:
        said.append(house.room.notice.text())
        house.by_intent(legal)

    house.until(house.result, act)
    told = [sentence for sentence in said if sentence]
    assert told and len(told) == len(set(told))


def test_a_deal_ends_in_a_result_that_waits(house: House) -> None:
    house.sit()
    house.until(house.result, house.by_intent)
    deals = sum(isinstance(e, DealBegan) for e in house.events)
    for _ in range(5):
        house.step()
    assert deals == sum(isinstance(e, DealBegan) for e in house.events) == 1
    house.room.bar.next_deal.emit()
    house.step()
    assert sum(isinstance(e, DealBegan) for e in house.events) == 2


def test_leaving_in_mid_deal_asks_nothing_and_loses_nothing(build: Build) -> None:
    house = build()
    house.sit()
    house.until(house.my_turn)
    before = house.game.table
    assert before is not None
    kept = before.copy()
    house.window.to_start()
    assert not house.game.seated and house.window.dialogs.shown("summary") is None
    page = house.window.start_page
    assert page._running.isVisible() and "1" in page._where.text()
    house.press(page._go_on)
    house.step()
    assert house.game.table == kept and house.my_turn()
    assert house.room.bar.phase == house.game.legal.phase  # type: ignore[union-attr]
    house.until(house.result, house.by_intent)
    assert house.game.summary.counts.deals == 1


def test_closed_and_started_again_the_deal_goes_on(build: Build) -> None:
    house = build()
    house.sit()
    house.until(house.my_turn)
    table = house.game.table
    assert table is not None
    kept = table.copy()
    house.close()
    again = build()
    again.show()
    again.window.come_in()
    again.press(again.window.start_page._go_on)
    again.until(again.my_turn)
    assert again.game.table == kept
    assert again.room.view.table == kept  # and the picture shows it
    assert len(again.room.side.log.lines()) > 1


def test_a_new_game_never_ends_a_running_one_unasked(house: House) -> None:
    house.sit()
    house.until(house.my_turn)
    number = house.game.summary.match
    house.window.begin(rules(), ("ana", "otto", "ines", "bruno"))
    box = house.window.dialogs.shown("replace")
    assert isinstance(box, QMessageBox) and house.game.summary.match == number
    keep = next(b for b in box.buttons() if "Continue" in b.text())
    keep.click()
    house.step()
    assert house.game.summary.match == number and house.game.names[1] == "renzo"
    house.window.begin(rules(), ("ana", "otto", "ines", "bruno"))
    box = house.window.dialogs.shown("replace")
    assert isinstance(box, QMessageBox)
    next(b for b in box.buttons() if "End" in b.text()).click()
    house.step()
    assert house.game.names[1] == "ana"


@pytest.mark.parametrize("answer", ["Continue", "Cancel"])
def test_the_question_leaves_the_table_as_it_is(house: House, answer: str) -> None:
    house.sit()
    house.until(house.my_turn)
    house.window.begin(rules(), ("ana", "otto", "ines", "bruno"))
    box = house.window.dialogs.shown("replace")
    assert isinstance(box, QMessageBox)
    next(b for b in box.buttons() if answer in b.text()).click()
    first = house.room.side.log.lines()[0]
    house.until(house.result, house.by_intent)
    assert house.room.view.table == house.game.table  # the picture went on with the deal
    assert house.room.side.log.lines()[0] == first
    house.window.begin(rules(), ("ana", "otto", "ines", "bruno"))
    box = house.window.dialogs.shown("replace")
    assert isinstance(box, QMessageBox)
    next(b for b in box.buttons() if answer in b.text()).click()
    assert house.result()  # and the result still waits
    house.window.play.next_deal()
    house.until(house.my_turn)


def test_the_new_game_dialog_begins_what_was_chosen(house: House) -> None:
    house.show()
    house.window.ask_new_game("jackpot-spanish")
    dialog = house.window.dialogs.shown("new")
    assert isinstance(dialog, NewGame)
    for person in dialog._people:
        person.setChecked(person.character in {"ana", "otto"})
    dialog._deal.click()
    house.step()
    assert house.game.rules.variant == "jackpot-spanish" and house.game.rules.seats == 3
    assert house.game.names == ("", "ana", "otto")
    house.until(house.result, house.by_intent)
    house.window.stop()
    house.window.ask_new_game()  # it remembers
    dialog = house.window.dialogs.shown("new")
    assert isinstance(dialog, NewGame) and set(dialog.characters()) == {"ana", "otto"}


def test_nobody_invited_nothing_dealt(house: House) -> None:
    house.show()
    house.window.ask_new_game()
    dialog = house.window.dialogs.shown("new")
    assert isinstance(dialog, NewGame)
    for person in dialog._people:
        person.setChecked(False)
    assert not dialog._deal.isEnabled() and dialog._summary.property("tone") == "bad"
    dialog._people[0].setChecked(True)
    assert dialog._deal.isEnabled()


def test_stopping_looks_back_and_the_table_waits(house: House) -> None:
    house.sit()
    house.until(house.result, house.by_intent)
    house.window.stop()
    dialog = house.window.dialogs.shown("summary")
    assert isinstance(dialog, SummaryDialog) and "The table waits for you" in dialog.texts()
    dialog._go_on.click()
    house.step()
    assert house.game.seated


def test_folding_early_one_watches_or_hurries(house: House) -> None:
    house.sit()

    def fold(legal: Legal) -> None:
        house.room.bar.intent.emit(
            Fold() if legal.fold else plain(legal, house.hand(), __import__("random").Random(1))
        )

    for seed in range(40):
        house.window.begin(rules(), ("ana", "otto", "ines", "bruno"), replace=True, seed=seed)
        house.until(lambda: house.window.play.watching or house.result(), fold)
        if house.window.play.watching:
            break
    house.clock.advance(2000)
    assert house.room.bar.watch_row.isVisible()
    house.press(house.room.bar.watch_row._skip)
    house.until(house.result)
    assert any(isinstance(e, Won) for e in house.events)


@pytest.mark.rule("C7")
def test_broke_with_a_rebuy_the_next_deal_brings_chips(house: House) -> None:
    house.sit(rules("jackpot-spanish", stack=2, ante=1, min_bet=1))
    for _ in range(60):
        house.until(house.result, house.by_intent)
        table = house.game.table
        assert table is not None
        if house.room.bar.result_row._outcome.broke:
            break
        house.room.bar.next_deal.emit()
        house.step()
    row = house.room.bar.result_row
    assert row.next.verb() == "Buy in for 2" and row.anew.isVisible()
    house.room.bar.next_deal.emit()
    house.step()
    began = [e for e in house.events if isinstance(e, DealBegan)][-1]
    assert began.bought[0] == 2


@pytest.mark.rule("C7")
def test_the_last_with_chips_ends_the_match_with_a_look_back(house: House) -> None:
    house.sit(rules("jackpot-spanish", stack=1, ante=1, min_bet=1, seats=2, when_broke="out"))
    for _ in range(60):
        house.until(lambda: house.result() or not house.game.seated, house.by_intent)
        if not house.game.seated:
            break
        house.room.bar.next_deal.emit()
        house.step()
    dialog = house.window.dialogs.shown("summary")
    assert isinstance(dialog, SummaryDialog) and not dialog._go_on.isVisible()
    assert "The table waits for you" not in dialog.texts()


@pytest.mark.rule("D-9")
def test_taking_back_is_refused_with_its_rule(house: House) -> None:
    house.sit()
    house.until(house.my_turn)
    house.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "D-9" in house.room.notice.text()


def test_the_next_deal_may_come_by_itself(build: Build) -> None:
    house = build(auto_deal=5)
    house.sit()
    house.until(house.result, house.by_intent)
    row = house.room.bar.result_row
    line = row.findChildren(QLabel)[1]
    assert "5 s" in line.text()
    for _ in range(4):
        house.window.play._tick()
    assert "1 s" in line.text() and house.result()
    house.window.play._tick()
    house.step()
    assert sum(isinstance(e, DealBegan) for e in house.events) == 2


def test_a_click_beside_the_cards_of_the_start_page_leaves_the_keyboard_there(build: Build) -> None:
    house = build(introduced=True)
    house.show()
    house.window.come_in()
    page = house.window.start_page
    before = page.focusWidget()
    beside = page.childAt(20, page.height() - 20)
    assert beside is not None
    QTest.mouseClick(beside, Qt.MouseButton.LeftButton)
    assert page.focusWidget() is before and isinstance(before, QAbstractButton)
