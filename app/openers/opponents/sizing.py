"""How much to bet: a share of the pot, inside what is allowed, and never too much on too little."""

from openers.engine.actions import RaiseTo
from openers.engine.views import View

COMMITTED = 0.5
"""Share of the stack from which a bet is for the whole deal: only a sure hand goes so far."""


def raise_to(view: View, share: float, sure: bool) -> RaiseTo | None:
    """A bet or raise of ``share`` of the pot, or None where only a sure hand should pay so much."""
    raises = view.legal.raises
    if not raises:
        return None
    table, seat = view.table, view.seat
    in_front = table.bets[seat]
    after_call = table.pot_now() + table.to_match - in_front
    to = table.to_match + int(share * after_call)
    if isinstance(raises, range):
        to = min(max(to, raises[0]), raises[-1])
    else:
        to = min(raises, key=lambda size: abs(size - to))
    stack = table.stacks[seat]
    if to - in_front < COMMITTED * stack:
        return RaiseTo(to)
    if sure:
        return RaiseTo(raises[-1] if raises[-1] - in_front == stack else to)
    least = raises[0]
    return RaiseTo(least) if least - in_front < COMMITTED * stack else None


def price(view: View) -> float:
    """The chance a call needs: what it costs, of the pot it would make.

    Who calls with the last chips can win no more from each other player than they put in.
    """
    table, seat, call = view.table, view.seat, view.legal.call
    pot = table.pot_now()
    if call >= table.stacks[seat]:
        mine = table.antes[seat] + table.wagered[seat] + call
        put_in = zip(table.antes, table.wagered, strict=True)
        pot = table.carried + sum(min(ante + bet, mine) for ante, bet in put_in)
        pot -= table.antes[seat] + table.wagered[seat]
        pot += mine - call
    return call / (pot + call)
