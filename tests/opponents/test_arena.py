"""Many deals: figures that add up, checks that catch, the share of deals nobody could open."""

from math import sqrt

import pytest

from openers.engine.events import Dealt, Won
from openers.opponents import checker
from openers.opponents.arena import Plan, simulate
from openers.opponents.characters import CHARACTERS
from openers.opponents.tally import Tally
from openers.rules.presets import ids, preset, with_options
from openers.rules.validate import most_seats

FIVE = tuple(CHARACTERS)[:5]
ITALIAN = preset("jackpots-italian")
NOBODY = 0.3064
"""Share of deals in which none of five players holds jacks or better; by enumeration a hand does
with 0.2063, and simulated elsewhere for five at once."""


def standard_error(deals):
    return sqrt(NOBODY * (1 - NOBODY) / deals)


@pytest.mark.rule("D-2", "D-5")
def test_nobody_could_open():
    rules = with_options(ITALIAN, {"openers_ladder": False})
    report = simulate(Plan(rules, FIVE, 5000, 1))
    assert report.nobody_could_open == pytest.approx(NOBODY, abs=3 * standard_error(5000))


@pytest.mark.long
@pytest.mark.rule("D-2", "D-5")
def test_nobody_could_open_of_a_hundred_thousand():
    rules = with_options(ITALIAN, {"openers_ladder": False})
    report = simulate(Plan(rules, FIVE, 100_000, 1))
    assert report.nobody_could_open == pytest.approx(NOBODY, abs=3 * standard_error(100_000))


def test_without_openers_there_is_no_such_share():
    assert simulate(Plan(preset("draw-pot"), FIVE, 10)).nobody_could_open is None


def timeless(report):
    return report._replace(seconds=0)


def test_the_same_plan_gives_the_same_figures():
    plan = Plan(ITALIAN, FIVE, 100, 7)
    assert timeless(simulate(plan)) == timeless(simulate(plan))
    assert timeless(simulate(plan)) != timeless(simulate(plan._replace(seed=8)))


@pytest.mark.parametrize("variant", ids())
@pytest.mark.parametrize("duplicate", [False, True])
def test_what_one_wins_another_loses(variant, duplicate):
    rules = preset(variant)
    names = [FIVE[seat % 5] for seat in range(rules.seats)]
    report = simulate(Plan(rules, names, 20, 3, duplicate=duplicate))
    assert sum(who.net for who in report.players) == 0
    assert report.hands == 20 * (rules.seats if duplicate else 1)


def test_alike_players_of_duplicate_deals_win_nothing():
    """The same player in every seat of every deck: all luck of the cards is given back."""
    rules = preset("jackpot-spanish")
    report = simulate(Plan(rules, ["otto"] * 5, 60, 3, duplicate=True))
    lone = simulate(Plan(rules, ["otto"] * 5, 300, 3))
    assert max(who.ci95 for who in report.players) < max(who.ci95 for who in lone.players)


def test_a_match_goes_on_and_ends():
    """Stacks go on from deal to deal; out of chips is out, and the last one ends the match."""
    rules = with_options(ITALIAN, {"stack": 5, "when_broke": "out", "seats": 3, "ante": 2})
    report = simulate(Plan(rules, FIVE[:3], 500, 1, match=True, check=True))
    assert report.hands < 500
    assert report.breaches == 0


@pytest.mark.parametrize("variant", ids())
@pytest.mark.rule("C8", "C9", "C10", "D-11")
def test_views_deck_chips_and_replay(variant):
    rules = preset(variant)
    names = [FIVE[seat % 5] for seat in range(rules.seats)]
    for match in (False, True):
        assert simulate(Plan(rules, names, 40, 2, match=match, check=True)).breaches == 0


TABLES = [
    (variant, seats)
    for variant in ids()
    for seats in range(2, most_seats(preset(variant).family, preset(variant).options) + 1)
]
"""Every preset with two to its largest number of seats."""


def breaches(variant, seats, hands, seed):
    rules = with_options(preset(variant), {"seats": seats})
    names = [FIVE[seat % 5] for seat in range(seats)]
    return simulate(Plan(rules, names, hands, seed, check=True)).breaches


def test_the_tables_are_all_there():
    """Two to eight in each: a deck of 52 feeds 5 x 8 hands, 5 exchanged, one kept (D-11, S-2)."""
    assert [(variant, seats) for variant in ids() for seats in range(2, 9)] == TABLES


@pytest.mark.parametrize(("variant", "seats"), TABLES)
@pytest.mark.rule("C8", "C9", "C10", "D-11")
def test_every_table_of_every_size(variant, seats):
    assert breaches(variant, seats, 500, 2) == 0


@pytest.mark.long
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_every_table_of_every_size_for_long(variant, seats):
    assert breaches(variant, seats, 5000, 3) == 0


def test_a_view_that_gives_a_card_away_is_caught(monkeypatch):
    """A planted fault: nothing is hidden any more."""
    monkeypatch.setattr(checker, "redact", lambda event, seat: event)
    assert simulate(Plan(ITALIAN, FIVE, 1, check=True)).breaches > 0


@pytest.mark.parametrize(
    "fault",
    [
        lambda event: event._replace(chips=event.chips + 1) if isinstance(event, Won) else event,
        lambda event: event._replace(card=0) if isinstance(event, Dealt) else event,
    ],
    ids=["a chip too many", "a card twice"],
)
def test_lost_chips_and_cards_are_caught(monkeypatch, fault):
    real = checker.Checker.see
    monkeypatch.setattr(
        checker.Checker, "see", lambda self, events: real(self, [fault(e) for e in events])
    )
    assert simulate(Plan(ITALIAN, FIVE, 5, check=True)).breaches > 0


def test_the_error_of_a_mean():
    """Ten deals won +1, ten lost -1: a mean of 0 and a standard error of 1/sqrt(19)."""
    tally = Tally()
    for net in (1, -1) * 10:
        tally.add_sample(net)
        tally.deals += 1
    who = tally.figures(0, "x", "antes", 1)
    assert who.per_100 == 0
    assert who.ci95 == pytest.approx(100 * 1.96 / sqrt(19))
