"""Makers for the few kinds of records that every act of a deal makes anew, or finds ready."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from openers.cards.deck import deck
from openers.engine.events import Dealt

Record = TypeVar("Record")


def maker(kind: type[Record]) -> Callable[[Iterable[object]], Record]:
    """What makes a named tuple of this kind from all its fields in order.

    As ``kind._make``, but nothing is counted and no Python function runs: a third of the time.
    """
    return partial(tuple.__new__, kind)  # type: ignore[type-var]


MOST_SEATS = 8
DEALT = [
    [[Dealt(seat, card, up) for card in deck()] for seat in range(MOST_SEATS)]
    for up in (False, True)
]
"""Every `Dealt` there can be, by ``up``, seat and card: the commonest event is made once."""
