"""How good a stud hand looks: a chart by street, live draws, and what the others show.

There is a chart for seven cards and one for five, where a high card often wins.
"""

import math

from openers.cards.card import ACE
from openers.cards.ranking import STANDARD, Category
from openers.engine.table import Table

_DECK = 52

# Chance to beat one other who stays in, with 3, 4 … 7 cards: of the lowest hand of a category,
# and what the rank that leads it adds at most.
_Chart = dict[int, tuple[tuple[float, float], ...]]
_SEVEN: _Chart = {
    3: ((0.20, 0.12), (0.42, 0.26), (0.0, 0.0), (0.90, 0.04)),
    4: ((0.15, 0.10), (0.36, 0.26), (0.68, 0.10), (0.88, 0.04), (0, 0), (0, 0), (0, 0), (0.99, 0)),
    5: ((0.10, 0.08), (0.30, 0.26), (0.64, 0.10), (0.84, 0.05)),
    6: ((0.05, 0.06), (0.22, 0.24), (0.57, 0.12), (0.80, 0.05)),
    7: ((0.02, 0.03), (0.14, 0.20), (0.48, 0.16), (0.74, 0.06)),
}
_FIVE: _Chart = {
    2: ((0.16, 0.36), (0.62, 0.26)),
    3: ((0.13, 0.36), (0.58, 0.28), (0.0, 0.0), (0.94, 0.03)),
    4: ((0.09, 0.38), (0.54, 0.30), (0.88, 0.06), (0.94, 0.03), (0, 0), (0, 0), (0, 0), (0.99, 0)),
    5: ((0.04, 0.42), (0.50, 0.32), (0.87, 0.06), (0.95, 0.02)),
}
_CHARTS = {7: _SEVEN, 5: _FIVE}
_PAT = (0.88, 0.93, 0.97, 0.99, 0.99)
"""The same from a straight to a straight flush, with five cards or more."""
_MADE_DRAW = 0.85
"""Chance that a straight or a flush that came in wins."""
_SHOWS_BETTER, _SHOWS_A_PAIR = 0.3, 0.75
"""What is left of a chance against a board that beats the hand, or that shows a pair."""
_BETS = 0.88
"""What is left of it against who bet or raised last."""


def chance(table: Table, seat: int, cards_each: int) -> float:
    """A rough chance to win at the showdown, against all who are still in.

    ``cards_each``: the cards of a full hand, 7 or 5.
    """
    mine = [card for card in (*table.hands[seat], *table.common) if card is not None]
    value = STANDARD.value(mine) if len(mine) >= 5 else STANDARD.board(mine)
    category = STANDARD.category(value)
    lead = STANDARD.ranks(value)[0]
    alone = _charted(_CHARTS[cards_each], len(mine), category, lead)
    made = 1.0
    for other in table.live_seats():
        if other != seat:
            made *= _against(table, other, alone, value)
    return made + (1.0 - made) * _MADE_DRAW * _draw(table, mine, category, cards_each)


def _charted(chart: _Chart, cards: int, category: Category, lead: int) -> float:
    if cards >= 5 and category >= Category.STRAIGHT:
        return _PAT[category - Category.STRAIGHT]
    low, more = chart[cards][category]
    return low + more * lead / ACE


def _against(table: Table, other: int, alone: float, value: int) -> float:
    """The chance against one other, by the cards that lie open."""
    board = table.open_cards(other)
    left = math.pow(alone, 0.8)
    if board:
        shown = STANDARD.board(board)
        if shown > value:
            left *= _SHOWS_BETTER if STANDARD.category(shown) else 1.0
        elif STANDARD.category(shown) and alone < _PAT[0]:
            left *= _SHOWS_A_PAIR
    return left * _BETS if other == table.street_aggressor else left


def _draw(table: Table, mine: list[int], category: Category, cards_each: int) -> float:
    """The chance that a straight or a flush still comes, counting the cards that are gone."""
    to_come = cards_each - len(mine)
    if to_come <= 0 or category >= Category.STRAIGHT:
        return 0.0
    seen = {*mine}
    for seat in range(table.seats):
        seen.update(table.open_cards(seat))
    unseen = _DECK - len(seen)
    return max(_flush(mine, seen, unseen, to_come), _straight(mine, seen, unseen, to_come))


def _flush(mine: list[int], seen: set[int], unseen: int, to_come: int) -> float:
    suits = [card & 3 for card in mine]
    suit = max(suits, key=suits.count)
    live = 13 - sum(card & 3 == suit for card in seen)
    return _at_least(5 - suits.count(suit), live, unseen, to_come)


def _straight(mine: list[int], seen: set[int], unseen: int, to_come: int) -> float:
    """Of the straights one card short, the live cards of all the ranks that fill them."""
    held = {card >> 2 for card in mine}
    missing = set()
    for low in range(-1, ACE - 3):
        run = {ACE if rank < 0 else rank for rank in range(low, low + 5)}
        lacking = run - held
        if len(lacking) == 1:
            missing |= lacking
    live = sum(4 - sum(card >> 2 == rank for card in seen) for rank in missing)
    return _at_least(1, live, unseen, to_come) if missing else 0.0


def _at_least(needed: int, live: int, unseen: int, to_come: int) -> float:
    """The chance of at least ``needed`` of ``live`` cards among those to come."""
    if needed > to_come:
        return 0.0
    fewer = sum(math.comb(live, k) * math.comb(unseen - live, to_come - k) for k in range(needed))
    return 1.0 - fewer / math.comb(unseen, to_come)
