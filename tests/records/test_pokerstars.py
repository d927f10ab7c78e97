"""The PokerStars text: the chips add up on every hand, and nothing hidden is told."""

import itertools
import re

import pytest

from helpers.deals import act, deal, rules
from helpers.pokerstars import hands
from helpers.sessions import BEGUN, session
from openers.cards.card import texts
from openers.engine.carry import NOTHING
from openers.engine.events import CarriedOver, Dealt, Discarded, Shown
from openers.records.history import DealRecord, Session
from openers.records.pokerstars import merged, write

GAMES = [
    ("jackpots-italian", {}),
    ("jackpot-spanish", {}),
    ("seven-card-stud", {}),
    ("jackpots-italian", {"stack": 12, "openers_enforced": False, "dealer_ante": 2}),
    ("jackpot-spanish", {"stack": 15, "when_broke": "out", "limit": "fixed-limit"}),
    ("seven-card-stud", {"stack": 30, "seats": 8, "may_muck": True, "chip_value": "none"}),
    ("poker-italian-stripped", {"stack": 25}),
    ("draw-pot", {"chip_value": "0.1"}),
    ("five-card-stud", {"stack": 60}),
]


def check(played: Session) -> int:
    """Every hand of the text: what was put in is collected, all but the uncalled."""
    read = list(hands(write([played])))
    written = list(merged(played.deals))
    assert len(read) == len(written)
    for hand, (record, put_in) in zip(read, written, strict=True):
        assert sum(hand.collected.values()) == hand.total == sum(hand.put_in.values())
        assert not hand.parts or sum(hand.parts) == hand.total
        unit = 1 if played.rules.chip_value == "none" else float(played.rules.chip_value)
        for (name, chips), seat in zip(hand.stacks.items(), seats(record, put_in), strict=True):
            end = chips - hand.put_in.get(name, 0) + hand.collected.get(name, 0)
            assert float(end) == pytest.approx(record.stacks[seat] * unit)
    return len(read)


def seats(record, put_in):
    return [s for s, dealt in enumerate(record.began.dealt_in) if dealt or put_in[s]]


@pytest.mark.rule("D-5", "E-10", "C3")
@pytest.mark.parametrize(("variant", "options"), GAMES, ids=lambda value: str(value)[:40])
def test_the_chips_add_up_over_500_deals(variant, options):
    played = written = 0
    for seed in itertools.count(1):
        match = session(variant, 500 - played, seed, **options)
        left = sum(any(isinstance(e, CarriedOver) for e in d.events) for d in match.deals)
        assert check(match) == len(match.deals) - left
        played, written = played + len(match.deals), written + len(match.deals) - left
        if played == 500:
            break
    assert written > 100


def test_numbers_are_never_given_twice():
    text = write(
        [session("seven-card-stud", 20), session("seven-card-stud", 20)._replace(begun="")]
    )
    numbers = [hand.number for hand in hands(text)]
    assert len(set(numbers)) == 40
    soon = session("seven-card-stud", 20)._replace(begun="2026-03-01T20:15:01Z")
    both = hands(write([session("seven-card-stud", 20), soon]))
    assert len({hand.number for hand in both}) == 40


@pytest.mark.rule("C9")
@pytest.mark.parametrize("variant", ["jackpots-italian", "seven-card-stud"])
def test_only_what_the_hero_saw_is_told(variant):
    played = session(variant, 60, may_muck=True) if "stud" in variant else session(variant, 60)
    read = list(hands(write([played])))
    for (record, _), hand in zip(merged(played.deals), read, strict=True):
        told = set(" ".join(re.findall(r"\[(.+?)\]", "\n".join(hand.lines))).split())
        seen = {e.card for e in record.events if isinstance(e, Dealt) and (e.up or e.seat == 0)}
        for event in record.events:
            if isinstance(event, Shown) or (isinstance(event, Discarded) and event.seat == 0):
                seen |= set(event.cards)
        for event in record.events:
            if isinstance(event, Dealt) and event.card not in seen:
                assert texts([event.card]) not in told


@pytest.mark.rule("D-5")
def test_a_carried_pot_is_one_line_of_antes_a_player():
    given = rules(seats=3, stack=50, ante=2)
    first = deal(given, [50, 50, 50], button=0)
    act(first, "1 k, 2 k, 0 k")
    second = deal(given, [48, 48, 48], {1: "Qc Qd 2h 3s 4c"}, button=1, carry=first.carry, number=2)
    act(second, "2 k, 0 k, 1 r4, 2 f, 0 f, done")
    played = [DealRecord(tuple(hand.events), hand.seed, BEGUN) for hand in (first, second)]
    text = write([Session(given, ("", "ana", "otto"), tuple(played), BEGUN)])
    (hand,) = hands(text)
    assert hand.antes == {"Otto": 4, "Hero": 4, "Ana": 4}
    assert hand.stacks == {"Hero": 50, "Ana": 50, "Otto": 50}
    assert (hand.collected, hand.uncalled) == ({"Ana": 12}, 4)
    assert "PokerStars Hand #" in hand.lines[0]
    assert hand.lines[0].endswith("5 Card Draw Pot Limit (2/2) - 2026/03/01 20:15:00 UTC")


@pytest.mark.rule("D-5", "E-1")
def test_who_left_more_in_the_pot_antes_more():
    """Two deals passed out, the dealer's ante double."""
    given = rules(seats=3, stack=50, dealer_ante=2)
    played = []
    stacks, carry = [50, 50, 50], NOTHING
    for number, (button, acts) in enumerate(
        [(0, "1 k, 2 k, 0 k"), (2, "0 k, 1 k, 2 k"), (0, "1 k, 2 k, 0 r4, 1 f, 2 f, done")], 1
    ):
        cards = {0: "Kc Kd 2h 3s 4c"}
        hand = deal(given, stacks, cards, button=button, carry=carry, number=number)
        act(hand, acts)
        stacks, carry = hand.table.stacks, hand.carry
        played.append(DealRecord(tuple(hand.events), hand.seed, BEGUN))
    session_of = Session(given, ("", "ana", "otto"), tuple(played), BEGUN)
    (hand,) = hands(write([session_of]))
    assert hand.antes == {"Hero": 2 + 1 + 2, "Ana": 1 + 1 + 1, "Otto": 1 + 2 + 1}
    assert set(hand.stacks.values()) == {50}


def test_a_pot_nobody_is_known_to_have_left_comes_from_all():
    played = session("jackpots-italian", 40)
    at = next(i for i, d in enumerate(played.deals) if d.began.carried)
    later = played._replace(deals=played.deals[at:])
    assert check(later) > 10


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("Ac Kd 7h 5s 2c", "high card Ace"),
        ("6c 6d 7h 5s 2c", "a pair of Sixes"),
        ("6c 6d 7h 7s 2c", "two pair, Sevens and Sixes"),
        ("Tc Td Th 7s 2c", "three of a kind, Tens"),
        ("Ac 2d 3h 4s 5c", "a straight, Ace to Five"),
        ("Tc Td Th 7s 7c", "a full house, Tens full of Sevens"),
        ("2c Kc 7c 5c 3c", "a flush, King high"),
        ("2c 2d 2h 2s 3c", "four of a kind, Deuces"),
        ("5c 6c 7c 8c 9c", "a straight flush, Five to Nine"),
        ("Ts Js Qs Ks As", "a Royal Flush"),
    ],
)
def test_hands_have_their_names(cards, name):
    from openers.cards.card import parse_all
    from openers.cards.ranking import STANDARD
    from openers.records.pokerstars_form import hand_name

    assert hand_name(STANDARD, parse_all(cards)) == name
