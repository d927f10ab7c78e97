"""What is hidden stays hidden: views, questions, refusals, texts (rule C9)."""

import pickle
import random
import re
from itertools import permutations

import pytest

from helpers.deals import asked, at_random, deal, fork, rules
from helpers.watch import Watcher
from openers.engine.actions import Act, Discard, IllegalAction, RaiseTo
from openers.engine.hand import Hand
from openers.engine.match import Match
from openers.engine.views import ONLOOKER, redact
from openers.engine.views import asked as asked_as_seen
from openers.rules.presets import ids

SHORT = 40
"""Chips: few enough that many deals see somebody all-in."""


def some_match(variant, chance, **options):
    return Match(rules(variant, stack=SHORT, **options), chance.to_bytes(16, "big"))


def played(variant, matches, deals=5, ended=False, **options):
    """Deals at each of their questions, with somebody's random act after it; or once over too."""
    for chance in range(matches):
        rng = random.Random(chance)
        match = some_match(variant, chance, **options)
        for _ in range(deals):
            hand = match.next_hand()
            if hand is None:
                break
            while not hand.over:
                yield hand, rng
                hand.apply(at_random(hand, rng))
            if ended:
                yield hand, rng


def swapped(hand, seat, rng):
    """The same deal with all that ``seat`` does not see exchanged at random."""
    other = fork(hand)
    table, view = other.table, hand.table.seen_by(seat)
    hidden = [c for s, cards in enumerate(table.hands) for c, seen in zip(cards, view.hands[s],
              strict=True) if seen is None]  # fmt: skip
    hidden += [c for s, cards in enumerate(table.discards) if s != seat for c in cards]
    hidden += other.stub.cards
    hidden = sorted({*hidden} - {c for cards in view.hands for c in cards})
    new = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    table.hands = [
        [new.get(c, c) if seen is None else c for c, seen in zip(cards, view.hands[s], strict=True)]
        for s, cards in enumerate(table.hands)
    ]
    table.discards = [
        cards if s == seat else tuple(new.get(c, c) for c in cards)
        for s, cards in enumerate(table.discards)
    ]
    stub = other.stub
    stub.cards = [new.get(c, c) for c in stub.cards]
    stub.folded = [new.get(c, c) for c in stub.folded]
    stub.discards = {s: [new.get(c, c) for c in cards] for s, cards in stub.discards.items()}
    other.asked = None
    return other


def bits(view):
    return pickle.dumps(view), re.sub("0x[0-9a-f]+", "", repr(view))


def refusals(hand):
    """What is said to acts that are mostly refused, without doing those that are not."""
    for action in (RaiseTo(3), RaiseTo(10**6), Discard(()), Discard((0,)), Discard((0, 0))):
        try:
            fork(hand).apply(action)
        except IllegalAction as error:
            yield str(error)
        else:
            yield "done"


@pytest.mark.rule("C9", "E-12", "S-1")
@pytest.mark.parametrize("variant", ids())
def test_each_log_folds_to_what_its_seat_may_see(variant):
    watched = None
    for hand, _ in played(variant, 20, ended=True):
        if watched is None or watched.hand is not hand:
            watched = Watcher(hand)
        watched.look()


@pytest.mark.long
@pytest.mark.rule("C9", "E-12")
@pytest.mark.parametrize("variant", ids())
def test_each_log_folds_to_what_its_seat_may_see_for_long(variant):
    watched = None
    for hand, _ in played(variant, 400, ended=True):
        if watched is None or watched.hand is not hand:
            watched = Watcher(hand)
        watched.look()


@pytest.mark.rule("C9", "E-12")
@pytest.mark.parametrize("variant", ids())
def test_other_hidden_cards_leave_a_view_as_it_is_to_the_bit(variant):
    for hand, rng in played(variant, 6):
        seat = asked(hand).seat if rng.random() < 0.5 else rng.randrange(ONLOOKER, hand.table.seats)
        other = swapped(hand, seat, rng)
        assert bits(hand.view(seat)) == bits(other.view(seat))
        assert [redact(e, seat) for e in hand.events] == [redact(e, seat) for e in other.events]
        for thing, twin in ((hand, other), (hand.table, other.table), (hand.stub, other.stub)):
            assert bits(repr(thing))[1] == bits(repr(twin))[1]
        if seat == asked(hand).seat and seat >= 0:
            assert [*refusals(hand)] == [*refusals(other)]


@pytest.mark.rule("C9")
@pytest.mark.parametrize("variant", ids())
def test_no_card_that_is_hidden_is_in_a_view(variant):
    """The swap above would not see a card that is in no other place of the deal."""
    for hand, _ in played(variant, 3):
        table = hand.table
        for seat in range(table.seats):
            view = hand.view(seat).table
            shown = {c for cards in view.hands for c in cards if c is not None}
            own = {*table.hands[seat]}
            up = {c for s in range(table.seats) for c in table.open_cards(s)}
            assert shown == own | up
            assert {c for cards in view.discards for c in cards} - {None} == {*table.discards[seat]}


@pytest.mark.rule("C9", "D-2")
def test_whether_another_may_open_is_not_seen():
    views, questions = [], []
    for cards in ("Jc Jd 2h 3s 4c", "Tc 9d 2h 3s 4c"):
        hand = deal(rules(), [200] * 3, {1: cards, 2: "Kc Kd Kh 5s 6c"})
        views.append(bits(hand.view(2)))
        questions.append(asked(hand))
        seen = hand.view(2).legal
        assert (seen.seat, seen.raises, seen.refusals) == (1, (), ())
        assert asked_as_seen(questions[-1], 1) == questions[-1]
    assert views[0] == views[1]
    assert questions[0].raises
    assert questions[1].why_not(Act.RAISE) is not None


@pytest.mark.rule("C9", "C10")
@pytest.mark.parametrize("variant", ids())
def test_no_seed_is_in_a_view_or_an_event(variant):
    match_seed = b"sixteen secret b"
    match = Match(rules(variant), match_seed)
    hand, rng = match.next_hand(), random.Random(1)
    while not hand.over:
        for seat in range(hand.table.seats):
            kept = pickle.dumps((hand.view(seat), hand.events))
            for seed in (match_seed, hand.seed):
                assert seed not in kept
                assert seed.hex().encode() not in kept
        hand.apply(at_random(hand, rng))


@pytest.mark.rule("C9")
def test_the_store_of_the_deal_says_nothing_of_itself():
    hand = Hand(rules(), stacks=[200] * 5, button=0, seed=b"secret")
    for thing in (hand, hand.table, hand.stub, hand.view(0).table, asked(hand)):
        assert not re.search(r"\[\d+, \d+|secret|736563", repr(thing))


@pytest.mark.rule("C9", "E-12", "S-11")
def test_what_is_thrown_away_stays_unseen_to_the_end():
    """Folded hands, discards and mucked hands, once the deal is over."""
    for variant, options in (("jackpot-spanish", {}), ("seven-card-stud", {"may_muck": True})):
        unseen = 0
        for hand, _ in played(variant, 8, ended=True, **options):
            table = hand.table
            for seat, other in permutations(range(table.seats), 2):
                seen = table.seen_by(seat)
                assert {*seen.discards[other]} <= {None}
                if hand.over and not table.shown[other]:
                    unseen += 1
                    assert {*seen.hands[other]} <= {None, *table.open_cards(other)}
        assert unseen > 100
