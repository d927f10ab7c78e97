"""What to throw away: by the exact chances of the draw, bent a little by character."""

from random import Random

from openers.cards.card import JACK, KING
from openers.cards.ranking import Category
from openers.engine.views import View
from openers.opponents.character import Character
from openers.opponents.draw.reading import Reading

_FOUR_FLUSH, _STRAIGHT_FLUSH = 9, 12
"""Outs of four to a flush, and of four that also make straights."""


def choose(who: Character, view: View, reading: Reading, rng: Random) -> tuple[int, ...]:
    """The cards to exchange; none to stand pat."""
    kept = _keep(who, view, reading, rng)
    hand = [card for card in view.table.hands[view.seat] if card is not None]
    thrown = sorted(card for card in hand if card not in kept)
    return tuple(thrown[: view.legal.discards])


def _keep(who: Character, view: View, reading: Reading, rng: Random) -> tuple[int, ...]:
    """The cards worth keeping."""
    category, core, side = reading.category, reading.core, reading.side
    if category >= Category.STRAIGHT:
        return (*core, *side)
    if category is Category.TWO_PAIR:
        return core
    if category is Category.TRIPS:
        return (*core, side[0]) if rng.random() < who.kicker / 2 else core
    table = view.table
    against = len(table.live_seats()) - 1
    if category is Category.PAIR:
        if _breaks_pair(who, view, reading, against, rng):
            return reading.draw
        if side[0] >> 2 >= KING and rng.random() < who.kicker:
            return (*core, side[0])
        return core
    if reading.outs >= 8:
        return reading.draw
    can_bet = table.stacks[view.seat] > 0 and any(
        table.stacks[seat] > 0 for seat in table.live_seats() if seat != view.seat
    )
    if can_bet and against <= 2 and rng.random() < who.served:
        return (*core, *side)
    return core if reading.lead >= JACK or view.legal.discards < 5 else ()


def _breaks_pair(who: Character, view: View, reading: Reading, against: int, rng: Random) -> bool:
    """Whether to draw one to a straight or a flush rather than three to the pair.

    Four to a flush win about 0.19 against any number of pairs, a small pair 0.23 against one and
    less against more; openers are split against three or more (the figures of C9).
    """
    outs = reading.outs
    if outs >= _STRAIGHT_FLUSH:
        return True
    if outs < 8:
        return False
    openers = view.table.openers
    good = reading.lead >= (JACK if openers is None else openers)
    if good:
        return outs >= _FOUR_FLUSH and against >= 3 and rng.random() < 0.3 + who.split
    return against >= (2 if outs >= _FOUR_FLUSH else 3) or rng.random() < who.split / 2
