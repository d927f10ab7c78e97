"""One deal, counted: a pure function of the recorded events, so a recount tells the same."""

from collections.abc import Sequence

from openers.engine.actions import Act
from openers.engine.events import (
    Acted,
    DealBegan,
    DealEnded,
    Event,
    OpenersShown,
    StepBegan,
    Won,
)
from openers.engine.hand import Hand
from openers.rules.rules import Rules
from openers.rules.steps import Bet
from openers.stats.common import count_end
from openers.stats.counters import Counters
from openers.stats.draw import DrawCounter
from openers.stats.stud import StudCounter
from openers.stats.turns import turns


def count_deal(fresh: Hand, events: Sequence[Event], seat: int) -> Counters:
    """Every statistic of one player in one finished deal.

    Args:
        fresh: the deal before anybody acted (`openers.records.history.redealt`); it is played.
        events: what happened in it, unredacted.
        seat: whose decisions are counted.

    Raises:
        IllegalAction: the events do not follow from the rules.
    """
    counters, rules, table = Counters(), fresh.rules, fresh.table
    if not table.dealt_in[seat]:
        return counters
    players = sum(table.dealt_in)
    counter = StudCounter(rules, counters) if rules.stud else DrawCounter(rules, players, counters)
    for turn in turns(fresh, events):
        if turn.seat == seat:
            counter.turn(turn)
    counter.close()
    _count_steps(fresh, events, seat, counters)
    net = result(fresh.rules, events, seat)
    counters.add("net", net, counter.position)
    counters.add("net-squares", net * net, counter.position)
    return counters


def result(rules: Rules, events: Sequence[Event], seat: int) -> float:
    """What a finished deal brought a player, in antes or big bets."""
    began, ended = events[0], events[-1]
    assert isinstance(began, DealBegan)
    assert isinstance(ended, DealEnded)
    return (ended.stacks[seat] - began.stacks[seat]) / rules.unit


def steps_seen(events: Sequence[Event], seat: int) -> set[str]:
    """The steps of a deal that began while a player was still in."""
    seen = set()
    for event in events:
        if isinstance(event, StepBegan):
            seen.add(event.name)
        elif isinstance(event, Acted) and event.seat == seat and event.act is Act.FOLD:
            break
    return seen


def _count_steps(hand: Hand, events: Sequence[Event], seat: int, counters: Counters) -> None:
    """How far a player went in a deal played to its result, and with what success."""
    table = hand.table
    rounds = [step.name for step in hand.script if isinstance(step, Bet)]
    seen = steps_seen(events, seat)
    if hand.rules.stud:
        for name in rounds[1:]:
            counters.add(f"saw:{name}", name in seen)
    if rounds[1] in seen or "draw" in seen:
        count_end(table, seat, [e for e in events if isinstance(e, Won)], counters)
    if counters.rate("steal").done:
        counters.add("steal-won", rounds[1] not in seen and table.won[seat] > 0)
    for event in events:
        if isinstance(event, OpenersShown) and event.seat == seat:
            counters.add("false-opening", not event.valid)
