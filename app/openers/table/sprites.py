"""Things that move on the table: cards and chips. Each has one door, ``animate``."""

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from openers.table.arrange import Z_FLYING, Face
from openers.table.geometry import Pose


class CardPainter(Protocol):
    """Where card pixmaps come from."""

    def pixmap(self, face: Face, height: float, flying: bool) -> QPixmap:
        """The pixmap of a face, its margin included, the same on opposite sides."""


def ease(share: float) -> float:
    """Quick start, soft stop (out-cubic)."""
    return 1.0 - (1.0 - share) ** 3


class Motion:
    """A way from one pose to another, in time."""

    __slots__ = ("origin", "target", "start", "ms")

    def __init__(self, origin: Pose, target: Pose, start: float, ms: float) -> None:
        self.origin, self.target, self.start, self.ms = origin, target, start, ms

    def share(self, now: float) -> float:
        """How much of the time is over, 0…1."""
        if self.ms <= 0:
            return 1.0 if now >= self.start else 0.0
        return min(1.0, max(0.0, (now - self.start) / self.ms))


class CardSprite(QGraphicsPixmapItem):
    """One card. Its pose is the middle of the card; the pixmap carries the shadow.

    Attributes:
        pose: where it is now.
        face: what it shows now.
        target: the pose it goes to, or its own.
        shows: the face it will show there.
    """

    def __init__(self, token: int, painter: CardPainter, pose: Pose, face: Face) -> None:
        super().__init__()
        self.token, self._painter = token, painter
        self.pose = self.target = pose
        self.face = self.shows = face
        self._motion: Motion | None = None
        self._flips = False
        self._far = False
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._straight = True
        self._dress(pose.height)
        self._put(pose, 1.0, pose.z)

    @property
    def moving(self) -> bool:
        """Whether it is on its way."""
        return self._motion is not None

    @property
    def bare_margin(self) -> float:
        """Logical pixels of its picture round the card itself."""
        return (self.pixmap().deviceIndependentSize().height() - self._drawn) / 2

    def animate(self, pose: Pose, face: Face, ms: float, start: float) -> None:
        """Go to a pose and show a face there, from wherever it is now.

        ``ms`` 0 is the same way, at once. ``start``: when, in the director's milliseconds.
        """
        self.target, self.shows = pose, face
        self._flips = (self.face.card is None) != (face.card is None)
        way = abs(pose.x - self.pose.x) + abs(pose.y - self.pose.y)
        self._far = way > pose.height * 0.6
        self._motion = Motion(self.pose, pose, start, ms)
        if ms <= 0:
            self.finish()
            return
        if not self._flips:
            self.face = face
        self._dress(pose.height)
        if self._far:
            self.setZValue(Z_FLYING + pose.z * 0.01)

    def advance_to(self, now: float) -> bool:
        """Where it is at ``now``; whether it still moves."""
        motion = self._motion
        if motion is None:
            return False
        share = motion.share(now)
        if share >= 1.0:
            self.finish()
            return False
        if self._flips and share >= 0.5 and self.face != self.shows:
            self.face = self.shows
            self._dress(motion.target.height)
        self.pose = motion.origin.towards(motion.target, ease(share))
        squeeze = abs(1.0 - 2.0 * share) if self._flips else 1.0
        z = Z_FLYING + motion.target.z * 0.01 if self._far else self.pose.z
        self._put(self.pose, max(0.02, squeeze), z)
        return True

    def finish(self) -> None:
        """Be where it was going, showing what it was to show."""
        self._motion = None
        self._flips = self._far = False
        self.pose, self.face = self.target, self.shows
        self._dress(self.pose.height)
        self._put(self.pose, 1.0, self.pose.z)

    def redress(self, painter: CardPainter) -> None:
        """Take pixmaps from another painter: theme, suit colours or resolution changed."""
        self._painter = painter
        self._dress(self.target.height)
        self._put(self.pose, 1.0, self.pose.z)

    def _dress(self, height: float) -> None:
        pixmap = self._painter.pixmap(self.face, height, self._far)
        self._drawn = height
        if pixmap.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(pixmap)
            size = pixmap.deviceIndependentSize()
            self._half = size.width() / 2, size.height() / 2
            self._dpr = pixmap.devicePixelRatio()
            self.setOffset(-self._half[0], -self._half[1])

    def _put(self, pose: Pose, squeeze: float, z: float) -> None:
        """Lie there. What stays as it was is not set again: each setting costs a moving card."""
        scale = pose.height / self._drawn if self._drawn else 1.0
        straight = not pose.angle and squeeze == 1.0 and abs(scale - 1.0) < 1e-6
        self.setZValue(z)
        if straight:
            if not self._straight:
                self._straight = True
                self.setTransform(QTransform())
                self.setTransformationMode(Qt.TransformationMode.FastTransformation)
            # The nearest place at which the pixmap's edges lie on device pixels.
            dpr, (wide, high) = self._dpr, self._half
            self.setPos(
                round((pose.x - wide) * dpr) / dpr + wide,
                round((pose.y - high) * dpr) / dpr + high,
            )
            return
        if self._straight:
            self._straight = False
            self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setTransform(QTransform().rotate(pose.angle).scale(scale * squeeze, scale))
        self.setPos(pose.x, pose.y)


class ChipSprite(QGraphicsPixmapItem):
    """Chips on their way; when they land, the parts named are renewed and it goes."""

    def __init__(self, pixmap: QPixmap, parts: tuple[str, ...]) -> None:
        super().__init__(pixmap)
        self.parts = parts
        size = pixmap.deviceIndependentSize()
        self.setOffset(-size.width() / 2, -size.height() / 2)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(Z_FLYING + 5)
        self._motion: Motion | None = None

    def animate(self, origin: Pose, target: Pose, ms: float, start: float) -> None:
        """Travel from one place to another."""
        self._motion = Motion(origin, target, start, ms)
        self.setPos(origin.x, origin.y)

    def advance_to(self, now: float) -> bool:
        """Where it is at ``now``; whether it still travels."""
        if self._motion is None:
            return False
        share = self._motion.share(now)
        pose = self._motion.origin.towards(self._motion.target, ease(share))
        self.setPos(pose.x, pose.y)
        return share < 1.0


class Fade:
    """An item coming into sight: ``rise`` pixels from below, or growing from ``small``."""

    __slots__ = ("item", "start", "ms", "rise", "small", "y")

    def __init__(
        self, item: QGraphicsItem, start: float, ms: float, rise: float = 0.0, small: float = 1.0
    ) -> None:
        self.item, self.start, self.ms, self.rise, self.small = item, start, ms, rise, small
        self.y = item.y()
        item.setTransformOriginPoint(item.boundingRect().center())

    def advance_to(self, now: float) -> bool:
        """How far it is at ``now``; whether it still changes."""
        share = 1.0 if self.ms <= 0 else min(1.0, max(0.0, (now - self.start) / self.ms))
        there = ease(share)
        self.item.setOpacity(there)
        self.item.setY(self.y + self.rise * (1.0 - there))
        self.item.setScale(self.small + (1.0 - self.small) * there)
        return share < 1.0
