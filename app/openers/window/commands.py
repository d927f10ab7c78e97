"""Every command of the window once: menus, keys and the list of F1 are made from here."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from openers.settings.options import BY_KEY
from openers.window.command_words import CommandWords
from openers.words import language


class Command(NamedTuple):
    """A command.

    Attributes:
        id: its name in the program.
        menu: where it stands: game, table, learn, view, help, or a submenu.
        keys: its keys in portable text, the first one shown.
        at_table: its keys act only while the table or the action bar has the focus.
        group: commands of a group exclude each other; a check mark shows which holds.
        rule: whether a line is drawn above it in the menu.
    """

    id: str
    menu: str
    keys: tuple[str, ...] = ()
    at_table: bool = False
    group: str = ""
    rule: bool = False


def _play(name: str, *keys: str, rule: bool = False) -> Command:
    return Command(name, "table", keys, at_table=True, rule=rule)


COMMANDS: tuple[Command, ...] = (
    Command("new", "game", ("Ctrl+N",)),
    Command("resume", "game"),
    Command("start", "game"),
    Command("stop", "game"),
    Command("replay", "game", ("Ctrl+R",)),
    Command("statistics", "game", ("Ctrl+T",)),
    Command("players", "game", rule=True),
    Command("backup", "game"),
    Command("restore", "game"),
    Command("settings", "game", ("Ctrl+,",), rule=True),
    Command("quit", "game", ("Ctrl+Q",), rule=True),
    _play("fold", "F"),
    _play("passive", "C"),
    _play("raise", "R", "B"),
    _play("amount", "="),
    _play("more", "Up", rule=True),
    _play("less", "Down"),
    _play("much_more", "PgUp"),
    _play("much_less", "PgDown"),
    _play("least", "Home"),
    _play("most", "End"),
    _play("pot", "P"),
    _play("keep", "A", rule=True),
    _play("exchange", "Return", "Enter"),
    _play("ask", "O", rule=True),
    _play("next", "N"),
    _play("proceed", "Space"),
    Command("take_back", "table", ("Ctrl+Z",), rule=True),
    _play("say_hand", "W"),
    _play("say_stacks", "S"),
    Command("show_me", "learn"),
    Command("rules", "learn"),
    Command("hands", "learn", ("K",), at_table=True),
    Command("panel", "view", ("F9",)),
    Command("log", "view", ("L",), at_table=True),
    Command("mute", "view", ("M",), at_table=True),
    Command("larger", "view", ("Ctrl++", "Ctrl+="), rule=True),
    Command("smaller", "view", ("Ctrl+-",)),
    Command("full_screen", "view", ("F11",)),
    *(Command(f"theme_{name}", "theme", group="theme") for name in BY_KEY["theme"].choices),
    *(Command(f"pace_{name}", "pace", group="pace") for name in BY_KEY["pace"].choices),
    *(
        Command(f"language_{code}", "language", group="language")
        for code in language.available()
    ),
    Command("help", "help", ("F1",)),
    Command("about", "help", rule=True),
)  # fmt: skip

_MENUS = ("game", "table", "learn", "view", "help")
_SUBMENUS = {"view": ("pace", "theme", "language")}


@final
class Commands(QObject):
    """The commands of one window as actions.

    Args:
        window: owns them; the keys of most act anywhere in it.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._words = CommandWords()
        self._actions: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {}
        groups: dict[str, QActionGroup] = {}
        for command in COMMANDS:
            action = QAction(window)
            action.setObjectName(command.id)
            action.setShortcuts([QKeySequence.fromString(key) for key in command.keys])
            if command.at_table:
                action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            else:
                window.addAction(action)
            if command.group:
                action.setCheckable(True)
                group = groups.setdefault(command.group, QActionGroup(window))
                group.addAction(action)
            self._actions[command.id] = action
        self._actions["panel"].setCheckable(True)
        self._actions["mute"].setCheckable(True)
        self._actions["full_screen"].setCheckable(True)

    def action(self, command: str) -> QAction:
        """A command's action. Raises KeyError."""
        return self._actions[command]

    def on(self, command: str, call: Callable[[], object]) -> None:
        """Call ``call`` when the command is given."""
        self._actions[command].triggered.connect(lambda _=False: call())

    def enable(self, command: str, enabled: bool) -> None:
        """Allow or refuse a command."""
        self._actions[command].setEnabled(enabled)

    def act_in(self, *widgets: QWidget) -> None:
        """The widgets in which the table's keys act."""
        for command in COMMANDS:
            if command.at_table:
                for widget in widgets:
                    widget.addAction(self._actions[command.id])

    def use_keys(self, keys: Mapping[str, Sequence[str]], *, letters: bool) -> None:
        """Let the commands act by these keys; ``letters``: by single letters too.

        Of the commands that act anywhere only longer keys do: letters are for writing there.
        """
        for command in COMMANDS:
            wanted = [
                QKeySequence.fromString(key)
                for key in keys[command.id]
                if len(key) > 1 or (letters and command.at_table)
            ]
            if wanted != self._actions[command.id].shortcuts():
                self._actions[command.id].setShortcuts(wanted)

    def fill(self, bar: QMenuBar) -> None:
        """Build the menus."""
        for name in _MENUS:
            menu = bar.addMenu("")
            self._menus[name] = menu
            for submenu in _SUBMENUS.get(name, ()):
                self._menus[submenu] = menu.addMenu("")
        for command in COMMANDS:
            menu = self._menus[command.menu]
            if command.rule:
                menu.addSeparator()
            menu.addAction(self._actions[command.id])
        self.retranslate()

    def keys(self, command: str) -> str:
        """The keys of a command as the reader's system writes them."""
        shown = (
            key.toString(QKeySequence.SequenceFormat.NativeText)
            for key in self._actions[command].shortcuts()
        )
        # In some languages Return and Enter are one word, and Home is an arrow few keys bear.
        return ", ".join(dict.fromkeys(key.replace("↖", "Home") for key in shown))

    def cap(self, command: str) -> str:
        """The first key of a command, as a button shows it; "" where it has none."""
        return self.keys(command).split(", ")[0]

    def text(self, command: str) -> str:
        """A command's text without the menu's mark."""
        return self._actions[command].text().replace("&", "").rstrip("…")

    def retranslate(self) -> None:
        """Set all texts in the language that is on."""
        for name, menu in self._menus.items():
            menu.setTitle(self._words.menu(name))
        for name, action in self._actions.items():
            if name.startswith("language_"):
                action.setText(language.native_name(name.removeprefix("language_")))
            else:
                action.setText(self._words.text(name))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return False
