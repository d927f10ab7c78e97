"""Over many deals and house rules of any kind: always legal, never foolish, blind."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from openers.cards.ranking import Category, ranking_for
from openers.engine.actions import Call, Discard, Fold, RaiseTo
from openers.engine.match import Match, MatchState
from openers.opponents.arena import Plan, play_deal, simulate
from openers.opponents.characters import CHARACTERS, player
from openers.opponents.draw.reading import read
from openers.rules.presets import BadRules, ids, preset, with_options

NAMES = tuple(CHARACTERS)


class Judge:
    """Plays as a character does and fails the test where that is foolish."""

    def __init__(self, name):
        self.name, self.inner = name, player(name)

    def act(self, view, rng):
        action = self.inner.act(view, rng)
        legal, table, seat = view.legal, view.table, view.seat
        if legal.phase == "proof":
            return action
        hand = table.hands[seat]
        ranking = ranking_for(view.rules.deck, sum(table.dealt_in), view.rules.flush_over_full)
        category = ranking.category(ranking.value(hand))
        if isinstance(action, Discard):
            thrown = len(action.cards)
            assert thrown <= legal.discards
            assert category < Category.STRAIGHT or category is Category.QUADS or not thrown, self
            assert category is not Category.TWO_PAIR or thrown == 1
            assert category is not Category.TRIPS or thrown in (1, 2)
            return action
        if isinstance(action, Fold):
            assert not legal.check, "folded for free"
        before = table.drawn[seat] is None
        cost = {Call: legal.call, RaiseTo: getattr(action, "to", 0) - table.bets[seat]}
        stack = table.stacks[seat]
        share = cost.get(type(action), 0) / stack
        air = category is Category.HIGH_CARD
        drawing = before and read(tuple(hand), ranking.lowest, ranking.flush_over_full).outs > 11
        if air and not before and isinstance(action, Call):
            assert legal.call <= table.pot_now() / 4, "called with nothing"
        if air and not drawing and stack > 10 * view.rules.ante:
            assert share < 1, "all in on air"
        if before and category < Category.TWO_PAIR and stack > 10 * table.pot_now():
            assert share < 0.5, "half a deep stack on a pair"
        if not before and category >= Category.FLUSH and share and len(table.live_seats()) == 2:
            assert not isinstance(action, Fold)
        return action


def judged(rules, deals, seed=b"sense"):
    seats = rules.seats
    rngs = [Random(seat) for seat in range(seats)]
    for number in range(deals):
        names = [NAMES[(number + seat) % len(NAMES)] for seat in range(seats)]
        state = MatchState(number, (rules.stack,) * seats, (number - 1) % seats)
        play_deal(Match(rules, seed, state).next_hand(), [Judge(name) for name in names], rngs)


@pytest.mark.parametrize("variant", [name for name in ids() if preset(name).family == "draw"])
@pytest.mark.parametrize("limit", ["pot-limit", "no-limit", "fixed-limit"])
def test_never_foolish(variant, limit):
    judged(with_options(preset(variant), {"limit": limit}), 200)


HOUSE = st.fixed_dictionaries(
    {
        "seats": st.integers(2, 8),
        "stack": st.sampled_from([1, 2, 5, 13, 60, 1000]),
        "ante": st.integers(1, 5),
        "dealer_ante": st.sampled_from([1, 2]),
        "deck": st.sampled_from(["52", "stripped"]),
        "flush_over_full": st.booleans(),
        "openers": st.sampled_from(["none", "jacks"]),
        "openers_ladder": st.booleans(),
        "openers_also": st.booleans(),
        "openers_enforced": st.booleans(),
        "proof_of_openers": st.sampled_from(["never", "on-demand", "always"]),
        "limit": st.sampled_from(["pot-limit", "no-limit", "fixed-limit"]),
        "min_bet": st.integers(1, 9),
        "raise_basis": st.sampled_from(["after-call", "before-call", "total"]),
        "draw_from": st.sampled_from(["opener", "dealer-left"]),
        "second_round_first": st.sampled_from(["opener", "dealer-left"]),
        "max_discards": st.integers(3, 5),
        "stub_rule": st.sampled_from(["earlier-discards", "all-discards"]),
        "deal_last_card": st.booleans(),
        "all_pass_after_draw": st.sampled_from(["showdown", "carry"]),
        "small_bet": st.integers(1, 6),
        "big_bet": st.integers(6, 12),
        "max_raises": st.sampled_from([3, 4]),
        "when_broke": st.sampled_from(["rebuy", "out"]),
    }
)


def whatever(options, family="draw"):
    """These house rules, made to fit."""
    base = preset("jackpots-italian" if family == "draw" else "seven-card-stud")
    options = {**options, "stack": max(options["stack"], options["ante"])}
    try:
        return with_options(base, options)
    except BadRules as error:
        if error.key == "seats":
            return with_options(base, {**options, "seats": dict(error.params)["most"]})
        raise


@settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(HOUSE, st.booleans(), st.integers(0, 999))
def test_any_house_rules_of_draw(options, match, seed):
    """No act is refused, and every view, chip and card is right."""
    rules = whatever(options)
    names = [NAMES[(seat + seed) % len(NAMES)] for seat in range(rules.seats)]
    report = simulate(Plan(rules, names, 8, seed, match, check=True))
    assert report.breaches == 0


STUD = st.fixed_dictionaries(
    {
        "seats": st.integers(2, 8),
        "stack": st.sampled_from([1, 3, 10, 50, 400]),
        "ante": st.integers(1, 3),
        "bring_in": st.integers(1, 3),
        "small_bet": st.integers(4, 8),
        "big_bet": st.integers(8, 20),
        "max_raises": st.sampled_from([3, 4]),
        "open_pair_double": st.booleans(),
        "bring_in_may_complete": st.booleans(),
        "uncapped_heads_up": st.booleans(),
        "may_muck": st.booleans(),
    }
)


@settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(STUD, st.booleans(), st.integers(0, 999))
def test_any_house_rules_of_stud(options, match, seed):
    rules = whatever(options, "stud")
    names = [NAMES[(seat + seed) % len(NAMES)] for seat in range(rules.seats)]
    report = simulate(Plan(rules, names, 5, seed, match, check=True))
    assert report.breaches == 0
