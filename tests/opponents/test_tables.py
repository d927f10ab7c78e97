"""Tables of strategy: the betting they know, files that are checked, and who plays by them."""

import json
from random import Random

import numpy as np
import pytest

from openers import assets
from openers.opponents.arena import Plan, simulate
from openers.opponents.tables import multiway, spots, store
from openers.opponents.tables.player import Blueprint, places, stays
from openers.opponents.tables.tree import CALL, FOLD, HALF, POT, RAISES, Stakes, Tree
from openers.rules.presets import preset, with_options

ITALIAN = with_options(preset("jackpots-italian"), {"seats": 2, "openers_ladder": False})
EVERY = sorted(assets.path("strategies").glob("*.json"))
SHIPPED = [path for path in EVERY if path.name.startswith("heads-up")]
FOR_MANY = [path for path in EVERY if path not in SHIPPED]


def test_the_first_bet_is_the_pot_where_half_of_it_is_less_than_the_least():
    """Antes of one and bets of two at least: the pot of two is the one bet there is (D-4)."""
    tree = Tree(Stakes(1, 200, 2))
    assert tree.before[0].kids[HALF] < 0 <= tree.before[0].kids[POT]
    assert max(tree.before[tree.before[0].kids[POT]].committed) == 3


@pytest.mark.parametrize("stakes", [Stakes(1, 200, 2), Stakes(2, 201, 2), Stakes(1, 12, 2)])
def test_chips_of_a_tree(stakes):
    """A raise of the pot makes three of one, half the pot two; nobody has more than the stack."""
    tree = Tree(stakes)
    for node in tree.before:
        for choice, times in ((HALF, 2), (POT, 3)):
            if node.kids[choice] >= 0:
                most = max(tree.before[node.kids[choice]].committed)
                assert most == min(times * max(node.committed), stakes.stack)
    assert tree.committed.max() <= stakes.stack
    assert all(node.level <= RAISES for node in (*tree.before, *tree.after))
    opened = [opener for opener, _ in tree.calls]
    assert opened == sorted(opened, reverse=True)
    assert tree.first == sum(opened)
    for found in places(tree):
        assert all(sizes == sorted(sizes) for sizes in found.values())


@pytest.mark.parametrize("bet", [1, 2, 5, 10])
def test_small_bets_are_folded_to_no_oftener_than_they_pay(bet):
    """Who folds to half the pot once in three, so that bluffs win nothing, does so for less too.

    A bluff of b into p wins p as often as b where folds are b / (p + b): Chen and Ankenman 2006.
    """
    folds = (1 - stays(bet, 20 + bet)) / 3
    assert folds == pytest.approx(bet / (20 + bet))
    assert stays(0, 20) == stays(15, 35) == 0


def test_255ths_add_up():
    rng = np.random.Generator(np.random.PCG64(1))
    shares = rng.random((500, 4)).astype(np.float32)
    shares[rng.random((500, 4)) < 0.3] = 0
    shares[:, 0] += 1e-3
    shares /= shares.sum(-1, keepdims=True)
    whole = store.in_255ths(shares, -1)
    assert (whole.sum(-1, dtype=int) == store.WHOLE).all()
    assert np.abs(whole / 255 - shares).max() <= 1 / 255 + 1e-6
    assert not whole[shares == 0].any()


def test_neighbours_together_act_as_often_as_they_should():
    """Rounded one by one, four hands in a thousand of a choice would all become none or all one."""
    shares = np.zeros((200, 3), np.float32)
    shares[:, 1] = 0.001
    shares[:, 0] = 0.999
    whole = store.spread_in_255ths(shares, 1, 0, np.full(200, 0.005))
    assert (whole.sum(-1, dtype=int) == store.WHOLE).all()
    assert not whole[:, 2].any()
    assert whole[:, 1].mean() / store.WHOLE == pytest.approx(0.001, rel=0.05)
    assert not store.in_255ths(shares, 1)[:, 1].any()


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_what_ships_is_whole_and_as_good_as_it_says(path):
    table = store.load(path)
    told = table.manifest
    assert told["rules"] == store.rules_hash(preset(told["variant"]))
    assert told["exploitability_antes_a_deal"]["as_shipped"] <= 0.002
    assert told["resolution"]["classes"] >= 140 and told["resolution"]["buckets"] >= 100
    assert (table.before.sum(-1, dtype=int) == store.WHOLE).all()
    assert (table.opener.sum(-1, dtype=int) == store.WHOLE).all()
    assert (table.other.sum(-1, dtype=int) == store.WHOLE).all()
    assert (table.after.sum(1, dtype=int) == store.WHOLE).all()
    may_not = np.arange(142) < 20 + 4 * told["openers"]
    assert not table.before[0, may_not][:, [FOLD, HALF, POT]].any()
    assert (table.before[0, may_not, CALL] == store.WHOLE).all()


@pytest.mark.parametrize("path", FOR_MANY, ids=lambda path: path.stem)
def test_what_ships_for_several_players_is_whole(path):
    told, table = store.read_manifest(path), multiway.load(path)
    assert told["rules"] == store.rules_hash(preset(told["variant"]))
    assert 3 <= table.players <= 7
    for shares in (table.before, table.draw, table.after):
        assert (shares.sum(1, dtype=int) == store.WHOLE).all()
    may_not = np.arange(142) < 20 + 4 * told["openers"]
    first = table.before[spots.before(0, table.players, table.players - 1, 0, 0)]
    assert (first[CALL, may_not] == store.WHOLE).all()


def test_all_that_ships_is_small():
    assert sum(path.stat().st_size for path in assets.path("strategies").iterdir()) <= 50e6


def test_a_damaged_file_is_refused(tmp_path):
    path = SHIPPED[0]
    copy = tmp_path / path.name
    copy.write_bytes(path.read_bytes())
    data = bytearray(path.with_suffix(".npz").read_bytes())
    data[1000] ^= 1
    copy.with_suffix(".npz").write_bytes(data)
    with pytest.raises(store.Faulty, match="not the file its manifest tells of"):
        store.load(copy)
    for text in ("no JSON", "[]", json.dumps({"format": 1}), json.dumps({"format": 99})):
        copy.write_text(text)
        with pytest.raises(store.Faulty, match="no manifest"):
            store.load(copy)


def blueprint_report(**more):
    rules = with_options(ITALIAN, more)
    others = ["random"] * (rules.seats - 1)
    return simulate(Plan(rules, ["blueprint", *others], 120, 3, duplicate=True, check=True))


@pytest.mark.parametrize(
    "house",
    [
        {},
        {"openers_ladder": True},
        {"openers": "none", "proof_of_openers": "never"},
        {"stack": 12},
        {"stack": 1000},
        {"limit": "no-limit"},
        {"limit": "fixed-limit"},
        {"draw_from": "dealer-left", "second_round_first": "dealer-left"},
        {"max_discards": 3},
        {"seats": 4},
        {"deck": "stripped"},
    ],
    ids=str,
)
def test_it_plays_under_house_rules_it_was_not_made_for(house):
    report = blueprint_report(**house)
    assert report.breaches == 0


def test_the_same_view_and_chance_give_the_same_act():
    seen = []

    class Twice(Blueprint):
        def act(self, view, rng):
            state = rng.getstate()
            first = super().act(view, rng)
            rng.setstate(state)
            seen.append(first == super().act(view, rng))
            return first

    from openers.engine.match import Match
    from openers.opponents.arena import play_deal
    from openers.opponents.random_legal import RandomLegal

    for number in range(150):
        deal = Match(ITALIAN, number.to_bytes(16, "big")).next_hand()
        play_deal(deal, [Twice(RandomLegal()), RandomLegal()], [Random(1), Random(2)])
    assert len(seen) > 150
    assert all(seen)
