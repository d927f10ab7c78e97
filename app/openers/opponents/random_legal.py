"""A player that answers with any legal act: for tests and benchmarks."""

from random import Random

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
    RaiseTo,
)
from openers.engine.views import View


def any_act(legal: Legal, hand: list[int | None], seat: int, rng: Random) -> Action:
    """One of the acts ``legal`` allows: each kind of act alike, then each size or set alike.

    ``seat``, ``hand``: whose answer it is; a negative seat asks for no openers.
    """
    if legal.phase == "proof":
        return AskOpeners(seat) if seat >= 0 and rng.random() < 0.5 else Done()
    if legal.phase == "draw":
        cards = rng.sample(hand, int(rng.random() * (min(legal.discards, len(hand)) + 1)))
        return Discard(tuple(card for card in cards if card is not None))
    acts: list[Action] = []
    if legal.fold:
        acts.append(Fold())
    if legal.check:
        acts.append(Check())
    if legal.call:
        acts.append(Call())
    if legal.bring_in:
        acts.append(BringIn())
    if legal.raises:
        acts.append(RaiseTo(legal.raises[int(rng.random() * len(legal.raises))]))
    return acts[int(rng.random() * len(acts))]


class RandomLegal:
    """Plays any legal act."""

    def act(self, view: View, rng: Random) -> Action:
        """See `openers.opponents.player.Player.act`."""
        return any_act(view.legal, view.table.hands[view.seat], view.seat, rng)
