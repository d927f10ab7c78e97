"""Small painted signs of the status strip: the streets of the deal, the openers' ladder."""

from collections.abc import Sequence
from typing import final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from openers.panels.look import body, heading, ink, px, width_of

_GAP, _PAD = 22, 10


@final
class Stepper(QWidget):
    """The streets of a deal in a row, the running one reversed. Narrow, it shows that one only."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: tuple[str, ...] = ()
        self._at = -1
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_steps(self, steps: Sequence[str], at: int) -> None:
        """Show these names; ``at`` is the running one, -1 for none."""
        self._steps, self._at = tuple(steps), at
        named = 0 <= at < len(self._steps)
        self.setAccessibleName(self._steps[at] if named else "")
        self.setToolTip(" – ".join(self._steps))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for all the names."""
        font = body(13, 600)
        names = sum(width_of(font, step) for step in self._steps)
        gaps = px(_GAP) * max(0, len(self._steps) - 1)
        return QSize(names + gaps + 2 * px(_PAD) + 2, px(30))

    def minimumSizeHint(self) -> QSize:
        """Room for the longest name."""
        font = body(13, 600)
        longest = max((width_of(font, step) for step in self._steps), default=0)
        return QSize(longest + 2 * px(_PAD) + 2, px(30))

    def changeEvent(self, event: QEvent) -> None:
        """Take the new size."""
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the names from right to left."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(body(13, 600))
        whole = self.width() >= self.sizeHint().width()
        shown = range(len(self._steps)) if whole else range(max(0, self._at), self._at + 1)
        right = float(self.width())
        for index in reversed(shown):
            right = self._paint_step(painter, index, right)
            if index != shown[0]:
                middle = self.height() / 2
                painter.setPen(QPen(ink("line_2"), 1.5))
                left = right - px(_GAP)
                painter.drawLine(QPointF(left + 7, middle), QPointF(right - 7, middle))
                right = left
        painter.end()

    def _paint_step(self, painter: QPainter, index: int, right: float) -> float:
        wide = width_of(painter.font(), self._steps[index])
        if index != self._at:
            box = QRectF(right - wide, 0, wide, self.height())
            painter.setPen(ink("text_2"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._steps[index])
            return box.left()
        high = px(24)
        box = QRectF(right - wide - 2 * px(_PAD), (self.height() - high) / 2, 0, high)
        box.setWidth(wide + 2 * px(_PAD))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink("text"))
        painter.drawRoundedRect(box, high / 2, high / 2)
        painter.setPen(ink("surface"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._steps[index])
        return box.left()


@final
class Ladder(QWidget):
    """The rungs of the openers' ladder, the one in force in brass."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rungs: tuple[str, ...] = ()
        self._at = -1
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_rungs(self, rungs: Sequence[str], at: int) -> None:
        """Show the rungs; none hides the ladder."""
        self._rungs, self._at = tuple(rungs), at
        self.setAccessibleName(self._rungs[at] if self._rungs else "")
        self.setVisible(bool(self._rungs))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the rungs."""
        return QSize(len(self._rungs) * px(22), px(22))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rungs."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(heading(13))
        side = px(20)
        for index, rung in enumerate(self._rungs):
            box = QRectF(index * px(22) + 0.5, (self.height() - side) / 2, side, side)
            on = index == self._at
            painter.setPen(Qt.PenStyle.NoPen if on else QPen(ink("line_2"), 1))
            painter.setBrush(ink("mustard") if on else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 5, 5)
            painter.setPen(ink("on_mustard" if on else "text_2"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, rung)
        painter.end()
