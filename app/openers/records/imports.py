"""Sessions from files: whether one is in the records already."""

from openers.records.codec import pack_deal
from openers.records.history import Session
from openers.records.store import IMPORTED, Store

_ALIKE = "SELECT id FROM match WHERE profile = ? AND variant = ? AND deals = ? ORDER BY id"
_DEALS = "SELECT number, data FROM deal WHERE match = ? ORDER BY number"


def taken_in(store: Store, session: Session) -> int | None:
    """The number under which this very session, deal by deal, was taken in before, or None."""
    deals = [(deal.began.number, pack_deal(deal.events)) for deal in session.deals]
    with store.work() as db:
        alike = db.execute(_ALIKE, (IMPORTED, session.rules.variant, len(deals))).fetchall()
        for (match,) in alike:
            if db.execute(_DEALS, (match,)).fetchall() == deals:
                return int(match)
    return None


def take_in(store: Store, session: Session) -> tuple[int, bool]:
    """Take a session in, once: its number, and whether it is new."""
    before = taken_in(store, session)
    return (before, False) if before is not None else (store.import_session(session), True)
