"""Which of the recorded deals are meant."""

import unicodedata
from dataclasses import dataclass

DealKey = tuple[int, int]
"""A recorded deal: the number of its match, and its own in it."""

MISTAKES = ("inaccuracy", "mistake", "blunder")
"""Classes of mistakes, the least first. What a deal keeps of its grading is the place of the worst
class in it, from 1; 0 where nothing was wrong; nothing while nobody has graded it."""


@dataclass(frozen=True)
class Filter:
    """Which deals are meant; what is empty means all of them, and all that is given must hold.

    Attributes:
        variant: id of the preset.
        seats: players dealt in, or 0.
        since: the earliest end, UTC, ISO 8601, as a day or a moment; it is included.
        until: from when on deals are too late; it is excluded. Deals that nobody knows the time of
            have none of both.
        result: ``won`` or ``lost``; the hero's, who sits in seat 0.
        units: by at least so many antes (draw) or big bets (stud); with ``result`` alone.
        starred: only those with a star.
        noted: only those with a note.
        text: only those whose note has this in it, whatever its capitals and accents.
        mistake: only those graded with a mistake of this class or a worse one, of `MISTAKES`.
        imported: True: only those from files; False: only those played here; None: both.
        match: those of one session, or 0.
        places: from which place on and up to which, excluded, among the counted deals of
            ``variant``, as the curves of the statistics have them; or None.
        deals: these alone, such as the hands behind a figure; or None.
    """

    variant: str = ""
    seats: int = 0
    since: str = ""
    until: str = ""
    result: str = ""
    units: float = 0.0
    starred: bool = False
    noted: bool = False
    text: str = ""
    mistake: str = ""
    imported: bool | None = None
    match: int = 0
    places: tuple[int, int] | None = None
    deals: tuple[DealKey, ...] | None = None


def folded(text: str) -> str:
    """A text as it is searched: without capitals, accents and blanks at its ends."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold().strip()
