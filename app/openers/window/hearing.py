"""What is heard of the window: the beats of the table, one's turn, refusals, the key that mutes."""

from typing import final

from PySide6.QtCore import QObject

from openers.engine.events import DealEnded, Event
from openers.session.game import Game
from openers.settings.store import Settings
from openers.sound.beats import heard
from openers.sound.kinds import TOLD, Kind
from openers.sound.sounds import Sounds
from openers.window.commands import Commands
from openers.window.table_room import TableRoom


@final
class Hearing(QObject):
    """Lets the sounds go with what is shown.

    At the pace ``instant`` and while a deal is taken up again only what tells something is heard.
    """

    def __init__(
        self, game: Game, room: TableRoom, commands: Commands, settings: Settings, sounds: Sounds
    ) -> None:
        super().__init__(room)
        self._game, self._room, self._settings = game, room, settings
        self._sounds, self._mute = sounds, commands.action("mute")
        self._again = False
        self._marked = 0
        room.view.director.shown.connect(self._shown)
        room.view.marks_changed.connect(self._marks_changed)
        game.replaying.connect(self._replaying)
        game.your_turn.connect(lambda _: self._play(Kind.TURN))
        game.refused.connect(lambda _: self._play(Kind.REFUSAL))
        room.bar.refused.connect(lambda _: self._play(Kind.REFUSAL))
        room.view.mark_refused.connect(lambda _: self._play(Kind.REFUSAL))
        commands.on("mute", lambda: settings.set("sound", not settings.sound))
        settings.listen(self._changed)
        self._changed("sound")

    def _play(self, kind: Kind) -> None:
        if not self._again and (kind in TOLD or self._settings.pace != "instant"):
            self._sounds.play(kind)

    def _shown(self, event: Event) -> None:
        table, hero = self._room.view.table, self._game.hero
        won = isinstance(event, DealEnded) and table is not None and bool(table.won[hero])
        kind = heard(event, won)
        if kind is not None:
            self._play(kind)

    def _marks_changed(self) -> None:
        before, self._marked = self._marked, len(self._room.view.marked())
        legal = self._game.legal
        if self._marked != before and legal is not None and legal.phase == "draw":
            self._play(Kind.MARK)

    def _replaying(self, begins: bool) -> None:
        self._again = begins

    def _changed(self, key: str) -> None:
        if key == "sound":
            self._mute.setChecked(not self._settings.sound)
