"""What is thrown away, by class of hand."""

from random import Random

import pytest

from helpers.deals import act, deal, rules
from openers.cards.card import parse_all
from openers.opponents.characters import CHARACTERS, player

OPENS = "Kc Kd 9c 6d 3c"
FIRM = [name for name, who in CHARACTERS.items() if who.kicker == 0 and who.served == 0]


def discards(name, hand, tries=1, **options):
    """What a caller of an opening throws away, as many times as asked."""
    given = rules(seats=2, **options)
    spot = act(deal(given, (200, 200), {1: OPENS, 0: hand}), "1 r2, 0 c, 1 d 9c 6d 3c")
    view = spot.view(0)
    return {player(name).act(view, Random(i)).cards for i in range(tries)}


@pytest.mark.parametrize("name", CHARACTERS)
@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        ("4c 5d 6h 7s 8c", ""),  # a straight is pat
        ("2h 6h 9h Jh Ah", ""),  # a flush
        ("6c 6h 6s 7s 7d", ""),  # a full house
        ("5c 5d 8h 8s Ah", "Ah"),  # two pair draw one, for the full house
        ("6h 7h 8h 9h Ah", ""),  # a flush, though open to a straight flush
        ("6h 7h 8h 9h 9s", "9s"),  # fifteen outs are worth more than a pair of nines
    ],
)
def test_whatever_the_character(name, hand, thrown):
    assert discards(name, hand, tries=20) == {tuple(sorted(parse_all(thrown)))}


@pytest.mark.parametrize("name", FIRM)
@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        ("7c 7d 7h Ks 4c", "Ks 4c"),  # 10.4 % to improve, 8.5 % with the king kept
        ("8c 8d Ah 6c 2s", "Ah 6c 2s"),  # 28.7 % to improve, 25.9 % with the ace kept
        ("2h 6h 9h Jh Ts", "Ts"),  # four to a flush
        ("5c 6h 7h 8s Ac", "Ac"),  # open at both ends
    ],
)
def test_by_the_exact_chances(name, hand, thrown):
    assert discards(name, hand) == {tuple(sorted(parse_all(thrown)))}


def test_a_hand_of_nothing_keeps_its_high_card():
    """An ace makes a pair or better 50.7 %, five new cards 49.5 %; with a ten it is the reverse."""
    assert discards("otto", "Ac 9d 7h 4s 2c") == {parse_all("2c 4s 7h 9d")}
    assert discards("otto", "Ts 9d 7h 4s 2c") == {parse_all("2c 4s 7h 9d Ts")}
    # The most one may exchange is kept to.
    assert len(discards("otto", "Ts 9d 7h 4s 2c", max_discards=3).pop()) == 3


def test_kickers_are_kept_by_those_who_keep_them():
    with_ace = tuple(sorted(parse_all("6c 2s")))
    kept = {name: with_ace in discards(name, "8c 8d Ah 6c 2s", tries=60) for name in CHARACTERS}
    assert kept["ines"]
    assert kept["bruno"]
    assert not kept["otto"]
    assert not kept["lucia"]


def splits(name, against):
    """How often jacks are split for four to a flush, of a hundred."""
    seats = against + 1
    spot = deal(rules(seats=seats), (200,) * seats, {1: "Js Jh 9h 5h 2h"})
    view = act(spot, f"1 r2, {', '.join(f'{s} c' for s in (2, 3, 0)[-against:])}").view(1)
    return sum(len(player(name).act(view, Random(i)).cards) == 1 for i in range(100))


@pytest.mark.parametrize("name", CHARACTERS)
def test_openers_are_split_against_three_only(name):
    """Keep 23.4 to 18.6 against kings; against three pairs splitting wins, 17.6 to 15.4 (C9)."""
    assert splits(name, 1) == 0
    assert splits(name, 3) > 20


def test_some_stand_pat_on_nothing():
    served = {name: () in discards(name, "Ks 9d 7h 4s 2c", tries=40) for name in CHARACTERS}
    assert served["ines"]
    assert served["renzo"]
    assert not any(served[name] for name in FIRM)
