"""The reference bots at a table of stud."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import NamedTuple

from openers.cards.deck import deck
from openers.cards.ranking import Ranking, ranking_for
from openers.engine.actions import Action, BringIn, Call, Check, Fold, RaiseTo
from openers.engine.views import View
from openers.opponents.bots import stud_chart as chart

ROLL_OUTS = 40
"""Ways the cards may fall by which a chance is guessed, against each other player."""
_THIRD = 3


class StudChart(NamedTuple):
    """A chart as a player.

    Attributes:
        shares: by the spot.
        first: what third street goes by: None as every street, else whether big hands raise.
        looks: whether it looks at its chance at all.
    """

    shares: Callable[[chart.Spot], chart.Shares]
    first: bool | None = None
    looks: bool = True

    def act(self, view: View, rng: Random) -> Action:
        """See `openers.opponents.player.Player.act`."""
        legal = view.legal
        if legal.bring_in:
            return BringIn()
        by_chart = self.first is not None and len(view.table.hands[view.seat]) == _THIRD
        looks = self.looks and not by_chart
        spot = _spot(view, _worst_chance(view, rng) if looks else 1.0)
        if by_chart:
            shares = chart.first_street(_start(view), spot, bool(self.first))
        else:
            shares = self.shares(spot)
        fold, call, _ = shares
        chosen = rng.random()
        if chosen < fold and legal.fold and legal.call:
            return Fold()
        if chosen >= fold + call and legal.raises:
            return RaiseTo(legal.raises[-1])
        return Call() if legal.call else Check()


def _spot(view: View, chance: float) -> chart.Spot:
    table, call = view.table, view.legal.call
    pot = table.pot_now()
    cheap = 2 * call <= view.rules.small_bet
    price = call / (pot + call) if call else 0.0
    return chart.Spot(call > 0, table.wagers, bool(view.legal.raises), cheap, price, chance)


def _start(view: View) -> chart.Start:
    table, me = view.table, view.seat
    cards = [card for card in table.hands[me] if card is not None]
    doors = [table.open_cards(seat)[0] for seat in table.live_seats() if seat != me]
    return chart.start(cards, doors, sum(table.dealt_in))


def _worst_chance(view: View, rng: Random) -> float:
    """The chance against the other it is likeliest to lose to, by roll-outs.

    Hidden cards of the others fall as they like: nothing is read into what anybody did.
    """
    table, me = view.table, view.seat
    rules = view.rules
    ranking = ranking_for(rules.deck, sum(table.dealt_in), rules.flush_over_full)
    common = list(table.common)
    mine = [card for card in table.hands[me] if card is not None]
    seen = {*mine, *common}
    for seat in range(table.seats):
        seen.update(table.open_cards(seat))
    unseen = [card for card in _cards(ranking.lowest) if card not in seen]
    return min(
        (
            _chance(mine + common, table.open_cards(seat) + common, unseen, rules.cards_each,
                    ranking, rng)
            for seat in table.live_seats()
            if seat != me
        ),
        default=1.0,
    )  # fmt: skip


@cache
def _cards(lowest: int) -> tuple[int, ...]:
    return deck(lowest)


def _chance(
    mine: list[int], theirs: list[int], unseen: list[int], whole: int, ranking: Ranking, rng: Random
) -> float:
    """Share of a showdown against one other with these open cards."""
    to_me, to_them = whole - len(mine), whole - len(theirs)
    won = 0.0
    for _ in range(ROLL_OUTS):
        fallen = rng.sample(unseen, to_me + to_them)
        own = ranking.value(mine + fallen[:to_me])
        other = ranking.value(theirs + fallen[to_me:])
        won += 1.0 if own > other else 0.5 if own == other else 0.0
    return won / ROLL_OUTS
