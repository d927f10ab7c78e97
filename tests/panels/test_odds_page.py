"""The page of cards seen: whose they are, what is live, and nothing hidden."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from openers.cards.card import parse_all
from openers.engine import events as ev
from openers.engine.actions import Act
from openers.engine.table import Table
from openers.engine.views import redact
from openers.panels.log import Log
from openers.panels.odds_page import OddsPage
from openers.rules.presets import preset
from openers.words import language

PEOPLE = ("", "ana", "bruno")


def fourth_street() -> list[ev.Event]:
    """Fourth street of a stud deal: Bruno has folded a king, Ana shows a pair of nines."""
    stud = preset("seven-card-stud")
    began = ev.DealBegan(1, stud.variant, 2, (99,) * 3, (0,) * 3, (True,) * 3, 0, None, 0, "")
    dealt: list[ev.Event] = [began, ev.StepBegan(1, "third-street")]
    for seat, cards in enumerate(("Kh Kd 7h", "2s 3s 9c", "4s 5s Kc")):
        down, hole, door = parse_all(cards)
        dealt += [ev.Dealt(seat, down, False), ev.Dealt(seat, hole, False)]
        dealt.append(ev.Dealt(seat, door, True))
    dealt += [ev.Acted(0, Act.BRING_IN, 4, 4), ev.Acted(1, Act.CALL, 4, 4)]
    dealt += [ev.Acted(2, Act.FOLD, 0, 0), ev.StepBegan(3, "fourth-street")]
    for seat, card in zip((0, 1), parse_all("8h 9d"), strict=True):
        dealt.append(ev.Dealt(seat, card, True))
    return [redact(event, 0) for event in dealt]


def table_of(events: list[ev.Event]) -> Table:
    began, *rest = events
    assert isinstance(began, ev.DealBegan)
    table = Table(began, 52)
    for event in rest:
        table.apply(event)
    return table


@pytest.fixture
def page(qtbot: QtBot) -> OddsPage:
    made = OddsPage()
    qtbot.addWidget(made)
    made.play_under(preset("seven-card-stud"), PEOPLE)
    made.resize(290, 600)
    made.show()
    return made


def test_who_shows_what_and_what_is_live(page: OddsPage) -> None:
    page.follow(table_of(fourth_street()))
    # Own K K 7 8, Ana's two nines, Bruno's dead king: 7 of 52. One king is left.
    assert page.lines()[:5] == [
        "Cards seen: 7, 45 not seen",
        "Your cards, king of hearts, king of diamonds, seven of hearts, eight of hearts",
        "Ana, nine of clubs, nine of diamonds, pair of nines in sight",
        "Dead cards",
        "Bruno, king of clubs",
    ]
    assert "Kings, 1 left" in page.lines()
    assert "Hearts (you hold 3), 10 left" in page.lines()
    # Two pair with three sevens or three eights, three of a kind with the last king.
    assert page.lines()[-4:-1] == [
        "Two pair, 6 cards", "Three of a kind, 1 card", "Anything better, 7 of 45 · 16 %",
    ]  # fmt: skip


def test_hidden_cards_stay_hidden(page: OddsPage) -> None:
    page.follow(table_of(fourth_street()))
    told = " ".join(page.lines())
    assert not any(card in told for card in ("two of", "three of s", "four of", "five of"))


def test_unseen_the_page_waits_and_catches_up(page: OddsPage) -> None:
    page.hide()
    page.follow(table_of(fourth_street()))
    assert page.lines() == []
    page.show()
    assert len(page.lines()) > 5


def test_the_page_follows_the_language(page: OddsPage, qapp: QApplication) -> None:
    page.follow(table_of(fourth_street()))
    language.install(qapp, "es")
    QApplication.sendPostedEvents()
    assert page.lines()[0] == "Cartas vistas: 7, 45 no vistas"
    assert "Reyes, queda 1" in page.lines()


def test_the_log_keeps_dead_cards_and_explains_at_the_pace_of_learners(qtbot: QtBot) -> None:
    log = Log()
    qtbot.addWidget(log)
    log.play_under(preset("seven-card-stud"), PEOPLE)
    for event in fourth_street():
        log.add(event)
    plain = log.lines()
    fold = plain.index("Bruno: fold")
    assert plain[fold + 1] == "out of play: K♣"
    log.explain(True)
    explained = log.lines()
    call = explained.index("Ana: call $1")
    assert explained[call + 1] == "Often a pair, three of a suit or three in a row."
    assert "Forced by" not in " ".join(explained)  # the person at the screen knows the own hand
    log.explain(False)
    assert log.lines() == plain
