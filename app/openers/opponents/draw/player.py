"""A character at a table of five-card draw."""

from random import Random

from openers.cards.deck import lowest_rank
from openers.engine.actions import Action, AskOpeners, Check, Discard, Done
from openers.engine.views import View
from openers.opponents.character import Character
from openers.opponents.draw.after import bet_after
from openers.opponents.draw.before import bet_before
from openers.opponents.draw.discards import choose
from openers.opponents.draw.field import Field, field_for
from openers.opponents.draw.reading import read


class DrawPlayer:
    """Plays any house rules of five-card draw by reading, position, price and cards drawn."""

    def __init__(self, who: Character) -> None:
        self.who = who

    def act(self, view: View, rng: Random) -> Action:
        """See `openers.opponents.player.Player.act`."""
        legal = view.legal
        if legal.phase == "proof":
            return AskOpeners(view.seat) if rng.random() < self.who.curious else Done()
        if legal.phase == "bet" and legal.check and not legal.raises:
            return Check()
        field = _field(view)
        cards = tuple([card for card in view.table.hands[view.seat] if card is not None])
        reading = read(cards, field.lowest, field.flush_over_full)
        if legal.phase == "draw":
            return Discard(choose(self.who, view, reading, rng))
        if view.table.drawn[view.seat] is None:
            return bet_before(self.who, view, reading, field, rng)
        return bet_after(self.who, view, reading, field, rng)


def _field(view: View) -> Field:
    """The figures of the deck in play."""
    rules = view.rules
    lowest = lowest_rank(rules.deck, sum(view.table.dealt_in))
    return field_for(lowest, rules.flush_over_full, view.table.openers)
