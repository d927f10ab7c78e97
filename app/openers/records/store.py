"""The store: profiles, matches, the running deal event by event, finished deals, counts.

One connection, used by one thread at a time. An event is a committed row when `Store.append`
returns; a deal's end is one transaction (`Store.end_deal`), and "counted once" rests on that.
"""

import contextlib
import json
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from openers.engine.events import DealBegan, Event
from openers.records.codec import BadRecord, pack_deal, pack_event, unpack_deal, unpack_event, veil
from openers.records.figures import Figures, enter
from openers.records.history import DealRecord, Session, published
from openers.records.model import (
    Counts,
    MatchRunning,
    MatchSummary,
    NewMatch,
    Problem,
    Running,
    StoreError,
    count,
)
from openers.records.opening import back_up, key_of, open_database
from openers.records.rows import last_deal, reading, summary_of
from openers.rules.rules import Rules

RECORDS = "openers.sqlite"
"""The database's name in the data folder."""
DEFAULT_PROFILE = 1
"""The profile every database has."""
IMPORTED = 2
"""The profile of the sessions that come from files: they are nobody's results here."""

_MATCH = (
    "SELECT id, variant, rules, characters, begun, ended, how,"
    " deals, net, bought, pots, showdowns, biggest_pot, seeds, state FROM match WHERE "
)
_ADD_TO_TOTAL = """
    INSERT INTO total (profile, variant, deals, net, bought, pots, showdowns, biggest_pot)
    SELECT profile, variant, ?, ?, ?, ?, ?, ? FROM match WHERE id = ?
    ON CONFLICT (profile, variant) DO UPDATE SET
        deals = deals + excluded.deals,
        net = net + excluded.net,
        bought = bought + excluded.bought,
        pots = pots + excluded.pots,
        showdowns = showdowns + excluded.showdowns,
        biggest_pot = max(biggest_pot, excluded.biggest_pot)
"""
_ADD_TO_MATCH = """
    UPDATE match SET
        deals = deals + ?,
        net = net + ?,
        bought = bought + ?,
        pots = pots + ?,
        showdowns = showdowns + ?,
        biggest_pot = max(biggest_pot, ?)
    WHERE id = ?
"""
_LOG = "INSERT OR IGNORE INTO deal (match, number, ended, data, net) VALUES (?, ?, ?, ?, ?)"
_KEEP_APART = "INSERT INTO aside SELECT match, deal, place, data, ? FROM event WHERE match = ?"
_SEED_BYTES = 16
_ANY = 2**63 - 1


def _utc_now() -> datetime:
    return datetime.now(UTC)


class Store:
    """The records of one data folder.

    Every method but `close` raises `StoreError` where the disk or the file fails; whatever was
    committed before stays.

    Attributes:
        path: the database.
        problems: what was wrong with the file when it was opened.
    """

    def __init__(self, path: Path, now: Callable[[], datetime] = _utc_now) -> None:
        """Open or make the database; never raises: see ``problems``."""
        self.path = path
        self._now = now
        self._lock = threading.RLock()
        self._db, self.problems = open_database(path, now())
        self._salt: bytes = self._db.execute("SELECT salt FROM secret").fetchone()[0]

    @property
    def kept(self) -> bool:
        """Whether the records are on disk; False: in memory alone."""
        return all(problem.kept for problem in self.problems)

    def close(self) -> None:
        """Let the file go."""
        with self._lock:
            self._db.close()

    def back_up(self) -> bool:
        """Renew the backup where it is a day old; True where it was."""
        if not self.kept:
            return False
        with self.work():
            return back_up(self._db, self.path, self._now())

    # -- matches -----------------------------------------------------------------------------------

    def begin_match(
        self, new: NewMatch, *, profile: int = DEFAULT_PROFILE, replace: bool = False
    ) -> int:
        """Record a new match of a profile and give its number.

        ``replace``: end a running match, its running deal uncounted.

        Raises:
            MatchRunning: the profile has one and ``replace`` is not set.
        """
        if len(new.seed) != _SEED_BYTES or len(new.minds) != _SEED_BYTES:
            raise ValueError("a seed has 16 bytes")
        seeds, state = new.seed + new.minds, new.state
        with self.transaction() as db:
            row = db.execute(
                "SELECT id FROM match WHERE profile = ? AND ended = ''", (profile,)
            ).fetchone()
            if row and not replace:
                raise MatchRunning
            if row:
                self._end(row[0], "replaced", 0)
            return self._begin(profile, new.rules, new.characters, seeds, state, self._stamp())

    def _begin(
        self,
        profile: int,
        rules: Rules,
        characters: Sequence[str],
        seeds: bytes,
        state: dict[str, Any],
        begun: str,
    ) -> int:
        made = self._db.execute(
            "INSERT INTO match (profile, variant, rules, characters, seeds, state, begun)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                profile,
                rules.variant,
                json.dumps({"family": rules.family, "options": dict(rules.options)}),
                json.dumps(characters),
                veil(seeds, self._salt),
                json.dumps(state),
                begun,
            ),
        )
        return int(made.lastrowid or 0)

    def end_match(self, match: int, how: str, award: int = 0) -> MatchSummary:
        """End a match; its running deal, if any, is dropped uncounted.

        ``award``: chips the hero got at the match's end, apart from its deals (rule C7).
        """
        with self.transaction():
            self._end(match, how, award)
        return self.summary(match)

    def _end(self, match: int, how: str, award: int) -> None:
        self._db.execute("DELETE FROM event WHERE match = ?", (match,))
        self._db.execute(
            "UPDATE match SET ended = ?, how = ?, award = ? WHERE id = ?",
            (self._stamp(), how, award, match),
        )
        if award:
            self._add(match, Counts(net=award))

    # -- deals -------------------------------------------------------------------------------------

    def append(self, match: int, deal: int, place: int, events: Sequence[Event]) -> None:
        """Record events of the running deal, each a committed row when this returns.

        ``place`` is the first one's place in the deal, from 0. To record the same ones again does
        no harm.
        """
        with self.work() as db:
            for at, event in enumerate(events, place):
                db.execute(
                    "INSERT OR REPLACE INTO event VALUES (?, ?, ?, ?)",
                    (match, deal, at, self._veiled(match, deal, at, pack_event(event))),
                )

    def end_deal(
        self,
        match: int,
        events: Sequence[Event],
        state: dict[str, Any],
        figures: Figures | None = None,
    ) -> None:
        """Fold a finished deal into the log, count it, clear its rows: one transaction.

        ``state`` is the match's from here on; ``figures`` what statistics say of the deal, None to
        count it later. A deal already in the log is not counted again.
        """
        began = events[0]
        if not isinstance(began, DealBegan):
            raise ValueError("not a whole deal")
        counts = count(tuple(events))
        with self.transaction() as db:
            new = db.execute(
                _LOG,
                (match, began.number, self._stamp(), pack_deal(events), counts.net),
            ).rowcount
            if new:
                if figures is not None:
                    enter(db, match, began.number, figures)
                self._add(match, counts)
                db.execute("UPDATE match SET state = ? WHERE id = ?", (json.dumps(state), match))
            db.execute("DELETE FROM event WHERE match = ? AND deal <= ?", (match, began.number))

    def set_aside(self, match: int, state: dict[str, Any]) -> None:
        """Keep a running deal that cannot go on apart, uncounted; the match goes on."""
        with self.transaction() as db:
            db.execute(_KEEP_APART, (self._stamp(), match))
            db.execute("DELETE FROM event WHERE match = ?", (match,))
            db.execute("UPDATE match SET state = ? WHERE id = ?", (json.dumps(state), match))

    def give_up(self, profile: int = DEFAULT_PROFILE) -> None:
        """End a profile's running match that cannot be read; its rows are kept apart."""
        with self.transaction() as db:
            for (match,) in db.execute(
                "SELECT id FROM match WHERE profile = ? AND ended = ''", (profile,)
            ).fetchall():
                db.execute(_KEEP_APART, (self._stamp(), match))
                self._end(match, "unplayable", 0)

    def _add(self, match: int, counts: Counts) -> None:
        self._db.execute(_ADD_TO_TOTAL, (*counts, match))
        self._db.execute(_ADD_TO_MATCH, (*counts, match))

    # -- reading -----------------------------------------------------------------------------------

    def running(self, profile: int = DEFAULT_PROFILE) -> Running | None:
        """The running match with its running deal, or None.

        Raises:
            StoreError: ``damaged``: its rows make no sense; see `give_up`.
        """
        with self.work() as db, reading():
            row = db.execute(_MATCH + "profile = ? AND ended = ''", (profile,)).fetchone()
            if row is None:
                return None
            match = row[0]
            seeds = veil(row[-2], self._salt)
            last = db.execute(
                "SELECT data FROM deal WHERE match = ? ORDER BY number DESC LIMIT 1", (match,)
            ).fetchone()
            return Running(
                summary=summary_of(row),
                seed=seeds[:_SEED_BYTES],
                minds=seeds[_SEED_BYTES:],
                state=json.loads(row[-1]),
                events=self._running_events(match),
                last=last_deal(last[0]) if last else (),
            )

    def _running_events(self, match: int) -> tuple[Event, ...]:
        events: list[Event] = []
        for deal, place, data in self._db.execute(
            "SELECT deal, place, data FROM event WHERE match = ? ORDER BY deal, place", (match,)
        ):
            if place != len(events):
                raise BadRecord(f"no event {len(events)} of deal {deal}")
            events.append(unpack_event(self._veiled(match, deal, place, data)))
        return tuple(events)

    def summary(self, match: int) -> MatchSummary:
        """A match's figures. Raises KeyError where there is no such match."""
        with self.work() as db:
            row = db.execute(_MATCH + "id = ?", (match,)).fetchone()
            found = summary_of(row) if row else None
        if found is None:
            raise KeyError(match)
        return found

    def matches(self, profile: int = DEFAULT_PROFILE) -> tuple[MatchSummary, ...]:
        """All matches of a profile, the newest first."""
        with self.work() as db:
            rows = db.execute(_MATCH + "profile = ? ORDER BY id DESC", (profile,)).fetchall()
            return tuple(map(summary_of, rows))

    def deals(self, match: int) -> Iterator[tuple[Event, ...]]:
        """The finished deals of a match in order, each as its events, unredacted."""
        with self.work() as db:
            rows = db.execute(
                "SELECT data FROM deal WHERE match = ? ORDER BY number", (match,)
            ).fetchall()
        for (data,) in rows:
            yield unpack_deal(data)

    def session(self, match: int, number: int | None = None) -> Session:
        """The finished deals of a match with their seeds, which are public now (rule C10).

        ``number``: that deal alone. Raises KeyError where there is no such match.
        """
        summary = self.summary(match)
        with self.work() as db, reading():
            seeds, state = db.execute(
                "SELECT seeds, state FROM match WHERE id = ?", (match,)
            ).fetchone()
            rows = db.execute(
                "SELECT number, ended, data FROM deal"
                " WHERE match = ? AND number BETWEEN ? AND ? ORDER BY number",
                (match, *((0, _ANY) if number is None else (number, number))),
            ).fetchall()
            imported = json.loads(state).get("imported")
            match_seed = veil(seeds, self._salt)[:_SEED_BYTES]
            deals = []
            for at, ended, data in rows:
                events = unpack_deal(data)
                if imported is None:
                    seed = published(match_seed, at, events)
                else:
                    given = imported["seeds"].get(str(at))
                    seed = None if given is None else bytes.fromhex(given)
                deals.append(DealRecord(events, seed, ended))
        ours = imported is None or imported["ours"]
        return Session(summary.rules, summary.characters, tuple(deals), summary.begun, ours)

    def last_deal(self, profile: int = DEFAULT_PROFILE) -> tuple[int, int] | None:
        """The match and the number of the deal a profile finished last, or None."""
        with self.work() as db:
            found: tuple[int, int] | None = db.execute(
                "SELECT match, number FROM deal JOIN match ON match.id = match"
                " WHERE profile = ? ORDER BY match DESC, number DESC LIMIT 1",
                (profile,),
            ).fetchone()
        return found

    def import_session(self, session: Session) -> int:
        """Take a session from a file in, under a profile of its own; its number."""
        seeds = {
            deal.began.number: deal.seed.hex() for deal in session.deals if deal.seed is not None
        }
        state = {"imported": {"ours": session.ours, "seeds": seeds}}
        with self.transaction() as db:
            db.execute(
                "INSERT OR IGNORE INTO profile VALUES (?, 'imported', ?)", (IMPORTED, self._stamp())
            )
            rules, players, seed = session.rules, session.players, bytes(2 * _SEED_BYTES)
            match = self._begin(IMPORTED, rules, players, seed, state, session.begun)
            self._end(match, "imported", 0)
            for deal in session.deals:
                counts = count(deal.events)
                row = match, deal.began.number, deal.ended, pack_deal(deal.events), counts.net
                db.execute(_LOG, row)
                self._add(match, counts)
        return match

    def totals(self, profile: int = DEFAULT_PROFILE) -> dict[str, Counts]:
        """A profile's figures by variant, as kept with each deal."""
        with self.work() as db:
            rows = db.execute("SELECT * FROM total WHERE profile = ?", (profile,)).fetchall()
        return {variant: Counts(*counts) for _, variant, *counts in rows}

    # -- the connection ----------------------------------------------------------------------------

    def _veiled(self, match: int, deal: int, place: int, data: bytes) -> bytes:
        return veil(data, self._salt + f"{match}/{deal}/{place}".encode())

    def _stamp(self) -> str:
        return self._now().astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    @contextlib.contextmanager
    def work(self) -> Iterator[sqlite3.Connection]:
        """The connection, for one thing at a time; what fails raises `StoreError`."""
        with self._lock:
            try:
                yield self._db
            except (sqlite3.Error, OSError) as error:
                raise StoreError(self._problem(key_of(error)), str(error)) from error
            except BadRecord as error:
                raise StoreError(self._problem("damaged"), str(error)) from error

    @contextlib.contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """The connection, for something that happens whole or not at all."""
        with self.work() as db:
            db.execute("BEGIN IMMEDIATE")
            try:
                yield db
                db.execute("COMMIT")
            except BaseException:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                raise

    def _problem(self, key: str) -> Problem:
        return Problem(key, self.path)
