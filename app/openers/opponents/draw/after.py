"""Betting after the draw: against what the numbers drawn say."""

from random import Random

from openers.cards.ranking import Category
from openers.engine.actions import Action, Call, Check, Fold
from openers.engine.views import View
from openers.opponents.character import Character
from openers.opponents.draw.field import CALLER, OPENER, RAISER, Field
from openers.opponents.draw.reading import Reading
from openers.opponents.sizing import COMMITTED, price, raise_to

_BEST_ONLY = (0.35, 0.78, 0.92, 0.97)
"""Share of a player's hands that are too weak for a bet, a raise, a second raise, any more."""
_BIG_BET = 0.25
"""What a bet of the pot adds to that share of a first bet."""
_BLUFFS = (0.12, 0.05, 0.02, 0.01)
"""Share of such bets that are made on nothing."""
_WORTH_CALLING = 0.25
"""Share of a player's hands that are too weak to call a bet with."""
_CARRY_FIRST, _CARRY_LAST = 0.1, 0.3
"""How much less a hand needs for a bet where a pot that is checked round is carried over."""
_FOR_NOTHING = 0.15
"""Price above which a hand without a pair never calls."""
_NOTHING = 0.2
"""Chance to win below which a bet is a bluff."""


def bet_after(who: Character, view: View, reading: Reading, field: Field, rng: Random) -> Action:
    """The act of the second betting round."""
    table, me = view.table, view.seat
    chances = []
    for seat in table.live_seats():
        if seat != me:
            drawn = table.drawn[seat]
            beats = field.drew[_role(view, seat)][3 if drawn is None else drawn][reading.place]
            chances.append((seat, beats))
    if table.to_match == 0:
        return _unbet(who, view, chances, rng)
    return _facing(who, view, reading, chances, rng)


def _role(view: View, seat: int) -> int:
    """What a player did before the draw, as far as the table still says it."""
    table = view.table
    if table.street_aggressor < 0 and seat == table.aggressor != table.opener:
        return RAISER
    return OPENER if seat == table.opener else CALLER


def _unbet(who: Character, view: View, chances: list[tuple[int, float]], rng: Random) -> Action:
    """Bet for value, bet on nothing, or check."""
    table = view.table
    if not view.legal.raises:
        return Check()
    best, least, behind = 1.0, 1.0, 0
    for seat, beats in chances:
        best *= beats
        least = min(least, beats)
        behind += table.acted_to[seat] < 0
    needed = who.value_at if behind else who.value_at - 0.05
    if view.rules.all_pass_after_draw == "carry":
        # Nobody wins a pot that is checked round: a middling hand bets, most of all the last.
        needed -= _CARRY_FIRST if behind else _CARRY_LAST
    if least >= needed and best >= min(0.45, needed):
        trap = behind and best > 0.85 and rng.random() < who.sandbag
        if trap or rng.random() > who.aggression + (1.0 - who.aggression) * best:
            return Check()
        share = who.size * (0.7 + 0.6 * rng.random())
        return raise_to(view, share, best > 0.9) or Check()
    drawn = table.drawn[view.seat]
    if best < _NOTHING and drawn is not None and drawn <= 1:
        # A missed draw, or a hand served on nothing, tells a story that can be bet.
        rate = min(0.85, 2 * who.served + 0.4) if drawn == 0 else who.bluff / len(chances)
        if rng.random() < rate:
            return raise_to(view, max(0.6, who.size), False) or Check()
    return Check()


def _facing(
    who: Character,
    view: View,
    reading: Reading,
    chances: list[tuple[int, float]],
    rng: Random,
) -> Action:
    """Fold, call or raise against a bet."""
    table = view.table
    level = min(max(table.wagers, 1), len(_BEST_ONLY)) - 1
    weak = _BEST_ONLY[level]
    if not level:
        weak += _BIG_BET * min(1.0, table.to_match / max(1, table.pot))
    # Who likes to pay believes a bet less.
    weak = min(0.98, weak / who.sticky)
    chance = 1.0
    for seat, beats in chances:
        if seat == table.street_aggressor:
            bluffs = _BLUFFS[level] * (1.5 if table.drawn[seat] == 1 else 1.0)
            chance *= bluffs + (1.0 - bluffs) * max(0.0, (beats - weak) / (1.0 - weak))
        elif table.bets[seat]:
            chance *= max(0.0, (beats - _WORTH_CALLING) / (1.0 - _WORTH_CALLING))
        else:
            chance *= beats
    stack, call = table.stacks[view.seat], view.legal.call
    if chance >= max(0.6, who.value_at) and rng.random() < max(who.aggression, chance - 0.15):
        raised = raise_to(view, who.size * (0.7 + 0.6 * rng.random()), chance > 0.75)
        if raised:
            return raised
    sticky = who.sticky if call < COMMITTED * stack else min(who.sticky, 1.1)
    need = price(view)
    if reading.category is Category.HIGH_CARD and need > _FOR_NOTHING:
        return Fold()
    return Call() if chance * sticky >= need else Fold()
