"""Deals with chosen cards and chosen acts, for tests of the rules."""

import random
from collections.abc import Mapping, Sequence
from copy import copy

from openers.cards.card import parse, parse_all
from openers.cards.deck import deck as full_deck
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
from openers.engine.carry import NOTHING, Carry
from openers.engine.hand import Hand
from openers.engine.state import DealState
from openers.rules.presets import preset, with_options
from openers.rules.rules import OptionValue, Rules

PAIR_OF_JACKS = "Jc Jd 2h 3s 4c"
"""A hand that opens where jacks do, for tests that only want somebody to open."""


def rules(variant: str = "jackpots-italian", **options: OptionValue) -> Rules:
    """A preset with some options changed."""
    return with_options(preset(variant), options)


def stacked(
    hands: Mapping[int, str], button: int, seats: int, then: str = "", lowest: int = 0
) -> tuple[int, ...]:
    """A deck that deals these five-card hands (others at random), and then these cards."""
    given = {s: list(parse_all(cards)) for s, cards in hands.items()}
    used = {c for cards in given.values() for c in cards} | set(parse_all(then))
    rest = [c for c in full_deck(lowest) if c not in used]
    random.Random(0).shuffle(rest)
    order = []
    for round_ in range(5):
        for i in range(seats):
            cards = given.get((button + 1 + i) % seats)
            order.append(cards[round_] if cards else rest.pop())
    return (*order, *parse_all(then), *rest)


def deal(
    given: Rules,
    stacks: Sequence[int],
    hands: Mapping[int, str] | None = None,
    *,
    button: int = 0,
    then: str = "",
    carry: Carry = NOTHING,
    dealt_in: Sequence[bool] | None = None,
    number: int = 1,
) -> Hand:
    """A draw deal in which these seats hold these hands."""
    cards = stacked(hands or {}, button, len(stacks), then)
    return Hand(
        given,
        stacks=stacks,
        button=button,
        deck=cards,
        carry=carry,
        dealt_in=dealt_in,
        number=number,
    )


def stud(
    given: Rules,
    stacks: Sequence[int],
    hands: Mapping[int, str] | None = None,
    *,
    button: int = 0,
    gone: Mapping[int, int] | None = None,
) -> Hand:
    """A stud deal in which these seats get these cards, in the order dealt; others at random.

    ``gone``: how many cards a seat gets that folds on the way.
    """
    known = {s: list(parse_all(cards)) for s, cards in (hands or {}).items()}
    used = {c for cards in known.values() for c in cards}
    rest = [c for c in full_deck() if c not in used]
    random.Random(0).shuffle(rest)
    order = []
    for place in range(7):
        for i in range(len(stacks)):
            seat = (button + 1 + i) % len(stacks)
            if place >= (gone or {}).get(seat, 7):
                continue
            cards = known.get(seat, [])[place : place + 1]
            order += cards or ([rest.pop()] if rest else [])
    return Hand(given, stacks=stacks, button=button, deck=(*order, *rest))


def fork(hand: Hand) -> Hand:
    """An independent copy of a running deal."""
    new = Hand.__new__(Hand)
    for name in (*DealState.__slots__, *Hand.__slots__):
        setattr(new, name, getattr(hand, name))
    new.table, new.stub = hand.table.copy(), copy(hand.stub)
    new.events, new.actions = hand.events[:], hand.actions[:]
    new.stub.cards, new.stub.discards = hand.stub.cards[:], hand.stub.discards.copy()
    return new


def act(hand: Hand, script: str) -> Hand:
    """Play a script: acts with a comma between them, the seat before each.

    ``1 k`` check, ``1 c`` call, ``1 f`` fold, ``1 r8`` open, bet or raise to 8, ``1 b`` bring-in,
    ``1 d Qs 4d`` exchange, ``1 d`` stand pat, ``1 ask``, ``done``.
    """
    for step in script.split(","):
        words = step.split()
        if words == ["done"]:
            hand.apply(Done())
            continue
        seat, word, cards = int(words[0]), words[1], words[2:]
        if word != "ask":
            legal = hand.legal()
            assert legal is not None, f"{step!r}: the deal is over"
            assert legal.seat == seat, f"{step!r}: seat {legal.seat} is asked"
        hand.apply(_action(seat, word, cards))
    return hand


def _action(seat: int, word: str, cards: list[str]) -> Action:
    if word == "d":
        return Discard(tuple(parse(card) for card in cards))
    if word == "ask":
        return AskOpeners(seat)
    if word[0] == "r":
        return RaiseTo(int(word[1:]))
    plain: dict[str, Action] = {"k": Check(), "c": Call(), "f": Fold(), "b": BringIn()}
    return plain[word]


def asked(hand: Hand) -> Legal:
    """What is asked now; fails where the deal is over."""
    legal = hand.legal()
    assert legal is not None
    return legal


def acts(legal: Legal) -> list[Action]:
    """The acts open in a betting round or after the deal, each raise by itself."""
    if legal.phase == "proof":
        return [Done()]
    found: list[Action] = [RaiseTo(to) for to in legal.raises]
    found += [Fold()] if legal.fold else []
    found += [Check()] if legal.check else []
    found += [Call()] if legal.call else []
    found += [BringIn()] if legal.bring_in else []
    return found


def at_random(hand: Hand, rng: random.Random) -> Action:
    """Any legal act; raises are no likelier for being many."""
    legal = asked(hand)
    if legal.phase == "draw":
        held = [c for c in hand.table.hands[legal.seat] if c is not None]
        return Discard(tuple(rng.sample(held, rng.randint(0, legal.discards))))
    others = acts(legal._replace(raises=()))
    if legal.raises:
        others.append(RaiseTo(rng.choice(legal.raises)))
    return rng.choice(others)


def play_out(hand: Hand, rng: random.Random) -> Hand:
    """Play a deal to its end with random legal acts."""
    while not hand.over:
        hand.apply(at_random(hand, rng))
    return hand
