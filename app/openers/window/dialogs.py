"""The window's dialogs: opened, never waited for, and loaded when they are first wanted."""

from collections.abc import Callable
from functools import partial
from typing import final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from openers import __version__
from openers.records.model import MatchSummary, StoreError
from openers.records.store import Store
from openers.rules import presets
from openers.rules.own import OwnRules
from openers.rules.rules import Rules
from openers.session.game import Game
from openers.settings.store import Settings
from openers.table.view import Wishes
from openers.window import sheets
from openers.window.commands import Commands
from openers.window.failure_words import Trouble
from openers.window.forecast import Forecast

_TROUBLES = 3
"""Error dialogs at once; more would bury the table."""


@final
class Dialogs(QObject):
    """Opens the dialogs of one window.

    Args:
        window: they belong to it.
        settings: for the settings dialog.
        commands: for the list of keys.
        own: the rule sets to choose from.
    """

    def __init__(
        self, window: QWidget, settings: Settings, commands: Commands, own: OwnRules
    ) -> None:
        super().__init__(window)
        self._window, self._settings, self._commands = window, settings, commands
        self._own, self._forecast = own, Forecast(parent=self)
        self._report: Callable[[], str] = str
        self._help: Callable[[], object] = str
        self._deaf: Callable[[], bool] = bool
        self._log = ""
        self._open: dict[str, QDialog] = {}
        self._troubles = self._numbered = 0

    def close(self) -> None:
        """The window closes: nothing is worked out any more."""
        self._forecast.close()
        shown = self._open.get("statistics")
        if shown is not None:
            shown.close()

    def helps(self, help_: Callable[[], None]) -> None:
        """What F1 does in a dialog."""
        self._help = help_

    def hears(self, deaf: Callable[[], bool]) -> None:
        """How to find out that there is no sound device."""
        self._deaf = deaf

    def reports(self, report: Callable[[], str], log: str) -> None:
        """Where an error's dialog gets the deal's text from, and where the log lies."""
        self._report, self._log = report, log

    def _show(self, name: str, dialog: QDialog, *, beside: bool = False) -> None:
        """Open a dialog, one of each name; ``beside``: the window stays in use."""
        before = self._open.pop(name, None)
        if before is not None:
            before.close()
        self._open[name] = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sheets.spread(dialog)
        if name != "help":
            QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), dialog, self._help)
        dialog.finished.connect(lambda _=0: self._forget(name, dialog))
        dialog.destroyed.connect(lambda: self._forget(name, dialog))  # with what it lay over
        if beside:
            dialog.show()
        else:
            dialog.open()

    def _forget(self, name: str, dialog: QDialog) -> None:
        if self._open.get(name) is dialog:
            del self._open[name]

    def shown(self, name: str) -> QDialog | None:
        """The open dialog of a name, None where there is none."""
        return self._open.get(name)

    # -- one by one ------------------------------------------------------------------------------

    def settings(self) -> None:
        """The settings."""
        from openers.window.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self._settings, self._window, self._deaf)
        dialog.keys_wanted.connect(self.keys)
        self._show("settings", dialog)

    def keys(self) -> None:
        """The keys of the commands."""
        from openers.window.keymap import KeyMap
        from openers.window.keys_dialog import KeysDialog

        keymap = KeyMap(self._settings)
        self._show("keys", KeysDialog(keymap, self._commands, self._parent("keys")))

    def help(self, rules: Rules, four_colours: bool, page: str = "keys", article: str = "") -> None:
        """Help, at a page; ``article``: the id of the rule to begin with."""
        from openers.window.help_dialog import HelpDialog

        dialog = HelpDialog(self._commands, rules, four_colours, page, self._parent("help"))
        dialog.show_article(article)
        self._show("help", dialog)

    def _parent(self, name: str) -> QWidget:
        """The dialog on top, so that this one lies over it; else the window."""
        below = [dialog for other, dialog in self._open.items() if other != name]
        return below[-1] if below else self._window

    def new_game(
        self,
        rules: Rules,
        characters: tuple[str, ...],
        begin: Callable[[Rules, tuple[str, ...]], None],
    ) -> None:
        """The dialog of a new game; ``begin`` is called with what was chosen."""
        from openers.window.new_game import NewGame

        dialog = NewGame(presets.ids(), rules, characters, self._own, self._forecast, self._window)
        dialog.wanted.connect(begin)
        dialog.rules_wanted.connect(lambda wanted, rule: self.help(wanted, False, "rules", rule))
        self._show("new", dialog)

    def summary(
        self, summary: MatchSummary, go_on: Callable[[], None], anew: Callable[[], None]
    ) -> None:
        """Looking back on a match."""
        from openers.window.summary import SummaryDialog

        dialog = SummaryDialog(summary, self._window)
        dialog.go_on.connect(go_on)
        dialog.new_game.connect(anew)
        self._show("summary", dialog)

    def statistics(self, store: Store, game: Game) -> None:
        """The person's figures, in a window that follows the play."""
        from openers.window.statistics_window import StatisticsWindow

        shown = self._open.get("statistics")
        if shown is not None:
            shown.activateWindow()
            return
        dialog = StatisticsWindow(store, parent=self._window)
        game.deal_over.connect(dialog.refresh)
        dialog.failed.connect(lambda e: self.trouble(Trouble("store", problem=e.problem)))
        self._show("statistics", dialog, beside=True)

    def replay(self, store: Store, wishes: Wishes) -> None:
        """The last deal on a table of its own; where none is recorded yet that is said."""
        from openers.window.replay.window import ReplayWindow

        try:
            found = store.last_deal()
            if found is None:
                box = QMessageBox(self._window)
                box.setWindowTitle(self.tr("Replay"))
                box.setText(self.tr("No deal has been played to its end yet."))
                self._show("replay", box)
                return
            match, number = found
            self._show(
                "replay",
                ReplayWindow(partial(store.session, match), number, wishes, self._window),
            )
        except StoreError as error:
            self.trouble(Trouble("store", problem=error.problem))

    def trouble(self, trouble: Trouble) -> None:
        """Something went wrong. Of many at once the first few are shown; all are in the log."""
        from openers.window.error_dialog import ErrorDialog

        if self._troubles >= _TROUBLES:
            return
        self._troubles += 1
        dialog = ErrorDialog(trouble, self._report(), self._log, self._window)
        dialog.finished.connect(lambda _=0: self._trouble_seen())
        self._numbered += 1
        self._show(f"trouble {self._numbered}", dialog)

    def _trouble_seen(self) -> None:
        self._troubles = max(0, self._troubles - 1)

    def ask_to_replace(self, keep: Callable[[], None], end: Callable[[], None]) -> None:
        """A new game is wanted while one runs: neither is done unasked."""
        box = QMessageBox(self._window)
        box.setWindowTitle("Openers")
        box.setText(self.tr("A game is running."))
        box.setInformativeText(
            self.tr("Beginning a new one ends it; its running deal will not count.")
        )
        kept = box.addButton(self.tr("Continue the running game"), QMessageBox.ButtonRole.YesRole)
        ended = box.addButton(
            self.tr("End it and begin the new one"), QMessageBox.ButtonRole.DestructiveRole
        )
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(kept)
        kept.clicked.connect(keep)
        ended.clicked.connect(end)
        self._show("replace", box)

    def about(self) -> None:
        """What this is, and whose."""
        box = QMessageBox(self._window)
        box.setWindowTitle(self.tr("About Openers"))
        box.setText(self.tr("Openers {0}").format(__version__))
        box.setInformativeText(
            self.tr("A table for the classic poker games, offline. Free software, MIT licence.")
        )
        self._show("about", box)
