"""Rule sets of the reader's own, kept by name as house-rules files in a folder."""

import hashlib
import re
import unicodedata
from pathlib import Path
from typing import NamedTuple

from openers.rules.presets import dump, load_named
from openers.rules.rules import Rules
from openers.rules.validate import NAME, BadRules, checked_name
from openers.settings.files import write_whole

FOLDER = "rules"
"""The folder's name among the program's data."""
SUFFIX = ".toml"


class Fault(NamedTuple):
    """A file in the folder that is no rule set. It is left as it is."""

    path: Path
    problem: BadRules


class OwnRules:
    """The reader's rule sets.

    The folder is read anew at each question, so that a file put there by hand is found; names
    differ by more than capitals. Whatever goes wrong raises BadRules and changes nothing.
    """

    def __init__(self, folder: Path) -> None:
        """``folder`` need not be there yet."""
        self._folder = folder

    def all(self) -> dict[str, Rules]:
        """Every rule set by its name, in alphabetical order."""
        sets = {name: rules for name, (_, rules) in self._read()[0].items()}
        return dict(sorted(sets.items(), key=lambda pair: _same(pair[0])))

    def faults(self) -> list[Fault]:
        """The files that make no sense."""
        return self._read()[1]

    def save(self, name: str, rules: Rules, replace: bool = False) -> str:
        """Keep rules under a name; return it as it is kept.

        ``replace``: whether a set of that name gives way; else it is refused as taken.
        """
        name = checked_name(name)
        there = self._find(name)
        if there is not None and not replace:
            raise BadRules("name", name, "name_taken")
        write(there or self._path_for(name), rules, name)
        return name

    def rename(self, old: str, new: str) -> str:
        """Give a set another name; return it as it is kept. Raises KeyError for no such set."""
        new = checked_name(new)
        path, rules = self._read()[0][old]
        there = self._find(new)
        if there not in {None, path}:
            raise BadRules("name", new, "name_taken")
        write(path, rules, new)
        return new

    def delete(self, name: str) -> None:
        """Forget a set. Raises KeyError for no such set."""
        path, _ = self._read()[0][name]
        try:
            path.unlink(missing_ok=True)
        except OSError:
            raise BadRules("file", str(path), "cannot_be_written") from None

    def take_in(self, path: Path) -> str:
        """Keep a copy of somebody's rule set; its name here, numbered where it is taken."""
        name, rules = load_named(path)
        return self.save(self._free(name or _name_of(path)), rules)

    # -- the folder ------------------------------------------------------------------------------

    def _read(self) -> tuple[dict[str, tuple[Path, Rules]], list[Fault]]:
        sets: dict[str, tuple[Path, Rules]] = {}
        faults: list[Fault] = []
        taken: set[str] = set()
        for path in sorted(self._folder.glob(f"*{SUFFIX}")):
            try:
                name, rules = load_named(path)
            except BadRules as problem:
                faults.append(Fault(path, problem))
                continue
            name = _numbered(name or _name_of(path), taken)
            taken.add(_same(name))
            sets[name] = (path, rules)
        return sets, faults

    def _find(self, name: str) -> Path | None:
        """The file of the set of this name, or None."""
        sets = self._read()[0]
        return next((path for kept, (path, _) in sets.items() if _same(kept) == _same(name)), None)

    def _free(self, name: str) -> str:
        return _numbered(name, {_same(kept) for kept in self._read()[0]})

    def _path_for(self, name: str) -> Path:
        """A file no set has. The name in it is what counts; here it is only a help to the eye."""
        stem = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:24]
        mark = hashlib.sha256(_same(name).encode()).hexdigest()[:6]
        path = self._folder / f"{stem or 'rules'}-{mark}{SUFFIX}"
        number = 1
        while path.exists():
            number += 1
            path = path.with_name(f"{stem or 'rules'}-{mark}-{number}{SUFFIX}")
        return path


def write(path: Path, rules: Rules, name: str = "") -> None:
    """Write a house-rules file, whole or not at all. Raises BadRules where it cannot be done."""
    text = dump(rules, name)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text.encode())
    except OSError:
        raise BadRules("file", str(path), "cannot_be_written") from None


def _name_of(path: Path) -> str:
    """A name for a file that has none in it."""
    plain = "".join(c if c.isprintable() else " " for c in path.stem)
    return " ".join(plain.split())[:NAME].strip() or "1"


def _numbered(name: str, taken: set[str]) -> str:
    """The name, or the first free one with a number after it."""
    number, found = 1, name
    while _same(found) in taken:
        number += 1
        ending = f" {number}"
        found = name[: NAME - len(ending)] + ending
    return found


def _same(name: str) -> str:
    """What two names have in common that nobody would tell apart."""
    return unicodedata.normalize("NFC", name).casefold()
