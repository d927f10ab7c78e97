"""The opponents' side: what an answer must look like, what is done in its stead, their chance."""

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Any, TypeGuard, get_args

from openers.engine.actions import (
    Action,
    AskOpeners,
    BringIn,
    Call,
    Check,
    Discard,
    Done,
    Fold,
    Legal,
)
from openers.engine.views import View
from openers.opponents.player import Player

_ACTIONS = get_args(Action)


def chance(minds: bytes, *place: int | str) -> Random:
    """The chance of one decision: of its place in the match alone.

    Neither timing nor a new start changes what an opponent does (rule C10: another seed than the
    cards').
    """
    text = "/".join(map(str, place)).encode()
    return Random(hashlib.sha256(minds + text).digest())


def sound(action: object) -> TypeGuard[Action]:
    """Whether this is an action at all, whatever the rules say to it."""
    if not isinstance(action, _ACTIONS):
        return False
    fields: tuple[Any, ...] = tuple(action)
    if isinstance(action, Discard):
        return isinstance(fields[0], tuple) and set(map(type, fields[0])) <= {int}
    return set(map(type, fields)) <= {int}


def safe(legal: Legal) -> Action:
    """What is done for somebody whose mind failed: check, else fold, else stand pat."""
    if legal.phase == "proof":
        return Done()
    if legal.phase == "draw":
        return Discard(())
    if legal.check:
        return Check()
    if legal.fold:
        return Fold()
    return BringIn() if legal.bring_in else Call()


def ask(player: Player, view: View, rng: Random) -> object:
    """One player's answer; run by the worker."""
    return player.act(view, rng)


def ask_for_openers(asked: Sequence[tuple[Player, View, Random]]) -> object:
    """Who of these asks for the openers, in this order; `Done` where nobody does (rule D-14)."""
    for player, view, rng in asked:
        action = player.act(view, rng)
        if isinstance(action, AskOpeners):
            return AskOpeners(view.seat)
    return Done()
