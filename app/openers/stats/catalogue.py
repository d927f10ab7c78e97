"""The statistics a player is shown, in the order of a deal.

Data alone: `openers.words.statistics` says what each counts, `openers.stats.draw` and `stud`
count them.
"""

from typing import NamedTuple

DRAW, STUD = "draw", "stud"


class Stat(NamedTuple):
    """A rate.

    Attributes:
        key: as in `openers.stats.counters.Spot`.
        games: in which it can come up.
    """

    key: str
    games: tuple[str, ...] = (DRAW, STUD)


SECTIONS: tuple[tuple[str, tuple[Stat, ...]], ...] = (
    (
        "first",
        (
            Stat("entered"),
            Stat("raised-first"),
            Stat("opened", (DRAW,)),
            Stat("called-opener", (DRAW,)),
            Stat("completed", (STUD,)),
            Stat("called-bring-in", (STUD,)),
            Stat("steal", (STUD,)),
            Stat("steal-won", (STUD,)),
            Stat("folded-to-steal", (STUD,)),
        ),
    ),
    (
        "middle",
        (
            *(Stat(f"drew:{count}", (DRAW,)) for count in range(6)),
            Stat("improved", (DRAW,)),
            Stat("improve-expected", (DRAW,)),
            Stat("pat-bluff", (DRAW,)),
            Stat("split-openers", (DRAW,)),
            *(
                Stat(f"saw:{street}-street", (STUD,))
                for street in ("fourth", "fifth", "sixth", "seventh")
            ),
        ),
    ),
    (
        "later",
        (
            Stat("opener-bet", (DRAW,)),
            Stat("folded-after", (DRAW,)),
            Stat("stud-bet", (STUD,)),
            Stat("fifth-gate", (STUD,)),
            Stat("aggression"),
        ),
    ),
    (
        "end",
        (
            Stat("showdown"),
            Stat("won-showdown"),
            Stat("won-unseen"),
            Stat("false-opening", (DRAW,)),
        ),
    ),
)
"""Each section's key with its rates."""

TILES = {
    DRAW: ("entered", "opened", "won-showdown"),
    STUD: ("entered", "completed", "won-showdown"),
}
"""The rates of the first page."""


def game_of(stud: bool) -> str:
    """The game of a variant, by `Rules.stud`."""
    return STUD if stud else DRAW
