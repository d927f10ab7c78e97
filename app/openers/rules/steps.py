"""The steps a deal is made of. A variant is a tuple of them, read from first to last.

Each is a frozen record that refuses nonsense; amounts are chips.
"""

from dataclasses import dataclass, field
from typing import Literal

Limit = Literal["pot-limit", "no-limit", "fixed-limit"]
RaiseBasis = Literal["after-call", "before-call", "total"]
First = Literal["dealer-left", "opener", "low-card", "high-board", "as-before"]


@dataclass(frozen=True, slots=True)
class Ante:
    """Everyone antes (D-1, E-1, S-1); the dealer puts in ``dealer_times`` times as much.

    Our own games all have an ante; a hand recorded elsewhere may have none.
    """

    chips: int
    dealer_times: int = 1
    name: str = "antes"

    def __post_init__(self) -> None:
        if self.chips < 0 or self.dealer_times not in (1, 2):
            raise ValueError("an ante is no less than nothing; the dealer's is once or twice it")


@dataclass(frozen=True, slots=True)
class Deal:
    """Cards are dealt clockwise from the dealer's left, one to each in turn.

    ``up`` says for each round of the deal whether the card lies face up. ``common_if_short``:
    where the stub cannot give everyone a card, one is dealt face up for all (S-12).
    """

    name: str
    up: tuple[bool, ...]
    common_if_short: bool = False

    def __post_init__(self) -> None:
        if not self.up:
            raise ValueError("a deal gives at least one card")


@dataclass(frozen=True, slots=True)
class Bet:
    """A betting round.

    Attributes:
        name: the street.
        first: who speaks first: a policy of `openers.engine.first`.
        limit: how much one may bet.
        sizes: the bet of fixed limit, or two of them where an open pair leaves the choice (S-8);
            the smallest bet otherwise.
        raise_basis: what a pot-limit raise is measured by (D-4).
        max_raises: raises after the bet, in fixed limit (S-5).
        uncapped_heads_up: no cap in a round that began with two players (S-5).
        opening: the first bet opens the deal and wants openers (D-2); unopened, it is passed out.
        openers_enforced: a false opening is refused (D-16).
        openers_also: four to an open-ended straight flush open too (D-2a).
        carry_if_checked: checked round, the pot is carried over (E-10).
        checks_keep_choice: who checked may still raise a short all-in bet (D-4).
        bring_in: the forced bet of third street (S-3), or 0.
        bring_in_may_complete: whether it may be completed instead (S-3).
        fixed: whether the limit is fixed.
        size: the one size of fixed limit; None where there are two, and in other limits.
        plain_wagers, enough: up to how many bets and raises, and above how many chips more than
            one must match, what a player may do depends on the bets alone.
    """

    name: str
    first: First
    limit: Limit
    sizes: tuple[int, ...]
    raise_basis: RaiseBasis = "after-call"
    max_raises: int = 3
    uncapped_heads_up: bool = False
    opening: bool = False
    openers_enforced: bool = True
    openers_also: bool = False
    carry_if_checked: bool = False
    checks_keep_choice: bool = True
    bring_in: int = 0
    bring_in_may_complete: bool = True
    # What follows from these, asked for at every act.
    fixed: bool = field(init=False, repr=False, compare=False)
    size: int | None = field(init=False, repr=False, compare=False)
    plain_wagers: int = field(init=False, repr=False, compare=False)
    enough: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not 1 <= len(self.sizes) <= 2 or min(self.sizes) < 1:
            raise ValueError("a betting round has one or two sizes of at least a chip")
        if list(self.sizes) != sorted(self.sizes) or self.bring_in >= self.sizes[0]:
            raise ValueError("bring-in < small bet ≤ big bet")
        object.__setattr__(self, "fixed", self.limit == "fixed-limit")
        one = self.fixed and len(self.sizes) == 1
        object.__setattr__(self, "size", self.sizes[0] if one else None)
        object.__setattr__(self, "plain_wagers", self.max_raises if one else -1)
        object.__setattr__(self, "enough", 2 * self.sizes[-1])


@dataclass(frozen=True, slots=True)
class Draw:
    """Those still in exchange cards.

    Attributes:
        first: who draws first (D-7, E-6).
        most: the most cards one may exchange (D-10).
        all_discards: an exhausted stub takes all discards (E-9), else those before (D-11).
        deal_last_card: whether the last card of the first stub may be dealt (E-8).
    """

    first: First
    most: int
    all_discards: bool = False
    deal_last_card: bool = True
    name: str = "draw"

    def __post_init__(self) -> None:
        if not 1 <= self.most <= 5:
            raise ValueError("one to five cards may be exchanged")


@dataclass(frozen=True, slots=True)
class Show:
    """The showdown and what follows it.

    Attributes:
        by_street: the last bettor of the last round shows first (S-11), else of the deal (E-11).
        odd_chip_by_card: odd chips go by the highest card (stud), else by position (C6).
        may_muck: beaten hands may be thrown away unseen (S-11).
        proof: when openers are proved: ``never``, ``on-demand``, ``always`` (D-14).
        openers_enforced, openers_also: as in `Bet` (D-16, D-2a).
    """

    by_street: bool = False
    odd_chip_by_card: bool = False
    may_muck: bool = False
    proof: Literal["never", "on-demand", "always"] = "never"
    openers_enforced: bool = True
    openers_also: bool = False
    name: str = "showdown"


Step = Ante | Deal | Bet | Draw | Show
