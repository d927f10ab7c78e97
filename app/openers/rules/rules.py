"""The rules in force at a table: a variant's id, its family, and its options."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from openers.rules.catalogue import CARDS_EACH, DEALT_FIRST, STUDS

OptionValue = int | str | bool


class Rules:
    """One variant with all its house rules settled. Frozen and hashable.

    Every key of the option catalogue that concerns the family reads as an attribute:
    ``rules.ante``, ``rules.openers_ladder``. Build one with `openers.rules.presets.preset`
    or `openers.rules.presets.with_options`; they refuse what makes no sense.
    """

    __slots__ = ("variant", "family", "options", "_hash")

    variant: str
    family: str
    options: Mapping[str, OptionValue]
    _hash: int

    def __init__(self, variant: str, family: str, options: Mapping[str, OptionValue]) -> None:
        object.__setattr__(self, "variant", variant)
        object.__setattr__(self, "family", family)
        object.__setattr__(self, "options", MappingProxyType(dict(options)))
        # Asked for at every deal.
        object.__setattr__(self, "_hash", hash((variant, family, tuple(sorted(options.items())))))

    def __getattr__(self, key: str) -> Any:
        try:
            return self.options[key]
        except KeyError:
            raise AttributeError(f"{self.variant} has no option {key!r}") from None

    @property
    def stud(self) -> bool:
        """Whether cards lie open while bets are made."""
        return self.family in STUDS

    @property
    def unit(self) -> int:
        """Chips in the unit of results: the big bet in stud, the ante in draw."""
        return int(self.big_bet if self.stud else self.ante)

    @property
    def cards_each(self) -> int:
        """The cards of a full hand."""
        return CARDS_EACH[self.family]

    @property
    def dealt_first(self) -> int:
        """The cards each gets before the first bets."""
        return DEALT_FIRST[self.family]

    def __setattr__(self, key: str, value: object) -> None:
        raise AttributeError("rules do not change")

    def __reduce__(self) -> tuple[type["Rules"], tuple[str, str, dict[str, OptionValue]]]:
        return Rules, (self.variant, self.family, dict(self.options))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Rules):
            return NotImplemented
        return (self.variant, self.family, self.options) == (
            other.variant,
            other.family,
            other.options,
        )

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Rules({self.variant!r}, {self.family!r}, {dict(self.options)!r})"
