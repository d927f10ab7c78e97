"""What is in sight on the table and where: read by tests and by the gallery of pictures."""

from typing import TYPE_CHECKING, NamedTuple

from openers.table.geometry import Rect

if TYPE_CHECKING:
    from openers.table.stage import ScenicStage

INDEX = (0.45, 0.52)
"""The corner of an open card that must stay in sight, as shares of its width and height."""


class Item(NamedTuple):
    """One thing in sight.

    Attributes:
        kind: ``card``, or the kind of a `openers.table.part.Part`.
        owner: its seat, or -1.
        rect: the rectangle it fills, in the table's pixels.
        index_rect: for an open card the corner with rank and suit, else None.
    """

    kind: str
    owner: int
    rect: Rect
    index_rect: Rect | None = None


def report(stage: "ScenicStage") -> list[Item]:
    """Everything in sight, cards first."""
    picture = stage.picture
    owners = {t: seat for seat, slots in enumerate(picture.slots) for t in slots if t is not None}
    items = []
    for token, sprite in stage.cards.items():
        rect = sprite.pose.rect
        index = Rect(rect.x, rect.y, rect.w * INDEX[0], rect.h * INDEX[1])
        shows = sprite.face.card is not None
        items.append(Item("card", owners.get(token, -1), rect, index if shows else None))
    parts = stage.furniture.parts.values()
    items += [Item(p.kind, p.owner, p.rect) for p in parts if p.isVisible() and p.rect.w]
    return items
