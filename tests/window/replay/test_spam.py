"""Whatever is pressed in a replay, and however fast: the picture is that of a fresh one's jump."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helpers.sessions import session
from openers.art import fonts, style, theme
from openers.records.history import Session
from openers.table.view import Wishes
from openers.window.replay.window import ReplayWindow
from openers.words import language
from window.house import Ticks

KEYS = (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Space, Qt.Key.Key_Home, Qt.Key.Key_End,
        Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)  # fmt: skip
SIZES = ((1024, 640), (1180, 720), (900, 620))


@pytest.fixture(autouse=True)
def _dressed(qapp):
    fonts.load()
    theme.set_current(theme.LIGHT)
    style.dress(qapp, theme.LIGHT)
    language.install(qapp, "en")
    yield
    qapp.setStyleSheet("")
    theme.set_current(theme.LIGHT)
    language.install(qapp, "en")


def opened(qtbot, variant, number, ticks):
    played = session(variant, 8, reveal_after=True)

    def load(wanted):
        found = tuple(d for d in played.deals if d.began.number == wanted)
        return Session(played.rules, played.players, found, played.begun, played.ours)

    window = ReplayWindow(load, number, Wishes("normal"), now=ticks)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


def press(window, rng):
    """One thing somebody may do in a replay."""
    kind = rng.randrange(6)
    if kind == 0:
        QTest.keyClick(QApplication.focusWidget() or window, rng.choice(KEYS))
    elif kind == 1:
        rng.choice([*window.buttons.values(), window._deal_before, window._deal_after]).click()
    elif kind == 2:
        window.slider.setValue(rng.randint(0, window.slider.maximum()))
    elif kind == 3 and window.log.count():
        window.log.itemClicked.emit(window.log.item(rng.randrange(window.log.count())))
    elif kind == 4 and rng.random() < 0.3:
        box = rng.choice([window._eyes, window._streets])
        box.setCurrentIndex(rng.randrange(box.count()))
        box.activated.emit(box.currentIndex())
    elif rng.random() < 0.3:
        window.resize(*rng.choice(SIZES))
    elif rng.random() < 0.3:
        theme.set_current(rng.choice([theme.LIGHT, theme.DARK]))
        style.dress(QApplication.instance(), theme.current())
    elif rng.random() < 0.2:
        language.install(QApplication.instance(), rng.choice(["en", "it", "es"]))


def seen(window):
    """Everything in sight, once nothing moves."""
    window._halt()
    window.view.director.finish()
    window.view.director.finish()  # the ring, sent on its way by the first
    if window.view._later.isActive():
        window.view.relayout()
    QApplication.sendPostedEvents()
    picture = window.view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return sorted(map(repr, window.view.geometry_report())), window.log.lines(), picture


@pytest.mark.parametrize("variant", ["jackpots-italian", "seven-card-stud"])
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_pressed_it_ends_where_a_jump_ends(qtbot, variant, seed):
    ticks, rng = Ticks(), random.Random(seed)
    window = opened(qtbot, variant, 2, ticks)
    for _ in range(120):
        press(window, rng)
        ticks.now += rng.choice([0, 0, 16, 90, 400])
        if window.view.director.running:
            window.view.director.tick()
        if window._timer.isActive() and rng.random() < 0.2:
            window._timer.timeout.emit()
    for _ in range(rng.randrange(6)):  # whatever came before, the last steps are seen to move
        window.on()
    fresh = opened(qtbot, variant, window._steps.deal.began.number, ticks)
    fresh.resize(window.size())
    QApplication.sendPostedEvents()
    fresh.replayer.look(window.replayer.eyes)
    fresh.go(window.replayer.place)
    for now, then in zip(seen(window), seen(fresh), strict=True):
        assert now == then
    assert window.slider.value() == fresh.slider.value()
    assert window._streets.currentIndex() == fresh._streets.currentIndex()
