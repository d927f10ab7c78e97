"""A deal imagined from a view: it looks like the view, plays on, and knows no more (rule C9)."""

import random
from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.deals import act, asked, at_random, deal, rules
from helpers.house_rules import matches
from openers.cards.card import texts
from openers.engine.events import Dealt, Discarded
from openers.engine.hand import Hand
from openers.engine.imagine import imagine, unseen_cards
from openers.engine.match import Match
from openers.engine.replay import replay

JACKS = "Jc Jd 2h 3s 4c"


def hidden(hand: Hand, seat: int) -> set[int]:
    """All the cards whose place ``seat`` does not know, from the truth."""
    table, stub = hand.table, hand.stub
    cards = {
        *stub.cards,
        *stub.folded,
        *(c for s, cards in stub.discards.items() if s != seat for c in cards),
    }
    for other, held in enumerate(table.hands):
        if other != seat and not back(hand, other):
            cards |= {c for c, up in zip(held, table.up[other], strict=True) if not up}
    return cards if back(hand, seat) else cards - {*table.hands[seat]}


def back(hand: Hand, seat: int) -> bool:
    table = hand.table
    return any(table.gathered) and table.folded[seat] and table.drawn[seat] is None


def consistent(hand: Hand, seat: int, rng: random.Random) -> None:
    view = hand.view(seat)
    unseen = unseen_cards(view, sorted(hand.deck))
    deal_ = imagine(view, rng.randbytes(8))
    table = deal_.table
    assert table.seen_by(seat) == view.table
    assert deal_.view(seat) == view
    live = [c for s in table.live_seats() for c in table.hands[s]]
    assert len(live) == len(set(live))
    inside = {*live, *deal_.stub.cards, *table.common}
    assert len(inside) == len(live) + len(deal_.stub.cards) + len(table.common)
    aside = [*deal_.stub.folded, *chain(*deal_.stub.discards.values())]
    assert not inside & {*aside}
    assert {*unseen} == hidden(hand, seat)
    chips = sum(table.stacks) + table.pot_now()
    while not deal_.over:
        deal_.apply(at_random(deal_, rng))
        assert sum(table.stacks) + table.pot_now() + table.left == chips
        assert min(table.stacks) >= 0
        held = [c for s in table.live_seats() for c in table.hands[s]]
        assert len({*held, *deal_.stub.cards}) == len(held) + len(deal_.stub.cards)
        assert table.stub == len(deal_.stub.cards)
        assert table.discard_pile == sum(map(len, deal_.stub.discards.values()))


@pytest.mark.rule("C9")
@settings(max_examples=50)
@given(match=matches(), chance=st.integers(0, 2**32))
def test_it_looks_like_the_view_and_plays_on(match, chance):
    """The unseen cards are the hidden ones of the truth, whatever they are: all may be guessed."""
    rng = random.Random(chance)
    for _ in range(3):
        hand = match.next_hand()
        if hand is None:
            return
        while not hand.over:
            if rng.random() < 0.25:
                consistent(hand, rng.randrange(hand.table.seats), rng)
            hand.apply(at_random(hand, rng))


@pytest.mark.rule("C9")
def test_a_guess_is_every_unseen_card_once():
    hand = act(deal(rules(), [100] * 3, {1: JACKS}), "1 r2, 2 c, 0 c")
    view = hand.view(1)
    unseen = unseen_cards(view, sorted(hand.deck))
    assert len(unseen) == 52 - 5
    guess = unseen[::-1]
    table = imagine(view, b"", guess).table
    assert [*table.hands[0], *table.hands[2]] == guess[:10]
    for wrong in (guess[1:], [*guess[1:], guess[1]], [*guess, 0], [*guess[1:], table.hands[1][0]]):
        with pytest.raises(ValueError, match="each once"):
            imagine(view, b"", wrong)


@pytest.mark.rule("C9", "D-11")
def test_own_discards_are_out_of_play_until_they_are_shuffled_in_again():
    given = rules(openers="none", seats=7)
    hand = Hand(given, stacks=[100] * 7, button=0, seed=b"x")
    act(hand, "1 r2, 2 c, 3 c, 4 c, 5 c, 6 c, 0 c")
    thrown = {}
    while asked(hand).phase == "draw":
        seat = asked(hand).seat
        thrown[seat] = {*hand.table.hands[seat]}
        throws_all(hand)
        for other, cards in thrown.items():
            unseen = {*unseen_cards(hand.view(other), sorted(hand.deck))}
            assert (cards <= unseen) is hand.table.gathered[other]
            assert hand.table.gathered[other] is not (other in hand.stub.discards)
    # 17 in the stub: the fourth drawer's last three wait for a shuffle without the fourth's own.
    assert hand.table.gathered == [False, True, True, True, True, True, True]


def throws_all(hand):
    seat = asked(hand).seat
    return act(hand, f"{seat} d {texts(hand.table.hands[seat])}")


def test_openers_can_be_asked_for_in_an_imagined_deal_after_a_shuffle():
    given = rules(openers="jacks", seats=7, openers_enforced=False)
    hand = Hand(given, stacks=[100] * 7, button=0, seed=b"x")
    act(hand, "1 r2, 2 c, 3 c, 4 c, 5 c, 6 c, 0 c")
    while asked(hand).phase == "draw":
        throws_all(hand)
    assert hand.table.gathered[1]
    assert any(isinstance(e, Discarded) and e.seat == 1 for e in hand.events)
    for seed in range(20):
        guess = imagine(hand.view(2), bytes([seed]))
        act(guess, "1 r2, 2 f, 3 f, 4 f, 5 f, 6 f, 0 f")
        proof = guess.table.proof
        assert proof is not None
        assert len(set(proof.cards)) == len(proof.cards)


@pytest.mark.rule("E-8")
def test_the_last_card_of_a_stub_shuffled_again_may_be_dealt():
    given = rules("draw-pot", seats=8)
    hand = Hand(given, stacks=[100] * 8, button=0, seed=b"x")
    act(hand, "1 r2, 2 c, 3 c, 4 c, 5 c, 6 c, 7 c, 0 c")
    # 12 in the stub; the third drawer makes it 16, 12 are left after it.
    for number in (5, 5, 5, 5, 5, 1):
        seat = asked(hand).seat
        act(hand, f"{seat} d {texts(hand.table.hands[seat][:number])}")
    assert hand.table.stub == 1
    for deal_ in (imagine(hand.view(7), b""), hand):
        events = act(deal_, f"7 d {texts(deal_.table.hands[7][:1])}").events
        assert [type(e) for e in events[-2:]] == [Discarded, Dealt]


def test_the_true_deal_is_not_touched():
    match = Match(rules(), bytes(16))
    hand = match.next_hand()
    before = hand.table.copy()
    guess = imagine(hand.view(1), b"")
    while not guess.over:
        guess.apply(at_random(guess, random.Random(1)))
    assert hand.table == before
    assert replay(Match(rules(), bytes(16)).next_hand(), hand.events).events == hand.events
