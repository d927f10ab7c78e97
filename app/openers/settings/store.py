"""The options in force and the file they are kept in."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from openers.settings.files import write_whole
from openers.settings.options import BY_KEY, OPTIONS, Value

FILE = "settings.toml"


class Problem(NamedTuple):
    """What was wrong with the file when it was read.

    Attributes:
        kind: ``broken`` (not TOML, kept aside), ``value`` (refused, the default holds) or
            ``unreadable`` (the system refused).
        key: the option, for ``value``; else empty.
        path: where the file is now.
    """

    kind: str
    key: str
    path: Path


class Settings:
    """The program's options, read as attributes: ``settings.theme``.

    A change is written at once, by way of a second file, so that no crash leaves half a file.
    Listeners are called with the key after each change.

    Attributes:
        problems: what was wrong with the file when it was read.
    """

    def __init__(self, path: Path | None = None) -> None:
        """Read ``path``; None keeps the options in memory alone."""
        self._path = path
        self._values: dict[str, Value] = {option.key: option.default for option in OPTIONS}
        self._overlay: dict[str, Value] = {}
        self._listeners: list[Callable[[str], None]] = []
        self.problems: list[Problem] = []
        if path is not None:
            self._read(path)

    def __getattr__(self, key: str) -> Any:
        try:
            over = self.__dict__["_overlay"]
            return over[key] if key in over else self.__dict__["_values"][key]
        except KeyError:
            raise AttributeError(f"no option {key!r}") from None

    def set(self, key: str, value: Value) -> None:
        """Change an option, write the file, tell the listeners.

        Raises:
            KeyError: there is no such option.
            ValueError: the option does not take this value.
        """
        option = BY_KEY[key]
        if not option.takes(value):
            raise ValueError(f"{key} takes {option.allowed()}, not {value!r}")
        if getattr(self, key) == value:
            return
        self._overlay.pop(key, None)
        self._values[key] = value
        self._write()
        for listener in tuple(self._listeners):
            listener(key)

    def overlay(self, key: str, value: Value) -> None:
        """Let an option have this value until the program ends, without a word in the file.

        Raises:
            KeyError, ValueError: as `set`.
        """
        option = BY_KEY[key]
        if not option.takes(value):
            raise ValueError(f"{key} takes {option.allowed()}, not {value!r}")
        self._overlay[key] = value

    def listen(self, listener: Callable[[str], None]) -> None:
        """Call ``listener(key)`` after every change."""
        self._listeners.append(listener)

    def _read(self, path: Path) -> None:
        try:
            text = path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return
        except OSError:
            self.problems.append(Problem("unreadable", "", path))
            return
        except UnicodeDecodeError:
            self._keep_aside(path)
            return
        try:
            found = tomllib.loads(text)
        except (ValueError, RecursionError):  # no TOML, or a number or a depth beyond all measure
            self._keep_aside(path)
            return
        for key, value in found.items():
            option = BY_KEY.get(key)
            if option is None:
                continue  # another version's option
            if option.takes(value):
                self._values[key] = value
            else:
                self.problems.append(Problem("value", key, path))

    def _keep_aside(self, path: Path) -> None:
        number = 1
        while (aside := path.with_suffix(f".broken-{number}{path.suffix}")).exists():
            number += 1
        try:
            path.replace(aside)
        except OSError:
            aside = path
        self.problems.append(Problem("broken", "", aside))

    def _write(self) -> None:
        if self._path is None:
            return
        try:
            write_whole(self._path, self.text().encode())
        except OSError:
            self.problems.append(Problem("unreadable", "", self._path))

    def text(self) -> str:
        """The file's text: one line an option, with what it is for."""
        lines = ["# Settings of Openers. The program writes this file; it may be edited by hand."]
        for option in OPTIONS:
            lines += ["", f"# {option.note} ({option.allowed()})"]
            lines.append(f"{option.key} = {_literal(self._values[option.key])}")
        return "\n".join(lines) + "\n"


def _literal(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    out = []
    for char in value:
        if char in '"\\':
            out.append("\\" + char)
        elif char < " " or char == "\x7f":
            out.append(f"\\u{ord(char):04x}")
        else:
            out.append(char)
    return '"' + "".join(out) + '"'
