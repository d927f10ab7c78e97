"""The store behind its own worker: what it cannot take now is kept and tried again, in order."""

import logging
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from typing import Any

from PySide6.QtCore import QObject, Signal

from openers.engine.events import Event
from openers.records.figures import Figures
from openers.records.model import NewMatch, Running
from openers.records.store import Store
from openers.session.failure import store_failure, trace
from openers.session.post import Post

_LOG = logging.getLogger(__name__)


def _counted(counting: Callable[[], Figures]) -> Figures | None:
    try:
        return counting()
    except Exception as error:  # noqa: BLE001 - a fault in statistics never costs a record
        _LOG.error("a deal is recorded without statistics\n%s", trace(error))
        return None


class Recorder(QObject):
    """Records one match.

    An operation the store fails at stays first in the queue, and nothing overtakes it, so that
    the file never holds a later thing without an earlier one.
    """

    failed = Signal(object)
    """A `Failure`; once, until the store takes something again."""

    def __init__(
        self, store: Store, executor: Executor | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._post = Post("records", executor, self)
        self._backlog: deque[Callable[[], None]] = deque()  # touched by the worker alone
        self._match = 0  # set by the worker, before anything that reads it
        self._troubled = False

    @property
    def match(self) -> int:
        """The match's number in the records; 0 while it has none."""
        return self._match

    # -- at once, from the start page --------------------------------------------------------------

    def running(self) -> Running | None:
        """The running match. Raises `StoreError`."""
        running = self._post.now(self._store.running)
        if running is not None:
            self._match = running.summary.match
        return running

    def give_up(self) -> None:
        """Keep a running match that cannot be read apart, so that it is said but once."""
        self._later(self._store.give_up, None)

    def begin(self, new: NewMatch) -> None:
        """Record a new match, in the place of a running one."""

        def work() -> None:
            self._match = self._store.begin_match(new, replace=True)

        self._later(work, None)

    # -- in order, while the deal goes on ----------------------------------------------------------

    def append(
        self,
        deal: int,
        place: int,
        events: Sequence[Event],
        then: Callable[[], None] | None = None,
    ) -> None:
        """Record events of the running deal; ``then`` comes when they are, or cannot be."""
        self._later(lambda: self._store.append(self._match, deal, place, events), then)

    def end_deal(
        self,
        events: Sequence[Event],
        state: dict[str, Any],
        counting: Callable[[], Figures],
        then: Callable[[], None],
    ) -> None:
        """Fold and count a finished deal; what cannot be counted is recorded all the same."""

        def work() -> None:
            self._store.end_deal(self._match, events, state, _counted(counting))

        self._later(work, then)

    def set_aside(self, state: dict[str, Any]) -> None:
        """Keep the running deal apart."""
        self._later(lambda: self._store.set_aside(self._match, state), None)

    def end_match(self, how: str, award: int) -> None:
        """End the match."""

        def work() -> None:
            self._store.end_match(self._match, how, award)

        self._later(work, None)

    def back_up(self) -> None:
        """Renew the backup if it is a day old."""

        def work() -> None:
            self._store.back_up()

        self._later(work, None)

    def drop(self) -> None:
        """Whoever waits is not told any more; everything is recorded all the same."""
        self._post.drop()

    def close(self) -> None:
        """Record what is left, let the worker and the store go."""
        self._post.close(finish=True)
        self._store.close()

    def _later(self, operation: Callable[[], None], then: Callable[[], None] | None) -> None:
        def done(future: Future[None]) -> None:
            error = future.exception()
            if error is None:
                self._troubled = False
            elif not self._troubled:
                self._troubled = True
                self.failed.emit(store_failure(error))
            if then is not None:
                then()

        self._post.send(lambda: self._work(operation), done)

    def _work(self, operation: Callable[[], None]) -> None:
        self._backlog.append(operation)
        while self._backlog:
            self._backlog[0]()
            self._backlog.popleft()
