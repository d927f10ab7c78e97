"""What is counted alike in draw and in stud."""

from openers.engine.actions import Call, RaiseTo
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


def count_end(table: Facts, seat: int, counters: Counters) -> None:
    """How a deal ended for a player who saw the draw, or fourth street."""
    shown = table.shown[seat] and not table.folded[seat]
    alone = table.live_seats() == [seat]
    counters.add("showdown", shown)
    counters.add("won-unseen", alone and table.won[seat] > 0)


def count_win(table: Facts, seat: int, main_pot: dict[int, int], counters: Counters) -> None:
    """The main pot, of the showdowns: a share of one where it was split.

    ``main_pot``: chips of the main pot by the seats that won them.
    """
    if table.shown[seat] and not table.folded[seat] and main_pot:
        counters.add("won-showdown", main_pot.get(seat, 0) / sum(main_pot.values()))


def behind(turn: Turn) -> int:
    """Players with chips still to act for the first time in the running round, after this one."""
    table = turn.table
    return sum(
        table.acts[seat] is None and table.stacks[seat] > 0
        for seat in table.in_turn[turn.seat]
        if seat != turn.seat
    )
