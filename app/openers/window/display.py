"""Whether there is a screen to open a window on. Asked before Qt, which would abort."""

import os
import sys

_WITHOUT_SCREEN = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs")


def missing() -> str:
    """Why no window can be opened here, as a message; empty where one can."""
    if sys.platform in {"win32", "darwin"}:
        return ""
    platform = os.environ.get("QT_QPA_PLATFORM", "").split(":")[0].split(";")[0]
    if platform in _WITHOUT_SCREEN:
        return ""
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return (
            "no display: start it on a desktop, or with QT_QPA_PLATFORM=offscreen for a demo "
            "that only saves pictures"
        )
    if _qt_aborts():
        return (
            "the display does not answer, or a system library of Qt is missing; "
            "python3 packaging/bootstrap.py run installs or names it"
        )
    return ""


def _qt_aborts() -> bool:
    """Whether a child process fails to reach the display: Qt aborts where it cannot."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 2)
            from PySide6.QtGui import QGuiApplication

            QGuiApplication(sys.argv[:1])
            code = 0
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    return status != 0
