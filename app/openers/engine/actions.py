"""What a player may do, what is asked of a player, and why something is refused."""

from enum import StrEnum
from typing import NamedTuple


class Act(StrEnum):
    """The kinds of act in a betting round."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    OPEN = "open"
    BET = "bet"
    COMPLETE = "complete"
    RAISE = "raise"
    BRING_IN = "bring-in"


AGGRESSIVE = frozenset({Act.OPEN, Act.BET, Act.COMPLETE, Act.RAISE})
"""The acts that others must answer."""


class Fold(NamedTuple):
    """Give up the hand."""


class Check(NamedTuple):
    """Put nothing in and stay in."""


class Call(NamedTuple):
    """Match the highest bet, or as much of it as one has."""


class RaiseTo(NamedTuple):
    """Open, bet, complete or raise: ``to`` is the total in front of the player, in chips."""

    to: int


class BringIn(NamedTuple):
    """Post the bring-in (stud)."""


class Discard(NamedTuple):
    """Exchange these cards; none of them is to stand pat."""

    cards: tuple[int, ...]


class AskOpeners(NamedTuple):
    """``seat`` asks the opener to show the openers (rule D-14)."""

    seat: int


class Done(NamedTuple):
    """Nobody asks for the openers: the deal may end."""


Action = Fold | Check | Call | RaiseTo | BringIn | Discard | AskOpeners | Done


class Refusal(NamedTuple):
    """Why an act is refused: a key for ``words``, the rule behind it, and the figures.

    ``params`` are pairs (name, whole number or key), never sentences.
    """

    reason: str
    rule: str
    params: tuple[tuple[str, int | str], ...] = ()


class IllegalAction(ValueError):
    """An act the rules refuse. Nothing was changed. Carries the `Refusal` as ``refusal``."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.reason} ({refusal.rule}) {dict(refusal.params)}")


NOBODY = -1
"""The seat that is asked while the deal waits for `AskOpeners` or `Done`: anybody may answer."""
NO_DRAW = -1
"""The number of cards one may exchange where nobody draws."""


class Legal(NamedTuple):
    """What is asked of whom, and what may be answered: read by buttons, players and tests alike.

    Attributes:
        seat: who is asked, or `NOBODY`.
        phase: ``bet``, ``draw`` or ``proof``.
        fold, check: whether these acts are open.
        call: chips a call adds now; 0 where there is nothing to call.
        raise_act: what a `RaiseTo` would be here (open, bet, complete, raise), or None.
        raises: the totals one may raise to, ascending; a range, or a tuple of one or two sizes.
            Empty where one may not.
        bring_in: chips of the bring-in one may post, or 0.
        discards: the most cards one may exchange, or -1 outside the draw.
        refusals: for each act that is not open, why: pairs (Act or ``discard``, `Refusal`).
    """

    seat: int
    phase: str
    fold: bool = False
    check: bool = False
    call: int = 0
    raise_act: Act | None = None
    raises: range | tuple[int, ...] = ()
    bring_in: int = 0
    discards: int = NO_DRAW
    refusals: tuple[tuple[str, Refusal], ...] = ()

    def why_not(self, act: str) -> Refusal | None:
        """The refusal of an act (an `Act`, or ``raise``/``discard``), or None where it is open."""
        for key, refusal in self.refusals:
            if key == act:
                return refusal
        return None
