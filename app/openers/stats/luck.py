"""How much of a result the cards made: the luck of each card that fell, as chips.

A card's luck is what a fixed estimate of the player's chips says after it, less what it says on
average over all cards that might have fallen instead. Its mean is zero whatever the estimate, so
the result less the luck is unbiased, and a better estimate only makes it steadier (D. Zare's
variance reduction, as GNU Backgammon's "luck adjusted result" has it). The estimate here: the
player's share of the pot at a showdown between all who are in, times the pot, times a weight for
the bets to come. Everybody's cards are known by then; nobody's decision is judged.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from openers.cards.ranking import ranking_for
from openers.engine.events import DealBegan, Dealt, DealtCommon, Event, Reshuffled, StepBegan
from openers.engine.setup import setup_for
from openers.engine.table import Table
from openers.records.history import DealRecord
from openers.rules.rules import Rules
from openers.rules.steps import Deal, Draw

if TYPE_CHECKING:
    from numpy.random import Generator

    from openers.cards.batch import Batch

WEIGHTS = {
    "draw": {"deal": 1.0, "draw": 1.7},
    "stud": {
        "third-street": 9.0,
        "fourth-street": 3.0,
        "fifth-street": 2.3,
        "sixth-street": 1.7,
        "seventh-street": 1.3,
    },
    "five-card-stud": {
        "second-street": 9.0,
        "third-street": 3.0,
        "fourth-street": 2.0,
        "fifth-street": 1.5,
    },
}
"""What a chip in the pot stands for by the end of the deal, by family and step.

Least squares of the net result on the unweighted luck over 30,000 deals of the built-in
characters, rounded; any weights leave the adjusted result unbiased.
"""


class Luck(NamedTuple):
    """The luck of one chance event.

    Attributes:
        step: the step of the deal, ``deal``, ``draw`` or a street.
        chips: what the cards were worth more than cards are on average.
    """

    step: str
    chips: float


class _Moment(NamedTuple):
    """The hands around a chance event: of those still in, the player's first.

    Attributes:
        step: its name.
        pot: chips in the middle.
        before: the cards they kept; empty hands at the start of a deal.
        after: the cards they held then.
        unseen: the cards that might have fallen.
    """

    step: str
    pot: int
    before: list[list[int]]
    after: list[list[int]]
    unseen: list[int]


def luck_of(rules: Rules, deal: DealRecord, seat: int) -> tuple[Luck, ...]:
    """The luck of one player in one deal, event by event, while the player was in.

    The same deal always has the same figures. A step in which cards fell that nobody knows, or
    that were dealt for all or from shuffled discards, tells nothing and is left out: whether one
    is depends on how many cards were dealt, never on which.
    """
    import numpy as np

    from openers.cards.batch import batch_of

    began = deal.began
    if not began.dealt_in[seat]:
        return ()
    ranking = ranking_for(rules.deck, sum(began.dealt_in), rules.flush_over_full)
    batch = batch_of(ranking)
    rng = np.random.Generator(np.random.PCG64([began.number, int(began.commitment or "0", 16)]))
    found, weights = [], WEIGHTS[rules.family]
    for moment in _moments(rules, deal.events, seat):
        after = _worth(moment.after, moment.unseen, rules.cards_each, batch, rng)
        before = 1 / len(moment.after)  # alike for all before the first card
        if moment.before[0]:
            before = _worth(moment.before, moment.unseen, rules.cards_each, batch, rng)
        found.append(Luck(moment.step, moment.pot * (after - before) * weights[moment.step]))
    return tuple(found)


def _worth(
    hands: list[list[int]], unseen: list[int], size: int, batch: "Batch", rng: "Generator"
) -> float:
    """The first hand's share of a pot, each hand filled up from the unseen cards."""
    from openers.odds.equity import share

    held = {card for hand in hands for card in hand}
    left = [card for card in unseen if card not in held]
    return share(hands, [size - len(hand) for hand in hands], left, batch, rng)


class _Falling(NamedTuple):
    """A step in which cards fall, as it begins: its name, the pot, all hands, the cards gone."""

    step: str
    pot: int
    hands: list[list[int | None]]
    gone: frozenset[int | None]


def _moments(rules: Rules, events: Sequence[Event], seat: int) -> Iterator[_Moment]:
    """The chance events of a deal while a player was in."""
    began = events[0]
    assert isinstance(began, DealBegan)
    setup = setup_for(rules, sum(began.dealt_in))
    falls = [isinstance(step, Deal | Draw) for step in setup.script]
    table, gone = Table(began, len(setup.deck)), set[int | None]()
    falling: _Falling | None = None
    for event in events[1:]:
        if isinstance(event, StepBegan):
            moment = falling and _moment(falling, table, seat, setup.deck)
            if moment:
                yield moment
            falling = None
            if falls[event.at] and table.live(seat):
                hands = [hand[:] for hand in table.hands]
                falling = _Falling(event.name, table.pot, hands, frozenset(gone))
        elif isinstance(event, Reshuffled | DealtCommon):
            falling = None
        elif isinstance(event, Dealt):
            gone.add(event.card)
        table.apply(event)


def _moment(falling: _Falling, table: Table, seat: int, deck: Sequence[int]) -> _Moment | None:
    """What fell meanwhile; None where a card of it is unknown."""
    order = [seat, *(other for other in table.live_seats() if other != seat)]
    before: list[list[int | None]] = []
    after: list[list[int | None]] = []
    for who in order:
        kept = [card for card in falling.hands[who] if card not in table.discards[who]]
        before.append([*kept, *table.common] if kept else kept)
        after.append([*table.hands[who], *table.common])
    if any(None in hand for hand in before + after):
        return None
    unseen = [card for card in deck if card not in falling.gone]
    return _Moment(falling.step, falling.pot, _known(before), _known(after), unseen)


def _known(hands: list[list[int | None]]) -> list[list[int]]:
    return [[card for card in hand if card is not None] for hand in hands]
