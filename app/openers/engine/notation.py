"""The text of a deal: enough to play it again, for tests, reports and golden playthroughs.

One ``key: value`` a line, then the actions in order, one a line::

    variant: jackpots-italian
    set: limit=no-limit
    stacks: 200 200 200
    button: 0
    seed: 6f70…
    actions:
    1 check
    2 raise 4
    0 call
    2 discard Qs 4d

``deck:`` may give the cards in the order they are dealt; ``dealt-in:``, ``carry:``, ``claims:``,
``passed-out:``, ``number:`` and ``bought:`` stand where they differ from a first deal.
"""

import re
from collections.abc import Iterable, Iterator

from openers.cards.card import parse_all, texts
from openers.engine.actions import (
    NOBODY,
    Act,
    Action,
    AskOpeners,
    BringIn,
    Call,
    Check,
    Discard,
    Done,
    Fold,
    RaiseTo,
)
from openers.engine.carry import CarriedPot, Carry
from openers.engine.events import Acted, DealBegan, Discarded
from openers.engine.hand import Hand
from openers.rules.presets import preset, with_options
from openers.rules.rules import OptionValue

_PLAIN: dict[str, Action] = {
    "fold": Fold(),
    "check": Check(),
    "call": Call(),
    "bring-in": BringIn(),
}
_WORDS = {type(action): word for word, action in _PLAIN.items()}
_KEYS = {
    "variant", "set", "stacks", "button", "seed", "deck", "dealt-in", "carry", "claims",
    "passed-out", "number", "bought", "actions",
}  # fmt: skip
_NUMBER = re.compile("[0-9]{1,15}")


def write(hand: Hand) -> str:
    """The text of a deal, all cards included: never to be shown while it runs."""
    began = hand.events[0]
    assert isinstance(began, DealBegan)
    lines = [f"variant: {hand.rules.variant}"]
    changed = _changed(hand)
    if changed:
        lines.append(f"set: {' '.join(changed)}")
    lines += [f"stacks: {_numbers(began.stacks)}", f"button: {began.button}"]
    lines.append(f"seed: {hand.seed.hex()}")
    if hand.stacked:
        lines.append(f"deck: {texts(hand.deck)}")
    if began.dealt_in != hand.carry_in.dealt_in(began.stacks):
        lines.append(f"dealt-in: {_numbers(s for s, d in enumerate(began.dealt_in) if d)}")
    carry = hand.carry_in
    for pot in carry.pots:
        lines.append(f"carry: {_numbers([pot.chips, *sorted(pot.barred)])}")
    if carry.claims:
        lines.append(f"claims: {_numbers(sorted(carry.claims))}")
    if carry.passed_out:
        lines.append(f"passed-out: {carry.passed_out}")
    if began.number != 1:
        lines.append(f"number: {began.number}")
    if any(began.bought):
        lines.append(f"bought: {_numbers(began.bought)}")
    lines.append("actions:")
    lines += [_action_line(seat, action) for seat, action in _acts(hand)]
    return "\n".join(lines) + "\n"


def read(text: str) -> Hand:
    """The deal of a text, played through its actions.

    Raises:
        ValueError: a line makes no sense, and is named; `IllegalAction` where the rules refuse it.
    """
    heads: dict[str, str] = {}
    carried: list[CarriedPot] = []
    lines = iter(enumerate(text.splitlines(), 1))
    for number, line in lines:
        key, colon, value = line.partition(":")
        if key not in _KEYS or not colon or key in heads:
            raise ValueError(f"line {number} is none of a deal's text: {line!r}")
        if key == "actions":
            break
        if key == "carry":
            chips, *barred = _whole(value) or (0,)
            carried.append(CarriedPot(chips, frozenset(barred)))
        else:
            heads[key] = value.strip()
    hand = _begin(heads, tuple(carried))
    for number, line in lines:
        if line.strip():
            _play(hand, line, number)
    return hand


def _begin(heads: dict[str, str], carried: tuple[CarriedPot, ...]) -> Hand:
    missing = {"variant", "stacks", "button"} - heads.keys()
    if missing:
        raise ValueError(f"the deal's text lacks {', '.join(sorted(missing))}")
    rules = preset(heads["variant"])
    if "set" in heads:
        pairs = (pair.partition("=") for pair in heads["set"].split())
        rules = with_options(rules, {key: value for key, _, value in pairs})
    stacks = _whole(heads["stacks"])
    seats = _whole(heads["dealt-in"]) if "dealt-in" in heads else None
    claims = frozenset(_whole(heads.get("claims", "")))
    return Hand(
        rules,
        stacks=stacks,
        button=_one(heads["button"]),
        seed=bytes.fromhex(heads.get("seed", "")),
        deck=parse_all(heads["deck"]) if "deck" in heads else None,
        dealt_in=None if seats is None else [s in seats for s in range(len(stacks))],
        carry=Carry(carried, _one(heads.get("passed-out", "0")), claims),
        number=_one(heads.get("number", "1")),
        bought=_whole(heads["bought"]) if "bought" in heads else None,
    )


def _play(hand: Hand, line: str, number: int) -> None:
    """Do what a line says, if the deal waits for that seat."""
    seat, action = _action(line, number)
    legal = hand.legal()
    if legal is not None and legal.seat != seat:
        raise ValueError(f"line {number}: seat {legal.seat} is asked: {line!r}")
    hand.apply(action)


def _changed(hand: Hand) -> list[str]:
    """The options in which these rules differ from their preset, as ``key=value``."""
    plain = preset(hand.rules.variant).options
    options = hand.rules.options.items()
    return [f"{key}={_option(value)}" for key, value in options if plain.get(key) != value]


def _option(value: OptionValue) -> str:
    return str(value) if not isinstance(value, bool) else "on" if value else "off"


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(str(n) for n in numbers)


def _whole(text: str) -> list[int]:
    words = text.split()
    if not all(_NUMBER.fullmatch(word) for word in words):
        raise ValueError(f"whole numbers are wanted: {text!r}")
    return [int(word) for word in words]


def _one(text: str) -> int:
    numbers = _whole(text)
    if len(numbers) != 1:
        raise ValueError(f"one whole number is wanted: {text!r}")
    return numbers[0]


def _acts(hand: Hand) -> Iterator[tuple[int, Action]]:
    """What was done, with the seat that was asked."""
    acts = (event for event in hand.events if isinstance(event, Acted | Discarded))
    for action in hand.actions:
        if isinstance(action, AskOpeners | Done):
            yield NOBODY, action
            continue
        event = next(acts)
        brought_in = isinstance(event, Acted) and event.act is Act.BRING_IN
        if brought_in and not isinstance(action, BringIn):
            event = next(acts)  # that one was posted by the rules themselves
        yield event.seat, action


def _action_line(seat: int, action: Action) -> str:
    match action:
        case RaiseTo(to):
            return f"{seat} raise {to}"
        case Discard(cards):
            return f"{seat} discard {texts(cards)}".rstrip()
        case AskOpeners(asker):
            return f"{asker} ask"
        case Done():
            return "done"
        case _:
            return f"{seat} {_WORDS[type(action)]}"


def _action(line: str, number: int) -> tuple[int, Action]:
    """The seat that must be asked, and the act."""
    words = line.split()
    if words == ["done"]:
        return NOBODY, Done()
    seat = _one(words[0])
    match words[1:]:
        case ["raise", to]:
            return seat, RaiseTo(_one(to))
        case ["discard", *cards]:
            return seat, Discard(parse_all(" ".join(cards)))
        case ["ask"]:
            return NOBODY, AskOpeners(seat)
        case [word] if word in _PLAIN:
            return seat, _PLAIN[word]
    raise ValueError(f"line {number} is no act: {line!r}")
