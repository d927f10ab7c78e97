"""Kills a deal after every one of its events, for `test_kill`; run as a program of its own.

For each count N a child process plays a seeded deal and is killed (SIGKILL, by itself, so that no
code runs after it) as soon as N events are committed; then another child takes the deal up from
the file and plays it to its end. Prints, as JSON lines, what each of them ended in. The children
are forked from here, where everything is imported but nothing runs yet.
"""

import json
import os
import shutil
import signal
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication

from helpers.recount import recounted
from openers.engine.events import Event
from openers.engine.match import Match
from openers.opponents.arena import play_deal
from openers.opponents.characters import player
from openers.records.codec import pack_deal
from openers.records.figures import Figures
from openers.records.store import Store
from session.table import Table, rules

SEED = 23
DEALS = 2


class Mortal(Store):
    """Dies with its process as soon as so much has been committed."""

    lives = -1

    def append(self, match: int, deal: int, place: int, events: Sequence[Event]) -> None:
        for at, event in enumerate(events, place):
            super().append(match, deal, at, (event,))
            self._lose_one()

    def end_deal(
        self,
        match: int,
        events: Sequence[Event],
        state: dict[str, Any],
        figures: Figures | None = None,
    ) -> None:
        super().end_deal(match, events, state, figures)
        self._lose_one()

    def _lose_one(self) -> None:
        self.lives -= 1
        if self.lives == 0:
            os.kill(os.getpid(), signal.SIGKILL)


def play(path: Path, lives: int) -> None:
    """Begin or go on, until two deals are over; die when ``lives`` commits have been made."""
    store = Mortal(path)
    store.lives = lives
    table = Table(path, store=store, players={who: player(who) for who in ("ana", "renzo", "otto")})
    if not table.game.resume():
        table.start(rules(seats=4), seed=SEED)
    while table.game.summary.counts.deals < DEALS or not table.heard("deal_over"):
        if table.heard("deal_over") and table.said[-1] == ("deal_over", None):
            table.game.next_deal()
        legal = table.game.legal
        if legal is not None:
            table.game.intend(table.plain(legal))
        table.clock.advance(1)
    ended(path, table)
    table.close()


def ended(path: Path, table: Table) -> None:
    """Say what is on record, in a file beside the database."""
    running = table.store.running()
    assert running is not None
    summary = running.summary._replace(begun="")
    deals = [pack_deal(deal).hex() for deal in table.store.deals(summary.match)]
    said = {
        "deals": deals,
        "counts": summary.counts,
        "totals": table.store.totals(),
        "recounted": recounted(table.store),
        "state": running.state,
        "rows": len(running.events),
        "failures": [failure.key for failure in table.failures],
        "commits": -table.store.lives if isinstance(table.store, Mortal) else 0,
    }
    path.with_suffix(".json").write_text(json.dumps(said))


def child(work: Callable[[], None]) -> int:
    """Do some work in a child process; how it ended: 0, or minus the signal that killed it."""
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            QCoreApplication([])
            work()
            code = 0
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def warm_up() -> None:
    """Let the opponents work out once, before any fork, what they remember of all deals."""
    match = Match(rules(seats=4), bytes(16))
    for _ in range(5):
        deal = match.next_hand()
        assert deal is not None
        play_deal(deal, [player("ana")] * 4, [Random(seat) for seat in range(4)])


def main(folder: Path) -> None:
    """One line for the deal nobody disturbs, then one for each count of events."""
    warm_up()
    empty = folder / "empty.db"
    Store(empty).close()
    whole = folder / "whole.db"
    assert child(partial(play, whole, 0)) == 0
    said = json.loads(whole.with_suffix(".json").read_text())
    commits = said.pop("commits")
    sys.stdout.write(json.dumps(said) + "\n")
    sys.stdout.flush()
    for lives in range(1, commits + 1):
        path = folder / f"{lives}.db"
        shutil.copyfile(empty, path)
        killed = child(partial(play, path, lives))
        assert killed == -signal.SIGKILL, killed
        assert child(partial(play, path, 0)) == 0
        said = json.loads(path.with_suffix(".json").read_text())
        said.pop("commits")
        sys.stdout.write(json.dumps(said) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
