"""The table of a running deal: what has happened so far, folded from events and from nothing else.

One type serves as the truth and as what a seat may see: an unseen card is ``None``.
"""

from collections.abc import Iterable
from operator import attrgetter

from openers.engine.events import DealBegan, Event
from openers.engine.facts import Facts
from openers.engine.folding import FOLD


class Table(Facts):
    """The facts of a deal, which events change: copied, masked for a seat, compared."""

    __slots__ = ()

    def apply(self, event: Event) -> None:
        """Take one more event in."""
        FOLD[type(event)](self, event)

    def copy(self) -> "Table":
        """An independent table in the same state."""
        new = object.__new__(Table)
        for name in _PLAIN:
            setattr(new, name, getattr(self, name))
        for name in _LISTS:
            setattr(new, name, getattr(self, name)[:])
        new.hands = [hand[:] for hand in self.hands]
        new.up = [up[:] for up in self.up]
        return new

    def seen_by(self, seat: int) -> "Table":
        """This table as ``seat`` may see it (rule C9); -1 for an onlooker without cards."""
        new = self.copy()
        for other, hand in enumerate(new.hands):
            if other == seat:
                continue
            if not self.shown[other]:
                up = self.up[other]
                if True in up:
                    new.hands[other] = [c if up[i] else None for i, c in enumerate(hand)]
                else:
                    new.hands[other] = [None] * len(hand)
            if new.discards[other]:
                new.discards[other] = (None,) * len(new.discards[other])
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return _everything(self) == _everything(other)

    __hash__ = None  # type: ignore[assignment]


_everything = attrgetter(*Facts.__slots__)
_LISTS = (
    "stacks", "bets", "antes", "wagered", "common", "dealt_in", "folded", "shown", "dead",
    "drawn", "discards", "gathered", "acts", "acted_to", "acted_wagers", "won",
)  # fmt: skip
_PLAIN = tuple(n for n in Facts.__slots__ if n not in {*_LISTS, "hands", "up"})


def fold(events: Iterable[Event], deck_size: int) -> Table:
    """The table after these events, which begin with a `DealBegan`."""
    rest = iter(events)
    began = next(rest)
    if not isinstance(began, DealBegan):
        raise ValueError("a deal's events begin with DealBegan")
    table = Table(began, deck_size)
    for event in rest:
        table.apply(event)
    return table
