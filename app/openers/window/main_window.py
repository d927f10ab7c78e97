"""The main window: start page and table, menus, dialogs.

It is shown with the start page alone; the table and all that belongs to it is put in when it is
first wanted, at the latest when the window has been seen: it opens in half the time.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QStackedWidget

from openers.art import icons
from openers.rules import presets
from openers.rules.validate import legible
from openers.window.brand import Brand
from openers.window.commands import Commands
from openers.window.failure_words import Trouble
from openers.window.keymap import KeyMap
from openers.window.last_game import last_game, remember_game
from openers.window.start_page import Resumable, StartPage

if TYPE_CHECKING:
    from openers.records.model import MatchSummary
    from openers.records.store import Store
    from openers.rules.own import OwnRules
    from openers.rules.rules import Rules
    from openers.session.failure import Failure
    from openers.session.game import Game
    from openers.settings.store import Settings
    from openers.window.dialogs import Dialogs
    from openers.window.errors import ErrorDesk
    from openers.window.furniture import Clocks, Furniture
    from openers.window.play import Play
    from openers.window.table_room import TableRoom


_SMALLEST, _FIRST = QSize(1024, 640), QSize(1280, 800)
_SCALE_STEP = 10
_FIRST_CHARACTERS = ("renzo", "carmen", "lucia", "bruno")


@final
class MainWindow(QMainWindow):
    """The one window.

    Signals:
        closed: it was closed; the program ends.
    """

    closed = Signal()

    def __init__(
        self,
        settings: Settings,
        store: Store,
        game: Game,
        desk: ErrorDesk,
        own: OwnRules,
        clocks: Clocks = (),
    ) -> None:
        """``clocks``: others than the `TableRoom`'s own."""
        super().__init__()
        self.settings, self.game, self.desk = settings, game, desk
        self._store, self._own = store, own
        self._clocks = clocks
        self._furniture: Furniture | None = None
        self.start_page = StartPage(presets.ids())
        self.commands = Commands(self)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start_page)
        self.setCentralWidget(self._pages)
        self.setWindowIcon(icons.window_icon())
        self._keep_room()
        bar = self.menuBar()
        bar.setNativeMenuBar(False)
        self.commands.fill(bar)
        bar.setCornerWidget(Brand(bar))
        self._connect()
        self._restore()
        self._retranslate()

    def _connect(self) -> None:
        page = self.start_page
        self.game.match_over.connect(self._match_over)
        self.game.failed.connect(self._failed)
        self.desk.happened.connect(self._unexpected)
        page.go_on.connect(self.go_on)
        page.chosen.connect(self.ask_new_game)
        page.show_me.connect(self.show_me)
        page.language.connect(partial(self.settings.set, "language"))

    # -- furniture -------------------------------------------------------------------------------

    def furnish(self) -> Furniture:
        """Put the table and its room in, once; whoever asks for them has it done."""
        if self._furniture is None:
            from openers.window.furniture import Furniture

            self._furniture = Furniture.of(
                self, self.settings, self.game, self.commands, self._own, self._clocks
            )
            room = self._furniture.room
            self._pages.addWidget(room)
            self._wire()
            self._command()
            self._keep_room()
            self._enable()
        return self._furniture

    @property
    def room(self) -> TableRoom:
        """The room with the table."""
        return self.furnish().room

    @property
    def play(self) -> Play:
        """Who leads through a match."""
        return self.furnish().play

    @property
    def dialogs(self) -> Dialogs:
        """What opens the dialogs."""
        return self.furnish().dialogs

    def _wire(self) -> None:
        room, play, dialogs, follower = self.furnish()
        dialogs.reports(self.game.report, str(self.desk.path))
        dialogs.helps(self.help)
        self.start_page.settings.connect(dialogs.settings)
        room.panel_wanted.connect(self._panel)
        room.page_wanted.connect(partial(self.settings.set, "panel_tab"))
        play.changed.connect(self._enable)
        play.new_game.connect(self.ask_new_game)
        play.answers.rule_wanted.connect(self._read_rule)
        follower.resized.connect(self._keep_room)

    def _command(self) -> None:
        room, play, dialogs, follower = self.furnish()
        on, bar = self.commands.on, room.bar
        for name, call in {
            "new": self.ask_new_game, "resume": self.go_on, "start": self.to_start,
            "stop": self.stop, "settings": dialogs.settings, "quit": self.close,
            "replay": lambda: dialogs.replay(self._store, room.view.wishes),
            "statistics": lambda: dialogs.statistics(self._store, self.game),
            "fold": bar.fold, "passive": bar.passive, "raise": bar.aggressive,
            "amount": bar.focus_amount, "more": lambda: bar.step(1),
            "less": lambda: bar.step(-1), "much_more": lambda: bar.step(5),
            "much_less": lambda: bar.step(-5), "least": lambda: bar.choose("min"),
            "most": lambda: bar.choose("max"), "pot": lambda: bar.choose("pot"),
            "keep": bar.stand_pat, "exchange": bar.exchange, "ask": play.ask_openers,
            "next": play.next_deal, "proceed": play.proceed, "take_back": play.take_back,
            "say_hand": play.answers.hand, "say_stacks": play.answers.stacks,
            "show_me": self.show_me, "rules": lambda: self._page("rules"),
            "hands": lambda: self._page("hands"), "log": lambda: self._page("log"),
            "panel": lambda: self._panel(not room.panel_open),
            "larger": lambda: follower.scale(_SCALE_STEP),
            "smaller": lambda: follower.scale(-_SCALE_STEP),
            "full_screen": self._full_screen, "help": self.help, "about": dialogs.about,
        }.items():  # fmt: skip
            on(name, call)

    # -- coming in and going ---------------------------------------------------------------------

    def come_in(self) -> None:
        """The first thing a person sees: the table on the first evening, else the start page."""
        for problem in self.settings.problems:
            if problem.kind != "value":
                self.dialogs.trouble(Trouble("settings", place=str(problem.path)))
        unusable = KeyMap(self.settings).passed_over()
        if unusable:
            names = ", ".join(legible(name) for name in unusable)
            self.dialogs.trouble(Trouble("keys", place=names))
        for kept in self._store.problems:
            self.dialogs.trouble(Trouble("store", problem=kept))
        if self.settings.introduced or self.game.can_resume():
            self.to_start()
            return
        self.begin(presets.preset(presets.ids()[0]), _FIRST_CHARACTERS)
        words = self.play.words
        self.room.notice.ask(
            words.first_evening,
            (words.show_me, lambda: self._introduce(True)),
            (words.know_it, lambda: self._introduce(False)),
        )
        self.play.acted.connect(self._met)

    def _introduce(self, show: bool) -> None:
        self._met()
        if show:
            self._explain()

    def _met(self) -> None:
        self.settings.set("introduced", True)

    def show_me(self) -> None:
        """Explain a first deal of Jackpots, or the one that runs."""
        if self.game.seated and self._pages.currentWidget() is self.room:
            self._explain()
        elif self.game.can_resume():
            self.go_on()
            self._explain()
        else:
            self.begin(presets.preset(presets.ids()[0]), _FIRST_CHARACTERS)
            self._explain()

    def _explain(self) -> None:
        self.settings.set("pace", "learn")
        from openers.window.coach import Coach

        self.play.coach(Coach(self))
        self._page("hands" if self.room.wide else "")
        legal = self.game.legal
        if legal is not None:
            self.play.explain(legal)

    def to_start(self) -> None:
        """Get up from the table; the match waits on the start page."""
        self._get_up()
        self._pages.setCurrentWidget(self.start_page)
        self.start_page.show_running(self._resumable())
        self._enable()

    def _to_table(self) -> None:
        """Show the table and give it the keyboard."""
        self._pages.setCurrentWidget(self.room)
        self.room.view.setFocus()
        self._enable()

    def _get_up(self) -> MatchSummary | None:
        if self._furniture is None:
            return None
        self.play.stop_moving()
        self.room.notice.hide()
        self.game.match_over.disconnect(self._match_over)
        try:
            return self.game.leave()
        finally:
            self.game.match_over.connect(self._match_over)

    def _resumable(self) -> Resumable | None:
        running = self.game.waiting()
        if running is None:
            return None
        number = running.state["number"] + bool(running.events)
        return Resumable(running.summary, running.state["stacks"][0], number)

    def go_on(self) -> None:
        """Continue the running match."""
        if not self.game.seated:
            self.play.expect()
            if not self.game.resume():
                self.to_start()
                return
        self._to_table()

    def begin(
        self,
        rules: Rules,
        characters: tuple[str, ...],
        replace: bool = False,
        seed: int | None = None,
    ) -> None:
        """Begin a new match; one that runs is only ended where ``replace`` says so."""
        if not replace and self.game.can_resume():
            self.dialogs.ask_to_replace(
                self.go_on, lambda: self.begin(rules, characters, replace=True)
            )
            return
        self.play.expect()  # not before: a question leaves the table as it is
        self.game.start(rules, characters, seed, replace=True)
        remember_game(self.settings, rules, characters)
        self._to_table()

    def ask_new_game(self, variant: str = "") -> None:
        """Open the dialog of a new game."""
        rules, characters = last_game(self.settings, variant)
        self.dialogs.new_game(rules, characters, self.begin)

    def stop(self) -> None:
        """Stop for today and look back."""
        summary = self._get_up()
        self.to_start()
        if summary is not None:
            self.dialogs.summary(summary, self.go_on, self.ask_new_game)

    def _match_over(self, summary: MatchSummary) -> None:
        self.play.stop_moving()
        self.to_start()
        self.dialogs.summary(summary, self.go_on, self.ask_new_game)

    # -- troubles --------------------------------------------------------------------------------

    def _failed(self, failure: Failure) -> None:
        self.dialogs.trouble(
            Trouble(failure.key, failure.character, failure.problem, trace=failure.trace)
        )

    def _unexpected(self, text: str) -> None:
        self.dialogs.trouble(Trouble("slot", trace=text))

    # -- the side panel --------------------------------------------------------------------------

    def _panel(self, is_open: bool) -> None:
        if self.room.wide:
            self.settings.set("panel", is_open)
        else:
            self.room.open_drawer(is_open)
        if not is_open:
            self.room.view.setFocus()
        self._enable()

    def _page(self, name: str) -> None:
        """Turn the side panel to a page, or fold it where that page is on show."""
        if not name:
            return
        if self.room.panel_open and self.room.side.page() == name:
            self._panel(False)
            return
        self.room.show_page(name)
        self._panel(True)

    def _read_rule(self, rule: str) -> None:
        self.room.show_page("rules")
        self._panel(True)
        self.room.side.rules.show_article(rule)
        self.room.side.focus_page()

    def _full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def help(self) -> None:
        """F1, anywhere."""
        rules = self.game.rules if self.game.seated else last_game(self.settings, "")[0]
        self.dialogs.help(rules, self.play.four_colours(rules.family))

    def to_front(self) -> None:
        """Somebody started the program a second time."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        QApplication.alert(self)

    # -- the window itself -----------------------------------------------------------------------

    def _enable(self) -> None:
        if self._furniture is None:
            return  # the menus are not open yet
        from openers.window.key_state import enable_commands

        at_table = self._pages.currentWidget() is self.room and self.game.seated
        enable_commands(self.commands, self.room, self.play, at_table)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle("Openers")
        self.commands.retranslate()
        if self.game.seated:
            QTimer.singleShot(0, self, self.play.texts_again)

    def _keep_room(self) -> None:
        """The window never becomes smaller than its texts."""
        texts = _SMALLEST
        if self._furniture is not None:
            texts = self.room.minimumSizeHint().expandedTo(texts)
        self.setMinimumSize(texts.boundedTo(self.screen().availableSize().expandedTo(_SMALLEST)))

    def _restore(self) -> None:
        self.resize(_FIRST)
        kept = QByteArray.fromHex(self.settings.geometry.encode())
        if not kept.isEmpty():
            self.restoreGeometry(kept)
        room = self.screen().availableGeometry()
        self.resize(self.size().boundedTo(room.size()))
        if not room.intersects(self.frameGeometry()):
            self.move(room.topLeft())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave without a question: nothing is lost."""
        self.settings.set("geometry", bytes(self.saveGeometry().toHex().data()).decode())
        self._get_up()
        if self._furniture is not None:
            self.dialogs.close()
        for dialog in self.findChildren(QDialog):  # none outlives its window, questions neither
            dialog.done(QDialog.DialogCode.Rejected)
        event.accept()
        self.closed.emit()
