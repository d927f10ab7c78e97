"""Asks an opponent on the worker and answers no sooner than a person would."""

from collections.abc import Callable
from concurrent.futures import Executor, Future

from PySide6.QtCore import QObject

from openers.session.clock import Clock
from openers.session.post import Post


class Asker(QObject):
    """One question at a time; a new one, or `drop`, makes the answer to the last one stale."""

    def __init__(
        self, clock: Clock, executor: Executor | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._post = Post("opponents", executor, self)
        self._clock = clock
        self._ticket = 0
        self._paused = False
        self._answer: Future[object] | None = None
        self._then: Callable[[Future[object]], None] | None = None

    def ask(
        self, work: Callable[[], object], pause: int, then: Callable[[Future[object]], None]
    ) -> None:
        """Have ``work`` done; its future goes to ``then`` after at least ``pause`` ms."""
        self.drop()
        ticket = self._ticket
        self._then = then
        self._paused = pause > 0
        if self._paused:
            self._clock.after(pause, lambda: self._pause_over(ticket))
        self._post.send(work, self._answered)

    def hurry(self) -> None:
        """Wait no longer than the thinking takes."""
        self._pause_over(self._ticket)

    def drop(self) -> None:
        """Whatever is still out is stale."""
        self._ticket += 1
        self._post.drop()
        self._answer = self._then = None

    def close(self) -> None:
        """Wait for the worker and let it go."""
        self.drop()
        self._post.close(finish=False)

    def _pause_over(self, ticket: int) -> None:
        if ticket == self._ticket and self._paused:
            self._paused = False
            self._deliver()

    def _answered(self, answer: Future[object]) -> None:
        self._answer = answer
        self._deliver()

    def _deliver(self) -> None:
        answer, then = self._answer, self._then
        if self._paused or answer is None or then is None:
            return
        self._answer = self._then = None
        then(answer)
