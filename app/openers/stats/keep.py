"""From a finished deal to what the records keep of it, and the luck that is worked out later."""

from collections.abc import Callable, Sequence
from contextlib import suppress

from openers.engine.events import DealBegan, Event
from openers.engine.hand import Hand
from openers.records.figures import Counted, Figures, enter, judge, not_counted, not_judged
from openers.records.history import redealt
from openers.records.model import HERO
from openers.records.store import Store
from openers.stats.deal import count_deal, result
from openers.stats.gate import count_gate
from openers.stats.improvement import count_improvement
from openers.stats.luck import luck_of
from openers.stats.others import count_others


def figures(fresh: Hand, events: Sequence[Event], characters: Sequence[str]) -> Figures:
    """What the records keep of a finished deal.

    Args:
        fresh: the deal before anybody acted (`openers.records.history.redealt`); it is played.
        events: what happened in it, unredacted.
        characters: ids a seat, "" for the hero in seat 0 and for people.

    Raises:
        IllegalAction: the events do not follow from the rules.
    """
    began, units = events[0], result(fresh.rules, events, HERO)
    assert isinstance(began, DealBegan)
    counters = count_deal(fresh, events, HERO)
    counters.take(count_others(events, characters))
    return Figures(
        seats=sum(began.dealt_in),
        units=units,
        counted=tuple(Counted(*spot, *rate) for spot, rate in counters),
        dealt_in=began.dealt_in[HERO],
    )


def catch_up(store: Store, profile: int, stopped: Callable[[], bool] = bool) -> bool:
    """Count and judge what waits for it, some deals at a time; False once nothing waits.

    For a worker: a deal takes about a millisecond. ``stopped``: asked between two deals.
    Deals nothing can be made of count without statistics and without luck.

    Raises:
        StoreError: the records fail.
    """
    with store.work() as db:
        counting, judging = not_counted(db, profile), not_judged(db, profile)
    for match, number in counting:
        if stopped():
            return True
        _count(store, match, number)
    for match, number in judging:
        if stopped():
            return True
        _judge(store, match, number)
    return bool(counting or judging)


def _count(store: Store, match: int, number: int) -> None:
    session = store.session(match, number)
    (deal,) = session.deals
    try:
        found = figures(redealt(session.rules, deal), deal.events, session.players)
    except ValueError:
        units = result(session.rules, deal.events, HERO)
        dealt_in = deal.began.dealt_in
        found = Figures(sum(dealt_in), units, (), dealt_in=dealt_in[HERO])
    with store.transaction() as db:
        enter(db, match, number, found)


def _judge(store: Store, match: int, number: int) -> None:
    session = store.session(match, number)
    (deal,) = session.deals
    rules, events = session.rules, deal.events
    luck = sum(part.chips for part in luck_of(rules, deal, HERO)) / rules.unit
    counters = count_improvement(rules, events, HERO)
    with suppress(ValueError):  # it cannot be played again
        counters.take(count_gate(redealt(rules, deal), events, HERO))
    counted = tuple(Counted(*spot, *rate) for spot, rate in counters)
    with store.transaction() as db:
        judge(db, match, number, luck, Figures(sum(deal.began.dealt_in), 0.0, counted))
