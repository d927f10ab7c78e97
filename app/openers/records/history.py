"""Hands as they are exported and imported: a session, its deals, and a deal played again."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from openers.cards.ranking import ranking_for
from openers.cards.shuffle import commitment, deal_seed
from openers.engine.actions import Done, IllegalAction
from openers.engine.carry import CarriedPot, Carry
from openers.engine.events import (
    DealBegan,
    DealEnded,
    Dealt,
    DealtCommon,
    Discarded,
    Event,
    Mucked,
    Shown,
    Won,
)
from openers.engine.hand import Hand
from openers.engine.replay import due
from openers.engine.setup import setup_for
from openers.engine.views import redact
from openers.records.faults import BadHand
from openers.records.model import HERO
from openers.records.unseen import filled, stud_deck
from openers.rules.rules import Rules

Seed = bytes | None
_MOST_DEALT = 10
"""Cards one player may receive in a deal: five, and five for those laid down."""


class DealRecord(NamedTuple):
    """A deal that is over.

    Attributes:
        events: what happened; a card nobody ever knew is None.
        seed: the deal's seed, published when it was over (C10); None for a hand from elsewhere.
        ended: when, UTC, ISO 8601; "" where that is not known.
    """

    events: tuple[Event, ...]
    seed: Seed = None
    ended: str = ""

    @property
    def began(self) -> DealBegan:
        """Its first event."""
        first = self.events[0]
        assert isinstance(first, DealBegan)
        return first

    @property
    def stacks(self) -> tuple[int, ...]:
        """The stacks afterwards."""
        last = self.events[-1]
        assert isinstance(last, DealEnded)
        return last.stacks


class Session(NamedTuple):
    """Deals under the same rules, in order.

    Attributes:
        rules: the house rules.
        players: a name or character id a seat, "" for the hero, who sits in seat 0.
        deals: those that are over.
        begun: when, UTC, ISO 8601; "" where that is not known.
        ours: whether a player of this program sat in seat 0, whose cards may be told.
    """

    rules: Rules
    players: tuple[str, ...]
    deals: tuple[DealRecord, ...]
    begun: str = ""
    ours: bool = True

    def seen(self, deal: DealRecord) -> tuple[Event, ...]:
        """A deal's events as they may be told: as the hero saw them, where there is one (C9)."""
        if not self.ours or self.rules.reveal_after:
            return deal.events
        return tuple(redact(event, HERO) for event in deal.events)


def spread(began: DealBegan) -> list[int]:
    """A carried pot of which nobody knows who put it in: from all dealt in alike.

    The odd chips are from those with the fewest: who has none left has put one in.
    """
    dealt_in = [seat for seat, plays in enumerate(began.dealt_in) if plays]
    seats = sorted(dealt_in, key=lambda seat: began.stacks[seat])
    share, odd = divmod(began.carried, len(seats))
    put_in = [0] * len(began.stacks)
    for place, seat in enumerate(seats):
        put_in[seat] = share + (place < odd)
    return put_in


class Differs(ValueError):
    """A deal's events do not follow from the rules. ``place``: the first that does not."""

    def __init__(self, place: int, fault: BadHand) -> None:
        self.place, self.fault = place, fault
        super().__init__(f"event {place}: {fault}")


def published(match_seed: bytes, number: int, events: Sequence[Event]) -> Seed:
    """The seed of a deal of a match, if it is the one the deal was committed to (C10)."""
    began, seed = events[0], deal_seed(match_seed, number)
    assert isinstance(began, DealBegan)
    return seed if commitment(seed) == began.commitment else None


def replayed(session: Session) -> Iterator[Hand]:
    """Every deal of a session played again, in order; what one carries over goes into the next.

    Raises:
        Differs: an event that does not follow.
    """
    carry, number = Carry(), 0
    for deal in session.deals:
        _check_shape(deal.events)
        if deal.began.number <= number:
            raise Differs(0, BadHand(0, "bad_event"))
        # Where the deal before is not here, nobody is known to be barred from what it left.
        follows = deal.began.number == number + 1 and carry.chips == deal.began.carried
        hand = replay(session.rules, deal, carry if follows else None)
        carry, number = hand.carry, deal.began.number
        yield hand


def redealt(rules: Rules, deal: DealRecord, carry: Carry | None = None) -> Hand:
    """A recorded deal at its first question, its cards dealt again and nothing done yet.

    ``carry``: what the deal before handed on, by default the chips it found, open to all.

    Raises:
        ValueError: no such deal under these rules (`Differs` where its cards tell).
    """
    began = deal.began
    if carry is None:
        left = (CarriedPot(began.carried),) if began.carried else ()
        carry = Carry(left, began.passed_out)
    return Hand(
        rules,
        stacks=began.stacks,
        button=began.button,
        seed=deal.seed or b"",
        deck=_deck(rules, deal) if deal.seed is None else None,
        dealt_in=began.dealt_in,
        carry=carry,
        number=began.number,
        bought=began.bought,
    )


def replay(rules: Rules, deal: DealRecord, carry: Carry | None) -> Hand:
    """A whole deal played again from its first event by what its players did.

    Raises:
        Differs: an event that does not follow from rules, cards and actions.
    """
    began, events = deal.began, deal.events
    try:
        hand = redealt(rules, deal, carry)
    except Differs:
        raise
    except ValueError:
        raise Differs(0, BadHand(0, "breaks_rules")) from None
    if deal.seed is not None and hand.table.commitment != began.commitment:
        raise Differs(0, BadHand(0, "breaks_rules"))
    same = _compare(hand, events, 0)
    for _, action in due(hand, events):
        try:
            hand.apply(action)
        except IllegalAction as error:
            refusal = error.refusal
            fault = BadHand(0, "refused", reason=refusal.reason, rule=refusal.rule, open="")
            raise Differs(same, fault) from None
        same = _compare(hand, events, same)
    waits = hand.legal()
    if waits is not None and waits.phase == "proof":
        hand.apply(Done())
        same = _compare(hand, events, same)
    if same < len(events) or not hand.over:
        raise Differs(same, BadHand(0, "breaks_rules"))
    return hand


def _check_shape(events: Sequence[Event]) -> None:
    """Whether these can be the events of one deal at all. Raises Differs."""
    began = events[0] if events else None
    if not isinstance(began, DealBegan) or not isinstance(events[-1], DealEnded):
        raise Differs(0, BadHand(0, "bad_event"))
    seats = len(began.stacks)
    if not seats or {len(began.bought), len(began.dealt_in)} != {seats}:
        raise Differs(0, BadHand(0, "bad_event"))
    cards = [0] * seats
    for place, event in enumerate(events):
        seat = getattr(event, "seat", 0)
        if not 0 <= seat < seats or (isinstance(event, DealBegan) and place):
            raise Differs(place, BadHand(0, "bad_event"))
        if isinstance(event, Dealt):
            cards[seat] += 1
            if cards[seat] > _MOST_DEALT:
                raise Differs(place, BadHand(0, "bad_event"))


def _compare(hand: Hand, events: Sequence[Event], since: int) -> int:
    """How far the two go together; raises Differs where they part."""
    for place in range(since, len(hand.events)):
        if place == len(events) or not _same(hand.events[place], events[place]):
            raise Differs(min(place, len(events) - 1), BadHand(0, "breaks_rules"))
    return len(hand.events)


def _same(ours: Event, theirs: Event) -> bool:
    """Whether a recorded event is what happened, as far as it knows the cards."""
    if ours == theirs:
        return True
    match ours, theirs:
        case DealBegan(), DealBegan():
            # The commitment to a seed that is not known can't be checked.
            return ours._replace(commitment=theirs.commitment) == theirs
        case Dealt(), Dealt(card=None):
            return ours._replace(card=None) == theirs
        case Shown(), Mucked():
            # Thrown away unseen, and given a face only to be played again.
            return ours.seat == theirs.seat
    return False


def _deck(rules: Rules, deal: DealRecord) -> tuple[int, ...]:
    """A deck that deals the cards of a deal whose seed is not known."""
    began = deal.began
    seats = range(len(began.stacks))
    setup = setup_for(rules, sum(began.dealt_in))
    hands: list[list[int | None]] = [[] for _ in seats]
    common: list[tuple[int, int]] = []
    mucked, winner = set(), -1
    for event in deal.events:
        if isinstance(event, Dealt):
            hands[event.seat].append(event.card)
        elif isinstance(event, DealtCommon):
            common.append((event.card, max(map(len, hands))))
        elif isinstance(event, Mucked):
            mucked.add(event.seat)
        elif isinstance(event, Won) and event.seat in mucked and not event.pot:
            winner = event.seat  # of the main pot, unseen: all others have thrown theirs away
        elif isinstance(event, Discarded) and event.cards:
            raise Differs(0, BadHand(0, "cards_unknown"))
    ranking = ranking_for(rules.deck, sum(began.dealt_in), rules.flush_over_full)
    known = [card for card, _ in common]
    held = [tuple(hand) for hand in hands]
    faces = filled(held, known, mucked, setup.deck, ranking, best=winner)
    order = [(began.button + 1 + seat) % len(hands) for seat in seats]
    return stud_deck(faces, common, order, setup.deck)
