"""PHH files of PokerKit's hands, written in every way the format knows: our replay ends as theirs.

Where a rule of ours differs the fault names it; which they are stands in `helpers.phh_hands`.
"""

from collections import Counter
from decimal import Decimal

import pytest

from helpers.phh_hands import excused, hand
from openers.records import own_json, phh, phh_write, pokerstars
from openers.records.faults import BadHand, Fault
from openers.records.phh_text import read

pytestmark = pytest.mark.rule("S-1", "S-3", "S-4", "S-6", "S-7", "S-9", "S-10", "S-11")


def replayed(found):
    """What comes of a hand, or why it does not fit."""
    try:
        return phh.play(found)
    except BadHand as bad:
        return bad.fault


def check(seed):
    """Replay a hand, take it in and write it out again; the key of an excused fault."""
    told = hand(seed)
    (found,) = read(told.file)
    played = replayed(found)
    if isinstance(played, Fault):
        assert excused(played), (played, told.file.decode())
        return played.key
    assert played.over
    assert [Decimal(chips) / found.scale for chips in played.stacks] == list(told.state.stacks)
    sessions = phh.sessions([found])
    assert own_json.read(own_json.write(sessions).encode()) == sessions
    (again,) = read(phh_write.write(sessions).encode())
    assert phh.play(again).stacks == played.stacks
    assert pokerstars.write(sessions)
    return "equal"


def test_two_hundred_hands():
    seen = Counter(check(seed) for seed in range(200))
    assert seen["equal"] > 175, seen


@pytest.mark.long
@pytest.mark.parametrize("part", range(5))
def test_ten_thousand_hands(part):
    seen = Counter(check(1_000_000 + 2000 * part + at) for at in range(2000))
    assert seen["equal"] > 1750, seen
