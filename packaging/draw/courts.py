"""The twelve courts by rank and suit; each a function from inks to a picture."""

from __future__ import annotations

from collections.abc import Callable

import clubs
import diamonds
import hearts
import spades
from shapes import Inks

COURTS: dict[str, Callable[[Inks], str]] = {
    rank + suit: getattr(room, name)
    for suit, room in (("S", spades), ("H", hearts), ("D", diamonds), ("C", clubs))
    for rank, name in (("K", "king"), ("Q", "queen"), ("J", "jack"))
}
