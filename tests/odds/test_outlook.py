"""The figures beside the house rules."""

from random import Random

import pytest

from openers.cards.card import JACK, KING, QUEEN
from openers.odds.outlook import mean_run, outlook
from openers.odds.passed_out import Stopped
from openers.rules.policies import LADDER
from openers.rules.presets import ids, preset, with_options
from openers.rules.validate import most_seats


def figures(variant, **options):
    return outlook(with_options(preset(variant), options))


@pytest.mark.rule("D-5")
def test_the_ladder_with_five_players():
    ours = figures("jackpots-italian")
    assert ours.openings is not None
    opened, in_a_row, carried = ours.openings
    assert set(opened) == {JACK, QUEEN, KING}
    assert opened[JACK].chance == pytest.approx(1 - 0.305, abs=0.003)
    j, q, k = (1 - opened[rank].chance for rank in (JACK, QUEEN, KING))
    # The chance that at least one, two, three … deals in a row are passed out, added up.
    steps, total, reached = [j, q, k, k, k, q], 0.0, 1.0
    for number in range(600):
        reached *= steps[number % 6]
        total += reached
    assert in_a_row == pytest.approx(total)
    assert carried == pytest.approx(5 * total)


@pytest.mark.rule("E-2")
def test_without_a_ladder_jacks_always_open():
    ours = figures("jackpot-spanish", ante=3).openings
    assert ours is not None
    assert set(ours.opened) == {JACK}
    closed = 1 - ours.opened[JACK].chance
    assert ours.in_a_row == pytest.approx(closed / (1 - closed))
    assert ours.carried == pytest.approx(15 * ours.in_a_row)


def test_a_run_as_it_is_played():
    rng = Random(7)
    closed = {JACK: 0.31, QUEEN: 0.38, KING: 0.46}
    runs = []
    for _ in range(40_000):
        run = 0
        while rng.random() < closed[LADDER[run % len(LADDER)]]:
            run += 1
        runs.append(run)
    expected = mean_run([closed[rank] for rank in LADDER])
    assert sum(runs) / len(runs) == pytest.approx(expected, abs=0.02)


@pytest.mark.rule("E-1")
def test_what_lies_in_the_pot_at_first():
    assert figures("jackpots-italian").antes == 5
    assert figures("jackpots-italian", ante=2, dealer_ante=2, seats=4).antes == 10
    assert figures("seven-card-stud").antes == 6 + 4


@pytest.mark.rule("E-8")
def test_cards_left_to_exchange():
    assert figures("jackpots-italian").to_exchange == 52 - 25
    assert figures("jackpot-spanish").to_exchange == 52 - 25 - 1
    assert figures("poker-italian-stripped").to_exchange == 36 - 25


@pytest.mark.rule("S-12")
def test_players_with_cards_of_their_own():
    assert figures("seven-card-stud").own_cards == 7
    assert figures("seven-card-stud", deck="stripped", seats=4).own_cards == 32 // 7
    assert figures("five-card-stud").own_cards == 10


@pytest.mark.parametrize("variant", ids())
def test_every_game_has_its_figures(variant):
    rules = preset(variant)
    ours = outlook(rules)
    assert ours.most_seats == most_seats(rules.family, rules.options)
    assert (ours.openings is None) == (rules.options.get("openers", "none") == "none")
    assert (ours.to_exchange is None) == rules.stud == (ours.own_cards is not None)


def test_what_nobody_waits_for_is_left():
    rules = with_options(preset("jackpots-italian"), {"seats": 7, "openers_also": True})
    with pytest.raises(Stopped):
        outlook(rules, lambda: True)
