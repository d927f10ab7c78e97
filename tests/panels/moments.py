"""Moments of real deals: the engine plays up to them."""

from collections.abc import Callable, Iterator
from random import Random

from openers.engine.actions import (
    Action,
    BringIn,
    Call,
    Check,
    Discard,
    Done,
    Fold,
    Legal,
    RaiseTo,
)
from openers.engine.hand import Hand
from openers.rules.presets import preset, with_options
from openers.rules.rules import Rules

HERO = 0


def answer(hand: Hand, legal: Legal, rng: Random) -> Action:
    """Something legal, raises among it."""
    if legal.phase == "proof":
        return Done()
    if legal.phase == "draw":
        held = [card for card in hand.table.hands[legal.seat] if card is not None]
        return Discard(tuple(held[: rng.randrange(4)]))
    if legal.raises and rng.random() < 0.4:
        return RaiseTo(rng.choice(legal.raises))
    if legal.call:
        return Call() if rng.random() < 0.85 else Fold()
    if legal.check:
        return Check()
    return BringIn() if legal.bring_in else Fold()


def moments(
    rules: Rules, wanted: Callable[[Legal, Hand], bool], stacks: tuple[int, ...] = ()
) -> Iterator[Hand]:
    """Deals that stand at a moment like the one wanted, seed after seed."""
    for seed in range(2000):
        rng = Random(seed)
        hand = Hand(
            rules,
            stacks=stacks or (rules.stack,) * rules.seats,
            button=seed % rules.seats,
            seed=seed.to_bytes(4, "big"),
        )
        while (legal := hand.legal()) is not None:
            if wanted(legal, hand):
                yield hand
                break
            hand.apply(answer(hand, legal, rng))


def moment(
    wanted: Callable[[Legal, Hand], bool],
    rules: Rules | None = None,
    stacks: tuple[int, ...] = (),
) -> Hand:
    """The first deal that stands at such a moment of the hero."""
    found = moments(
        rules or preset("jackpots-italian"),
        lambda legal, hand: legal.seat == HERO and wanted(legal, hand),
        stacks,
    )
    return next(found)


def rules_with(variant: str = "jackpots-italian", **options: int | str | bool) -> Rules:
    """A preset with some house rules."""
    return with_options(preset(variant), options)
