"""The reference bots play as when they were first measured: 2,000 spots of each at each game.

What they do in these spots was written down with the code the charts come from, not with ours.
"""

import json

import pytest

from helpers.places import TESTS
from openers.opponents.arena import Plan, simulate
from openers.opponents.bots import draw_chart, stud_chart
from openers.opponents.bots.named import BOTS
from openers.opponents.bots.strengths import AFTER, BEFORE, STRENGTH
from openers.opponents.buckets import BUCKETS
from openers.opponents.classes import CLASSES
from openers.rules.presets import ids, preset, with_options

DRAW = json.loads((TESTS / "data" / "bots" / "draw_chart.json").read_text())
STUD = json.loads((TESTS / "data" / "bots" / "stud_chart.json").read_text())
KINDS = ("calls", "tight_passive", "tight_aggressive", "loose_passive", "maniac")
SPLITS = {"calls": "2", "tight_passive": "3"}
"""Whether a small pair gives way to a flush draw, by the number of a bot in the file."""


@pytest.mark.parametrize("kind", KINDS)
def test_spots_of_draw(kind):
    assert len(DRAW[kind]) == 2000
    for at, (hand, facing, level, half, pot, *shares) in enumerate(DRAW[kind]):
        spot = draw_chart.Spot(bool(facing), level, bool(half), bool(pot))
        chart = getattr(draw_chart, f"{kind}_{'before' if at < 1000 else 'after'}")
        assert chart(hand, spot) == pytest.approx(tuple(shares)), (at, hand, spot)


@pytest.mark.parametrize("kind", SPLITS)
def test_cards_drawn(kind):
    assert [draw_chart.drawn(c, kind != "calls") for c in range(CLASSES)] == (
        DRAW["draws"][SPLITS[kind]]
    )


@pytest.mark.parametrize("kind", [*KINDS, "pot_odds"])
def test_spots_of_stud(kind):
    assert len(STUD[kind]) == 2000
    for row in STUD[kind]:
        third, cards, doors, players, facing, level, may, cheap, price, chance, *shares = row
        spot = stud_chart.Spot(bool(facing), level, bool(may), bool(cheap), price, chance)
        if third and kind.startswith("tight"):
            start = stud_chart.start(cards, doors, players)
            found = stud_chart.first_street(start, spot, kind == "tight_aggressive")
        else:
            found = getattr(stud_chart, kind)(spot)
        assert found == pytest.approx(tuple(shares), abs=1e-6), row


def test_the_price_decides_at_draw():
    """Raise above 0.62, call where the chance is above the price, by the words of its design."""
    spot = draw_chart.Spot(True, 1, True, True)
    assert draw_chart.pot_odds(0.63, 0.3, spot) == draw_chart.POT
    assert draw_chart.pot_odds(0.62, 0.3, spot) == draw_chart.CALL
    assert draw_chart.pot_odds(0.3, 0.3, spot) == draw_chart.FOLD
    assert draw_chart.pot_odds(0.1, 0.0, spot._replace(facing=False)) == draw_chart.CALL


def test_strengths():
    """One for each bucket and class, rising with the bucket; aces beat a random hand often."""
    assert len(STRENGTH) == len(AFTER) == BUCKETS
    assert len(BEFORE) == CLASSES
    assert sorted(STRENGTH) == list(STRENGTH)
    assert sorted(AFTER) == list(AFTER)
    assert BEFORE[20 + 4 * 12] > BEFORE[20 + 4 * 9] > BEFORE[0]


@pytest.mark.parametrize("variant", ids())
def test_they_play_every_game_by_its_rules(variant):
    rules = with_options(preset(variant), {"seats": 6})
    names = ("calls", "tight-passive", "tight-aggressive", "loose-passive", "maniac", "pot-odds")
    assert set(names) < set(BOTS)
    report = simulate(Plan(rules, names, 12, 5, check=True))
    assert report.breaches == 0
    assert sum(who.net for who in report.players) == 0


@pytest.mark.parametrize("name", ["tight-passive", "loose-passive", "tight-aggressive"])
def test_they_open_where_half_the_pot_is_less_than_the_least_bet(name):
    """Two players, antes of one, bets of two at least: the one bet there is opens for them all."""
    rules = with_options(preset("jackpots-italian"), {"seats": 2, "openers_ladder": False})
    report = simulate(Plan(rules, [name, "calls"], 60, 5))
    assert report.players[0].opened > 0
