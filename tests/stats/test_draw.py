"""Statistics of draw, counted by hand in each test: every decision with its chance."""

import pytest

from helpers.deals import act, deal, rules
from openers.cards.card import parse_all
from openers.cards.ranking import STANDARD
from openers.stats.deal import count_deal
from openers.stats.draw import hand_class, still_open

DREW = {f"drew:{count}": (1, 0) for count in range(6)}
HANDS = {
    0: "Kc Ad 3d 6h 8c",
    1: "9c 9d 2h 3s 4c",
    2: "Qc Qd 2s 5h 7c",
    3: "Tc Td 6s 7s 8h",
}


def counted(script, seat, hands=None, options=None, **more):
    """What is counted of a seat in a deal played by a script; the dealer is seat 0."""
    given = rules("jackpots-italian", seats=4, **(options or {}))

    def fresh():
        return deal(given, [100] * 4, hands or HANDS, **more)

    played = act(fresh(), script)
    if not played.over:  # nobody asks for the openers
        act(played, "done")
    found = count_deal(fresh(), played.events, seat)
    return {
        (s.stat, s.position) if s.position else s.stat: rate
        for s, rate in found
        if not s.stat.startswith("net")
    }


OPENED = "1 k, 2 r4, 3 c, 0 f, 1 f, 2 d 2s 5h 7c, 3 d 6s 7s 8h, 2 r8, 3 f"


def test_an_opener_who_bets_and_is_left_alone():
    # Behind at the first decision: seats 3 and 0; seat 1 had spoken.
    assert counted(OPENED, 2) == DREW | {
        ("entered", "2"): (1, 1),
        ("raised-first", "2"): (1, 1),
        ("opened", "2"): (1, 1),
        ("opened:pair-10", "2"): (1, 1),
        "openers-passed:9": (1, 0),
        "aggression": (2, 2),
        "drew:3": (1, 1),
        "split-openers": (1, 0),
        "opener-bet": (1, 1),
        "showdown": (1, 0),
        "won-unseen": (1, 1),
    }


def test_a_caller_who_gives_up_after_the_draw():
    # One behind who had not spoken: the dealer.
    assert counted(OPENED, 3) == DREW | {
        ("entered", "1"): (1, 1),
        ("raised-first", "1"): (1, 0),
        ("called-opener", "1"): (1, 1),
        "called-opener:pair-8": (1, 1),
        "aggression": (1, 0),
        "drew:3": (1, 1),
        "folded-after": (1, 1),
        "showdown": (1, 0),
        "won-unseen": (1, 0),
    }


def test_a_dealer_who_folds_and_one_who_could_not_open():
    folded = {("entered", "0"): (1, 0), ("raised-first", "0"): (1, 0)}
    assert counted(OPENED, 0) == folded | {
        ("called-opener", "0"): (1, 0),
        "called-opener:high": (1, 0),
    }
    # Seat 1 checked without openers: no chance to enter then; the second time there was one.
    assert counted(OPENED, 1) == {
        ("entered", "3"): (1, 0),
        ("raised-first", "3"): (1, 0),
        ("called-opener", "3"): (1, 0),
        "called-opener:pair-7": (1, 0),
    }


def test_who_is_never_asked_has_no_chance():
    # Everybody folds to the opener; the dealer opens last and nobody is left to decide.
    hands = HANDS | {0: "Kc Kd 3d 6h 8c", 2: "Jc 8d 2s 5h 7c"}
    script = "1 k, 2 k, 3 k, 0 r4, 1 f, 2 f, 3 f"
    assert counted(script, 0, hands) == {
        ("entered", "0"): (1, 1),
        ("raised-first", "0"): (1, 1),
        ("opened", "0"): (1, 1),
        ("opened:pair-11", "0"): (1, 1),
        "openers-passed:9": (1, 0),
        "aggression": (1, 1),
    }


def test_openers_passed():
    # Seat 2 holds queens and checks; nobody else opens: the deal is passed out.
    found = counted("1 k, 2 k, 3 k, 0 k", 2)
    assert found == {
        ("entered", "2"): (1, 0),
        ("raised-first", "2"): (1, 0),
        ("opened", "2"): (1, 0),
        ("opened:pair-10", "2"): (1, 0),
        "openers-passed:9": (1, 1),
    }
    assert counted("1 k, 2 k, 3 k, 0 k", 1) == {}


def test_a_showdown_won_pat_without_a_straight_and_openers_split():
    # Seat 2 stands pat on its queens and wins; seat 3 exchanges one card of its tens.
    script = "1 k, 2 r4, 3 c, 0 f, 1 f, 2 d, 3 d Tc, 2 k, 3 k"
    found = counted(script, 2, then="3h")
    assert found == DREW | {
        ("entered", "2"): (1, 1),
        ("raised-first", "2"): (1, 1),
        ("opened", "2"): (1, 1),
        ("opened:pair-10", "2"): (1, 1),
        "openers-passed:9": (1, 0),
        "aggression": (1, 1),
        "drew:0": (1, 1),
        "pat-bluff": (1, 1),
        "opener-bet": (1, 0),
        "showdown": (1, 1),
        "won-unseen": (1, 0),
        "won-showdown": (1, 1),
    }
    split = "1 k, 2 r4, 3 c, 0 f, 1 f, 2 d Qc, 3 d, 2 k, 3 k"
    found = counted(split, 2, then="3h")
    assert found["split-openers"] == (1, 1)
    assert found["drew:1"] == (1, 1)
    assert found["won-showdown"] == (1, 0)
    assert counted(split, 3, then="3h")["won-showdown"] == (1, 1)
    # A caller has no openers to split.
    assert "split-openers" not in counted(split, 3, then="3h")


def test_half_a_pot_is_half_a_win():
    hands = HANDS | {2: "Qc Qd 2s 5h 7c", 3: "Qh Qs 2d 5c 7h"}
    script = "1 k, 2 r4, 3 c, 0 f, 1 f, 2 d, 3 d, 2 k, 3 k"
    assert counted(script, 2, hands)["won-showdown"] == (1, 0.5)
    assert counted(script, 3, hands)["won-showdown"] == (1, 0.5)


def test_a_raiser_and_a_re_raiser():
    # Seat 3 raises the opener, who calls: a raise, and no cold call.
    script = "1 k, 2 r4, 3 r12, 0 f, 1 f, 2 c, 2 d 2s 5h 7c, 3 d 6s 7s 8h, 2 k, 3 k"
    found = counted(script, 3)
    assert found["raised-first", "1"] == (1, 1)
    assert found["called-opener", "1"] == (1, 0)
    assert found["aggression"] == (1, 1)
    opener = counted(script, 2)
    assert opener["raised-first", "2"] == (1, 1)
    assert opener["aggression"] == (2, 1)
    assert ("called-opener", "2") not in opener
    # Who meets a raise meets no longer the opener alone.
    assert ("called-opener", "0") not in counted(script, 0)


def test_a_false_opening_counts_once():
    script = "1 r4, 2 c, 3 f, 0 f, 1 d 2h 3s 4c, 2 d 2s 5h 7c, 1 k, 2 k"
    found = counted(script, 1, options={"openers_enforced": False})
    assert found["false-opening"] == (1, 1)
    assert counted(f"{OPENED}, 3 ask", 2)["false-opening"] == (1, 0)


@pytest.mark.parametrize(
    ("kept", "needed", "also", "opens"),
    [
        ("Qc Qd", 9, True, True),
        ("Qc Qd", 11, True, False),
        ("Qc 2d 3h 4s", 9, True, False),
        ("2c 2d 3h 3s", 11, True, True),
        ("2c 2d 2h", 11, True, True),
        ("5h 6h 7h 8h", 9, True, True),
        ("5h 6h 7h 8h", 9, False, False),
        ("Jh Qh Kh Ah", 9, True, False),
        ("", 9, True, False),
    ],
)
def test_cards_that_still_open(kept, needed, also, opens):
    assert still_open(list(parse_all(kept)), needed, also) is opens


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("Ac Kd 9h 5s 2c", "high"),
        ("2c 2d 9h 5s Kc", "pair-0"),
        ("Ac Ad 9h 5s Kc", "pair-12"),
        ("Ac Ad 9h 9s Kc", "two-pair"),
        ("Ac Ad Ah 9s Kc", "more"),
        ("2c 3c 4c 5c 7c", "more"),
    ],
)
def test_hand_classes(cards, name):
    assert hand_class(list(parse_all(cards)), STANDARD) == name


@pytest.mark.parametrize(
    ("seat", "position", "net"),
    # The opener's 4 and the second bet come back; 4 of a caller and four antes of 1 are won.
    [(2, "2", 7.0), (3, "1", -5.0), (0, "0", -1.0), (1, "3", -1.0)],
)
def test_the_result_by_position(seat, position, net):
    given = rules("jackpots-italian", seats=4)
    played = act(deal(given, [100] * 4, HANDS), f"{OPENED}, done")
    found = count_deal(deal(given, [100] * 4, HANDS), played.events, seat)
    assert found.rate("net", position) == (1, net)
    assert found.rate("net-squares", position) == (1, net * net)
