"""How often a hand opens and a deal is passed out, against figures made elsewhere."""

import json
from itertools import combinations

import numpy as np
import pytest

from helpers.places import TESTS
from openers.cards.card import ACE, JACK, KING, QUEEN
from openers.cards.deck import deck, lowest_rank
from openers.cards.ranking import ranking_of
from openers.engine.openers import may_open
from openers.odds.openers import holds_openers
from openers.odds.passed_out import RUNGS, Stopped, _levels, passed_out

TABLE = json.loads((TESTS / "data" / "passed_out.json").read_text(encoding="utf-8"))
RANKS = {"J": JACK, "Q": QUEEN, "K": KING}
LOWEST = {"52": 0, "40": 3, "36": 4, "32": 5}
THEIR_ERROR = 0.0008
TABLES = [
    pytest.param(size, int(seats), rank, chance, id=f"{size}-{seats}-{rank}")
    for size, by_seats in TABLE["passed_out"].items()
    for seats, chances in by_seats.items()
    for rank, chance in chances.items()
]


@pytest.mark.rule("D-2")
@pytest.mark.parametrize(("rank", "count"), TABLE["dealt_five_cards"]["opening"].items())
def test_a_hand_opens_as_often_as_was_counted(rank, count):
    chance = holds_openers(RANKS[rank], ranking_of(0, False), also=False)
    assert chance == pytest.approx(count / TABLE["dealt_five_cards"]["total"], abs=1e-12)


def counted(lowest, needed, also):
    """The share of all hands of a deck that may open, one by one."""
    ranking = ranking_of(lowest, False)
    hands = list(combinations(deck(lowest), 5))
    return sum(may_open(hand, needed, ranking, also) for hand in hands) / len(hands)


@pytest.mark.rule("D-2", "D-2a")
@pytest.mark.parametrize("also", [False, True])
@pytest.mark.parametrize("needed", [*RUNGS, ACE])
def test_every_hand_of_a_small_deck(needed, also):
    lowest = lowest_rank("stripped", 3)
    exact = holds_openers(needed, ranking_of(lowest, False), also)
    assert exact == pytest.approx(counted(lowest, needed, also), abs=1e-12)


@pytest.mark.long
@pytest.mark.parametrize("also", [False, True])
def test_every_hand_of_the_full_deck(also):
    exact = holds_openers(JACK, ranking_of(0, False), also)
    assert exact == pytest.approx(counted(0, JACK, also), abs=1e-12)


@pytest.mark.rule("D-5")
@pytest.mark.parametrize(("size", "seats", "rank", "theirs"), TABLES)
def test_a_deal_is_passed_out_as_often_as_elsewhere(size, seats, rank, theirs):
    ours, error = passed_out(LOWEST[size], seats, also=False)[RANKS[rank]]
    assert 0 < error < 0.0013
    assert abs(ours - theirs) < 4 * (error**2 + THEIR_ERROR**2) ** 0.5


@pytest.mark.parametrize("seats", TABLE["teaching"])
def test_the_figures_of_the_lessons(seats):
    ours = passed_out(0, int(seats), also=False)
    for rank, theirs in TABLE["teaching"][seats].items():
        assert ours[RANKS[rank]].chance == pytest.approx(theirs, abs=0.004)


def test_two_players_of_a_small_deck_are_exact():
    """All pairs of hands of 24 cards would be too many: each first hand of a few kinds stands."""
    lowest, ranking = lowest_rank("stripped", 2), ranking_of(lowest_rank("stripped", 2), False)
    cards = deck(lowest)
    poor = [hand for hand in combinations(cards, 5) if not may_open(hand, JACK, ranking, False)]
    held = [sum(1 << card for card in hand) for hand in poor]
    both = sum(not a & b for a in held[::97] for b in held) / len(held[::97])
    all_hands, rest = 42504, 11628  # five of 24 cards, five of the other 19
    share = len(poor) / all_hands * both / rest
    assert passed_out(lowest, 2, also=False)[JACK].chance == pytest.approx(share, abs=0.004)


def test_more_openers_pass_out_less():
    without, with_four = passed_out(0, 5, also=False), passed_out(0, 5, also=True)
    for rank in RUNGS:
        assert 0 < without[rank].chance - with_four[rank].chance < 0.004


def test_what_is_known_is_not_dealt_again():
    first = passed_out(0, 3, also=False)
    assert passed_out(0, 3, also=False, stopped=lambda: True) is first


def test_what_nobody_waits_for_is_left():
    asked = []

    def stopped():
        asked.append(1)
        return len(asked) == 3

    with pytest.raises(Stopped):
        passed_out(0, 4, also=True, stopped=stopped, deals=100_000)
    assert len(asked) == 3


def test_the_error_is_honest(monkeypatch):
    """Small samples scatter about the large one as they say."""
    truth = passed_out(0, 5, also=False)[JACK].chance
    far = []
    for seed in range(60):
        monkeypatch.setattr("openers.odds.passed_out._SEED", seed)
        chance, error = passed_out(0, 5, also=False, deals=8192)[JACK]
        far.append((chance - truth) / error)
    assert 0.6 < sum(z * z for z in far) / len(far) < 1.6


@pytest.mark.rule("D-2", "D-2a")
@pytest.mark.parametrize("also", [False, True])
@pytest.mark.parametrize("players", [2, 3])
def test_the_deals_see_every_kind_of_openers(players, also):
    """All hands of a small deck in one batch: each opens under the same ranks as at the table."""
    lowest = lowest_rank("stripped", players)
    hands = np.array(list(combinations(deck(lowest), 5)), np.uint8).T
    levels = _levels(hands, lowest, also)
    for needed in (*RUNGS, ACE):
        exact = holds_openers(needed, ranking_of(lowest, False), also) * hands.shape[1]
        assert (levels >= needed).sum() == round(exact)
