"""One deal: a cursor over the script of steps. It knows no game.

Ask with `Hand.legal`, do with `Hand.apply`. Everything that happens is an event.
"""

from collections.abc import Sequence
from typing import Any, Protocol, Self

from openers.cards.shuffle import ByteStream, commitment, shuffled
from openers.engine import betting, dealing, drawing, showdown
from openers.engine.actions import Action, Legal
from openers.engine.carry import NOTHING, CarriedPot, Carry
from openers.engine.events import DealBegan, Event, StepBegan
from openers.engine.quick import remembered
from openers.engine.setup import Setup, setup_for
from openers.engine.state import DealState, out_of_place
from openers.engine.stub import Stub
from openers.engine.table import Table
from openers.engine.views import View, asked
from openers.rules.rules import Rules
from openers.rules.steps import Ante, Bet, Deal, Draw, Show


class _Ruler(Protocol):
    """What a module knows of a kind of step; begin and apply say whether the step still waits."""

    # Each takes its own kind of step.
    def begin(self, state: DealState, step: Any) -> bool: ...
    def legal(self, state: DealState, step: Any) -> Legal: ...
    def apply(self, state: DealState, step: Any, action: Action, legal: Legal) -> bool: ...


_RULERS: dict[type, _Ruler] = {
    Ante: dealing,
    Deal: dealing,
    Bet: betting,
    Draw: drawing,
    Show: showdown,
}
_began = remembered(StepBegan)
_BEGIN = {kind: ruler.begin for kind, ruler in _RULERS.items()}
_LEGAL = {kind: ruler.legal for kind, ruler in _RULERS.items()}
_APPLY = {kind: ruler.apply for kind, ruler in _RULERS.items()}


class Hand(DealState):
    """A deal under way or over.

    Attributes:
        seed: the deal's seed.
        deck: the cards in the order in which they are dealt.
        stacked: whether that order was given, not shuffled from the seed.
        actions: what was done so far.
    """

    __slots__ = ("seed", "deck", "stacked", "actions")

    def __init__(
        self,
        rules: Rules,
        *,
        stacks: Sequence[int],
        button: int,
        seed: bytes = b"",
        deck: Sequence[int] | None = None,
        dealt_in: Sequence[bool] | None = None,
        carry: Carry = NOTHING,
        number: int = 1,
        bought: Sequence[int] | None = None,
    ) -> None:
        """Begin the deal and go on to the first question.

        Args:
            rules: the variant with its house rules.
            stacks: chips a seat before the ante.
            button: the dealer's seat.
            seed: the deal's seed (C10); shuffles the deck, and the discards later.
            deck: a deck in the order it will be dealt, in place of the shuffled one.
            dealt_in: who takes part; by default who has chips, or a claim on the carried pot.
            carry: what the deal before handed on.
            number: the deal's number in its match.
            bought: chips each seat has just bought, for the record.

        Raises:
            ValueError: fewer than two players or more than the rules seat, an empty dealer's
                seat, less than no chips, or a given deck that is not the game's.
        """
        if not 2 <= len(stacks) <= rules.seats or min(stacks) < 0:
            raise ValueError(f"{len(stacks)} stacks at a table for {rules.seats}")
        if dealt_in is None:
            dealt_in = carry.dealt_in(stacks)
        players = sum(dealt_in)
        if players < 2 or not 0 <= button < len(stacks) or not dealt_in[button]:
            raise ValueError("a deal needs two players, the dealer one of them")
        setup = setup_for(rules, players)
        if deck is not None and sorted(deck) != list(setup.deck):
            raise ValueError("a given deck holds every card of the game once")
        stream = ByteStream(seed)
        self.seed, self.stacked = seed, deck is not None
        self.deck = tuple(shuffled(setup.deck, stream) if deck is None else deck)
        self.actions: list[Action] = []
        began = DealBegan(
            number,
            rules.variant,
            button,
            tuple(stacks),
            tuple(bought or (0,) * len(stacks)),
            tuple(dealt_in),
            carry.chips,
            setup.openers(carry.passed_out),
            carry.passed_out,
            commitment(seed),
        )
        table = Table(began, len(self.deck))
        super().__init__(rules, setup, table, Stub(self.deck, stream), carry, began)
        self._advance()

    @classmethod
    def resumed(cls, view: View, setup: Setup, table: Table, stub: Stub) -> Self:
        """A deal that goes on from a guessed table, at the turn of ``view``; for `imagine`."""
        hand = cls.__new__(cls)
        began = DealBegan(
            table.number, table.variant, table.button, tuple(table.stacks), (), (),
            table.carried, table.openers, table.passed_out, table.commitment,
        )  # fmt: skip
        DealState.__init__(
            hand, view.rules, setup, table, stub, Carry((CarriedPot(table.carried),)), began
        )
        hand.seed, hand.deck, hand.stacked, hand.actions = b"", (), True, []
        last = len(hand.script) - 1
        hand.at = last if view.legal.phase == "proof" else table.step
        hand.turn = view.legal.seat
        return hand

    def legal(self) -> Legal | None:
        """What is asked of whom; None once the deal is over."""
        asked = self.asked
        if asked is None and not self.over:
            step = self.script[self.at]
            asked = self.asked = _LEGAL[type(step)](self, step)
        return asked

    def apply(self, action: Action) -> list[Event]:
        """Do what was asked; return what happened.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
        """
        before = len(self.events)
        self.do(action)
        return self.events[before:]

    def do(self, action: Action) -> None:
        """As `apply`, for those who read ``events`` themselves or not at all."""
        legal = self.asked
        if legal is None:
            legal = self.legal()
            if legal is None:
                raise out_of_place(self, action)
        step = self.script[self.at]
        waits = _APPLY[type(step)](self, step, action, legal)
        self.asked = None
        self.actions.append(action)
        if not waits and not self.over:
            self._advance()

    def view(self, seat: int) -> View:
        """All that ``seat`` may know, with what is asked. Raises ValueError after the deal."""
        legal = self.legal()
        if legal is None:
            raise ValueError("the deal is over")
        return View(seat, self.table.seen_by(seat), asked(legal, seat), self.rules)

    def _advance(self) -> None:
        while not self.over:
            self.at += 1
            step = self.script[self.at]
            self.emit(_began(self.at, step.name))
            if _BEGIN[type(step)](self, step):
                return
