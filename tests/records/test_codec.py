"""Events packed and unpacked come back unchanged; bytes that are none are refused."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openers.cards.card import texts
from openers.engine.actions import Act, Action, Call, Check, Discard, Done, Fold, Legal, RaiseTo
from openers.engine.events import Acted, Dealt, Event, Posted
from openers.engine.match import Match
from openers.records.codec import (
    BadRecord,
    pack_deal,
    pack_event,
    unpack_deal,
    unpack_event,
    veil,
)
from openers.rules.presets import preset
from records.strategies import EVENT, deal


@given(EVENT)
def test_an_event_comes_back_unchanged(event: Event) -> None:
    again = unpack_event(pack_event(event))
    assert again == event
    assert type(again) is type(event)


@given(st.lists(EVENT, max_size=30))
def test_a_deal_comes_back_unchanged(events: list[Event]) -> None:
    assert unpack_deal(pack_deal(events)) == tuple(events)


@given(st.lists(EVENT, min_size=1, max_size=5), st.data())
def test_a_deal_cut_short_is_refused_or_shorter(events: list[Event], data: st.DataObject) -> None:
    packed = pack_deal(events)
    cut = data.draw(st.integers(1, len(packed) - 1))
    try:
        shorter = unpack_deal(packed[:cut])
    except BadRecord:
        return
    assert shorter == tuple(events)[: len(shorter)]
    assert len(shorter) < len(events)


@given(st.binary(max_size=60))
def test_any_bytes_are_events_or_refused(data: bytes) -> None:
    for read in (unpack_event, unpack_deal):
        try:
            read(data)
        except BadRecord:
            continue


@pytest.mark.parametrize("event", [Posted(8, "ante", 1), Posted(-1, "ante", 1)])
def test_a_seat_that_cannot_be_is_refused(event: Event) -> None:
    with pytest.raises(ValueError, match="seat"):
        pack_event(event)


def test_a_negative_amount_is_refused() -> None:
    with pytest.raises(ValueError, match="packed"):
        pack_event(Acted(0, Act.CALL, -1, 0))


def test_the_format_is_what_it_was() -> None:
    """The bytes on people's disks: this test is never adapted, only added to."""
    assert pack_event(Dealt(3, 51, up=False)) == bytes([3 << 3 | 3, 51])
    assert pack_event(Dealt(2, None, up=True)) == bytes([4 << 3 | 2, 255])
    assert pack_event(Acted(1, Act.RAISE, 300, 16, full=False)) == bytes(
        [128 | 64 | 6 << 3 | 1, 0xAC, 2, 16]
    )
    head = "01000102010c64640300000a0020" + "ab" * 32
    assert pack_deal(deal()[:3]).hex() == head + "0100010807"


@pytest.mark.rule("C9")
@given(st.lists(st.integers(0, 51), min_size=5, max_size=5), st.binary(min_size=1, max_size=20))
def test_no_card_is_readable_in_a_row(cards: list[int], salt: bytes) -> None:
    packed = [pack_event(Dealt(1, card, up=False)) for card in cards]
    rows = [veil(row, salt + bytes([i])) for i, row in enumerate(packed)]
    assert [veil(row, salt + bytes([i])) for i, row in enumerate(rows)] == packed
    assert texts(cards).encode() not in b"".join(rows)


def test_a_deal_takes_some_250_bytes() -> None:
    sizes = []
    match = Match(preset("jackpots-italian"), bytes(16))
    chance = Random(1)
    for _ in range(60):
        hand = match.next_hand()
        assert hand is not None
        while (legal := hand.legal()) is not None:
            hand.apply(act(legal, hand.table.hands[legal.seat], chance))
        packed = pack_deal(hand.events)
        assert list(unpack_deal(packed)) == hand.events
        sizes.append(len(packed))
    assert sum(sizes) / len(sizes) <= 250


def act(legal: Legal, hand: list[int | None], chance: Random) -> Action:
    if legal.phase == "proof":
        return Done()
    if legal.phase == "draw":
        return Discard(tuple(card for card in hand[:2] if card is not None))
    if legal.raises and chance.random() < 0.5:
        return RaiseTo(legal.raises[0])
    if legal.call:
        return Call() if chance.random() < 0.6 else Fold()
    return Check()
