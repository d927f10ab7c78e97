"""Where a bubble goes: the first place at its seat that covers nothing."""

from collections.abc import Iterator, Sequence

from openers.table.geometry import Rect, hull
from openers.table.places import Layout, Seat

Spot = tuple[Rect, tuple[float, float]]


def bubble_spot(
    layout: Layout,
    index: int,
    sizes: Sequence[tuple[float, float]],
    taken: Sequence[Rect],
    backs: Sequence[Rect] = (),
) -> tuple[int, Rect, tuple[float, float]] | None:
    """A place for the bubble of seat ``index`` of the layout.

    Args:
        layout: the table.
        index: the seat's place in ``layout.seats``.
        sizes: the sizes the bubble may have, the best first.
        taken: what it must not cover.
        backs: the seat's own cards while they lie closed: covered only where no other place is.

    Returns the index of the size, the rectangle and the point it touches; None where every place
    would cover something: then the plate says it alone.
    """
    seat = layout.seats[index]
    for which, (w, h) in enumerate(sizes):
        for rect, tip in _spots(layout, seat, w, h):
            if _free(layout, rect, [*taken, *backs]):
                return which, rect, tip
    if backs:
        under = hull(backs)
        for which, (w, h) in enumerate(sizes):
            x = max(4.0, min(under.cx - w / 2, layout.width - w - 4))
            rect = Rect(x, under.y + 12 * layout.unit, w, h)
            if _free(layout, rect, taken):
                return which, rect, (seat.plate.cx, seat.plate.bottom)
    return None


def _free(layout: Layout, rect: Rect, taken: Sequence[Rect]) -> bool:
    inside = rect.inside(layout.width, layout.height, 4)
    return inside and not any(rect.meets(other, 3) for other in taken)


def _spots(layout: Layout, seat: Seat, w: float, h: float) -> Iterator[Spot]:
    """Places outward first: beside the plate, then beside, over or under it towards the middle."""
    gap = 11 * layout.unit
    box, plate = seat.box, seat.plate
    y = max(5.0, plate.cy - h / 2)
    left = (Rect(box.x - gap - w, y, w, h), (box.x - 1, plate.cy))
    right = (Rect(plate.right + gap, y, w, h), (plate.right + 1, plate.cy))
    outward_left = seat.side == "right" or (seat.side == "top" and box.cx < layout.width / 2)
    yield from (left, right) if outward_left else (right, left)
    slide = max(4.0, min(plate.cx - w / 2, layout.width - w - 4))
    for above in (gap, 5 * layout.unit):
        yield Rect(slide, box.y - above - h, w, h), (plate.cx, box.y)
    cards = seat.closed
    under = cards.y + cards.height / 2 + gap
    slide = max(4.0, min(cards.x - w / 2, layout.width - w - 4))
    yield Rect(slide, under, w, h), (cards.x, under - gap + 2)
    x = cards.x + cards.height
    yield Rect(x + gap, cards.y - h / 2, w, h), (x, cards.y)
    x = cards.x - cards.height
    yield Rect(x - gap - w, cards.y - h / 2, w, h), (x, cards.y)
