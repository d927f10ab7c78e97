"""The places of a table, and what a layout is asked for. Records alone."""

from typing import NamedTuple

from openers.table.geometry import Rect, Row

PLATES = ((176.0, 44.0, 54.0), (160.0, 38.0, 46.0), (134.0, 36.0, 40.0))
"""Width and height of a plate, and its portrait's diameter: large, middle, small."""
SPLIT = {
    2: (0, 1, 0),
    3: (0, 2, 0),
    4: (1, 1, 1),
    5: (1, 2, 1),
    6: (1, 3, 1),
    7: (2, 2, 2),
    8: (2, 3, 2),
}
"""Opponents on the left, at the top, on the right, by the number of seats."""
CLOSED = 0.75
"""Closed cards of an opponent by open ones, where hands stay closed until the showdown."""
LIFT = 0.18
"""How far a marked card rises, in card heights."""


class Ask(NamedTuple):
    """What the layout is for.

    ``unit``: pixels per unit of text; ``size``: index of a plate; ``growth``: of a large window.
    """

    width: int
    height: int
    seats: int
    cards: int
    boards: bool
    unit: float
    size: int
    growth: float = 1.0

    @property
    def split(self) -> tuple[int, int, int]:
        """Opponents on the left, at the top, on the right."""
        return SPLIT[self.seats]


class Arrangement(NamedTuple):
    """The choices a layout may make.

    Attributes:
        side_high: seats at the sides reach up beside those at the top.
        side_low: seats at the sides reach down beside the hero.
        beside_pot: stub and discards lie beside the pot, with words; else over its ends.
        bets_under: bets of the seats at the top lie under their cards; else beside them.
        wide_bets: bets of the seats at the sides are chips beside a number; else above it.
    """

    side_high: bool
    side_low: bool
    beside_pot: bool
    bets_under: bool
    wide_bets: bool


class Seat(NamedTuple):
    """The places of one seat. Rectangles in logical pixels of the table.

    Attributes:
        side: ``hero``, ``left``, ``top`` or ``right``.
        plate: the plate without the portrait.
        box: plate and portrait together.
        portrait: x, y of its middle and the diameter (0 for the hero).
        closed, shown: the hand while nobody has shown, and once it lies open.
        closed_box, shown_box: the room a whole hand takes then.
        bet: where the bet and its number lie.
        bet_upright: the number lies under the chips, not beside them.
        button: the dealer button's place: on the portrait's rim; for the hero beside the plate.
    """

    side: str
    plate: Rect
    box: Rect
    portrait: tuple[float, float, float]
    closed: Row
    shown: Row
    closed_box: Rect
    shown_box: Rect
    bet: Rect
    bet_upright: bool
    button: Rect


class Layout(NamedTuple):
    """All places of a table. ``seats[0]`` is the hero.

    Attributes:
        card, hero_card: height of an opponent's open card and of the hero's cards.
        unit: pixels a unit of text; growth: of rail and felt in a large window.
        plate_size: index into `PLATES`.
        rail: the outer edge of the table.
        keys_y: the middle of the marks under the hero's cards.
        pot: pill and chips; pill: the pill alone.
        stub, pile: where the stub and the discards lie (their cards).
        stub_label, pile_label: room for their words; empty where only a number fits.
        banner: the result's place.
        holds: whether nothing touches anything.
    """

    width: int
    height: int
    card: float
    hero_card: float
    unit: float
    growth: float
    plate_size: int
    boards: bool
    cards: int
    way: Arrangement
    rail: Rect
    seats: tuple[Seat, ...]
    keys_y: float
    pot: Rect
    pill: Rect
    stub: Rect
    pile: Rect
    stub_label: Rect
    pile_label: Rect
    banner: Rect
    holds: bool

    @property
    def lift(self) -> float:
        """How far a marked card of the hero rises."""
        return round(self.hero_card * LIFT)
