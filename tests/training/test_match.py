"""Matches end early only where that is asked for, and count every deck."""

from openers.rules.presets import preset, with_options
from openers.training import match

ITALIAN = with_options(preset("jackpots-italian"), {"seats": 2, "openers_ladder": False})


def test_a_whole_match_goes_on_after_it_is_clear():
    names = ["tight-passive", "maniac"]
    early = list(match.play(ITALIAN, names, 400, seed=3, chunk=100))
    whole = list(match.play(ITALIAN, names, 400, seed=3, chunk=100, early=False))
    assert whole[: len(early)] == early
    assert [one.decks for one in whole] == [100, 200, 300, 400]
    assert all(not one.clear for one in early[:-1])
    assert early[-1].clear or len(early) == 4
