"""What makes sense as house rules. Whatever does not is refused with its key, value and reason."""

import re
from collections.abc import Callable, Mapping

from openers.cards.deck import deck_for
from openers.rules.catalogue import CARDS_EACH, DEALT_FIRST, DRAW, NO_MONEY, STUDS, Option, options
from openers.rules.rules import OptionValue

_DIGITS = re.compile(r"-?[0-9]+")
_MOST_DIGITS = 30
"""Above this a number is too big whatever follows; Python itself refuses some thousands."""
_MONEY = re.compile(r"[0-9]{1,6}([.,][0-9]{1,4})?")
_SWITCH = {"on": True, "off": False}


class BadRules(ValueError):
    """House rules that make no sense. Nothing was loaded.

    Attributes:
        key: the option or the part of a file at fault.
        value: what was given for it.
        reason_key: why it is refused, a key for ``words``; one of `REASONS`.
        params: pairs (name, whole number or key) for the sentence.
    """

    def __init__(
        self,
        key: str,
        value: object,
        reason_key: str,
        params: tuple[tuple[str, int | str], ...] = (),
    ) -> None:
        self.key = key
        self.value = value
        self.reason_key = reason_key
        self.params = params
        super().__init__(f"{key} = {value!r}: {reason_key} {dict(params)}")


NAME = 40
"""The most characters in the name of a rule set."""

REASONS: Mapping[str, tuple[str, ...]] = {
    "unknown_variant": ("known",),
    "unknown_key": (),
    "missing_key": (),
    "not_a_number": (),
    "not_a_switch": (),
    "not_an_amount": (),
    "not_a_choice": ("choices",),
    "unquoted": ("choices",),
    "quoted": (),
    "too_small": ("least",),
    "too_big": ("most",),
    "ante_above_stack": ("stack",),
    "small_bet_above_big_bet": ("big_bet",),
    "bring_in_not_below_small_bet": ("small_bet",),
    "deck_feeds_fewer": ("most",),
    "not_a_table": (),
    "not_toml": ("line", "detail"),
    "cannot_be_read": (),
    "cannot_be_written": (),
    "not_a_name": ("most",),
    "not_printable": (),
    "name_taken": (),
}
"""Every reason a house rule can be refused for, with the names of its parameters."""


def legible(text: str, most: int | None = 60) -> str:
    """A text from a file as it may be shown: one line, nothing that commands a terminal.

    ``most``: how many characters of it, or all.
    """
    cut = text if most is None or len(text) <= most else text[: most - 1] + "…"
    return "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in cut)


def from_text(option: Option, text: str) -> OptionValue:
    """The value a text such as ``5``, ``on`` or ``pot-limit`` stands for; checked by `checked`."""
    if option.kind == "int" and _DIGITS.fullmatch(text):
        return int(text[:_MOST_DIGITS])
    if option.kind == "switch":
        return _SWITCH.get(text, text)
    return text


def checked_name(name: object) -> str:
    """The name of a rule set: printable, not blank, of a reasonable length. Raises BadRules."""
    tidy = " ".join(name.split()) if isinstance(name, str) else ""
    if not tidy.isprintable():
        raise BadRules("name", name, "not_printable")
    if not 1 <= len(tidy) <= NAME:
        raise BadRules("name", name, "not_a_name", (("most", NAME),))
    return tidy


def checked(option: Option, value: object) -> OptionValue:
    """The value, if the option takes it. Raises BadRules."""
    return _CHECKS[option.kind](option, value)


def _checked_number(option: Option, value: object) -> int:
    if isinstance(value, str) and _DIGITS.fullmatch(value):
        raise BadRules(option.key, value, "quoted")
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRules(option.key, value, "not_a_number")
    if value < option.low:
        raise BadRules(option.key, value, "too_small", (("least", option.low),))
    if value > option.high:
        raise BadRules(option.key, value, "too_big", (("most", option.high),))
    return value


def _checked_switch(option: Option, value: object) -> bool:
    if not isinstance(value, bool):
        raise BadRules(option.key, value, "not_a_switch")
    return value


def _checked_choice(option: Option, value: object) -> str:
    if not isinstance(value, str) or value not in option.choices:
        choices = (("choices", " ".join(option.choices)),)
        reason = "not_a_choice" if str(value) not in option.choices else "unquoted"
        raise BadRules(option.key, value, reason, choices)
    return value


def _checked_money(option: Option, value: object) -> str:
    if value == NO_MONEY:
        return NO_MONEY
    if not isinstance(value, str) or not _MONEY.fullmatch(value):
        raise BadRules(option.key, value, "not_an_amount")
    amount = value.replace(",", ".")
    if float(amount) == 0:
        raise BadRules(option.key, value, "not_an_amount")
    return amount


_CHECKS: Mapping[str, Callable[[Option, object], OptionValue]] = {
    "int": _checked_number,
    "switch": _checked_switch,
    "choice": _checked_choice,
    "money": _checked_money,
}


def settled(family: str, given: Mapping[str, object]) -> dict[str, OptionValue]:
    """All options of a family, in the catalogue's order, each checked and fitting the others.

    Raises:
        BadRules: a key the family lacks or misses, a value out of its range, or two values that
            do not go together; the first found.
    """
    known = options(family)
    for key, value in given.items():
        if key not in known:
            raise BadRules(key, value, "unknown_key")
    for key in known:
        if key not in given:
            raise BadRules(key, None, "missing_key")
    values = {key: checked(option, given[key]) for key, option in known.items()}
    _refuse_contradictions(family, values)
    return values


def most_seats(family: str, values: Mapping[str, OptionValue]) -> int:
    """The most players the deck feeds with these options (rules D-11, S-12).

    A stripped deck grows with the players, so each number of seats is tried with its own deck.
    """
    option = options(family)["seats"]
    seats = range(option.high, option.low, -1)
    return next((count for count in seats if _feeds(family, values, count)), option.low)


def _feeds(family: str, values: Mapping[str, OptionValue], seats: int) -> bool:
    size = len(deck_for(str(values["deck"]), seats))
    if family == DRAW:
        needed = draw_needs(seats, int(values["max_discards"]), bool(values["deal_last_card"]))
        return size >= needed
    return stud_is_fed(size, seats, DEALT_FIRST[family], CARDS_EACH[family])


def draw_needs(seats: int, max_discards: int, deal_last_card: bool) -> int:
    """The smallest deck whose cards never fail in a draw game (rules D-11, E-8)."""
    return 5 * seats + max_discards + (not deal_last_card)


def stud_is_fed(size: int, seats: int, first: int, cards: int) -> bool:
    """Whether a deck lasts to the last of ``cards`` if nobody folds (rule S-12).

    ``first``: the cards each gets before the first bets; the others come one by one.

    A street the stub cannot deal to all is one common card; it must have that one.
    """
    stub = size - first * seats
    for _ in range(cards - first):
        stub -= seats if stub >= seats else 1
    return stub >= 0


_BELOW = {"ante": ("stack", 0), "bring_in": ("small_bet", 1), "small_bet": ("big_bet", 0)}
"""What an amount may not exceed, and by how much it must stay below it."""


def bounds(family: str, values: Mapping[str, object], key: str) -> tuple[int, int]:
    """The range an ``int`` option has in the company of the other values, both ends included."""
    option = options(family)[key]
    low, high = option.low, option.high
    for lower, (upper, gap) in _BELOW.items():
        other = values.get(upper if key == lower else lower)
        if lower not in options(family) or not isinstance(other, int):
            continue
        if key == lower:
            high = min(high, other - gap)
        elif key == upper:
            low = max(low, other + gap)
    return low, high


def _refuse_contradictions(family: str, values: Mapping[str, OptionValue]) -> None:
    """Raise BadRules for the first pair of values that do not go together."""
    number = {key: value for key, value in values.items() if isinstance(value, int)}
    if number["ante"] > number["stack"]:
        raise BadRules("ante", number["ante"], "ante_above_stack", (("stack", number["stack"]),))
    if number["small_bet"] > number["big_bet"]:
        raise BadRules(
            "small_bet",
            number["small_bet"],
            "small_bet_above_big_bet",
            (("big_bet", number["big_bet"]),),
        )
    if family in STUDS and number["bring_in"] >= number["small_bet"]:
        raise BadRules(
            "bring_in",
            number["bring_in"],
            "bring_in_not_below_small_bet",
            (("small_bet", number["small_bet"]),),
        )
    most = most_seats(family, values)
    if number["seats"] > most:
        raise BadRules("seats", number["seats"], "deck_feeds_fewer", (("most", most),))
