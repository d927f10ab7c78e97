"""One deal, counted: a pure function of the recorded events, so a recount tells the same."""

from collections.abc import Sequence

from openers.engine.actions import Act
from openers.engine.carry import Carry
from openers.engine.events import Acted, Event, OpenersShown, StepBegan, Won
from openers.engine.setup import setup_for
from openers.engine.table import Table
from openers.records.history import DealRecord
from openers.rules.rules import Rules
from openers.rules.steps import Bet
from openers.stats.common import count_end, count_win
from openers.stats.counters import Counters
from openers.stats.draw import DrawCounter
from openers.stats.stud import StudCounter
from openers.stats.turns import Replay


def count_deal(rules: Rules, deal: DealRecord, seat: int, carry: Carry | None = None) -> Counters:
    """Every statistic of one player in one finished deal.

    Args:
        rules: those of the session.
        deal: the unredacted events, with the seed or all cards.
        seat: whose decisions are counted.
        carry: what the deal before handed on (D-5), where that is known.

    Raises:
        ValueError: the deal does not follow from the rules, or its cards are not known.
    """
    counters = Counters()
    if not deal.began.dealt_in[seat]:
        return counters
    players = sum(deal.began.dealt_in)
    counter = StudCounter(rules, counters) if rules.stud else DrawCounter(rules, players, counters)
    replay = Replay(rules, deal, carry)
    for turn in replay:
        if turn.seat == seat:
            counter.turn(turn)
    counter.close()
    _count_steps(rules, deal.events, seat, replay.hand.table, counters)
    return counters


def steps_seen(events: Sequence[Event], seat: int) -> set[str]:
    """The steps of a deal that began while a player was still in."""
    seen = set()
    for event in events:
        if isinstance(event, StepBegan):
            seen.add(event.name)
        elif isinstance(event, Acted) and event.seat == seat and event.act is Act.FOLD:
            break
    return seen


def _count_steps(
    rules: Rules, events: Sequence[Event], seat: int, table: Table, counters: Counters
) -> None:
    """How far a player went, and with what success."""
    script = setup_for(rules, sum(table.dealt_in)).script
    rounds = [step.name for step in script if isinstance(step, Bet)]
    seen = steps_seen(events, seat)
    if rules.stud:
        for name in rounds[1:]:
            counters.add(f"saw:{name}", name in seen)
    if rounds[1] in seen or "draw" in seen:
        count_end(table, seat, counters)
    if counters.rate("steal").done:
        counters.add("steal-won", rounds[1] not in seen and table.won[seat] > 0)
    main_pot = {e.seat: e.chips for e in events if isinstance(e, Won) and e.pot == 0}
    count_win(table, seat, main_pot, counters)
    for event in events:
        if isinstance(event, OpenersShown) and event.seat == seat:
            counters.add("false-opening", not event.valid)
