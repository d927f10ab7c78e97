"""Several people on one machine: each with a folder of records, settings and rule sets.

The data folder itself is the first person's, as it was before there were others; the others have
folders below it. Names are kept in a file in each folder, so that a folder's name means nothing.
"""

import shutil
import unicodedata
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from openers.settings.files import write_whole

OTHERS, REMOVED = "profiles", "removed"
"""The folders of the others, and of those who were removed."""
NAME = 40
"""The most characters in a name."""
UNNAMED = "1"
"""What the first person is called who never gave a name."""
_NAME_FILE, _LAST_FILE = "profile-name.txt", "last-profile.txt"


class Profile(NamedTuple):
    """One person.

    Attributes:
        folder: where the records, the settings and the rule sets are.
        name: as given; `UNNAMED` for a first person who gave none.
        first: whether it is the data folder's own, which cannot be removed.
    """

    folder: Path
    name: str
    first: bool = False


class BadProfile(ValueError):
    """A name or a person that makes no sense; nothing was changed.

    Attributes:
        key: ``taken``, ``not_a_name`` (blank, too long or not printable) or ``unknown``.
        name: what was given.
    """

    def __init__(self, key: str, name: str) -> None:
        self.key, self.name = key, name
        super().__init__(f"{key}: {name!r}")


def _now() -> datetime:
    return datetime.now(UTC)


class Profiles:
    """The people of one data folder. Every method may raise OSError."""

    def __init__(self, home: Path, now: Callable[[], datetime] = _now) -> None:
        """``home``: the data folder; it is there."""
        self._home, self._now = home, now

    def all(self) -> list[Profile]:
        """Everybody: the first person, then the others by name."""
        others = self._home / OTHERS
        folders = [path for path in others.iterdir() if path.is_dir()] if others.is_dir() else []
        found = [Profile(path, _name_in(path) or path.name) for path in folders]
        found.sort(key=lambda profile: (_same(profile.name), profile.folder.name))
        return [Profile(self._home, _name_in(self._home) or UNNAMED, first=True), *found]

    def find(self, name: str) -> Profile:
        """The person of this name, whatever its capitals. Raises BadProfile: ``unknown``."""
        for profile in self.all():
            if _same(profile.name) == _same(name):
                return profile
        raise BadProfile("unknown", name)

    def last(self) -> Profile:
        """Who played last; the first person where that is not known."""
        chosen = _read(self._home / _LAST_FILE)
        everybody = self.all()
        return next((p for p in everybody[1:] if p.folder.name == chosen), everybody[0])

    def remember(self, profile: Profile) -> None:
        """This person plays now."""
        write_whole(
            self._home / _LAST_FILE, ("" if profile.first else profile.folder.name).encode()
        )

    def add(self, name: str) -> Profile:
        """One more person. Raises BadProfile."""
        name = self._checked(name, None)
        others = self._home / OTHERS
        number = 2
        while (folder := others / str(number)).exists():
            number += 1
        folder.mkdir(parents=True)
        write_whole(folder / _NAME_FILE, name.encode())
        return Profile(folder, name)

    def rename(self, profile: Profile, name: str) -> Profile:
        """Give a person another name. Raises BadProfile."""
        name = self._checked(name, profile)
        write_whole(profile.folder / _NAME_FILE, name.encode())
        return profile._replace(name=name)

    def remove(self, profile: Profile) -> Path:
        """Take a person away; all that was theirs is kept in the folder this returns."""
        if profile.first:
            raise ValueError("the first person's folder holds the others'")
        kept = self._home / REMOVED
        kept.mkdir(exist_ok=True)
        stamp = self._now().astimezone(UTC).strftime("%Y-%m-%dT%H-%M-%SZ")
        number, target = 1, kept / f"{stamp}-{profile.folder.name}"
        while target.exists():
            number += 1
            target = kept / f"{stamp}-{profile.folder.name}-{number}"
        shutil.move(profile.folder, target)
        return target

    def _checked(self, name: str, of: Profile | None) -> str:
        """A name as it is kept: printable, of some length, nobody else's."""
        tidy = " ".join(name.split())
        if not tidy.isprintable() or not 1 <= len(tidy) <= NAME:
            raise BadProfile("not_a_name", name)
        for other in self.all():
            if _same(other.name) == _same(tidy) and (of is None or other.folder != of.folder):
                raise BadProfile("taken", tidy)
        return tidy


def _read(path: Path) -> str:
    """A small file's text; what cannot be read says nothing."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def _name_in(folder: Path) -> str:
    """The name in a folder, made fit to be shown; "" where there is none."""
    plain = "".join(c if c.isprintable() else " " for c in _read(folder / _NAME_FILE))
    return " ".join(plain.split())[:NAME].strip()


def _same(name: str) -> str:
    """What two names have in common that nobody would tell apart."""
    return unicodedata.normalize("NFC", name).casefold()
