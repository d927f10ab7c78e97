"""Cross-fades without graphics effects: what an item showed a moment ago melts away above it."""

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

_ABOVE = 0.0004
"""So little higher than its item that nothing fits between."""


class Ghost(QGraphicsPixmapItem):
    """The former picture of an item, going out of sight.

    It follows the item and lies right above it; what the item shows now is opaque below, so
    nothing else shines through. The shadow is cut away, else it would lie there twice.

    Args:
        scene: where both lie.
        item: what has changed, or is about to.
        before: its picture before the change.
        margin: logical pixels of shadow round the picture, cut away.
    """

    def __init__(
        self, scene: QGraphicsScene, item: QGraphicsPixmapItem, before: QPixmap, margin: float
    ) -> None:
        dpr = before.devicePixelRatio()
        inset = round(margin * dpr)
        inner = QRect(inset, inset, before.width() - 2 * inset, before.height() - 2 * inset)
        super().__init__(before.copy(inner))
        self.setOffset(item.offset() + QPointF(inset / dpr, inset / dpr))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._of = item
        scene.addItem(self)
        self.follow()

    def follow(self) -> None:
        """Be where the item is."""
        item = self._of
        self.setPos(item.pos())
        self.setTransform(item.transform())
        self.setTransformationMode(item.transformationMode())
        self.setZValue(item.zValue() + _ABOVE)
        self.setVisible(item.isVisible() and item.scene() is not None)

    def vanish(self) -> None:
        """Be gone."""
        scene = self.scene()
        if scene is not None:
            scene.removeItem(self)


class Melting:
    """A ghost on its way out, in the director's milliseconds."""

    __slots__ = ("_ghost", "_ms", "_start")

    def __init__(self, ghost: Ghost, start: float, ms: float) -> None:
        self._ghost, self._start, self._ms = ghost, start, ms

    def advance_to(self, now: float) -> bool:
        """How far it is at ``now``; whether it is still in sight."""
        left = 1.0 if now <= self._start else 1.0 - (now - self._start) / max(self._ms, 1e-3)
        if left <= 0.0 or self._ms <= 0.0:
            self._ghost.vanish()
            return False
        self._ghost.follow()
        self._ghost.setOpacity(left)
        return True
