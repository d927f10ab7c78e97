"""From the records back to a match that goes on where it stood."""

from dataclasses import dataclass
from typing import Any

from openers.engine.carry import CarriedPot, Carry
from openers.engine.events import Event
from openers.engine.hand import Hand
from openers.engine.match import Match, MatchState
from openers.engine.replay import replay
from openers.records.model import Running
from openers.rules.presets import ids, preset
from openers.rules.rules import Rules
from openers.rules.validate import settled

_MOST_CHIPS = 2**62
"""More than any match brings together, and exact in every part of the program."""


class Differs(Exception):
    """The recorded events do not follow from the recorded rules, seed and actions."""


@dataclass(frozen=True)
class Resumed:
    """A match that goes on.

    Attributes:
        match: the engine's match.
        hand: the running deal, its actions done again; None between deals.
        events: what the table shows, unredacted: of the running deal, else of the last one.
        differs: why a running deal could not go on, or None.
    """

    match: Match
    hand: Hand | None
    events: tuple[Event, ...]
    differs: BaseException | None = None


def checked(running: Running) -> Running:
    """The same, its rules completed.

    Raises:
        Exception: whatever rules, people or figures say that no match can have.
    """
    rules, people = _completed(running.summary.rules), running.summary.characters
    settled(rules.family, rules.options)
    state = from_plain(running.state)
    chips: tuple[Any, ...] = (*state.stacks, *(pot.chips for pot in state.carry.pots))
    named = {state.button, *state.carry.claims}.union(*(pot.barred for pot in state.carry.pots))
    if (
        to_plain(state) != running.state
        or not len(people) == len(state.stacks) == rules.seats
        or not all(isinstance(count, int) and 0 <= count <= _MOST_CHIPS for count in chips)
        or not named <= set(range(rules.seats))
        or min(state.number, state.carry.passed_out) < 0
    ):
        raise ValueError("not the figures of a match")
    return running._replace(summary=running.summary._replace(rules=rules))


def resume(running: Running) -> Resumed:
    """Rebuild a running match that is `checked`.

    A deal that does not replay is left out: the match goes on with the next one, other cards.

    Raises:
        Exception: whatever the engine says to rules or figures it cannot play with.
    """
    running = checked(running)
    rules = running.summary.rules
    state = from_plain(running.state)
    Match(rules, running.seed, state).next_hand()  # raises where nothing can be played
    match = Match(rules, running.seed, state)
    if not running.events:
        return Resumed(match, None, running.last)
    try:
        hand = _replayed(match, list(running.events))
    except Exception as error:  # noqa: BLE001 - old records may fail a newer engine anywhere
        match = Match(rules, running.seed, state._replace(number=state.number + 1))
        return Resumed(match, None, (), error)
    return Resumed(match, hand, tuple(hand.events))


def _replayed(match: Match, events: list[Event]) -> Hand:
    hand = match.next_hand()
    if hand is None:
        raise Differs("the match is over")
    return replay(hand, events)


def _completed(rules: Rules) -> Rules:
    """Rules recorded before an option existed have its default."""
    if rules.variant not in ids():
        return rules
    return Rules(rules.variant, rules.family, {**preset(rules.variant).options, **rules.options})


def to_plain(state: MatchState) -> dict[str, Any]:
    """A match's state between deals as JSON values."""
    carry = state.carry
    return {
        "number": state.number,
        "stacks": list(state.stacks),
        "button": state.button,
        "pots": [[pot.chips, sorted(pot.barred)] for pot in carry.pots],
        "passed_out": carry.passed_out,
        "claims": sorted(carry.claims),
    }


def from_plain(plain: dict[str, Any]) -> MatchState:
    """The state that `to_plain` wrote. Raises KeyError, TypeError or ValueError."""
    pots = tuple(CarriedPot(int(chips), frozenset(barred)) for chips, barred in plain["pots"])
    return MatchState(
        int(plain["number"]),
        tuple(plain["stacks"]),
        int(plain["button"]),
        Carry(pots, int(plain["passed_out"]), frozenset(plain["claims"])),
    )
