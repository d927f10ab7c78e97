"""Who plays, and all that is theirs in one file: what the menu offers of it.

Another person, or other records, means another window: the one on show closes in order and leaves
word of what shall be opened next.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QMessageBox

from openers.records.model import StoreError
from openers.settings.profiles import Profile, Profiles
from openers.window.failure_words import FailureWords, Trouble
from openers.window.file_dialogs import FileDialogs, show_over
from openers.window.keeping_words import KeepingWords

if TYPE_CHECKING:
    from collections.abc import Callable

    from openers.records.bundle import BadBundle, Contents
    from openers.records.store import Store
    from openers.window.main_window import MainWindow

SUFFIX = ".openers-backup"
"""How the name of a backup ends."""


class Wish(NamedTuple):
    """What shall be opened when the window has closed.

    Attributes:
        profile: who plays.
        restore: a backup to be taken back before, or None.
    """

    profile: Profile
    restore: Path | None = None


class News(NamedTuple):
    """What came of a restore, if there was one.

    Attributes:
        contents: what was in it; None where nothing was restored.
        kept: where the old things are.
        bad: why it was refused, or None.
    """

    contents: Contents | None = None
    kept: Path = Path()
    bad: BadBundle | None = None


@final
class Keeping(QObject):
    """Players, backup and restore in one window.

    Args:
        window: its menu and its start page ask for them.
        store: the records in use.
        profiles: everybody.
        profile: who plays.

    Attributes:
        news: what is to be told.
        wish: what comes after this window, or None for the end.
    """

    def __init__(
        self, window: MainWindow, store: Store, profiles: Profiles, profile: Profile
    ) -> None:
        super().__init__(window)
        self._window, self._store = window, store
        self._profiles, self.profile = profiles, profile
        self.news = News()
        self.wish: Wish | None = None
        self._words, self._files = KeepingWords(), FileDialogs(window)
        commands = window.commands
        commands.on("players", self.players)
        commands.on("backup", self.back_up)
        commands.on("restore", self.restore)
        window.start_page.players.connect(self.players)
        self.changed()

    # -- who plays -------------------------------------------------------------------------------

    def changed(self) -> None:
        """Names or people are others now: the start page tells who plays among several."""
        everybody = self._profiles.all()
        for profile in everybody:
            if profile.folder == self.profile.folder:
                self.profile = profile
        name = self._words.name(self.profile) if len(everybody) > 1 else ""
        self._window.start_page.show_player(name)

    def players(self) -> QDialog:
        """The dialog of those who play here."""
        from openers.window.players_dialog import PlayersDialog

        dialog = PlayersDialog(self._profiles, self.profile, self._window)
        dialog.changed.connect(self.changed)
        dialog.chosen.connect(self._play)
        show_over(dialog)
        return dialog

    def _play(self, profile: Profile) -> None:
        if profile.folder != self.profile.folder:
            self._leave(Wish(profile))

    def _leave(self, wish: Wish) -> None:
        self.wish = wish
        self._window.close()

    # -- backup and restore ----------------------------------------------------------------------

    def back_up(self) -> None:
        """Ask for a place and write a backup there."""
        name = self._words.file_name(self.profile, _now()) + SUFFIX
        self._files.save(self._words.save_title(), self._words.kind(SUFFIX), name, self.write)

    def write(self, path: Path) -> None:
        """Write a backup, and say that it is there or why not."""
        from openers.records import bundle

        def act() -> None:
            contents = bundle.write(self._store, self.profile.folder, path, _now())
            self._say(self._words.written(path.name, contents.deals), "")

        self._try(act)

    def restore(self) -> None:
        """Ask for a backup and take it back."""
        self._files.open(self._words.open_title(), self._words.kind(SUFFIX), SUFFIX, self.take_back)

    def take_back(self, path: Path) -> None:
        """Look into a backup; once that is confirmed it takes the place of what is there."""
        from openers.records import bundle

        def act() -> None:
            contents = bundle.check(path)
            box = QMessageBox(self._window)
            box.setWindowTitle(self._words.title())
            box.setText(self._words.found(contents))
            box.setInformativeText(self._words.takes_the_place())
            go = box.addButton(self._words.restore(), QMessageBox.ButtonRole.DestructiveRole)
            kept = box.addButton(self._words.keep(), QMessageBox.ButtonRole.RejectRole)
            box.setDefaultButton(kept)
            go.clicked.connect(lambda: self._leave(Wish(self.profile, path)))
            show_over(box)

        self._try(act)

    def tell(self) -> None:
        """Say what came of a restore."""
        news = self.news
        if news.bad is not None:
            self._say(self._words.nothing(), self._words.reason(news.bad))
        elif news.contents is not None:
            self._say(self._words.restored(news.contents), self._words.kept(news.kept))

    def _try(self, act: Callable[[], None]) -> None:
        from openers.records.bundle import BadBundle

        try:
            act()
        except BadBundle as bad:
            self._say(self._words.nothing(), self._words.reason(bad))
        except StoreError as error:
            sentence = FailureWords().sentence(Trouble("store", problem=error.problem))
            self._say(self._words.nothing(), sentence)

    def _say(self, text: str, more: str) -> None:
        box = QMessageBox(self._window)
        box.setWindowTitle(self._words.title())
        box.setText(text)
        box.setInformativeText(more)
        show_over(box)


def _now() -> datetime:
    return datetime.now(UTC)
