"""The strip: whose turn it is to open or bring in, what bounds a bet, which rule holds now."""

from random import Random

import pytest

from helpers.deals import act, deal, rules
from openers.cards.card import parse, parse_all
from openers.cards.deck import deck_for
from openers.engine import events as ev
from openers.engine.actions import Act
from openers.engine.hand import Hand
from openers.engine.table import Table
from openers.engine.views import redact
from openers.rules.presets import ids, preset, with_options
from openers.rules.rules import Rules
from openers.words.status import StatusWords
from panels.moments import answer

THREE = ("", "renzo", "ana")
HANDS = {0: "Qs Qh Ad 7c 4h", 1: "Kh Ks 4d 4c 9s", 2: "2c 5d 8h 9c Jd"}


def status(hand: Hand, people: tuple[str, ...] = THREE) -> tuple[StatusWords, Table]:
    return StatusWords(people, hand.rules), hand.table


@pytest.mark.rule("D-5")
def test_the_strip_of_a_draw_deal(english: object) -> None:
    hand = deal(rules(), [50, 50, 50], HANDS, button=2)
    words, table = status(hand)
    assert words.deal(table) == "Deal 1 · ante 1"
    assert words.ladder(table) == (("J", "Q", "K"), 0)
    assert words.rule_in_force(table) == "Jacks or better to open"
    assert words.largest_bet(hand.legal()) == "Largest bet: 3"
    assert words.carried(table) == "" and words.raises_left(table) == ""
    act(hand, "0 r3")
    assert words.rule_in_force(table) == "Jacks or better to open · you opened"
    act(hand, "1 c, 2 f")
    assert words.rule_in_force(table) == "Exchange up to 5 cards, or stand pat"
    act(hand, "0 d, 1 d")
    assert words.rule_in_force(table) == "Pot limit: at most the pot"
    act(hand, "0 k, 1 k")
    assert words.rule_in_force(table) == "The best hand takes the pot"
    assert words.largest_bet(None) == ""


def test_raises_left(english: object) -> None:
    hand = deal(rules(limit="fixed-limit"), [50, 50, 50], HANDS, button=2)
    words, table = status(hand)
    assert words.raises_left(table) == ""
    act(hand, "0 r2")
    assert words.raises_left(table) == "3 raises left in this round"
    act(hand, "1 r4, 2 f, 0 r6, 1 r8")
    assert words.raises_left(table) == "no more raises in this round"
    act(hand, "0 c, 0 d, 1 d")
    assert words.rule_in_force(table) == "Bets and raises of 4"


def stud_table(doors: str, seats: int = 3) -> tuple[StatusWords, Table]:
    """Third street of seven-card stud, a door card each from the first seat on."""
    stud = preset("seven-card-stud")
    words = StatusWords(("", "ana", "bruno")[:seats], stud)
    zeros = (0,) * seats
    began = ev.DealBegan(1, stud.variant, 0, (99,) * seats, zeros, (True,) * seats, 0, None, 0, "")
    table = Table(began, 52)
    table.apply(ev.StepBegan(1, "third-street"))
    for seat, card in enumerate(parse_all(doors)):
        table.apply(ev.Dealt(seat, card, True))
    return words, table


@pytest.mark.rule("S-3")
def test_the_strip_says_why_somebody_brings_in(english: object) -> None:
    words, table = stud_table("Kh 2c")
    assert words.rule_in_force(table) == "The lowest door card brings in"
    words, table = stud_table("Kh 3c 9d")
    assert words.rule_in_force(table) == "Bring-in: Ana (lowest card: three of clubs)"
    words, table = stud_table("2h 2c 9d")
    equal = "Bring-in: Ana, two of clubs (of equal cards the lowest suit)"
    assert words.rule_in_force(table) == equal
    table.apply(ev.Acted(1, Act.BRING_IN, 4, 4))
    table.apply(ev.Acted(2, Act.FOLD, 0, 0))
    assert words.rule_in_force(table) == equal and words.ceiling(table, None) == ""
    table.apply(ev.Acted(0, Act.COMPLETE, 8, 8))
    assert words.rule_in_force(table) == "Bets and raises of $2"
    assert words.ceiling(table, None) == "3 raises left in this round"
    table.apply(ev.Won(0, 4, 0))
    assert words.ceiling(table, None) == ""  # nothing is bet any more
    # The lowest card was all-in for the ante: who posts in its stead holds no low card.
    words, table = stud_table("2h 3c 9d")
    table.apply(ev.Acted(2, Act.BRING_IN, 4, 4))
    assert words.rule_in_force(table) == "Bring-in: Bruno"


@pytest.mark.rule("S-7")
def test_the_strip_says_whose_hand_in_sight_is_highest(english: object) -> None:
    words, table = stud_table("Kh 3c 9d")
    table.apply(ev.StepBegan(3, "fourth-street"))
    for seat, card in enumerate(parse_all("4h 8c")):
        table.apply(ev.Dealt(seat, card, True))
    assert words.rule_in_force(table) == "Bets and raises of $2"  # cards are still coming
    table.apply(ev.Dealt(2, parse("Ks"), True))
    assert words.rule_in_force(table) == "Highest in sight: Bruno, king high"
    table.apply(ev.Acted(2, Act.CHECK, 0, 0))
    assert words.rule_in_force(table) == "Bets and raises of $2"


@pytest.mark.rule("E-1", "D-16")
def test_a_double_ante_and_honour_stay_in_sight(english: object) -> None:
    hand = deal(rules(dealer_ante=2, openers_enforced=False), [50, 50, 50], HANDS, button=2)
    words, table = status(hand)
    assert words.deal(table) == "Deal 1 · ante 1, dealer 2"
    assert words.rule_in_force(table) == "Jacks or better to open (on honour)"
    assert words.ceiling(table, hand.legal()).startswith("Largest bet: ")


@pytest.mark.rule("S-5")
def test_no_raises_are_counted_where_there_is_no_cap(english: object) -> None:
    stud = with_options(preset("seven-card-stud"), {"uncapped_heads_up": True})
    words = StatusWords(("", "ana"), stud)
    _, table = stud_table("Kh 3c", seats=2)
    table.apply(ev.Acted(0, Act.COMPLETE, 8, 8))
    assert words.raises_left(table) == ""
    words, table = stud_table("Kh 3c", seats=2)
    table.apply(ev.Acted(0, Act.COMPLETE, 8, 8))
    assert words.raises_left(table) == "3 raises left in this round"


def test_openers_of_other_tables(english: object) -> None:
    people = ["", "ana"]
    also: Rules = rules(openers_also=True)
    assert StatusWords(people, also).openers(9) == (
        "Jacks or better to open, or four to an open straight flush"
    )
    plain = StatusWords(people, preset("draw-pot"))
    assert plain.openers(None) == "Any hand may open"
    began = ev.DealBegan(3, "draw-pot", 0, (9, 9), (0, 0), (True, True), 10, None, 2, "")
    table = Table(began, 52)
    assert plain.ladder(table) == ((), -1)
    assert plain.carried(table) == "10 carried over"
    assert plain.next_openers(9) == "Next deal: jacks or better to open"


@pytest.mark.rule("S-3", "S-8")
def test_the_strip_of_a_stud_deal(english: object) -> None:
    stud = preset("seven-card-stud")
    people = ("", "ana")
    words = StatusWords(people, stud)
    began = ev.DealBegan(7, stud.variant, 0, (99, 99), (0, 0), (True, True), 0, None, 0, "")
    table = Table(began, 52)
    assert words.deal(table) == "Deal 7 · ante $0.25"
    table.apply(ev.StepBegan(1, "third-street"))
    assert words.rule_in_force(table) == "The lowest door card brings in"
    for card, up in ((51, False), (50, False), (0, True)):
        table.apply(ev.Dealt(1, card, up))
    table.apply(ev.Acted(1, Act.BRING_IN, 4, 4))
    assert words.rule_in_force(table) == "Bring-in: Ana (lowest card: two of clubs)"
    table.apply(ev.StepBegan(3, "fourth-street"))
    assert words.rule_in_force(table) == "Bets and raises of $2"
    table.apply(ev.Dealt(1, 1, True))
    assert words.rule_in_force(table) == "An open pair: bets of $2 or $4"
    table.apply(ev.Acted(1, Act.BET, 16, 16))
    assert words.rule_in_force(table) == "Bets and raises of $4"  # the big bet closes the choice
    table.apply(ev.StepBegan(5, "fifth-street"))
    assert words.rule_in_force(table) == "Bets and raises of $4"
    table.apply(ev.StepBegan(11, "showdown"))
    assert words.rule_in_force(table) == "The best five of seven cards take the pot"
    assert words.street_short("fifth-street") == "5th"


@pytest.mark.parametrize("variant", ids())
def test_there_is_a_rule_in_force_after_every_event(english: object, variant: str) -> None:
    dealt = preset(variant)
    words = StatusWords(("", *["ana"] * (dealt.seats - 1)), dealt)
    for seed in range(8):
        rng = Random(seed)
        hand = Hand(dealt, stacks=(dealt.stack,) * dealt.seats, button=0, seed=bytes([seed]))
        while (legal := hand.legal()) is not None:
            hand.apply(answer(hand, legal, rng))
        began, *events = (redact(event, 0) for event in hand.events)
        assert isinstance(began, ev.DealBegan)
        table = Table(began, len(deck_for(dealt.deck, dealt.seats)))
        for event in events:
            table.apply(event)
            if table.step >= 0:
                assert words.rule_in_force(table), event
                words.ceiling(table, None)
