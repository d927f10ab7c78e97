"""Deals for the tests of the table: played by characters, redacted for the near seat."""

import random
from functools import lru_cache

from openers.engine.actions import AskOpeners, Call, Check, Discard, Done
from openers.engine.events import Event
from openers.engine.hand import Hand
from openers.engine.views import redact
from openers.opponents import characters
from openers.rules import presets
from openers.rules.rules import Rules

CHARACTERS = ("", "lucia", "renzo", "carmen", "bruno", "ana", "otto", "ines")


def rules_for(variant: str = "jackpots-italian", seats: int = 5) -> Rules:
    """A preset with so many seats."""
    return presets.with_options(presets.preset(variant), {"seats": seats})


@lru_cache(maxsize=64)
def deal(
    seed: int,
    seats: int = 5,
    variant: str = "jackpots-italian",
    hero_stays: bool = True,
    asks: bool = False,
) -> tuple[Event, ...]:
    """The events of a whole deal as seat 0 sees them.

    ``hero_stays``: the near seat calls and checks to the end; else it plays as a character.
    ``asks``: the near seat asks for the openers wherever they may be asked for.
    """
    hand = Hand(
        rules_for(variant, seats), stacks=[200] * seats, button=seed % seats,
        seed=seed.to_bytes(8, "big"),
    )  # fmt: skip
    rng = random.Random(seed)
    players = [characters.player(name or "otto") for name in CHARACTERS[:seats]]
    while (legal := hand.legal()) is not None:
        stays = hero_stays and legal.seat == 0
        if legal.seat < 0:
            hand.apply(AskOpeners(0) if asks else Done())
        elif (
            legal.seat == 0 and hero_stays and legal.phase == "bet" and (legal.call or legal.check)
        ):
            hand.apply(Call() if legal.call else Check())
        elif stays and legal.phase == "draw":
            held = [card for card in hand.table.hands[0] if card is not None]
            hand.apply(Discard(tuple(held[:2])))
        else:
            hand.apply(players[legal.seat].act(hand.view(legal.seat), rng))
    return tuple(redact(event, 0) for event in hand.events)
