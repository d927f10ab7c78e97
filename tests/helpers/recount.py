"""The figures of a store counted anew from its log, to compare with those it keeps."""

from openers.records.figures import Choice, Counted, chosen
from openers.records.history import redealt
from openers.records.model import HERO, Counts, count
from openers.records.store import DEFAULT_PROFILE, Store
from openers.stats.counters import Counters
from openers.stats.deal import count_deal
from openers.stats.others import count_others


def recounted(store: Store, profile: int = DEFAULT_PROFILE) -> dict[str, Counts]:
    """What `Store.totals` must say."""
    with store.work() as db:
        rows = db.execute(
            "SELECT variant, award, id FROM match WHERE profile = ?", (profile,)
        ).fetchall()
    totals: dict[str, Counts] = {}
    for variant, award, match in rows:
        deals = list(store.deals(match))
        if not deals and not award:
            continue
        counts = totals.get(variant, Counts()).plus(Counts(net=award))
        for events in deals:
            counts = counts.plus(count(events))
        totals[variant] = counts
    return totals


def tallied(store: Store, profile: int = DEFAULT_PROFILE) -> dict[tuple[str, str], Counted]:
    """The statistics a store keeps, by statistic and position, over all its variants."""
    with store.work() as db:
        found: dict[tuple[str, str], Counted] = {}
        for (variant,) in db.execute("SELECT DISTINCT variant FROM tally").fetchall():
            for c in chosen(db, Choice(profile, variant)):
                old = found.get((c.stat, c.position), c._replace(chance=0, done=0.0))
                found[c.stat, c.position] = c._replace(
                    chance=c.chance + old.chance, done=c.done + old.done
                )
        return found


def retold(store: Store, profile: int = DEFAULT_PROFILE) -> dict[tuple[str, str], Counted]:
    """What `tallied` must say: every deal of the log played and counted again."""
    counters = Counters()
    for match in store.matches(profile):
        session = store.session(match.match)
        for deal in session.deals:
            counters.take(count_deal(redealt(session.rules, deal), deal.events, HERO))
            counters.take(count_others(deal.events, session.players))
    return {(s.stat, s.position): Counted(*s, *rate) for s, rate in counters}
