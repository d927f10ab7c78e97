"""The small parts of the PokerStars text form: money, hands, names, times. English, as the form."""

import re
from collections.abc import Sequence
from datetime import datetime
from decimal import Decimal

from openers.cards.ranking import Category, Ranking
from openers.rules.rules import Rules

_LIMITS = {"pot-limit": "Pot Limit", "no-limit": "No Limit", "fixed-limit": "Limit"}
_GAMES = {"draw": "5 Card Draw", "stud": "7 Card Stud", "five-card-stud": "5 Card Stud"}
_RANKS = (
    "Deuce", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Jack", "Queen",
    "King", "Ace",
)  # fmt: skip
_NOT_IN_A_NAME = re.compile(r"[\[\]():\r\n]")
_CENT = Decimal("0.01")


class Money:
    """Writes amounts of chips: as dollars where a chip stands for money.

    Attributes:
        real: whether it does.
    """

    def __init__(self, rules: Rules) -> None:
        self.real = rules.chip_value != "none"
        self._chip = Decimal(rules.chip_value.replace(",", ".")) if self.real else Decimal(1)

    def __call__(self, chips: int) -> str:
        """The text of an amount."""
        if not self.real:
            return str(chips)
        amount = chips * self._chip
        if amount == amount.to_integral_value():
            return f"${amount:.0f}"
        cents = amount == amount.quantize(_CENT)
        return f"${amount:.2f}" if cents else f"${amount.normalize():f}"

    def stakes(self, rules: Rules) -> str:
        """The two amounts a game is known by: its bets, or its ante and its smallest bet."""
        fixed = rules.limit == "fixed-limit"
        low, high = (rules.small_bet, rules.big_bet) if fixed else (rules.ante, rules.min_bet)
        return f"{self(low)}/{self(high)}{' USD' if self.real else ''}"


def game(rules: Rules) -> str:
    """The name of a game and its limit."""
    return f"{_GAMES[rules.family]} {_LIMITS[rules.limit]}"


def hand_name(ranking: Ranking, cards: Sequence[int]) -> str:
    """What a hand of five to seven cards is called."""
    value = ranking.value(cards)
    ranks = ranking.ranks(value)
    high, low = _RANKS[ranks[0]], _RANKS[ranks[1]] if len(ranks) > 1 else ""
    match ranking.category(value):
        case Category.HIGH_CARD:
            return f"high card {high}"
        case Category.PAIR:
            return f"a pair of {_many(high)}"
        case Category.TWO_PAIR:
            return f"two pair, {_many(high)} and {_many(low)}"
        case Category.TRIPS:
            return f"three of a kind, {_many(high)}"
        case Category.STRAIGHT:
            return f"a straight, {_straight(ranking, ranks[0])}"
        case Category.FLUSH:
            return f"a flush, {high} high"
        case Category.FULL_HOUSE:
            return f"a full house, {_many(high)} full of {_many(low)}"
        case Category.QUADS:
            return f"four of a kind, {_many(high)}"
    if high == "Ace":
        return "a Royal Flush"
    return f"a straight flush, {_straight(ranking, ranks[0])}"


def _many(rank: str) -> str:
    return f"{rank}es" if rank == "Six" else f"{rank}s"


def _straight(ranking: Ranking, top: int) -> str:
    lowest = top - 4 if top - 4 >= ranking.lowest else len(_RANKS) - 1
    return f"{_RANKS[lowest]} to {_RANKS[top]}"


def seat_names(players: Sequence[str], seats: int, ours: bool) -> list[str]:
    """A name a seat, no two alike; ``ours``: the hero, who has none, sits in seat 0."""
    found: list[str] = []
    for seat in range(seats):
        given = players[seat] if seat < len(players) else ""
        plain = _NOT_IN_A_NAME.sub("", given).strip()
        nobody = "Hero" if ours and not seat else f"Player {seat + 1}"
        name = plain[:1].upper() + plain[1:] or nobody
        found.append(f"{name} {seat + 1}" if name in found else name)
    return found


def time_of(stamp: str) -> datetime | None:
    """The time of an ISO 8601 stamp; None where it is none."""
    try:
        return datetime.fromisoformat(stamp)
    except ValueError:
        return None
