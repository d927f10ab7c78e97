"""The fast model of a deal with several players is the engine's: random ways through both."""

from random import Random

import numpy as np
import pytest

from openers.cards.ranking import STANDARD
from openers.engine.actions import Call, Check, Discard, Done, Fold, RaiseTo
from openers.engine.match import Match, MatchState
from openers.engine.openers import may_open
from openers.opponents.tables import multiway, spots
from openers.rules.presets import preset, with_options
from openers.training.multiway import model
from openers.training.multiway.model import CALL, FOLD, HALF, POT

JACK, STACKS = 9, (12, 40, 200)


def rules_of(seats, stack):
    changes = {"seats": seats, "openers_ladder": False, "stack": stack}
    return with_options(preset("jackpots-italian"), changes)


def same_choices(state, legal, may):
    """The choices of the model are the engine's; what each raise comes to, in its round's chips."""
    open_ = [bool(model.is_open(state, choice, may)) for choice in range(4)]
    before = int(state[model.BASE])
    assert open_[FOLD] == legal.fold
    assert legal.call == int(state[model.MOST] - state[model.TOTAL + state[model.TURN]])
    if state[model.LEVEL] < spots.LEVELS - 1:
        assert open_[HALF] == bool(legal.raises)
    sizes = [int(model.raised(state, c)) - before if open_[c] else 0 for c in (HALF, POT)]
    for size in sizes:
        assert not size or size in legal.raises
    return open_, {HALF: sizes[0], POT: sizes[1]}


def play(deal, state, seats, rng):
    """One random deal through both; which phases it saw."""
    first = (deal.table.button + 1) % seats
    seen = set()
    while (legal := deal.legal()) is not None and legal.phase != "proof":
        phase, seat = int(state[model.PHASE]), legal.seat
        assert seat == (first + int(state[model.TURN])) % seats
        assert model.spot(state) == multiway.place(deal.view(seat), seats)
        seen.add(phase)
        chips = [deal.table.antes[s] + deal.table.wagered[s] for s in range(seats)]
        assert chips == [int(state[model.TOTAL + (s - first) % seats]) for s in range(seats)]
        if phase == model.DRAW:
            drawn = rng.randrange(5)
            deal.do(Discard(tuple(rng.sample(deal.table.hands[seat], drawn))))
            model.advance(state, drawn)
            continue
        may = may_open(deal.table.hands[seat], JACK, STANDARD, False)
        open_, sizes = same_choices(state, legal, may)
        choices = [c for c in range(4) if open_[c]]
        bold = [c for c in choices if c != FOLD]
        choice = rng.choice(bold if rng.random() < 0.8 else choices)
        if choice == FOLD:
            deal.do(Fold())
        elif choice == CALL:
            deal.do(Call() if legal.call else Check())
        else:
            deal.do(RaiseTo(sizes[choice]))
        model.advance(state, choice)
    while deal.legal() is not None:
        deal.do(Done())
    return seen


def hold(deals):
    ends, seen = {model.OVER: 0, model.PASSED_OUT: 0}, set()
    for number in range(deals):
        rng = Random(number)
        seats, stack = rng.randrange(3, 8), rng.choice(STACKS)
        rules = rules_of(seats, stack)
        start = MatchState(number, (stack,) * seats, number % seats)
        deal = Match(rules, number.to_bytes(16, "big"), start).next_hand()
        state = np.zeros(model.SIZE, np.int64)
        model.start(state, seats, rules.ante, stack, rules.min_bet)
        seen |= play(deal, state, seats, rng)
        phase, table = int(state[model.PHASE]), deal.table
        first = (table.button + 1) % seats
        ends[phase] += 1
        strengths = [STANDARD.value(table.hands[(first + s) % seats]) for s in range(seats)]
        won = model.payoffs(state, strengths)
        nets = [table.stacks[(first + s) % seats] - stack for s in range(seats)]
        if phase == model.PASSED_OUT:
            assert nets == [-rules.ante] * seats and won == [0] * seats
        else:  # an odd chip of a shared pot goes to one of the winners
            assert all(abs(a - b) < 1 for a, b in zip(nets, won, strict=True)), (nets, won)
            assert sum(nets) == 0
    assert min(ends.values()) > 0 and seen == {model.BEFORE, model.DRAW, model.AFTER}


def test_random_deals():
    hold(10_000)


@pytest.mark.long
def test_a_hundred_thousand_random_deals():
    hold(100_000)
