"""The rules page: an article marked and brought into sight, in every language and colour."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from openers.art import style, theme
from openers.panels.rules_page import RulesPage
from openers.rules.presets import ids, preset, with_options
from openers.words import language


@pytest.fixture
def page(qtbot: QtBot) -> RulesPage:
    made = RulesPage()
    qtbot.addWidget(made)
    made.resize(300, 300)
    made.show()
    return made


def test_an_article_is_marked_and_in_sight(page: RulesPage) -> None:
    page.play_under(preset("jackpots-italian"))
    assert page.article() == ""
    assert page.show_article("D-14")
    assert page.article().endswith("(D-14)")
    (mark,) = page.extraSelections()
    assert mark.cursor.selectedText() == page.article()
    assert 0 <= page.cursorRect(mark.cursor).top() <= page.viewport().height()
    assert page.verticalScrollBar().value() > 0


def test_what_is_no_article_marks_nothing(page: RulesPage) -> None:
    page.play_under(preset("seven-card-stud"))
    assert page.show_article("S-8")
    assert not page.show_article("X-1")
    assert page.article() == "" and page.extraSelections() == []
    assert page.show_article("S-8") and not page.show_article("")


@pytest.mark.parametrize("variant", ids())
def test_an_article_survives_language_and_colours(
    page: RulesPage, qapp: QApplication, variant: str
) -> None:
    page.play_under(preset(variant))
    page.show_article("C6")
    before = page.article()
    language.install(qapp, "it")
    QApplication.sendPostedEvents()
    after = page.article()
    assert before != after and "(C6)" in before and "(C6)" in after
    theme.set_current(theme.DARK)
    style.dress(qapp, theme.DARK)
    assert page.article() == after and len(page.extraSelections()) == 1


def test_other_rules_have_no_mark(page: RulesPage) -> None:
    page.play_under(preset("jackpots-italian"))
    page.show_article("D-4")
    page.play_under(with_options(preset("jackpots-italian"), {"ante": 2}))
    assert page.article() == ""
