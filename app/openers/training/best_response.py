"""How much a player who knows the blueprint wins from it at heads-up draw: a lower bound.

Local best response (Lisý and Bowling, arXiv 1612.07547) on real cards: the other's hand is tracked
as many guesses, each weighed by how often the table would have done what was done with it; each
act is the best if everything is checked and called afterwards. It bets the least, half the pot
and the pot.
"""

from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from openers.cards.ranking import HAND, STANDARD
from openers.engine.actions import Action, Call, Check, Discard, Done, Fold, RaiseTo
from openers.engine.hand import Hand
from openers.engine.match import Match, MatchState
from openers.engine.views import View
from openers.opponents.bots.draw_chart import drawn as usual_draw
from openers.opponents.buckets import bucket
from openers.opponents.classes import CLASSES, MOST_DRAWN, shape
from openers.opponents.random_legal import RandomLegal
from openers.opponents.tables.player import Blueprint, Place, Sizes, around, stays
from openers.opponents.tables.tree import CALL, FOLD, HALF, POT, RAISES
from openers.opponents.tally import NORMAL_95, nets
from openers.rules.rules import Rules
from openers.training.chances import Chances
from openers.training.multiway.deals import of_hands

GUESSES = 1500
"""Hands the other may hold, by default."""
Floats = NDArray[np.float64]


class Result(NamedTuple):
    """Antes won in a hundred deals by the adversary; half the width of its 95 % interval."""

    decks: int
    per_100: float
    ci95: float


def play(rules: Rules, chances: Chances, decks: int, seed: int, guesses: int) -> Iterator[Result]:
    """The result after each hundred decks, every deck played from both seats."""
    adversary = Adversary(chances, guesses)
    won: list[float] = []
    for number in range(seed, seed + decks):
        state = MatchState(number, (rules.stack,) * 2, number % 2)
        total = 0
        for seat in (0, 1):
            deal = Match(rules, b"best response...", state).next_hand()
            if deal is None:
                return
            before = deal.table.stacks[seat] + deal.table.antes[seat]
            adversary.play(deal, seat, Random(f"{number} {seat}"))
            total += nets((before, before), deal.table, give_back=True)[seat]
        won.append(total / 2)
        if len(won) % 100 == 0 or len(won) == decks:
            spread = float(np.std(won, ddof=1)) / sqrt(len(won)) if len(won) > 1 else 0.0
            hundred = 100 / rules.ante
            mean = float(np.mean(won))
            yield Result(len(won), mean * hundred, NORMAL_95 * spread * hundred)


class Adversary:
    """Answers the blueprint as well as a look one act ahead can."""

    def __init__(self, chances: Chances, guesses: int = GUESSES) -> None:
        self._guesses = guesses
        self._made = chances.made
        usual = np.array([usual_draw(number, splits=True) for number in range(CLASSES)])
        self._usual = chances.made[np.arange(CLASSES), usual]
        below = np.cumsum(self._usual, axis=1) - self._usual / 2
        self._beats = self._usual @ below.T
        self._blueprint = Blueprint(RandomLegal())

    def play(self, deal: Hand, me: int, rng: Random) -> None:
        """Play a deal to its end from the seat ``me``."""
        self._deal_guesses(deal.view(me), rng)
        while (legal := deal.legal()) is not None:
            if legal.phase == "proof":
                deal.do(Done())
            elif legal.seat == me:
                deal.do(self._act(deal.view(me)))
            else:
                view = deal.view(legal.seat)
                action = self._blueprint.act(view, rng)
                self._weigh(view, action)
                deal.do(action)

    def _deal_guesses(self, view: View, rng: Random) -> None:
        mine = [card for card in view.table.hands[view.seat] if card is not None]
        unseen = np.array([card for card in range(52) if card not in mine], np.uint8)
        chance = np.random.Generator(np.random.PCG64(rng.getrandbits(64)))
        order = np.argsort(chance.random((self._guesses, len(unseen))), axis=1)
        self._cards = unseen[order[:, : HAND + MOST_DRAWN]]
        self._hands = of_hands(self._cards[:, :HAND], self._cards[:, HAND:])
        self._weights: Floats = np.full(self._guesses, 1 / self._guesses)
        self._seen: set[int] = set(mine)

    # -- what the other's act tells ----------------------------------------------------------------

    def _weigh(self, view: View, action: Action) -> None:
        """Weigh the guesses by how often each would have done this."""
        place = Place(view, Random(0))
        if isinstance(action, Discard):
            likely = self._likely_draw(view, place, min(len(action.cards), MOST_DRAWN))
        else:
            shares = self._shares(place, view, view.table.wagers, place.chips())
            if view.table.stacks[1 - view.seat]:
                _stays(shares, view.legal.call, view.table.pot_now())
            likely = shares[_choices(view, action)].sum(0)
        self._take(self._weights * likely)

    def _take(self, weights: Floats) -> None:
        """Weights as shares; where nothing is left all that fits the cards seen is alike."""
        if weights.sum() <= 0:
            weights = self._fits().astype(np.float64)
        self._weights = weights / max(weights.sum(), 1e-12)

    def _fits(self) -> NDArray[np.bool_]:
        taken = np.isin(self._cards[:, :HAND], list(self._seen))
        fits: NDArray[np.bool_] = np.logical_not(taken.any(axis=1))
        return fits

    def _likely_draw(self, view: View, place: Place, drawn: int) -> Floats:
        table, way, classes = place.known.table, place.way(), self._hands[:, 0]
        if place.role() == 0:
            shares = table.opener[way, classes, drawn]
        else:
            first = min(view.table.drawn[place.other] or 0, MOST_DRAWN)
            shares = table.other[way, first, classes, drawn]
        return np.asarray(shares, np.float64)

    def _shares(self, place: Place, view: View, level: int, chips: float) -> Floats:
        """How often each guess folds, calls, raises by half or the pot: (choices, guesses).

        ``view``: of the other, or made to look so; ``chips``: the most of anybody.
        """
        known, found = place.known, np.zeros((4, self._guesses))
        pot = 2 * known.table.tree.stakes.start
        level = level if level <= RAISES else RAISES - (level - RAISES) % 2
        if view.table.step_name == "first-bets":
            actor = 0 if view.seat == place.first else 1
            for share, node in _nodes(known.before, (actor,), level, chips, pot):
                found += share * known.table.before[node, self._hands[:, 0]].T
            return found / 255
        way, role = place.way(), place.role()
        drawn = [min(n or 0, MOST_DRAWN) for n in view.table.drawn]
        opener, other = (view.seat, place.other) if role == 0 else (place.other, view.seat)
        buckets = self._hands[:, 1 + drawn[view.seat]]
        for share, node in _nodes(known.after, (way, role), level, chips, pot):
            rows = known.table.after[node, :, way, drawn[opener], drawn[other]]
            found += share * rows[:, buckets]
        return found / 255

    # -- the own act -------------------------------------------------------------------------------

    def _act(self, view: View) -> Action:
        hand = tuple(sorted(card for card in view.table.hands[view.seat] if card is not None))
        if not self._seen.issuperset(hand):
            self._seen.update(hand)
            self._take(self._weights * self._fits())
        if view.legal.phase == "draw":
            return self._draw(view, hand)
        return self._bet(view, self._wins(view, hand))

    def _wins(self, view: View, hand: tuple[int, ...]) -> Floats:
        """The chance to beat each guess at a showdown."""
        other = 1 - view.seat
        if view.table.step_name == "first-bets":
            chances: Floats = self._beats[shape(hand, STANDARD).number, self._hands[:, 0]]
            return chances
        mine = bucket(STANDARD.value(hand), STANDARD)
        theirs = self._hands[:, 1 + min(view.table.drawn[other] or 0, MOST_DRAWN)]
        return np.asarray((mine > theirs) + 0.5 * (mine == theirs), np.float64)

    def _draw(self, view: View, hand: tuple[int, ...]) -> Action:
        drawn = view.table.drawn[1 - view.seat]
        if drawn is None:
            theirs = self._weights @ self._usual[self._hands[:, 0]]
        else:
            held = self._hands[:, 1 + min(drawn, MOST_DRAWN)]
            theirs = np.bincount(held, self._weights, self._made.shape[2])
        below = np.cumsum(theirs) - theirs / 2
        one = shape(hand, STANDARD)
        best = int(np.argmax(self._made[one.number] @ below))
        kept = one.keeps[best]
        return Discard(tuple(card for card in hand if card not in kept))

    def _bet(self, view: View, wins: Floats) -> Action:
        """The act worth most, against folding now, if nobody raises again."""
        legal, table, me = view.legal, view.table, view.seat
        pot, call = table.pot_now(), legal.call
        worth: list[tuple[float, Action]] = []
        if legal.fold:
            worth.append((0.0, Fold()))
        opened = table.step_name != "first-bets" or table.opener >= 0
        even = table.antes[me] if not opened else self._weights @ wins * (pot + call) - call
        worth.append((float(even), Call() if call else Check()))
        if table.wagers < RAISES and isinstance(legal.raises, range):
            worth += [
                (self._raise_worth(view, wins, to), RaiseTo(to)) for to in sorted(_sizes(view))
            ]
        return max(worth, key=lambda one: one[0])[1]

    def _raise_worth(self, view: View, wins: Floats, to: int) -> float:
        table, me, other = view.table, view.seat, 1 - view.seat
        add, match = to - table.bets[me], to - table.bets[other]
        match = min(match, table.stacks[other])
        there = view._replace(seat=other)
        place = Place(there, Random(0))
        opening = table.opener < 0
        if opening:  # the other will be who did not open
            table = table.copy()
            table.opener = me
            there = there._replace(table=table)
            place = Place(there, Random(0))
        chips = (table.antes[me] + table.wagered[me] + add + table.carried / 2) * place.scale
        shares = self._shares(place, there, table.wagers + 1, chips)
        if add < table.stacks[me]:
            _stays(shares, match, table.pot_now() + add)
        folds = shares[FOLD]
        folded = float(self._weights @ folds)
        called = float(self._weights @ ((1 - folds) * wins))
        pot = table.pot_now()
        return folded * pot + called * (pot + add + match) - (1 - folded) * add


def _stays(shares: Floats, call: int, pot: int) -> None:
    """Make calls of the folds that are none to so small a bet, as the blueprint does."""
    moved = shares[FOLD] * stays(call, pot)
    shares[FOLD] -= moved
    shares[CALL] += moved


def _nodes(
    sizes: Sizes, who: tuple[int, ...], level: int, chips: float, pot: int
) -> list[tuple[float, int]]:
    found = sizes.get((*who, level)) or sizes[(*who, min(level, 1))]
    return around(found, chips, pot)


def _choices(view: View, action: Action) -> list[int]:
    """The choices of a table that come to this act."""
    if isinstance(action, Fold):
        return [FOLD]
    if not isinstance(action, RaiseTo):
        # A raise that was not open was played as a call; but whether it was hangs on the hidden
        # cards while nobody has opened, and the table knows which hands may.
        closed = view.table.step_name == "first-bets" and view.table.opener < 0
        return [CALL] if closed or view.legal.raises else [CALL, HALF, POT]
    after_call = view.table.pot_now() + view.legal.call
    low, high = view.legal.raises[0], view.legal.raises[-1]
    half = min(max(view.table.to_match + after_call // 2, low), high)
    whole = min(max(view.table.to_match + after_call, low), high)
    return [c for c, to in ((HALF, half), (POT, whole)) if to == action.to]


def _sizes(view: View) -> set[int]:
    """The least raise, half the pot and the pot."""
    after_call = view.table.pot_now() + view.legal.call
    low, high = view.legal.raises[0], view.legal.raises[-1]
    wanted = (low, view.table.to_match + after_call // 2, view.table.to_match + after_call)
    return {min(max(to, low), high) for to in wanted}
