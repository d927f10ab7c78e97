"""The right-hand side of the action bar keeps its word where room is scarce."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from openers.art import style, theme
from openers.panels import look
from openers.panels.action_bar import ActionBar
from openers.panels.rows import Outcome
from openers.rules.presets import preset
from openers.words import language


@pytest.mark.parametrize("code", language.LANGUAGES)
@pytest.mark.parametrize("scale", [100, 125, 150, 200])
@pytest.mark.parametrize("broke", ["rebuy", "out"])
def test_who_is_broke_is_told_so_at_every_text_size(
    qtbot: QtBot, qapp: QApplication, code: str, scale: int, broke: str
) -> None:
    look.set_text_scale(scale)
    language.install(qapp, code)
    style.dress(qapp, theme.LIGHT, scale / 100)
    bar = ActionBar()
    qtbot.addWidget(bar)
    bar.play_under(preset("seven-card-stud"))
    bar.resize(1024, 80)
    bar.show()
    bar.show_result(Outcome(broke=broke, chips="100 $"))
    for _ in range(3):
        QApplication.sendPostedEvents()
    row = bar.result_row
    assert row._say._head.isVisible() and row.next.isVisible()
    for button in (row.next, row.anew):
        assert not button.isVisible() or button.width() >= button.minimumSizeHint().width()


def test_a_new_game_is_offered_where_it_has_room(qtbot: QtBot) -> None:
    bar = ActionBar()
    qtbot.addWidget(bar)
    bar.play_under(preset("seven-card-stud"))
    bar.resize(1280, 80)
    bar.show()
    bar.show_result(Outcome(broke="rebuy", chips="100 $"))
    assert bar.result_row.anew.isVisible()
    bar.show_result(Outcome())
    assert not bar.result_row.anew.isVisible()
