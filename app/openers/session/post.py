"""Work sent to another thread; the answers come back on the thread that asked."""

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

_T = TypeVar("_T")


class Post(QObject):
    """One worker. Each piece of work has a ticket; what is dropped meanwhile is not delivered."""

    _arrived = Signal(int, object)

    def __init__(
        self, name: str, executor: Executor | None = None, parent: QObject | None = None
    ) -> None:
        """``executor``: runs the work in order, one piece at a time; by default a thread."""
        super().__init__(parent)
        self._executor = executor or ThreadPoolExecutor(1, thread_name_prefix=name)
        self._waiting: dict[int, Callable[[Future[Any]], None]] = {}
        self._tickets = 0
        self._closed = False
        self._arrived.connect(self._deliver)

    def send(self, work: Callable[[], _T], then: Callable[[Future[_T]], None]) -> None:
        """Have ``work`` done; its future goes to ``then``, on this object's thread."""
        self._tickets += 1
        ticket = self._tickets
        self._waiting[ticket] = then
        self._executor.submit(work).add_done_callback(partial(self._done, ticket))

    def now(self, work: Callable[[], _T]) -> _T:
        """Have ``work`` done after all that was sent before, and wait for it: a moment."""
        return self._executor.submit(work).result()

    def drop(self) -> None:
        """What is still out is not delivered any more; it is done all the same."""
        self._waiting.clear()

    def close(self, *, finish: bool) -> None:
        """Wait for the worker; ``finish``: until all that was sent is done."""
        self.drop()
        self._closed = True
        self._executor.shutdown(wait=True, cancel_futures=not finish)

    def _done(self, ticket: int, future: Future[Any]) -> None:
        if not self._closed:
            self._arrived.emit(ticket, future)

    @Slot(int, object)
    def _deliver(self, ticket: int, future: Future[Any]) -> None:
        then = self._waiting.pop(ticket, None)
        if then is not None:
            then(future)
