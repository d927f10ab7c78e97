"""Who speaks first: small named policies (rules D-2, D-12, E-3, S-3, S-7, S-10)."""

from collections.abc import Callable

from openers.engine.state import DealState


def dealer_left(state: DealState) -> int:
    """The seat on the dealer's left (D-2, E-3)."""
    return (state.table.button + 1) % state.table.seats


def opener(state: DealState) -> int:
    """The opener; who can't act is passed over to the left (D-12). Without one, dealer's left."""
    return state.table.opener if state.table.opener >= 0 else dealer_left(state)


def low_card(state: DealState) -> int:
    """The lowest door card; equal ranks: clubs < diamonds < hearts < spades; aces high (S-3)."""
    table = state.table
    return min(table.live_seats(), key=lambda s: table.open_cards(s)[-1])


def high_board(state: DealState) -> int:
    """The highest exposed hand (S-7).

    Equal boards: the first dealt clockwise from the dealer's left (WSOP Live Action Rules 2024,
    215), or by option ``board_tie`` the suit of the highest card (WSOP Tournament Rules 2024).
    """
    table = state.table
    order = table.in_turn[dealer_left(state)]
    boards = {s: state.ranking.board(table.open_cards(s)) for s in order}
    best = max(boards.values())
    tied = [s for s in order if boards[s] == best]
    if state.rules.board_tie == "suit":
        return max(tied, key=lambda s: max(table.open_cards(s)))
    return tied[0]


def as_before(state: DealState) -> int:
    """Who spoke first on the street before; if folded, the highest board left (S-10)."""
    before = state.table.first_to_act
    if before >= 0 and state.table.live(before):
        return before
    return high_board(state)


FIRST: dict[str, Callable[[DealState], int]] = {
    "dealer-left": dealer_left,
    "opener": opener,
    "low-card": low_card,
    "high-board": high_board,
    "as-before": as_before,
}
"""The policies by the name a step gives; each returns a seat, whether or not it can act."""
