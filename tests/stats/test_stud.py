"""Statistics of stud, counted by hand in each test: every decision with its chance."""

import pytest

from helpers.deals import act, rules, stud
from openers.cards.card import parse_all
from openers.stats.deal import count_deal
from openers.stats.stud import starting_class

NOTHING_SEEN = {
    "saw:fourth-street": (1, 0),
    "saw:fifth-street": (1, 0),
    "saw:sixth-street": (1, 0),
    "saw:seventh-street": (1, 0),
}
# The two of clubs brings it in; seat 3 shows the highest door card.
HANDS = {
    0: "Tc Td 9s 8c 6d 4c 2h",
    1: "2s 3s 2c 5d 9c Js 4h",
    2: "Kd Qd Jc 8h 5s 4s 3h",
    3: "Ah 7c As 6c 6h Kc 3c",
}


def counted(script, seat, hands=None, **options):
    """What is counted of a seat in a deal played by a script; the dealer is seat 0."""
    given = rules("seven-card-stud", seats=4, **options)

    def fresh():
        return stud(given, [400] * 4, hands or HANDS)

    played = act(fresh(), script)
    assert played.over
    found = count_deal(fresh(), played.events, seat)
    return {
        (s.stat, s.position) if s.position else s.stat: rate
        for s, rate in found
        if not s.stat.startswith("net")
    }


def third(held, did):
    return {f"third-{act}:{held}": (1, int(act == did)) for act in ("folded", "called", "raised")}


STEAL = "1 b, 2 f, 3 r8, 0 f, 1 f"


def test_a_steal_that_succeeds():
    # Second place after the bring-in; nobody has entered, and no door card left is as high.
    assert counted(STEAL, 3) == NOTHING_SEEN | third("high-pair", "raised") | {
        ("entered", "2"): (1, 1),
        ("raised-first", "2"): (1, 1),
        ("completed", "2"): (1, 1),
        ("called-bring-in", "2"): (1, 0),
        "aggression": (1, 1),
        "steal": (1, 1),
        "steal-won": (1, 1),
    }


def test_who_gives_way():
    assert counted(STEAL, 2) == NOTHING_SEEN | third("straight-draw", "folded") | {
        ("entered", "1"): (1, 0),
        ("raised-first", "1"): (1, 0),
        ("completed", "1"): (1, 0),
        ("called-bring-in", "1"): (1, 0),
    }
    # Behind a completion there is no bring-in to call any more.
    assert counted(STEAL, 0) == NOTHING_SEEN | third("high-pair", "folded") | {
        ("entered", "3"): (1, 0),
        ("raised-first", "3"): (1, 0),
    }


def test_the_bring_in_decides_only_when_it_is_asked_again():
    # The bring-in itself is no choice; then it folds to a completion that may be a steal.
    assert counted(STEAL, 1) == NOTHING_SEEN | {
        "folded-to-steal": (1, 1),
        ("entered", "0"): (1, 0),
        ("raised-first", "0"): (1, 0),
    }
    called = "1 b, 2 c, 3 r8, 0 f, 1 f, 2 f"
    assert "folded-to-steal" not in counted(called, 1)  # somebody had entered before


def test_all_the_way_to_the_showdown():
    script = (
        "1 b, 2 c, 3 c, 0 f,"  # the round is over: the bring-in has no further choice (S-4)
        "3 k, 1 k, 2 k,"  # fourth: ace high speaks first
        "3 r16, 1 f, 2 c,"  # fifth: a pair of sixes
        "3 k, 2 k, 3 k, 2 r16, 3 c"
    )
    assert counted(script, 3) == third("high-pair", "called") | {
        ("entered", "2"): (1, 1),
        ("raised-first", "2"): (1, 0),
        ("completed", "2"): (1, 0),
        ("called-bring-in", "2"): (1, 1),
        "saw:fourth-street": (1, 1),
        "saw:fifth-street": (1, 1),
        "saw:sixth-street": (1, 1),
        "saw:seventh-street": (1, 1),
        ("stud-bet", "first"): (4, 1),
        ("stud-bet", "last"): (1, 0),
        "aggression": (3, 1),
        "showdown": (1, 1),
        "won-unseen": (1, 0),
        "won-showdown": (1, 1),
    }
    folder = counted(script, 1)
    assert folder["saw:fifth-street"] == (1, 1)
    assert folder["saw:sixth-street"] == (1, 0)
    assert folder["showdown"] == (1, 0)
    assert folder["stud-bet", "middle"] == (2, 0)
    assert "third-folded:other" not in folder  # it was never asked on third street
    loser = counted(script, 2)
    assert loser["won-showdown"] == (1, 0)
    assert loser["aggression"] == (3, 1)
    # Somebody had entered already: no steal.
    assert "steal" not in counted(script, 3)


@pytest.mark.parametrize(
    ("cards", "seen", "name"),
    [
        ("8c 8d 8h", "", "rolled-up"),
        ("Tc Td 2h", "", "high-pair"),
        ("Tc Td 2h", "2s 3s", "high-pair"),
        ("Tc Td 2h", "Ts", "high-pair-worn"),
        ("9c 9d Ah", "Ac", "pair"),
        ("9c Ah 9d", "9h", "pair-worn"),
        ("2c 7c Kc", "3c 4c", "flush-draw"),
        ("2c 7c Kc", "3c 4c 5c", "flush-draw-worn"),
        ("5c 7d 6h", "", "straight-draw"),
        ("Ac 2d 3h", "", "straight-draw"),
        ("Ac Kd Qh", "", "straight-draw"),
        ("Kc Ad 2h", "", "high-cards"),
        ("5c 7d 8h", "", "other"),
        ("Tc 9d 2h", "", "other"),
        ("Tc Td", "", "high-pair"),
        ("3c 3d", "3h", "pair-worn"),
        ("Tc Jd", "", "high-cards"),
        ("Tc 9d", "", "other"),
    ],
)
def test_starting_hands(cards, seen, name):
    assert starting_class(list(parse_all(cards)), list(parse_all(seen))) == name
