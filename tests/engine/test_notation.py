"""The text of a deal is read back as the same deal; a text nobody could have written is refused."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.deals import act, asked, at_random, deal, rules
from helpers.house_rules import matches
from openers.engine.actions import AskOpeners
from openers.engine.carry import CarriedPot, Carry
from openers.engine.hand import Hand
from openers.engine.match import Match
from openers.engine.notation import read, write
from openers.rules.presets import preset

SOME = 60


def same(one: Hand, other: Hand) -> bool:
    return (
        one.events == other.events
        and one.table == other.table
        and one.legal() == other.legal()
        and one.carry == other.carry
        and one.rules == other.rules
        and one.stub.cards == other.stub.cards
    )


def a_deal(match: Match, chance: int) -> Hand:
    """One of the first deals of a match, played some way or to its end; some ask for openers."""
    rng = random.Random(chance)
    for _ in range(rng.randint(0, 2)):
        hand = match.next_hand()
        while hand is not None and not hand.over:
            hand.apply(at_random(hand, rng))
    hand = match.next_hand() or match.hand
    for _ in range(rng.choice([3, 15, 999])):
        if hand.over:
            break
        if asked(hand).phase == "proof" and rng.random() < 0.5:
            hand.apply(AskOpeners(hand.table.button))
        else:
            hand.apply(at_random(hand, rng))
    return hand


@settings(max_examples=SOME)
@given(match=matches(), chance=st.integers(0, 2**32))
def test_what_is_written_is_read_as_the_same_deal(match, chance):
    hand = a_deal(match, chance)
    text = write(hand)
    again = read(text)
    assert same(again, hand)
    assert write(again) == text


def test_a_bring_in_the_rules_post_themselves_is_nobody_s_act():
    # Three short stacks: whoever has the low card has no choice; with four more there is one.
    for seats in (3, 7):
        for seed in range(8):
            stacks = [3] * 3 + [400] * (seats - 3)
            short = rules("seven-card-stud", seats=seats, bring_in=4)
            hand = Hand(short, stacks=stacks, button=0, seed=bytes([seed]))
            rng = random.Random(seed)
            while not hand.over:
                hand.apply(at_random(hand, rng))
            assert same(read(write(hand)), hand)


def test_a_text_to_read():
    carry = Carry((CarriedPot(9), CarriedPot(4, frozenset({2}))), 2, frozenset({2}))
    hand = deal(
        rules(seats=3, openers_enforced=False), [100, 50, 0], {1: "Ac Ad 2h 3s 4c"}, carry=carry,
        number=4,
    )  # fmt: skip
    act(hand, "1 k, 0 r5, 1 c, 0 d, 1 d 2h 3s 4c, 2 d")
    head, _, rest = write(hand).partition("deck: ")
    assert head == (
        "variant: jackpots-italian\nset: seats=3 openers_enforced=off\nstacks: 100 50 0\n"
        "button: 0\nseed: \n"
    )
    assert rest.splitlines()[1:] == [
        "carry: 9", "carry: 4 2", "claims: 2", "passed-out: 2", "number: 4", "actions:",
        "1 check", "0 raise 5", "1 call", "0 discard", "1 discard 2h 3s 4c", "2 discard",
    ]  # fmt: skip
    assert same(read(write(hand)), hand)


TEXT = """variant: jackpots-italian
stacks: 200 200 200
button: 0
seed: 00
actions:
"""


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "lacks"),
        ("variant: bridge\n", "lacks"),
        (TEXT.replace("italian", "french"), "unknown_variant"),
        (TEXT.replace("button: 0", "button: 3"), "the dealer one of them"),
        (TEXT.replace("button: 0", "button: x"), "whole number"),
        (TEXT.replace("button: 0", "button: -1"), "whole number"),
        (TEXT.replace("200 200 200", "200"), "1 stacks"),
        (TEXT.replace("200 200 200", "200 0 0"), "two players"),
        (TEXT.replace("200 200 200", "2 2 2 2 2 2"), "6 stacks"),
        (TEXT.replace("seed: 00", "seed: 0x"), "non-hexadecimal"),
        (TEXT.replace("seed", "sead"), "line 4"),
        (TEXT.replace("seed: 00", "button: 0"), "line 4"),
        (TEXT.replace("seed: 00", "deck: As Ks"), "every card"),
        (TEXT.replace("seed: 00", "set: ante=900"), "ante_above_stack"),
        (TEXT.replace("seed: 00", "set: colour=red"), "unknown_key"),
        (TEXT + "2 check\n", "line 6: seat 1 is asked"),
        (TEXT + "1 jump\n", "line 6"),
        (TEXT + "1 raise\n", "line 6"),
        (TEXT + "1 raise ²\n", "whole number"),
        (TEXT + "1 check\n\n2 discard 1x\n", "not a card"),
        (TEXT + "1 fold\n", "no_fold_unbet"),
        (TEXT + "done\n", "seat 1 is asked"),
    ],
)
def test_a_text_that_makes_no_sense_is_refused_with_its_reason(text, says):
    with pytest.raises(ValueError, match=says):
        read(text)


@st.composite
def edits(draw, text):
    """The text after a few slips: a character, a word or a line changed, lost, doubled, moved."""
    for _ in range(draw(st.integers(1, 3))):
        kind = draw(st.sampled_from(["character", "word", "line"]))
        parts = {"character": list(text), "word": text.split(" "), "line": text.split("\n")}[kind]
        at = draw(st.integers(0, max(len(parts) - 1, 0)))
        new = draw(
            st.sampled_from(parts or [""])
            | st.text(st.characters(codec="utf-8"), max_size=3)
            | st.sampled_from(["-1", "99", "0", "raise", "deck: ", "carry: 3 1", "dealt-in: 0 1"])
        )
        cut = draw(st.integers(0, 1))
        parts[at : at + cut] = [new] * draw(st.integers(0, 2))
        text = {"character": "", "word": " ", "line": "\n"}[kind].join(parts)
    return text


@settings(max_examples=2 * SOME)
@given(data=st.data(), match=matches(), chance=st.integers(0, 2**32))
def test_a_slip_in_the_text_is_refused_or_makes_another_deal(data, match, chance):
    text = data.draw(edits(write(a_deal(match, chance))))
    try:
        hand = read(text)
    except ValueError:
        return
    assert same(read(write(hand)), hand)


def test_an_option_is_written_only_where_it_differs():
    hand = Hand(preset("seven-card-stud"), stacks=[400] * 6, button=2, seed=b"\x01")
    assert "set:" not in write(hand)
