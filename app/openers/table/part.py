"""A still thing on the table: a pixmap, what it is, and the rectangle it shows."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from openers.table.geometry import Rect, around
from openers.table.paintings import Painting


class Part(QGraphicsPixmapItem):
    """One still thing.

    Attributes:
        kind: ``plate``, ``portrait``, ``chips``, ``bet``, ``pot``, ``label``, ``button``,
            ``bubble``, ``banner``, ``key`` or ``deck``.
        owner: the seat it belongs to, or -1.
        rect: what it shows, its margin left out, in the table's pixels.
    """

    def __init__(self, kind: str, owner: int, z: float) -> None:
        super().__init__()
        self.kind, self.owner = kind, owner
        self.rect = Rect(0, 0, 0, 0)
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def put(self, painting: Painting, cx: float, cy: float) -> None:
        """Show a painting with the middle of what it shows at (cx, cy)."""
        dpr = painting.pixmap.devicePixelRatio()
        x = round((cx - painting.w / 2 - painting.margin) * dpr) / dpr
        y = round((cy - painting.h / 2 - painting.margin) * dpr) / dpr
        self.setPixmap(painting.pixmap)
        self.setPos(x, y)
        self.rect = Rect(x + painting.margin, y + painting.margin, painting.w, painting.h)
        self.setOpacity(1.0)
        self.setScale(1.0)
        self.setVisible(True)

    def put_pixmap(self, pixmap: QPixmap, margin: float, cx: float, cy: float) -> None:
        """Show a pixmap with the same margin on all sides, its middle at (cx, cy)."""
        size = pixmap.deviceIndependentSize()
        self.put(
            Painting(pixmap, margin, size.width() - 2 * margin, size.height() - 2 * margin), cx, cy
        )

    def clear(self) -> None:
        """Show nothing."""
        if self.isVisible():
            self.setVisible(False)
            self.setPixmap(QPixmap())
        self.rect = around(self.rect.cx, self.rect.cy, 0, 0)
