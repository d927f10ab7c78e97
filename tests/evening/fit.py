"""Whether every text of a window has its room: nothing cut, elided, covered or outside."""

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenuBar,
    QScrollArea,
    QTabBar,
    QWidget,
)

from openers.panels.buttons import ActionButton
from openers.panels.look import body, width_of
from openers.panels.stepper import Ladder, Stepper
from openers.table.hand import CardButton
from window.house import House

_SAID = (QLabel, QAbstractButton, QComboBox, QLineEdit, QTabBar, Ladder, Stepper, QMenuBar)


def cut(root: QWidget) -> list[str]:
    """What is wrong below a window or dialog, each as a line."""
    found: list[str] = []
    there = [w for w in root.findChildren(QWidget) if _speaks(w, root)]
    for widget in there:
        found += [f"{name(widget)}: {fault}" for fault in _faults(widget, root)]
    for one, two in combinations(there, 2):
        if _apart(one, two) and _seen(one, root).intersects(_seen(two, root)):
            found.append(f"{name(one)} and {name(two)} overlap")
    return found


def name(widget: QWidget) -> str:
    said = getattr(widget, "verb", getattr(widget, "text", widget.accessibleName))()
    return f"{type(widget).__name__} {said!r}"


def _speaks(widget: QWidget, root: QWidget) -> bool:
    """Whether it says something here; a dialog's widgets are its own affair."""
    if not isinstance(widget, _SAID) or isinstance(widget, CardButton):
        return False
    if not widget.isVisible() or widget.window() is not root:
        return False
    return not (isinstance(widget, QLabel) and not widget.text())


def _faults(widget: QWidget, root: QWidget) -> Iterator[str]:
    yield from _too_small(widget)
    area = _scrolling(widget)
    if area is not None:
        left = widget.mapTo(area.viewport(), QPoint(0, 0)).x()
        if left < 0 or left + widget.width() > area.viewport().width():
            yield f"leaves its page: {left} + {widget.width()} in {area.viewport().width()}"
    elif not root.rect().contains(_seen(widget, root)):
        yield f"leaves the window: {_seen(widget, root)}"
    elif (seen := widget.visibleRegion().boundingRect()) != widget.rect():
        yield f"is covered: {seen} of {widget.rect()}"


def _too_small(widget: QWidget) -> Iterator[str]:
    wide, high = widget.width(), widget.height()
    if isinstance(widget, QLabel) and widget.wordWrap():
        if widget.heightForWidth(wide) > high:
            yield f"needs the height {widget.heightForWidth(wide)}, has {high}"
        words = widget.text().replace("-", "- ").split()
        longest = max(widget.fontMetrics().horizontalAdvance(word) for word in words)
        if longest > widget.contentsRect().width():
            yield f"its longest word needs {longest}, has {widget.contentsRect().width()}"
        return
    if isinstance(widget, QLineEdit):
        need = widget.fontMetrics().horizontalAdvance(widget.text()) + 8
        if need > wide:
            yield f"needs {need}, has {wide}"
        return
    if isinstance(widget, QTabBar):
        yield from _tabs(widget)
        return
    if isinstance(widget, QMenuBar):
        for action in widget.actions():
            if not widget.rect().contains(widget.actionGeometry(action)):
                yield f"no room for {action.text()}"
        return
    least = isinstance(widget, Stepper | ActionButton)  # without the key, without other streets
    need = widget.minimumSizeHint() if least else widget.sizeHint()
    text = need.height() if least else min(need.height(), widget.fontMetrics().height())
    if need.width() > wide + 1 or text > high:
        yield f"needs {need.width()}x{text}, has {wide}x{high}"


def _tabs(bar: QTabBar) -> Iterator[str]:
    for index in range(bar.count()):
        room = bar.tabRect(index)
        need = bar.fontMetrics().horizontalAdvance(bar.tabText(index))
        if need > room.width() or not bar.rect().contains(room):
            yield f"no room for {bar.tabText(index)!r}: {need} in {room.width()}"


def _scrolling(widget: QWidget) -> QAbstractScrollArea | None:
    """The page that scrolls with it, if there is one."""
    parent = widget.parentWidget()
    while parent is not None and not parent.isWindow():
        if isinstance(parent, QScrollArea):
            return parent
        parent = parent.parentWidget()
    return None


def _seen(widget: QWidget, root: QWidget) -> QRect:
    return QRect(widget.mapTo(root, QPoint(0, 0)), widget.size())


def _apart(one: QWidget, two: QWidget) -> bool:
    """Whether neither lies inside the other, and both in the same layer."""
    nested = one.isAncestorOf(two) or two.isAncestorOf(one)
    return not nested and _scrolling(one) is _scrolling(two)


def log_cut(house: House) -> list[str]:
    """Lines of the log whose two ends meet."""
    log = house.room.side.log
    if not log.isVisible():
        return []
    wide, found = log.viewport().width(), []
    for index in range(log.count()):
        row = log.item(index).data(0x0100)
        if row.kind == "street":
            need = width_of(body(13), row.left) + width_of(body(13), row.right) + 8
        elif row.kind == "line":
            need = log.name_width() + max(width_of(body(14), w) for w in row.right.split())
        else:
            continue
        if need > wide:
            found.append(f"log: {row.left!r} {row.right!r} needs {need}, has {wide}")
    return found
