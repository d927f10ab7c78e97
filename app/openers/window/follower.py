"""What the settings change in the window."""

from functools import partial
from typing import cast, final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from openers.panels.look import text_scale
from openers.session.game import Game
from openers.settings.options import BY_KEY
from openers.settings.store import Settings
from openers.table.view import Wishes
from openers.window import appearance
from openers.window.commands import Commands
from openers.window.keymap import KeyMap
from openers.window.play import THINKING_MS, Play
from openers.window.table_room import TableRoom
from openers.words import language

_LEAST_SCALE, _MOST_SCALE = 80, 200


@final
class Follower(QObject):
    """Follows the settings, and lets the menus change them.

    Signals:
        resized: the texts have another size.
    """

    resized = Signal()

    def __init__(
        self, settings: Settings, game: Game, room: TableRoom, play: Play, commands: Commands
    ) -> None:
        super().__init__(room)
        self._settings, self._game = settings, game
        self._room, self._play, self._commands = room, play, commands
        settings.listen(self._changed)
        QApplication.styleHints().colorSchemeChanged.connect(self._scheme_changed)
        for key in ("theme", "pace", "language"):
            for value in self._values(key):
                commands.on(f"{key}_{value}", partial(settings.set, key, value))
        self._wish()

    @staticmethod
    def _values(key: str) -> tuple[str, ...]:
        return language.available() if key == "language" else BY_KEY[key].choices

    def _changed(self, key: str) -> None:
        app = cast("QApplication", QApplication.instance())
        if key == "language":
            appearance.speak(app, self._settings)
        elif key in {"theme", "text_scale"}:
            appearance.dress(app, self._settings)
            self.resized.emit()
            self._room.view.relayout()
        self._wish()
        if key in {"keys", "letter_keys"}:
            self._room.bar.show_caps()
        if key in {"theme", "text_scale", "four_colours"}:
            self._play.choose_colours()

    def _scheme_changed(self) -> None:
        if self._settings.theme == "system":
            self._changed("theme")

    def _wish(self) -> None:
        """Tell table, bar, session and menus what the settings say."""
        settings, bar = self._settings, self._room.bar
        bar.guard_prices, bar.guard_all_in = settings.price_guard, settings.all_in_guard
        family = self._game.rules.family if self._game.seated else "draw"
        self._room.view.set_wishes(
            Wishes(
                settings.pace,
                settings.motion,
                text_scale(),
                settings.sort_hand,
                self._play.four_colours(family),
            )
        )
        self._game.set_pace(THINKING_MS[settings.pace])
        self._room.side.log.explain(settings.pace == "learn")
        KeyMap(settings).wear(self._commands)
        self._room.want_panel(settings.panel)
        self._room.show_page(settings.panel_tab)
        for key in ("theme", "pace", "language"):
            value = getattr(settings, key)
            if value in self._values(key):
                self._commands.action(f"{key}_{value}").setChecked(True)

    def scale(self, by: int) -> None:
        """Larger or smaller texts, by so many per cent."""
        wanted = self._settings.text_scale + by
        self._settings.set("text_scale", min(_MOST_SCALE, max(_LEAST_SCALE, wanted)))
