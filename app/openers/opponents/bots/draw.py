"""The reference bots at a table of five-card draw."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from openers.cards.ranking import ranking_for
from openers.engine.actions import Action, Call, Check, Discard, Done, Fold, RaiseTo
from openers.engine.views import View
from openers.opponents.bots import draw_chart as chart
from openers.opponents.bots.strengths import AFTER, BEFORE, STRENGTH
from openers.opponents.buckets import bucket
from openers.opponents.classes import Shape, shape
from openers.opponents.sizing import price

Before = Callable[[int, chart.Spot], chart.Shares]
After = Callable[[float, chart.Spot], chart.Shares]


class DrawChart(NamedTuple):
    """A chart as a player.

    Attributes:
        before: by class.
        after: by strength.
        splits: whether a small pair gives way to a flush draw.
    """

    before: Before
    after: After
    splits: bool = True

    def act(self, view: View, rng: Random) -> Action:
        """See `openers.opponents.player.Player.act`."""
        return _act(view, rng, self.splits, self._shares)

    def _shares(self, view: View, hand: Shape, spot: chart.Spot) -> chart.Shares:
        if view.table.drawn[view.seat] is None:
            return self.before(hand.number, spot)
        return self.after(STRENGTH[_bucket(view)], spot)


class PotOdds:
    """Goes by the chance to win against random hands and the price, and by nothing else."""

    def act(self, view: View, rng: Random) -> Action:
        """See `openers.opponents.player.Player.act`."""
        return _act(view, rng, True, self._shares)

    def _shares(self, view: View, hand: Shape, spot: chart.Spot) -> chart.Shares:
        before = view.table.drawn[view.seat] is None
        chance = BEFORE[hand.number] if before else AFTER[_bucket(view)]
        return chart.pot_odds(chance, price(view) if spot.facing else 0.0, spot)


def _act(
    view: View,
    rng: Random,
    splits: bool,
    shares: Callable[[View, Shape, chart.Spot], chart.Shares],
) -> Action:
    legal = view.legal
    if legal.phase == "proof":
        return Done()
    hand = _shape(view)
    if legal.phase == "draw":
        return Discard(_thrown(view, hand, chart.drawn(hand.number, splits)))
    half, pot = _raises(view)
    spot = chart.Spot(legal.call > 0, view.table.wagers, half is not None, pot is not None)
    fold, call, small, _ = shares(view, hand, spot)
    chosen = rng.random()
    if chosen < fold and legal.fold:
        return Fold()
    if chosen >= fold + call:
        raised = half if chosen < fold + call + small else pot
        if raised:
            return raised
    return Call() if legal.call else Check()


def _raises(view: View) -> tuple[RaiseTo | None, RaiseTo | None]:
    """Raises of half the pot and of the pot, or the nearest that are open.

    Where these are one size it counts as the half, which every chart that bets knows.
    """
    table, raises = view.table, view.legal.raises
    if not raises or table.wagers >= chart.RAISES:
        return None, None
    after_call = table.pot_now() + view.legal.call
    half = _nearest(raises, table.to_match + after_call // 2)
    pot = _nearest(raises, table.to_match + after_call)
    return RaiseTo(half), RaiseTo(pot) if pot > half else None


def _nearest(raises: range | tuple[int, ...], to: int) -> int:
    if isinstance(raises, range):
        return min(max(to, raises[0]), raises[-1])
    return min(raises, key=lambda size: abs(size - to))


def _hand(view: View) -> tuple[int, ...]:
    return tuple(sorted(card for card in view.table.hands[view.seat] if card is not None))


def _shape(view: View) -> Shape:
    rules = view.rules
    ranking = ranking_for(rules.deck, sum(view.table.dealt_in), rules.flush_over_full)
    return shape(_hand(view), ranking)


def _bucket(view: View) -> int:
    rules = view.rules
    ranking = ranking_for(rules.deck, sum(view.table.dealt_in), rules.flush_over_full)
    return bucket(ranking.value(_hand(view)), ranking)


def _thrown(view: View, hand: Shape, drawn: int) -> tuple[int, ...]:
    """The cards it lays down, no more than it may."""
    kept = hand.keeps[min(drawn, view.legal.discards)]
    return tuple(card for card in _hand(view) if card not in kept)
