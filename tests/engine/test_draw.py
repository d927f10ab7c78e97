"""The draw, the stub that runs out, and openers (cases 29–33, 42 of the engine's case list)."""

import random
from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.deals import PAIR_OF_JACKS, act, asked, deal, rules
from openers.cards.card import parse_all, texts
from openers.cards.ranking import STANDARD
from openers.engine.actions import Discard, IllegalAction, RaiseTo
from openers.engine.carry import CarriedPot, Carry
from openers.engine.events import Dealt, Discarded, HandsGathered, Reshuffled
from openers.engine.hand import Hand
from openers.engine.openers import may_open, proof
from openers.rules.policies import openers_rank

J, Q, K = 9, 10, 11


def whole(hand: Hand) -> list[int]:
    """All the cards there are: stub, hands, discards, folded hands."""
    table, stub = hand.table, hand.stub
    held = [c for s in table.live_seats() for c in table.hands[s]]
    folded = [c for s in range(table.seats) if table.folded[s] for c in table.hands[s]]
    aside = stub.folded or (folded if not _reshuffled(hand) else [])
    return sorted([*stub.cards, *held, *chain(*stub.discards.values()), *aside])


def _reshuffled(hand: Hand) -> bool:
    return any(isinstance(e, Reshuffled) for e in hand.events)


def everybody_calls(hand: Hand) -> Hand:
    """From the first word to the draw, whoever can opens."""
    while asked(hand).phase == "bet":
        legal = asked(hand)
        if not hand.table.to_match and legal.raises:
            act(hand, f"{legal.seat} r{legal.raises[0]}")
        else:
            act(hand, f"{legal.seat} {'c' if legal.call else 'k'}")
    return hand


@pytest.mark.rule("D-11", "E-9")
@pytest.mark.parametrize(
    ("stub_rule", "seats", "reshuffles"),
    [
        # Seven who draw five each need two reshuffles, eight need three (case 29).
        ("earlier-discards", 7, 2),
        ("earlier-discards", 8, 3),
        # The drawer's own five go in too: 17 left, 20 gathered at the fourth feed the rest; with
        # eight, 12 left, 15 gathered at the third and 15 at the sixth.
        ("all-discards", 7, 1),
        ("all-discards", 8, 2),
    ],
)
def test_the_deck_stays_whole_through_every_reshuffle(
    stub_rule: str, seats: int, reshuffles: int
) -> None:
    all_draw_five(stub_rule, seats, reshuffles, range(150))


@pytest.mark.long
@pytest.mark.rule("D-11")
def test_in_ten_thousand_deals_of_seven_nobody_receives_an_own_discard() -> None:
    all_draw_five("earlier-discards", 7, 2, range(10_000))


def all_draw_five(stub_rule: str, seats: int, reshuffles: int, seeds: range) -> None:
    """Play deals in which everybody stays in and throws all five cards away."""
    given_ = rules(openers="none", stub_rule=stub_rule, seats=seats)
    for seed in seeds:
        hand = Hand(given_, stacks=[100] * seats, button=0, seed=seed.to_bytes(2, "big"))
        everybody_calls(hand)
        while asked(hand).phase == "draw":
            seat = asked(hand).seat
            mine = tuple(c for c in hand.table.hands[seat] if c is not None)
            new = [e.card for e in hand.apply(Discard(mine)) if isinstance(e, Dealt)]
            assert not set(new) & set(mine), "nobody receives an own discard"
            assert whole(hand) == list(range(52))
        assert sum(isinstance(e, Reshuffled) for e in hand.events) == reshuffles


@settings(max_examples=80, deadline=None)
@given(
    seats=st.integers(2, 7),
    seed=st.binary(min_size=4, max_size=4),
    stub_rule=st.sampled_from(["earlier-discards", "all-discards"]),
    last=st.booleans(),
    chance=st.integers(0, 2**32),
)
@pytest.mark.rule("D-11", "E-8", "E-9")
def test_whoever_draws_what_the_deck_is_whole_and_nobody_gets_a_discard_back(
    seats: int, seed: bytes, stub_rule: str, last: bool, chance: int
) -> None:
    rng = random.Random(chance)
    options = {"openers": "none", "stub_rule": stub_rule, "deal_last_card": last, "seats": seats}
    hand = Hand(rules(**options), stacks=[100] * seats, button=0, seed=seed)
    everybody_calls(hand)
    while asked(hand).phase == "draw":
        seat = asked(hand).seat
        held = [c for c in hand.table.hands[seat] if c is not None]
        thrown = rng.sample(held, rng.choice([0, 3, 5, 5]))
        new = [e.card for e in hand.apply(Discard(tuple(thrown))) if isinstance(e, Dealt)]
        assert len(new) == len(thrown) and not set(new) & set(thrown)
        assert whole(hand) == list(range(52))
        assert hand.table.stub == len(hand.stub.cards)
        assert hand.table.discard_pile == sum(map(len, hand.stub.discards.values()))


@pytest.mark.rule("E-8")
def test_the_last_card_of_the_stub_is_shuffled_in_and_not_dealt() -> None:
    given_ = rules("jackpot-spanish", openers="none", seats=7)
    hand = everybody_calls(Hand(given_, stacks=[100] * 7, button=0, seed=b"x"))
    # 17 cards are left: 5 + 5 + 5 go out, the fourth drawer gets one of the last two.
    last = hand.stub.cards[0]
    for _ in range(3):
        seat = asked(hand).seat
        hand.apply(Discard(tuple(c for c in hand.table.hands[seat] if c is not None)))
    seat = asked(hand).seat
    events = hand.apply(Discard(tuple(c for c in hand.table.hands[seat] if c is not None)))
    before = [
        e.card
        for e in events[: [type(e) for e in events].index(Reshuffled)]
        if isinstance(e, Dealt)
    ]
    assert len(before) == 1 and last not in before
    (shuffle,) = [e for e in events if isinstance(e, Reshuffled)]
    assert shuffle.discards == 4 * 5


@pytest.mark.rule("E-9")
@pytest.mark.parametrize(("last", "gathered"), [(True, 15), (False, 20)])
def test_the_only_one_who_still_needs_cards_leaves_the_own_discards_out(
    last: bool, gathered: int
) -> None:
    given_ = rules(openers="none", seats=7, stub_rule="all-discards")
    hand = everybody_calls(Hand(given_, stacks=[100] * 7, button=0, seed=b"x"))
    numbers = [5, 5, 5, 0, 0, 0, 5] if last else [5, 5, 5, 5]
    for number in numbers:
        seat = asked(hand).seat
        hand.apply(Discard(tuple(hand.table.hands[seat][:number])))
    assert [e.discards for e in hand.events if isinstance(e, Reshuffled)] == [gathered]


@pytest.mark.rule("D-7")
def test_the_draw_begins_with_the_opener_and_folded_hands_are_set_aside() -> None:
    hand = deal(rules(), [100] * 4, {2: PAIR_OF_JACKS}, button=0)
    act(hand, "1 k, 2 r2, 3 f, 0 c, 1 c")
    assert any(isinstance(e, HandsGathered) for e in hand.events) and hand.table.folded_pile == 5
    order = []
    while asked(hand).phase == "draw":
        order.append(asked(hand).seat)
        act(hand, f"{order[-1]} d")
    assert order == [2, 0, 1]


@pytest.mark.rule("D-7", "D-12", "D-14")
def test_after_the_opener_has_folded_the_next_on_the_left_goes_first() -> None:
    hand = deal(rules(), [100] * 4, {1: PAIR_OF_JACKS}, button=0)
    act(hand, "1 r2, 2 r6, 3 c, 0 c, 1 f")
    assert asked(hand).seat == 2
    act(hand, "2 d, 3 d, 0 d")
    assert (asked(hand).phase, asked(hand).seat) == ("bet", 2)
    act(hand, "2 k, 3 k, 0 k")
    assert asked(hand).phase == "proof"
    act(hand, "3 ask")
    shown = hand.table.proof
    assert shown is not None
    assert (shown.seat, texts(shown.cards), shown.valid, shown.asked_by) == (1, "Jc Jd", True, 3)


@pytest.mark.rule("D-8", "D-9")
def test_served_is_public_and_a_discard_is_final() -> None:
    hand = deal(rules(), [100] * 3, {1: PAIR_OF_JACKS}, button=0)
    act(hand, "1 r2, 2 c, 0 c, 1 d")
    assert Discarded(1, ()) in hand.events and hand.table.drawn == [None, 0, None]
    held = [c for c in hand.table.hands[2] if c is not None]
    hand.apply(Discard(tuple(held[:2])))
    assert hand.table.drawn[2] == 2 and not set(held[:2]) & set(hand.table.hands[2])
    with pytest.raises(IllegalAction) as caught:
        hand.apply(Discard((held[0],)))
    assert (caught.value.refusal.reason, caught.value.refusal.rule) == ("not_your_card", "D-9")


@pytest.mark.rule("D-10")
@pytest.mark.parametrize("most", [3, 4, 5])
def test_the_most_cards_one_may_exchange(most: int) -> None:
    hand = deal(rules(max_discards=most), [100] * 3, {1: PAIR_OF_JACKS}, button=0)
    act(hand, "1 r2, 2 c, 0 c")
    mine = tuple(c for c in hand.table.hands[1] if c is not None)
    if most < 5:
        with pytest.raises(IllegalAction) as caught:
            hand.apply(Discard(mine[: most + 1]))
        assert caught.value.refusal == (
            "too_many_discards", "D-10", (("most", most),)
        )  # fmt: skip
    hand.apply(Discard(mine[:most]))


@pytest.mark.rule("E-6", "E-3")
def test_spanish_draw_and_second_round_begin_on_the_dealer_s_left() -> None:
    hand = deal(rules("jackpot-spanish"), [100] * 3, {2: PAIR_OF_JACKS}, button=0)
    act(hand, "1 k, 2 r2, 0 c, 1 c")
    assert asked(hand).seat == 1
    act(hand, "1 d, 2 d, 0 d")
    assert (asked(hand).phase, asked(hand).seat) == ("bet", 1)


# -- openers --------------------------------------------------------------------------------------


@pytest.mark.rule("D-2", "E-2")
@pytest.mark.parametrize(
    ("cards", "needed", "opens"),
    [
        ("Jc Jd 2h 3s 4c", J, True),
        ("Tc Td 2h 3s 4c", J, False),
        ("Jc Jd 2h 3s 4c", Q, False),
        ("Qc Qd 2h 3s 4c", Q, True),
        ("Kc Kd 2h 3s 4c", K, True),
        ("2c 2d 3h 3s 4c", K, True),
        ("2c 2d 2h 3s 4c", K, True),
        ("Ac 2d 3h 4s 5c", K, True),
        ("2c 4c 6c 8c Tc", K, True),
        ("Ac Kd Qh Js 9c", J, False),
        ("Ac Ad 2h 3s 4c", K, True),
    ],
)
def test_what_opens(cards: str, needed: int, opens: bool) -> None:
    assert may_open(parse_all(cards), needed, STANDARD, also=False) is opens


@pytest.mark.rule("D-2a")
@pytest.mark.parametrize(
    ("cards", "four"),
    [
        ("4c 5c 6c 7c Kd", "4c 5c 6c 7c"),
        ("2c 3c 4c 5c Kd", "2c 3c 4c 5c"),
        ("Tc Jc Qc Kc 2d", "Tc Jc Qc Kc"),
        ("Jc Qc Kc Ac 2d", None),
        ("Ac 2c 3c 4c Kd", None),
        ("4c 5c 6c 8c Kd", None),
        ("4c 5c 6c 7d Kd", None),
    ],
)
def test_four_to_an_open_ended_straight_flush_opens_by_house_rule(
    cards: str, four: str | None
) -> None:
    hand = parse_all(cards)
    assert may_open(hand, J, STANDARD, also=True) is (four is not None)
    assert not may_open(hand, J, STANDARD, also=False)
    if four:
        assert proof(hand, J, STANDARD, also=True) == parse_all(four)


@pytest.mark.rule("D-14")
@pytest.mark.parametrize(
    ("cards", "needed", "shown"),
    [
        ("Jc Jd Qh Qs 5c", K, "Jc Jd Qh Qs"),
        ("Jc Jd Jh 4s 4c", J, "Jc Jd"),
        ("2c 2d 2h Ks Kc", J, "Ks Kc"),
        ("2c 2d 2h 3s 3c", J, "2c 2d 2h"),
        ("Jc Jd 4h 4s 7c", J, "Jc Jd"),
        ("7c 7d 7h 7s 2c", J, "7c 7d 7h"),
        ("Ac Ad Ah As 2c", J, "Ac Ad"),
        ("4c 5d 6h 7s 8c", J, "4c 5d 6h 7s 8c"),
        ("2c 4c 6c 8c Tc", Q, "2c 4c 6c 8c Tc"),
    ],
)
def test_the_fewest_cards_that_prove_the_openers(cards: str, needed: int, shown: str) -> None:
    found = proof(parse_all(cards), needed, STANDARD, also=False)
    assert found is not None and set(found) == set(parse_all(shown))


@pytest.mark.rule("D-15", "D-14")
def test_split_openers_are_proved_with_the_discard() -> None:
    # From Q-J-J-10-8 with four in suit the opener throws a jack, then everybody folds.
    hand = deal(rules(), [100] * 3, {1: "Qd Jd Jc Td 8d"}, button=0)
    act(hand, "1 r2, 2 c, 0 c, 1 d Jc, 2 d, 0 d, 1 r4, 2 f, 0 f")
    assert asked(hand).phase == "proof"
    act(hand, "2 ask")
    shown = hand.table.proof
    assert shown is not None and set(shown.cards) == set(parse_all("Jd Jc")) and shown.valid


@pytest.mark.rule("D-15", "C9")
def test_nothing_in_another_s_view_says_that_openers_were_split() -> None:
    def others_see(thrown: str) -> object:
        hand = deal(rules(), [100] * 3, {1: "Qd Jd Jc Td 8d"}, button=0, then="2c")
        act(hand, f"1 r2, 2 c, 0 c, 1 d {thrown}")
        return hand.table.seen_by(2)

    assert others_see("Jc") == others_see("8d")


@pytest.mark.rule("D-14", "E-5")
@pytest.mark.parametrize("when", ["never", "on-demand", "always"])
def test_when_openers_are_proved(when: str) -> None:
    hand = deal(rules(proof_of_openers=when), [100] * 3, {1: PAIR_OF_JACKS}, button=0)
    act(hand, "1 r2, 2 f, 0 f")
    assert hand.over is (when != "on-demand")
    if when == "on-demand":
        with pytest.raises(IllegalAction):
            act(hand, "7 ask")
        act(hand, "done")
        assert hand.table.proof is None
    else:
        assert (hand.table.proof is not None) is (when == "always")


@pytest.mark.rule("D-14")
@pytest.mark.parametrize("when", ["on-demand", "always"])
def test_an_opener_in_the_showdown_proves_nothing_more(when: str) -> None:
    hand = deal(rules(proof_of_openers=when), [100] * 3, {1: PAIR_OF_JACKS}, button=0)
    act(hand, "1 r2, 2 c, 0 f, 1 d, 2 d, 1 k, 2 k")
    assert hand.over and hand.table.proof is None


@pytest.mark.rule("D-16")
def test_a_false_opening_is_refused_with_the_openers_needed() -> None:
    carry = Carry((CarriedPot(15),), 1)
    hand = deal(rules(), [100] * 3, {1: PAIR_OF_JACKS}, button=0, carry=carry)
    with pytest.raises(IllegalAction) as caught:
        hand.apply(RaiseTo(2))
    assert caught.value.refusal == ("openers_needed", "D-2", (("rank", Q),))


@pytest.mark.rule("D-5")
def test_the_ladder_climbs_stays_and_goes_round() -> None:
    ladder = [openers_rank("jacks", True, n) for n in range(13)]
    assert ladder == [J, Q, K, K, K, Q, J, Q, K, K, K, Q, J]
    assert {openers_rank("jacks", False, n) for n in range(13)} == {J}
