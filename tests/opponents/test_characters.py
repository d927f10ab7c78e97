"""The characters are told apart by their figures: bands over some thousand deals."""

import pytest

from openers.opponents.arena import Plan, simulate
from openers.opponents.characters import CHARACTERS, names, player
from openers.rules.presets import preset, with_options

DEALS = 3000
# Share of deals entered, bets and raises for each call, share of entered deals shown down.
BANDS = {
    "renzo": ((0.25, 0.34), (1.4, 2.4), (0.25, 0.48)),
    "carmen": ((0.13, 0.21), (3.0, 7.5), (0.20, 0.45)),
    "lucia": ((0.11, 0.18), (1.0, 2.4), (0.40, 0.65)),
    "bruno": ((0.29, 0.39), (0.5, 0.9), (0.50, 0.68)),
    "ana": ((0.17, 0.25), (1.5, 2.7), (0.33, 0.53)),
    "otto": ((0.13, 0.21), (2.0, 5.0), (0.27, 0.50)),
    "ines": ((0.20, 0.29), (1.2, 2.3), (0.30, 0.50)),
}


@pytest.fixture(scope="module")
def figures():
    rules = with_options(preset("jackpots-italian"), {"seats": 7})
    report = simulate(Plan(rules, tuple(CHARACTERS), DEALS, 3))
    return {who.name: who for who in report.players}


@pytest.mark.parametrize("name", CHARACTERS)
def test_figures_lie_in_their_bands(figures, name):
    who = figures[name]
    for value, (low, high) in zip(
        (who.vpip, who.aggression, who.showdown), BANDS[name], strict=True
    ):
        assert low < value < high


def test_they_are_told_apart(figures):
    by_entry = sorted(CHARACTERS, key=lambda name: figures[name].vpip)
    assert by_entry[-2:] == ["renzo", "bruno"]
    assert set(by_entry[:3]) == {"lucia", "carmen", "otto"}
    assert min(CHARACTERS, key=lambda name: figures[name].aggression) == "bruno"
    assert max(CHARACTERS, key=lambda name: figures[name].aggression) == "carmen"
    assert figures["bruno"].showdown > figures["carmen"].showdown + 0.1


def test_everybody_has_a_name_and_a_table():
    assert set(BANDS) == set(CHARACTERS)
    assert all(name == who.id for name, who in CHARACTERS.items())
    assert names()[: len(CHARACTERS)] == tuple(CHARACTERS)
    with pytest.raises(KeyError):
        player("nobody")


@pytest.mark.long
@pytest.mark.parametrize("name", CHARACTERS)
def test_each_beats_random_play(name):
    rules = with_options(preset("jackpots-italian"), {"seats": 3})
    report = simulate(Plan(rules, (name, "random", "random"), 3000, 5, duplicate=True))
    assert report.players[0].per_100 - report.players[0].ci95 > 0
