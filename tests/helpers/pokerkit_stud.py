"""PokerKit's seven-card stud beside ours: the same cards, the same acts, compared at each step.

The zone in which the rules agree, and the rule of ours that differs where it ends:

* deep stacks: nobody is ever all-in. PokerKit measures a short all-in bet or raise from the highest
  bet (C5: from the last full one, and below half it does not count for the cap); a bring-in that is
  posted short is all the others owe there (S-3: they owe all of it); who is all-in for the ante as
  the low card ends the forced bet there (S-3: the next on the left brings in).
* at most six players: its dealer burns a card before each street and, when the cards run out, deals
  the burnt and mucked ones again (S-12: no burns, a common card on the river).
* no big bet on fourth street with an open pair (option ``open_pair_double`` off; S-8).
* three raises after the bet in every round (``max_raises`` 3, ``uncapped_heads_up`` off; S-5).
* equal boards: the first dealt speaks first (``board_tie`` ``position``; S-7).
* the odd chip of a split pot: it goes to the first in the order of the deal there, to the highest
  card here (C6); payoffs are compared up to that chip.
"""

import random
from collections.abc import Sequence

from pokerkit import Automation, FixedLimitSevenCardStud, State

from openers.cards.card import text
from openers.engine.actions import Action, BringIn, Call, Check, Fold, Legal, RaiseTo
from openers.engine.events import Dealt, DealtCommon, Won
from openers.engine.hand import Hand
from openers.rules.presets import preset, with_options
from openers.rules.rules import Rules

STACK = 5000
AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


def rules(seats: int) -> Rules:
    """Our rules in the zone."""
    return with_options(
        preset("seven-card-stud"),
        {"seats": seats, "stack": STACK, "open_pair_double": False},
    )


def state(ours: Rules, stacks: Sequence[int]) -> State:
    """PokerKit's deal of the same game."""
    return FixedLimitSevenCardStud.create_state(
        AUTOMATIONS,
        True,  # antes are trimmed, as ours
        ours.ante,
        ours.bring_in,
        ours.small_bet,
        ours.big_bet,
        tuple(stacks),
        len(stacks),
    )


class Pair:
    """A deal of ours and the same deal of theirs. Their first player is on our dealer's left."""

    def __init__(self, seats: int, seed: int) -> None:
        given = rules(seats)
        self.hand = Hand(given, stacks=(STACK,) * seats, button=seats - 1, seed=_seed(seed))
        self.theirs = state(given, (STACK,) * seats)
        self._told = 0
        self.deal()

    def deal(self) -> None:
        """Deal to theirs what was dealt to ours since the last time."""
        dealt: dict[int, str] = {}
        for event in self.hand.events[self._told :]:
            if isinstance(event, Dealt) and event.card is not None:
                dealt[event.seat] = dealt.get(event.seat, "") + text(event.card)
            elif isinstance(event, DealtCommon):
                raise AssertionError("no common card in the zone")
            elif dealt:
                self._deal(dealt)
                dealt = {}
        self._told = len(self.hand.events)
        if dealt:
            self._deal(dealt)

    def _deal(self, dealt: dict[int, str]) -> None:
        if self.theirs.can_burn_card():
            self.theirs.burn_card("??")
        for seat in sorted(dealt):
            self.theirs.deal_hole(dealt[seat], seat)

    def asked(self) -> Legal | None:
        """What both ask now. Raises AssertionError where they differ."""
        legal, theirs = self.hand.legal(), self.theirs
        if legal is None:
            assert not theirs.status, "theirs goes on"
            return None
        assert theirs.actor_index == legal.seat
        assert theirs.can_fold() == legal.fold
        assert theirs.can_post_bring_in() == bool(legal.bring_in)
        assert theirs.can_check_or_call() == (legal.check or legal.call > 0)
        if not legal.bring_in:
            assert theirs.checking_or_calling_amount == legal.call
        low = theirs.min_completion_betting_or_raising_to_amount
        high = theirs.max_completion_betting_or_raising_to_amount
        assert legal.raises == (() if low is None else (low,))
        assert low == high
        return legal

    def act(self, action: Action) -> None:
        """Do the same on both."""
        theirs = self.theirs
        match action:
            case Fold():
                theirs.fold()
            case BringIn():
                theirs.post_bring_in()
            case Check() | Call():
                theirs.check_or_call()
            case RaiseTo(to):
                theirs.complete_bet_or_raise_to(to)
        self.hand.apply(action)
        self.deal()

    def paid(self) -> None:
        """Both have paid the same, up to the odd chips of a split pot."""
        ours, theirs = self.hand.table.stacks, list(self.theirs.stacks)
        winners = [e for e in self.hand.events if isinstance(e, Won)]
        if ours != theirs:
            assert len(winners) > 1, (ours, theirs)
            assert sum(ours) == sum(theirs)
            assert all(abs(a - b) <= 1 for a, b in zip(ours, theirs, strict=True))


def choose(legal: Legal, rng: random.Random) -> Action:
    """A legal act: 12 % folds and 30 % raises where they are legal."""
    acts: list[tuple[float, Action]] = [(0.58, Call() if legal.call else Check())]
    if legal.bring_in:
        acts = [(0.7, BringIn())]
    if legal.fold:
        acts.append((0.12, Fold()))
    if legal.raises:
        acts.append((0.3, RaiseTo(legal.raises[0])))
    (action,) = rng.choices([act for _, act in acts], [weight for weight, _ in acts])
    return action


def _seed(number: int) -> bytes:
    return number.to_bytes(32, "big")
