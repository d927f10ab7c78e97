"""The match at the table, without Qt: the engine's match, who sits where, the figures so far."""

import hashlib
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from random import Random
from typing import Any, NamedTuple

from openers.engine.actions import Action, IllegalAction, Legal
from openers.engine.events import DealBegan, Event
from openers.engine.hand import Hand
from openers.engine.match import Match
from openers.engine.replay import replay
from openers.engine.setup import setup_for
from openers.engine.table import fold
from openers.engine.views import View
from openers.opponents.player import Player
from openers.records.figures import Figures
from openers.records.history import DealRecord, redealt
from openers.records.model import HERO, Counts, MatchSummary, NewMatch, Running, count
from openers.rules.rules import Rules
from openers.session import minds
from openers.session.resuming import resume, to_plain

_SEED_BYTES = 16


class EngineFailed(Exception):
    """The engine failed inside an action; the deal is as it was before it."""


class Ended(NamedTuple):
    """Why no deal follows: ``broke`` (the hero has no chips) or ``alone`` (nobody else has).

    ``award``: chips the hero got by that (rule C7).
    """

    how: str
    award: int


@dataclass
class Seated:
    """A match with its people.

    Attributes:
        match: the engine's match.
        characters: ids a seat, "" for the hero.
        players: who decides, a seat each; None for the hero.
        seed, mind_seed: secret.
        begun: UTC, ISO 8601.
        counts: the figures so far.
        events: all of the deal at the table, unredacted; of the last one between two starts.
        hand: the running or last deal; None where it was only read from the records.
        ended, ended_at: how and when the match ended.
        differs: why a recorded deal could not go on.
    """

    match: Match
    characters: tuple[str, ...]
    players: tuple[Player | None, ...]
    seed: bytes
    mind_seed: bytes
    begun: str
    counts: Counts = field(default_factory=Counts)
    events: tuple[Event, ...] = ()
    hand: Hand | None = None
    ended: Ended | None = None
    ended_at: str = ""
    differs: BaseException | None = field(default=None, repr=False)

    # -- reading -----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the deal at the table has ended."""
        return self.hand is None or self.hand.over

    @property
    def number(self) -> int:
        """The number of the deal at the table."""
        return self._began().number

    def legal(self) -> Legal | None:
        """What is asked of whom."""
        return None if self.hand is None else self.hand.legal()

    def view(self, seat: int) -> View:
        """All that a seat may know."""
        return self._running().view(seat)

    def chance(self, seat: int, what: str) -> Random:
        """The chance of this decision, the same after a new start."""
        return minds.chance(self.mind_seed, what, self.number, seat, len(self.events))

    def may_ask(self) -> list[int]:
        """Who may ask for the openers, from the opener's left (rule D-14)."""
        table = self._running().table
        seats = table.clockwise(table.opener + 1)
        return [s for s in seats if s != table.opener and table.dealt_in[s]]

    def all_hands(self) -> tuple[tuple[int, ...], ...]:
        """Every hand of the deal at the table, hidden ones too."""
        hands = fold(self.events, self.deck_size()).hands
        return tuple(tuple(card for card in hand if card is not None) for hand in hands)

    def deck_size(self) -> int:
        """Cards in the deck of the deal at the table."""
        return len(setup_for(self.match.rules, sum(self._began().dealt_in)).deck)

    def summary(self, match: int) -> MatchSummary:
        """The match so far; ``match``: its number in the records."""
        return MatchSummary(
            match=match,
            variant=self.match.rules.variant,
            rules=self.match.rules,
            characters=self.characters,
            counts=self.counts,
            begun=self.begun,
            ended=self.ended_at,
            how=self.ended.how if self.ended else "",
        )

    # -- moving on ---------------------------------------------------------------------------------

    def begin_next(self) -> Ended | None:
        """Begin the next deal, or say why there is none."""
        state = self.match.settled()
        broke = not state.stacks[HERO] and HERO not in state.carry.claims
        if broke and self.match.rules.when_broke == "out":
            return self._end(Ended("broke", 0))
        hand = self.match.next_hand()
        if hand is None:
            return self._end(Ended("alone", self.match.state.stacks[HERO] - state.stacks[HERO]))
        self.hand = hand
        self.events = tuple(hand.events)
        return None

    def apply(self, action: Action) -> list[Event]:
        """Do it; what happened.

        Raises:
            IllegalAction: the rules refuse it.
            EngineFailed: the engine broke; the deal stands as before.
        """
        hand = self._running()
        try:
            new = hand.apply(action)
        except IllegalAction:
            raise
        except Exception as error:
            self._rebuild()
            raise EngineFailed from error
        self.events = (*self.events, *new)
        return new

    def settle(self) -> dict[str, Any]:
        """Count the deal that is over; the match's state after it, for the records."""
        self.counts = self.counts.plus(count(self.events))
        return to_plain(self.match.settled())

    def counting(self) -> Callable[[], Figures]:
        """What statistics say of the deal that is over, for a worker to find out."""
        rules, deal = self.match.rules, DealRecord(self.events, self._running().seed)

        def found() -> Figures:
            from openers.stats.keep import figures  # needed by no one before a deal has ended

            return figures(redealt(rules, deal), deal.events, self.characters)

        return found

    def drop_deal(self) -> dict[str, Any]:
        """Take the running deal off the table, uncounted; the state from which the next begins."""
        state = self.match.settled()
        if self.hand is not None:
            state = state._replace(number=state.number + 1)
            self.match = Match(self.match.rules, self.seed, state)
        self.hand, self.events = None, ()
        return to_plain(state)

    def _rebuild(self) -> None:
        """The deal again from its events: an engine that broke may have left it half changed."""
        match = Match(self.match.rules, self.seed, self.match.state)
        hand = match.next_hand()
        assert hand is not None
        self.match, self.hand = match, replay(hand, list(self.events))

    def _end(self, ended: Ended) -> Ended:
        self.ended, self.ended_at = ended, _stamp()
        self.counts = self.counts.plus(Counts(net=ended.award))
        return ended

    def _running(self) -> Hand:
        assert self.hand is not None
        return self.hand

    def _began(self) -> DealBegan:
        began = self.events[0]
        assert isinstance(began, DealBegan)
        return began


def seat_anew(
    rules: Rules,
    characters: Sequence[str],
    seed: int | bytes | None,
    player_for: Callable[[str], Player],
) -> tuple[Seated, NewMatch]:
    """A new match, and what the records are told of it.

    Raises:
        ValueError: not one character for each opponent.
        KeyError: no such character.
    """
    if len(characters) != rules.seats - 1:
        raise ValueError(f"{len(characters)} opponents for {rules.seats} seats")
    people = ("", *characters)
    cards, mind_seed = _seeds(seed)
    match = Match(rules, cards)
    seated = Seated(match, people, _players(people, player_for), cards, mind_seed, _stamp())
    return seated, NewMatch(rules, people, cards, mind_seed, to_plain(match.state))


def seat_again(running: Running, player_for: Callable[[str], Player]) -> Seated:
    """A match taken up from the records. Raises whatever its rules or figures bring about."""
    again = resume(running)
    people = running.summary.characters
    return Seated(
        again.match,
        people,
        _players(people, player_for),
        running.seed,
        running.minds,
        running.summary.begun,
        running.summary.counts,
        again.events,
        again.hand,
        differs=again.differs,
    )


def _players(
    people: Sequence[str], player_for: Callable[[str], Player]
) -> tuple[Player | None, ...]:
    return tuple(player_for(who) if who else None for who in people)


def _seeds(seed: int | bytes | None) -> tuple[bytes, bytes]:
    """The cards' seed and the opponents', which nobody can tell from the cards' (rule C10)."""
    if seed is None:
        return secrets.token_bytes(_SEED_BYTES), secrets.token_bytes(_SEED_BYTES)
    given = seed if isinstance(seed, bytes) else str(seed).encode()
    cards, mind_seed = (
        hashlib.sha256(label + given).digest()[:_SEED_BYTES] for label in (b"cards", b"minds")
    )
    return cards, mind_seed


def _stamp() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
