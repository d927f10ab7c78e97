"""The panel's figures against the log, and against plain arithmetic."""

from statistics import mean, stdev

import pytest

from helpers.recount import retold
from helpers.sessions import session
from openers.records.figures import Choice
from openers.records.history import redealt
from openers.records.model import NewMatch
from openers.records.store import DEFAULT_PROFILE, Store
from openers.stats.deal import result
from openers.stats.keep import catch_up, figures
from openers.stats.luck import luck_of
from openers.stats.rate import Rate
from openers.stats.report import report

SEED = (1).to_bytes(16, "big")
"""That of `helpers.sessions.session`, so that the records publish the deals' seeds."""


def recorded(store, variant, deals, counted=True):
    """A session in the records, as if it had been played here."""
    played = session(variant, deals)
    new = NewMatch(played.rules, played.players, SEED, SEED, {"number": 0})
    match = store.begin_match(new, replace=True)
    for one in played.deals:
        found = figures(redealt(played.rules, one), one.events, played.players)
        store.end_deal(match, one.events, {}, found if counted else None)
    store.end_match(match, "left")
    return played


@pytest.fixture
def store(tmp_path):
    made = Store(tmp_path / "openers.db")
    yield made
    made.close()


def test_nothing_played_yet(store):
    empty = report(store, Choice(DEFAULT_PROFILE))
    assert empty.variants == ()
    assert empty.rate("entered") == Rate()
    assert empty.curve.deals == [0]
    assert empty.net_by_position() == {}


def test_the_curve_is_the_results_one_after_the_other(store):
    played = recorded(store, "jackpots-italian", 30)
    nets = [result(played.rules, one.events, 0) for one in played.deals]
    got = report(store, Choice(DEFAULT_PROFILE))
    assert got.variants == ("jackpots-italian",)
    assert got.counts.deals == 30
    assert got.curve.deals == list(range(31))
    assert got.curve.net == pytest.approx([sum(nets[:n]) for n in range(31)])
    assert got.curve.judged == 0
    while catch_up(store, DEFAULT_PROFILE):
        pass
    lucks = [
        sum(part.chips for part in luck_of(played.rules, one, 0)) / played.rules.ante
        for one in played.deals
    ]
    got = report(store, Choice(DEFAULT_PROFILE))
    assert got.curve.judged == 30
    assert got.curve.adjusted == pytest.approx([sum(nets[:n]) - sum(lucks[:n]) for n in range(31)])


def test_a_long_history_is_drawn_by_stretches_that_meet_the_latest_deals(store, monkeypatch):
    monkeypatch.setattr("openers.stats.report.RECENT", 50)
    played = recorded(store, "jackpots-italian", 260)
    nets = [result(played.rules, one.events, 0) for one in played.deals]
    curve = report(store, Choice(DEFAULT_PROFILE)).curve
    assert curve.deals == [0, 100, 200, *range(201, 261)]
    assert curve.net == pytest.approx([sum(nets[:n]) for n in curve.deals])
    runs = report(store, Choice(DEFAULT_PROFILE)).runs
    assert runs == pytest.approx((sum(nets[:100]), sum(nets[100:200])))


def test_the_rates_are_those_of_the_log(store):
    recorded(store, "jackpots-italian", 40)
    recorded(store, "seven-card-stud", 30)
    got = report(store, Choice(DEFAULT_PROFILE, "seven-card-stud"))
    assert got.variants == ("jackpots-italian", "seven-card-stud")
    assert got.rate("completed").chance > 0
    assert got.rate("opened").chance == 0
    told: dict[str, Rate] = {}
    for (stat, _), counted in retold(store).items():
        told[stat] = told.get(stat, Rate()).plus(Rate(counted.chance, counted.done))
    both = got.rates | {
        stat: rate.plus(got.rate(stat))
        for stat, rate in report(store, Choice(DEFAULT_PROFILE, "jackpots-italian")).rates.items()
    }
    assert both.keys() == told.keys()
    for stat, rate in told.items():
        assert both[stat].chance == rate.chance, stat
        assert both[stat].done == pytest.approx(rate.done), stat
    assert got.of("saw").keys() == {f"{n}-street" for n in ("fourth", "fifth", "sixth", "seventh")}


def test_a_mean_with_its_interval(store):
    played = recorded(store, "jackpots-italian", 40)
    by_position: dict[str, list[float]] = {}
    for one in played.deals:
        found = figures(redealt(played.rules, one), one.events, played.players)
        (where,) = {c.position for c in found.counted if c.stat == "net"}
        by_position.setdefault(where, []).append(result(played.rules, one.events, 0))
    got = report(store, Choice(DEFAULT_PROFILE)).net_by_position()
    assert got.keys() == by_position.keys() - {""}
    for where, nets in by_position.items():
        if where and len(nets) > 1:
            assert got[where].deals == len(nets)
            assert got[where].mean == pytest.approx(mean(nets))
            assert got[where].half == pytest.approx(1.959964 * stdev(nets) / len(nets) ** 0.5)


def test_deals_are_chosen_by_seats_and_day(store):
    recorded(store, "jackpots-italian", 20)
    seats = session("jackpots-italian", 1).rules.seats
    whole = report(store, Choice(DEFAULT_PROFILE))
    assert report(store, Choice(DEFAULT_PROFILE, seats=seats)).rates == whole.rates
    assert report(store, Choice(DEFAULT_PROFILE, seats=seats + 1)).rates == {}
    assert report(store, Choice(DEFAULT_PROFILE, until="2000-01-01")).rates == {}
    assert report(store, Choice(DEFAULT_PROFILE, since="2000-01-01")).rates == whole.rates
    assert report(store, Choice(DEFAULT_PROFILE, assisted=True)).rates == {}
    assert report(store, Choice(DEFAULT_PROFILE, assisted=False)).rates == whole.rates


@pytest.mark.long
def test_twenty_thousand_deals_are_what_a_slow_recount_says(store):
    played = session("jackpots-italian", 400)
    match = store.begin_match(NewMatch(played.rules, played.players, SEED, SEED, {"number": 0}))
    for number in range(1, 20_001):
        one = played.deals[number % 400]
        # The same cards under another number: the log alone is counted again.
        found = figures(redealt(played.rules, one), one.events, played.players)
        store.end_deal(match, (one.began._replace(number=number), *one.events[1:]), {}, found)
    told: dict[tuple[str, str], Rate] = {}
    for number, events in enumerate(store.deals(match), 1):
        one = played.deals[number % 400]
        again = figures(redealt(played.rules, one), events, played.players)
        for stat, position, chance, done in again.counted:
            old = told.get((stat, position), Rate())
            told[stat, position] = old.plus(Rate(chance, done))
    kept = report(store, Choice(DEFAULT_PROFILE))
    assert kept.positions.keys() == told.keys()
    for spot, rate in told.items():
        assert kept.positions[spot].chance == rate.chance, spot
        assert kept.positions[spot].done == pytest.approx(rate.done), spot
    assert kept.curve.deals[-1] == kept.counts.deals == 20_000
    nets = [result(played.rules, played.deals[n % 400].events, 0) for n in range(1, 20_001)]
    assert kept.curve.net[-1] == pytest.approx(sum(nets))
    assert kept.runs == pytest.approx(tuple(sum(nets[n : n + 100]) for n in range(0, 20_000, 100)))
