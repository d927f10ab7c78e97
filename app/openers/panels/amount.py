"""Amounts: what the presets stand for, and what was typed."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from openers.engine.actions import Legal
from openers.engine.table import Table


class Preset(NamedTuple):
    """A shortcut to an amount. ``key``: min, half, three-quarters, pot, max; ``to``: the total."""

    key: str
    to: int


_SHARES = (("half", Fraction(1, 2)), ("three-quarters", Fraction(3, 4)), ("pot", Fraction(1)))


def presets(legal: Legal, table: Table) -> tuple[Preset, ...]:
    """The presets of a bet, ascending, each total once, all of them legal.

    A share is measured by the pot after the call, and added to what is to be matched.
    """
    totals = legal.raises
    if len(totals) < 2:
        return ()
    least, most = totals[0], totals[-1]
    base = table.pot_now() + legal.call
    found = [Preset("min", least)]
    for key, share in _SHARES:
        to = table.to_match + int(base * share)
        if least < to <= most and to in totals:
            found.append(Preset(key, to))
    if found[-1].to < most:
        found.append(Preset("max", most))
    seen: dict[int, Preset] = {}
    for preset in found:
        seen.setdefault(preset.to, preset)
    return tuple(seen.values())


def nearest(totals: Sequence[int], to: int) -> int:
    """The legal total nearest to ``to``."""
    return min(totals, key=lambda total: (abs(total - to), total))


def read_number(text: str) -> Fraction | None:
    """A number as people type it, with comma or point; None where it is none.

    A single mark followed by exactly three figures is a thousands mark (1.000, 1,000); where both
    marks occur the last one is the decimal mark.
    """
    text = text.strip().replace(" ", "").replace("\N{NO-BREAK SPACE}", "").replace("'", "")
    if not text or not set(text) <= set("0123456789.,"):
        return None
    last = max(text.rfind("."), text.rfind(","))
    if last < 0:
        return Fraction(text)
    whole, part = text[:last], text[last + 1 :]
    mark, others = text[last], whole.replace(".", "").replace(",", "")
    repeated = mark in whole
    if repeated or (len(part) == 3 and whole and whole == others and whole != "0"):
        groups = (whole + mark + part).split(mark)
        if not all(len(g) == 3 for g in groups[1:]) or not 1 <= len(groups[0]) <= 3:
            return None
        return Fraction("".join(groups)) if all(g.isdigit() for g in groups) else None
    if not (others or part) or (part and not part.isdigit()):
        return None
    return Fraction((others or "0") + "." + (part or "0"))
