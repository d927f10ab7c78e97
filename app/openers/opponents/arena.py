"""Whole deals without a screen: the plain match loop, and many deals with their figures."""

from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random
from time import perf_counter
from typing import NamedTuple, Protocol

from openers.cards.ranking import ranking_for
from openers.engine.actions import Action, AskOpeners, Done, Legal
from openers.engine.events import Event
from openers.engine.match import Match, MatchState
from openers.engine.openers import may_open
from openers.engine.replay import replay
from openers.engine.table import Table
from openers.engine.views import View
from openers.opponents.characters import player
from openers.opponents.checker import Checker, Watched
from openers.opponents.player import Player
from openers.opponents.tally import PlayerFigures, Tally, acts_by_seat, nets
from openers.rules.rules import Rules


class Deal(Protocol):
    """What the loop needs of a deal: `openers.engine.hand.Hand` has it."""

    events: list[Event]
    table: Table

    def legal(self) -> Legal | None:
        """What is asked of whom; None once the deal is over."""
        ...

    def apply(self, action: Action) -> list[Event]:
        """Do it; return what happened."""
        ...

    def do(self, action: Action) -> None:
        """Do it."""
        ...

    def view(self, seat: int) -> View:
        """What a seat may know."""
        ...


class WatchedDeal(Deal, Watched, Protocol):
    """A deal that can be played and looked into."""


Watch = Callable[[list[Event]], None]


def play_deal(
    deal: Deal, players: Sequence[Player], rngs: Sequence[Random], watch: Watch | None = None
) -> None:
    """Ask whose turn it is and do what they say, until the deal is over.

    ``watch`` is told what each act made happen.
    """
    while (legal := deal.legal()) is not None:
        if legal.phase == "proof":
            action = _who_asks(deal, players, rngs)
        else:
            action = players[legal.seat].act(deal.view(legal.seat), rngs[legal.seat])
        if watch:
            watch(deal.apply(action))
        else:
            deal.do(action)


def _who_asks(deal: Deal, players: Sequence[Player], rngs: Sequence[Random]) -> Action:
    """The first, from the opener's left, who asks for the openers; else nobody does."""
    table = deal.table
    for seat in table.clockwise(table.opener + 1):
        if table.dealt_in[seat] and seat != table.opener:
            action = players[seat].act(deal.view(seat), rngs[seat])
            if isinstance(action, AskOpeners):
                return action
    return Done()


# -- many deals ------------------------------------------------------------------------------------


class Report(NamedTuple):
    """The figures of a simulation.

    Attributes:
        variant: id of the preset.
        seats: players at the table.
        hands: deals played.
        seconds: time they took.
        breaches: what went wrong, None where nothing was checked.
        nobody_could_open: share of deals in which nobody held openers, None without openers.
        players: one for each name, in the order of the first deal's seats.
    """

    variant: str
    seats: int
    hands: int
    seconds: float
    breaches: int | None
    nobody_could_open: float | None
    players: tuple[PlayerFigures, ...]


class Plan(NamedTuple):
    """What to simulate.

    Attributes:
        rules: the game; its seats and stacks are played.
        names: who sits where, one name a seat.
        hands: deals to play; with ``duplicate`` decks, each played once per rotation.
        seed: of the cards and of the players' chance, which are independent of each other.
        match: one match with its stacks, carried pots and button, not a fresh deal each time.
        duplicate: every deck once per rotation of the players.
        check: watch every view, the deck, the chips and the replay.
    """

    rules: Rules
    names: Sequence[str]
    hands: int
    seed: int = 0
    match: bool = False
    duplicate: bool = False
    check: bool = False


def simulate(plan: Plan) -> Report:
    """Play the deals of a plan. The same plan gives the same report, but for the seconds.

    Raises:
        KeyError: an unknown name.
    """
    rules, seats = plan.rules, len(plan.names)
    run = _Run(plan)
    began = perf_counter()
    state = Match(rules, run.seed).state
    for number in range(plan.hands):
        if not plan.match:
            state = MatchState(number, (rules.stack,) * seats, (number - 1) % seats)
        match = run.play(state)
        if match is None:
            break
        state = match.settled()
    seconds = perf_counter() - began
    unit = "big bets" if rules.stud else "antes"
    return Report(
        rules.variant,
        seats,
        run.hands,
        seconds,
        run.breaches if plan.check else None,
        run.closed / max(run.hands, 1) if rules.options.get("openers", "none") != "none" else None,
        tuple(
            tally.figures(seat, name, unit, rules.unit)
            for seat, (name, tally) in enumerate(zip(plan.names, run.tallies, strict=True))
        ),
    )


class _Run:
    """A simulation under way: its players and its sums."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.seed = sha256(f"openers cards {plan.seed}".encode()).digest()[:16]
        places = range(len(plan.names))
        self.players = [player(name) for name in plan.names]
        self.chances = [Random(f"openers player {plan.seed} {place}") for place in places]
        self.tallies = [Tally() for _ in places]
        self.hands = self.breaches = self.closed = 0

    def play(self, state: MatchState) -> Match | None:
        """Play the next deal after ``state``, or one for each rotation; None: there is none."""
        seats = len(self.players)
        samples = [0] * seats
        for turn in range(seats if self.plan.duplicate else 1):
            match = Match(self.plan.rules, self.seed, state)
            deal = match.next_hand()
            if deal is None:
                return None
            self.closed += _nobody_can_open(self.plan.rules, deal.table)
            order = [(seat + turn) % seats for seat in range(seats)]
            before = tuple(deal.table.stacks[s] + deal.table.antes[s] for s in range(seats))
            self._play_one(deal, order, state)
            acts = acts_by_seat(deal.events, seats)
            won = nets(before, deal.table, give_back=not self.plan.match)
            for seat, who in enumerate(order):
                samples[who] += won[seat]
                self.tallies[who].add_deal(seat, deal.table, acts[seat])
            self.hands += 1
        for tally, sample in zip(self.tallies, samples, strict=True):
            tally.add_sample(sample)
        return match

    def _play_one(self, deal: WatchedDeal, order: list[int], state: MatchState) -> None:
        """Play a deal, ``order`` saying which player sits where."""
        players = [self.players[who] for who in order]
        chances = [self.chances[who] for who in order]
        if not self.plan.check:
            play_deal(deal, players, chances)
            return
        checker = Checker(deal)
        play_deal(deal, players, chances, checker.see)
        again = Match(self.plan.rules, self.seed, state).next_hand()
        if again is not None:
            checker.replayed(lambda events: replay(again, events))
        self.breaches += checker.breaches


def _nobody_can_open(rules: Rules, table: Table) -> bool:
    """Whether no player dealt in holds what opens now (D-2)."""
    if table.openers is None:
        return False
    ranking = ranking_for(rules.deck, sum(table.dealt_in), rules.flush_over_full)
    return not any(
        may_open([c for c in hand if c is not None], table.openers, ranking, rules.openers_also)
        for hand in table.hands
        if hand
    )
