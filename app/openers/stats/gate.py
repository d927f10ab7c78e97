"""The gate of fifth street: going on there usually means paying to the end. Needs numpy.

From fifth street on bets are big, so whoever calls there mostly calls down. What that costs is
compared with the chance of winning, as far as the player could know it: the others' open cards and
all that were seen, their hidden cards any of the unseen.
"""

from collections.abc import Sequence

from openers.cards.ranking import ranking_for
from openers.engine.actions import Fold
from openers.engine.events import Event
from openers.engine.hand import Hand
from openers.engine.setup import setup_for
from openers.engine.table import Table
from openers.stats.counters import Counters
from openers.stats.turns import Turn, turns

STREET, FAMILY = "fifth-street", "stud"
_BETS_TO_COME = 2
"""One on sixth and one on seventh street."""
_HAND = 7


def count_gate(fresh: Hand, events: Sequence[Event], seat: int) -> Counters:
    """Bets a player faced on fifth street, and went on against although the price was too high.

    Args:
        fresh: the deal before anybody acted (`openers.records.history.redealt`); it is played.
        events: what happened in it, unredacted.
        seat: whose decisions are counted.

    Raises:
        IllegalAction: the events do not follow from the rules.
    """
    counters = Counters()
    if fresh.rules.family != FAMILY:
        return counters
    for turn in turns(fresh, events):
        if turn.seat == seat and turn.table.step_name == STREET and turn.legal.call:
            gone_on = not isinstance(turn.action, Fold)
            below = gone_on and chance(fresh, turn.table, seat) < price(turn, fresh.rules.unit)
            counters.add("fifth-gate", below)
    return counters


def price(turn: Turn, bet: int) -> float:
    """What part of the pot at the showdown a player pays who calls now and one bet a street later.

    One other player is reckoned to pay those too: more of them make it cheaper.
    """
    cost = turn.legal.call + _BETS_TO_COME * bet
    return cost / (turn.table.pot_now() + cost + _BETS_TO_COME * bet)


def chance(hand: Hand, table: Table, seat: int) -> float:
    """The part of the pot a player may hope for, from what the seat sees; the same each time."""
    import numpy as np

    from openers.cards.batch import batch_of
    from openers.odds.equity import share

    players = sum(table.dealt_in)
    batch = batch_of(ranking_for(hand.rules.deck, players, hand.rules.flush_over_full))
    own = [card for card in table.hands[seat] if card is not None]
    others = [list(table.open_cards(other)) for other in table.live_seats() if other != seat]
    seen = {*own, *(card for other in range(table.seats) for card in table.open_cards(other))}
    unseen = [card for card in setup_for(hand.rules, players).deck if card not in seen]
    hands = [own, *others]
    rng = np.random.Generator(np.random.PCG64(own))
    return share(hands, [_HAND - len(cards) for cards in hands], unseen, batch, rng)
