"""What is counted of stud: the first street, steals, and how far a player goes (S-3…S-11)."""

from itertools import pairwise

from openers.cards.card import ACE
from openers.engine.actions import BringIn, Call, Fold, RaiseTo
from openers.engine.table import Table
from openers.rules.rules import Rules
from openers.stats.common import FirstRound, behind, count_aggression
from openers.stats.counters import Counters
from openers.stats.turns import Turn

_TEN = 8
_WORN_RANK, _WORN_SUIT = 1, 3
"""So many of the cards a hand needs lie open elsewhere: it is not live any more."""


class StudCounter:
    """Counts one player's decisions in one deal."""

    def __init__(self, rules: Rules, counters: Counters) -> None:
        self._counters = counters
        self._opening = {2: "second-street", 3: "third-street"}[rules.dealt_first]
        self._first = FirstRound()

    @property
    def position(self) -> str:
        """Where the player sat in the first round; "" where nothing was ever asked of it."""
        return self._first.position

    def turn(self, turn: Turn) -> None:
        """One more decision."""
        if turn.legal.phase != "bet" or isinstance(turn.action, BringIn):
            return
        count_aggression(turn, self._counters)
        if turn.table.step_name == self._opening:
            self._third(turn)
        else:
            position = _place(turn)
            self._counters.add("stud-bet", isinstance(turn.action, RaiseTo), position)

    def close(self) -> None:
        """The deal is over."""
        self._first.close(self._counters)

    def _third(self, turn: Turn) -> None:
        """The first street: what is done with what starting hand."""
        first, table, seat, action = self._first, turn.table, turn.seat, turn.action
        opening = table.acts[seat] is None
        first.position = str(_places_after_bring_in(table, seat))
        first.turn(turn)
        held = starting_class([c for c in table.hands[seat] if c is not None], _seen(table, seat))
        if opening:
            for done, kind in ((Fold, "folded"), (Call, "called"), (RaiseTo, "raised")):
                self._counters.add(f"third-{kind}:{held}", isinstance(action, done))
        if table.wagers == 0 and turn.legal.call and turn.legal.raises:
            self._counters.add("completed", isinstance(action, RaiseTo), first.position)
            self._counters.add("called-bring-in", isinstance(action, Call), first.position)
        if opening and _may_steal(table, seat):
            self._counters.add("steal", isinstance(action, RaiseTo))
        if _stolen_from(table, seat) and turn.legal.call:
            self._counters.add("folded-to-steal", isinstance(action, Fold))


def _places_after_bring_in(table: Table, seat: int) -> int:
    """How many of those dealt in sit before a player, clockwise from the bring-in."""
    order = table.clockwise(max(table.bring_in, 0))
    return sum(table.dealt_in[other] for other in order[: order.index(seat)])


def _place(turn: Turn) -> str:
    """Where in the round a player of a later street acts."""
    if turn.table.quiet:
        return "first"
    return "middle" if behind(turn) else "last"


def _door(table: Table, seat: int) -> int:
    """The rank of a seat's first open card; -1 where there is none."""
    cards = table.open_cards(seat)
    return cards[0] >> 2 if cards else -1


def _entered(table: Table, besides: int) -> list[int]:
    """Who has put chips in of their own will, the bring-in and one other apart."""
    return [s for s in table.live_seats()
            if s not in (table.bring_in, besides) and table.bets[s] > 0]  # fmt: skip


def _may_steal(table: Table, seat: int) -> bool:
    """Whether nobody has entered and nobody left shows a card as high as this one's."""
    others = [_door(table, s) for s in table.live_seats() if s != seat]
    nobody = seat != table.bring_in and not _entered(table, seat) and table.wagers == 0
    return nobody and _door(table, seat) > max(others, default=-1)


def _stolen_from(table: Table, seat: int) -> bool:
    """Whether the bring-in alone faces a completion by the highest card left."""
    thief = table.street_aggressor
    if seat != table.bring_in or thief in (-1, seat) or table.wagers != 1:
        return False
    doors = [_door(table, s) for s in table.live_seats() if s != thief]
    return not _entered(table, thief) and _door(table, thief) > max(doors, default=-1)


def _seen(table: Table, seat: int) -> list[int]:
    """The cards of the others that lie or lay open."""
    return [card for s in range(table.seats) if s != seat for card in table.open_cards(s)]


def starting_class(cards: list[int], seen: list[int]) -> str:
    """A starting hand of stud, and whether it is live.

    ``rolled-up``, ``high-pair`` (tens or better), ``pair``, ``flush-draw``, ``straight-draw``,
    ``high-cards`` (two of ten or better) or ``other``. ``-worn`` is added where a card of the
    pair's rank, or three of the flush's suit, lie open elsewhere.
    """
    ranks = sorted(card >> 2 for card in cards)
    if len(ranks) == 3 and len(set(ranks)) == 1:
        return "rolled-up"
    pair = next((a for a, b in pairwise(ranks) if a == b), None)
    if pair is not None:
        worn = sum(card >> 2 == pair for card in seen) >= _WORN_RANK
        return _worn("high-pair" if pair >= _TEN else "pair", worn)
    if len({card & 3 for card in cards}) == 1 and len(cards) == 3:
        worn = sum(card & 3 == cards[0] & 3 for card in seen) >= _WORN_SUIT
        return _worn("flush-draw", worn)
    if len(cards) == 3 and _in_a_row(ranks):
        return "straight-draw"
    return "high-cards" if ranks[-2] >= _TEN else "other"


def _in_a_row(ranks: list[int]) -> bool:
    low_ace = [-1, *ranks[:2]] if ranks[-1] == ACE else ranks
    return any(row[2] - row[0] == 2 for row in (ranks, low_ace))


def _worn(name: str, worn: bool) -> str:
    return f"{name}-worn" if worn else name
