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

_ALONE: Raises = None, (), Refusal("nobody_to_bet_into", "C4")
_SHORT: Raises = None, (), Refusal("stack_too_small", "C4")
_CLOSED: Raises = None, (), Refusal("betting_closed", "C5")
_BRING_IN: Raises = None, (), Refusal("bring_in_first", "S-3")
_OUT_OF_REACH: Raises = None, (), Refusal("no_raise_in_reach", "D-4")
_OPEN, _BET, _RAISE, _COMPLETE = Act.OPEN, Act.BET, Act.RAISE, Act.COMPLETE


def owed(table: Table, step: Bet) -> int:
    """The total a player must have in front to stay in; all of the bring-in, once posted (S-3)."""
    return max(table.to_match, step.bring_in) if table.bring_in >= 0 else table.to_match


def raises(state: DealState, step: Bet, seat: int, owed: int, everything: int) -> Raises:
    """What an aggressive act would be, the totals it may reach, and why none is open.

    ``everything``: the total of a seat that goes all-in.
    """
    table = state.table
    if table.able < 2:
        return _ALONE
    if everything <= owed or everything <= step.bring_in:
        return _SHORT
    if step.opening and table.opener < 0:
        act, needed = _OPEN, table.openers
        if needed is not None and step.openers_enforced and not _may_open(state, step, seat):
            return None, (), Refusal("openers_needed", "D-2", (("rank", needed),))
    elif not owed:
        act = _COMPLETE if step.bring_in else _BET
    elif step.fixed and (not table.wagers or table.to_match > table.full_to):
        act = _COMPLETE
    else:
        act = _RAISE
    if step.fixed:
        return _fixed(table, step, seat, act, everything)
    return _free(table, step, seat, act, owed)


def _may_open(state: DealState, step: Bet, seat: int) -> bool:
    hand = known(state.table.hands[seat])
    return may_open(hand, state.table.openers, state.ranking, step.openers_also)


# -- pot and no limit ---------------------------------------------------------------------------


def _full_raise(table: Table, step: Bet) -> int:
    return max(table.last_raise, step.sizes[0])


def _free(table: Table, step: Bet, seat: int, act: Act, owed: int) -> Raises:
    full = _full_raise(table, step)
    in_front = table.bets[seat]
    # Who only checked keeps every choice (D-4): such a seat acted on nothing.
    if table.acted_to[seat] > 0 and owed - in_front < full:
        return _CLOSED
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
        return _OUT_OF_REACH
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
    acted_to, wagers = table.acted_to[seat], table.wagers
    if wagers > step.max_raises and not _uncapped(table, step):
        return None, (), Refusal("capped", "S-5", (("raises", step.max_raises),))
    # Nobody has made a full bet since; who only checked may keep every choice (D-4).
    again = acted_to > 0 or (acted_to == 0 and not step.checks_keep_choice)
    if again and wagers == table.acted_wagers[seat]:
        return _CLOSED
    if step.bring_in and not step.bring_in_may_complete and table.bring_in < 0:
        return _BRING_IN
    base = table.full_to if wagers else 0
    if step.size is None:
        return act, _totals(base, _sizes(table, step), everything), None
    to = base + step.size
    if to < everything:
        return act, (to,), None
    return act, (everything,), None


def _totals(base: int, sizes: tuple[int, ...], everything: int) -> tuple[int, ...]:
    return tuple(sorted({min(base + size, everything) for size in sizes}))


def _uncapped(table: Table, step: Bet) -> bool:
    """Whether the round began heads-up and knows no cap then (S-5)."""
    return step.uncapped_heads_up and len(table.round_seats()) == 2


# -- both ---------------------------------------------------------------------------------------


def is_full(table: Table, step: Bet, to: int) -> bool:
    """Whether a bet or raise to this total is a full one (C5)."""
    if step.size is not None and to == (table.full_to if table.wagers else 0) + step.size:
        return True  # the plain case of fixed limit
    if not step.fixed:
        return to - table.to_match >= _full_raise(table, step)
    last, next_full = _measure(table, step)
    return half_or_more(to - last, next_full - last)


def out_of_range(step: Bet, to: int, legal: Legal) -> Refusal:
    """Why a raise to this total is refused where others are open."""
    if step.fixed:
        sizes = tuple((f"size{i}", total) for i, total in enumerate(legal.raises, 1))
        return Refusal("raise_not_step", "S-2", sizes)
    if to < legal.raises[0]:
        return Refusal("raise_too_small", "C5", (("least", legal.raises[0]),))
    rule = {"pot-limit": "D-4", "no-limit": "C4"}[step.limit]
    return Refusal("raise_too_big", rule, (("most", legal.raises[-1]),))
