"""The statistics window: beside the table, following the play, saved to files."""

import csv
from datetime import date

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMessageBox

from openers.panels.statistics.filters import PERIODS, Filters
from openers.records.figures import not_judged
from openers.records.store import DEFAULT_PROFILE, Store
from openers.stats.report import RECENT
from openers.window.statistics_window import StatisticsWindow
from openers.words import language
from session.table import Inline
from stats.test_report import recorded


@pytest.fixture
def store(tmp_path):
    made = Store(tmp_path / "openers.sqlite")
    recorded(made, "jackpots-italian", 40)
    yield made
    made.close()


@pytest.fixture
def window(qapp, qtbot, store):
    language.install(qapp, "en")
    made = StatisticsWindow(store, Inline())
    made.show()
    qtbot.waitUntil(lambda: "40 deals" in made.page.tiles.texts()[3])
    yield made
    made.close()


def test_what_waits_is_caught_up_with(qtbot, window, store):
    def done():
        with store.work() as db:
            return not not_judged(db, DEFAULT_PROFILE)

    qtbot.waitUntil(done)
    assert window.page._report.curve.judged == 40 < RECENT


def test_a_recorded_deal_is_seen_soon(qtbot, window, store):
    recorded(store, "jackpots-italian", 2)
    window.refresh()
    qtbot.waitUntil(lambda: "42 deals" in window.page.tiles.texts()[3])


def test_the_picture_and_the_table_are_saved(window, tmp_path):
    window.write_picture(tmp_path / "game.png")
    picture = QImage(str(tmp_path / "game.png"))
    assert picture.width() == round(window.page.width() * window.devicePixelRatio())
    window.write_table(tmp_path / "game.csv")
    with (tmp_path / "game.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0] == ["Figure", "Share", "from", "to", "Out of"]
    entered = window.page._report.rate("entered")
    assert rows[1][0] == "Put chips in by choice"
    assert float(rows[1][1]) == pytest.approx(entered.done / entered.chance, abs=1e-6)
    assert int(rows[1][4]) == entered.chance


def test_a_place_that_cannot_be_written_is_said(qtbot, window, tmp_path):
    window._files._try(window.write_table, tmp_path / "no" / "game.csv")
    (box,) = window.findChildren(QMessageBox)
    assert "game.csv" in box.text()
    assert "No such file or directory" in box.informativeText()
    box.close()


def test_records_that_cannot_be_read_are_said(qtbot, store):
    store.close()
    window, heard = StatisticsWindow(store, Inline()), []
    window.failed.connect(heard.append)
    window.refresh()
    qtbot.waitUntil(lambda: bool(heard))
    window.close()


def test_it_stands_beside_the_table_and_follows_the_play(qtbot, build):
    house = build()
    house.show()
    house.sit()
    house.window.commands.action("statistics").trigger()
    shown = house.window.dialogs.shown("statistics")
    assert not shown.isModal()
    house.window.commands.action("statistics").trigger()
    assert house.window.dialogs.shown("statistics") is shown  # one window, brought to the front
    house.until(house.result, house.by_intent)
    qtbot.waitUntil(lambda: "1 deal" in shown.page.tiles.texts()[3])


def test_the_rates_are_filtered_by_period_and_seats(qtbot, window):
    """All forty deals were dealt today to five: the same rates, none at a table of two."""
    page = window.page
    everything = page._report.rate("entered")
    assert not page._only.isVisible()
    seats = page._report.choice.seats
    assert seats == 0
    page.filters.choose("today", 5)
    page.filters.changed.emit()
    qtbot.waitUntil(lambda: page._report.choice.seats == 5)
    assert page._report.rate("entered") == everything and page._only.isVisible()
    page.filters.choose("week", 2)
    page.filters.changed.emit()
    qtbot.waitUntil(lambda: page._report.choice.seats == 2)
    assert page._report.rate("entered").chance == 0
    assert "40 deals" in page.tiles.texts()[3]  # the result is of all


def test_the_days_of_a_period(qapp):
    filters = Filters(lambda: date(2026, 3, 1))
    found = {}
    for period in PERIODS:
        filters.choose(period, 0)
        found[period] = filters.since()
    assert found == {
        "all": "", "today": "2026-03-01", "week": "2026-02-23", "month": "2026-01-31",
        "year": "2025-03-02",
    }  # fmt: skip
