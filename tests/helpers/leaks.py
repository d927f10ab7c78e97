"""What a test must not leave behind: active timers, running animations, threads."""

import gc
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

_GRACE = 1.0
"""Seconds a thread that is already ending may take."""


def running() -> dict[int, tuple[str, Callable[[], object]]]:
    """What runs now in this process: by identity, its name and how to stop it."""
    found: dict[int, tuple[str, Callable[[], object]]] = {}
    for thread in threading.enumerate():
        if thread.is_alive() and thread is not threading.current_thread():
            found[id(thread)] = (f"the thread {thread.name}", lambda: None)
    for thing in _qt_objects():
        found[id(thing)] = (_name(thing), thing.quit if hasattr(thing, "quit") else thing.stop)
    return found


def left_behind(before: dict[int, tuple[str, Callable[[], object]]]) -> list[str]:
    """The names of what runs now and did not before; Qt's objects among them are stopped."""
    _delete_later()
    if not _new(before):
        return []
    gc.collect()  # a window nobody holds any more goes with its timers
    _delete_later()
    deadline = time.monotonic() + _GRACE
    while any(name.startswith("the thread") for name, _ in _new(before)):
        if time.monotonic() > deadline:
            break
        time.sleep(0.01)
    leaked = _new(before)
    for _, stop in leaked:
        stop()
    return sorted(name for name, _ in leaked)


def _new(
    before: dict[int, tuple[str, Callable[[], object]]],
) -> list[tuple[str, Callable[[], object]]]:
    return [entry for identity, entry in running().items() if identity not in before]


def _qt_objects() -> list[Any]:
    """Qt's timers, threads and animations that run and that Python knows."""
    core: Any = sys.modules.get("PySide6.QtCore")
    if core is None or core.QCoreApplication.instance() is None:
        return []
    shiboken: Any = sys.modules["shiboken6"]
    return [
        thing
        for thing in shiboken.getAllValidWrappers()
        if (isinstance(thing, core.QTimer) and thing.isActive())
        or (isinstance(thing, core.QThread) and thing.isRunning() and not _main(core, thing))
        or (
            isinstance(thing, core.QAbstractAnimation)
            and thing.state() == core.QAbstractAnimation.State.Running
        )
    ]


def _main(core: Any, thread: Any) -> bool:
    return bool(thread == core.QCoreApplication.instance().thread())


def _name(thing: Any) -> str:
    name = thing.objectName() or "without a name"
    owner = thing.parent()
    return f"{type(thing).__name__} {name} of {type(owner).__name__}"


def _delete_later() -> None:
    """Delete what asked to be deleted later: no event loop comes by in a test."""
    core: Any = sys.modules.get("PySide6.QtCore")
    if core is not None and core.QCoreApplication.instance() is not None:
        core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete.value)
