"""Sessions of deals played by characters, as the records give them out."""

import random

from openers.engine.match import Match
from openers.opponents.arena import play_deal
from openers.opponents.characters import CHARACTERS, player
from openers.records.history import DealRecord, Session
from openers.rules.presets import preset, with_options
from openers.rules.rules import OptionValue

BEGUN = "2026-03-01T20:15:00Z"


def session(variant: str, deals: int, seed: int = 1, **options: OptionValue) -> Session:
    """A match of so many deals, a character in every seat; fewer where it ends before."""
    rules = with_options(preset(variant), options)
    names = [list(CHARACTERS)[at % len(CHARACTERS)] for at in range(rules.seats)]
    players = [player(name) for name in names]
    rngs = [random.Random(seed * 100 + seat) for seat in range(rules.seats)]
    match = Match(rules, seed.to_bytes(16, "big"))
    played: list[DealRecord] = []
    while len(played) < deals and (hand := match.next_hand()) is not None:
        play_deal(hand, players, rngs)
        played.append(DealRecord(tuple(hand.events), hand.seed, BEGUN))
    return Session(rules, ("", *names[1:]), tuple(played), BEGUN)
