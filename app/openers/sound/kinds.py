"""The kinds of sound, and which volume each of them has."""

from enum import StrEnum

RATE = 22050
"""Samples a second of every file."""
VOICES = 4
"""The most sounds at once."""
PEAK = 32767 // VOICES
"""No sample of a file is farther from zero: all voices together never pass sixteen bits."""


class Kind(StrEnum):
    """What can be heard; the value begins the names of its files."""

    DEAL = "deal"
    FLIP = "flip"
    DISCARD = "discard"
    MARK = "mark"
    KNOCK = "knock"
    CHIPS = "chips"
    POT = "pot"
    TURN = "turn"
    REFUSAL = "refusal"
    WON = "won"
    LOST = "lost"


VOLUMES = {
    "cards": (Kind.DEAL, Kind.FLIP, Kind.DISCARD, Kind.MARK),
    "chips": (Kind.CHIPS, Kind.POT, Kind.KNOCK),
    "turn": (Kind.TURN,),
    "refusal": (Kind.REFUSAL,),
    "result": (Kind.WON, Kind.LOST),
}
"""The classes that have a volume of their own, with their kinds."""

CLASS_OF = {kind: name for name, kinds in VOLUMES.items() for kind in kinds}

TOLD = frozenset({Kind.TURN, Kind.REFUSAL, Kind.WON, Kind.LOST})
"""Those that tell something; the others go with what is seen, and yield where much happens."""
