"""Deal after deal: button, rebuys, the carried pot, the seed (case 32 of the list)."""

import hashlib
import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.deals import act, asked, at_random, rules
from openers.engine.carry import CarriedPot, Carry
from openers.engine.events import DealBegan
from openers.engine.hand import Hand
from openers.engine.match import Match, MatchState

SEED = bytes(range(16))


def pass_out(hand: Hand) -> None:
    while not hand.over:
        act(hand, f"{asked(hand).seat} k")


@pytest.mark.rule("D-5", "C7")
def test_passed_out_deals_climb_the_ladder_and_pile_the_pot_up() -> None:
    match = Match(rules(ante=2, seats=4), SEED)
    needed, carried, buttons = [], [], []
    for _ in range(13):
        hand = match.next_hand()
        assert hand is not None
        needed.append(hand.table.openers)
        carried.append(hand.table.carried)
        buttons.append(hand.table.button)
        pass_out(hand)
    assert needed == [9, 10, 11, 11, 11, 10, 9, 10, 11, 11, 11, 10, 9]
    # Three passed-out deals of four antes of 2: 24, and 8 new antes in the fourth.
    assert carried[3] == 24 and match.settled().carry.chips == 13 * 8
    assert [(b - a) % 4 for a, b in pairwise(buttons)] == [1] * 12


@pytest.mark.rule("D-5")
def test_an_opened_deal_resets_the_ladder() -> None:
    state = MatchState(4, (100,) * 3, 0, Carry((CarriedPot(12),), 4))
    match = Match(
        rules(seats=3, stack=100, openers_enforced=False, openers_ladder=True), SEED, state
    )
    hand = match.next_hand()
    assert hand is not None and hand.table.openers == 11
    act(hand, f"{asked(hand).seat} r2")
    while not hand.over:
        legal = asked(hand)
        act(hand, f"{legal.seat} f" if legal.phase == "bet" else "done")
    hand = match.next_hand()
    assert hand is not None and hand.table.openers == 9


@pytest.mark.rule("C7")
def test_who_has_no_ante_is_brought_back_to_the_start() -> None:
    state = MatchState(1, (0, 1, 599), 0)
    hand = Match(rules(seats=3, ante=2, when_broke="rebuy"), SEED, state).next_hand()
    assert hand is not None
    began = hand.events[0]
    assert isinstance(began, DealBegan)
    assert began.stacks == (200, 200, 599) and began.bought == (200, 199, 0)


@pytest.mark.rule("C7", "D-5")
def test_who_has_a_claim_on_the_carried_pot_buys_nothing_before_it_is_played_for() -> None:
    carry = Carry((CarriedPot(6),), 1, frozenset({0}))
    state = MatchState(1, (0, 1, 599), 2, carry)
    hand = Match(rules(seats=3, ante=2, when_broke="rebuy"), SEED, state).next_hand()
    assert hand is not None
    began = hand.events[0]
    assert isinstance(began, DealBegan)
    assert (began.bought, began.dealt_in, began.button) == ((0, 199, 0), (True, True, True), 0)
    assert hand.table.antes == [0, 2, 2]


@pytest.mark.rule("C7")
def test_out_means_out_and_the_last_one_takes_the_carried_pot() -> None:
    out = rules(seats=3, ante=2, when_broke="out")
    hand = Match(out, SEED, MatchState(1, (0, 1, 599), 0)).next_hand()
    assert hand is not None and hand.table.dealt_in == [False, True, True]
    assert hand.table.button == 1 and hand.table.antes == [0, 1, 2]
    match = Match(out, SEED, MatchState(3, (0, 0, 590), 2, Carry((CarriedPot(10),), 1)))
    assert match.next_hand() is None and match.over
    assert match.settled().stacks == (0, 0, 600)


@pytest.mark.rule("C7", "D-5")
def test_the_button_passes_empty_seats_over() -> None:
    out = rules(seats=5, when_broke="out")
    hand = Match(out, SEED, MatchState(1, (100, 0, 0, 100, 0), 0)).next_hand()
    assert hand is not None and hand.table.button == 3


@pytest.mark.rule("C7")
def test_the_first_dealer_is_drawn_from_the_seed() -> None:
    first = {Match(rules(), bytes([n])).state.button for n in range(60)}
    assert first == set(range(5))
    match = Match(rules(), SEED)
    hand = match.next_hand()
    assert hand is not None and hand.table.button == Match(rules(), SEED).state.button


@pytest.mark.rule("C10")
def test_the_seed_is_promised_before_the_deal_and_shown_after_it() -> None:
    match = Match(rules(), SEED)
    hand = match.next_hand()
    assert hand is not None
    promised = hand.table.commitment
    with pytest.raises(ValueError, match="not over"):
        match.revealed_seed(1)
    pass_out_or_play(hand)
    seed = match.revealed_seed(1)
    assert hashlib.sha256(seed).hexdigest() == promised
    assert seed == hashlib.sha256(SEED + (1).to_bytes(8, "big")).digest()
    assert SEED.hex() not in repr(hand.events)


def pass_out_or_play(hand: Hand) -> None:
    rng = random.Random(0)
    while not hand.over:
        hand.apply(at_random(hand, rng))


@settings(max_examples=25, deadline=None)
@given(
    seats=st.integers(2, 7),
    stack=st.integers(3, 60),
    ante=st.integers(1, 3),
    limit=st.sampled_from(["pot-limit", "no-limit", "fixed-limit"]),
    broke=st.sampled_from(["rebuy", "out"]),
    honour=st.booleans(),
    ladder=st.booleans(),
    dealer=st.sampled_from([1, 2]),
    chance=st.integers(0, 2**32),
)
@pytest.mark.rule("C6", "C7", "C4", "D-5", "D-16")
def test_no_chip_is_made_or_lost_in_any_match(
    seats: int, stack: int, ante: int, limit: str, broke: str, honour: bool, ladder: bool,
    dealer: int, chance: int,
) -> None:  # fmt: skip
    rng = random.Random(chance)
    match = Match(
        rules(
            seats=seats, stack=stack, ante=ante, min_bet=2, limit=limit, when_broke=broke,
            openers_enforced=not honour, openers_ladder=ladder, dealer_ante=dealer,
        ),
        rng.randbytes(16),
    )  # fmt: skip
    chips = stack * seats
    for _ in range(25):
        hand = match.next_hand()
        if hand is None:
            break
        began = hand.events[0]
        assert isinstance(began, DealBegan)
        chips += sum(began.bought)
        while True:
            table = hand.table
            assert sum(table.stacks) + table.pot_now() + table.left == chips
            assert min(table.stacks) >= 0
            if hand.over:
                break
            hand.apply(at_random(hand, rng))
        settled = match.settled()
        assert sum(settled.stacks) + settled.carry.chips == chips
