"""Opening, calling, raising, bluffing: single spots with known answers."""

from random import Random

import pytest

from helpers.deals import act, deal, rules
from openers.engine.actions import Call, Check, Fold, RaiseTo
from openers.opponents.characters import CHARACTERS, player

AIR = "Ks 9d 7h 4s 2c"
BOOK = "otto"
"""Plays by the book."""


def shares(view, name, tries=60):
    """How often each kind of act is chosen."""
    acts = [type(player(name).act(view, Random(i))) for i in range(tries)]
    return {kind: acts.count(kind) / tries for kind in (Fold, Check, Call, RaiseTo)}


def first_bets(hand, seats, script="", seat=1, others=None, **options):
    """The view of ``seat``, the dealer's left by default, holding ``hand``."""
    given = rules(options.pop("variant", "jackpots-italian"), seats=seats, **options)
    spot = deal(given, (given.stack,) * seats, {seat: hand} | (others or {}))
    if script:
        act(spot, script)
    return spot.view(seat)


# The rule of half (C.4): jacks and queens with at most three behind, kings with at most five, aces
# and two pair anywhere.
@pytest.mark.parametrize(
    ("hand", "behind", "opens"),
    [
        ("Jc Jd 9h 6s 3c", 2, True),
        ("Jc Jd 9h 6s 3c", 5, False),
        ("Qc Qd 9h 6s 3c", 3, True),
        ("Qc Qd 9h 6s 3c", 6, False),
        ("Kc Kd 9h 6s 3c", 4, True),
        ("Ac Ad 9h 6s 3c", 6, True),
        ("5c 5d 4h 4s 9c", 6, True),
    ],
)
def test_the_book_opens_by_the_rule_of_half(hand, behind, opens):
    given = shares(first_bets(hand, behind + 1), BOOK)
    assert given[RaiseTo if opens else Check] == 1


def test_the_loose_open_where_the_tight_do_not():
    jacks = first_bets("Jc Jd 9h 6s 3c", 5)
    assert shares(jacks, "renzo")[RaiseTo] == 1
    assert shares(jacks, "lucia")[Check] == 1


def test_some_lie_in_wait():
    """A strong hand is checked for others to open, by those who do so."""
    trips = first_bets("7c 7d 7h Ks 4c", 5)
    assert 0.1 < shares(trips, "lucia")[Check] < 0.6
    assert shares(trips, BOOK)[Check] == 0


@pytest.mark.parametrize("name", CHARACTERS)
def test_on_honour_nobody_opens_falsely(name):
    view = first_bets("Tc Td 9h 6s 3c", 2, openers_enforced=False)
    assert view.legal.raises
    assert shares(view, name)[Check] == 1


OPENER = {1: "Jc Jd 8h 6s 3c"}


def facing(hand, bet=2, **options):
    """Heads-up, facing an opening from an opener who may hold anything from jacks up."""
    return first_bets(hand, 2, f"1 r{bet}", seat=0, others=OPENER, **options)


@pytest.mark.parametrize("name", CHARACTERS)
def test_good_hands_do_not_fold_and_air_does(name):
    assert shares(facing("7c 7d 7h Ks 4c"), name)[Fold] == 0
    assert shares(facing("Ac Ad 9h 6h 3d"), name)[Fold] == 0
    air = shares(facing(AIR), name)
    assert air[Call] == air[RaiseTo] == 0


def test_two_pair_raise_to_cut_the_field():
    raises = {name: shares(facing("Tc Td 5h 5s 9c"), name)[RaiseTo] for name in CHARACTERS}
    assert raises["carmen"] > 0.8
    assert raises["renzo"] > 0.8
    assert raises["bruno"] < 0.3
    assert raises["lucia"] < 0.3


def test_a_draw_waits_for_its_price():
    """Four to a flush come in 9 times of 47: no call of the pot heads-up, but of a small bet."""
    flush = "2h 7h 9h Kh 3s"
    dear = first_bets(flush, 4, "1 r4, 2 f, 3 f", seat=0, others=OPENER)
    assert shares(dear, BOOK)[Call] == 0
    cheap = first_bets(flush, 4, "1 r2, 2 c, 3 c", seat=0, others=OPENER)
    for name in CHARACTERS:
        assert shares(cheap, name)[Fold] == 0


def test_an_inside_straight_is_nothing_to_pay_for():
    for name in CHARACTERS:
        assert shares(facing("5c 6d 8s 9s Ac"), name)[Call] == 0


# -- after the draw --------------------------------------------------------------------------------


def after(hand, script, opener="Qc Qd 8h 6s 3c", then="", **options):
    """Heads-up: seat 1 opened and drew three, seat 0 holds ``hand`` and has drawn."""
    seats = options.pop("seats", 2)
    given = rules(options.pop("variant", "jackpots-italian"), seats=seats, **options)
    spot = deal(given, (given.stack,) * seats, {1: opener, 0: hand}, then=then)
    act(spot, script)
    return spot.view(0)


BET = "1 r2, 0 c, 1 d 8h 6s 3c, 0 d, 1 r{}"


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_pat_hand_raises_after_the_draw(name):
    given = shares(after("4c 5d 6h 7s 8c", BET.format(6)), name)
    assert given[Fold] == 0
    assert given[RaiseTo] > 0.2


@pytest.mark.parametrize("name", CHARACTERS)
def test_nothing_does_not_pay_for_the_pot(name):
    """A missed hand is no call: nothing is cheaper than a fold."""
    missed = after("Ts 9d 7h 4s 2c", "1 r2, 0 c, 1 d 8h 6s 3c, 0 d 2c, 1 r6", then="Kd Kh 5c 8d")
    assert shares(missed, name)[Call] == 0


def test_the_station_pays_where_others_fold():
    kings = after(
        "Kc Ks 9c 6c 2s", "1 r2, 0 c, 1 d 8h 6s 3c, 0 d 9c 6c 2s, 1 r6", then="7d 7c 4d 5s Td 9h"
    )
    assert shares(kings, "bruno")[Call] == 1
    assert shares(kings, "lucia")[Fold] == 1


def test_a_bluff_has_a_story():
    """Who drew one and missed bets now and then; the bluffers more often; the rock hardly ever."""
    missed = after("2h 7h 9h Kh 3s", "1 r2, 0 c, 1 d 8h 6s 3c, 0 d 3s, 1 k", then="4d 5s Td 4c")
    bets = {name: shares(missed, name, 200)[RaiseTo] for name in CHARACTERS}
    assert bets["renzo"] > 0.3
    assert bets["ines"] > 0.2
    assert 0.02 < bets["carmen"] < 0.2
    assert bets["lucia"] < 0.05
    assert bets["bruno"] < 0.06


@pytest.mark.parametrize("name", CHARACTERS)
def test_no_stack_goes_in_on_air(name):
    """No limit, first deal: whatever chance says, a bluff leaves most of the stack behind."""
    missed = after(
        "2h 7h 9h Kh 3s",
        "1 r2, 0 c, 1 d 8h 6s 3c, 0 d 3s, 1 k",
        then="4d 5s Td 4c",
        variant="jackpot-spanish",
    )
    for i in range(100):
        action = player(name).act(missed, Random(i))
        assert not isinstance(action, RaiseTo) or action.to <= 100


def test_a_pot_that_would_be_carried_is_bet_for():
    """Checked round, the Spanish pot is nobody's: the last to speak bets a middling hand (E-10)."""
    aces = "Ac Ad 9h 6d 3s"
    script = "1 r2, 0 c, 1 d 8h 6s 3c, 0 d 9h 6d 3s, 1 k"
    then = "4d 5s Td 7c 8d 2h"
    carried = after(aces, script, then=then, variant="jackpot-spanish")
    shown = after(aces, script, then=then)
    assert shares(carried, "otto")[RaiseTo] > 0.5 > shares(shown, "otto")[RaiseTo]
