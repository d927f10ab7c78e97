"""The statistics panel: what it says of a history, in three languages, and what it never does."""

import subprocess
import sys

import pytest
from PySide6.QtWidgets import QLabel

from helpers.places import PACKAGE
from openers.panels.statistics.page import StatisticsPage
from openers.records.figures import Choice
from openers.records.store import DEFAULT_PROFILE, Store
from openers.stats.catalogue import SECTIONS
from openers.stats.rate import ENOUGH
from openers.stats.report import report
from openers.words import language
from openers.words.plots import PlotWords
from openers.words.statistics import StatWords
from stats.test_report import recorded

VARIANTS = ("jackpots-italian", "seven-card-stud")


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    made = Store(tmp_path_factory.mktemp("statistics") / "openers.db")
    recorded(made, "jackpots-italian", 120)
    recorded(made, "seven-card-stud", 60)
    yield made
    made.close()


@pytest.fixture
def page(qtbot, store):
    made = StatisticsPage()
    qtbot.addWidget(made)
    made.resize(860, 560)
    made.show()
    made.show_report(report(store, Choice(DEFAULT_PROFILE)))
    return made


def rates(store, variant=VARIANTS[0]):
    return report(store, Choice(DEFAULT_PROFILE, variant))


def test_the_tiles_say_what_the_report_says(page, store):
    figures = rates(store)
    entered = figures.rate("entered")
    assert entered.chance >= ENOUGH
    low, high = entered.interval()
    assert page.tiles.texts()[0] == (
        f"Put chips in by choice: {100 * entered.done / entered.chance:.0f} %, "
        f"of {entered.chance} · {100 * low:.0f}–{100 * high:.0f} %"
    )
    assert page.tiles.texts()[3].endswith("antes in 120 deals")


def test_too_few_chances_are_said_and_not_shown(page, store):
    figures = rates(store)
    stat = next(
        s.key for _, stats in SECTIONS for s in stats
        if "draw" in s.games and 0 < figures.rate(s.key).chance < ENOUGH
    )  # fmt: skip
    model = page.table.figures
    row = next(
        r for r in range(model.rowCount()) if model.index(r, 0).data() == StatWords().name(stat)
    )
    assert [model.index(row, column).data() for column in (1, 2)] == ["–", "–"]
    assert f"{figures.rate(stat).chance} of {ENOUGH}" in StatWords().sureness(figures.rate(stat))


def test_each_game_has_its_own_rows_and_pictures(page, store):
    def names():
        return {page.table.figures.index(r, 0).data() for r in range(page.table.figures.rowCount())}

    assert "Opened when you could" in names()
    assert "Completed" not in names()
    assert "openings" in page.offered()
    page.show_report(rates(store, "seven-card-stud"))
    assert "Completed" in names()
    assert "Opened when you could" not in names()
    assert "streets" in page.offered()
    assert "openings" not in page.offered()


@pytest.mark.parametrize("code", language.available())
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_picture_is_drawn_in_every_language(qapp, qtbot, page, store, code, variant):
    page.show_report(rates(store, variant))
    language.install(qapp, code)
    qapp.processEvents()
    for key in page.offered():
        page.turn_to("pictures", key)
        qapp.processEvents()
        chart = page.chart(key)
        assert chart.isVisible()
        texts = [label.text() for label in chart.findChildren(QLabel) if label.isVisible()]
        assert PlotWords().question(key) in texts
        if chart.enough(rates(store, variant)):
            (plot,) = [w for w in chart.children() if hasattr(w, "getPlotItem")]
            for side, words in (("bottom", PlotWords().across), ("left", PlotWords().up)):
                axis = plot.getPlotItem().getAxis(side)
                assert axis.labelText == words(key, variant == VARIANTS[1])
            assert plot.accessibleDescription()
        else:
            assert PlotWords().nothing() in texts


def test_nothing_played_yet_is_said(qtbot, tmp_path):
    empty = Store(tmp_path / "openers.db")
    made = StatisticsPage()
    qtbot.addWidget(made)
    made.show()
    made.show_report(report(empty, Choice(DEFAULT_PROFILE)))
    seen = [label.text() for label in made.findChildren(QLabel) if label.isVisible()]
    assert seen == ["Nothing to count yet. Play a deal, and its figures will stand here."]
    empty.close()


@pytest.mark.parametrize("stat", [s.key for _, stats in SECTIONS for s in stats])
def test_every_statistic_has_its_words(stat):
    words = StatWords()
    assert words.name(stat)
    assert words.meaning(stat).endswith(".")


def test_the_panel_is_imported_without_pyqtgraph_and_numpy():
    code = (
        f"import sys; sys.path.insert(0, {str(PACKAGE.parent)!r});"
        "import openers.window.main_window, openers.panels.statistics.charts;"
        "print(sorted({'numpy', 'pyqtgraph'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_only_the_axes_with_names_are_seen(page):
    item = page.luck._plot.getPlotItem()
    seen = {name for name in ("left", "bottom", "top", "right") if item.getAxis(name).isVisible()}
    assert seen == {"left", "bottom"}


def test_filters_stand_below_the_tabs_where_there_is_no_room_beside(page, qtbot):
    assert page.filters.y() < page._tabs.y() + page._tabs.height()
    page.resize(page._tabs.sizeHint().width() + 100, 560)
    qtbot.waitUntil(lambda: page.filters.y() >= page._tabs.y() + page._tabs.height())
    room = page._whole.width()
    assert page.filters.x() + page.filters.width() <= room
