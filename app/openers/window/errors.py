"""The one place where uncaught errors end: a log on disk, a dialog, and the program goes on."""

import logging
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import final

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)

from openers.session.failure import trace

_log = logging.getLogger("openers")
_BYTES, _FILES = 512_000, 3
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class _LogFile(logging.Handler):
    """A log file that begins anew when it is full; nothing is opened or loaded before a line."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line; where that cannot be done the program goes on without."""
        if self._file is None:
            from logging.handlers import RotatingFileHandler

            try:
                self._file = RotatingFileHandler(
                    self._path, maxBytes=_BYTES, backupCount=_FILES, encoding="utf-8", delay=True
                )
            except OSError:
                self._file = logging.NullHandler()
            self._file.setFormatter(self.formatter)
        self._file.handle(record)

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
        super().close()


@final
class ErrorDesk(QObject):
    """Catches what nobody else caught, writes it down, and tells the window.

    The log holds where an error happened and its kind, never its message, which may name a card.

    Signals:
        happened: an error's text, on the GUI thread, whatever thread it came from.
    """

    happened = Signal(str)
    _caught = Signal(str)

    def __init__(self, folder: Path, verbose: bool = False, parent: QObject | None = None) -> None:
        """Write to ``openers.log`` in ``folder``; ``verbose`` repeats it on stderr."""
        super().__init__(parent)
        self._handlers: list[logging.Handler] = []
        self._before: Callable[..., object] | None = None
        self._folder, self._verbose = folder, verbose
        self._caught.connect(self.happened, Qt.ConnectionType.QueuedConnection)

    @property
    def path(self) -> Path:
        """The log file."""
        return self._folder / "openers.log"

    def install(self) -> None:
        """Begin to catch: slots and overridden methods, threads, garbage, Qt's own messages."""
        form = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
        self._handlers = [_LogFile(self.path)]
        if self._verbose:
            self._handlers.append(logging.StreamHandler())
        for handler in self._handlers:
            handler.setFormatter(form)
            _log.addHandler(handler)
        _log.setLevel(logging.DEBUG if self._verbose else logging.INFO)
        _log.propagate = False
        sys.excepthook = self._uncaught
        threading.excepthook = self._in_thread
        sys.unraisablehook = self._unraisable
        self._before = qInstallMessageHandler(self._from_qt)

    def uninstall(self) -> None:
        """Stop catching and close the log."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        qInstallMessageHandler(self._before)
        for handler in self._handlers:
            _log.removeHandler(handler)
            handler.close()
        self._handlers = []
        _log.propagate = True

    def report(self, error: BaseException) -> None:
        """Take in an error that was caught elsewhere and cannot be dealt with there."""
        self._take(trace(error))

    def note(self, text: str) -> None:
        """Write a line that is no error."""
        _log.info(text)

    def _take(self, text: str) -> None:
        _log.error(text)
        self._caught.emit(text)

    def _uncaught(
        self, kind: type[BaseException], error: BaseException, _trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, _trace)
            return
        self._take(trace(error))

    def _in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._take(trace(args.exc_value))

    def _unraisable(self, args: "sys.UnraisableHookArgs") -> None:
        if args.exc_value is not None:
            self._take(trace(args.exc_value))

    def _from_qt(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        _log.log(_LEVELS.get(kind, logging.INFO), "Qt: %s", message)
        if self._verbose and kind is QtMsgType.QtFatalMsg:
            sys.__stderr__ and sys.__stderr__.write(message + "\n")
