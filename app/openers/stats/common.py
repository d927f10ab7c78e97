"""What is counted alike in draw and in stud."""

from collections.abc import Sequence

from openers.engine.actions import Call, RaiseTo
from openers.engine.events import Won
from openers.engine.facts import Facts
from openers.stats.counters import Counters
from openers.stats.turns import Turn


class FirstRound:
    """A player's choices in the first betting round of a deal, counted once a deal."""

    def __init__(self) -> None:
        self.position = ""
        self._could_enter = self._could_raise = self.entered = self.raised = False

    def turn(self, turn: Turn) -> None:
        """One more decision of the round."""
        legal, action = turn.legal, turn.action
        self._could_enter |= bool(legal.call or legal.raises)
        self._could_raise |= bool(legal.raises)
        self.raised |= isinstance(action, RaiseTo)
        self.entered |= isinstance(action, RaiseTo | Call)

    def close(self, counters: Counters) -> None:
        """The deal is over: a decision never reached is no chance."""
        if self._could_enter:
            counters.add("entered", self.entered, self.position)
        if self._could_raise:
            counters.add("raised-first", self.raised, self.position)


def count_aggression(turn: Turn, counters: Counters) -> None:
    """Bets and raises, of all that put chips in."""
    if isinstance(turn.action, RaiseTo | Call):
        counters.add("aggression", isinstance(turn.action, RaiseTo))


def count_end(table: Facts, seat: int, won: Sequence[Won], counters: Counters) -> None:
    """How a deal ended for a player who saw the draw, or the street after the first.

    ``won``: how the pots went. Of the main pot a share of one counts where it was split (C6).
    """
    live = table.live_seats()
    shown = seat in live and len(live) > 1
    counters.add("showdown", shown)
    counters.add("won-unseen", live == [seat] and table.won[seat] > 0)
    main = [(e.seat, e.chips) for e in won if e.pot == 0]
    if shown and main:
        own = sum(chips for who, chips in main if who == seat)
        counters.add("won-showdown", own / sum(chips for _, chips in main))


def behind(turn: Turn) -> int:
    """Players with chips still to act for the first time in the running round, after this one."""
    table = turn.table
    return sum(
        table.acts[seat] is None and table.stacks[seat] > 0
        for seat in table.in_turn[turn.seat]
        if seat != turn.seat
    )
