"""When the first window has been seen: what nobody needs before may come then."""

from collections.abc import Callable
from typing import final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

_SHOWN_MS = 5


@final
class FirstSight(QObject):
    """Calls once, after the first painting of any window of the application."""

    def __init__(self, app: QCoreApplication, call: Callable[[], object]) -> None:
        super().__init__(app)
        self._app, self._call = app, call
        app.installEventFilter(self)

    def _due(self) -> None:
        self._call()

    def forget(self) -> None:
        """Call nothing any more: the window has closed before it was seen."""
        self._app.removeEventFilter(self)
        self._call = object

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See everything pass until something is painted."""
        if event.type() == QEvent.Type.Paint:
            self._app.removeEventFilter(self)
            # Not now: what is being painted shall be finished and shown first.
            QTimer.singleShot(_SHOWN_MS, self, self._due)
        return False
