"""The betting a heads-up table of strategy knows: half the pot, the pot, and what is left.

Before the draw seat 0 speaks first; after it the opener does, whose role is 0. A round has at most
three bets and raises. Chips count from the deal's start: antes and half the carried pot included.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

FOLD, CALL, HALF, POT = range(4)
"""The choices of a node; a call is a check where nothing is owed."""
CHOICES = 4
RAISES = 3
"""Bets and raises of a round."""
NONE, FOLDED, MATCHED, PASSED_OUT, FIRST_WAY = range(-1, -6, -1)
"""What a choice leads to that is no node: it is not open, or the round is over. Before the draw a
call ends it in one of the ways of ``Tree.calls``: `FIRST_WAY` less the way's number."""


class Node(NamedTuple):
    """Somebody's turn.

    Attributes:
        actor: the seat before the draw, the role after it.
        level: bets and raises so far in the round.
        opened: whether somebody has opened.
        committed: chips of each, before the draw; after it they depend on what came before.
        kids: for each choice the next node, or what ends the round.
    """

    actor: int
    level: int
    opened: bool
    committed: tuple[int, int]
    kids: tuple[int, ...]


class Stakes(NamedTuple):
    """What a tree depends on, in chips.

    Attributes:
        start: ante of each, and half of what was carried over.
        stack: the most each can have in the deal, counted from the same zero as ``start``.
        least: the smallest bet.
    """

    start: int
    stack: int
    least: int

    def raised(self, most: int) -> tuple[int, int]:
        """What half the pot and the pot raise ``most`` to, the pot being twice that; 0: not open.

        Where all that is left is no more than half the pot, that is the one raise.
        """
        half, pot = min(2 * most, self.stack), min(3 * most, self.stack)
        least = min(most + self.least, self.stack)
        half = half if half >= least and half > most else 0
        return half, pot if pot >= least and pot > max(most, half) else 0


class Tree:
    """All nodes of both rounds.

    Attributes:
        stakes: what it was made for.
        before: the nodes before the draw, the first is node 0.
        calls: (opener, chips of each) for each way the first round ends in a call.
        first: how many of them seat 1 opened; these stand first.
        after: the nodes after the draw, the same for every way.
        committed: chips by way, node after the draw, role.
        open: whether a choice is open, by way, node after the draw, choice.
    """

    def __init__(self, stakes: Stakes) -> None:
        self.stakes = stakes
        self.before: list[Node] = []
        self.calls: list[tuple[int, int]] = []
        self._grow_before(0, (stakes.start, stakes.start), 0, NONE, False)
        self.first = sum(opener for opener, _ in self.calls)
        self.after: list[Node] = []
        self._grow_after(0, 0, False)
        ways, nodes = len(self.calls), len(self.after)
        self.committed: NDArray[np.int64] = np.zeros((ways, nodes, 2), np.int64)
        self.open: NDArray[np.bool_] = np.zeros((ways, nodes, CHOICES), np.bool_)
        for way, (_, chips) in enumerate(self.calls):
            self._fill(way, 0, (chips, chips))

    def _grow_before(
        self, seat: int, chips: tuple[int, int], level: int, opener: int, checked: bool
    ) -> int:
        at = len(self.before)
        self.before.append(Node(seat, level, level > 0, chips, (NONE,) * CHOICES))
        kids = [NONE] * CHOICES
        if level:
            kids[FOLD], kids[CALL] = FOLDED, FIRST_WAY - len(self.calls)
            self.calls.append((opener, max(chips)))
        else:
            kids[CALL] = (
                PASSED_OUT if checked else self._grow_before(1 - seat, chips, 0, NONE, True)
            )
        if level < RAISES:
            for choice, to in zip((HALF, POT), self.stakes.raised(max(chips)), strict=True):
                if to:
                    more = (to, chips[1]) if seat == 0 else (chips[0], to)
                    by = opener if level else seat
                    kids[choice] = self._grow_before(1 - seat, more, level + 1, by, False)
        self.before[at] = self.before[at]._replace(kids=tuple(kids))
        return at

    def _grow_after(self, role: int, level: int, checked: bool) -> int:
        at = len(self.after)
        self.after.append(Node(role, level, True, (0, 0), (NONE,) * CHOICES))
        kids = [NONE] * CHOICES
        kids[FOLD] = FOLDED if level else NONE
        if level or checked:
            kids[CALL] = MATCHED
        else:
            kids[CALL] = self._grow_after(1 - role, 0, True)
        if level < RAISES:
            for choice in (HALF, POT):
                kids[choice] = self._grow_after(1 - role, level + 1, False)
        self.after[at] = self.after[at]._replace(kids=tuple(kids))
        return at

    def _fill(self, way: int, at: int, chips: tuple[int, int]) -> None:
        node, most = self.after[at], max(chips)
        self.committed[way, at] = chips
        self.open[way, at, FOLD] = chips[node.actor] < most
        self.open[way, at, CALL] = True
        if node.kids[CALL] >= 0:
            self._fill(way, node.kids[CALL], chips)
        if node.level == RAISES:
            return
        for choice, to in zip((HALF, POT), self.stakes.raised(most), strict=True):
            self.open[way, at, choice] = to > 0
            reached = to or most
            more = (reached, chips[1]) if node.actor == 0 else (chips[0], reached)
            self._fill(way, node.kids[choice], more)
