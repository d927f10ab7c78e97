"""The text of a deal as the hero saw it: to copy into a report of an error."""

from collections.abc import Iterable

from openers.cards.card import text
from openers.engine.events import Event
from openers.rules.rules import Rules

_CARDS = frozenset({"card", "cards"})


def report(rules: Rules, seen: Iterable[Event]) -> str:
    """The house rules and each event a line. ``seen``: redacted, so no hidden card is in it."""
    lines = [f"variant: {rules.variant}"]
    lines += [f"{key}: {value}" for key, value in rules.options.items()]
    for event in seen:
        fields = event._asdict().items()
        told = (f"{key}={_told(key, value)}" for key, value in fields)
        lines.append(" ".join((type(event).__name__, *told)))
    return "\n".join(lines)


def _told(key: str, value: object) -> str:
    if key not in _CARDS:
        return str(value).replace(" ", "")
    cards = value if isinstance(value, tuple) else (value,)
    return ",".join("?" if card is None else text(card) for card in cards) or "-"
