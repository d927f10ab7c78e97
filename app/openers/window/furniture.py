"""What stands in the window beside the start page: loaded and made when it is first wanted."""

from collections.abc import Callable
from typing import NamedTuple, Self

from PySide6.QtWidgets import QWidget

from openers.rules.own import OwnRules
from openers.session.game import Game
from openers.settings.store import Settings
from openers.window.commands import Commands
from openers.window.dialogs import Dialogs
from openers.window.follower import Follower
from openers.window.play import Play
from openers.window.table_room import TableRoom

Clocks = tuple[Callable[[], float], Callable[[], float]] | tuple[()]
"""Others than the `TableRoom`'s own, for it and in its order."""


class Furniture(NamedTuple):
    """The room with the table, who leads through a match, the dialogs, who follows the settings."""

    room: TableRoom
    play: Play
    dialogs: Dialogs
    follower: Follower

    @classmethod
    def of(
        cls,
        window: QWidget,
        settings: Settings,
        game: Game,
        commands: Commands,
        own: OwnRules,
        clocks: Clocks,
    ) -> Self:
        """Make it all for a window; only the room's own table knows the others yet."""
        room = TableRoom(*clocks)
        play = Play(game, room, settings, window)
        dialogs = Dialogs(window, settings, commands, own)
        commands.act_in(room.view, room.bar)
        return cls(room, play, dialogs, Follower(settings, game, room, play, commands))
