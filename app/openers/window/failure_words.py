"""What went wrong, in words."""

from typing import NamedTuple, final

from PySide6.QtCore import QObject

from openers.records.model import Problem
from openers.words.people import PeopleWords


class Trouble(NamedTuple):
    """Something that went wrong, by key.

    Attributes:
        key: a `Failure`'s key, ``slot`` for an error nobody expected, or ``settings``.
        character: the opponent concerned, or "".
        problem: what the records say, or None.
        place: a file, what is passed over, or "".
        trace: where it happened.
    """

    key: str
    character: str = ""
    problem: Problem | None = None
    place: str = ""
    trace: str = ""


@final
class FailureWords(QObject):
    """Sentences for troubles."""

    def sentence(self, trouble: Trouble) -> str:
        """What happened, and what it means for the game."""
        if trouble.problem is not None:
            return self._of_records(trouble.problem)
        name = PeopleWords().name(trouble.character) if trouble.character else ""
        text = {
            "opponent": self.tr(
                "{name} could not decide, so the program chose the quietest move. The deal goes on."
            ),
            "opponent_refused": self.tr(
                "{name} wanted what the rules refuse, so the program chose the quietest move. "
                "The deal goes on."
            ),
            "engine": self.tr("That could not be done. The deal stands where it stood before."),
            "store": self.tr("The records could not be written. The deal goes on."),
            "deal_differs": self.tr(
                "The running deal could not be taken up again. It is kept aside and counts for "
                "nothing; the match goes on with the next deal."
            ),
            "match_unplayable": self.tr(
                "The running game comes from another version and cannot be continued. It is kept."
            ),
            "keys": self.tr(
                "Some of your own keys make no sense and are passed over: {place}. The usual ones "
                "hold in their place; the settings show them all."
            ),
            "settings": self.tr("The settings file could not be read. It is kept as {place}."),
        }.get(trouble.key) or self.tr(
            "The program met an error it did not expect. The deal goes on from its last step."
        )
        return text.format(name=name, place=trouble.place)

    def _of_records(self, problem: Problem) -> str:
        aside = str(problem.aside or problem.path)
        text = {
            "damaged": self.tr("The records were damaged. The file is kept as {aside}."),
            "newer": self.tr("The records come from a newer version. The file is kept as {aside}."),
            "foreign": self.tr("The file of the records is none of ours. It is kept as {aside}."),
            "read_only": self.tr("The folder of the records cannot be written."),
            "disk_full": self.tr("The disk is full."),
            "locked": self.tr("Another program holds the records."),
            "unreachable": self.tr("The folder of the records cannot be reached."),
        }.get(problem.key) or self.tr("The records could not be written.")
        parts = [text.format(aside=aside)]
        if problem.restored:
            parts.append(self.tr("The last backup took its place."))
        if not problem.kept:
            parts.append(self.tr("The game goes on, but is not kept when the program ends."))
        return " ".join(parts)
