"""Our own JSON: nothing is lost, nothing hidden is readable, what is broken is refused."""

import contextlib
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.places import TESTS
from helpers.sessions import session
from openers.cards.card import text as card_text
from openers.engine.events import Dealt, Discarded, Shown
from openers.records import own_json, phh
from openers.records.faults import FAULTS, BadHand
from openers.records.history import replayed
from openers.records.own_json import read, write
from openers.records.phh_text import read as read_phh
from openers.records.store import IMPORTED, Store
from openers.rules.presets import ids

SMALL = session("jackpots-italian", 4, seats=3)
TEXT = write([SMALL])


def fault(text):
    with pytest.raises(BadHand) as caught:
        read(text.encode())
    found = caught.value.fault
    assert {name for name, _ in found.params} == set(FAULTS[found.key])
    return found


@pytest.mark.parametrize("variant", ids())
def test_every_game_is_read_back_as_it_was(variant):
    played = [session(variant, 60), session(variant, 20, stack=25, reveal_after=True)]
    text = write(played)
    assert read(text.encode()) == tuple(played)
    assert write(read(text.encode())) == text
    assert own_json.is_own(text.encode())
    json.loads(text)


def test_hands_from_elsewhere_are_read_back_as_they_were():
    for file in (TESTS / "data" / "phh").glob("*.phh"):
        found = phh.sessions(read_phh(file.read_bytes()))
        assert read(write(found).encode()) == found


def test_cards_nobody_knows_are_read_back_as_such():
    text = b"""
variant = 'F7S'
antes = [0, 0]
bring_in = 1
small_bet = 2
big_bet = 4
starting_stacks = [50, 50]
actions = ['d dh p1 ????2c', 'd dh p2 ????Ac', 'p1 pb', 'p2 cc',
  'd dh p1 3c', 'd dh p2 Kc', 'p2 cc', 'p1 cc', 'd dh p1 4c', 'd dh p2 Qc', 'p2 cc', 'p1 cc',
  'd dh p1 5c', 'd dh p2 Jc', 'p2 cc', 'p1 cc', 'd dh p1 ??', 'd dh p2 ??', 'p2 cc', 'p1 cc',
  'p1 sm', 'p2 sm AhAd AcKcQcJc Ts']
""".replace(b"AhAd AcKcQcJc Ts", b"AhAdAcKcQcJcTs")
    found = phh.sessions(read_phh(text))
    again = read(write(found).encode())
    assert again == found
    assert Dealt(0, None, False) in again[0].deals[0].events


@pytest.mark.rule("C9")
def test_what_the_hero_did_not_see_cannot_be_read():
    played = session("jackpots-italian", 30)
    for deal, line in zip(played.deals, write([played]).splitlines()[2:], strict=False):
        seen = {e.card for e in deal.events if isinstance(e, Dealt) and not e.seat}
        for event in deal.events:
            if isinstance(event, Shown) or (isinstance(event, Discarded) and not event.seat):
                seen |= set(event.cards)
        data = json.loads(line.rstrip(","))
        told = {e.get("card") for e in data["events"]}
        hidden = [e.card for e in deal.events if isinstance(e, Dealt) and e.card not in seen]
        assert hidden
        assert not told & set(map(card_text, hidden))


def test_a_deal_taken_out_does_not_hinder_the_others():
    kept = SMALL._replace(deals=SMALL.deals[2:])
    assert read(write([kept]).encode()) == (kept,)
    assert len(list(replayed(kept))) == 2


@pytest.mark.parametrize(
    ("old", "new", "line", "key"),
    [
        ('"format": "openers"', '"format": "others"', 1, "unknown_format"),
        ('"version": 1', '"version": 2', 1, "newer"),
        ('"sessions"', '"seasons"', 1, "missing_field"),
        ('"variant": "jackpots-italian", "opt', '"variant": "whist", "opt', 2, "bad_rules"),
        ('"ante": 1', '"ante": -1', 2, "bad_rules"),
        ('"ante": 1', '"ante": 2', 3, "breaks_rules"),
        ('"players": ["",', '"players": [7,', 2, "bad_field"),
        ('"players": ["",', '"players": ["\\ud800",', 2, "bad_field"),
        ('"event": "Dealt", "seat": 0', '"event": "Dealt", "seat": 4', 3, "packed_differs"),
        ('"event": "Dealt"', '"event": "Delt"', 3, "bad_event"),
        ('"chips": 1}', '"chips": -1}', 3, "bad_field"),
        ('"chips": 1}', '"chips": true}', 3, "bad_field"),
        ('"chips": 1}', '"chips": 1', 3, "not_json"),
        ('"packed": "', '"packed": "!', 3, "bad_field"),
        ('"seed": "', '"seed": "zz', 3, "bad_field"),
        ('"seed": "', '"seed": "00', 3, "breaks_rules"),
        ('"seed": "', '"seat": "', 3, "cards_unknown"),
    ],
)  # fmt: skip
def test_what_is_broken_is_refused_with_its_line(old, new, line, key):
    text = TEXT
    if key == "cards_unknown":  # a deal with discards and no seed
        text = write([SMALL._replace(deals=(drawn(),))])
    assert old in text
    found = fault(text.replace(old, new, 1))
    assert (found.line, found.key) == (line, key)


def drawn():
    deals = session("jackpots-italian", 20, seats=3).deals
    return next(d for d in deals if any(isinstance(e, Discarded) and e.cards for e in d.events))


def test_an_event_changed_on_both_sides_does_not_follow():
    deal = SMALL.deals[0]
    at, event = next((i, e) for i, e in enumerate(deal.events) if isinstance(e, Dealt))
    other = event._replace(card=(event.card + 1) % 52)
    events = (*deal.events[:at], other, *deal.events[at + 1 :])
    text = write([SMALL._replace(deals=(deal._replace(events=events),))])
    assert fault(text).key == "breaks_rules"


def test_numbers_of_deals_ascend():
    twice = SMALL._replace(deals=(SMALL.deals[0], SMALL.deals[0]))
    assert fault(write([twice]))[:2] == (4, "bad_event")


@given(st.binary(max_size=200))
def test_any_bytes_are_refused(data):
    with pytest.raises(BadHand):
        read(b"{" + data)


DATA = json.loads(TEXT)


def places(value, path=()):
    """Every place in a JSON value."""
    yield path
    if isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for key, each in items:
            yield from places(each, (*path, key))


PLACES = [path for path in places(DATA) if path]
ODD = st.sampled_from(
    [None, True, -1, 0, 7, 10**30, 1.5, "", "Qs", "??", "Dealt", [], {}, [1], "\ud800"]
)


@settings(max_examples=300)
@given(st.sampled_from(PLACES), ODD, st.booleans())
def test_any_edit_is_read_or_refused(path, odd, without):
    """One value of a file changed or left out."""
    data = json.loads(TEXT)
    inside = data
    for key in path[:-1]:
        inside = inside[key]
    if without:
        del inside[path[-1]]
    else:
        inside[path[-1]] = odd
    try:
        sessions = read(json.dumps(data).encode())
    except BadHand as bad:
        found = bad.fault
        assert {name for name, _ in found.params} == set(FAULTS[found.key])
    else:
        write(sessions).encode()


@settings(max_examples=200)
@given(st.data())
def test_any_bytes_put_in_are_read_or_refused(data):
    text = bytearray(TEXT.encode())
    at = data.draw(st.integers(0, len(text)))
    text[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    with contextlib.suppress(BadHand):
        read(bytes(text))


@pytest.mark.parametrize("variant", ["jackpot-spanish", "seven-card-stud"])
def test_the_store_gives_back_what_it_took(tmp_path, variant):
    played = session(variant, 30, stack=40)
    store = Store(tmp_path / "records.db")
    number = store.import_session(played)
    assert store.session(number) == played
    elsewhere = phh.sessions(read_phh((TESTS / "data/phh/f7s-11.phh").read_bytes()))[0]
    assert store.session(store.import_session(elsewhere)) == elsewhere
    assert store.matches() == ()
    assert len(store.matches(IMPORTED)) == 2
    assert store.totals() == {}
    assert store.running() is None
    with pytest.raises(KeyError):
        store.session(99)
    store.close()


@pytest.mark.rule("C9")
def test_all_is_told_only_where_the_hands_are_revealed():
    deal = SMALL.deals[0]
    shown = session("jackpots-italian", 1, seats=3, reveal_after=True)
    assert SMALL.seen(deal) != deal.events
    assert shown.seen(shown.deals[0]) == shown.deals[0].events
