"""Everything that happens in a deal, as frozen records.

A card that the reader of the event may not see is ``None`` (`openers.engine.views.redact`), so one
set of types serves as the truth and as a seat's view. Seats are whole numbers from 0, clockwise.
Amounts are chips.
"""

from typing import NamedTuple

from openers.engine.actions import Act


class DealBegan(NamedTuple):
    """A deal begins: who sits where with what, and what lies on the table from before.

    Attributes:
        number: the deal's number in its match, from 1.
        variant: id of the preset.
        button: the dealer's seat.
        stacks: chips a seat, before the ante, chips just bought included.
        bought: chips each seat has just bought (rule C7).
        dealt_in: whether a seat takes part.
        carried: chips carried over from earlier deals (rules D-5, E-10).
        openers: the lowest rank of a pair that may open now (9 = jacks), or None.
        passed_out: how many deals in a row nobody had opened before this one.
        commitment: hex SHA-256 of the deal's seed (rule C10).
    """

    number: int
    variant: str
    button: int
    stacks: tuple[int, ...]
    bought: tuple[int, ...]
    dealt_in: tuple[bool, ...]
    carried: int
    openers: int | None
    passed_out: int
    commitment: str


class StepBegan(NamedTuple):
    """The script goes on to a step: ``antes deal first-bets draw second-bets showdown`` or, in
    stud, ``antes third-street … seventh-street showdown``. ``at`` counts the steps from 0.
    """

    at: int
    name: str


class Posted(NamedTuple):
    """``seat`` puts in an obligatory amount; kind ``ante`` or ``dealer`` (the extra ante)."""

    seat: int
    kind: str
    chips: int


class Dealt(NamedTuple):
    """``seat`` receives a card, face up or down."""

    seat: int
    card: int | None
    up: bool


class DealtCommon(NamedTuple):
    """A card is dealt face up for all (rule S-12)."""

    card: int


class Acted(NamedTuple):
    """``seat`` acts in a betting round.

    Attributes:
        chips: chips that leave the stack now.
        to: the seat's total in front afterwards.
        full: whether an aggressive act is a full bet or raise (rule C5).
    """

    seat: int
    act: Act
    chips: int
    to: int
    full: bool = True


class Returned(NamedTuple):
    """What nobody called goes back to ``seat`` (rule C3)."""

    seat: int
    chips: int


class BetsCollected(NamedTuple):
    """The bets in front of the players go into the pot: a betting round is over.

    ``pot`` is the pot afterwards, carried chips included.
    """

    pot: int


class HandsGathered(NamedTuple):
    """The dealer gathers the folded hands and sets them aside (rule D-7)."""


class Discarded(NamedTuple):
    """``seat`` lays down these cards and will receive as many; none: stands pat (rule D-8)."""

    seat: int
    cards: tuple[int | None, ...]


class Reshuffled(NamedTuple):
    """The stub ran out: gathered cards, shuffled and cut, go under what is left of it.

    ``discards`` and ``folded`` count the cards that came from the discards and the folded hands.
    """

    discards: int
    folded: int


class Shown(NamedTuple):
    """``seat`` shows the whole hand at the showdown."""

    seat: int
    cards: tuple[int, ...]


class Mucked(NamedTuple):
    """``seat`` throws a beaten hand away unseen (option ``may_muck``)."""

    seat: int


class OpenersShown(NamedTuple):
    """The opener shows the openers and no other card (rule D-14).

    Attributes:
        cards: the fewest cards that prove the right to open; the first five, where there is none.
        valid: False for a false opening (rule D-16).
        asked_by: who asked; -1 where the rules ask.
    """

    seat: int
    cards: tuple[int, ...]
    valid: bool
    asked_by: int


class HandDied(NamedTuple):
    """A false opener's hand is dead (rule D-16)."""

    seat: int


class Won(NamedTuple):
    """``seat`` takes chips of a pot: 0 the main pot, 1… the side pots."""

    seat: int
    chips: int
    pot: int


class CarriedOver(NamedTuple):
    """``chips`` stay on the table for the next deal; ``opened``: whether this deal was."""

    chips: int
    opened: bool


class DealEnded(NamedTuple):
    """The deal is over. ``stacks``: chips a seat afterwards."""

    stacks: tuple[int, ...]


Event = (
    DealBegan
    | StepBegan
    | Posted
    | Dealt
    | DealtCommon
    | Acted
    | Returned
    | BetsCollected
    | HandsGathered
    | Discarded
    | Reshuffled
    | Shown
    | Mucked
    | OpenersShown
    | HandDied
    | Won
    | CarriedOver
    | DealEnded
)
