"""Log and strip follow a deal, and speak the language that is on."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from openers.engine.actions import Call, Check, Done
from openers.engine.events import Event
from openers.engine.hand import Hand
from openers.engine.views import redact
from openers.panels.log import Log
from openers.panels.rules_page import RulesPage
from openers.panels.side import PAGES, Rail, SidePanel
from openers.panels.stepper import Stepper
from openers.panels.strip import Strip
from openers.rules.presets import ids, preset
from openers.words import language
from panels.moments import HERO, moments

CHARACTERS = ("", "renzo", "carmen", "lucia", "bruno")


def whole_deal() -> Hand:
    """A deal with a draw and a showdown."""
    for hand in moments(
        preset("jackpots-italian"), lambda legal, h: h.table.step_name == "second-bets"
    ):
        while (legal := hand.legal()) is not None:
            hand.apply(Done() if legal.phase == "proof" else Call() if legal.call else Check())
        if any(hand.table.shown):
            return hand
    raise AssertionError("no such deal")


def seen(hand: Hand) -> list[Event]:
    return [redact(event, HERO) for event in hand.events]


@pytest.fixture
def log(qtbot: QtBot) -> Log:
    made = Log()
    qtbot.addWidget(made)
    made.play_under(preset("jackpots-italian"), CHARACTERS)
    made.resize(280, 600)
    made.show()
    return made


def test_the_log_is_grouped_by_street_with_the_pot_at_the_head(log: Log) -> None:
    hand = whole_deal()
    for event in seen(hand):
        log.add(event)
    lines = log.lines()
    heads = [line for line in lines if ", pot " in line]
    assert [head.split(",")[0] for head in heads] == ["First bets", "Draw", "Second bets"]
    assert "Showdown" in lines
    before_the_award = hand.table.pot + sum(hand.table.won) + hand.table.left
    assert heads[-1].endswith(f"pot {before_the_award}")


def test_no_hidden_card_is_in_the_log(log: Log) -> None:
    hand = whole_deal()
    for event in seen(hand):
        log.add(event)
    told = " ".join(log.lines())
    assert " of hearts" not in told and " of spades" not in told


def test_another_language_leaves_no_old_line(log: Log, qapp: QApplication) -> None:
    hand = whole_deal()
    for event in seen(hand):
        log.add(event)
    english = log.lines()
    language.install(qapp, "it")
    QApplication.sendPostedEvents()
    italian = log.lines()
    assert len(italian) == len(english)
    assert set(english) & set(italian) <= {"Showdown"}  # Italian has no other word for it
    language.install(qapp, "en")
    QApplication.sendPostedEvents()
    assert log.lines() == english


def test_the_log_keeps_the_last_deals_alone(log: Log) -> None:
    events = seen(whole_deal())
    for _ in range(15):
        for event in events:
            log.add(event)
    assert sum(line.startswith("Deal 1") for line in log.lines()) == 12


def test_the_strip_names_the_rule_in_force(qtbot: QtBot) -> None:
    strip = Strip()
    qtbot.addWidget(strip)
    strip.resize(1280, 44)
    strip.show()
    strip.play_under(preset("jackpots-italian"), CHARACTERS)
    hand = Hand(preset("jackpots-italian"), stacks=(200,) * 5, button=0, seed=b"1")
    strip.follow(hand.table.seen_by(HERO), hand.legal())
    assert "acks" in strip.rule()
    assert strip._stepper.accessibleName() == "First bets"


@pytest.mark.parametrize("variant", ids())
@pytest.mark.parametrize("width", [1024, 1280, 2560])
@pytest.mark.parametrize("code", ["en", "it", "es"])
def test_what_the_strip_shows_has_room(
    qtbot: QtBot, qapp: QApplication, variant: str, width: int, code: str
) -> None:
    language.install(qapp, code)
    strip = Strip()
    qtbot.addWidget(strip)
    strip.resize(width, 44)
    strip.show()
    rules = preset(variant)
    strip.play_under(rules, CHARACTERS[: rules.seats] + ("otto",) * (rules.seats - 5))
    hand = Hand(rules, stacks=(rules.stack,) * rules.seats, button=0, seed=b"1")
    strip.follow(hand.table.seen_by(HERO), hand.legal())
    for _ in range(3):
        QApplication.sendPostedEvents()
    for label in (strip._game, strip._rule, strip._deal, strip._carried, strip._largest):
        if label.isVisible():
            assert label.width() >= label.sizeHint().width(), label.text()
            assert label.geometry().right() < strip._stepper.geometry().left()
    assert strip._game.isVisible() and strip._rule.isVisible()


def test_a_narrow_stepper_shows_the_running_street_alone(qtbot: QtBot) -> None:
    stepper = Stepper()
    qtbot.addWidget(stepper)
    stepper.show_steps(("First bets", "Draw", "Second bets", "Showdown"), 1)
    assert stepper.minimumSizeHint().width() < stepper.sizeHint().width() / 2
    assert stepper.accessibleName() == "Draw"


def test_pages_and_rail(qtbot: QtBot) -> None:
    side, rail = SidePanel(), Rail()
    for widget in (side, rail):
        qtbot.addWidget(widget)
        widget.show()
    turned: list[str] = []
    side.page_chosen.connect(turned.append)
    rail.opened.connect(turned.append)
    for page in PAGES:
        side.turn_to(page)
        assert side.page() == page
    side.turn_to("no such page")
    assert side.page() == PAGES[-1]
    for button in rail._buttons.values():
        assert button.accessibleName() and button.toolTip()
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert turned[-len(PAGES) :] == list(PAGES)


def test_the_rules_page_follows_the_language(qtbot: QtBot, qapp: QApplication) -> None:
    page = RulesPage()
    qtbot.addWidget(page)
    page.show()
    page.play_under(preset("jackpots-italian"))
    english = page.toPlainText()
    language.install(qapp, "es")
    QApplication.sendPostedEvents()
    assert page.toPlainText() != english and len(page.toPlainText()) > 500
