"""The luck of the cards: nothing on average, and by hand where few cards may fall."""

import random

import pytest

from helpers.deals import act, deal, play_out, rules
from helpers.sessions import session
from openers.cards.card import parse_all
from openers.cards.deck import deck
from openers.engine.events import Dealt, Discarded, Reshuffled
from openers.engine.hand import Hand
from openers.engine.views import redact
from openers.records.history import DealRecord
from openers.stats.luck import WEIGHTS, luck_of

GIVEN = rules("jackpots-italian", seats=2)
# Seat 1 opens with queens and stands pat; the dealer draws one card to four spades.
HANDS = {0: "As Ks 9s 5s 2h", 1: "Qc Qd 7h 3c 4c"}
SCRIPT = "1 r2, 0 c, 1 d, 0 d 2h, 1 k, 0 k"
POT_AT_THE_DRAW = 6
LEFT = [card for card in deck() if card not in parse_all(" ".join(HANDS.values()))]
SPADES = 13 - 4  # every one of them makes the flush; no other card beats the queens but these:
ACES_AND_KINGS = 6  # a pair of aces or of kings


def played(then, script=SCRIPT, hands=HANDS):
    hand = deal(GIVEN, [100, 100], hands, then=then)
    act(hand, script)
    return DealRecord(tuple(hand.events))


def text(card):
    return "23456789TJQKA"[card >> 2] + "cdhs"[card & 3]


def lucks(record, seat):
    return {luck.step: luck.chips / WEIGHTS["draw"][luck.step] for luck in luck_of(
        GIVEN, record, seat)}  # fmt: skip


def test_a_drawn_card_by_hand():
    chance = (SPADES + ACES_AND_KINGS) / len(LEFT)
    hit, miss = lucks(played("2s"), 0), lucks(played("2d"), 0)
    assert hit["draw"] == pytest.approx(POT_AT_THE_DRAW * (1 - chance))
    assert miss["draw"] == pytest.approx(POT_AT_THE_DRAW * (0 - chance))
    # The other player's luck is the opposite.
    assert lucks(played("2s"), 1)["draw"] == pytest.approx(-hit["draw"])
    # Dealt: a pair against none, when two antes lay there.
    assert hit["deal"] == pytest.approx(2 * (0 - 1 / 2))
    assert lucks(played("2s"), 1)["deal"] == pytest.approx(2 * (1 - 1 / 2))


def test_over_all_cards_that_may_fall_it_is_nothing():
    found = [lucks(played(text(card)), 0)["draw"] for card in LEFT]
    assert sum(found) == pytest.approx(0.0, abs=1e-9)
    assert max(found) > 0 > min(found)


def test_who_has_folded_has_no_more_luck():
    record = played("", "1 r2, 0 f, done")
    assert set(lucks(record, 0)) == {"deal"}
    assert set(lucks(record, 1)) == {"deal"}


def test_the_same_deal_has_the_same_luck():
    record = session("seven-card-stud", 3).deals[2]
    given = rules("seven-card-stud")
    assert luck_of(given, record, 0) == luck_of(given, record, 0)


@pytest.mark.parametrize("variant", ["jackpots-italian", "seven-card-stud", "five-card-stud"])
def test_the_luck_of_all_who_show_down_is_nothing_together(variant):
    """A pot is a pot: with everybody in to the end, what one wins by a card others lose."""
    given = rules(variant, seats=2)
    rng = random.Random(4)
    for number in range(20):
        hand = Hand(given, stacks=[5, 5], button=0, seed=rng.randbytes(16), number=number + 1)
        play_out(hand, rng)
        if any(hand.table.folded):
            continue
        record = DealRecord(tuple(hand.events), hand.seed)
        mine, theirs = luck_of(given, record, 0), luck_of(given, record, 1)
        assert [luck.step for luck in mine] == [luck.step for luck in theirs]
        # Sampled with the same chance for both: nearly opposite.
        together = sum(a.chips + b.chips for a, b in zip(mine, theirs, strict=True))
        assert together == pytest.approx(0.0, abs=0.5 * sum(map(abs, _chips(mine))) + 2.0)


def _chips(lucks):
    return [luck.chips for luck in lucks]


def test_cards_nobody_knows_tell_nothing():
    record = session("jackpots-italian", 12).deals
    deal_of = next(d for d in record if any(isinstance(e, Discarded) and e.cards for e in d.events))
    seen = tuple(redact(event, 0) for event in deal_of.events)
    given = rules("jackpots-italian")
    assert luck_of(given, deal_of, 0)
    assert luck_of(given, DealRecord(seen, deal_of.seed), 0) == ()


def test_cards_from_shuffled_discards_are_left_out():
    given = rules("jackpots-italian", seats=7)
    rng = random.Random(1)
    for number in range(400):
        hand = Hand(given, stacks=[200] * 7, button=0, seed=rng.randbytes(16), number=number + 1)
        play_out(hand, rng)
        if any(isinstance(event, Reshuffled) for event in hand.events):
            break
    else:
        pytest.fail("no reshuffle in 400 deals")
    record = DealRecord(tuple(hand.events), hand.seed)
    seat = next(e.seat for e in hand.events if isinstance(e, Discarded))
    assert any(isinstance(e, Dealt) and e.seat == seat for e in hand.events)
    assert "draw" not in {luck.step for luck in luck_of(given, record, seat)}
