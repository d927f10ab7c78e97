"""From events back to actions, and a deal played again from them."""

from collections.abc import Iterable, Iterator

from openers.engine.actions import (
    Act,
    Action,
    AskOpeners,
    BringIn,
    Call,
    Check,
    Discard,
    Done,
    Fold,
    Legal,
    RaiseTo,
)
from openers.engine.events import Acted, DealEnded, Discarded, Event, OpenersShown
from openers.engine.hand import Hand


def actions(events: Iterable[Event]) -> Iterator[Action]:
    """What the players did, from the unredacted events of a deal.

    A `Done` is not an event: `replay` puts it in where the deal was over.
    """
    for event in events:
        if isinstance(event, Acted):
            yield _action(event)
        elif isinstance(event, Discarded):
            yield Discard(tuple(card for card in event.cards if card is not None))
        elif isinstance(event, OpenersShown) and event.asked_by >= 0:
            yield AskOpeners(event.asked_by)


def _action(event: Acted) -> Action:
    match event.act:
        case Act.FOLD:
            return Fold()
        case Act.CHECK:
            return Check()
        case Act.CALL:
            return Call()
        case Act.BRING_IN:
            return BringIn()
        case _:
            return RaiseTo(event.to)


def due(hand: Hand, events: Iterable[Event]) -> Iterator[tuple[Legal, Action]]:
    """What is asked and what was answered, turn by turn.

    Whoever goes through them does each in ``hand`` before asking for the next.
    """
    for action in actions(events):
        legal = hand.legal()
        if legal is None:
            return
        if isinstance(action, BringIn) and not legal.bring_in:
            continue  # posted by the rules themselves, from a stack that covers no more
        yield legal, action


def replay(hand: Hand, events: list[Event]) -> Hand:
    """Play a fresh deal through the actions of ``events``; it ends where they end.

    Raises:
        ValueError: the events do not follow from the deal's rules, cards and actions.
    """
    same = 0
    for _, action in due(hand, events):
        if hand.events[same:] != events[same : len(hand.events)]:
            break
        same = len(hand.events)
        if same >= len(events):
            break
        hand.apply(action)
    waits = hand.legal()
    if waits is not None and waits.phase == "proof" and isinstance(events[-1], DealEnded):
        hand.apply(Done())
    if hand.events[: len(events)] != events:
        raise ValueError("these events do not follow from the rules")
    return hand
