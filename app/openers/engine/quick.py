"""Makers for the few kinds of records that every act of a deal makes anew, or finds ready."""

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import TypeVar

from openers.cards.deck import deck
from openers.engine.events import Dealt, Posted

Record = TypeVar("Record")


def remembered(kind: type[Record]) -> Callable[..., Record]:
    """What makes a record of this kind from all its fields in order, or finds it ready.

    Deals repeat themselves: most of their records have been made before. One found ready costs
    less than a new one, and above all it leaves nothing for Python's garbage collection to visit.
    """
    return lru_cache(maxsize=4096)(kind)


def maker(kind: type[Record]) -> Callable[[Iterable[object]], Record]:
    """What makes a named tuple of this kind from all its fields in order.

    As ``kind._make``, but nothing is counted and no Python function runs: a third of the time.
    """
    return partial(tuple.__new__, kind)  # type: ignore[type-var]


MOST_SEATS = 8
_DEALT = [
    [[Dealt(seat, card, up) for card in deck()] for seat in range(MOST_SEATS)]
    for up in (False, True)
]
"""Every `Dealt` there can be, by ``up``, seat and card: the commonest event is made once."""


@lru_cache(maxsize=1024)
def dealt_to(seats: tuple[int, ...], ups: tuple[bool, ...]) -> list[list[Dealt]]:
    """For each card of whole rounds, in which each of ``seats`` gets one, its `Dealt` by card."""
    return [_DEALT[up][seat] for up in ups for seat in seats]


@lru_cache(maxsize=1024)
def posted_by(seat: int, chips: int) -> Posted:
    """A player's ante."""
    return Posted(seat, "ante", chips)
