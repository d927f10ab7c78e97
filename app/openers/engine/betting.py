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
from openers.engine.pots import ante_pots
from openers.engine.state import DealState, out_of_place
from openers.engine.table import clockwise
from openers.rules.steps import Bet

_NO_FOLD = Refusal("no_fold_unbet", "C4")
_NOTHING_TO_CALL = Refusal("nothing_to_call", "C8")
_BRING_IN = Refusal("bring_in_first", "S-3")


def begin(state: DealState, step: Bet) -> bool:
    """Find who speaks first; wait unless fewer than two players have chips to bet with."""
    table = state.table
    live = table.live_seats()
    first = FIRST[step.first](state)
    able = [s for s in live if table.stacks[s]]
    if len(able) < 2:
        return False
    state.turn = next(s for s in table.clockwise(first) if s in able)
    if step.bring_in and state.turn == first and table.stacks[first] <= step.bring_in:
        # A low card that cannot cover the bring-in, or just can, has no choice (S-3).
        return _act(state, step, Act.BRING_IN, table.stacks[first])
    return True


def legal(state: DealState, step: Bet) -> Legal:
    """What the player to act may do."""
    table, seat = state.table, state.turn
    owed = limits.owed(table, step)
    to_call = min(owed - table.bets[seat], table.stacks[seat])
    forced = step.bring_in > 0 and table.bring_in < 0 and not owed
    # With the low card all-in for the ante, the next with chips may also fold (S-3).
    may_fold = to_call > 0 or (forced and seat != FIRST[step.first](state))
    act, raises, why = limits.raises(state, step, seat, owed)
    rule = "D-4" if step.checks_keep_choice else "S-4"
    return Legal(
        seat,
        "bet",
        may_fold,
        not to_call and not forced,
        to_call,
        act if raises else None,
        raises,
        min(step.bring_in, table.stacks[seat]) if forced else 0,
        NO_DRAW,
        _refusals(may_fold, forced, owed if to_call else 0, rule, why),
    )


@lru_cache(maxsize=4096)
def _refusals(
    may_fold: bool, forced: bool, to_match: int, rule: str, why: Refusal | None
) -> tuple[tuple[str, Refusal], ...]:
    """Why the acts are refused that are not open."""
    found: list[tuple[str, Refusal]] = []
    if not may_fold:
        found.append((Act.FOLD, _BRING_IN if forced else _NO_FOLD))
    if forced:
        found += [(Act.CHECK, _BRING_IN), (Act.CALL, _BRING_IN)]
    elif to_match:
        params = (("to_match", to_match),)
        found.append((Act.CHECK, Refusal("must_call_or_fold", rule, params)))
    else:
        found.append((Act.CALL, _NOTHING_TO_CALL))
    if why is not None:
        found.append((Act.RAISE, why))
    return tuple(found)


def apply(state: DealState, step: Bet, action: Action, legal: Legal) -> bool:
    """Do it; True while the round goes on."""
    kind = type(action)
    if kind is Call and legal.call:
        return _act(state, step, Act.CALL, legal.call)
    if kind is Check and legal.check:
        return _act(state, step, Act.CHECK, 0)
    if kind is Fold and legal.fold:
        return _act(state, step, Act.FOLD, 0)
    if kind is BringIn and legal.bring_in:
        return _act(state, step, Act.BRING_IN, legal.bring_in)
    if isinstance(action, RaiseTo):
        return _raise(state, step, action, legal)
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
    state.emit(Acted(seat, act, chips, table.bets[seat] + chips, full))
    if act is Act.FOLD and len(table.live_seats()) == 1:
        return _last_one(state)
    owed = limits.owed(table, step)
    stacks, bets, acted_to = table.stacks, table.bets, table.acted_to
    dealt_in, folded = table.dealt_in, table.folded
    for other in clockwise(seat + 1, len(stacks)):
        if not stacks[other] or folded[other] or not dealt_in[other]:
            continue
        # With nobody left to bet against, who has nothing to match is not asked (S-3).
        if bets[other] < owed or (acted_to[other] < 0 and table.others_have_chips(other)):
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
    elif step.carry_if_checked and nobody_bet and all(table.stacks[s] for s in table.live_seats()):
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
