"""The reader's own cards under mouse, keys and screen reader.

A sprite cannot be read or pressed by a screen reader, so over each card of the hero lies a clear
button. It draws nothing: the sprite below shows focus, pointer and mark.
"""

from collections.abc import Callable
from typing import final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from openers.table.arrange import Touch
from openers.table.geometry import Pose
from openers.table.picture import Picture

_BY_KEYS = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
    Qt.FocusReason.OtherFocusReason,
}
_DIGITS = range(Qt.Key.Key_1.value, Qt.Key.Key_9.value + 1)


@final
class CardButton(QAbstractButton):
    """A clear button over one card.

    Signals:
        touched(): pointer or keyboard came or went.
        pressed_key(QKeyEvent): a key the button has no use for; the listener accepts it.
    """

    touched = Signal()
    pressed_key = Signal(QKeyEvent)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.token = -1
        self.under_pointer = self.by_keys = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def sizeHint(self) -> QSize:
        """As large as it lies: the view places it."""
        return self.size()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the sprite shows all."""

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer comes."""
        self.under_pointer = True
        self.touched.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer goes."""
        self.under_pointer = False
        self.touched.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes; a ring is shown where it came by keys."""
        self.by_keys = event.reason() in _BY_KEYS
        self.touched.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard goes."""
        self.by_keys = False
        self.touched.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space toggles; the rest is the table's affair."""
        self.by_keys = True
        if event.key() == Qt.Key.Key_Space and self.isCheckable():
            super().keyPressEvent(event)
            return
        event.ignore()
        self.pressed_key.emit(event)


class HeroHand:
    """Marks on the hero's cards and the buttons over them.

    Args:
        viewport: the widget the buttons lie on.
        changed: called when what is marked, focused or under the pointer has changed.
        refused: called with the limit when one card too many was to be marked.
        named: the accessible name of a card: (card, place from 1, marked).
    """

    def __init__(
        self,
        viewport: QWidget,
        changed: Callable[[bool], None],
        refused: Callable[[int], None],
        named: Callable[[int | None, int, bool], str],
        key: Callable[[QKeyEvent], None],
    ) -> None:
        self._viewport = viewport
        self._changed, self._refused, self._named, self._key = changed, refused, named, key
        self.buttons: list[CardButton] = []
        self.marked: set[int] = set()
        self.hints: frozenset[int] = frozenset()
        self.limit = -1

    @property
    def choosing(self) -> bool:
        """Whether cards may be marked now."""
        return self.limit >= 0

    def touch(self) -> Touch:
        """What the reader does with the cards, for the stage."""
        hover = next((b.token for b in self.buttons if b.under_pointer and b.isVisible()), -1)
        focus = next((b.token for b in self.buttons if b.by_keys and b.hasFocus()), -1)
        return Touch(frozenset(self.marked), hover if self.choosing else -1, focus, self.hints)

    def choose(self, limit: int) -> None:
        """Let up to ``limit`` cards be marked; -1: none may."""
        self.limit = limit
        self.marked.clear()
        self.hints = frozenset()
        cursor = Qt.CursorShape.PointingHandCursor if limit >= 0 else Qt.CursorShape.ArrowCursor
        for button in self.buttons:
            button.setCheckable(limit >= 0)
            button.setCursor(cursor)

    def toggle(self, place: int) -> None:
        """Mark or unmark the card at a place, from 0 as they lie; nothing where none lies."""
        if not self.choosing or not 0 <= place < len(self.buttons):
            return
        button = self.buttons[place]
        if not button.isVisible():
            return
        if button.token in self.marked:
            self.marked.discard(button.token)
        elif len(self.marked) >= self.limit:
            button.setChecked(False)
            self._refused(self.limit)
            return
        else:
            self.marked.add(button.token)
        self._changed(True)

    def _toggled(self, place: int, on: bool) -> None:
        if on != (self.buttons[place].token in self.marked):
            self.toggle(place)

    def keep_all(self) -> None:
        """Unmark every card."""
        if self.marked:
            self.marked.clear()
            self._changed(True)

    def step_focus(self, by: int) -> None:
        """Move the keyboard one card left (-1) or right (1); from outside to the first or last."""
        shown = [b for b in self.buttons if b.isVisible()]
        if not shown:
            return
        now = next((i for i, b in enumerate(shown) if b.hasFocus()), -1 if by > 0 else 0)
        target = shown[(now + by) % len(shown)]
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_first(self) -> None:
        """Put the keyboard on the leftmost card; nothing where none lies."""
        if self.buttons and self.buttons[0].isVisible():
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self, event: QKeyEvent) -> bool:
        """A key at the table; whether the cards had a use for it."""
        key = event.key()
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key in {Qt.Key.Key_Left, Qt.Key.Key_Right} and self.buttons:
            self.step_focus(-1 if key == Qt.Key.Key_Left else 1)
            return True
        if not self.choosing:
            return False
        if key in _DIGITS:
            self.toggle(key - Qt.Key.Key_1.value)
            return True
        if key == Qt.Key.Key_A:
            self.keep_all()
            return True
        return False

    def sync(self, picture: Picture, poses: dict[int, Pose], scale: tuple[float, float]) -> None:
        """Buttons where the cards lie: ``poses`` of the hero's tokens, ``scale`` of the view."""
        tokens = picture.held(picture.hero)
        while len(self.buttons) < len(tokens):
            self._add()
        self.marked &= set(tokens)
        for i, button in enumerate(self.buttons):
            pose = poses.get(tokens[i]) if i < len(tokens) else None
            if pose is None:
                button.token = -1
                button.hide()
                continue
            button.token = tokens[i]
            rect = pose.rect
            button.setGeometry(
                QRect(
                    round(rect.x * scale[0]), round(rect.y * scale[1]),
                    round(rect.w * scale[0]), round(rect.h * scale[1]),
                )
            )  # fmt: skip
            marked = button.token in self.marked
            if button.isCheckable():
                button.setChecked(marked)
            name = self._named(picture.card[button.token], i + 1, marked)
            if button.accessibleName() != name:
                button.setAccessibleName(name)
            button.show()

    def _add(self) -> None:
        button = CardButton(self._viewport)
        place = len(self.buttons)
        button.setObjectName(f"card{place + 1}")
        button.setCheckable(self.choosing)
        # A screen reader toggles without a click.
        button.toggled.connect(lambda on: self._toggled(place, on))
        button.touched.connect(lambda: self._changed(False))
        button.pressed_key.connect(self._key)
        self.buttons.append(button)
        if place:
            QWidget.setTabOrder(self.buttons[place - 1], button)
