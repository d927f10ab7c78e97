"""What five cards are, and what they may become: read once a hand and remembered."""

from functools import cache, lru_cache
from typing import NamedTuple

from openers.cards.card import ACE
from openers.cards.ranking import Category, Ranking, ranking_of

RANKS = 13
"""Classes a category: one for each rank that may lead it."""
CLASSES = RANKS * len(Category)
"""Classes of hands: the strength of the category in the deck, then the rank that leads it."""


class Reading(NamedTuple):
    """A hand of five cards as a player sees it.

    Attributes:
        category: the made hand.
        lead: the rank that names it: the pair, the higher pair, the three, the highest card.
        place: its class, 0…`CLASSES` - 1, higher is better; equal hands differ by side cards.
        core: the cards that make it; all five from a straight up, the highest for a high card.
        side: the other cards, the highest first.
        draw: the four cards to a straight or a flush with the most outs, or none.
        outs: how many unseen cards complete ``draw``.
    """

    category: Category
    lead: int
    place: int
    core: tuple[int, ...]
    side: tuple[int, ...]
    draw: tuple[int, ...]
    outs: int


def place_of(category: Category, lead: int, flush_over_full: bool) -> int:
    """The class of a category and the rank that leads it."""
    order = int(category)
    if flush_over_full and category in (Category.FLUSH, Category.FULL_HOUSE):
        order = Category.FLUSH + Category.FULL_HOUSE - order
    return order * RANKS + lead


@lru_cache(maxsize=4096)
def read(cards: tuple[int, ...], lowest: int, flush_over_full: bool) -> Reading:
    """Read a hand in the deck whose lowest rank is ``lowest``."""
    ranking = ranking_of(lowest, flush_over_full)
    value = ranking.value(cards)
    category = ranking.category(value)
    lead = value >> 16 & 0xF
    place = place_of(category, lead, flush_over_full)
    if category >= Category.STRAIGHT:
        core = cards if category is not Category.QUADS else _of_ranks(cards, (lead,))
        side = () if category is not Category.QUADS else _others(cards, core)
        return Reading(category, lead, place, core, side, (), 0)
    core = _core(cards, category, ranking, value)
    draw, outs = _draw(cards, lowest)
    return Reading(category, lead, place, core, _others(cards, core), draw, outs)


def _core(
    cards: tuple[int, ...], category: Category, ranking: Ranking, value: int
) -> tuple[int, ...]:
    """The cards that make a hand below a straight."""
    named = ranking.ranks(value)[: 2 if category is Category.TWO_PAIR else 1]
    return _of_ranks(cards, named)


def _of_ranks(cards: tuple[int, ...], ranks: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([card for card in cards if card >> 2 in ranks])


def _others(cards: tuple[int, ...], core: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted([card for card in cards if card not in core], reverse=True))


def _draw(cards: tuple[int, ...], lowest: int) -> tuple[tuple[int, ...], int]:
    """The best four cards to a straight or a flush, and their outs."""
    suits = [card & 3 for card in cards]
    best: tuple[int, ...] = ()
    most = 0
    suit = next((s for s in suits[:2] if suits.count(s) == 4), None)
    if suit is not None:
        best = tuple([card for card in cards if card & 3 == suit])
        most = ACE + 1 - lowest - 4
        held = 0
        for card in best:
            held |= 1 << (card >> 2)
        # Each rank that makes a straight brings three more cards; the fourth is in the suit.
        most += 3 * _ends(held, lowest)
    held = 0
    for card in cards:
        held |= 1 << (card >> 2)
    four, ends = _four_to_straight(held, lowest)
    if 4 * ends > most:
        most = 4 * ends
        best = _one_of_each(cards, four)
    return best, most


def _one_of_each(cards: tuple[int, ...], ranks: int) -> tuple[int, ...]:
    """A card of each of these ranks (bits)."""
    chosen = {card >> 2: card for card in cards if ranks >> (card >> 2) & 1}
    return tuple(chosen.values())


@cache
def _runs(lowest: int) -> tuple[int, ...]:
    """The ranks of each straight of a deck, as bits; the ace goes below the lowest rank too."""
    runs = [0b11111 << low for low in range(lowest, ACE - 3)]
    return (*runs, 0b1111 << lowest | 1 << ACE)


@cache
def _ends(four: int, lowest: int) -> int:
    """How many ranks make a straight of these four ranks (bits)."""
    return sum((run & four).bit_count() == 4 for run in _runs(lowest))


@cache
def _four_to_straight(held: int, lowest: int) -> tuple[int, int]:
    """The four of the held ranks (bits) with the most ranks that make a straight, and how many."""
    fours = {run & held for run in _runs(lowest) if (run & held).bit_count() == 4}
    return max(((four, _ends(four, lowest)) for four in fours), key=lambda f: f[1], default=(0, 0))
