"""The adversary who knows the table wins from a bad one, and reads hands as they were played."""

from random import Random

import numpy as np
import pytest

from openers.engine.actions import Check
from openers.engine.match import Match, MatchState
from openers.opponents.classes import PAIRS
from openers.opponents.tables import player as tables
from openers.opponents.tables.tree import CALL
from openers.rules.presets import preset, with_options
from openers.training.best_response import Adversary, play
from openers.training.chances import worked_out

ITALIAN = with_options(preset("jackpots-italian"), {"seats": 2, "openers_ladder": False})
OPENS = PAIRS + 4 * 9


@pytest.fixture(scope="module")
def chances():
    return worked_out(300)


def test_who_always_calls_loses_much(chances, monkeypatch):
    known = tables._known(min(p for *_, p in tables._manifests(False)))
    before, after = np.zeros_like(known.table.before), np.zeros_like(known.table.after)
    before[..., CALL], after[:, CALL] = 255, 255
    bad = known._replace(table=known.table._replace(before=before, after=after))
    monkeypatch.setattr(tables, "_nearest", lambda *_: bad)
    *_, result = play(ITALIAN, chances, 300, 1, guesses=150)
    assert result.decks == 300
    assert result.per_100 - result.ci95 > 10  # the survey measured +110


def test_who_checks_first_seldom_holds_openers(chances):
    """The table opens most hands that may, so a check leaves mostly hands that may not."""
    adversary = Adversary(chances, 600)
    deal = Match(ITALIAN, b"guesses.........", MatchState(0, (200, 200), 1)).next_hand()
    adversary._deal_guesses(deal.view(1), Random(1))
    may = adversary._hands[:, 0] >= OPENS
    assert may.mean() == pytest.approx(0.206, abs=0.06)
    adversary._weigh(deal.view(0), Check())
    assert adversary._weights[may].sum() < 0.17
    assert adversary._weights.sum() == pytest.approx(1)


def test_no_guess_holds_a_card_the_adversary_has_seen(chances):
    adversary = Adversary(chances, 400)
    deal = Match(ITALIAN, b"guesses.........", MatchState(0, (200, 200), 1)).next_hand()
    adversary._deal_guesses(deal.view(1), Random(1))
    assert not np.isin(adversary._cards, deal.table.hands[1]).any()
