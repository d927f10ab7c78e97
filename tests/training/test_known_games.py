"""Kuhn and Leduc poker, solved by what the trainer learns by, reach the values that are published.

Kuhn: -1/18 for the first player (Kuhn 1950). Leduc: -0.0856 (Southey et al., UAI 2005; the value
is in Lanctot et al., NIPS 2009, and in OpenSpiel's tests). The games are written from their rules:
ante 1; Kuhn: three cards, one bet of 1; Leduc: two suits of three ranks, a shared card after the
first round, bets of 2 and 4, one bet and one raise a round, a pair beats a rank.
"""

import numpy as np
import pytest

from openers.training.regret import learn, matched

KUHN_RANKS, LEDUC_RANKS = 3, 3
FOLD, CALL, RAISE = range(3)


class Game:
    """A small game on whole vectors of cards; a deal is two private cards and perhaps a shared."""

    def __init__(self, cards, bets, most_bets, shared):
        self.cards, self.bets, self.most, self.shared = cards, bets, most_bets, shared
        self.regrets, self.sums = {}, {}

    def chance(self, shared):
        """Chances of both private cards, given the shared: (cards, cards)."""
        chances = np.ones((self.cards, self.cards)) - np.eye(self.cards)
        if shared is not None:
            chances[shared], chances[:, shared] = 0, 0
        return chances

    def rank(self, card):
        return card // 2 if self.shared else card

    def won(self, shared):
        """1, 0, -1 by own and other card at a showdown."""
        worth = [
            100 if shared is not None and self.rank(c) == self.rank(shared) else self.rank(c)
            for c in range(self.cards)
        ]
        return np.sign(np.subtract.outer(worth, worth))

    def solve(self, iterations):
        for self.time in range(1, iterations + 1):
            for me in (0, 1):
                self.walk(me, learns=True)

    def value(self, me=0):
        return float(self.walk(me, learns=False).sum() / (self.cards * (self.cards - 1)))

    def walk(self, me, learns, best=False):
        reach = np.ones(self.cards), np.ones(self.cards)
        return self.node("", None, 0, (1, 1), 0, 0, reach, me, learns)

    def node(self, told, shared, actor, chips, bets, part, reach, me, learns):
        """What each card of ``me`` wins, weighed by the other's chances."""
        owed = chips[1 - actor] - chips[actor]
        open_ = np.array([owed > 0, True, bets < self.most])
        key = told, shared
        zeros = np.zeros((self.cards, 3), np.float32)
        regrets = self.regrets.setdefault(key, zeros.copy())
        sums = self.sums.setdefault(key, zeros.copy())
        shares = matched(regrets if learns else sums, open_, -1)
        values = np.zeros((3, self.cards))
        for choice in np.flatnonzero(open_):
            after = list(reach)
            after[actor] = reach[actor] * shares[:, choice]
            values[choice] = self.kid(
                told, shared, actor, chips, bets, part, choice, tuple(after), me, learns
            )
        if actor != me:
            return values.sum(0)
        total = (shares.T * values).sum(0)
        if learns:
            learn(regrets, ((values - total).T * open_).astype(np.float32))
            sums += self.time * reach[me][:, None] * shares
        return total

    def kid(self, told, shared, actor, chips, bets, part, choice, reach, me, learns):
        other = reach[1 - me]
        told += "fcr"[choice]
        if choice == FOLD:
            lost = chips[actor] * (-1 if actor == me else 1)
            return self.dealt(shared) @ other * lost
        most = max(chips)
        if choice == RAISE:
            to = most + self.bets[part]
            new = (to, chips[1]) if actor == 0 else (chips[0], to)
            return self.node(told, shared, 1 - actor, new, bets + 1, part, reach, me, learns)
        new = (most, most)
        first = not bets and (not told[:-1] or told[-2] == "/")
        if first:
            return self.node(told, shared, 1 - actor, new, 0, part, reach, me, learns)
        if part + 1 < len(self.bets):
            # The chance of a shared card is in `dealt`, at the end.
            return sum(
                self.node(told + "/", card, 0, new, 0, part + 1, reach, me, learns)
                for card in range(self.cards)
            )
        return self.dealt(shared) * self.won(shared) @ other * most

    def dealt(self, shared):
        """How likely the other's and the shared card go with each own card; not over pairs."""
        if not self.shared:
            return self.chance(None)
        if shared is not None:
            return self.chance(shared) / (self.cards - 2)
        return self.chance(None)


def test_kuhn():
    game = Game(cards=3, bets=(1,), most_bets=1, shared=False)
    game.solve(2000)
    assert game.value() == pytest.approx(-1 / 18, abs=5e-4)
    assert game.value(1) == pytest.approx(1 / 18, abs=5e-4)
    # Whoever holds the worst card never calls a bet, whoever holds the best always does.
    shares = matched(game.sums["cr", None], np.array([True, True, False]), -1)
    assert shares[0, FOLD] > 0.99 and shares[2, CALL] > 0.99


def test_leduc():
    game = Game(cards=6, bets=(2, 4), most_bets=2, shared=True)
    game.solve(200)
    assert game.value() == pytest.approx(-0.0856, abs=1e-3)
