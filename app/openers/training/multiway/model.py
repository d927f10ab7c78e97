"""A deal of draw with several players as one row of whole numbers.

Everybody has the same stack, so there are no side pots; seat 0 speaks first. Before the draw
a player who may not open can only check; a round has at most three bets and raises, of half the pot
or the pot. Chips count the antes. Cards are not in it: who samples or plays knows them.
"""

import numpy as np
from numpy.typing import NDArray

from openers.opponents.tables import spots
from openers.training.fast import fast

FOLD, CALL, HALF, POT = range(4)
BEFORE, DRAW, AFTER, OVER, PASSED_OUT = range(5)
"""The phases; in the last nobody has opened."""

(PHASE, TURN, LEFT, LEVEL, OPENER, AGGRESSOR, BETTOR, LIVE, LAST, MOST, ANTE, BASE, SEATS, STACK,
 LEAST) = range(15)  # fmt: skip
"""What stands where: phase; seat to act; players still to act in the round; bets of the round; who
opened; who raised last before the draw; who bet last in the round; players in; the last raise;
most chips of anybody; the ante; chips of each when the round began; then what never changes: seats,
stack and least bet."""
TOTAL, IN, DRAWN = 15, 22, 29
"""From there on, by seat: chips put in, whether still in, cards drawn (-1: not yet)."""
SIZE = 36

State = NDArray[np.int64]


def start(state: State, seats: int, ante: int, stack: int, least: int) -> None:
    """Set a deal's beginning."""
    state[:] = 0
    state[SEATS], state[STACK], state[LEAST] = seats, stack, least
    state[LEFT] = state[LIVE] = seats
    state[OPENER] = state[AGGRESSOR] = state[BETTOR] = -1
    state[MOST] = state[BASE] = state[ANTE] = ante
    for seat in range(seats):
        state[TOTAL + seat], state[IN + seat], state[DRAWN + seat] = ante, 1, -1


@fast
def pot(state: State) -> int:
    """All chips put in."""
    chips = 0
    for seat in range(state[SEATS]):
        chips += int(state[TOTAL + seat])
    return chips


@fast
def raised(state: State, choice: int) -> int:
    """The total a raise of half the pot or the pot reaches; 0: it is not open.

    A raise too small is made as big as it must be; the pot is not open where it is the same.
    """
    most, stack = state[MOST], state[STACK]
    if state[LEVEL] == spots.LEVELS - 1 or most >= stack:
        return 0
    whole = pot(state) + most - state[TOTAL + state[TURN]]
    least = min(most + max(state[LAST], state[LEAST]), stack)
    half = max(min(most + whole // 2, stack), least)
    if choice == HALF:
        return int(half)
    full = min(most + whole, stack)
    return int(full) if full > half else 0


@fast
def is_open(state: State, choice: int, may_open: bool) -> bool:
    """Whether who is to act may choose this in a round of bets."""
    if choice == FOLD:
        return bool(state[TOTAL + state[TURN]] < state[MOST])
    if choice == CALL:
        return True
    if state[PHASE] == BEFORE and state[OPENER] < 0 and not may_open:
        return False
    return bool(raised(state, choice) > 0)


@fast
def advance(state: State, choice: int) -> None:
    """Do it: a choice of a round, or the number of cards drawn."""
    me = state[TURN]
    if state[PHASE] == DRAW:
        state[DRAWN + me] = choice
        state[LEFT] -= 1
    elif choice == FOLD:
        state[IN + me] = 0
        state[LIVE] -= 1
        state[LEFT] -= 1
        if state[LIVE] == 1:
            state[PHASE] = OVER
            return
    elif choice == CALL:
        state[TOTAL + me] = state[MOST]
        state[LEFT] -= 1
    else:
        _raise(state, me, raised(state, choice))
    if state[LEFT] == 0:
        _next_phase(state)
    else:
        _next_seat(state, me + 1)


@fast
def _raise(state: State, me: int, to: int) -> None:
    more = to - state[MOST]
    if more >= max(state[LAST], state[LEAST]):
        state[LEVEL] += 1  # an all-in too small to be a full raise does not count
        state[LAST] = more
    state[TOTAL + me] = state[MOST] = to
    state[LEFT] = state[LIVE] - 1
    state[BETTOR] = me
    if state[PHASE] == BEFORE:
        state[AGGRESSOR] = me
        if state[OPENER] < 0:
            state[OPENER] = me


@fast
def _next_seat(state: State, seat: int) -> None:
    seat %= state[SEATS]
    while state[IN + seat] == 0:
        seat = (seat + 1) % state[SEATS]
    state[TURN] = seat


@fast
def _next_phase(state: State) -> None:
    phase = state[PHASE]
    if phase == BEFORE and state[OPENER] < 0:
        state[PHASE] = PASSED_OUT
        return
    state[PHASE] = phase + 1
    if phase == AFTER or (phase == DRAW and state[MOST] == state[STACK]):
        state[PHASE] = OVER
        return
    state[LEFT], state[LEVEL], state[LAST], state[BETTOR] = state[LIVE], 0, 0, -1
    state[BASE] = state[MOST]
    _next_seat(state, state[OPENER])


_price, _stakes, _before, _draw, _after = (
    fast(spots.price), fast(spots.stakes), fast(spots.before), fast(spots.draw), fast(spots.after),
)  # fmt: skip


@fast
def fewest(state: State, none: int) -> int:
    """The fewest cards another player still in has drawn, or ``none``."""
    least = none
    for seat in range(state[SEATS]):
        drawn = state[DRAWN + seat]
        if seat != state[TURN] and state[IN + seat] and 0 <= drawn < least:
            least = drawn
    return least


@fast
def spot(state: State) -> int:
    """Where the player to act stands in the table of the phase."""
    me, others, level = state[TURN], state[LIVE] - 1, state[LEVEL]
    total = state[TOTAL + me]
    opener = 1 if state[OPENER] == me else 0
    aggressor = 1 if state[AGGRESSOR] == me else 0
    stakes = _stakes(state[BASE] - state[ANTE], state[ANTE] * state[SEATS])
    if state[PHASE] == DRAW:
        return _draw(opener, others, stakes, fewest(state, spots.NOT_YET), aggressor)
    cost = _price(state[MOST] - total, pot(state))
    if state[PHASE] == BEFORE:
        return _before(level, state[LEFT], others, 1 if total > state[BASE] else 0, cost)
    bettor = state[BETTOR]
    theirs = state[DRAWN + bettor] if bettor >= 0 else fewest(state, spots.DRAWS - 1)
    last = 1 if state[LEFT] == 1 else 0
    role = opener if bettor >= 0 else aggressor
    return _after(state[DRAWN + me], theirs, others, level, last, role, cost, stakes)


def payoffs(state: State, strengths: list[int]) -> list[float]:
    """Chips each seat wins in a deal that is over; ``strengths``: of the hands as they are shown.

    A pot nobody opened goes back to who paid it.
    """
    seats = int(state[SEATS])
    if state[PHASE] == PASSED_OUT:
        return [0.0] * seats
    live = [seat for seat in range(seats) if state[IN + seat]]
    best = max(strengths[seat] for seat in live)
    winners = [seat for seat in live if strengths[seat] == best]
    share = int(pot(state)) / len(winners)
    return [(share if seat in winners else 0) - int(state[TOTAL + seat]) for seat in range(seats)]
