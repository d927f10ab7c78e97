"""Where a spot of a deal with several players stands in a table of strategy.

Plain arithmetic on whole numbers, for the players and, compiled, for the training. Spots are told
apart by what is relative: the price of a call, not its chips; how many still speak, not who.
"""

CHOICES = 4
"""Fold, call or check, half the pot, the pot: as in `openers.opponents.tables.tree`."""
DRAWS = 5
"""Cards drawn: 0, 1, 2, 3, and 4 or more."""
LEVELS = 4
"""Bets and raises of a round, three at most."""
NOT_YET = 5
"""What stands for cards drawn where nobody has."""
_LIVE, _LIVE_AFTER, _PRICES, _SEEN, _STAKES = 4, 3, 3, 6, 3

BEFORE_A_SEAT = LEVELS * _LIVE * 2 * _PRICES
"""Spots before the draw for each number of players still to speak."""
DRAW_SPOTS = 2 * _LIVE_AFTER * _STAKES * _SEEN * 2
AFTER_SPOTS = DRAWS * DRAWS * _LIVE_AFTER * LEVELS * 2 * 2 * _PRICES * _STAKES


def price(call: int, pot: int) -> int:
    """0, 1, 2: what a call costs of the pot it makes: up to 22 %, up to 29 %, more.

    Half the pot costs 25 %, the pot 33 %; each caller in between makes it cheaper.
    """
    cost = 100 * call
    made = pot + call
    if cost > 29 * made:
        return 2
    return 1 if cost > 22 * made else 0


def stakes(chips: int, pot: int) -> int:
    """0, 1, 2: what each paid in the first round, of the pot it began with: all of it, 2.6, more.

    A bet of the pot is all of it; a raise goes beyond.
    """
    if chips <= pot:
        return 0
    return 1 if 10 * chips <= 26 * pot else 2


def before(level: int, left: int, others: int, put_in: int, cost: int) -> int:
    """The spot before the draw.

    ``left``: players still to speak, this one included; ``others``: in besides this one;
    ``put_in``: 1 where this one has put chips in; ``cost``: see `price`.
    """
    place = (left - 1) * LEVELS + level
    place = place * _LIVE + min(others, _LIVE) - 1
    return (place * 2 + put_in) * _PRICES + cost


def draw(opener: int, others: int, paid: int, seen: int, aggressor: int) -> int:
    """The spot of a draw. ``seen``: fewest cards another still in has drawn, or `NOT_YET`.

    ``paid``: see `stakes`; ``opener``, ``aggressor``: 1 where this one opened, raised last.
    """
    place = opener * _LIVE_AFTER + min(others, _LIVE_AFTER) - 1
    place = place * _STAKES + paid
    return (place * _SEEN + seen) * 2 + aggressor


def after(
    own: int, theirs: int, others: int, level: int, last: int, role: int, cost: int, paid: int
) -> int:
    """The spot after the draw.

    ``own``, ``theirs``: cards drawn, the latter by who bet, else the fewest of the others in;
    ``last``: 1 where nobody speaks after this one; ``role``: 1 where this one opened the deal or,
    with nothing bet yet, raised last before the draw; ``cost``, ``paid``: see `price`, `stakes`.
    """
    place = (own * DRAWS + theirs) * _LIVE_AFTER + min(others, _LIVE_AFTER) - 1
    place = ((place * LEVELS + level) * 2 + last) * 2 + role
    return (place * _PRICES + cost) * _STAKES + paid
