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
``passed-out:`` and ``number:`` stand where they differ from a first deal.
"""

from collections.abc import Iterable

from openers.cards.card import parse_all, texts
from openers.engine.actions import (
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
from openers.engine.events import DealBegan
from openers.engine.hand import Hand
from openers.rules.presets import preset, with_options
from openers.rules.rules import OptionValue

_PLAIN: dict[str, Action] = {
    "fold": Fold(),
    "check": Check(),
    "call": Call(),
    "bring-in": BringIn(),
    "done": Done(),
}
_WORDS = {type(action): word for word, action in _PLAIN.items()}


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
    if began.dealt_in != tuple(chips > 0 for chips in began.stacks):
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
    lines += [_action_line(seat, action) for seat, action in hand.actions]
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
        if not colon:
            raise ValueError(f"line {number} is no 'key: value': {line!r}")
        if key == "actions":
            break
        if key == "carry":
            chips, *barred = _whole(value, number)
            carried.append(CarriedPot(chips, frozenset(barred)))
        else:
            heads[key] = value.strip()
    hand = _begin(heads, tuple(carried))
    for number, line in lines:
        if line.strip():
            hand.apply(_action(line, number))
    return hand


def _begin(heads: dict[str, str], carried: tuple[CarriedPot, ...]) -> Hand:
    missing = {"variant", "stacks", "button"} - heads.keys()
    if missing:
        raise ValueError(f"the deal's text lacks {', '.join(sorted(missing))}")
    rules = preset(heads["variant"])
    if "set" in heads:
        pairs = (pair.partition("=") for pair in heads["set"].split())
        rules = with_options(rules, {key: value for key, _, value in pairs})
    stacks = _whole(heads["stacks"], 0)
    seats = _whole(heads["dealt-in"], 0) if "dealt-in" in heads else None
    claims = frozenset(_whole(heads.get("claims", ""), 0))
    return Hand(
        rules,
        stacks=stacks,
        button=int(heads["button"]),
        seed=bytes.fromhex(heads.get("seed", "")),
        deck=parse_all(heads["deck"]) if "deck" in heads else None,
        dealt_in=None if seats is None else [s in seats for s in range(len(stacks))],
        carry=Carry(carried, int(heads.get("passed-out", 0)), claims),
        number=int(heads.get("number", 1)),
        bought=_whole(heads["bought"], 0) if "bought" in heads else None,
    )


def _changed(hand: Hand) -> list[str]:
    """The options in which these rules differ from their preset, as ``key=value``."""
    plain = preset(hand.rules.variant).options
    options = hand.rules.options.items()
    return [f"{key}={_option(value)}" for key, value in options if plain.get(key) != value]


def _option(value: OptionValue) -> str:
    return str(value) if not isinstance(value, bool) else "on" if value else "off"


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(str(n) for n in numbers)


def _whole(text: str, line: int) -> list[int]:
    try:
        return [int(word) for word in text.split()]
    except ValueError:
        raise ValueError(f"line {line} wants whole numbers: {text!r}") from None


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


def _action(line: str, number: int) -> Action:
    words = line.split()
    if words == ["done"]:
        return Done()
    match words[1:]:
        case ["raise", to] if to.isdigit():
            return RaiseTo(int(to))
        case ["discard", *cards]:
            return Discard(parse_all(" ".join(cards)))
        case ["ask"] if words[0].isdigit():
            return AskOpeners(int(words[0]))
        case [word] if word in _PLAIN:
            return _PLAIN[word]
    raise ValueError(f"line {number} is no act: {line!r}")
