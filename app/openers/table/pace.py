"""How long everything takes: one table of durations, four paces, three kinds of motion."""

from typing import Final, NamedTuple

DURATIONS: Final = {
    "deal": 220,  # a card from the deck to its place
    "deal_step": 70,  # from one dealt card to the next
    "deal_all": 1900,  # the most a whole deal takes; beyond it the steps shrink
    "flip": 220,  # a card turned over
    "discard": 200,
    "discard_step": 40,
    "draw_step": 90,
    "fold": 240,
    "gather": 320,
    "sort": 150,
    "chips": 260,  # chips from a player to the felt
    "ante_step": 60,
    "collect": 280,  # bets to the pot
    "award": 420,  # the pot to its winner
    "reveal": 350,  # from one shown hand to the next
    "bubble": 160,
    "act": 420,  # a player's act stands before the next thing happens
    "pass": 300,  # the same for a check or a fold
    "street": 120,
    "hover": 90,
    "mark": 110,
    "ring": 120,
    "tint": 400,
    "banner": 220,
    "thinking": 350,  # before the dots of a thinking player appear
}
"""Milliseconds at the normal pace."""

FACTORS: Final = {"learn": 1.6, "normal": 1.0, "fast": 0.5, "instant": 0.0}
"""Each pace by the share of `DURATIONS` it takes."""

MOTIONS: Final = ("full", "reduced", "none")

_HELD: Final = frozenset({"act", "pass", "street", "reveal", "thinking"})
_SOFT: Final = frozenset({"bubble", "ring", "tint", "banner"})


class Pace(NamedTuple):
    """The pace in force.

    Attributes:
        name: ``learn``, ``normal``, ``fast`` or ``instant``.
        motion: ``full``; ``reduced``: nothing travels, fades stay; ``none``: no fades either.
            What is held to be read is held in all three.
    """

    name: str = "normal"
    motion: str = "full"

    @property
    def waits(self) -> bool:
        """Whether the table waits for the reader after each act of an opponent."""
        return self.name == "learn"

    def ms(self, key: str) -> float:
        """Milliseconds for one entry of `DURATIONS`. Raises KeyError for an unknown one."""
        full = DURATIONS[key] * FACTORS[self.name]
        if self.motion == "full" or key in _HELD:
            return full
        return full if self.motion == "reduced" and key in _SOFT else 0.0


NORMAL: Final = Pace()
