"""A betting round: who is asked, what is open, what an act does.

Rules C2–C5, D-2…D-6, D-12, E-3, S-3…S-10.
"""

from functools import lru_cache

from openers.engine import limits, showdown
from openers.engine.actions import (
    NO_DRAW,
    Act,
    Action,
    BringIn,
    Call,
    Check,
    Fold,
    IllegalAction,
    Legal,
    RaiseTo,
    Refusal,
)
from openers.engine.carry import CarriedPot, Carry
from openers.engine.events import Acted, BetsCollected, CarriedOver, Returned
from openers.engine.first import FIRST
from openers.engine.folding import fold_acted
from openers.engine.pots import ante_pots
from openers.engine.quick import maker, remembered
from openers.engine.state import DealState, out_of_place
from openers.rules.steps import Bet

_FOLD, _CHECK, _CALL, _RAISE = Act.FOLD, Act.CHECK, Act.CALL, Act.RAISE
_acted, _asked = remembered(Acted), maker(Legal)

_NO_FOLD = Refusal("no_fold_unbet", "C4")
_NOTHING_TO_CALL = Refusal("nothing_to_call", "C8")
_BRING_IN = Refusal("bring_in_first", "S-3")

Refusals = tuple[tuple[str, Refusal], ...]
_UNBET: Refusals = ((_FOLD, _NO_FOLD), (_CALL, _NOTHING_TO_CALL))
_FORCED: Refusals = ((_FOLD, _BRING_IN), (_CHECK, _BRING_IN), (_CALL, _BRING_IN))


def begin(state: DealState, step: Bet) -> bool:
    """Find who speaks first; wait unless fewer than two players have chips to bet with."""
    table = state.table
    if table.able < 2:
        return False
    first, stacks = FIRST[step.first](state), table.stacks
    for seat in table.in_turn[first]:
        if stacks[seat]:
            state.turn = seat
            break
    if step.bring_in and state.turn == first and stacks[first] <= step.bring_in:
        # A low card that cannot cover the bring-in, or just can, has no choice (S-3).
        return _act(state, step, Act.BRING_IN, stacks[first])
    return True


def legal(state: DealState, step: Bet) -> Legal:
    """What the player to act may do; in the plain case of fixed limit it is remembered."""
    table, seat = state.table, state.turn
    to_match, wagers = table.to_match, table.wagers
    if (
        wagers > step.plain_wagers
        or table.stacks[seat] <= to_match + step.enough
        or table.able < 2
        or (not to_match and (step.bring_in or (step.opening and table.openers is not None)))
    ):
        return _legal(state, step)
    key = (
        state.at, seat, table.bets[seat], to_match, table.full_to, wagers,
        table.acted_to[seat], table.acted_wagers[seat],
    )  # fmt: skip
    found = state.answers.get(key)
    if found is None:
        found = state.answers[key] = _legal(state, step)
    return found


def _legal(state: DealState, step: Bet) -> Legal:
    """What the player to act may do, worked out."""
    table, seat = state.table, state.turn
    in_front, stack = table.bets[seat], table.stacks[seat]
    everything = in_front + stack
    owed = limits.owed(table, step) if step.bring_in else table.to_match
    to_call = owed - in_front if owed < everything else stack
    act, raises, why = limits.raises(state, step, seat, owed, everything)
    may_fold, bring_in = to_call > 0, 0
    if may_fold:
        closed = _must_match(owed, step.checks_keep_choice)
    elif step.bring_in and table.bring_in < 0 and not owed:
        bring_in = min(step.bring_in, stack)
        # With the low card all-in for the ante, the next with chips may also fold (S-3).
        may_fold = seat != FIRST[step.first](state)
        closed = _FORCED[may_fold:]
    else:
        closed = _UNBET
    if why is not None:
        closed += ((_RAISE, why),)
    check = not (to_call or bring_in)
    return _asked((seat, "bet", may_fold, check, to_call, act, raises, bring_in, NO_DRAW, closed))


@lru_cache(maxsize=1024)
def _must_match(owed: int, keep_choice: bool) -> Refusals:
    """Why one who has something to call may not check."""
    rule = "D-4" if keep_choice else "S-4"
    return ((_CHECK, Refusal("must_call_or_fold", rule, (("to_match", owed),))),)


def apply(state: DealState, step: Bet, action: Action, legal: Legal) -> bool:
    """Do it; True while the round goes on."""
    kind = type(action)
    if kind is Call and legal.call:
        return _act(state, step, _CALL, legal.call)
    if kind is Check and legal.check:
        return _act(state, step, _CHECK, 0)
    if kind is Fold and legal.fold:
        return _act(state, step, _FOLD, 0)
    if isinstance(action, RaiseTo):
        return _raise(state, step, action, legal)
    if kind is BringIn and legal.bring_in:
        return _act(state, step, Act.BRING_IN, legal.bring_in)
    raise _refused(state, action, legal)


_ACTS: dict[type, Act] = {Call: Act.CALL, Check: Act.CHECK, Fold: Act.FOLD, RaiseTo: Act.RAISE}


def _refused(state: DealState, action: Action, legal: Legal) -> IllegalAction:
    refusal = legal.why_not(_ACTS.get(type(action), ""))
    return IllegalAction(refusal) if refusal else out_of_place(state, action)


def _raise(state: DealState, step: Bet, action: RaiseTo, legal: Legal) -> bool:
    to = action.to
    if legal.raise_act is None:
        raise _refused(state, action, legal)
    if to not in legal.raises:
        raise IllegalAction(limits.out_of_range(step, to, legal))
    full = limits.is_full(state.table, step, to)
    chips = to - state.table.bets[state.turn]
    return _act(state, step, legal.raise_act, chips, full)


def _act(state: DealState, step: Bet, act: Act, chips: int, full: bool = True) -> bool:
    """Let the player to act do it, and pass the word on or end the round."""
    table, seat = state.table, state.turn
    bets = table.bets
    acted = _acted(seat, act, chips, bets[seat] + chips, full)
    state.events.append(acted)
    fold_acted(table, acted)
    if act is _FOLD and len(table.still_in) == 1:
        return _last_one(state)
    owed = limits.owed(table, step) if step.bring_in else table.to_match
    acted_to = table.acted_to
    for other in table.in_turn[seat + 1]:
        # With nobody left to bet against, who has nothing to match is not asked (S-3).
        waits = bets[other] < owed or (acted_to[other] < 0 and table.able > 1)
        if waits and table.stacks[other]:
            state.turn = other
            return True
    return _end_round(state, step)


def _last_one(state: DealState) -> bool:
    """All others have folded (C3). A false opener's uncalled bet stays on the table (D-16)."""
    if not showdown.false_opener_alone(state):
        _return_uncalled(state)
    _collect(state)
    state.turn = -1
    state.at = len(state.script) - 1
    return showdown.uncontested(state)


def _end_round(state: DealState, step: Bet) -> bool:
    table = state.table
    nobody_bet = not table.to_match
    _return_uncalled(state)
    _collect(state)
    state.turn = -1
    if step.opening and table.opener < 0:
        _pass_out(state)
    elif step.carry_if_checked and nobody_bet and table.able == len(table.still_in):
        state.emit(CarriedOver(table.pot, opened=table.opener >= 0))
        state.end(Carry((CarriedPot(table.left),)))
    return False


def _return_uncalled(state: DealState) -> None:
    bets = state.table.bets
    most = max(bets)
    second = sorted(bets)[-2]
    if most > second:
        state.emit(Returned(bets.index(most), most - second))


def _collect(state: DealState) -> None:
    if any(state.table.bets):
        state.emit(BetsCollected(state.table.pot_now()))


def _pass_out(state: DealState) -> None:
    """Nobody opened: the pot stays for the next deal (D-5)."""
    table = state.table
    live = table.live_seats()
    left = ante_pots(table, state.carry_in, state.ante, live)
    claims = frozenset(s for s in live if not table.stacks[s])
    state.emit(CarriedOver(table.pot, opened=False))
    state.end(Carry(left, table.passed_out + 1, claims))
