"""Works out what house rules make of the game, away from the window's thread."""

from concurrent.futures import Executor, Future

from PySide6.QtCore import QObject, Signal

from openers.odds.outlook import Outlook, outlook
from openers.odds.passed_out import Stopped
from openers.rules.rules import Rules
from openers.session.post import Post


class Forecast(QObject):
    """One question at a time: a new one makes the answer to the last one stale.

    Signals:
        ready: the figures of the rules asked for, and those of the usual ones.
    """

    ready = Signal(object, object)

    def __init__(self, executor: Executor | None = None, parent: QObject | None = None) -> None:
        """``executor``: does the work; by default a thread of its own."""
        super().__init__(parent)
        self._post = Post("outlook", executor, self)
        self._ticket = 0
        self._closed = False

    def ask(self, rules: Rules, usual: Rules) -> None:
        """Work both out; `ready` brings them, unless something else is asked first."""
        self.drop()
        if self._closed:
            return
        ticket = self._ticket

        def stopped() -> bool:
            return ticket != self._ticket

        def work() -> tuple[Outlook, Outlook]:
            return outlook(rules, stopped), outlook(usual, stopped)

        self._post.send(work, self._arrived)

    def drop(self) -> None:
        """Nobody waits for an answer any more."""
        self._ticket += 1
        self._post.drop()

    def close(self) -> None:
        """Stop the work and let the thread go; nothing is worked out any more."""
        self._closed = True
        self.drop()
        self._post.close(finish=False)

    def _arrived(self, answer: Future[tuple[Outlook, Outlook]]) -> None:
        if not isinstance(answer.exception(), Stopped):
            self.ready.emit(*answer.result())
