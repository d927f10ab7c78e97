"""Every figure of the tables that cards alone can tell, counted again, exactly."""

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from helpers.places import TESTS
from openers.cards.batch import batch_of
from openers.cards.card import parse, rank, suit
from openers.cards.deck import deck
from openers.cards.ranking import STANDARD, Category, ranking_of

pytestmark = pytest.mark.rule("C1")

LOWEST = {"52": 0, "40": 3, "36": 4, "32": 5}
LETTERS = "23456789TJQKA"
NAMES = {"high": Category.HIGH_CARD} | {k.name.lower(): k for k in Category if k}


def fives(size):
    """The values of all five-card hands of a deck, each with how many hands it has."""
    batch = batch_of(ranking_of(LOWEST[size], False))
    return batch, batch.counts(5)


def named(batch, counts, kind):
    """Hands of a category by the first rank that names them."""
    found = Counter()
    for value, times in zip(batch.values.tolist(), counts.tolist(), strict=True):
        if batch.ranking.category(value) is kind:
            found[LETTERS[batch.ranking.ranks(value)[0]]] += times
    return found


@pytest.mark.parametrize("size", ["52", "32"])
def test_the_ranks_of_a_deck_and_its_lowest_straight(oracles, size):
    table = oracles["five_card"][size]
    first, last = LETTERS[rank(deck(LOWEST[size])[0])], LETTERS[rank(deck(LOWEST[size])[-1])]
    assert f"{first}..{last}" == table["ranks"]
    ranking = ranking_of(LOWEST[size], False)
    low = ranking.value(
        [4 * LETTERS.index(c) + (c == "A") for c in table["ace_low_straight_included"]]
    )
    batch, _ = fives(size)
    straights = batch.values[batch.categories == Category.STRAIGHT]
    assert low == straights.min()


@pytest.mark.parametrize("size", ["52", "32"])
def test_pairs_and_high_cards_by_rank(oracles, size):
    table = oracles["five_card"][size]
    batch, counts = fives(size)
    pairs = {name * 2: times for name, times in named(batch, counts, Category.PAIR).items()}
    assert pairs == table["pair_by_rank"]
    assert named(batch, counts, Category.HIGH_CARD) == table["high_card_by_top"]
    assert counts[-1] == table["royal"]


@pytest.mark.rule("D-2")
@pytest.mark.parametrize("size", ["52", "32"])
def test_hands_that_may_open(oracles, size):
    table = oracles["five_card"][size]
    batch, counts = fives(size)
    low = [card for card in deck(LOWEST[size]) if suit(card) == 0][:4]
    for name, opens in table["openers"].items():
        pair = [parse(f"{name[0]}h"), parse(f"{name[0]}s")]
        least = batch.ranking.value([*pair, *[c for c in low if rank(c) != rank(pair[0])][:3]])
        number = int(counts[batch.values >= least].sum())
        assert number == opens["count"]
        assert number / table["total"] == pytest.approx(opens["p"], rel=1e-12)
        assert table["total"] / number == pytest.approx(opens["one_in"], rel=1e-12)
    kinds = batch.categories
    for name, least_kind in (
        ("pat_straight_or_better", Category.STRAIGHT),
        ("two_pair_or_better", Category.TWO_PAIR),
    ):
        number = int(counts[kinds >= least_kind].sum())
        assert number == table[name]["count"]
        assert number / table["total"] == pytest.approx(table[name]["p"], rel=1e-12)


def test_the_stripped_deck_without_its_low_straight(oracles):
    """A-7-8-9-10 left out: what the counts would be."""
    table = oracles["five_card"]["32"]
    batch, counts = fives("32")
    low = ranking_of(5, False).value(cards("Ac7d8h9sTc"))
    flush = ranking_of(5, False).value(cards("Ac7c8c9cTc"))
    straights = int(counts[batch.categories == Category.STRAIGHT].sum())
    without = {
        "straight": straights - int(counts[batch.values == low].sum()),
        "straight_flush": 20 - int(counts[batch.values == flush].sum()),
    }
    without["flush"] = table["counts"]["flush"] + int(counts[batch.values == flush].sum())
    assert without == table["counts_without_ace_low"]


def after(kept, unseen, drawn, ranking):
    """Values of all the hands that a draw can make, ascending."""
    batch = batch_of(ranking)
    extra = np.array(list(combinations(unseen, drawn)), np.uint8).reshape(-1, drawn)
    held = np.tile(np.array(kept, np.uint8), (len(extra), 1)).reshape(len(extra), len(kept))
    return batch, batch.classes(np.hstack([held, extra]))


def cards(text):
    return [parse(text[at : at + 2]) for at in range(0, len(text), 2)]


def by_kind(batch, classes):
    found = np.bincount(batch.categories[classes], minlength=9)
    return {kind: int(found[kind]) for kind in Category if found[kind]}


def pairs_from(batch, classes, least):
    """Hands with one pair of this rank or higher."""
    return sum(
        int(times)
        for which, times in enumerate(np.bincount(classes, minlength=len(batch.values)))
        if batch.categories[which] == Category.PAIR
        and batch.ranking.ranks(int(batch.values[which]))[0] >= least
    )


@pytest.mark.parametrize("size", ["52", "32"])
def test_every_draw(oracles, size):
    ranking = ranking_of(LOWEST[size], False)
    for draw in oracles["draws"][size].values():
        hand, kept = cards(draw["hand"]), cards(draw["kept"])
        unseen = [card for card in deck(LOWEST[size]) if card not in hand]
        batch, classes = after(kept, unseen, draw["drawn"], ranking)
        assert (len(unseen), len(classes)) == (draw["unseen"], draw["total"])
        before = ranking.category(ranking.value(hand))
        assert before is NAMES[draw["before"]]
        found = by_kind(batch, classes)
        assert found == {NAMES[name]: ways for name, ways in draw["counts"].items()}
        for name, share in draw["p"].items():
            assert found[NAMES[name]] / len(classes) == pytest.approx(share, abs=6e-9)
        better = sum(ways for kind, ways in found.items() if kind > before) / len(classes)
        assert better == pytest.approx(draw["p_better_class"], abs=6e-9)
        if "pair_jacks_or_better" in draw:
            assert pairs_from(batch, classes, 9) == draw["pair_jacks_or_better"]
        if "aces_up" in draw:
            two_pair = ranking.value(cards("AcAd2c2d3h"))
            values = batch.values[classes]
            aces = (batch.categories[classes] == Category.TWO_PAIR) & (values >= two_pair)
            assert int(aces.sum()) == draw["aces_up"]


def test_third_street(oracles):
    found = Counter()
    for hand in combinations(deck(), 3):
        ranks, suits = sorted(map(rank, hand)), {suit(card) for card in hand}
        kinds = len(set(ranks))
        row = ranks[2] - ranks[0] == 2 or ranks == [0, 1, 12]
        found["total"] += 1
        found["rolled_up_trips"] += kinds == 1
        found["pair"] += kinds == 2
        found["three_flush"] += len(suits) == 1
        found["three_consecutive"] += kinds == 3 and row
        found["three_consecutive_suited"] += kinds == 3 and row and len(suits) == 1
        found["no_pair_offsuit"] += kinds == 3 and len(suits) > 1
    assert found == oracles["stud"]["third_street"]


STARTS = {
    "rolled_up_888": "8c8d8h",
    "pair_KK_plus_6": "KcKd6h",
    "three_flush_low_2-6-J_suited": "2h6hJh",
    "three_straight_flush_678": "6h7h8h",
    "open_straight_678_rainbow": "6c7d8h",
}


@pytest.mark.parametrize("name", list(STARTS))
def test_from_third_street_to_the_river(oracles, name):
    table = oracles["stud"]["stud_to_river_from_third_street_49_unseen"][name]
    start = cards(STARTS[name])
    unseen = [card for card in deck() if card not in start]
    batch, classes = after(start, unseen, 4, STANDARD)
    assert len(classes) == table["total"]
    assert by_kind(batch, classes) == {NAMES[k]: ways for k, ways in table["counts"].items()}


@pytest.mark.rule("S-7")
def test_boards(oracles):
    for size, number in oracles["stud"]["board_classes"].items():
        values = set(map(STANDARD.board, combinations(deck(), int(size))))
        assert len(values) == number


@pytest.mark.rule("S-8")
def test_an_open_pair_on_fourth_street(oracles):
    door, *others = deck()
    pairs = sum(rank(card) == rank(door) for card in others)
    expected = oracles["stud"]["open_pair_on_fourth"]["one_player_given_door_only"]
    assert pairs / len(others) == pytest.approx(expected, rel=1e-12)


@pytest.mark.rule("D-5")
@pytest.mark.parametrize("size", list(LOWEST))
def test_deals_that_nobody_can_open(oracles, size):
    """Simulated there and here: equal within what chance allows."""
    shares = oracles["monte_carlo"]["passed_out_probability_all_players_below_openers"][size]
    batch = batch_of(ranking_of(LOWEST[size], False))
    rng = np.random.default_rng(11)
    deals = 40_000
    order = rng.permuted(np.tile(np.array(deck(LOWEST[size]), np.uint8), (deals, 1)), axis=1)
    for players, share in shares.items():
        seats = int(players)
        hands = order[:, : 5 * seats].reshape(-1, 5)
        best = batch.values_of(hands).reshape(deals, seats).max(axis=1)
        for letter in "JQK":
            pair = [parse(f"{letter}h"), parse(f"{letter}s")]
            low = [c for c in deck(LOWEST[size]) if suit(c) == 0 and rank(c) != rank(pair[0])]
            least = batch.ranking.value([*pair, *low[:3]])
            expected = share[f"passed_out_{letter * 2}"]
            error = (expected * (1 - expected) / deals) ** 0.5
            assert abs((best < least).mean() - expected) < 4.5 * (error + share["std_err_max"])


def test_the_source_is_noted(oracles):
    assert "independent" in oracles["source"]
    assert (TESTS / "data" / "phh" / "LICENSE.txt").exists()
