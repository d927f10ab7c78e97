"""What each event of the table sounds like: the same beats that move the cards."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from openers.engine import events as ev
from openers.engine.actions import Act
from openers.sound.kinds import Kind

SOUNDS: Final[Mapping[type, Kind]] = MappingProxyType(
    {
        ev.Posted: Kind.CHIPS,
        ev.Dealt: Kind.DEAL,
        ev.DealtCommon: Kind.DEAL,
        ev.Acted: Kind.CHIPS,
        ev.Returned: Kind.CHIPS,
        ev.BetsCollected: Kind.CHIPS,
        ev.Discarded: Kind.DISCARD,
        ev.Reshuffled: Kind.DISCARD,
        ev.Shown: Kind.FLIP,
        ev.OpenersShown: Kind.FLIP,
        ev.Mucked: Kind.DISCARD,
        ev.HandDied: Kind.DISCARD,
        ev.Won: Kind.POT,
        ev.DealEnded: Kind.LOST,
    }
)
"""The sound of an event; those that are not here are silent."""


def heard(event: ev.Event, won: bool = False) -> Kind | None:
    """What is heard with an event; None: nothing.

    Args:
        event: what begins to be shown.
        won: whether the person at the screen has won anything in this deal.
    """
    if isinstance(event, ev.Acted) and not event.chips:
        # A check is a knock on the table; who folds throws the cards in.
        return Kind.DISCARD if event.act is Act.FOLD else Kind.KNOCK
    if isinstance(event, ev.Discarded) and not event.cards:
        return Kind.KNOCK
    if isinstance(event, ev.DealEnded) and won:
        return Kind.WON
    return SOUNDS.get(type(event))
