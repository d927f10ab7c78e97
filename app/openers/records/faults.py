"""What can be wrong with a file of hands: the line, a key for the sentence, the figures."""

from collections.abc import Mapping
from typing import NamedTuple

Params = tuple[tuple[str, int | str], ...]

FAULTS: Mapping[str, tuple[str, ...]] = {
    # Any file.
    "cannot_be_read": (),
    "not_text": (),
    "unknown_format": (),
    "only_written": (),
    # PHH.
    "not_toml": ("detail",),
    "missing_field": ("field",),
    "bad_field": ("field",),
    "stack_unknown": ("player",),
    "unknown_variant": ("variant",),
    "bad_players": ("players",),
    "antes_differ": (),
    "bad_limits": ("bring_in", "small_bet", "big_bet"),
    "not_an_action": ("action",),
    "no_such_player": ("player",),
    "not_a_card": ("card",),
    "card_twice": ("card",),
    "dealt_again": ("card", "player"),
    "too_many_cards": (),
    "up_card_unknown": ("player",),
    "shown_differs": ("player",),
    "no_card_due": ("player",),
    "card_missing": ("player",),
    "has_folded": ("player",),
    "too_early": ("player",),
    "nobody_shows": (),
    "muck_wins": ("player",),
    # Our own JSON.
    "not_json": ("detail",),
    "newer": ("version",),
    "bad_rules": ("option", "reason"),
    "bad_event": (),
    "packed_differs": (),
    "cards_unknown": (),
    # Both.
    "not_your_turn": ("player", "asked"),
    "deal_over": (),
    "refused": ("reason", "rule", "open"),
    "stacks_differ": ("stacks", "expected"),
    "breaks_rules": (),
    "unfinished": (),
}
"""Every fault by its key, with the names of its parameters."""


class Fault(NamedTuple):
    """What is wrong, and where.

    Attributes:
        line: of the file, from 1; 0 where it is the file as a whole.
        key: one of `FAULTS`.
        params: pairs (name, whole number or text taken from the file).
        house: ids of rules that others play otherwise and by which the deal came to this.
    """

    line: int
    key: str
    params: Params = ()
    house: tuple[str, ...] = ()


class BadHand(ValueError):
    """A file of hands that cannot be used, or a hand that does not fit the rules."""

    def __init__(self, line: int, key: str, **params: int | str) -> None:
        self.fault = Fault(line, key, tuple(params.items()))
        super().__init__(f"line {line}: {key} {params}")
