"""Plays draw by tables of strategy, from a view alone.

The table is found by players, openers and stack, the place in it by what lies on the table. For two
players: who speaks, how many raises, how many chips; a size the table does not know counts as one
of the two around it, drawn by the pseudo-harmonic rule (Ganzfried and Sandholm, IJCAI 2013). For
more players see `openers.opponents.tables.spots`.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from math import log
from random import Random
from typing import NamedTuple

from openers import assets
from openers.cards.ranking import ranking_for
from openers.engine.actions import Action, Call, Check, Discard, Done, Fold, RaiseTo
from openers.engine.views import View
from openers.opponents.buckets import bucket
from openers.opponents.classes import MOST_DRAWN, shape
from openers.opponents.player import Player
from openers.opponents.tables import multiway
from openers.opponents.tables.store import WHOLE, Shares, Table, load, read_manifest
from openers.opponents.tables.tree import CALL, FOLD, HALF, NONE, POT, RAISES, Tree

_USUAL_DRAW = 3
"""Cards the other is taken to draw where that comes later."""
Sizes = dict[tuple[int, ...], list[tuple[float, int]]]
"""By who speaks and how many raised: (chips of the highest bet, node), ascending."""


class Known(NamedTuple):
    """A table, and where its places are.

    Attributes:
        table: the strategy.
        before: by (seat, level).
        calls: by (opener,): chips of each and way.
        after: by (way, role, level).
    """

    table: Table
    before: Sizes
    calls: Sizes
    after: Sizes


class Blueprint:
    """Plays draw by table; whatever no table is for, as another player does."""

    def __init__(self, otherwise: Player) -> None:
        self._otherwise = otherwise

    def act(self, view: View, rng: Random) -> Action:
        """See `openers.opponents.player.Player.act`."""
        dealt_in = sum(view.table.dealt_in)
        manifests = _manifests(dealt_in > 2)
        if view.rules.stud or not manifests or view.rules.deck != "52":
            return self._otherwise.act(view, rng)
        if view.legal.phase == "proof":
            return Done()
        if dealt_in > 2:
            return _among_several(view, dealt_in, rng)
        place = Place(view, rng)
        if view.legal.phase == "draw":
            return _draw(view, place.row_draw(), rng)
        before = view.table.step_name == "first-bets"
        row = place.row_before() if before else place.row_after()
        other_all_in = not view.table.stacks[place.other]
        kept = 0.0 if other_all_in else stays(view.legal.call, view.table.pot_now())
        return _bet(view, _bolder(row, kept), rng, place.beyond)


class Place:
    """Where a view stands in the nearest table for two players."""

    def __init__(self, view: View, rng: Random) -> None:
        table = view.table
        me = view.seat
        self.view, self.rng = view, rng
        self.other = next(s for s in table.live_seats() if s != me)
        half_carried = table.carried / 2
        self.start = max(table.antes) + half_carried
        everything = [
            table.stacks[s] + table.antes[s] + table.wagered[s] + half_carried
            for s in (me, self.other)
        ]
        self.known = _nearest(table.openers, min(everything) / self.start)
        # Chips as the table counts them.
        self.scale = self.known.table.tree.stakes.start / self.start
        self.first = (table.button + 1) % table.seats
        while not table.dealt_in[self.first]:
            self.first = (self.first + 1) % table.seats
        self.beyond = table.wagers > RAISES

    def row_before(self) -> Sequence[int]:
        """Shares of the choices before the draw."""
        actor = 0 if self.view.seat == self.first else 1
        node = self._node(self.known.before, (actor,))
        return _plain(self.known.table.before[node, self._class()])

    def row_after(self) -> Sequence[int]:
        """Shares of the choices after the draw."""
        way, role = self.way(), self.role()
        node = self._node(self.known.after, (way, role))
        table, me = self.view.table, self.view.seat
        drawn = [min(n if n is not None else _USUAL_DRAW, MOST_DRAWN) for n in table.drawn]
        opener, other = (me, self.other) if role == 0 else (self.other, me)
        ranking = ranking_for("52", 2, self.view.rules.flush_over_full)
        held = bucket(ranking.value(_hand(self.view)), ranking)
        return _plain(self.known.table.after[node, :, way, drawn[opener], drawn[other], held])

    def chips(self) -> float:
        """The most chips of anybody in the deal, as the table counts them."""
        table, me = self.view.table, self.view.seat
        most = max(table.antes[s] + table.wagered[s] for s in (me, self.other))
        return (most + table.carried / 2) * self.scale

    def row_draw(self) -> Sequence[int]:
        """Shares of 0, 1, 2, 3, 4 cards."""
        way = self.way()
        if self.role() == 0:
            return _plain(self.known.table.opener[way, self._class()])
        seen = self.view.table.drawn[self.other]
        drawn = min(seen if seen is not None else _USUAL_DRAW, MOST_DRAWN)
        return _plain(self.known.table.other[way, drawn, self._class()])

    def role(self) -> int:
        """0 for who opened, 1 for the other."""
        opener = self.view.table.opener
        return 0 if self.view.seat == (opener if opener >= 0 else self.first) else 1

    def way(self) -> int:
        """The way the first round ended."""
        table, me = self.view.table, self.view.seat
        before = [table.antes[s] + table.wagered[s] - table.bets[s] for s in (me, self.other)]
        opener = table.opener if table.opener >= 0 else self.first
        chips = (max(before) + table.carried / 2) * self.scale
        return self._between(self.known.calls[(0 if opener == self.first else 1,)], chips)

    def _node(self, sizes: Sizes, who: tuple[int, ...]) -> int:
        """The node for the raises and chips there are.

        Beyond the last raise the table knows: the last that leaves the same one to speak.
        """
        level = self.view.table.wagers
        if level > RAISES:
            level = RAISES - (level - RAISES) % 2
        found = sizes.get((*who, level)) or sizes[(*who, min(level, 1))]
        return self._between(found, self.chips())

    def _between(self, sizes: list[tuple[float, int]], chips: float) -> int:
        """The place of these chips, or one of the two around them by chance."""
        found = around(sizes, chips, 2 * self.known.table.tree.stakes.start)
        if len(found) == 1:
            return found[0][1]
        return found[0 if self.rng.random() < found[0][0] else 1][1]

    def _class(self) -> int:
        return shape(_hand(self.view), ranking_for("52", 2, self.view.rules.flush_over_full)).number


def around(sizes: list[tuple[float, int]], chips: float, pot: int) -> list[tuple[float, int]]:
    """The place of these chips, or the two around them, each with how often it is taken."""
    under = [size for size in sizes if size[0] <= chips]
    over = [size for size in sizes if size[0] >= chips]
    if not under or not over or under[-1][0] == over[0][0]:
        return [(1.0, (under[-1] if under else over[0])[1])]
    low, high, here = under[-1][0] / pot, over[0][0] / pot, chips / pot
    lower = (high - here) * (1 + low) / ((high - low) * (1 + here))
    return [(lower, under[-1][1]), (1 - lower, over[0][1])]


def stays(call: int, pot: int) -> float:
    """The share of folds to half the pot that are calls to a bet this small; 0 from there on.

    A bet between none and half the pot counts as one of the two, by the same rule as `around`; else
    whoever bets the least would win too often. ``pot``: with the bet.
    """
    bet = call / max(pot - call, 1)
    return max(0.0, (0.5 - bet) / (0.5 * (1 + bet))) if call else 0.0


def _bolder(row: Sequence[int], kept: float) -> Sequence[int]:
    """Shares of which so much of the folds are calls."""
    moved = round(row[FOLD] * kept)
    return [row[FOLD] - moved, row[CALL] + moved, *row[HALF:]] if moved else row


def _plain(row: Shares) -> Sequence[int]:
    shares: list[int] = row.tolist()
    return shares


def _chosen(row: Sequence[int], rng: Random) -> int:
    """One of the choices, as often as its 255ths say: whole numbers, alike on every machine."""
    left = rng.randrange(WHOLE)
    for choice, share in enumerate(row):
        left -= share
        if left < 0:
            return choice
    return len(row) - 1


def _hand(view: View) -> tuple[int, ...]:
    return tuple(sorted(card for card in view.table.hands[view.seat] if card is not None))


def _among_several(view: View, dealt_in: int, rng: Random) -> Action:
    """An act at a table of three or more, by the table for the nearest number of players."""
    known = _many(_nearest_path(_manifests(True), dealt_in, view.table.openers, _depth(view)))
    ranking = ranking_for("52", dealt_in, view.rules.flush_over_full)
    hand = _hand(view)
    after = view.legal.phase == "bet" and view.table.step_name != "first-bets"
    held = bucket(ranking.value(hand), ranking) if after else shape(hand, ranking).number
    row = multiway.row(known, view, held)
    if view.legal.phase == "draw":
        return _draw(view, row, rng)
    return _bet(view, row, rng, view.table.wagers >= RAISES)


def _depth(view: View) -> float:
    """The stack this seat began with, in shares of the pot that each paid."""
    table, me = view.table, view.seat
    paid = max(table.antes) + table.carried / sum(table.dealt_in)
    return (table.stacks[me] + table.antes[me] + table.wagered[me]) / max(paid, 1)


def _draw(view: View, row: Sequence[int], rng: Random) -> Action:
    drawn = min(_chosen(row, rng), view.legal.discards)
    hand = _hand(view)
    ranking = ranking_for("52", sum(view.table.dealt_in), view.rules.flush_over_full)
    kept = shape(hand, ranking).keeps[drawn]
    return Discard(tuple(card for card in hand if card not in kept))


def _bet(view: View, row: Sequence[int], rng: Random, beyond: bool) -> Action:
    legal, table = view.legal, view.table
    choice = _chosen(row, rng)
    if choice == FOLD and legal.fold and legal.call:
        return Fold()
    if choice >= HALF and legal.raises and not beyond:
        after_call = table.pot_now() + legal.call
        to = table.to_match + (after_call if choice == POT else after_call // 2)
        to = min(max(to, legal.raises[0]), legal.raises[-1])
        if to not in legal.raises:
            to = min(legal.raises, key=lambda size: abs(size - to))
        return RaiseTo(to)
    return Call() if legal.call else Check()


# -- the tables there are --------------------------------------------------------------------------


class _Manifest(NamedTuple):
    """What a table is for: players, openers, stack in starts; and where its manifest lies."""

    players: int
    openers: int
    depth: float
    path: str


@cache
def _manifests(several: bool) -> tuple[_Manifest, ...]:
    """Every table that ships for two players, or for ``several``."""
    folder = assets.path("strategies")
    told = [(read_manifest(path), path) for path in sorted(folder.glob("*.json"))]
    every = (
        _Manifest(m.get("players", 2), m["openers"], m["stakes"][1] / m["stakes"][0], str(path))
        for m, path in told
    )
    return tuple(one for one in every if (one.players > 2) == several)


def _nearest_path(
    manifests: Sequence[_Manifest], players: int, openers: int | None, depth: float
) -> str:
    """The nearest by players, then by openers, then by stack."""
    wanted = -1 if openers is None else openers
    return min(
        manifests,
        key=lambda m: (
            abs(m.players - players),
            abs(m.openers - wanted),
            abs(log(m.depth / max(depth, 1e-9))),
        ),
    ).path


def _nearest(openers: int | None, stack: float) -> Known:
    """The table for two players."""
    return _known(_nearest_path(_manifests(False), 2, openers, stack))


@cache
def _many(path: str) -> multiway.Table:
    return multiway.load(type(assets.path("strategies"))(path))


@cache
def _known(path: str) -> Known:
    table = load(type(assets.path("strategies"))(path))
    return Known(table, *places(table.tree))


def places(tree: Tree) -> tuple[Sizes, Sizes, Sizes]:
    """Where each spot of a tree is, by who speaks and the raises: before, calls, after."""
    before: Sizes = defaultdict(list)
    for at, node in enumerate(tree.before):
        before[node.actor, node.level].append((max(node.committed), at))
    calls: Sizes = defaultdict(list)
    for way, (opener, chips) in enumerate(tree.calls):
        calls[(opener,)].append((chips, way))
    after: Sizes = defaultdict(list)
    for way in range(len(tree.calls)):
        _gather(tree, way, 0, after)
    for sizes in (before, calls, after):
        for found in sizes.values():
            found.sort()
    return before, calls, after


def _gather(tree: Tree, way: int, at: int, after: Sizes) -> None:
    """Add a node after the draw and those it leads to by open choices."""
    node = tree.after[at]
    after[way, node.actor, node.level].append((int(tree.committed[way, at].max()), at))
    for choice in (CALL, HALF, POT):
        kid = node.kids[choice]
        if kid > NONE and tree.open[way, at, choice]:
            _gather(tree, way, kid, after)
