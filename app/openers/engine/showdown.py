"""Showing, winning, proving the openers (rules C1–C3, C6, D-13…D-16, E-5, E-11, S-11)."""

from collections.abc import Sequence

from openers.engine.actions import NOBODY, Action, AskOpeners, Done, IllegalAction, Legal, Refusal
from openers.engine.carry import CarriedPot, Carry
from openers.engine.events import (
    CarriedOver,
    HandDied,
    Mucked,
    OpenersShown,
    Shown,
    Won,
)
from openers.engine.folding import fold_shown
from openers.engine.openers import proof
from openers.engine.pots import Pot, pots
from openers.engine.quick import maker
from openers.engine.state import DealState, known, out_of_place
from openers.rules.steps import Show

_shown, _won = maker(Shown), maker(Won)

BY_THE_RULES = -1
"""Who asked for the openers, where the rules ask."""


def begin(state: DealState, step: Show) -> bool:
    """All show, the best hands win, the openers are proved where the rules want it."""
    table = state.table
    opener = table.opener
    honest = True
    if not step.openers_enforced and opener >= 0 and table.live(opener):
        honest = _prove(state, BY_THE_RULES)
        if not honest:
            state.emit(HandDied(opener))
    worth, hands, common = state.ranking.value, table.hands, table.common
    values = {s: worth(known([*hands[s], *common] if common else hands[s])) for s in table.still_in}
    _show(state, step, values)
    live = table.live_seats() if honest else [s for s in table.still_in if not table.dead[s]]
    if not live:
        return _carry_all(state)
    for index, pot in enumerate(pots(table, state.carry_in, state.ante, live)):
        _award(state, step, index, pot, values)
    return _proof_phase(state)


def uncontested(state: DealState) -> bool:
    """One player is left and takes the pot without showing (C3, E-5)."""
    table = state.table
    (winner,) = table.live_seats()
    step = state.show
    if not step.openers_enforced and winner == table.opener and not _prove(state, BY_THE_RULES):
        state.emit(HandDied(winner))
        return _carry_all(state)
    for index, pot in enumerate(pots(table, state.carry_in, state.ante, [winner])):
        state.emit(Won(winner, pot.chips, index))
    return _proof_phase(state)


def false_opener_alone(state: DealState) -> bool:
    """Whether the only player left opened on honour without openers (D-16)."""
    table = state.table
    if state.show.openers_enforced or table.live_seats() != [table.opener]:
        return False
    return _openers(state) is None


# -- showing ------------------------------------------------------------------------------------


def _show(state: DealState, step: Show, values: dict[int, int]) -> None:
    """All show in order; by option those need not who are beaten in every pot and not all-in."""
    order = state.table.in_turn[_shows_first(state, step)]
    if step.may_muck:
        _show_or_muck(state, order, values)
    else:
        for seat in order:
            _lay_open(state, seat)


def _show_or_muck(state: DealState, order: Sequence[int], values: dict[int, int]) -> None:
    table = state.table
    everywhere = pots(table, state.carry_in, state.ante, table.live_seats())[-1].seats
    best = -1
    for seat in order:
        if values[seat] < best and table.stacks[seat]:
            state.emit(Mucked(seat))
            continue
        if seat in everywhere:
            best = max(best, values[seat])
        _lay_open(state, seat)


def _lay_open(state: DealState, seat: int) -> None:
    table = state.table
    shown = _shown((seat, tuple(table.hands[seat])))
    state.events.append(shown)
    fold_shown(table, shown)


def _shows_first(state: DealState, step: Show) -> int:
    """The last to bet or raise; if none did, who spoke first (S-11) or the dealer's left (E-11)."""
    table = state.table
    if not step.by_street:
        return table.aggressor if table.aggressor >= 0 else table.button + 1
    spoke = table.street_aggressor if table.street_aggressor >= 0 else table.first_to_act
    return spoke if spoke >= 0 else table.button + 1


# -- winning ------------------------------------------------------------------------------------


def _award(state: DealState, step: Show, index: int, pot: Pot, values: dict[int, int]) -> None:
    if len(pot.seats) == 1:
        winners = list(pot.seats)
    else:
        best = max([values[s] for s in pot.seats])
        winners = [s for s in pot.seats if values[s] == best]
    if len(winners) == 1:
        if pot.chips:
            state.emit(_won((winners[0], pot.chips, index)))
        return
    share, odd = divmod(pot.chips, len(winners))
    for seat in _odd_chip_order(state, step, winners):
        chips = share + (odd > 0)
        odd -= 1
        if chips:
            state.emit(_won((seat, chips, index)))


def _odd_chip_order(state: DealState, step: Show, winners: list[int]) -> list[int]:
    """Who is first for an odd chip (C6): the dealer's left, or the highest card of the five."""
    table = state.table
    if not step.odd_chip_by_card:
        return [s for s in table.clockwise(table.button + 1) if s in winners]

    def highest(seat: int) -> int:
        five = state.ranking.best_five([*known(table.hands[seat]), *table.common])
        return max((card for card in five if card not in table.common), default=-1)

    return sorted(winners, key=highest, reverse=True)


def _carry_all(state: DealState) -> bool:
    """Only a false opener is left: the pot with all the opener bet is carried (D-16)."""
    state.emit(CarriedOver(state.table.pot, opened=True))
    state.end(Carry((CarriedPot(state.table.left),)))
    return False


# -- proving ------------------------------------------------------------------------------------


def _openers(state: DealState) -> tuple[int, ...] | None:
    also = state.show.openers_also
    return proof(_first_five(state), state.table.openers, state.ranking, also)


def _first_five(state: DealState) -> list[int]:
    """The opener's cards at the opening: those kept, which stand first, and those laid down."""
    table = state.table
    laid_down = [*known(table.discards[table.opener])]
    hand = [*known(table.hands[table.opener])]
    return hand[: len(hand) - len(laid_down)] + laid_down


def _prove(state: DealState, asked_by: int) -> bool:
    """The opener shows the openers (D-14, D-15); whether there are any."""
    cards = _openers(state)
    shown = tuple(_first_five(state)) if cards is None else cards
    state.emit(OpenersShown(state.table.opener, shown, cards is not None, asked_by))
    return cards is not None


def _proof_phase(state: DealState) -> bool:
    """Prove now, wait for somebody to ask, or end the deal (D-14)."""
    table, step = state.table, state.show
    asked = table.opener >= 0 and not table.shown[table.opener] and table.proof is None
    if asked and step.proof == "always":
        _prove(state, BY_THE_RULES)
    elif asked and step.proof == "on-demand":
        return True
    state.end(Carry())
    return False


def legal(state: DealState, step: Show) -> Legal:
    """Anybody dealt in may ask for the openers."""
    return Legal(NOBODY, "proof")


def apply(state: DealState, step: Show, action: Action, legal: Legal) -> bool:
    """Show the openers, or not; then the deal ends."""
    if isinstance(action, AskOpeners):
        seats = state.table.seats
        if not 0 <= action.seat < seats or not state.table.dealt_in[action.seat]:
            raise IllegalAction(Refusal("not_dealt_in", "D-14"))
        _prove(state, action.seat)
    elif not isinstance(action, Done):
        raise out_of_place(state, action)
    state.end(Carry())
    return False
