"""From what each seat has put in to pots and who may win them (rules C2, C4, C6)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openers.engine.carry import CarriedPot, Carry
from openers.engine.table import Table


class Pot(NamedTuple):
    """A pot: its chips and the live seats that may win it, ascending."""

    chips: int
    seats: tuple[int, ...]


def pots(table: Table, carry: Carry, ante: int, live: Sequence[int]) -> list[Pot]:
    """The pots of a deal whose bets are all in, main pot first.

    ``ante`` is the full ante in chips; ``live`` are the seats that may still win. The carried pot
    lies in the lowest layer; a layer that nobody live is in joins the layer below; layers with
    the same live seats are one pot.
    """
    if _all_level(table, carry, ante, live):
        return [Pot(table.pot, tuple(live))]
    layers = [*_carried(carry.pots, live), *_antes(table, ante, live), *_bets(table, live)]
    return _merged(layers, live)


def _all_level(table: Table, carry: Carry, ante: int, live: Sequence[int]) -> bool:
    """Whether all have put the same in and nobody is barred: the plain case, one pot."""
    paid, bets = table.antes, table.wagered
    level = bets[live[0]]
    for seat in live:
        if bets[seat] != level or paid[seat] < ante:
            return False
    return not any(pot.barred for pot in carry.pots)


def ante_pots(table: Table, carry: Carry, ante: int, live: Sequence[int]) -> tuple[CarriedPot, ...]:
    """A passed-out deal's pot as the next deal finds it (D-5): each part with who is barred."""
    parts = _merged([*_carried(carry.pots, live), *_antes(table, ante, live)], live)
    return tuple(CarriedPot(p.chips, frozenset(live) - frozenset(p.seats)) for p in parts)


def _carried(parts: Iterable[CarriedPot], live: Sequence[int]) -> list[Pot]:
    return [Pot(p.chips, tuple(s for s in live if s not in p.barred)) for p in parts]


def _antes(table: Table, ante: int, live: Sequence[int]) -> list[Pot]:
    """Antes are dead money: who paid short plays for as much of each as it put in (C4)."""
    paid = table.antes
    layers = []
    below = 0
    for level in sorted({min(paid[s], ante) for s in live}):
        if level == below:
            continue
        top = level if level < ante else max(paid)
        chips = sum(min(p, top) - min(p, below) for p in paid)
        layers.append(Pot(chips, tuple(s for s in live if paid[s] >= level)))
        below = top
    rest = sum(paid) - sum(layer.chips for layer in layers)
    if rest:
        layers.append(Pot(rest, ()))
    return layers


def _bets(table: Table, live: Sequence[int]) -> list[Pot]:
    bets = table.wagered
    layers = []
    below = 0
    for level in sorted({bets[s] for s in live if bets[s]}):
        chips = sum(min(b, level) - min(b, below) for b in bets)
        layers.append(Pot(chips, tuple(s for s in live if bets[s] >= level)))
        below = level
    rest = sum(bets) - sum(layer.chips for layer in layers)
    if rest:
        layers.append(Pot(rest, ()))
    return layers


def _merged(layers: Sequence[Pot], live: Sequence[int]) -> list[Pot]:
    """Join layers nobody is in to the one below, and those with the same seats."""
    found: list[Pot] = []
    orphaned = 0
    for chips, seats in layers:
        if not chips:
            continue
        if not seats:
            if found:
                found[-1] = found[-1]._replace(chips=found[-1].chips + chips)
            else:
                orphaned += chips
            continue
        same = next((i for i, pot in enumerate(found) if pot.seats == seats), None)
        if same is None:
            found.append(Pot(chips, seats))
        else:
            found[same] = Pot(found[same].chips + chips, seats)
    if orphaned:
        lowest = found[0] if found else Pot(0, tuple(live))
        found[:1] = [lowest._replace(chips=lowest.chips + orphaned)]
    return found
