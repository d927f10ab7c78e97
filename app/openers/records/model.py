"""What the store gives out: plain records, keys and numbers, never sentences."""

from pathlib import Path
from typing import Any, NamedTuple

from openers.engine.events import DealBegan, DealEnded, Event, Shown, Won
from openers.rules.rules import Rules

HERO = 0
"""The seat whose results are counted."""


class Problem(NamedTuple):
    """What went wrong with the records; ``words`` makes the sentence.

    Attributes:
        key: ``damaged``, ``newer``, ``foreign``, ``read_only``, ``disk_full``, ``locked``,
            ``unreachable``, ``deal_differs`` (a running deal that does not replay) or
            ``store`` (anything else).
        path: the database.
        aside: where the file or deal is kept now, or None where it could not be moved.
        restored: whether the backup took its place.
        kept: whether play is recorded on disk from now on; False: in memory alone.
    """

    key: str
    path: Path
    aside: Path | None = None
    restored: bool = False
    kept: bool = True


class StoreError(Exception):
    """The store could not do what was asked; nothing recorded before is lost."""

    def __init__(self, problem: Problem, detail: str = "") -> None:
        self.problem = problem
        super().__init__(f"{problem.key}: {problem.path} {detail}".rstrip())


class MatchRunning(Exception):
    """A profile has a running match; a new one takes its place only when asked to."""


class Counts(NamedTuple):
    """The figures of a deal, or of many, from the hero's side.

    Attributes:
        deals: deals played to their end with the hero dealt in.
        net: chips won less chips lost.
        bought: chips bought (rule C7).
        pots: deals in which the hero won something.
        showdowns: deals in which the hero showed the hand.
        biggest_pot: the most chips won in one deal by all who won together.
    """

    deals: int = 0
    net: int = 0
    bought: int = 0
    pots: int = 0
    showdowns: int = 0
    biggest_pot: int = 0

    def plus(self, other: "Counts") -> "Counts":
        """These and the others together."""
        return Counts(
            self.deals + other.deals,
            self.net + other.net,
            self.bought + other.bought,
            self.pots + other.pots,
            self.showdowns + other.showdowns,
            max(self.biggest_pot, other.biggest_pot),
        )


def count(events: tuple[Event, ...]) -> Counts:
    """The figures of one finished deal. Raises ValueError where it is not a whole one."""
    began, ended = events[0], events[-1]
    if not isinstance(began, DealBegan) or not isinstance(ended, DealEnded):
        raise ValueError("not a whole deal")
    won = [e for e in events if isinstance(e, Won)]
    return Counts(
        deals=int(began.dealt_in[HERO]),
        net=ended.stacks[HERO] - began.stacks[HERO],
        bought=began.bought[HERO],
        pots=int(any(e.seat == HERO and e.chips for e in won)),
        showdowns=int(any(isinstance(e, Shown) and e.seat == HERO for e in events)),
        biggest_pot=sum(e.chips for e in won),
    )


class MatchSummary(NamedTuple):
    """A match so far, or from its first deal to its last.

    Attributes:
        match: its number in the records.
        variant: id of the preset.
        rules: the house rules.
        characters: character ids a seat, "" for the hero.
        counts: the figures.
        begun, ended: UTC, ISO 8601; ``ended`` is "" while it runs.
        how: ``""`` while it runs, ``left``, ``replaced``, ``broke``, ``alone`` (nobody else
            has chips left) or ``imported``.
    """

    match: int
    variant: str
    rules: Rules
    characters: tuple[str, ...]
    counts: Counts
    begun: str
    ended: str = ""
    how: str = ""


class NewMatch(NamedTuple):
    """What is recorded of a match when it begins.

    Attributes:
        rules: the house rules.
        characters: a character id a seat, "" for the hero.
        seed: the match's seed, 16 bytes. Secret.
        minds: the seed of the opponents' chance, 16 bytes. Secret.
        state: what the engine's match needs before its first deal, as plain JSON values.
    """

    rules: Rules
    characters: tuple[str, ...]
    seed: bytes
    minds: bytes
    state: dict[str, Any]


class Running(NamedTuple):
    """All that a running match needs to go on.

    Attributes:
        summary: the match so far.
        seed: the match's seed (rule C10). Secret.
        minds: the seed of the opponents' chance. Secret.
        state: what the engine's match needs between deals, as plain JSON values.
        events: the running deal's events so far, unredacted; empty between deals.
        last: the events of the last deal that ended; empty before the second deal.
    """

    summary: MatchSummary
    seed: bytes
    minds: bytes
    state: dict[str, Any]
    events: tuple[Event, ...]
    last: tuple[Event, ...]
