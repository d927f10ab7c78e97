"""From arguments to a running window, and from the last event to an orderly end."""

import signal
import sys
from argparse import Namespace
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLibraryInfo, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from openers.art import fonts
from openers.records.store import RECORDS, Store
from openers.rules.own import FOLDER, OwnRules
from openers.session.game import Game
from openers.settings.folders import data_dir
from openers.settings.profiles import BadProfile, Profile, Profiles
from openers.settings.store import FILE, Settings
from openers.window import appearance, display
from openers.window.collector import Collector
from openers.window.errors import ErrorDesk
from openers.window.first_sight import FirstSight
from openers.window.keeping import Keeping, News, Wish
from openers.window.main_window import MainWindow
from openers.window.single_instance import SingleInstance

if TYPE_CHECKING:
    from openers.sound.sounds import Sounds

DONE, CANNOT_RUN = 0, 2
APP_ID = "io.github.openers.Openers"

_SWITCH_SECONDS = 0.0005


def run(args: Namespace) -> int:
    """Open the window and stay until it is closed; the process's exit code."""
    problem = display.missing()
    if problem:
        return _cannot(problem)
    app = _application()
    try:
        fonts.load()
    except fonts.FontsMissing as error:
        return _cannot(str(error))
    if args.demo is not None:
        import tempfile

        with tempfile.TemporaryDirectory(prefix="openers-demo-") as folder:
            return _stay(app, args, Path(folder), Settings(), None, None)
    try:
        home = data_dir(args.data)
        profiles = Profiles(home)
        profile = profiles.last() if args.profile is None else profiles.find(args.profile)
    except OSError as error:
        return _cannot(f"the data folder cannot be used: {error}")
    except BadProfile:
        names = ", ".join(profile.name for profile in profiles.all())
        return _cannot(f"--profile {args.profile}: nobody of that name; there are {names}")
    instance = SingleInstance(home)
    if not instance.acquire():
        if instance.call_first():
            return DONE
        return _cannot("it is running already, but its window does not answer")
    try:
        return _stay(
            app, args, home, Settings(profile.folder / FILE), instance, (profiles, profile)
        )
    finally:
        instance.release()


def _stay(
    app: QApplication,
    args: Namespace,
    home: Path,
    settings: Settings,
    instance: SingleInstance | None,
    people: tuple[Profiles, Profile] | None,
) -> int:
    """Run one session after another; an error that keeps one from starting is logged and said."""
    desk, news = ErrorDesk(home, args.verbose), News()
    desk.install()
    try:
        while True:
            session = Session(app, args, home, settings, desk, instance, people)
            if session.keeping is not None:
                session.keeping.news = news
            code = session.run()
            wish = session.keeping.wish if session.keeping is not None else None
            if wish is None or people is None:
                return code
            people, news = (people[0], wish.profile), _before(wish, people[0])
            settings = Settings(wish.profile.folder / FILE)
            session.forget()
    except Exception as error:  # noqa: BLE001 - whatever it is, it is said
        desk.report(error)
        return _cannot(f"it cannot start: {type(error).__name__}; details in {desk.path}")
    finally:
        desk.uninstall()


def _before(wish: Wish, profiles: Profiles) -> News:
    """What is to be done while no window has anything open."""
    with suppress(OSError):  # then the next start asks for the one before
        profiles.remember(wish.profile)
    if wish.restore is None:
        return News()
    from openers.records.bundle import BadBundle, restore

    try:
        return News(*restore(wish.restore, wish.profile.folder, datetime.now(UTC)))
    except BadBundle as bad:
        return News(bad=bad)


def _application() -> QApplication:
    sys.setswitchinterval(_SWITCH_SECONDS)
    QGuiApplication.setDesktopFileName(APP_ID)
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(["openers"])
    app.setApplicationName("openers")
    app.setApplicationDisplayName("Openers")
    return app


def _cannot(message: str) -> int:
    sys.stderr.write(f"openers: {message}\n")
    return CANNOT_RUN


class Session:
    """All that lives while the window is open.

    Args:
        app: Qt's application.
        args: of the command line.
        folder: for the records, where there are no people.
        settings: the options; ``--lang`` and a demo's wishes are laid over them.
        desk: where uncaught errors end.
        instance: hears of second starts.
        people: everybody and who plays; None where nothing is kept.
    """

    def __init__(
        self,
        app: QApplication,
        args: Namespace,
        folder: Path,
        settings: Settings,
        desk: ErrorDesk,
        instance: SingleInstance | None = None,
        people: tuple[Profiles, Profile] | None = None,
    ) -> None:
        self._app, self._args, self._desk = app, args, desk
        for key, value in (("language", args.lang), ("theme", args.theme), ("pace", args.pace)):
            if value is not None:
                settings.overlay(key, value)
        appearance.speak(app, settings)
        appearance.dress(app, settings)
        if people is not None:
            folder = people[1].folder
        store = Store(folder / RECORDS)
        self.game = Game(store)
        self.window = MainWindow(settings, store, self.game, desk, OwnRules(folder / FOLDER))
        self.keeping = None if people is None else Keeping(self.window, store, *people)
        self._sounds: Sounds | None = None
        self._broken: Exception | None = None
        self.collector = Collector(lambda: self.window.room.view.director.busy)
        if instance is not None:
            instance.wanted.connect(self.window.to_front)

    def run(self) -> int:
        """Show the window, stay, and close everything in order."""
        window, app = self.window, self._app
        self.collector.hold()
        window.closed.connect(app.quit)
        self._mind_signals()
        sight = FirstSight(app, self._complete)
        if self._args.demo is None:
            window.show()
            window.come_in()
            if self.keeping is not None:
                self.keeping.tell()
        else:
            from openers.window.demo import Demo

            demo = Demo(window, self._args)
            demo.finished.connect(app.exit)
            window.show()
            QTimer.singleShot(0, demo, demo.start)
        code = app.exec()
        sight.forget()
        self.collector.stop()
        if self._sounds is not None:
            self._sounds.close()
        self.window.close()
        self.game.close()
        if self._broken is not None:
            raise self._broken
        return code

    def forget(self) -> None:
        """Let the window go for good: another one is opened."""
        self.window.deleteLater()
        self._app.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _complete(self) -> None:
        """The window has been seen: now what was not needed for that."""
        window = self.window
        qt = QLibraryInfo.version().toString()
        self._desk.note(f"Qt {qt}, Python {sys.version.split()[0]}")
        try:
            window.furnish()
        except Exception as error:  # noqa: BLE001 - raised by `run`, which this ends
            self._broken = error
            self._app.exit(CANNOT_RUN)
            return
        if self._args.demo is None:
            from openers.sound.sounds import Sounds
            from openers.window.hearing import Hearing

            self._sounds = Sounds(window.settings)
            Hearing(self.game, window.room, window.commands, window.settings, self._sounds)
            sounds = self._sounds
            window.dialogs.hears(lambda: sounds.deaf)
        self.collector.start()

    def _mind_signals(self) -> None:
        """End in order when the system asks; Python hears it at the collector's next tick."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self.window.close())
