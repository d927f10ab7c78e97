"""How somebody plays, as one record of figures."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Character:
    """How somebody plays. Shares and rates lie between 0 and 1 where nothing else is said.

    Attributes:
        id: also the name of the portrait; its words are in the room of words.
        open_at: chance to hold the best hand now from which it opens (the rule of half: 0.5).
        sandbag: how often it checks a strong hand for others to bet.
        loose: what it multiplies its chance by before it pays to draw; 1 is the right price.
        sticky: the same after the draw.
        hope: further chips it counts on when its draw comes in, in pots.
        raise_at: chance against one opponent from which it raises before the draw.
        value_at: chance against each opponent from which it bets after the draw.
        aggression: how often it takes a bet or raise its hand is good for.
        bluff: how often it bets on nothing where that makes sense.
        size: share of the pot it bets.
        kicker: how often it keeps an ace or a king beside a pair.
        split: how often it splits openers for a draw where that is close.
        served: how often it stands pat on nothing.
        curious: how often it asks for the openers.
    """

    id: str
    open_at: float
    sandbag: float
    loose: float
    sticky: float
    hope: float
    raise_at: float
    value_at: float
    aggression: float
    bluff: float
    size: float
    kicker: float
    split: float
    served: float
    curious: float
