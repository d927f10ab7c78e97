"""The texts of commands and menus."""

from typing import final

from PySide6.QtCore import QObject


@final
class CommandWords(QObject):
    """Menu texts by id; an ampersand marks the letter to press in the menu."""

    def menu(self, menu: str) -> str:
        """A menu's title."""
        return {
            "game": self.tr("&Game"),
            "table": self.tr("&Table"),
            "learn": self.tr("&Learn"),
            "view": self.tr("&View"),
            "help": self.tr("&Help"),
            "language": self.tr("&Language"),
            "theme": self.tr("&Colours"),
            "pace": self.tr("&Pace"),
        }[menu]

    def text(self, command: str) -> str:
        """A command's text."""
        for texts in (self._game(), self._table(), self._view()):
            if command in texts:
                return texts[command]
        raise KeyError(command)

    def _game(self) -> dict[str, str]:
        return {
            "new": self.tr("&New game…"),
            "resume": self.tr("&Continue the game"),
            "start": self.tr("&Start page"),
            "stop": self.tr("Stop and look &back"),
            "replay": self.tr("&Replay the last deal…"),
            "statistics": self.tr("&Your game in figures…"),
            "players": self.tr("&Who plays…"),
            "backup": self.tr("Save a bac&kup…"),
            "restore": self.tr("Restore a back&up…"),
            "settings": self.tr("S&ettings…"),
            "quit": self.tr("&Quit"),
            "help": self.tr("&Help and keys"),
            "show_me": self.tr("Show me how it is &played"),
            "rules": self.tr("&Rules of this game"),
            "hands": self.tr("What beats &what"),
            "about": self.tr("&About Openers"),
        }

    def _table(self) -> dict[str, str]:
        return {
            "fold": self.tr("&Fold"),
            "passive": self.tr("&Check or call"),
            "raise": self.tr("&Open, bet or raise"),
            "amount": self.tr("&Type the amount"),
            "more": self.tr("A chip more"),
            "less": self.tr("A chip less"),
            "much_more": self.tr("Five chips more"),
            "much_less": self.tr("Five chips less"),
            "least": self.tr("Smallest amount"),
            "most": self.tr("Largest amount"),
            "pot": self.tr("The &pot"),
            "keep": self.tr("&Stand pat"),
            "exchange": self.tr("&Exchange the marked cards"),
            "ask": self.tr("Ask for the o&peners"),
            "next": self.tr("&Next deal"),
            "proceed": self.tr("Go on, skip the movement"),
            "take_back": self.tr("Take &back"),
            "say_hand": self.tr("What do I &hold?"),
            "say_stacks": self.tr("Who has how &many chips?"),
        }

    def _view(self) -> dict[str, str]:
        return {
            "panel": self.tr("Side &panel"),
            "log": self.tr("&Log"),
            "mute": self.tr("M&ute"),
            "full_screen": self.tr("&Full screen"),
            "larger": self.tr("&Larger text"),
            "smaller": self.tr("S&maller text"),
            "theme_system": self.tr("As the &system"),
            "theme_light": self.tr("&Light afternoon"),
            "theme_dark": self.tr("&Dark evening"),
            "pace_learn": self.tr("&Learning: go on by key"),
            "pace_normal": self.tr("&Normal"),
            "pace_fast": self.tr("&Fast"),
            "pace_instant": self.tr("&Instant"),
        }
