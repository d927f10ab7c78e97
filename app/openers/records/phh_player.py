"""The actions of a PHH hand done by our rules, each in its turn, and the stacks compared."""

from collections.abc import Sequence
from decimal import Decimal
from typing import NamedTuple

from openers.engine.actions import (
    Act,
    Action,
    BringIn,
    Call,
    Check,
    Fold,
    IllegalAction,
    Legal,
    RaiseTo,
    Refusal,
)
from openers.engine.events import (
    Acted,
    DealBegan,
    DealEnded,
    Dealt,
    DealtCommon,
    Event,
    Posted,
    Won,
)
from openers.engine.hand import Hand
from openers.engine.pots import pots
from openers.engine.table import Table
from openers.records.faults import BadHand
from openers.records.phh_cards import Holdings
from openers.records.phh_text import PhhAction, PhhHand
from openers.rules.rules import Rules

_COMMON = -1


class Told(NamedTuple):
    """What a file tells: its events, the stacks after them, and whether the deal is over."""

    events: tuple[Event, ...]
    stacks: tuple[int, ...]
    over: bool


class Player:
    """Plays the actions of a file on a hand."""

    def __init__(self, phh: PhhHand, hand: Hand, held: Holdings) -> None:
        self._phh, self._hand, self._held = phh, hand, held
        self._dealt = dict.fromkeys(range(_COMMON, phh.players), 0)
        self._brought_in = False

    def play(self) -> Told:
        """Play them all, and compare the stacks.

        Raises:
            BadHand: an action does not fit the rules, or the stacks are others. Where a rule that
                others play otherwise may be the reason, its id stands in the fault.
        """
        phh = self._phh
        try:
            for action in phh.actions:
                self._do(action)
            told = self._told()
            self._mucks_lost(told)
            self._compare(told)
        except BadHand as bad:
            end = bad.fault.key == "stacks_differ"
            bad.fault = bad.fault._replace(
                house=_disputed(self._hand.rules, self._hand.events, end)
            )
            raise
        return told

    def _do(self, action: PhhAction) -> None:
        if action.kind in ("dh", "db"):
            self._deal(action)
        elif action.kind == "sm":
            self._show(action)
        else:
            self._act(action)

    # -- cards -----------------------------------------------------------------------------------

    def _due(self, player: int) -> int:
        """The cards a player has by our rules, or those for all."""
        table = self._hand.table
        return len(table.common if player == _COMMON else table.hands[player])

    def _deal(self, action: PhhAction) -> None:
        self._dealt[action.player] += len(action.cards)
        if self._dealt[action.player] > self._due(action.player):
            raise BadHand(action.line, "no_card_due", player=action.player + 1)

    def _all_dealt(self, line: int) -> None:
        """Every card of the deal so far stands in the file."""
        for player, cards in self._dealt.items():
            if cards < self._due(player):
                raise BadHand(line, "card_missing", player=player + 1)

    def _show(self, action: PhhAction) -> None:
        if self._hand.legal() is not None:
            raise BadHand(action.line, "too_early", player=action.player + 1)
        if action.player in self._held.folders:
            raise BadHand(action.line, "has_folded", player=action.player + 1)

    # -- acts ------------------------------------------------------------------------------------

    def _act(self, action: PhhAction) -> None:
        hand, player = self._hand, action.player
        self._all_dealt(action.line)
        if action.kind in ("pb", "cbr") and self._posted_by_itself(action):
            return
        legal = hand.legal()
        if legal is None:
            raise BadHand(action.line, "deal_over")
        if legal.seat != player:
            raise BadHand(action.line, "not_your_turn", player=player + 1, asked=legal.seat + 1)
        try:
            hand.apply(self._as_ours(action, legal))
        except IllegalAction as error:
            raise self._refused(action.line, error.refusal) from None

    def _as_ours(self, action: PhhAction, legal: Legal) -> Action:
        to = self._phh.whole(action.to)
        match action.kind:
            case "f":
                return Fold()
            case "cc":
                return Call() if legal.call else Check()
            case "cbr" if not legal.bring_in or to != legal.bring_in:
                return RaiseTo(to)
            case _:  # or a bring-in of the last chips, written as a completion
                self._brought_in = True
                return BringIn()

    def _refused(self, line: int, refusal: Refusal) -> BadHand:
        sizes = [self._phh.said(to) for name, to in refusal.params if name.startswith("size")]
        return BadHand(
            line, "refused", reason=refusal.reason, rule=refusal.rule, open=" or ".join(sizes)
        )

    def _posted_by_itself(self, action: PhhAction) -> bool:
        """Whether the rules have posted this bring-in, from a stack that covers no more (S-3)."""
        table, player = self._hand.table, action.player
        posted = table.bring_in == player and not self._brought_in and table.all_in(player)
        if action.kind == "cbr":
            posted = posted and table.wagered[player] == self._phh.whole(action.to)
        self._brought_in |= posted
        return posted

    # -- the end ---------------------------------------------------------------------------------

    def _told(self) -> Told:
        """Everything up to the first card that the file leaves out: it may stop anywhere."""
        events, left = self._hand.events, dict(self._dealt)
        for place, event in enumerate(events):
            if not isinstance(event, Dealt | DealtCommon):
                continue
            player = event.seat if isinstance(event, Dealt) else _COMMON
            left[player] -= 1
            if left[player] < 0:
                return Told(tuple(events[:place]), _stacks(events[:place]), False)
        return Told(tuple(events), tuple(self._hand.table.stacks), self._hand.over)

    def _mucks_lost(self, told: Told) -> None:
        """Who throws a hand away wins nothing that somebody who keeps the hand may win."""
        hand, held = self._hand, self._held
        won = [event for event in told.events if isinstance(event, Won)]
        if not (held.live and held.thrown.intersection(event.seat for event in won)):
            return
        parts = pots(hand.table, hand.carry_in, hand.ante, sorted(held.live))
        over = {event.seat for event in won if set(parts[event.pot].seats) - held.thrown}
        for action in self._phh.actions:
            if action.kind == "sm" and action.player in held.thrown & over:
                raise BadHand(action.line, "muck_wins", player=action.player + 1)

    def _compare(self, told: Told) -> None:
        phh = self._phh
        if phh.finish is None:
            return
        if list(phh.finish) != [Decimal(chips) / phh.scale for chips in told.stacks]:
            ours = " ".join(map(phh.said, told.stacks))
            raise BadHand(
                phh.finish_line,
                "stacks_differ",
                stacks=ours,
                expected=" ".join(map(str, phh.finish)),
            )


def _stacks(events: Sequence[Event]) -> tuple[int, ...]:
    """The stacks after the first events of a deal."""
    began = events[0]
    assert isinstance(began, DealBegan)
    table = Table(began, 0)
    for event in events[1:]:
        table.apply(event)
    return tuple(table.stacks)


def _disputed(rules: Rules, events: Sequence[Event], ended: bool) -> tuple[str, ...]:
    """The rules that made these events what they are, and that others play otherwise.

    Short all-ins (C5), a bring-in of the last chips (S-3), a card for all (S-12); where the deal
    has ``ended`` short antes (C4) and the odd chip of a split pot, too (C6).
    """
    began = events[0]
    assert isinstance(began, DealBegan)
    left = [*began.stacks]
    found, pots = set(), set()
    ended = ended and isinstance(events[-1], DealEnded)
    for event in events:
        match event:
            case Posted(seat, _, chips):
                left[seat] -= chips
                if ended and chips < rules.ante:
                    found.add("C4")
            case Acted(seat, Act.BRING_IN, chips) if chips == left[seat]:
                found.add("S-3")
            case Acted(_, _, _, _, False):
                found.add("C5")
            case DealtCommon():
                found.add("S-12")
            case Won(_, _, pot) if ended:
                if pot in pots:
                    found.add("C6")
                pots.add(pot)
            case _:
                pass
    return tuple(sorted(found))
