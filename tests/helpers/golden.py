"""Golden playthroughs: deals as text, what was done above, what happened below.

``python -m helpers.golden`` (in ``tests``, with ``app`` on the path) writes what happens anew from
what was done, in every file of ``tests/golden``, and finds deals for recipes without a file. Read
each difference before it is committed: it is a change of the rules. In ``players`` stands what
everybody who can be named to ``openers simulate --players`` does with a deal of each game: a
difference there is a change of how somebody plays.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

from helpers.places import TESTS
from helpers.recipes import RECIPES, find
from openers.cards.card import RANKS, texts
from openers.engine.events import Dealt, Event, StepBegan, Won
from openers.engine.hand import Hand
from openers.engine.match import Match
from openers.engine.notation import read, write
from openers.opponents.arena import play_deal
from openers.opponents.characters import names, player
from openers.rules.presets import ids, preset

FOLDER = TESTS / "golden"
PLAYERS = FOLDER / "players"
_MOST_DEALS = 100
DEAL, HAPPENS = "== deal\n", "-- what happens\n"


def rendered(hands: Iterable[Hand]) -> str:
    """The text of a golden file."""
    return "\n".join(f"{DEAL}{write(hand)}{HAPPENS}{_story(hand)}" for hand in hands)


def played_again(text: str) -> list[Hand]:
    """The deals of a golden file, played from what was done. Raises ValueError as `read` does."""
    return [read(deal.partition(HAPPENS)[0]) for deal in text.split(DEAL)[1:]]


def _story(hand: Hand) -> str:
    lines = [line for event in _grouped(hand.events) for line in event]
    last = f"carried on: {hand.carry.chips}" if hand.carry.chips else ""
    return "\n".join([*lines, *([last] if last else [])]) + "\n"


def _grouped(events: list[Event]) -> Iterator[list[str]]:
    """The lines of the events; cards dealt one after the other stand in one line."""
    for kind, group in groupby(events, lambda e: (type(e), e.up if isinstance(e, Dealt) else 0)):
        if kind[0] is Dealt:
            cards = " ".join(f"{e.seat}:{texts([e.card])}" for e in group if isinstance(e, Dealt))
            yield [f"  Dealt {'up' if kind[1] else 'down'} {cards}"]
        else:
            yield [_line(event) for event in group]


def _line(event: Event) -> str:
    if isinstance(event, StepBegan):
        return f"{event.at} {event.name}"
    fields = " ".join(f"{name}={_value(name, getattr(event, name))}" for name in event._fields)
    return f"  {type(event).__name__} {fields}".rstrip()


def _value(name: str, value: Any) -> str:
    if name in {"card", "cards"}:
        return texts(value) if isinstance(value, tuple) else texts([value])
    if name == "openers":
        return "-" if value is None else RANKS[value]
    if name == "dealt_in":
        return ",".join(str(seat) for seat, yes in enumerate(value) if yes)
    if isinstance(value, tuple):
        return ",".join(str(one) for one in value)
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def path_of(name: str) -> Path:
    """The file of a recipe."""
    return FOLDER / f"{name}.txt"


def decided(name: str) -> list[Hand]:
    """A deal of each game with one player in every seat: the first somebody wins, or the last."""
    return [_decided(name, variant) for variant in ids()]


def _decided(name: str, variant: str) -> Hand:
    given, seed = preset(variant), sha256(f"{name} {variant}".encode()).digest()
    match, rngs = Match(given, seed[:16]), [Random(seat) for seat in range(given.seats)]
    for _ in range(_MOST_DEALS):
        hand = match.next_hand()
        assert hand is not None
        play_deal(hand, [player(name)] * given.seats, rngs)
        if any(isinstance(event, Won) for event in hand.events):
            break
    assert hand is not None
    return hand  # of who never opens, the last


def main() -> None:
    """Write every golden file anew."""
    for name, recipe in RECIPES.items():
        path = path_of(name)
        hands = played_again(path.read_text()) if path.exists() else find(recipe)
        path.write_text(rendered(hands))
        print(f"{path.relative_to(TESTS)}: {len(hands)} deals")
    PLAYERS.mkdir(exist_ok=True)
    for name in names():
        (PLAYERS / f"{name}.txt").write_text(rendered(decided(name)))


if __name__ == "__main__":
    main()
