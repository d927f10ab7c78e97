"""How the opponents play, as everybody at the table could see it: never from hidden cards (C9)."""

from collections.abc import Sequence

from openers.engine.actions import AGGRESSIVE, Act
from openers.engine.events import Acted, DealBegan, Event, StepBegan
from openers.stats.counters import Counters


def count_others(events: Sequence[Event], characters: Sequence[str]) -> Counters:
    """Of each opponent how often chips were put in by choice, and how boldly.

    Args:
        events: a finished deal.
        characters: ids a seat, "" for the hero. Two of a kind count together.
    """
    began = events[0]
    assert isinstance(began, DealBegan)
    counters, step, first = Counters(), "", ""
    entered: set[int] = set()
    for event in events:
        if isinstance(event, StepBegan):
            step = event.name
        elif isinstance(event, Acted) and characters[event.seat]:
            first = first or step
            bold = event.act in AGGRESSIVE
            if bold or event.act is Act.CALL:
                counters.add(f"their-aggression:{characters[event.seat]}", bold)
                if step == first:
                    entered.add(event.seat)
    for seat, who in enumerate(characters):
        if who and began.dealt_in[seat]:
            counters.add(f"their-entered:{who}", seat in entered)
    return counters
