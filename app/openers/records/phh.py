"""PHH played by our rules: from the hands of a file to events and final stacks.

What a file leaves open is played as it fits: a beaten hand may be thrown away where somebody does
not show (S-11); of equal boards the one speaks first that the file lets speak (S-7); a fourth
raise, or no cap heads-up, are allowed where they are made (S-5). Whose cards nobody ever sees has
lost, unless all others throw theirs away or the stacks at the end tell otherwise.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from openers.cards.deck import deck as whole_deck
from openers.cards.ranking import STANDARD
from openers.engine.carry import NOTHING, CarriedPot, Carry
from openers.engine.events import Dealt, Event, Mucked, Shown
from openers.engine.hand import Hand
from openers.records.faults import BadHand
from openers.records.history import DealRecord, Session
from openers.records.phh_cards import Holdings
from openers.records.phh_player import Player
from openers.records.phh_text import PhhHand
from openers.records.unseen import filled, stud_deck
from openers.rules.catalogue import MOST_CHIPS
from openers.rules.presets import preset
from openers.rules.rules import OptionValue, Rules

VARIANT = "seven-card-stud"
_HOUSES: tuple[Mapping[str, OptionValue], ...] = tuple(
    {"board_tie": tie, "max_raises": most, "uncapped_heads_up": uncapped}
    for tie, most, uncapped in product(("position", "suit"), (3, 4), (False, True))
)
"""House rules that a file does not tell, the preset's first."""
_OF_THE_CARDS = ("nobody_shows", "muck_wins", "stacks_differ")
"""Faults that other faces for unseen cards may mend."""


class Played(NamedTuple):
    """A PHH hand played through.

    Attributes:
        rules: the house rules under which it goes.
        events: what happened up to where the file stops, as far as it knows the cards.
        stacks: after the last event.
        over: whether the deal is.
    """

    rules: Rules
    events: tuple[Event, ...]
    stacks: tuple[int, ...]
    over: bool


def sessions(hands: Sequence[PhhHand]) -> tuple[Session, ...]:
    """The hands of a file, those under the same rules one after the other as one session.

    Raises:
        BadHand: a hand does not fit the rules, or stops before its end.
    """
    found: list[Session] = []
    for phh in hands:
        played = play(phh)
        if not played.over:
            raise BadHand(phh.actions_line, "unfinished")
        last = found[-1] if found else None
        if last is None or (last.rules, last.players) != (played.rules, phh.names):
            last = Session(played.rules, phh.names, (), ours=False)
            found.append(last)
        deal = DealRecord(played.events)
        numbered = deal.began._replace(number=len(last.deals) + 1)
        deal = DealRecord((numbered, *deal.events[1:]))
        found[-1] = last._replace(deals=(*last.deals, deal))
    return tuple(found)


def play(phh: PhhHand) -> Played:
    """Play a hand by our rules. The dealer is the last player: the first is dealt to first.

    Raises:
        BadHand: the hand does not fit the rules, or does not end with the stacks it names.
    """
    held = Holdings(phh)
    first: BadHand | None = None
    for rules in _houses(phh, held):
        for winner in held.winners:
            try:
                return _played(phh, held, rules, winner)
            except BadHand as bad:
                first, last = first or bad, bad.fault
            if last.key not in _OF_THE_CARDS:
                break
        if last.key != "not_your_turn" and ("reason", "capped") not in last.params:
            break
    assert first is not None
    raise first


def _houses(phh: PhhHand, held: Holdings) -> Iterator[Rules]:
    """The rules of a hand: those of the stud preset with the file's amounts, house by house."""
    stud = preset(VARIANT)
    ante, times = _ante(phh) or (0, 1)
    of_the_file: dict[str, OptionValue] = {
        "seats": phh.players,
        "stack": min(max(*phh.stacks, ante), MOST_CHIPS),
        "ante": ante,
        "dealer_ante": times,
        "bring_in": phh.bring_in,
        "small_bet": phh.small_bet,
        "big_bet": phh.big_bet,
        "chip_value": "none",
        "may_muck": bool(held.silent),
    }
    for house in _HOUSES:
        yield Rules(VARIANT, stud.family, {**stud.options, **house, **of_the_file})


def _ante(phh: PhhHand) -> tuple[int, int] | None:
    """The ante, and how many times as much the dealer puts in (E-1).

    None where each puts in another ante, or where who antes short may win all of them (as the
    field ``ante_trimming_status`` has it): such antes lie in the pot before the deal.
    """
    antes, stacks = phh.antes, phh.stacks
    ante, last = antes[0], antes[-1]
    alike = set(antes[:-1]) == {ante} and last in (ante, 2 * ante)
    covered = all(stack >= own for own, stack in zip(antes, stacks, strict=True))
    if alike and (phh.trimmed or covered):
        return ante, 2 if last > ante else 1
    if phh.trimmed:
        raise BadHand(phh.antes_line, "antes_differ")
    return None


def _played(phh: PhhHand, held: Holdings, rules: Rules, winner: int) -> Played:
    """Play a hand; the unseen cards of the player ``winner``, -1 for nobody, are the best."""
    if winner < 0 and held.nobody_shows:
        raise BadHand(phh.actions_line, "nobody_shows")
    deck, order = whole_deck(), range(phh.players)
    common = [card for card, _ in held.common]
    faces = filled(held.hands, common, held.silent, deck, STANDARD, best=winner)
    stacks, carry = phh.stacks, NOTHING
    if _ante(phh) is None:
        put_in = [min(own, stack) for own, stack in zip(phh.antes, stacks, strict=True)]
        stacks = tuple(stack - own for stack, own in zip(stacks, put_in, strict=True))
        carry = Carry((CarriedPot(sum(put_in)),))
    hand = Hand(
        rules,
        stacks=stacks,
        button=phh.players - 1,
        deck=stud_deck(faces, held.common, order, deck),
        dealt_in=[True] * phh.players,
        carry=carry,
    )
    told = Player(phh, hand, held).play()
    unseen = {
        face
        for seat in order
        for face, card in zip(faces[seat], held.hands[seat], strict=True)
        if card is None
    }
    return Played(rules, _as_seen(told.events, unseen), told.stacks, told.over)


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
