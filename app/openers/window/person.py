"""A character to invite: portrait, name, a tick."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from openers.art.portraits import portrait
from openers.panels.look import body, ink, px, width_of

_FACE = 56


class PersonButton(QAbstractButton):
    """A portrait that is pressed to invite a character and pressed again to send it home."""

    def __init__(self, character: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.character = character
        self._hover = False
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_words(self, name: str, style: str) -> None:
        """Set the name under the portrait and how the character plays."""
        self.setText(name)
        self.setToolTip(style)
        self.setAccessibleName(name)
        self.setAccessibleDescription(style)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for the portrait and the name."""
        wide = max(px(_FACE) + 16, width_of(body(13, 600), self.text()) + 8)
        return QSize(wide, px(_FACE) + px(22) + 20)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up."""
        self._hover = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Go quiet."""
        self._hover = False
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint portrait, name, tick and focus ring."""
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        on, face = self.isChecked(), px(_FACE)
        middle = QPointF(self.width() / 2, 14 + face / 2)
        picture = portrait(
            self.character, face, self.devicePixelRatioF(), faded=not (on or self._hover)
        )
        size = picture.deviceIndependentSize()
        painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), picture)
        painter.setFont(body(13, 600 if on else 400))
        painter.setPen(ink("text" if on else "text_2"))
        name = QRectF(0, self.height() - px(22), self.width(), px(20))
        painter.drawText(name, Qt.AlignmentFlag.AlignCenter, self.text())
        if on:
            self._tick(painter, middle + QPointF(face * 0.40, face * 0.34))
        if self.hasFocus():
            painter.setPen(QPen(ink("text"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(frame, 10, 10)
        painter.end()

    @staticmethod
    def _tick(painter: QPainter, at: QPointF) -> None:
        painter.setPen(QPen(ink("surface"), 2))
        painter.setBrush(ink("accent"))
        painter.drawEllipse(at, 9.5, 9.5)
        painter.setPen(QPen(ink("on_accent"), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline([at + QPointF(-4, 0), at + QPointF(-1, 3.2), at + QPointF(4.2, -3.2)])
