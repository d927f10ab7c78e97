"""PHH played by our rules: each action of the file in its turn, and the stacks it must end with."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from openers.cards.card import text
from openers.cards.deck import deck as whole_deck
from openers.cards.ranking import STANDARD
from openers.engine.actions import Action, BringIn, Call, Check, Fold, IllegalAction, RaiseTo
from openers.engine.events import Dealt, Event, Mucked, Shown
from openers.engine.hand import Hand
from openers.records.faults import BadHand
from openers.records.history import DealRecord, Session
from openers.records.phh_text import PhhAction, PhhHand
from openers.records.unseen import Cards, filled, stud_deck
from openers.rules.catalogue import MOST_CHIPS
from openers.rules.presets import preset
from openers.rules.rules import OptionValue, Rules

VARIANT = "seven-card-stud"
_DEALT_AT_ONCE = 3
_DOWN = (0, 1, 6)
"""The places of a stud hand that lie face down."""


class Played(NamedTuple):
    """A PHH hand played through.

    Attributes:
        hand: after the last action of the file; not over where the file stops before.
        events: what happened, as far as the file knows the cards.
    """

    hand: Hand
    events: tuple[Event, ...]


def rules_of(phh: PhhHand) -> Rules:
    """The rules of a hand: those of the stud preset with the file's amounts.

    Beaten hands need not be shown where somebody does not show one (S-11).
    """
    ante, times = _ante(phh)
    changed: Mapping[str, OptionValue] = {
        "seats": phh.players,
        "stack": min(max(*phh.stacks, ante), MOST_CHIPS),
        "ante": ante,
        "dealer_ante": times,
        "bring_in": phh.bring_in,
        "small_bet": phh.small_bet,
        "big_bet": phh.big_bet,
        "chip_value": "none",
        "may_muck": bool(_silent(phh)),
    }
    stud = preset(VARIANT)
    return Rules(VARIANT, stud.family, {**stud.options, **changed})


def sessions(hands: Sequence[PhhHand]) -> tuple[Session, ...]:
    """The hands of a file, those under the same rules one after the other as one session.

    Raises:
        BadHand: a hand does not fit the rules, or stops before its end.
    """
    found: list[Session] = []
    for phh in hands:
        rules, names = rules_of(phh), phh.names
        last = found[-1] if found else None
        if last is None or (last.rules, last.players) != (rules, names):
            last = Session(rules, names, (), ours=False)
            found.append(last)
        played = play(phh, len(last.deals) + 1)
        if not played.hand.over:
            raise BadHand(phh.actions_line, "unfinished")
        found[-1] = last._replace(deals=(*last.deals, DealRecord(played.events)))
    return tuple(found)


def play(phh: PhhHand, number: int = 1) -> Played:
    """Play a hand by our rules; ``number`` is its own among those it belongs to.

    The dealer is the last player: the first is dealt to first.

    Raises:
        BadHand: the hand does not fit the rules, or does not end with the stacks it names.
    """
    held = _Holdings(phh)
    rules = rules_of(phh)
    hands = held.hands
    mucked = _silent(phh)
    if len(mucked) > 1 and len(mucked) == phh.players - len(_folders(phh)):
        raise BadHand(phh.actions_line, "nobody_shows")
    cards = whole_deck()
    faces = filled(hands, [card for card, _ in held.common], mucked, cards, STANDARD)
    order = range(phh.players)
    hand = Hand(
        rules,
        stacks=phh.stacks,
        button=phh.players - 1,
        deck=stud_deck(faces, held.common, order, cards),
        number=number,
    )
    _Player(phh, hand).play()
    unseen = {
        face for s in order for face, card in zip(faces[s], hands[s], strict=True) if card is None
    }
    return Played(hand, _as_seen(hand.events, unseen))


def _ante(phh: PhhHand) -> tuple[int, int]:
    """The ante, and how many times as much the dealer puts in."""
    # Heads-up the format gives the two antes the other way round.
    antes = phh.antes[::-1] if phh.players == 2 else phh.antes
    ante, last = antes[0], antes[-1]
    if set(antes[:-1]) != {ante} or last not in (ante, 2 * ante):
        raise BadHand(phh.line, "antes_differ")
    return ante, 2 if last > ante else 1


def _folders(phh: PhhHand) -> set[int]:
    return {action.player for action in phh.actions if action.kind == "f"}


def _silent(phh: PhhHand) -> set[int]:
    """The players at the showdown who do not show all their cards."""
    live = set(range(phh.players)) - _folders(phh)
    if len(live) < 2:
        return set()
    shown = {a.player: a for a in phh.actions if a.kind == "sm"}
    dealt: dict[int, list[int | None]] = {player: [] for player in live}
    for action in phh.actions:
        if action.kind == "dh" and action.player in live:
            dealt[action.player] += action.cards
    silent = set()
    for player in live:
        show = shown.get(player)
        known = None not in (show.cards if show and show.cards else dealt[player])
        if not known or (show and not show.cards and not show.all_of_them):
            silent.add(player)
    return silent


class _Holdings:
    """The cards of each player and those for all, as far as the file ever tells."""

    def __init__(self, phh: PhhHand) -> None:
        self._hands: list[list[int | None]] = [[] for _ in range(phh.players)]
        self.common: list[tuple[int, int]] = []
        self._seen: set[int] = set()
        for action in phh.actions:
            if action.kind == "dh":
                self._deal(action)
            elif action.kind == "db":
                self._deal_common(action)
            elif action.kind == "sm":
                self._show(action)
        for player, hand in enumerate(self._hands):
            if len(hand) < _DEALT_AT_ONCE:
                raise BadHand(phh.actions_line, "card_missing", player=player + 1)

    @property
    def hands(self) -> list[Cards]:
        """The cards of each player, None for those never seen."""
        return [tuple(hand) for hand in self._hands]

    def _new(self, line: int, card: int) -> None:
        if card in self._seen:
            raise BadHand(line, "card_twice", card=text(card))
        self._seen.add(card)

    def _deal(self, action: PhhAction) -> None:
        hand = self._hands[action.player]
        for card in action.cards:
            if card is not None:
                self._new(action.line, card)
            elif len(hand) not in _DOWN:
                raise BadHand(action.line, "up_card_unknown", player=action.player + 1)
            hand.append(card)
        if len(hand) > 7:
            raise BadHand(action.line, "no_card_due", player=action.player + 1)

    def _deal_common(self, action: PhhAction) -> None:
        for card in action.cards:
            if card is None:
                raise BadHand(action.line, "not_a_card", card="??")
            self._new(action.line, card)
            self.common.append((card, max(map(len, self._hands))))

    def _show(self, action: PhhAction) -> None:
        """Cards that are shown fill the unseen ones, in their order."""
        hand = self._hands[action.player]
        new = [card for card in action.cards if card is not None and card not in hand]
        if new and (len(new) > hand.count(None) or len(action.cards) > len(hand)):
            raise BadHand(action.line, "shown_differs", player=action.player + 1)
        for card in new:
            self._new(action.line, card)
            hand[hand.index(None)] = card


class _Player:
    """Plays the actions of a file on a hand."""

    def __init__(self, phh: PhhHand, hand: Hand) -> None:
        self._phh, self._hand = phh, hand
        self._dealt = [0] * phh.players
        self._common = 0
        self._brought_in = False

    def play(self) -> None:
        """Play them all, and compare the stacks."""
        phh, table = self._phh, self._hand.table
        for action in phh.actions:
            if action.kind in ("dh", "db"):
                self._deal(action)
            elif action.kind == "sm":
                self._show(action)
            else:
                self._act(action)
        if self._hand.over:
            self._all_dealt(phh.actions_line)
            self._mucks_lost()
        if phh.finish is not None and phh.finish != tuple(table.stacks):
            stacks, expected = (" ".join(map(str, s)) for s in (table.stacks, phh.finish))
            raise BadHand(phh.finish_line, "stacks_differ", stacks=stacks, expected=expected)

    def _deal(self, action: PhhAction) -> None:
        table, player = self._hand.table, action.player
        if player < 0:
            self._common += len(action.cards)
            if self._common > len(table.common):
                raise BadHand(action.line, "no_card_due", player=0)
            return
        self._dealt[player] += len(action.cards)
        if self._dealt[player] > len(table.hands[player]):
            raise BadHand(action.line, "no_card_due", player=player + 1)

    def _all_dealt(self, line: int) -> None:
        """Every card of the deal so far stands in the file."""
        table = self._hand.table
        for player in range(self._phh.players):
            if self._dealt[player] < len(table.hands[player]):
                raise BadHand(line, "card_missing", player=player + 1)
        if self._common < len(table.common):
            raise BadHand(line, "card_missing", player=0)

    def _show(self, action: PhhAction) -> None:
        if self._hand.legal() is not None:
            raise BadHand(action.line, "too_early", player=action.player + 1)
        if action.player in _folders(self._phh):
            raise BadHand(action.line, "has_folded", player=action.player + 1)

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
            hand.apply(self._as_ours(action, legal.call))
        except IllegalAction as error:
            refusal = error.refusal
            raise BadHand(
                action.line, "refused", reason=refusal.reason, rule=refusal.rule
            ) from None

    def _as_ours(self, action: PhhAction, to_call: int) -> Action:
        match action.kind:
            case "f":
                return Fold()
            case "pb":
                self._brought_in = True
                return BringIn()
            case "cc":
                return Call() if to_call else Check()
            case _:
                return RaiseTo(self._phh.whole(action.to))

    def _posted_by_itself(self, action: PhhAction) -> bool:
        """Whether the rules have posted this bring-in, from a stack that covers no more (S-3)."""
        table, player = self._hand.table, action.player
        posted = table.bring_in == player and not self._brought_in and table.all_in(player)
        if action.kind == "cbr":
            posted = posted and table.wagered[player] == self._phh.whole(action.to)
        self._brought_in |= posted
        return posted

    def _mucks_lost(self) -> None:
        """Who throws a hand away wins nothing."""
        for action in self._phh.actions:
            if action.kind == "sm" and not action.cards and not action.all_of_them:
                shares = self._hand.table.won[action.player]
                if shares and len(_folders(self._phh)) < self._phh.players - 1:
                    raise BadHand(action.line, "muck_wins", player=action.player + 1)


def _as_seen(events: Sequence[Event], unseen: set[int]) -> tuple[Event, ...]:
    """The events without the faces that unseen cards were given."""
    found: list[Event] = []
    for event in events:
        if isinstance(event, Dealt) and event.card in unseen:
            found.append(event._replace(card=None))
        elif isinstance(event, Shown) and not unseen.isdisjoint(event.cards):
            found.append(Mucked(event.seat))
        else:
            found.append(event)
    return tuple(found)
