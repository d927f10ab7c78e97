"""A deal played again from its events; events that do not follow are refused (rules C8, C10)."""

import random
from enum import Enum

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.deals import act, asked, at_random, deal, rules
from helpers.house_rules import matches
from openers.engine.actions import Act, AskOpeners
from openers.engine.events import DealEnded, Reshuffled
from openers.engine.hand import Hand
from openers.engine.match import Match
from openers.engine.replay import actions, replay
from openers.engine.table import fold
from openers.rules.presets import ids


def fresh(match: Match) -> Hand:
    hand = Match(match.rules, match._seed, match.state).next_hand()
    assert hand is not None
    return hand


def played(match: Match, rng: random.Random) -> Hand:
    hand = match.next_hand()
    assert hand is not None
    while not hand.over:
        if asked(hand).phase == "proof" and rng.random() < 0.5:
            hand.apply(AskOpeners(hand.table.button))
        else:
            hand.apply(at_random(hand, rng))
    return hand


def changed(event, rng):
    """The event with one of its figures changed, or None where it has none."""
    # Anybody dealt in may have asked for the openers: another asker is another true deal.
    fields = [n for n in event._fields if getattr(event, n) != () and n != "asked_by"]
    if not fields:
        return None
    name = rng.choice(fields)
    value = getattr(event, name)
    return event._replace(**{name: other(value, rng)})


def other(value, rng):
    if value is None:
        return 0
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice([-2, -1, 1, 2])
    if isinstance(value, Enum):
        return rng.choice([act for act in Act if act is not value])
    if isinstance(value, str):
        return value + "x"
    at = rng.randrange(len(value))
    return (*value[:at], other(value[at], rng), *value[at + 1 :])


@pytest.mark.rule("C10")
@settings(max_examples=40)
@given(match=matches(), chance=st.integers(0, 2**32))
def test_the_events_make_the_deal_again(match, chance):
    rng = random.Random(chance)
    hand = played(match, rng)
    again = replay(fresh(match), hand.events)
    assert again.events == hand.events
    assert again.over
    assert again.carry == hand.carry
    assert fold(hand.events, len(hand.deck)) == again.table
    # What was saved when the program was stopped: the deal goes on from there.
    cut = rng.randint(1, len(hand.events))
    halfway = replay(fresh(match), hand.events[:cut])
    assert halfway.events[:cut] == hand.events[:cut]
    assert len(halfway.actions) <= len(hand.actions)


@pytest.mark.rule("C8", "C10")
@settings(max_examples=40)
@given(match=matches(), chance=st.integers(0, 2**32))
def test_events_that_do_not_follow_are_refused(match, chance):
    rng = random.Random(chance)
    hand = played(match, rng)
    for _ in range(12):
        events, at = hand.events[:], rng.randrange(len(hand.events))
        slip = rng.choice(["changed", "changed", "lost", "doubled", "swapped"])
        if slip == "changed":
            new = changed(events[at], rng)
            events[at : at + 1] = [] if new is None else [new]
        elif slip == "doubled":
            events.insert(at, events[at])
        elif slip == "lost" or at == 0:
            del events[at]
        else:
            events[at - 1 : at + 1] = events[at], events[at - 1]
        if events == hand.events or events == hand.events[: len(events)]:
            continue
        with pytest.raises(ValueError):
            replay(fresh(match), events)


@pytest.mark.parametrize("variant", ids())
def test_more_events_than_the_deal_has_are_refused(variant):
    match = Match(rules(variant), bytes(16))
    hand = played(match, random.Random(3))
    with pytest.raises(ValueError, match="do not follow"):
        replay(fresh(match), [*hand.events, DealEnded(tuple(hand.table.stacks))])


def test_a_stub_shuffled_again_is_shuffled_the_same_way():
    match = Match(rules("draw-pot", seats=8, max_discards=5, deal_last_card=True), bytes(16))
    rng, seen = random.Random(1), 0
    for _ in range(30):
        hand = played(match, rng)
        seen += any(isinstance(e, Reshuffled) for e in hand.events)
        assert replay(fresh(match), hand.events).events == hand.events
    assert seen


def test_the_question_after_the_deal_is_an_action_of_its_own():
    hand = deal(rules(), [100] * 3, {1: "Jc Jd 2h 3s 4c"})
    act(hand, "1 r2, 2 f, 0 f, 2 ask")
    assert [*actions(hand.events)][-1] == AskOpeners(2)
    again = replay(deal(rules(), [100] * 3, {1: "Jc Jd 2h 3s 4c"}), hand.events)
    assert again.events == hand.events
    unasked = act(deal(rules(), [100] * 3, {1: "Jc Jd 2h 3s 4c"}), "1 r2, 2 f, 0 f, done")
    again = replay(deal(rules(), [100] * 3, {1: "Jc Jd 2h 3s 4c"}), unasked.events)
    assert again.over
    assert again.events == unasked.events
