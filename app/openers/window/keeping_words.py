"""The texts of players, backup and restore."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QDateTime, QLocale, QObject

from openers.rules.validate import legible
from openers.settings.profiles import UNNAMED, Profile

if TYPE_CHECKING:
    from pathlib import Path

    from openers.records.bundle import BadBundle, Contents


@final
class KeepingWords(QObject):
    """Sentences about people and their backups."""

    def name(self, profile: Profile) -> str:
        """A person's name; the first one's who never gave any."""
        if profile.first and profile.name == UNNAMED:
            return self.tr("Player 1")
        return profile.name

    def title(self) -> str:
        """The title of what is said."""
        return self.tr("Backup")

    def save_title(self) -> str:
        """The title of the dialog that asks where."""
        return self.tr("Save a backup")

    def open_title(self) -> str:
        """The title of the dialog that asks which."""
        return self.tr("Restore a backup")

    def kind(self, suffix: str) -> str:
        """The kind of file."""
        return self.tr("Backups (*{0})").format(suffix)

    def file_name(self, profile: Profile, now: datetime) -> str:
        """A name for a new backup, without its ending."""
        day = now.astimezone().strftime("%Y-%m-%d")
        plain = "".join(c for c in profile.name if c.isalnum() or c in " -_").strip()
        named = plain and profile.name != UNNAMED
        return f"openers {plain} {day}" if named else f"openers {day}"

    def written(self, name: str, deals: int) -> str:
        """A backup is there."""
        return self.tr(
            "“{0}” holds %n deal(s), your settings and your rule sets.", "", deals
        ).format(name)

    def found(self, contents: Contents) -> str:
        """What is in a backup."""
        return self.tr("The backup of {0} holds %n deal(s).", "", contents.deals).format(
            _when(contents)
        )

    def takes_the_place(self) -> str:
        """What restoring it means."""
        return self.tr(
            "It takes the place of your records, settings and rule sets of today. Those are kept "
            "in a folder beside them. The window closes and opens again."
        )

    def restore(self) -> str:
        """The button that does it."""
        return self.tr("Restore it")

    def keep(self) -> str:
        """The button that does nothing."""
        return self.tr("Keep what is there")

    def restored(self, contents: Contents) -> str:
        """It has been done."""
        return self.tr("Restored as it was on {0}.").format(_when(contents))

    def kept(self, place: Path) -> str:
        """Where the old things are."""
        return self.tr("What was there before is kept in {0}.").format(place)

    def nothing(self) -> str:
        """It has not been done."""
        return self.tr("Nothing was changed.")

    def reason(self, bad: BadBundle) -> str:
        """Why not, and what helps."""
        text = {
            "cannot_be_read": self.tr("“{0}” cannot be read: {1}."),
            "foreign": self.tr("“{0}” is no backup of Openers. Choose a file saved as one."),
            "damaged": self.tr(
                "“{0}” was cut off or changed since it was saved. Choose another copy of it."
            ),
            "newer": self.tr(
                "“{0}” comes from a newer version of Openers ({1}). Update the program first."
            ),
            "disk_full": self.tr("The disk is full. Make room on it and try again."),
        }.get(bad.key) or self.tr("“{0}” cannot be written: {1}. Choose another place.")
        return text.format(bad.path.name, legible(bad.detail))


def _when(contents: Contents) -> str:
    """The day and the hour of a backup, as the reader's clock and country have it."""
    at = datetime.strptime(contents.written, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
    local = QDateTime.fromSecsSinceEpoch(int(at.timestamp()))
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)
