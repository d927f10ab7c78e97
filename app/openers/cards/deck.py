"""Decks: the full fifty-two cards, or one stripped of its lowest ranks."""

from openers.cards.card import RANKS, SUITS

FULL_LOWEST = 0
"""The lowest rank of a 52-card deck: the two."""


def deck(lowest: int = FULL_LOWEST) -> tuple[int, ...]:
    """The cards of a deck whose lowest rank is ``lowest`` (0 = two), in ascending order."""
    if not 0 <= lowest < len(RANKS):
        raise ValueError(f"no deck has the lowest rank {lowest}")
    return tuple(range(lowest * len(SUITS), len(RANKS) * len(SUITS)))
