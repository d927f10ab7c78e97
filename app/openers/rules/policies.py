"""Named policies: pure functions on plain values, each a disputed point with its source.

Amounts are chips; ``to`` is the total in front of a player for the round.
"""

from collections.abc import Callable

from openers.cards.card import JACK, KING, QUEEN

# -- how far a pot-limit raise may go (D-4) ------------------------------------------------------


def after_call(pot: int, to_match: int, in_front: int) -> int:
    """The call goes in first, then at most the pot: pot limit as played everywhere (D-4)."""
    return to_match + pot + (to_match - in_front)


def before_call(pot: int, to_match: int, in_front: int) -> int:
    """At most what lay in the pot when the player began to act (D-4, read literally)."""
    return to_match + pot


def total(pot: int, to_match: int, in_front: int) -> int:
    """All chips put in at once are at most the pot: a house custom (D-4)."""
    return in_front + pot


RAISE_BASIS: dict[str, Callable[[int, int, int], int]] = {
    "after-call": after_call,
    "before-call": before_call,
    "total": total,
}
"""``(pot, to_match, in_front) -> most``: the highest total a pot-limit raise may reach."""

# -- what opens after deals nobody opened (D-5) --------------------------------------------------

LADDER = (JACK, QUEEN, KING, KING, KING, QUEEN)
"""Openers after 0, 1, 2 … passed-out deals in a row; then round again (D-5)."""


def openers_rank(openers: str, ladder: bool, passed_out: int) -> int | None:
    """The lowest pair that may open now, or None where anything may (D-2, D-5, E-2)."""
    if openers == "none":
        return None
    return LADDER[passed_out % len(LADDER)] if ladder else JACK


# -- fixed limit: when a short all-in counts as a full bet or raise (C5) ------------------------


def half_or_more(added: int, full: int) -> bool:
    """At least half of what a full bet or raise would add (C5; WSOP Live Action Rules 129)."""
    return 2 * added >= full
