"""How the opponents play, counted by hand from what everybody saw."""

from helpers.deals import act, deal, rules, stud
from openers.stats.others import count_others
from stats.test_draw import HANDS, OPENED
from stats.test_stud import HANDS as STUD_HANDS


def counted(hand, characters):
    return {spot.stat: rate for spot, rate in count_others(hand.events, characters)}


def test_a_draw_deal():
    hand = act(deal(rules(seats=4), [100] * 4, HANDS), f"{OPENED}, done")
    # Seat 2 opens and bets, seat 3 calls; the dealer and seat 1 stay out.
    assert counted(hand, ("", "ana", "renzo", "carmen")) == {
        "their-aggression:renzo": (2, 2),
        "their-aggression:carmen": (1, 0),
        "their-entered:ana": (1, 0),
        "their-entered:renzo": (1, 1),
        "their-entered:carmen": (1, 1),
    }
    # Two of a kind count together.
    assert counted(hand, ("", "renzo", "renzo", "carmen"))["their-entered:renzo"] == (2, 1)


def test_a_bring_in_is_no_choice():
    hand = stud(rules("seven-card-stud", seats=4), [400] * 4, STUD_HANDS)
    act(hand, "1 b, 2 f, 3 r8, 0 f, 1 f")
    found = counted(hand, ("", "ana", "renzo", "carmen"))
    assert found["their-entered:ana"] == (1, 0)
    assert found["their-entered:carmen"] == (1, 1)
    assert "their-aggression:ana" not in found
