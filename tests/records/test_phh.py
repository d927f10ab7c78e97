"""PHH: real hands end as their files say; what does not fit is refused with its line."""

import contextlib
import random
import tomllib
import warnings
from decimal import Decimal

import pokerkit
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.deals import rules
from helpers.places import TESTS
from helpers.sessions import session
from openers.cards.card import parse
from openers.engine.actions import BringIn, Call, Check
from openers.engine.events import Dealt, Mucked, Shown
from openers.engine.hand import Hand
from openers.records import phh, phh_write
from openers.records.faults import FAULTS, BadHand
from openers.records.history import DealRecord, Session, replayed
from openers.records.phh_text import read

FILES = sorted((TESTS / "data" / "phh").glob("*.phh"))
BASIC = """\
# A comment.
variant = 'F7S'
antes = [1, 1, 1]
bring_in = 2
small_bet = 4
big_bet = 8
starting_stacks = [100, 100, 100]
actions = [  # one a line
  'd dh p1 ????Kd',
  "d dh p2 AhAd2c # commentary",
  '''d dh p3 ????Qd''',
  '# a commentary alone', '',
  'p2 pb',
  'p3 cbr 4',
  'p1 f',
  'p2 cc',
  'd dh p2 9c', 'd dh p3 4h',
  'p3 cbr 4',
  'p2 f',
]
finishing_stacks = [99, 95, 106]
author = "nobody"
time = 12:30:00
winnings = [0, 0, 0]
_own = {a = 1}
"""


def replace(old, new, text=BASIC):
    assert old in text
    return text.replace(old, new)


def play(text):
    (hand,) = read(text.encode())
    return phh.play(hand)


def fault(text):
    with pytest.raises(BadHand) as caught:
        play(text)
    found = caught.value.fault
    assert {name for name, _ in found.params} == set(FAULTS[found.key])
    return found


@pytest.mark.rule("S-1", "S-3", "S-4", "S-7", "S-9", "S-10", "S-11")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_real_hands_end_with_their_finishing_stacks(file):
    (hand,) = read(file.read_bytes())
    played = phh.play(hand)
    assert played.over
    assert list(played.stacks) == tomllib.loads(file.read_text())["finishing_stacks"]


def test_there_are_real_hands():
    assert len(FILES) == 7


def test_comments_times_and_what_others_need_are_passed_over():
    played = play(BASIC)
    assert played.over
    cards = [e.card for e in played.events if isinstance(e, Dealt) and e.seat == 0]
    assert cards == [None, None, 45]


def test_amounts_may_be_decimal_and_the_ante_nothing():
    text = replace("antes = [1, 1, 1]", "antes = [0.0, 0.0, 0.0]")
    text = replace("bring_in = 2", "bring_in = 0.5", text)
    text = replace("small_bet = 4", "small_bet = 1.25", text).replace("cbr 4", "cbr 1.25")
    text = replace("[99, 95, 106]", "[100, 98.75, 101.25]", text)
    (hand,) = read(text.encode())
    assert hand.scale == 100
    stacks = phh.play(hand).stacks
    assert [Decimal(chips) / hand.scale for chips in stacks] == [
        100,
        Decimal("98.75"),
        Decimal("101.25"),
    ]


@pytest.mark.rule("S-11")
def test_a_hand_thrown_away_unseen_loses():
    show = """  'p2 cc',
  'd dh p2 Kh', 'd dh p3 2d', 'p2 cc', 'p3 cc',
  'd dh p2 9h', 'd dh p3 2h', 'p2 cc', 'p3 cc',
  'd dh p2 ??', 'd dh p3 ??', 'p2 cc', 'p3 cc',
  'p3 sm', 'p2 sm AhAd2c9cKh9hTh',
]"""
    text = replace("  'p2 f',\n]", show)
    text = replace("[99, 95, 106]", "[99, 110, 91]", text)
    played = play(text)
    assert played.over
    assert Mucked(2) in played.events
    assert sum(isinstance(event, Shown) for event in played.events) == 1
    # Where the other does not show either, nobody knows who wins.
    assert fault(replace("'p2 sm AhAd2c9cKh9hTh'", "'p2 sm'", text)).key == "nobody_shows"
    # And a hand that is known and best is not thrown away.
    known = replace("'p3 sm', 'p2 sm AhAd2c9cKh9hTh'", "'p3 sm 5c5dQd4h2d2h5h', 'p2 sm'", text)
    known = replace("'d dh p2 ??'", "'d dh p2 Ac'", known)
    assert fault(known).key == "muck_wins"


@pytest.mark.rule("S-12")
def test_a_common_card_is_the_boards():
    """Eight players of whom nobody folds: the river is one card for all."""
    given = rules("seven-card-stud", seats=8)
    hand = Hand(given, stacks=[400] * 8, button=7, seed=b"eight")
    while (legal := hand.legal()) is not None:
        hand.apply(BringIn() if legal.bring_in else Call() if legal.call else Check())
    played = Session(given, (), (DealRecord(tuple(hand.events), hand.seed),), ours=False)
    text = phh_write.write([played])
    assert text.count("'d db ") == 1
    again = play(text)
    assert again.events[-1] == hand.events[-1]
    assert fault(replace("d db", "d dh p1", text)).key == "no_card_due"


def test_a_part_of_a_hand_has_the_stacks_so_far():
    text = BASIC[: BASIC.index("  'p1 f'")] + "]\n"
    played = play(text)
    assert not played.over
    assert list(played.stacks) == [99, 97, 95]
    with pytest.raises(BadHand) as caught:
        phh.sessions(read(text.encode()))
    assert caught.value.fault.key == "unfinished"


@pytest.mark.parametrize(
    ("stop", "stacks"),
    [
        ("'d dh p1 ????Kd'", [99, 99, 99]),
        ("'p2 pb'", [99, 99, 99]),
        ("'d dh p2 9c'", [99, 95, 95]),
        ("'d dh p3 4h'", [99, 95, 95]),
    ],
)
def test_a_file_may_stop_anywhere(stop, stacks):
    text = BASIC[: BASIC.index(stop)] + f"]\nfinishing_stacks = {stacks}\n"
    played = play(text)
    assert not played.over
    assert list(played.stacks) == stacks


def test_a_file_may_stop_before_the_cards_of_an_all_in():
    text = replace("[100, 100, 100]", "[100, 5, 100]")
    text = text.replace("'d dh p3 4h',\n  'p3 cbr 4',\n  'p2 f',\n", "")
    played = play(text.replace("[99, 95, 106]", "[99, 0, 95]"))
    assert not played.over
    assert [e.card for e in played.events if isinstance(e, Dealt)][-1] == parse("9c")


TO_THE_RIVER = """  'p2 cc',
  'd dh p2 Kh', 'd dh p3 2d', 'p2 cc', 'p3 cc',
  'd dh p2 9h', 'd dh p3 2h', 'p2 cc', 'p3 cc',
  'd dh p2 Tc', 'd dh p3 ??', 'p2 cc', 'p3 cc',
  'p2 sm',
]"""
"""p2 has two pair, p3 a pair of deuces on the board and three cards nobody sees."""


@pytest.mark.rule("S-11")
def test_who_is_left_when_all_throw_theirs_away_wins_unseen():
    text = replace("  'p2 f',\n]", TO_THE_RIVER)
    text = replace("[99, 95, 106]", "[99, 91, 110]", text)
    played = play(text)
    assert played.over
    assert Mucked(2) in played.events
    assert not any(isinstance(e, Shown) and e.seat == 2 for e in played.events)
    (found,) = phh.sessions(read(text.encode()))
    assert len(list(replayed(found))) == 1
    # Where nobody throws anything away, the stacks tell whose unseen hand has won.
    assert play(replace("'p2 sm',\n", "'p2 sm -',\n", text)).stacks == (99, 91, 110)
    other = replace("'p2 sm',\n", "", text).replace("[99, 91, 110]", "[99, 110, 91]")
    assert play(other).stacks == (99, 110, 91)


BOARDS = """\
variant = 'F7S'
antes = [1, 1]
bring_in = 1
small_bet = 2
big_bet = 4
starting_stacks = [100, 100]
actions = ['d dh p1 ????2c', 'd dh p2 ????2s', 'p1 pb', 'p2 cc', 'd dh p1 Ac', 'd dh p2 As',
  FOURTH, 'd dh p1 3c', 'd dh p2 3s', FIFTH]
"""


def boards(fourth, fifth="'# nothing'"):
    return play(BOARDS.replace("FOURTH", fourth).replace("FIFTH", fifth))


@pytest.mark.rule("S-7", "S-5")
def test_what_a_file_leaves_open_is_played_as_it_fits():
    """Equal boards, the first dealt or the higher suit first; more raises than three."""
    first = boards("'p1 cc', 'p2 cc'")
    assert (first.rules.board_tie, first.rules.max_raises) == ("position", 3)
    assert boards("'p2 cc', 'p1 cc'").rules.board_tie == "suit"
    raises = ", ".join(f"'p{2 - to % 4 // 2} cbr {to}'" for to in range(2, 16, 2))
    assert boards(f"{raises}, 'p2 cc'").rules.uncapped_heads_up
    start = BASIC[: BASIC.index("  'p3 cbr 4'")]
    four = f"{start} 'p3 cbr 4', 'p1 cbr 8', 'p2 cbr 12', 'p3 cbr 16', 'p1 cbr 20']"
    assert play(four).rules.max_raises == 4
    assert fault(four.replace("20'", "20', 'p2 cbr 24'")).key == "refused"
    with pytest.raises(BadHand) as caught:
        boards("'p2 cc', 'p1 cc'", "'p1 cc'")  # and then the other way round
    assert caught.value.fault.key == "not_your_turn"


@pytest.mark.rule("C4", "S-1")
def test_antes_that_differ_lie_in_the_pot():
    text = replace("antes = [1, 1, 1]", "antes = [0, 3, 1]")
    text = replace("[99, 95, 106]", "[100, 93, 107]", text)
    assert play(text).stacks == (100, 93, 107)
    (found,) = phh.sessions(read(text.encode()))
    assert len(list(replayed(found))) == 1


def test_amounts_are_written_in_many_ways():
    text = replace("starting_stacks = [100, 100, 100]", "starting_stacks = [1e2, 1_00, 100.000]")
    text = text.replace("'p3 cbr 4'", "'p3 cbr 4.0'").replace("'p3 cbr 4'", "'p3 cbr 0,004.'")
    assert play(text).stacks == (99, 95, 106)
    assert fault(replace("'p3 cbr 4'", "'p3 cbr 4e99'")).key == "not_an_action"
    assert fault(replace("'p3 cbr 4'", "'p3 cbr -4'")).key == "not_an_action"


@pytest.mark.rule("C6")
def test_an_odd_chip_is_named_where_it_makes_the_difference():
    """Both play ace to ten and the pot is five: the ace of spades gets the odd chip."""
    both = """\
variant = 'F7S'
antes = [1, 1, 1]
bring_in = 1
small_bet = 2
big_bet = 4
starting_stacks = [100, 100, 100]
actions = ['d dh p1 KdQs2c', 'd dh p2 KsQh7d', 'd dh p3 4c5c9c',
  'p1 pb', 'p2 cc', 'p3 f', 'd dh p1 Jc', 'd dh p2 Jh', 'p2 cc', 'p1 cc',
  'd dh p1 Tc', 'd dh p2 Th', 'p2 cc', 'p1 cc', 'd dh p1 Ad', 'd dh p2 As', 'p2 cc', 'p1 cc',
  'd dh p1 3c', 'd dh p2 3s', 'p2 cc', 'p1 cc', 'p1 sm -', 'p2 sm -']
finishing_stacks = STACKS
"""
    assert play(both.replace("STACKS", "[100, 101, 99]")).stacks == (100, 101, 99)
    found = fault(both.replace("STACKS", "[101, 100, 99]"))
    assert (found.key, found.house) == ("stacks_differ", ("C6",))
    alone = both.replace("KsQh7d", "Ks8h7d").replace("STACKS", "[100, 101, 99]")
    assert fault(alone).house == ()
    # A finer unit than the file's others has no odd chip.
    assert play(both.replace("STACKS", "[100.5, 100.50, 99]")).stacks == (1005, 1005, 990)
    thirds = fault(both.replace("STACKS", f"[100.{'3' * 28}, 100, 99]"))
    assert (thirds.key, thirds.house) == ("stacks_differ", ("C6",))


def test_many_hands_in_numbered_tables():
    text = f"[1]\n{BASIC}\n[2]\n{BASIC}\n"
    hands = read(text.encode())
    assert [hand.line for hand in hands] == [3, 30]
    (found,) = phh.sessions(hands)
    assert [deal.began.number for deal in found.deals] == [1, 2]
    assert len(list(replayed(found))) == 2
    with pytest.raises(BadHand) as caught:
        read((text[:600] + replace("'p3 cbr 4'", "'p3 fly'", text[600:])).encode())
    assert caught.value.fault.line == 42


@pytest.mark.parametrize(
    ("old", "new", "line", "key"),
    [
        ("'F7S'", "'NT'", 2, "unknown_variant"),
        ("'F7S'", "'F7S", 2, "not_toml"),
        ("antes = [1, 1, 1]", "antes = [1, 1]", 3, "bad_field"),
        ("antes = [1, 1, 1]", "ante_trimming_status = true\nantes = [1, 2, 1]", 4, "antes_differ"),
        ("antes = [1, 1, 1]", "antes = [1, 2, 1]", 21, "stacks_differ"),
        ("antes = [1, 1, 1]", "antes = [1, 1, 1]\nante_trimming_status = 1", 4, "bad_field"),
        ("antes = [1, 1, 1]", "antes = [1, 1, nan]", 3, "bad_field"),
        ("antes = [1, 1, 1]", "antes = [1, 1, true]", 3, "bad_field"),
        ("bring_in = 2\n", "", 1, "missing_field"),
        ("bring_in = 2", "bring_in = 4", 4, "bad_limits"),
        ("big_bet = 8", "big_bet = 3", 4, "bad_limits"),
        ("[100, 100, 100]", "[100, inf, 100]", 7, "stack_unknown"),
        ("[100, 100, 100]", "[100, -inf, 100]", 7, "bad_field"),
        ("[100, 100, 100]", "[100, 0, 100]", 7, "bad_field"),
        ("[100, 100, 100]", "[100]", 7, "bad_players"),
        ("[100, 100, 100]", "[1e30, 1, 1]", 7, "bad_field"),
        ("p1 ????Kd", "p4 ????Kd", 9, "no_such_player"),
        ("p1 ????Kd", "p1 ????Kx", 9, "not_a_card"),
        ("p1 ????Kd", "p1 ????Qd", 11, "card_twice"),
        ("p1 ????Kd", "p1 ??Kd??", 9, "up_card_unknown"),
        ("p1 ????Kd", "p1 ??Kd", 13, "card_missing"),
        ("'p1 f'", "'p1 f', 'd dh p2 Kd'", 15, "dealt_again"),
        ("'p2 pb'", "'p3 pb'", 13, "not_your_turn"),
        ("'p2 pb'", "'p2 cc'", 13, "refused"),
        ("'p3 cbr 4',\n  'p1", "'p3 cbr 5',\n  'p1", 14, "refused"),
        ("'p3 cbr 4',\n  'p1", "'p3 cbr x',\n  'p1", 14, "not_an_action"),
        ("'p1 f'", "'p1 f', 'p1 f'", 15, "not_your_turn"),
        ("'p1 f'", "'p1 sd'", 15, "not_an_action"),
        ("'d dh p2 9c'", "'d dh p2 9c', 'd dh p1 8c'", 17, "no_card_due"),
        ("'d dh p2 9c', ", "", 18, "card_missing"),
        ("'d dh p2 9c'", "'d db 9c'", 17, "no_card_due"),
        ("'p2 f',\n", "'p2 f', 'p2 cc',\n", 19, "deal_over"),
        ("'p2 f',\n", "'p2 f', 'p1 sm',\n", 19, "has_folded"),
        ("'p2 cc'", "'p2 cc', 'p2 sm -'", 16, "too_early"),
        ("106]", "105]", 21, "stacks_differ"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused_with_its_line(old, new, line, key):
    found = fault(BASIC.replace(old, new, 1))
    assert (found.line, found.key) == (line, key)


@pytest.mark.parametrize(
    "options",
    [{}, {"stack": 40, "may_muck": True}, {"reveal_after": True}, {"dealer_ante": 2}, {"seats": 2}],
)
def test_our_hands_replay_in_pokerkit(options):
    """In the zone both know: no open pair's big bet, at most six players."""
    played = session("seven-card-stud", 60, open_pair_double=False, **options)
    text = phh_write.write([played])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        hands = list(pokerkit.HandHistory.loads_all(text))
        assert len(hands) == 60
        for hand in hands:
            *_, state = hand
            assert list(state.stacks) == list(hand.finishing_stacks)


@pytest.mark.rule("C9")
def test_others_down_cards_are_not_written():
    played = session("seven-card-stud", 1, seed=2)
    text = phh_write.write([played])
    hidden = [
        e.card for e in played.deals[0].events if isinstance(e, Dealt) and e.seat and not e.up
    ]
    shown = {card for e in played.deals[0].events if isinstance(e, Shown) for card in e.cards}
    from openers.cards.card import text as card_text

    assert all(card_text(card) not in text for card in hidden if card not in shown)
    assert "'d dh p1 ????" in text or "'d dh p2 ????" in text


def test_what_is_written_is_read_again():
    played = session("seven-card-stud", 40, stack=60, dealer_ante=2)
    for hand, deal in zip(read(phh_write.write([played]).encode()), played.deals, strict=True):
        again = phh.play(hand)
        order = [(deal.began.button + 1 + at) % 6 for at in range(6)]
        assert list(again.stacks) == [deal.stacks[seat] for seat in order]


@pytest.mark.parametrize("seats", [2, 5])
def test_the_dealers_double_ante_is_read_again(seats):
    played = session("seven-card-stud", 10, seats=seats, dealer_ante=2)
    for hand in read(phh_write.write([played]).encode()):
        assert phh.play(hand).rules.dealer_ante == 2


@given(st.binary(max_size=300))
def test_any_bytes_are_refused(data):
    with pytest.raises(BadHand):
        read(data)


@settings(max_examples=300)
@given(st.data())
def test_any_edit_plays_or_is_refused(data):
    """Bytes of a real hand changed, left out or put in."""
    text = bytearray(data.draw(st.sampled_from([*(f.read_bytes() for f in FILES), BASIC.encode()])))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        size = data.draw(st.integers(0, 3))
        text[at : at + size] = data.draw(st.binary(max_size=3) | st.sampled_from(
            [b"p1", b"p2", b"cc", b" f'", b"cbr", b"9", b"0", b"-", b"'", b"sm", b"??", b"\n"]
        ))  # fmt: skip
    try:
        for hand in read(bytes(text)):
            phh.play(hand)
    except BadHand as bad:
        found = bad.fault
        assert {name for name, _ in found.params} == set(FAULTS[found.key])
        assert 0 < found.line <= text.count(b"\n") + 1


def test_actions_left_out_or_exchanged_play_or_are_refused():
    rng = random.Random(4)
    for file in FILES:
        lines = tomllib.loads(file.read_text())
        for _ in range(60):
            actions = list(lines["actions"])
            at, other = rng.randrange(len(actions)), rng.randrange(len(actions))
            if rng.random() < 0.5:
                del actions[at]
            else:
                actions[at], actions[other] = actions[other], actions[at]
            text = file.read_text().replace(str(lines["actions"]), str(actions))
            with contextlib.suppress(BadHand):
                phh.play(read(text.encode())[0])


@pytest.mark.rule("S-3", "C4")
def test_rare_short_stacks():
    """A completion that is the bring-in; what nobody contests goes to whoever throws away."""
    head = "variant = 'F7S'\nbring_in = 2\nsmall_bet = 5\nbig_bet = 10\n"
    third = "'d dh p1 ????2c', 'd dh p2 ????9c', 'd dh p3 ????Kc'"
    text = head + "antes = [3, 3, 3]\nstarting_stacks = [3, 5, 50]\n"
    text += f"actions = [{third}, 'p2 cbr 2', 'p3 f', 'd dh p1 3h', 'd dh p2 4h']\n"
    assert play(text + "finishing_stacks = [0, 2, 47]").stacks == (0, 2, 47)
    cards = "'d dh p1 ????Kh', 'd dh p2 9c6d8c', 'd dh p1 Jc', 'd dh p2 Ad', 'd dh p1 8h'"
    cards += ", 'd dh p2 4d', 'd dh p1 5c', 'd dh p2 9d', 'd dh p1 ??', 'd dh p2 7c'"
    text = head + "antes = [2, 2]\nante_trimming_status = true\nstarting_stacks = [6, 1]\n"
    text += f"actions = [{cards}, 'p1 sm', 'p2 sm -']\nfinishing_stacks = [5, 2]"
    assert play(text).stacks == (5, 2)
    assert len(list(replayed(phh.sessions(read(text.encode()))[0]))) == 1
