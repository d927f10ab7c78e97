"""MCCFR with sampled opponents and the traverser's whole vector of hands.

One deal is visited once for each seat. The others hold real cards and choose by their running
strategy; the traverser holds every class of hand at once, weighted by how likely it comes there,
and tries each choice. Regrets and sums of strategies are weighted by the deal's number (linear).
After Johanson, Bard, Lanctot, Gibson and Bowling, AAMAS 2012, and Lanctot et al., NIPS 2009.
"""

import numpy as np
from numpy.typing import NDArray

from openers.opponents.tables.spots import CHOICES, DRAWS
from openers.training.fast import fast
from openers.training.multiway.model import (
    BEFORE,
    CALL,
    DRAW,
    DRAWN,
    FOLD,
    IN,
    OPENER,
    OVER,
    PASSED_OUT,
    PHASE,
    SEATS,
    TOTAL,
    TURN,
    advance,
    is_open,
    pot,
    spot,
)

Vector = NDArray[np.float32]
Ints = NDArray[np.int64]

DEPTH = 24
"""More decisions than one player can meet in a deal."""
REACH, VALUE, TOTALS, SHARES, WORTH = 0, 1, 2, 3, 8
SLOTS = 13
"""Rows of working memory for each decision: reach, value, sums; shares and worth by choice."""
_MODULUS, _FACTOR = 2_147_483_647, 48_271
_TINY = np.float32(1e-9)
_NONE = np.float32(0)
_RARE, _LOOKS, _ENOUGH = np.float32(0.005), 0.125, np.float32(0.05)
"""A draw with less than this share of the hands is tried this often."""


@fast
def _chance(seed: Ints) -> float:
    """The next number from 0 to 1 (Park and Miller, CACM 1993): alike on every machine."""
    seed[0] = seed[0] * _FACTOR % _MODULUS
    return float(seed[0] / _MODULUS)


@fast
def _sample(regrets: Vector, held: int, open_: NDArray[np.bool_], many: int, seed: Ints) -> int:
    """One choice by regret matching for the hand ``held``. ``regrets``: (choices, hands)."""
    total, opened = 0.0, 0
    for choice in range(many):
        if open_[choice]:
            opened += 1
            total += max(regrets[choice, held], 0.0)
    left = _chance(seed) * (total if total > 1e-9 else opened)
    last = 0
    for choice in range(many):
        if open_[choice]:
            last = choice
            left -= max(regrets[choice, held], 0.0) if total > 1e-9 else 1.0
            if left < 0:
                break
    return last


@fast
def _others(
    state: Ints, me: int, deal: Ints, before: Vector, draw: Vector, after: Vector, opens: int,
    open_: NDArray[np.bool_], seed: Ints,
) -> None:  # fmt: skip
    """Let the others act until ``me`` is asked or the deal is over. Each row of ``deal`` holds the
    class of a seat's hand, then its bucket for each number of cards drawn.
    """
    while state[PHASE] < OVER and state[TURN] != me:
        seat, phase, at = state[TURN], state[PHASE], spot(state)
        if phase == DRAW:
            open_[:] = True
            choice = _sample(draw[0, at], deal[seat, 0], open_, DRAWS, seed)
        else:
            may = deal[seat, 0] >= opens
            for choice in range(CHOICES):
                open_[choice] = is_open(state, choice, may)
            if phase == BEFORE:
                choice = _sample(before[0, at], deal[seat, 0], open_, CHOICES, seed)
            else:
                held = deal[seat, 1 + _drawn(state, seat)]
                choice = _sample(after[0, at], held, open_, CHOICES, seed)
        advance(state, choice)


@fast
def _drawn(state: Ints, seat: int) -> int:
    return int(state[DRAWN + seat])


@fast
def _ended(state: Ints, me: int, deal: Ints, value: Vector, hands: int) -> None:
    """What each hand of ``me`` is worth in a deal that is over."""
    chips = pot(state)
    lost = np.float32(state[TOTAL + me])
    if state[PHASE] == PASSED_OUT:
        value[:hands] = _NONE
        return
    best, alike, rivals = -1, 0, 0
    for seat in range(state[SEATS]):
        if seat == me or state[IN + seat] == 0:
            continue
        rivals += 1
        held = deal[seat, 1 + max(_drawn(state, seat), 0)]
        if held > best:
            best, alike = held, 1
        elif held == best:
            alike += 1
    won = np.float32(chips) - lost
    if rivals == 0:
        value[:hands] = won
        return
    for held in range(hands):
        value[held] = won if held > best else -lost
    value[best] = np.float32(chips / (alike + 1)) - lost


@fast
def _match(regrets: Vector, rows: Vector, open_: NDArray[np.bool_], many: int, hands: int) -> None:
    """Shares by regret matching into the rows ``SHARES`` of working memory, for every hand."""
    opened = 0
    totals = rows[TOTALS]
    totals[:hands] = _NONE
    for choice in range(many):
        shares = rows[SHARES + choice]
        if not open_[choice]:
            shares[:hands] = _NONE
            continue
        opened += 1
        found = regrets[choice]
        for hand in range(hands):
            # Not max(): this way the processor takes several hands at once.
            share = found[hand] if found[hand] > _NONE else _NONE  # noqa: FURB136
            shares[hand] = share
            totals[hand] += share
    even = np.float32(1.0 / opened)
    for choice in range(many):
        if open_[choice]:
            shares = rows[SHARES + choice]
            for hand in range(hands):
                some = totals[hand] > _TINY
                shares[hand] = shares[hand] / totals[hand] if some else even


@fast
def _count(
    sums: Vector, rows: Vector, open_: NDArray[np.bool_], many: int, hands: int, first: int,
    weight: np.float32,
) -> None:  # fmt: skip
    """Add the running strategy to the sums, for hands from ``first`` on."""
    reach = rows[REACH]
    for choice in range(many):
        if open_[choice]:
            found, shares = sums[choice], rows[SHARES + choice]
            for hand in range(first, hands):
                found[hand] += weight * reach[hand] * shares[hand]


@fast
def _learn(
    regrets: Vector, rows: Vector, open_: NDArray[np.bool_], many: int, hands: int, first: int,
    weight: np.float32,
) -> None:  # fmt: skip
    """Value of the decision and what it adds to the regrets, for hands from ``first`` on."""
    value = rows[VALUE]
    value[first:hands] = _NONE
    for choice in range(many):
        if open_[choice]:
            shares, worth = rows[SHARES + choice], rows[WORTH + choice]
            for hand in range(first, hands):
                value[hand] += shares[hand] * worth[hand]
    for choice in range(many):
        if open_[choice]:
            found, worth = regrets[choice], rows[WORTH + choice]
            for hand in range(first, hands):
                found[hand] += weight * (worth[hand] - value[hand])


@fast
def visit(
    depth: int, me: int, states: Ints, work: Vector, before: Vector, draw: Vector, after: Vector,
    made: Vector, back: Vector, deal: Ints, opens: int, open_: NDArray[np.bool_],
    weight: np.float32, seed: Ints,
) -> None:  # fmt: skip
    """Fill ``work[depth, VALUE]`` with what each hand of ``me`` is worth at ``states[depth]``.

    Args:
        depth: how many decisions of ``me`` lie before; its reach stands in ``work[depth, REACH]``.
        me: the traverser's seat.
        states: a row of `openers.training.multiway.model` for each depth; overwritten.
        work: (DEPTH, SLOTS, hands).
        before, draw, after: regrets and sums of strategies, (2, spots, choices, hands).
        made: chances of each bucket, by cards drawn and class, (draws, classes, buckets).
        back: the same the other way round, (draws, buckets, classes).
        deal: class and buckets by cards drawn of each seat, (seats, 1 + draws).
        opens: the first class that may open.
        open_: working memory, (DEPTH + 1, draws).
        weight: of this deal.
        seed: one number, the state of chance.
    """
    state, rows = states[depth], work[depth]
    _others(state, me, deal, before, draw, after, opens, open_[DEPTH], seed)
    draws, classes, buckets = made.shape
    hands = classes if _drawn(state, me) < 0 else buckets
    if state[PHASE] >= OVER:
        _ended(state, me, deal, rows[VALUE], hands)
        return
    phase, at, mine = state[PHASE], spot(state), open_[depth]
    if phase == DRAW:
        mine[:] = True
        _match(draw[0, at], rows, mine, draws, hands)
        _count(draw[1, at], rows, mine, draws, hands, 0, weight)
        for drawn in range(draws):
            mine[drawn] = _worth_a_look(rows, drawn, classes, seed)
            if not mine[drawn]:
                continue
            _reach_after(rows, work[depth + 1, REACH], drawn, made)
            states[depth + 1] = state
            advance(states[depth + 1], drawn)
            visit(depth + 1, me, states, work, before, draw, after, made, back, deal, opens, open_,
                  weight, seed)  # fmt: skip
            _worth_before(rows, work[depth + 1, VALUE], drawn, back)
        _fill_in(rows, mine, draws, classes)
        _learn(draw[0, at], rows, mine, draws, hands, 0, weight)
        return
    for choice in range(CHOICES):
        mine[choice] = is_open(state, choice, True)
    learnt = before if phase == BEFORE else after
    _match(learnt[0, at], rows, mine, CHOICES, hands)
    first = opens if phase == BEFORE and state[OPENER] < 0 else 0
    for choice in range(CHOICES):
        rows[SHARES + choice, :first] = np.float32(1 if choice == CALL else 0)
    _count(learnt[1, at], rows, mine, CHOICES, hands, first, weight)
    for choice in range(CHOICES):
        if not mine[choice]:
            continue
        worth = rows[WORTH + choice]
        if choice == FOLD:
            worth[:hands] = -np.float32(state[TOTAL + me])
            continue
        reach, own, shares = work[depth + 1, REACH], rows[REACH], rows[SHARES + choice]
        for hand in range(hands):
            reach[hand] = own[hand] * shares[hand]
        states[depth + 1] = state
        advance(states[depth + 1], choice)
        visit(depth + 1, me, states, work, before, draw, after, made, back, deal, opens, open_,
              weight, seed)  # fmt: skip
        worth[:hands] = work[depth + 1, VALUE, :hands]
    _learn(learnt[0, at], rows, mine, CHOICES, hands, first, weight)
    rows[VALUE, :first] = rows[WORTH + CALL, :first]


@fast
def _worth_a_look(rows: Vector, drawn: int, classes: int, seed: Ints) -> bool:
    """Whether to try drawing so many: now and then where hardly any hand that comes here would."""
    all_, these = _NONE, _NONE
    for held in range(classes):
        all_ += rows[REACH, held]
        these += rows[REACH, held] * rows[SHARES + drawn, held]
    return bool(these >= _RARE * all_ or _chance(seed) < _LOOKS)


@fast
def _fill_in(rows: Vector, tried: NDArray[np.bool_], draws: int, classes: int) -> None:
    """Let the draws tried stand for all: their shares add up to one again.

    A hand that would nearly always draw as was not tried takes the best of those that were.
    """
    for held in range(classes):
        total, best = _NONE, -1
        for drawn in range(draws):
            if tried[drawn]:
                total += rows[SHARES + drawn, held]
                if best < 0 or rows[WORTH + drawn, held] > rows[WORTH + best, held]:
                    best = drawn
        for drawn in range(draws):
            if tried[drawn]:
                if total > _ENOUGH:
                    rows[SHARES + drawn, held] /= total
                else:
                    rows[SHARES + drawn, held] = np.float32(1 if drawn == best else 0)


@fast
def _reach_after(rows: Vector, reach: Vector, drawn: int, made: Vector) -> None:
    """How likely the traverser gets to each bucket by drawing so many."""
    buckets = made.shape[2]
    reach[:buckets] = _NONE
    for held in range(made.shape[1]):
        part = rows[REACH, held] * rows[SHARES + drawn, held]
        if part > _TINY:
            chances = made[drawn, held]
            for bucket in range(buckets):
                reach[bucket] += part * chances[bucket]


@fast
def _worth_before(rows: Vector, value: Vector, drawn: int, back: Vector) -> None:
    """What drawing so many is worth to each class, from what each bucket is."""
    classes = back.shape[2]
    worth = rows[WORTH + drawn]
    worth[:classes] = _NONE
    for bucket in range(back.shape[1]):
        chips, chances = value[bucket], back[drawn, bucket]
        for held in range(classes):
            worth[held] += chips * chances[held]


@fast
def visit_all(
    deals: Ints, first: int, start: Ints, states: Ints, work: Vector, before: Vector, draw: Vector,
    after: Vector, made: Vector, back: Vector, dealt: Vector, opens: int,
    open_: NDArray[np.bool_], seeds: Ints,
) -> None:  # fmt: skip
    """Visit each deal once for each seat.

    ``deals``: (n, seats, 1 + draws), numbered from ``first`` on; ``start``: the state of a deal's
    beginning; ``dealt``: chances of the classes; ``seeds``: one a deal.
    """
    seed = np.zeros(1, np.int64)
    for number in range(len(deals)):
        seed[0] = seeds[number]
        weight = np.float32((first + number + 1) / 1e6)
        for me in range(deals.shape[1]):
            states[0] = start
            work[0, REACH, : len(dealt)] = dealt
            visit(0, me, states, work, before, draw, after, made, back, deals[number], opens,
                  open_, weight, seed)  # fmt: skip
