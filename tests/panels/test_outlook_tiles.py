"""Figures of the house rules: what is usual beside what is not, in the reader's numbers."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from openers.cards.card import JACK, KING, QUEEN
from openers.odds.outlook import Openings, Outlook, outlook
from openers.odds.passed_out import Estimate
from openers.panels.outlook_tiles import OutlookTiles
from openers.rules.presets import ids, preset, with_options
from openers.words import language

ITALIAN = preset("jackpots-italian")
USUAL = Outlook(
    5, 8, to_exchange=27,
    openings=Openings(
        {JACK: Estimate(0.694, 0.001), QUEEN: Estimate(0.624), KING: Estimate(0.54)}, 0.518, 2.59
    ),
)  # fmt: skip


@pytest.fixture
def tiles(qtbot: QtBot) -> OutlookTiles:
    made = OutlookTiles()
    qtbot.addWidget(made)
    made.resize(560, 90)
    made.show()
    return made


def shown(tiles: OutlookTiles) -> list[tuple[str, str]]:
    """Figure and what is usual, tile by tile."""
    return [(t.figure.text(), t.usual.text()) for t in tiles._tiles if t.isVisible()]


def test_the_usual_rules_have_nothing_to_compare(tiles: OutlookTiles) -> None:
    tiles.show_outlook(ITALIAN, USUAL, ITALIAN, USUAL)
    assert shown(tiles) == [("69 %", ""), ("0.52", ""), ("2.6", ""), ("8", "")]
    assert "Q: 62.4 %" in tiles.texts()[0] and "± 0.10 %" in tiles.texts()[0]


def test_what_a_change_does_stands_beside_the_usual(tiles: OutlookTiles) -> None:
    changed = USUAL._replace(
        openings=Openings({JACK: Estimate(0.694)}, 0.441, 4.41), most_seats=7, antes=10
    )
    rules = with_options(ITALIAN, {"ante": 2, "openers_ladder": False})
    tiles.show_outlook(rules, changed, ITALIAN, USUAL)
    assert shown(tiles) == [
        ("69 %", ""), ("0.44", "usual 0.52"), ("4.4", "usual 2.6"), ("7", "usual 8")
    ]  # fmt: skip
    assert "usual 0.52" in tiles.texts()[1]


def test_another_kind_of_table_has_nothing_to_compare(tiles: OutlookTiles) -> None:
    anybody = with_options(ITALIAN, {"openers": "none"})
    tiles.show_outlook(anybody, Outlook(5, 8, to_exchange=27), ITALIAN, USUAL)
    assert shown(tiles) == [("5", ""), ("27", ""), ("8", "")]


def test_chips_that_stand_for_money(tiles: OutlookTiles) -> None:
    stud = preset("seven-card-stud")
    tiles.show_outlook(stud, outlook(stud), stud, outlook(stud))
    assert shown(tiles) == [("$2.50", ""), ("7", ""), ("8", "")]


def test_no_figures_while_the_rules_make_no_sense(tiles: OutlookTiles) -> None:
    tiles.show_outlook(ITALIAN, USUAL, ITALIAN, USUAL)
    tiles.show_nothing()
    assert {figure for figure, _ in shown(tiles)} == {"–"}


@pytest.mark.parametrize("variant", ids())
@pytest.mark.parametrize("code", ["en", "it", "es", language.PSEUDO])
@pytest.mark.parametrize(("columns", "wide"), [(4, 560), (2, 350)])
@pytest.mark.parametrize("changed", [False, True])
def test_no_text_is_cut(
    tiles: OutlookTiles, qapp: QApplication, variant: str, code: str, columns: int, wide: int,
    changed: bool,
) -> None:  # fmt: skip
    usual = rules = preset(variant)
    if changed:
        rules = with_options(usual, {"seats": 4, "ante": 3})
    tiles.set_columns(columns)
    was, now = outlook(usual), outlook(rules)
    if changed and was.openings is not None:
        rarer = Openings({JACK: Estimate(0.111, 0.001)}, 11.11, 111.1)
        was, now = was._replace(openings=USUAL.openings), now._replace(openings=rarer)
    tiles.show_outlook(rules, now, usual, was)
    language.install(qapp, code)
    QApplication.sendPostedEvents()
    tiles.resize(wide, max(tiles.heightForWidth(wide), tiles.sizeHint().height()))
    QApplication.sendPostedEvents()
    told = 0
    for tile in tiles._tiles:
        if not tile.isVisible():
            continue
        assert tile.figure.width() >= tile.figure.minimumSizeHint().width()
        labels = [tile.caption] + ([tile.usual] if tile.usual.text() else [])
        told += bool(tile.usual.text())
        for label in labels:
            words = label.text().split()
            metrics = label.fontMetrics()
            assert label.height() >= label.heightForWidth(label.width()), label.text()
            assert label.width() >= max(metrics.horizontalAdvance(word) for word in words)
    assert (told > 0) is changed
