"""One process that looks at itself: ``python -m bench.window_probe WHAT …`` prints one number or
more as JSON.

``bare``, ``first``      CPU seconds until a bare window, or the program's, is painted
``bare_memory``          resident megabytes of a bare window
``playing``              resident megabytes after some deals, and the CPU share while a result waits
``frame WIDTH HEIGHT``   CPU milliseconds of each frame, 7 of 35 cards moving with their shadows,
                         turning too where it is wider than 1280
``gaps``                 milliseconds between frames at rest and while an opponent thinks
"""

import json
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

SIZE = (1280, 800)
DEALS, SETTLE_MS, REST_S = 3, 2500, 6.0
FRAMES = 300
MOVING, SEATS = 7, 7
SPELLS, SPELL_S = 6, 1.5


def say(found: object) -> None:
    """Print the answer and be gone: what comes after is not measured."""
    sys.stdout.write(json.dumps(found))
    sys.stdout.flush()
    os._exit(0)


def megabytes() -> float:
    """Resident memory of this process."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def at_first_paint(app: Any, call: Callable[[], None]) -> object:
    """Call once, when a window of ``app`` has been painted; keep what is given back till then.

    Qt is imported here and below, not before: the program's own order is what is measured.
    """
    from PySide6.QtCore import QEvent, QObject, QTimer

    class FirstPaint(QObject):
        """Sees every event of the application."""

        waits = True

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and self.waits:
                self.waits = False
                QTimer.singleShot(0, call)
            return False

    watch = FirstPaint()
    app.installEventFilter(watch)
    return watch


def bare(call: Callable[[], None]) -> None:
    """A window of PySide6 with nothing in it."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    app = QApplication(["bare"])
    window, watch = QMainWindow(), at_first_paint(app, call)
    window.resize(*SIZE)
    window.show()
    app.exec()
    del watch


def program(began: Callable[[Any], None]) -> None:
    """The program as it starts for anybody, with an empty data folder; ``began`` gets it."""
    from openers.cli import main
    from openers.window.app import Session

    plain = Session.run

    def run(session: Session) -> int:
        session.window.resize(*SIZE)
        began(session)
        return plain(session)

    Session.run = run  # type: ignore[method-assign, assignment]
    with tempfile.TemporaryDirectory(prefix="openers-bench-") as folder:
        Path(folder, "settings.toml").write_text('pace = "instant"\nintroduced = true\n')
        main(["--data", folder])


def first() -> None:
    """CPU seconds to the program's first paint."""
    kept = []
    program(
        lambda session: kept.append(at_first_paint(session._app, lambda: say(time.process_time())))
    )


def playing() -> None:
    """Memory after some deals; then the CPU share while the last result waits."""
    from openers.rules import presets

    deals = [0]

    def later(ms: int, call: Callable[[], object]) -> None:
        from PySide6.QtCore import QTimer

        QTimer.singleShot(ms, call)

    def over(session: Any) -> None:
        deals[0] += 1
        if deals[0] < DEALS:
            later(50, session.window.play.next_deal)
        else:
            later(SETTLE_MS, rest)

    def rest() -> None:
        start, wall = time.process_time(), time.monotonic()
        later(
            round(REST_S * 1000),
            lambda: say([megabytes(), (time.process_time() - start) / (time.monotonic() - wall)]),
        )

    def began(session: Any) -> None:
        def start() -> None:
            rules = presets.preset("jackpots-italian")
            session.window.begin(rules, ("renzo", "carmen", "lucia", "bruno"), seed=7)
            session.game.set_autopilot("ines")

        session.game.deal_over.connect(lambda: over(session))
        later(0, start)

    program(began)


def table(width: int, height: int) -> tuple[Any, Any]:
    """A table of seven with 35 cards on it, all of them painted before."""
    from PySide6.QtWidgets import QApplication

    from helpers.tables import CHARACTERS, deal, rules_for
    from openers.art import fonts, theme
    from openers.engine.events import Acted
    from openers.table.view import TableView
    from openers.words import language

    app = QApplication(["table"])
    fonts.load()
    theme.set_current(theme.LIGHT)
    language.install(app, "en")
    view = TableView()
    view.resize(width, height)
    view.show()
    view.begin(rules_for(seats=SEATS), CHARACTERS[:SEATS])
    view.relayout()
    view.prepaint.stop()
    events = deal(3, SEATS)
    view.show_at_once(events[: next(i for i, e in enumerate(events) if isinstance(e, Acted))])
    assert len(view.stage.cards) == 5 * SEATS
    return app, view


def send(view: Any, place: int, turned: bool = False) -> None:
    """Send seven cards on their way: there, or back where they belong; straight or turning."""
    places = view.stage.places()
    cards = sorted(view.stage.cards.values(), key=lambda card: abs(places[card.token].pose.angle))
    for i, sprite in enumerate((cards[::-1] if turned else cards)[:MOVING]):
        home = places[sprite.token].pose
        middle = home._replace(
            x=view.width() * (0.3 + 0.06 * i), y=view.height() * 0.45, angle=home.angle + 5 * turned
        )
        sprite.animate(home if place % 2 else middle, sprite.face, 480, view.director.now())
    view.director.wake()


def frame(width: int, height: int) -> None:
    """CPU milliseconds of the frames of seven flights, the painting included."""
    app, view = table(width, height)
    for _ in range(20):
        app.processEvents()
    found: list[float] = []
    place = 0
    while len(found) < FRAMES:
        if not any(sprite.moving for sprite in view.stage.cards.values()):
            send(view, place, turned=width > SIZE[0])
            place += 1
            view.director._timer.stop()  # the frames are called for here
        time.sleep(0.012)
        start = time.process_time()
        view.director.tick()
        app.processEvents()
        found.append(1000 * (time.process_time() - start))
    say(found[10:])


def gaps() -> None:
    """Milliseconds between frames, in spells in turn: nobody thinks, somebody does all the time."""
    from helpers.tables import rules_for
    from openers.engine.hand import Hand
    from openers.opponents import characters
    from openers.window import app as program_app

    sys.setswitchinterval(program_app._SWITCH_SECONDS)
    app, view = table(*SIZE)
    hand = Hand(rules_for(), stacks=[200] * 5, button=0, seed=bytes(8))
    legal = hand.legal()
    assert legal is not None
    seen, works, over = hand.view(legal.seat), threading.Event(), threading.Event()

    def think() -> None:
        player, rng = characters.player("ines"), Random(1)
        while not over.is_set():
            if works.wait(0.1):
                player.act(seen, rng)

    thread = threading.Thread(target=think, daemon=True)
    thread.start()
    found: dict[str, list[float]] = {"rest": [], "thinking": []}
    times: list[float] = []
    plain = view.stage.frame

    def counted(now: float) -> bool:
        times.append(time.perf_counter())
        return bool(plain(now))

    view.stage.frame = counted
    place = 0
    for spell in range(2 * SPELLS):
        name = ("rest", "thinking")[spell % 2]
        (works.set if spell % 2 else works.clear)()
        times.clear()
        end = time.monotonic() + SPELL_S
        while time.monotonic() < end:
            if not any(sprite.moving for sprite in view.stage.cards.values()):
                send(view, place)
                place += 1
            app.processEvents()
            time.sleep(0.0002)
        found[name] += [1000 * (later - one) for one, later in pairwise(times[3:])]
    over.set()
    works.set()
    say(found)


def main(what: str, *rest: str) -> None:
    """Look at one thing."""
    if what == "bare":
        bare(lambda: say(time.process_time()))
    elif what == "bare_memory":
        bare(lambda: say(megabytes()))
    elif what == "frame":
        frame(int(rest[0]), int(rest[1]))
    else:
        {"first": first, "playing": playing, "gaps": gaps}[what]()


if __name__ == "__main__":
    main(*sys.argv[1:])
