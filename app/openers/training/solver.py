"""Heads-up draw with openers, solved by CFR+ on whole vectors of hands.

The two hands are taken as independent of each other, so a showdown is one running sum over the
buckets, and after the draw only the bucket counts. What is solved is the betting of
`openers.opponents.tables.tree` over 142 classes, five ways to draw and 197 buckets, by CFR+: see
`openers.training.regret`.

Shapes: ways to end the first round W, draws of the opener and of the other D × D, buckets K,
classes C, choices A.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from openers.opponents.tables.tree import (
    CHOICES,
    FIRST_WAY,
    FOLDED,
    HALF,
    MATCHED,
    NONE,
    Tree,
)
from openers.training.chances import Chances
from openers.training.regret import Vector, learn, matched

_NEVER = np.float32(-1e30)


class Learnt:
    """Regrets or sums of strategies, one array for each kind of decision.

    Attributes:
        before: (nodes, C, A).
        opener: what the opener draws, (W, C, D).
        other: what the other draws who saw it, (W, D, C, D).
        after: (nodes, A, W, D, D, K).
    """

    NAMES = ("before", "opener", "other", "after")

    def __init__(self, tree: Tree, classes: int, draws: int, buckets: int) -> None:
        ways = len(tree.calls)
        self.before = np.zeros((len(tree.before), classes, CHOICES), np.float32)
        self.opener = np.zeros((ways, classes, draws), np.float32)
        self.other = np.zeros((ways, draws, classes, draws), np.float32)
        self.after = np.zeros((len(tree.after), CHOICES, ways, draws, draws, buckets), np.float32)


class _Walk(NamedTuple):
    """One pass through the game for one player.

    Attributes:
        seat: whose values are worked out.
        average: whether both play their average, not their running strategy.
        best: whether ``seat`` answers best instead.
        weight: of this iteration in the average; 0: nothing is learnt.
    """

    seat: int
    average: bool = False
    best: bool = False
    weight: float = 0.0


class Solver:
    """The state of a solution under way."""

    def __init__(self, tree: Tree, chances: Chances, may_open: NDArray[np.bool_]) -> None:
        """``may_open``: the classes that hold openers, (C,)."""
        self.tree = tree
        self.dealt = chances.dealt.astype(np.float32)
        self.made = np.ascontiguousarray(chances.made.transpose(1, 0, 2), np.float32)
        draws, classes, buckets = self.made.shape
        self.regrets = Learnt(tree, classes, draws, buckets)
        self.sums = Learnt(tree, classes, draws, buckets)
        self.iterations = 0
        self._open_before = np.zeros((len(tree.before), classes, CHOICES), np.bool_)
        for at, node in enumerate(tree.before):
            for choice, kid in enumerate(node.kids):
                allowed = may_open if not node.opened and choice >= HALF else True
                self._open_before[at, :, choice] = allowed if kid != NONE else False
        self._open_after = tree.open.transpose(1, 2, 0)[..., None, None, None]
        self._all_draws = np.ones(draws, np.bool_)
        self._parts = slice(0, tree.first), slice(tree.first, len(tree.calls))

    def iterate(self) -> None:
        """One iteration for each player."""
        self.iterations += 1
        for seat in (0, 1):
            self._walk(_Walk(seat, weight=float(self.iterations)))

    def value(self) -> float:
        """Chips seat 0 wins a deal when both play their average."""
        return float(self.dealt @ self._walk(_Walk(0, average=True)))

    def exploitability(self) -> float:
        """Chips a deal a best answer wins on average over the seats: 0 at an equilibrium."""
        best = [self.dealt @ self._walk(_Walk(s, average=True, best=True)) for s in (0, 1)]
        return float(sum(best)) / 2

    def average(self) -> Learnt:
        """The average strategy, as shares."""
        tree, (draws, classes, buckets) = self.tree, self.made.shape
        found = Learnt(tree, classes, draws, buckets)
        found.before[:] = matched(self.sums.before, self._open_before, -1)
        found.opener[:] = matched(self.sums.opener, self._all_draws, -1)
        found.other[:] = matched(self.sums.other, self._all_draws, -1)
        for at, sums in enumerate(self.sums.after):
            found.after[at] = matched(sums, self._open_after[at], 0)
        return found

    # -- before the draw ---------------------------------------------------------------------------

    def _walk(self, walk: _Walk) -> Vector:
        """Chips the seat wins with each class, times the other's chances, (C,)."""
        shares = matched(
            (self.sums if walk.average else self.regrets).before, self._open_before, -1
        )
        reaches: dict[int, tuple[Vector, Vector]] = {}
        self._reach(0, (self.dealt, self.dealt), shares, walk, reaches)
        worth: dict[int, Vector] = {}
        for opener, part in enumerate(reversed(self._parts)):
            ways = range(part.start, part.stop)
            of_opener = np.stack([reaches[FIRST_WAY - way][opener] for way in ways])
            of_other = np.stack([reaches[FIRST_WAY - way][1 - opener] for way in ways])
            found = self._draw(part, of_opener, of_other, 0 if opener == walk.seat else 1, walk)
            worth |= {FIRST_WAY - way: row for way, row in zip(ways, found, strict=True)}
        return self._before(0, shares, walk, reaches, worth)

    def _reach(
        self,
        at: int,
        reach: tuple[Vector, Vector],
        shares: Vector,
        walk: _Walk,
        reaches: dict[int, tuple[Vector, Vector]],
    ) -> None:
        """How likely each gets to a node and the ways behind it, by class."""
        reaches[at] = reach
        if at < 0:
            return
        node = self.tree.before[at]
        for choice, kid in enumerate(node.kids):
            if kid < 0 and kid > FIRST_WAY:
                continue
            own = reach[node.actor]
            if not (walk.best and node.actor == walk.seat):
                own = own * shares[at, :, choice]
            more = (own, reach[1]) if node.actor == 0 else (reach[0], own)
            self._reach(kid, more, shares, walk, reaches)

    def _before(
        self,
        at: int,
        shares: Vector,
        walk: _Walk,
        reaches: dict[int, tuple[Vector, Vector]],
        worth: dict[int, Vector],
    ) -> Vector:
        node, me = self.tree.before[at], walk.seat
        mine = node.actor == me
        values = np.zeros((CHOICES, len(self.dealt)), np.float32)
        for choice, kid in enumerate(node.kids):
            if kid == FOLDED:
                against = reaches[at][1 - me]
                if mine:
                    values[choice] = -node.committed[me] * against.sum()
                else:
                    lost = (against * shares[at, :, choice]).sum()
                    values[choice] = node.committed[1 - me] * lost
            elif kid >= 0:
                values[choice] = self._before(kid, shares, walk, reaches, worth)
            elif kid <= FIRST_WAY:
                values[choice] = worth[kid]
        if not mine:
            theirs: Vector = values.sum(0)
            return theirs
        if walk.best:
            best: Vector = np.where(self._open_before[at].T, values, _NEVER).max(0)
            return best
        total: Vector = (shares[at].T * values).sum(0)
        if walk.weight:
            gain = (values - total).T * self._open_before[at]
            learn(self.regrets.before[at], gain)
            self.sums.before[at] += walk.weight * reaches[at][me][:, None] * shares[at]
        return total

    # -- the draw ----------------------------------------------------------------------------------

    def _draw(
        self, part: slice, of_opener: Vector, of_other: Vector, role: int, walk: _Walk
    ) -> Vector:
        """Values of the role's classes for each way, (n, C)."""
        made, n = self.made, part.stop - part.start
        draws, classes, buckets = made.shape
        learnt = self.sums if walk.average else self.regrets
        first = matched(learnt.opener[part], self._all_draws, -1)
        second = matched(learnt.other[part], self._all_draws, -1)
        drawn = of_opener[..., None] * first  # (n, C, D)
        reach0 = (drawn.transpose(2, 0, 1) @ made).transpose(1, 0, 2)[:, :, None]
        drawn = of_other[:, None, :, None] * second  # (n, D, C, D)
        flat = drawn.transpose(3, 0, 1, 2).reshape(draws, n * draws, classes) @ made
        reach1 = flat.reshape(draws, n, draws, buckets).transpose(1, 2, 0, 3)
        shape = n, draws, draws, buckets
        reach = (
            np.ascontiguousarray(np.broadcast_to(reach0, shape), np.float32),
            np.ascontiguousarray(reach1, np.float32),
        )
        found = self._after(0, part, reach, role, walk)
        back = made.transpose(0, 2, 1)
        if role == 0:
            by_draw = found.sum(2).transpose(1, 0, 2) @ back  # (D, n, C)
            values = by_draw.transpose(1, 2, 0)
            shares, mine = first, of_opener[..., None]
            where = "opener"
        else:
            by_draw = found.transpose(2, 0, 1, 3).reshape(draws, n * draws, buckets) @ back
            values = by_draw.reshape(draws, n, draws, classes).transpose(1, 2, 3, 0)
            shares, mine = second, of_other[:, None, :, None]
            where = "other"
        total: Vector = values.max(-1) if walk.best else (shares * values).sum(-1)
        if walk.weight:
            learn(getattr(self.regrets, where)[part], values - total[..., None])
            getattr(self.sums, where)[part] += walk.weight * mine * shares
        return total if role == 0 else total.sum(1)

    # -- after the draw ----------------------------------------------------------------------------

    def _after(
        self, at: int, part: slice, reach: tuple[Vector, Vector], role: int, walk: _Walk
    ) -> Vector:
        """Chips the role wins with each bucket, times the other's reach, (n, D, D, K)."""
        node = self.tree.after[at]
        mine = node.actor == role
        open_ = self._open_after[at][:, part]
        learnt = (self.sums if walk.average else self.regrets).after[at][:, part]
        shares = None if mine and walk.best else matched(learnt, open_, 0)
        values: list[Vector | None] = [None] * CHOICES
        for choice, kid in enumerate(node.kids):
            if kid == NONE or not open_[choice].any():
                continue
            own = reach[node.actor]
            if shares is not None:
                own = own * shares[choice]
            further = (own, reach[1]) if node.actor == 0 else (reach[0], own)
            values[choice] = self._outcome(at, kid, part, further, role, walk)
        if not mine:
            found: Vector = sum(v for v in values if v is not None)  # type: ignore[assignment]
            return found
        if shares is None:
            best = np.full(reach[0].shape, _NEVER)
            for choice, value in enumerate(values):
                if value is not None:
                    np.maximum(best, np.where(open_[choice], value, _NEVER), out=best)
            return best
        total = np.zeros(reach[0].shape, np.float32)
        for choice, value in enumerate(values):
            if value is not None:
                total += shares[choice] * value
        if walk.weight:
            weighed = walk.weight * reach[role]
            for choice, value in enumerate(values):
                if value is not None:
                    gain = (value - total) * open_[choice]
                    learn(self.regrets.after[at, choice, part], gain)
                    self.sums.after[at, choice, part] += weighed * shares[choice]
        return total

    def _outcome(
        self, at: int, kid: int, part: slice, reach: tuple[Vector, Vector], role: int, walk: _Walk
    ) -> Vector:
        """What a choice at node ``at`` that leads to ``kid`` is worth."""
        if kid >= 0:
            return self._after(kid, part, reach, role, walk)
        other = reach[1 - role]
        chips = self.tree.committed[part, at].astype(np.float32)
        if kid == MATCHED:
            so_far = np.cumsum(other, -1)
            stake = chips.max(1)[:, None, None, None]
            won: Vector = stake * (2 * so_far - other - so_far[..., -1:])
            return won
        folded = self.tree.after[at].actor
        amount = -chips[:, role] if folded == role else chips[:, 1 - role]
        lost = amount[:, None, None, None] * other.sum(-1, keepdims=True)
        return np.broadcast_to(lost, other.shape)
