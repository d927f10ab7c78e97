"""The figures of a store counted anew from its log, to compare with those it keeps."""

from openers.records.model import Counts, count
from openers.records.store import DEFAULT_PROFILE, Store


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
