"""The option catalogue: every house rule that can be set, what it may be and where it comes from.

The keys are those of ``--set``, of house-rules files and of the dialog. Defaults are no part of
it: each preset brings its own (``resources/variants``).
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, Literal, NamedTuple

Family = Literal["draw", "stud", "five-card-stud"]
Kind = Literal["int", "choice", "switch", "money"]
Group = Literal["table", "cards", "openers", "betting", "draw", "stud"]

DRAW: Final = "draw"
STUD: Final = "stud"
FIVE_CARD_STUD: Final = "five-card-stud"
FAMILIES: tuple[Family, ...] = (DRAW, STUD, FIVE_CARD_STUD)
STUDS: tuple[Family, ...] = (STUD, FIVE_CARD_STUD)
CARDS_EACH: Mapping[str, int] = {DRAW: 5, STUD: 7, FIVE_CARD_STUD: 5}
"""The cards of a full hand in each family."""
DEALT_FIRST: Mapping[str, int] = {DRAW: 5, STUD: 3, FIVE_CARD_STUD: 2}
"""The cards each gets before the first bets."""

_ALL = FAMILIES
_DRAW: tuple[Family, ...] = (DRAW,)
_SEVEN: tuple[Family, ...] = (STUD,)

MOST_CHIPS = 1_000_000_000
"""The largest number of chips an option takes: eight such stacks still count exactly anywhere."""

NO_MONEY = "none"
"""The value of ``chip_value`` for chips that stand for nothing."""


class Option(NamedTuple):
    """One house rule.

    Attributes:
        key: its name in files, on the command line and for ``words``.
        kind: ``int`` (chips, seats, cards), ``choice``, ``switch``, or ``money`` (what a chip
            stands for, as text: ``none`` or ``0.25``).
        rule: id of the rule behind it.
        group: where a dialog shows it.
        families: the families of games that have it.
        low, high: the range of an ``int``, both ends included.
        choices: the values of a ``choice``.
    """

    key: str
    kind: Kind
    rule: str
    group: Group
    families: tuple[Family, ...]
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()


def _number(
    key: str, rule: str, group: Group, families: tuple[Family, ...], low: int, high: int
) -> Option:
    return Option(key, "int", rule, group, families, low=low, high=high)


def _chips(key: str, rule: str, families: tuple[Family, ...] = _ALL) -> Option:
    return _number(key, rule, "betting", families, 1, MOST_CHIPS)


def _choice(
    key: str, rule: str, group: Group, families: tuple[Family, ...], *choices: str
) -> Option:
    return Option(key, "choice", rule, group, families, choices=choices)


def _switch(key: str, rule: str, group: Group, families: tuple[Family, ...]) -> Option:
    return Option(key, "switch", rule, group, families)


OPTIONS: tuple[Option, ...] = (
    # The table.
    _number("seats", "D-11", "table", _DRAW, 2, 8),
    _number("seats", "S-2", "table", STUDS, 2, 8),
    _number("stack", "C4", "table", _ALL, 1, MOST_CHIPS),
    _choice("when_broke", "C7", "table", _ALL, "rebuy", "out"),
    _switch("reveal_after", "C9", "table", _ALL),
    Option("chip_value", "money", "S-2", "table", _ALL),
    # The cards.
    _choice("deck", "C1", "cards", _ALL, "52", "stripped"),
    _switch("flush_over_full", "C1", "cards", _ALL),
    # Who may open.
    _choice("openers", "D-2", "openers", _DRAW, "none", "jacks"),
    _switch("openers_ladder", "D-5", "openers", _DRAW),
    _switch("openers_also", "D-2a", "openers", _DRAW),
    _switch("openers_enforced", "D-16", "openers", _DRAW),
    _choice("proof_of_openers", "D-14", "openers", _DRAW, "never", "on-demand", "always"),
    # The betting.
    _chips("ante", "D-1", _DRAW),
    _chips("ante", "S-1", STUDS),
    _number("dealer_ante", "E-1", "betting", _ALL, 1, 2),
    _choice("limit", "E-4", "betting", _DRAW, "pot-limit", "no-limit", "fixed-limit"),
    _choice("limit", "S-2", "betting", STUDS, "fixed-limit"),
    _chips("min_bet", "D-3", _DRAW),
    _choice("raise_basis", "D-4", "betting", _DRAW, "after-call", "before-call", "total"),
    _chips("bring_in", "S-2", STUDS),
    _chips("small_bet", "E-4", _DRAW),
    _chips("small_bet", "S-2", STUDS),
    _chips("big_bet", "E-4", _DRAW),
    _chips("big_bet", "S-2", STUDS),
    _number("max_raises", "S-5", "betting", _ALL, 3, 4),
    _choice("second_round_first", "E-3", "betting", _DRAW, "opener", "dealer-left"),
    _choice("all_pass_after_draw", "E-10", "betting", _DRAW, "showdown", "carry"),
    # The draw.
    _choice("draw_from", "E-6", "draw", _DRAW, "opener", "dealer-left"),
    _number("max_discards", "D-10", "draw", _DRAW, 3, 5),
    _choice("stub_rule", "D-11", "draw", _DRAW, "earlier-discards", "all-discards"),
    _switch("deal_last_card", "E-8", "draw", _DRAW),
    # Stud alone; an open pair counts in seven-card stud only.
    _switch("bring_in_may_complete", "S-3", "stud", STUDS),
    _switch("uncapped_heads_up", "S-5", "stud", STUDS),
    _switch("open_pair_double", "S-8", "stud", _SEVEN),
    _choice("board_tie", "S-7", "stud", STUDS, "position", "suit"),
    _switch("may_muck", "S-11", "stud", STUDS),
)
"""Every option, in the order a dialog shows them. A key whose rule or range differs between the
families stands here once for each; use `options` for one family."""


_ONLY_WITH: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "openers_ladder": ("openers", ("jacks",)),
    "openers_also": ("openers", ("jacks",)),
    "openers_enforced": ("openers", ("jacks",)),
    "proof_of_openers": ("openers", ("jacks",)),
    "min_bet": ("limit", ("pot-limit", "no-limit")),
    "raise_basis": ("limit", ("pot-limit",)),
    "small_bet": ("limit", ("fixed-limit",)),
    "big_bet": ("limit", ("fixed-limit",)),
    "max_raises": ("limit", ("fixed-limit",)),
}
"""Options that change nothing but with some values of another."""


def matters(key: str, values: Mapping[str, object]) -> bool:
    """Whether an option changes anything in the company of these values."""
    other, wanted = _ONLY_WITH.get(key, ("", ()))
    return not other or values.get(other) in wanted


@cache
def options(family: str) -> dict[str, Option]:
    """The options of a family by key, in the catalogue's order. Not to be changed."""
    return {option.key: option for option in OPTIONS if family in option.families}
