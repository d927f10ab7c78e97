"""Betting before the draw: open by the rule of half, call by the price, raise to isolate."""

from random import Random

from openers.cards.card import JACK
from openers.cards.ranking import Category
from openers.engine.actions import Action, Call, Check, Fold
from openers.engine.views import View
from openers.opponents.character import Character
from openers.opponents.draw.field import Field
from openers.opponents.draw.reading import Reading, place_of
from openers.opponents.sizing import COMMITTED, price, raise_to

_NARROW = (1.0, 0.4, 0.15, 0.06)
"""Share of the opening hands one expects after a bet, a raise, a second raise, and any more."""
_WIDER = 1.5
"""How much weaker than the last raiser those are who only called."""
_ON_NOTHING = 0.06
"""Share of bets and raises before the draw that are made on nothing."""
_STANDS: tuple[tuple[float, float], ...] = (
    (0.50, 0.07), (0.77, 0.23), (0.74, 0.13), (0.88, 0.12),
)  # fmt: skip
"""Chance to win at the showdown, by class of hand: when ahead before the draw, when behind."""
_PAT = (0.97, 0.06)
_STRONG_DRAW, _DRAW = 12, 8
"""Outs of a draw that is worth a pair, and of one worth calling with."""


def bet_before(who: Character, view: View, reading: Reading, field: Field, rng: Random) -> Action:
    """The act of the first betting round."""
    if view.table.to_match == 0:
        return _unopened(who, view, reading, field, rng)
    return _facing(who, view, reading, field, rng)


def _unopened(who: Character, view: View, reading: Reading, field: Field, rng: Random) -> Action:
    """Open or check: open when the hand is likelier than not the best now."""
    table, rules = view.table, view.rules
    needed = table.openers
    on_honour = needed is not None and not rules.openers_enforced
    if on_honour and reading.place < place_of(Category.PAIR, needed or 0, field.flush_over_full):
        # Nobody here opens what is not theirs to open.
        return Check()
    behind = checked = 0
    for seat, acted_to in enumerate(table.acted_to):
        if seat != view.seat and table.live(seat):
            behind += acted_to < 0
            checked += acted_to >= 0
    chance = field.random[reading.place]
    if reading.outs >= _STRONG_DRAW:
        chance = max(chance, field.opening)
    # Who checked where anything opens may hold a little; where openers are needed, hardly any.
    best = chance ** (behind + checked * (0.5 if needed is None else 0.1))
    if reading.category >= Category.TWO_PAIR and behind > 1 and rng.random() < who.sandbag:
        return Check()
    steal = needed is None and behind < 2 and reading.lead >= JACK and rng.random() < who.bluff
    if best < who.open_at and not steal:
        return Check()
    share = who.size * (0.7 + 0.6 * rng.random())
    return raise_to(view, share, reading.category >= Category.TRIPS) or Check()


def _against_one(reading: Reading, better: float, random: float) -> float:
    """The chance against one who holds the best hands above the share ``better``."""
    ahead = max(0.0, (random - better) / (1.0 - better))
    ahead = _ON_NOTHING + (1.0 - _ON_NOTHING) * ahead
    first, behind = _STANDS[reading.category] if reading.category < len(_STANDS) else _PAT
    return behind + (first - behind) * ahead


def _facing(who: Character, view: View, reading: Reading, field: Field, rng: Random) -> Action:
    """Fold, call or raise against an opening or a raise."""
    table = view.table
    level = min(max(table.wagers, 1), len(_NARROW))
    wide = (1.0 - field.opening) * _NARROW[level - 1]
    random = field.random[reading.place]
    one = _against_one(reading, 1.0 - wide, random)
    called = waiting = 0
    for seat, bet in enumerate(table.bets):
        if seat not in (view.seat, table.street_aggressor) and table.live(seat):
            called += bet > 0
            waiting += bet == 0
    made = one
    if called:
        made *= _against_one(reading, max(0.0, 1.0 - wide * _WIDER), random) ** called
    if waiting:
        made *= (1.0 - 0.6 * (1.0 - max(random, field.opening))) ** waiting
    drawing = reading.outs / field.unseen if reading.outs >= _DRAW else 0.0
    strong = one >= who.raise_at and reading.category >= Category.PAIR
    if strong and rng.random() < who.aggression:
        slow = reading.category >= Category.TRIPS and level == 1 and rng.random() < who.sandbag
        bold = level < len(_NARROW) or one > 0.8
        if bold and not slow:
            raised = raise_to(view, who.size * (0.7 + 0.6 * rng.random()), one > 0.7)
            if raised:
                return raised
    elif drawing and level == 1 and called + waiting < 3 and rng.random() < who.bluff / 2:
        raised = raise_to(view, who.size, False)
        if raised and raised.to - table.bets[view.seat] < COMMITTED / 2 * table.stacks[view.seat]:
            return raised
    return Call() if _pays(who, view, made, drawing) else Fold()


def _pays(who: Character, view: View, made: float, drawing: float) -> bool:
    """Whether a call has its price."""
    table, call = view.table, view.legal.call
    need = price(view)
    stack = table.stacks[view.seat]
    loose = who.loose if call < COMMITTED * stack else min(who.loose, 1.1)
    if made * loose >= need:
        return True
    if not drawing:
        return False
    pot = table.pot_now() + call
    later = who.hope * min(pot, stack - call)
    return drawing * min(loose, 1.2) >= call / (pot + later)
