"""One program a data folder: a second start brings the first window to the front.

A lock file says who is there; a small file laid into the folder is the wish for the window, and
its disappearance the answer. (A local socket would need Qt's network library, which asks for
system libraries a bare machine lacks.)
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import final

from PySide6.QtCore import QDir, QFileSystemWatcher, QLockFile, QObject, Signal

_ANSWER_SECONDS = 3.0
_LOOK_SECONDS = 0.02


def lock_of(folder: Path) -> QLockFile:
    """The lock of a data folder, not yet taken."""
    lock = QLockFile(QDir.toNativeSeparators(str(folder / "running.lock")))
    lock.setStaleLockTime(0)  # a dead process's lock is taken over, a slow one's never
    return lock


@final
class SingleInstance(QObject):
    """Holds the lock of a data folder and hears of later starts.

    Signals:
        wanted: a second start asks for the window.
    """

    wanted = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._wish = folder / "come-to-front"
        self._lock = lock_of(folder)
        self._watcher: QFileSystemWatcher | None = None

    def acquire(self) -> bool:
        """Take the lock; False where another start of ours holds it."""
        if not self._lock.tryLock(100):
            return self._lock.error() is not QLockFile.LockError.LockFailedError
        self._grant()
        self._watcher = QFileSystemWatcher([str(self._folder)], self)
        self._watcher.directoryChanged.connect(self._look)
        return True

    def call_first(
        self,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> bool:
        """Ask the running program to come to the front; False where it does not answer."""
        try:
            self._wish.touch()
        except OSError:
            return False
        until = clock() + _ANSWER_SECONDS
        while clock() < until:
            if not self._wish.exists():
                return True
            sleep(_LOOK_SECONDS)
        self._grant()
        return False

    def release(self) -> None:
        """Let the folder go."""
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None
        self._lock.unlock()

    def _look(self) -> None:
        if self._grant():
            self.wanted.emit()

    def _grant(self) -> bool:
        """Take the wish away; whether there was one. What cannot be taken away is none."""
        try:
            self._wish.unlink()
        except OSError:
            return False
        return True
