"""The state of a running deal, as the steps work on it."""

from collections.abc import Sequence
from operator import getitem

from openers.cards.ranking import Ranking
from openers.engine.actions import Action, AskOpeners, IllegalAction, Legal, Refusal
from openers.engine.carry import Carry
from openers.engine.events import DealEnded, Event
from openers.engine.folding import FOLD, fold_rounds, fold_to_one
from openers.engine.quick import dealt_to
from openers.engine.setup import Setup
from openers.engine.stub import Stub
from openers.engine.table import Table
from openers.rules.rules import Rules
from openers.rules.steps import Ante, Show, Step

_DOWN = (False,) * 5


class DealState:
    """What the steps of a deal share: the table, the dealer's cards, whose turn it is.

    Attributes:
        rules, ranking, script: what is played.
        table: the truth, all cards known; it changes by events alone.
        events: all that has happened.
        stub: the dealer's cards.
        carry_in, carry: what lay on the table before, what is handed on after.
        at: index of the running step.
        turn: the seat that is asked, or -1.
        asked: what it is asked, once somebody wanted to know.
        answers: see `Setup`.
        over: whether the deal has ended.
    """

    __slots__ = (
        "rules", "ranking", "script", "table", "events", "stub", "carry_in", "carry", "at", "turn",
        "asked", "answers", "over",
    )  # fmt: skip

    def __init__(
        self, rules: Rules, setup: Setup, table: Table, stub: Stub, carry: Carry, began: Event
    ) -> None:
        self.rules = rules
        self.ranking: Ranking = setup.ranking
        self.script: tuple[Step, ...] = setup.script
        self.table = table
        self.events: list[Event] = [began]
        self.stub = stub
        self.carry_in, self.carry = carry, Carry()
        self.at = self.turn = -1
        self.asked: Legal | None = None
        self.answers = setup.answers
        self.over = False

    def emit(self, event: Event) -> None:
        """Let something happen."""
        self.events.append(event)
        FOLD[type(event)](self.table, event)

    def deal(self, seats: tuple[int, ...], ups: tuple[bool, ...]) -> None:
        """Deal the next cards of the stub round by round: in each round a card to each of
        ``seats`` in turn, all of a round lying alike. ``ups``: whether face up, a round each.
        """
        cards = self.stub.deal(len(seats) * len(ups))
        self.events += map(getitem, dealt_to(seats, ups), cards)
        fold_rounds(self.table, seats, ups, cards)

    def deal_down(self, seat: int, many: int) -> None:
        """Deal a seat the next cards of the stub, face down."""
        cards, down = self.stub.deal(many), _DOWN[:many]
        self.events += map(getitem, dealt_to((seat,), down), cards)
        fold_to_one(self.table, seat, down, cards)

    @property
    def ante(self) -> int:
        """The full ante, in chips."""
        first = self.script[0]
        assert isinstance(first, Ante)
        return first.chips

    @property
    def show(self) -> Show:
        """The last step of the script."""
        last = self.script[-1]
        assert isinstance(last, Show)
        return last

    def end(self, carry: Carry) -> None:
        """The deal is over; ``carry`` goes on to the next."""
        self.carry = carry
        self.turn = -1
        self.emit(DealEnded(tuple(self.table.stacks)))
        self.over = True


def known(cards: Sequence[int | None]) -> Sequence[int]:
    """Cards of the truth, where none is unseen: the same ones, not a copy."""
    return cards  # type: ignore[return-value]


def out_of_place(state: DealState, action: Action) -> IllegalAction:
    """The error to raise for an act that belongs to another phase (C8, D-14)."""
    if isinstance(action, AskOpeners):
        never = state.show.proof == "never"
        return IllegalAction(Refusal("proof_never" if never else "proof_not_now", "D-14"))
    return IllegalAction(Refusal("hand_over" if state.over else "wrong_phase", "C8"))
