"""How much may be bet: from the table and the round's limit to the totals one may raise to.

Rules C4, C5, D-3, D-4, E-4, S-4, S-5, S-8. Amounts are chips.
"""

from openers.engine.actions import Act, Legal, Refusal
from openers.engine.openers import may_open
from openers.engine.state import DealState, known
from openers.engine.table import Table
from openers.rules.policies import RAISE_BASIS, half_or_more
from openers.rules.steps import Bet

Raises = tuple[Act | None, range | tuple[int, ...], Refusal | None]

_ALONE = Refusal("nobody_to_bet_into", "C4")
_SHORT = Refusal("stack_too_small", "C4")
_CLOSED = Refusal("betting_closed", "C5")
_OUT_OF_REACH = Refusal("no_raise_in_reach", "D-4")


def owed(table: Table, step: Bet) -> int:
    """The total a player must have in front to stay in; all of the bring-in, once posted (S-3)."""
    return max(table.to_match, step.bring_in) if table.bring_in >= 0 else table.to_match


def raises(state: DealState, step: Bet, seat: int, owed: int) -> Raises:
    """What an aggressive act would be, the totals it may reach, and why none is open."""
    table = state.table
    everything = table.bets[seat] + table.stacks[seat]
    if not table.others_have_chips(seat):
        return None, (), _ALONE
    if everything <= max(owed, step.bring_in):
        return None, (), _SHORT
    act = _kind(table, step, owed)
    if act is Act.OPEN and step.openers_enforced:
        needed = table.openers
        if not may_open(known(table.hands[seat]), needed, state.ranking, step.openers_also):
            return None, (), Refusal("openers_needed", "D-2", (("rank", needed or 0),))
    if step.limit == "fixed-limit":
        return _fixed(table, step, seat, act, everything)
    return _free(table, step, seat, act, owed)


def _kind(table: Table, step: Bet, owed: int) -> Act:
    if step.opening and table.opener < 0:
        return Act.OPEN
    if not owed:
        return Act.COMPLETE if step.bring_in else Act.BET
    if step.limit == "fixed-limit" and (not table.wagers or table.to_match > table.full_to):
        return Act.COMPLETE
    return Act.RAISE


# -- pot and no limit ---------------------------------------------------------------------------


def _full_raise(table: Table, step: Bet) -> int:
    return max(table.last_raise, step.sizes[0])


def _free(table: Table, step: Bet, seat: int, act: Act, owed: int) -> Raises:
    full = _full_raise(table, step)
    in_front = table.bets[seat]
    # Who only checked keeps every choice (D-4): such a seat acted on nothing.
    if table.acted_to[seat] > 0 and owed - in_front < full:
        return None, (), _CLOSED
    everything = in_front + table.stacks[seat]
    most = everything
    if step.limit == "pot-limit":
        pot = table.pot_now()
        if owed:
            most = RAISE_BASIS[step.raise_basis](pot, owed, in_front)
        else:
            most = max(pot, step.sizes[0])
    low, high = min(owed + full, everything), min(most, everything)
    if low > high:
        return None, (), _OUT_OF_REACH
    return act, range(low, high + 1), None


# -- fixed limit --------------------------------------------------------------------------------


def _measure(table: Table, step: Bet) -> tuple[int, int]:
    """The total of the last full bet, raise or bring-in, and of the next full one."""
    size = step.sizes[0] if _choice(table, step) else step.sizes[-1]
    if table.wagers:
        return table.full_to, table.full_to + size
    return step.bring_in, size


def _choice(table: Table, step: Bet) -> bool:
    """Whether the small size still counts: until somebody has made the big one (S-8)."""
    return table.biggest_raise < step.sizes[-1]


def _sizes(table: Table, step: Bet) -> tuple[int, ...]:
    """The sizes open now on a street that has two (S-8)."""
    if not _open_pair(table):
        return step.sizes[:1]
    return step.sizes if _choice(table, step) else step.sizes[1:]


def _open_pair(table: Table) -> bool:
    """Whether anybody showed a pair when the street was dealt, whoever has folded since (S-8)."""
    boards = ([card >> 2 for card in table.open_cards(s)] for s in table.round_seats())
    return any(len(set(ranks)) < len(ranks) for ranks in boards)


def _fixed(table: Table, step: Bet, seat: int, act: Act, everything: int) -> Raises:
    acted, wagers = table.acted_to[seat], table.wagers
    if wagers > step.max_raises and not _uncapped(table, step):
        return None, (), Refusal("capped", "S-5", (("raises", step.max_raises),))
    if acted >= 0 and wagers == table.acted_wagers[seat]:
        if acted > 0 or not step.checks_keep_choice:
            return None, (), _CLOSED
    if step.bring_in and not step.bring_in_may_complete and table.bring_in < 0:
        return None, (), Refusal("bring_in_first", "S-3")
    base = table.full_to if wagers else 0
    if len(step.sizes) > 1:
        totals = sorted({min(base + size, everything) for size in _sizes(table, step)})
        return act, tuple(totals), None
    to = base + step.sizes[0]
    return act, (to if to < everything else everything,), None


def _uncapped(table: Table, step: Bet) -> bool:
    """Whether the round began heads-up and knows no cap then (S-5)."""
    return step.uncapped_heads_up and len(table.round_seats()) == 2


# -- both ---------------------------------------------------------------------------------------


def is_full(table: Table, step: Bet, to: int) -> bool:
    """Whether a bet or raise to this total is a full one (C5)."""
    if step.limit != "fixed-limit":
        return to - table.to_match >= _full_raise(table, step)
    last, next_full = _measure(table, step)
    return half_or_more(to - last, next_full - last)


def out_of_range(step: Bet, to: int, legal: Legal) -> Refusal:
    """Why a raise to this total is refused where others are open."""
    if step.limit == "fixed-limit":
        sizes = tuple((f"size{i}", total) for i, total in enumerate(legal.raises, 1))
        return Refusal("raise_not_step", "S-2", sizes)
    if to < legal.raises[0]:
        return Refusal("raise_too_small", "C5", (("least", legal.raises[0]),))
    rule = {"pot-limit": "D-4", "no-limit": "C4"}[step.limit]
    return Refusal("raise_too_big", rule, (("most", legal.raises[-1]),))
