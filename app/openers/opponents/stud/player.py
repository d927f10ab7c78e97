"""A character at a stud table: a plain player, until stud has its own."""

from random import Random

from openers.cards.card import JACK
from openers.engine.actions import Action, BringIn, Call, Check, Fold
from openers.engine.views import View
from openers.opponents.character import Character
from openers.opponents.sizing import price, raise_to
from openers.opponents.stud.chances import chance

_STREETS_TO_PAY = {4: 1.3, 3: 1.15, 2: 1.1}
"""What a call costs of the chance, by cards to come: the bets of later streets come on top."""
_SMALL_BETS = 2
"""Streets played for the small bet."""
_MORE_PLAYERS = 0.35
"""How much less a raise needs for each further player."""
_HIGH = 0.6
"""Chance from which the bigger of two bets is made."""


class StudPlayer:
    """Plays stud by a chart, the price and the open cards."""

    def __init__(self, who: Character) -> None:
        self.who = who

    def act(self, view: View, rng: Random) -> Action:
        """See `openers.opponents.player.Player.act`."""
        table, legal, who = view.table, view.legal, self.who
        if legal.check and not legal.raises:
            return Check()
        others = len(table.live_seats()) - 1
        rules, held = view.rules, len(table.hands[view.seat])
        best = chance(table, view.seat, rules.cards_each)
        first_bet = table.wagers == 0
        needed = who.raise_at ** (1.0 + _MORE_PLAYERS * (others - 1)) if others else 1.0
        if not first_bet:
            needed = min(0.95, needed * (1.0 + 0.2 * table.wagers))
        bluff = first_bet and _looks_good(view) and rng.random() < who.bluff / others
        if (best >= needed and rng.random() < who.aggression) or bluff:
            raised = raise_to(view, 1.0 if best >= _HIGH else 0.0, best > _HIGH)
            if raised:
                return raised
        if legal.check:
            return Check()
        if legal.bring_in:
            return BringIn()
        early = held < rules.dealt_first + _SMALL_BETS
        loose = who.loose if early else who.sticky
        need = price(view) * _STREETS_TO_PAY.get(rules.cards_each - held, 1.0)
        return Call() if best * loose >= need else Fold()


def _looks_good(view: View) -> bool:
    """Whether the own board is the best in sight, a jack or better on third street."""
    table = view.table
    own = table.open_cards(view.seat)
    if not own:
        return False
    boards = [table.open_cards(seat) for seat in table.live_seats() if seat != view.seat]
    top = max(card >> 2 for card in own)
    return top >= JACK and all(top >= max(c >> 2 for c in board) for board in boards if board)
