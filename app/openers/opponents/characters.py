"""The characters at the table: data alone. What they do with it is in `openers.opponents.draw`
and `openers.opponents.stud`.

Each has a way of playing one can come to know: what it opens, what it pays, when it bluffs.
"""

from random import Random

from openers.engine.actions import Action
from openers.engine.views import View
from openers.opponents.bots.named import BOTS
from openers.opponents.character import Character
from openers.opponents.draw.player import DrawPlayer
from openers.opponents.player import Player
from openers.opponents.stud.player import StudPlayer

CHARACTERS: dict[str, Character] = {
    who.id: who
    for who in (
        # Plays many hands, bets and raises them, and often nothing.
        Character(
            "renzo", open_at=0.34, sandbag=0.00, loose=1.30, sticky=1.15, hope=0.9, raise_at=0.42,
            value_at=0.58, aggression=0.95, bluff=0.42, size=0.95, kicker=0.10, split=0.50,
            served=0.25, curious=0.06,
        ),
        # Few hands, played hard.
        Character(
            "carmen", open_at=0.58, sandbag=0.05, loose=0.92, sticky=0.92, hope=0.4, raise_at=0.50,
            value_at=0.66, aggression=0.95, bluff=0.10, size=0.90, kicker=0.05, split=0.20,
            served=0.04, curious=0.01,
        ),
        # Waits for good cards, lies in wait with them, seldom raises.
        Character(
            "lucia", open_at=0.62, sandbag=0.35, loose=0.85, sticky=0.85, hope=0.2, raise_at=0.74,
            value_at=0.80, aggression=0.40, bluff=0.01, size=0.50, kicker=0.00, split=0.05,
            served=0.00, curious=0.04,
        ),
        # Pays to see every card and every hand; hardly ever raises, never believes a bet.
        Character(
            "bruno", open_at=0.42, sandbag=0.10, loose=1.75, sticky=1.70, hope=1.3, raise_at=0.80,
            value_at=0.84, aggression=0.35, bluff=0.02, size=0.50, kicker=0.60, split=0.40,
            served=0.00, curious=0.20,
        ),
        # Weighs the price and varies the play: the table's measure.
        Character(
            "ana", open_at=0.46, sandbag=0.30, loose=1.08, sticky=1.08, hope=0.6, raise_at=0.54,
            value_at=0.68, aggression=0.75, bluff=0.18, size=0.70, kicker=0.30, split=0.40,
            served=0.08, curious=0.02,
        ),
        # By the book: the rule of half to the letter, and folds in good time.
        Character(
            "otto", open_at=0.50, sandbag=0.00, loose=0.90, sticky=0.80, hope=0.3, raise_at=0.62,
            value_at=0.72, aggression=0.60, bluff=0.04, size=0.60, kicker=0.00, split=0.10,
            served=0.00, curious=0.03,
        ),
        # Bluffs, keeps a kicker, splits openers, stands pat on nothing: hard to read.
        Character(
            "ines", open_at=0.42, sandbag=0.20, loose=1.15, sticky=1.05, hope=0.8, raise_at=0.55,
            value_at=0.66, aggression=0.70, bluff=0.30, size=0.75, kicker=0.75, split=0.90,
            served=0.45, curious=0.10,
        ),
    )
}  # fmt: skip
"""The characters by id, in the order they are seated."""


BLUEPRINT = "blueprint"
"""Who plays by the tables of strategy; where there is none, as `_OTHERWISE`."""
_OTHERWISE = "ana"


def names() -> tuple[str, ...]:
    """Every name `player` knows, the characters first."""
    return (*CHARACTERS, *BOTS, BLUEPRINT)


def player(name: str) -> Player:
    """The player of that name, for any game. Raises KeyError for an unknown one."""
    if name == BLUEPRINT:
        # Tables need numpy, which the characters do without.
        from openers.opponents.tables.player import Blueprint

        return Blueprint(_Somebody(CHARACTERS[_OTHERWISE]))
    return BOTS[name] if name in BOTS else _Somebody(CHARACTERS[name])


class _Somebody:
    """A character, who plays every family of games."""

    def __init__(self, who: Character) -> None:
        self._draw, self._stud = DrawPlayer(who), StudPlayer(who)

    def act(self, view: View, rng: Random) -> Action:
        """See `openers.opponents.player.Player.act`."""
        player: Player = self._stud if view.rules.stud else self._draw
        return player.act(view, rng)
