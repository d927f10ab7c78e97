"""The statistics of a million deals: how fast they open, are drawn and grow; and what luck is.

Milliseconds of CPU time of this process, each in a place where people wait: goals are from the
plan of the statistics. The store is written once into a temporary folder.
"""

import gc
import os
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from statistics import fmean, median, pvariance
from typing import Any

from bench.measure import Line
from helpers.history import SEED, long_history
from helpers.sessions import session
from openers.engine.hand import Hand
from openers.opponents.arena import play_deal
from openers.opponents.characters import CHARACTERS, player
from openers.records.figures import Choice
from openers.records.history import DealRecord, redealt
from openers.records.model import NewMatch
from openers.records.store import DEFAULT_PROFILE, Store
from openers.rules.presets import preset
from openers.stats.deal import result
from openers.stats.keep import figures
from openers.stats.luck import luck_of
from openers.stats.report import report

DEALS = 1_000_000
RECORDED = 2_000
LUCK_DEALS = int(os.environ.get("OPENERS_LUCK_DEALS", "100000"))
"""Self-play deals of the luck's proof; fewer for a quick look."""


@cache
def _store() -> Store:
    folder = Path(tempfile.mkdtemp(prefix="openers-bench-"))
    return long_history(folder / "openers.sqlite", DEALS)


def _milliseconds(work: Callable[[], object], rounds: int = 7) -> float:
    """The median; as in the program, garbage is collected between, not meanwhile."""
    found = []
    gc.disable()
    for _ in range(rounds):
        start = time.process_time()
        work()
        found.append(1000 * (time.process_time() - start))
        gc.collect()
    gc.enable()
    return median(found)


def _line(name: str, value: float, unit: str, goal: float) -> Line:
    return Line(name, float(f"{value:.4g}"), unit, None, None, goal, value <= goal)


def opened() -> Line:
    """The panel from nothing to its first page, pyqtgraph imported before."""
    app, page_of = _panel()
    found = report(_store(), Choice(DEFAULT_PROFILE))

    def work() -> None:
        page = page_of()
        page.show_report(report(_store(), Choice(DEFAULT_PROFILE)))
        page.show()
        app.processEvents()
        page.close()

    assert found.counts.deals == DEALS
    return _line("statistics_open", _milliseconds(work), "ms CPU", 100.0)


def curve_drawn() -> Line:
    """The result's curve, drawn for the first time."""
    app, page_of = _panel()
    found = report(_store(), Choice(DEFAULT_PROFILE))
    times = []
    for _ in range(7):
        page = page_of()
        page.turn_to("glance")
        page._whole.setCurrentIndex(1)
        page.show()
        app.processEvents()
        start = time.process_time()
        page.luck.show_report(found)
        page.luck.grab()
        times.append(1000 * (time.process_time() - start))
        page.close()
    return _line("statistics_curve", median(times), "ms CPU", 40.0)


def curve_moved() -> Line:
    """One step of moving about in it."""
    app, page_of = _panel()
    page = page_of()
    page.show_report(report(_store(), Choice(DEFAULT_PROFILE)))
    page.show()
    app.processEvents()
    item = page.luck.findChild(type(page.luck._plot)).getPlotItem()
    at = [0]

    def work() -> None:
        at[0] += 5_000
        item.setXRange(at[0], at[0] + 300_000, padding=0)
        page.luck.grab()

    line = _line("statistics_pan", _milliseconds(work, 31), "ms CPU", 10.0)
    page.close()
    return line


def _panel() -> tuple[Any, Callable[[], Any]]:
    """Qt without a screen, dressed; and what makes the panel's page."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    import pyqtgraph  # noqa: F401
    from PySide6.QtWidgets import QApplication

    from openers.art import fonts, style, theme
    from openers.panels.statistics.page import StatisticsPage

    app: Any = QApplication.instance() or QApplication([])
    fonts.load()
    style.dress(app, theme.LIGHT)

    def page_of() -> StatisticsPage:
        page = StatisticsPage()
        page.resize(1280, 800)
        return page

    page_of().close()
    return app, page_of


def recording() -> Line:
    """A finished deal with its statistics: the slowest of a hundred, on top of the million.

    As in the program, garbage is not collected meanwhile.
    """
    store = _store()
    played = session("jackpots-italian", 400)
    new = NewMatch(played.rules, played.players, SEED, SEED, {"number": 0})
    match = store.begin_match(new, replace=True)
    times = []
    gc.collect()
    gc.disable()
    for number in range(RECORDED):
        deal = played.deals[number % len(played.deals)]
        events = (deal.began._replace(number=number + 1), *deal.events[1:])
        start = time.process_time()
        found = figures(redealt(played.rules, deal), deal.events, played.players)
        store.end_deal(match, events, {"number": number + 1}, found)
        times.append(1000 * (time.process_time() - start))
    gc.enable()
    store.end_match(match, "left")
    return _line("record_deal_p99", sorted(times)[int(0.99 * len(times))], "ms CPU", 2.0)


def log_size() -> Line:
    """Bytes of a recorded deal's own log, on average."""
    with _store().work() as db:
        (mean,) = db.execute("SELECT avg(length(data)) FROM deal WHERE number <= 4000").fetchone()
    return _line("bytes_per_deal", mean, "bytes", 250.0)


def luck_of_draw() -> Line:
    """`_luck` of Italian Jackpots."""
    return _luck("luck_draw", "jackpots-italian")


def luck_of_stud() -> Line:
    """`_luck` of seven-card stud."""
    return _luck("luck_stud", "seven-card-stud")


def _luck(name: str, variant: str) -> Line:
    """The variance of the result without luck, as a part of the plain one's, in self-play.

    Its goal is to be smaller, and holds only where the mean luck is within three standard errors
    of nothing; the unit tells it.
    """
    rules = preset(variant)
    names = [list(CHARACTERS)[at % len(CHARACTERS)] for at in range(rules.seats)]
    players = [player(name) for name in names]
    rngs = [Random(seat) for seat in range(rules.seats)]
    random, nets, lucks = Random(2026), [], []
    for number in range(LUCK_DEALS):
        seats = rules.seats
        hand = Hand(
            rules, stacks=[rules.stack] * seats, button=number % seats,
            seed=random.randbytes(16), number=number + 1,
        )  # fmt: skip
        play_deal(hand, players, rngs)
        deal = DealRecord(tuple(hand.events), hand.seed)
        nets.append(result(rules, deal.events, 0))
        lucks.append(sum(part.chips for part in luck_of(rules, deal, 0)) / rules.unit)
    adjusted = [net - part for net, part in zip(nets, lucks, strict=True)]
    mean, error = fmean(lucks), (pvariance(lucks) / len(lucks)) ** 0.5
    ratio = pvariance(adjusted) / pvariance(nets)
    unit = f"of the variance; mean luck {mean:+.4f} ± {error:.4f} in {len(lucks)} deals"
    return Line(name, round(ratio, 4), unit, None, None, 1.0, ratio < 1 and abs(mean) < 3 * error)
