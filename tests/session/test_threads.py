"""With real workers and Qt's clock: opponents and store on theirs, everything said on the GUI's."""

import threading
from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from helpers.recount import recounted
from openers.engine.actions import Action
from openers.engine.events import Event
from openers.engine.views import View
from openers.records.store import Store
from openers.session.clock import QtClock
from openers.session.game import Game
from session.table import Plain, answer, rules


class Threaded(Plain):
    def __init__(self) -> None:
        super().__init__()
        self.threads: set[str] = set()

    def act(self, view: View, rng: Random) -> Action:
        self.threads.add(threading.current_thread().name)
        return super().act(view, rng)


class WatchedStore(Store):
    threads: set[str]

    def append(self, match: int, deal: int, place: int, events: object) -> None:
        self.threads.add(threading.current_thread().name)
        super().append(match, deal, place, events)  # type: ignore[arg-type]


def test_deals_with_real_workers(qtbot: QtBot, tmp_path: Path) -> None:
    store = WatchedStore(tmp_path / "openers.db")
    store.threads = set()
    mind = Threaded()
    game = Game(store, player_for=lambda who: mind)
    threads: list[bool] = []
    game.happened.connect(lambda event: threads.append(QThread.isMainThread()))
    game.happened.connect(lambda event: game.caught_up())
    game.your_turn.connect(lambda legal: game.intend(answer(legal, hand(game), bold=False)))
    game.deal_over.connect(game.next_deal)
    game.set_pace(1)
    game.start(rules(), ["ana", "renzo"], seed=1)
    qtbot.waitUntil(lambda: game.summary.counts.deals >= 5, timeout=20_000)
    summary = game.leave()
    game.close()
    assert summary is not None
    assert threads
    assert all(threads)
    assert all(name.startswith("opponents") for name in mind.threads)
    assert all(name.startswith("records") for name in store.threads)
    reader = Store(tmp_path / "openers.db")
    assert reader.totals() == recounted(reader) == {summary.variant: summary.counts}
    reader.close()


def hand(game: Game) -> list[int | None]:
    assert game.table is not None
    return game.table.hands[0]


class Slow(Plain):
    """Thinks until the test lets it go."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.go = threading.Event(), threading.Event()

    def act(self, view: View, rng: Random) -> Action:
        self.asked.set()
        self.go.wait(10)
        return super().act(view, rng)


def test_closing_while_an_opponent_thinks(qtbot: QtBot, tmp_path: Path) -> None:
    mind = Slow()
    game = Game(Store(tmp_path / "openers.db"), player_for=lambda who: mind)
    told: list[Event] = []
    game.happened.connect(told.append)
    game.happened.connect(lambda event: game.caught_up())
    game.your_turn.connect(lambda legal: game.intend(answer(legal, hand(game), bold=False)))
    game.set_pace(10_000)
    game.start(rules(), ["ana", "renzo"], seed=1)
    qtbot.waitUntil(mind.asked.is_set, timeout=10_000)
    threading.Timer(0.05, mind.go.set).start()
    game.close()
    before = len(told)
    qtbot.wait(50)
    assert len(told) == before
    reader = Store(tmp_path / "openers.db")
    running = reader.running()
    assert running is not None
    assert len(running.events) == before
    reader.close()


def test_a_clock_calls_in_order_and_forgets_what_is_stopped(qtbot: QtBot) -> None:
    clock = QtClock()
    rung: list[int] = []
    ring: Callable[[int], Callable[[], None]] = lambda n: lambda: rung.append(n)  # noqa: E731
    clock.after(20, ring(2))
    clock.after(0, ring(1))
    assert rung == []
    qtbot.waitUntil(lambda: rung == [1, 2], timeout=5000)
    clock.after(0, ring(3))
    clock.stop()
    qtbot.wait(30)
    assert rung == [1, 2]
