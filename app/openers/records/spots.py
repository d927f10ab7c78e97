"""Where things stand in a file: from a place in its data to a line."""

import json
import re
from collections.abc import Sequence

_HEADER = re.compile(r"\s*\[\s*([^\[\]]+?)\s*\]\s*(#.*)?")
_KEY = re.compile(r"\s*(?:(['\"])(?P<quoted>[^'\"]*)\1|(?P<bare>[A-Za-z0-9_-]+))\s*=")
_STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|' r"'''.*?'{3,5}|" r'"(?:[^"\\\n]|\\.)*"|' r"'[^'\n]*'",
    re.DOTALL,
)
_BETWEEN = re.compile(r"(?:[\s,]|#[^\n]*)*")
_BLANK = re.compile(r"[ \t\r\n]*")


class TomlSpots:
    """The lines of the keys in a TOML file that `tomllib` has accepted."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._keys: list[dict[str, int]] = [{}]
        at = 0
        for line in text.splitlines(keepends=True):
            if _HEADER.fullmatch(line.rstrip("\r\n")):
                self._keys.append({})
            elif found := _KEY.match(line):
                key = found["bare"] if found["quoted"] is None else found["quoted"]
                self._keys[-1].setdefault(key, at)
            at += len(line)

    def line(self, section: int, key: str) -> int:
        """The line of a key; ``section`` counts the tables from 1, 0 is before the first."""
        return self._line_at(self._offset(section, key))

    def strings(self, section: int, key: str, count: int) -> list[int]:
        """The lines of the ``count`` strings in the list that a key holds."""
        start = self._offset(section, key)
        lines: list[int] = []
        at = self._text.find("[", start) + 1
        while at:
            at = self._match_end(_BETWEEN, at)
            found = _STRING.match(self._text, at)
            if found is None:
                break
            lines.append(self._line_at(at))
            at = found.end()
        return lines if len(lines) == count else [self._line_at(start)] * count

    def _offset(self, section: int, key: str) -> int:
        return self._keys[section].get(key, 0) if section < len(self._keys) else 0

    def _match_end(self, pattern: re.Pattern[str], at: int) -> int:
        found = pattern.match(self._text, at)
        return found.end() if found else at

    def _line_at(self, offset: int) -> int:
        return self._text.count("\n", 0, offset) + 1


def json_line(text: str, path: Sequence[str | int]) -> int:
    """The line of a value in a JSON text that `json` has accepted.

    ``path``: keys and indices from the top. Where the path leads nowhere: of the last that is.
    """
    decoder = json.JSONDecoder()
    at = _skip(text, 0)
    for step in path:
        found = _descend(text, at, step, decoder)
        if found < 0:
            break
        at = found
    return text.count("\n", 0, at) + 1


def _skip(text: str, at: int) -> int:
    found = _BLANK.match(text, at)
    return found.end() if found else at


def _descend(text: str, at: int, step: str | int, decoder: json.JSONDecoder) -> int:
    """Where the member ``step`` of the value at ``at`` begins; -1: there is none."""
    is_map = text[at] == "{"
    if text[at] not in "[{" or is_map == isinstance(step, int):
        return -1
    at = _skip(text, at + 1)
    index = 0
    while text[at] not in "]}":
        name: object = index
        if is_map:
            name, at = decoder.raw_decode(text, at)
            at = _skip(text, _skip(text, at) + 1)
        if name == step:
            return at
        _, at = decoder.raw_decode(text, at)
        at = _skip(text, at)
        if text[at] == ",":
            at = _skip(text, at + 1)
        index += 1
    return -1
