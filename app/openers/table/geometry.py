"""Rectangles, rows of cards and poses. Plain numbers in logical pixels; knows nothing of Qt."""

from collections.abc import Sequence
from typing import NamedTuple

RATIO = 1.4
"""A card's height by its width."""
STRIP = 0.47
"""The part of a covered open card's width that stays in sight: the index lies inside it."""
DOWN_STRIP = 0.24
"""The same for a closed card in a row of open ones."""
FAN_STRIP = 0.25
"""Step of a fan of closed cards, in card heights."""
FAN_ARC = 2.2
"""Turn from one card of a fan to the next, in degrees."""
DROP = 0.0046
"""How far the cards of a fan hang down, in card heights per degree and squared step."""


class Rect(NamedTuple):
    """A rectangle by its left top corner, width and height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The middle, across."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle, down."""
        return self.y + self.h / 2

    def grown(self, by: float) -> "Rect":
        """This rectangle with ``by`` more on every side."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def moved(self, dx: float, dy: float) -> "Rect":
        """This rectangle elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def meets(self, other: "Rect", gap: float = 0.0) -> bool:
        """Whether the two overlap or come nearer than ``gap``."""
        return (
            self.x < other.x + other.w + gap
            and other.x < self.x + self.w + gap
            and self.y < other.y + other.h + gap
            and other.y < self.y + self.h + gap
        )

    def inside(self, width: float, height: float, margin: float = 0.0) -> bool:
        """Whether it lies within a window of this size, ``margin`` from its edges."""
        return (
            self.x >= margin
            and self.y >= margin
            and self.x + self.w <= width - margin
            and self.y + self.h <= height - margin
        )


def around(cx: float, cy: float, w: float, h: float) -> Rect:
    """The rectangle of this size with its middle at (cx, cy)."""
    return Rect(cx - w / 2, cy - h / 2, w, h)


def hull(rects: Sequence[Rect]) -> Rect:
    """The smallest rectangle round all of these (at least one)."""
    x, y = min(r.x for r in rects), min(r.y for r in rects)
    return Rect(x, y, max(r.right for r in rects) - x, max(r.bottom for r in rects) - y)


class Pose(NamedTuple):
    """Where a card lies: its middle, its height, its turn in degrees, and its layer."""

    x: float
    y: float
    height: float
    angle: float = 0.0
    z: float = 0.0

    @property
    def rect(self) -> Rect:
        """The card's own rectangle, its turn left aside."""
        return around(self.x, self.y, self.height / RATIO, self.height)

    def towards(self, other: "Pose", share: float) -> "Pose":
        """The pose ``share`` (0…1) of the way to another, in the other's layer."""
        a, b = 1.0 - share, share
        return Pose(
            a * self.x + b * other.x,
            a * self.y + b * other.y,
            a * self.height + b * other.height,
            a * self.angle + b * other.angle,
            other.z,
        )


class Row(NamedTuple):
    """Where the cards of one hand lie.

    Attributes:
        x, y: the middle of the row.
        height: a card's height.
        step: from one open card to the next.
        down_step: from a closed card to the next.
        arc: degrees from one card to the next, for a fan of closed cards.
    """

    x: float
    y: float
    height: float
    step: float
    down_step: float
    arc: float = 0.0

    def poses(self, open_: Sequence[bool], z: float = 3.0) -> list[Pose]:
        """A pose a card, left to right; ``open_`` tells which lie face up."""
        lefts = [0.0]
        for face_up in open_[:-1]:
            lefts.append(lefts[-1] + (self.step if face_up else self.down_step))
        middle = (len(open_) - 1) / 2
        half = lefts[-1] / 2
        drop = abs(self.arc) * self.height * DROP
        return [
            Pose(
                self.x + left - half,
                self.y + (i - middle) ** 2 * drop,
                self.height,
                (i - middle) * self.arc,
                z + i * 0.01,
            )
            for i, left in enumerate(lefts[: len(open_)])
        ]

    def rect(self, open_: Sequence[bool]) -> Rect:
        """The room these cards take, turned ones included."""
        covered = len(open_) - 1
        faces = sum(open_[:-1])
        w = self.height / RATIO + faces * self.step + (covered - faces) * self.down_step
        if not self.arc:
            return Rect(self.x - w / 2, self.y - self.height / 2, w, self.height)
        spare = self.height * 0.03
        drop = (covered / 2) ** 2 * abs(self.arc) * self.height * DROP
        return Rect(
            self.x - w / 2 - spare,
            self.y - self.height / 2 - spare,
            w + 2 * spare,
            self.height + drop + 2 * spare,
        )
