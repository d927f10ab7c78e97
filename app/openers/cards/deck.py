"""Decks: the full fifty-two cards, or one stripped of its lowest ranks."""

from openers.cards.card import ACE, RANKS, SUITS

FULL_LOWEST = 0
"""The lowest rank of a 52-card deck: the two."""

STRIPPED = "stripped"
"""The value of the option ``deck`` that strips the low ranks by the number of players."""

_STRIPPED_PIPS = 11
"""A stripped deck begins at 11 less the players dealt in: five players, the six."""
_LOWEST_PIP = 2
_RANKS_FOR_A_STRAIGHT = 5


def deck(lowest: int = FULL_LOWEST) -> tuple[int, ...]:
    """The cards of a deck whose lowest rank is ``lowest`` (0 = two), in ascending order."""
    if not 0 <= lowest < len(RANKS):
        raise ValueError(f"no deck has the lowest rank {lowest}")
    return tuple(range(lowest * len(SUITS), len(RANKS) * len(SUITS)))


def lowest_rank(kind: str, players: int) -> int:
    """The lowest rank of the deck that ``players`` dealt in play with (0 = two).

    ``kind`` is the option ``deck``: ``52`` or ``stripped`` (Italian custom: the lowest pip is
    11 less the players). No deck falls below the two, none keeps fewer than five ranks.
    """
    if kind != STRIPPED:
        return FULL_LOWEST
    highest = ACE - _RANKS_FOR_A_STRAIGHT + 1
    return min(max(_STRIPPED_PIPS - players - _LOWEST_PIP, FULL_LOWEST), highest)


def deck_for(kind: str, players: int) -> tuple[int, ...]:
    """The deck that ``players`` dealt in play with, by the option ``deck``."""
    return deck(lowest_rank(kind, players))
