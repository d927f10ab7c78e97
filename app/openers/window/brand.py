"""The house's sign at the right end of the menu bar."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from openers.art import glyphs
from openers.art.paint import fill
from openers.panels.look import heading, ink, px, width_of

_NAME = "Openers"


class Brand(QWidget):
    """A star and the name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for both."""
        return QSize(px(28) + width_of(heading(15), _NAME) + 16, px(30))

    def changeEvent(self, event: QEvent) -> None:
        """Take the new size."""
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint both."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.translate(px(12), self.height() / 2)
        fill(painter, glyphs.logo_path(px(9)), ink("accent"))
        painter.restore()
        painter.setFont(heading(15))
        painter.setPen(ink("text"))
        name = QRectF(px(28), 0, self.width() - px(28), self.height())
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, _NAME)
        painter.end()
