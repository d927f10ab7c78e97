"""The keys of the commands: those of the registry, and those the person chose instead."""

import json
from typing import final

from PySide6.QtGui import QKeySequence

from openers.panels.caps import CAPPED, set_caps
from openers.settings.store import Settings
from openers.window.commands import COMMANDS, Commands

RESERVED = frozenset({"Tab", "Shift+Tab", "Esc", "Left", "Right", "1", "2", "3", "4", "5"})
"""Keys that move the keyboard about or mark cards: never a command's."""
_USUAL = {command.id: command.keys for command in COMMANDS}

_AT_TABLE = frozenset(command.id for command in COMMANDS if command.at_table)


def portable(key: QKeySequence) -> str:
    """A key as the settings write it, the same on every system."""
    return key.toString(QKeySequence.SequenceFormat.PortableText)


@final
class KeyMap:
    """The keys in force, kept in the settings.

    A text that makes no sense there, a command that is none, a key that means something else:
    each is passed over, and the usual keys hold.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def wear(self, commands: Commands) -> None:
        """Let a window's commands act by these keys, and the buttons show them."""
        commands.use_keys(self.all(), letters=self._settings.letter_keys)
        set_caps({command: commands.cap(command) for command in CAPPED})

    def keys(self, command: str) -> tuple[str, ...]:
        """The keys of a command, the first one shown. Raises KeyError."""
        return self.all()[command]

    def all(self) -> dict[str, tuple[str, ...]]:
        """The keys of every command."""
        own = self._own()
        found = {command: own.get(command, usual) for command, usual in _USUAL.items()}
        taken = {key for keys in own.values() for key in keys}
        for command in found.keys() - own.keys():
            found[command] = tuple(key for key in found[command] if key not in taken)
        return found

    def is_own(self, command: str) -> bool:
        """Whether a command has other keys than the usual ones."""
        return self.keys(command) != _USUAL[command]

    def holder(self, key: str) -> str:
        """The command a key belongs to, or ""."""
        return next((command for command, keys in self.all().items() if key in keys), "")

    def refusal(self, command: str, key: str) -> str:
        """Why a command can't have a key: ``reserved``, ``letter`` (only at the table), or ""."""
        if key in RESERVED:
            return "reserved"
        return "letter" if len(key) == 1 and command not in _AT_TABLE else ""

    def assign(self, command: str, key: str) -> None:
        """Give a command this key alone, taken from wherever it was; "" leaves it without one.

        Raises:
            ValueError: the command can't have it: see `refusal`.
        """
        if self.refusal(command, key):
            raise ValueError(f"{command} can't have {key}")
        own = self._own()
        before = self.holder(key) if key else ""
        if before and before != command:
            own[before] = tuple(k for k in self.keys(before) if k != key)
        own[command] = (key,) if key else ()
        self._keep(own)

    def reset(self, command: str) -> None:
        """Give a command its usual keys again, taken from wherever they are now."""
        own = self._own()
        own.pop(command, None)
        wanted = set(_USUAL[command])
        for other, keys in tuple(own.items()):
            own[other] = tuple(key for key in keys if key not in wanted)
        self._keep(own)

    def reset_all(self) -> None:
        """Give every command its usual keys again."""
        self._keep({})

    def passed_over(self) -> tuple[str, ...]:
        """The commands whose kept keys make no sense or mean two things; ``keys``: none can be
        read.
        """
        kept = self._kept()
        if kept is None:
            return ("keys",)
        own = self._own()
        return tuple(command for command, keys in kept.items() if [*own.get(command, ())] != keys)

    def _kept(self) -> dict[str, object] | None:
        """What the settings keep, whatever it is; None where it cannot be read."""
        try:
            found = json.loads(self._settings.keys)
        except (ValueError, RecursionError):
            return None
        return found if isinstance(found, dict) else None

    def _own(self) -> dict[str, tuple[str, ...]]:
        found = self._kept() or {}
        own: dict[str, tuple[str, ...]] = {}
        taken: set[str] = set()
        for command, keys in found.items():
            if command in _USUAL and isinstance(keys, list) and _make_sense(keys):
                own[command] = tuple(key for key in dict.fromkeys(keys) if key not in taken)
                taken.update(keys)
        return own

    def _keep(self, own: dict[str, tuple[str, ...]]) -> None:
        changed = {command: list(keys) for command, keys in own.items() if keys != _USUAL[command]}
        self._settings.set("keys", json.dumps(changed, sort_keys=True))


def _make_sense(keys: list[object]) -> bool:
    """Whether all of these are single keys that a command may have."""
    return all(
        isinstance(key, str)
        and key not in RESERVED
        and portable(QKeySequence.fromString(key)) == key
        and QKeySequence.fromString(key).count() == 1
        for key in keys
    )
