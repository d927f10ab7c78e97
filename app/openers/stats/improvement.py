"""Whether the draw improved a hand, and how likely that was: worked out later, it needs numpy."""

from collections.abc import Sequence

from openers.cards.ranking import ranking_for
from openers.engine.events import DealBegan, Dealt, Discarded, Event
from openers.rules.rules import Rules
from openers.stats.counters import Counters

_HAND = 5


def count_improvement(rules: Rules, events: Sequence[Event], seat: int) -> Counters:
    """A player's draw in a finished deal: a better class of hand, and the exact chance of one.

    Nothing is counted of who stood pat, or whose cards are not known.
    """
    from openers.odds.improve import improving

    counters = Counters()
    began = events[0]
    assert isinstance(began, DealBegan)
    cards: list[int | None] = []
    gone: tuple[int | None, ...] = ()
    for event in events:
        if isinstance(event, Dealt) and event.seat == seat:
            cards.append(event.card)
        elif isinstance(event, Discarded) and event.seat == seat:
            gone = event.cards
    known = [card for card in cards if card is not None]
    laid = [card for card in gone if card is not None]
    if not laid or len(known) != _HAND + len(gone):
        return counters
    ranking = ranking_for(rules.deck, sum(began.dealt_in), rules.flush_over_full)
    before = known[:_HAND]
    after = [card for card in known if card not in laid]
    old, new = (ranking.value(tuple(hand)) for hand in (before, after))
    counters.add("improved", new > old and ranking.category(new) is not ranking.category(old))
    counters.add("improve-expected", improving(before, laid, ranking))
    return counters
