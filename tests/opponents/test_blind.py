"""Nobody at the table knows a hidden card: exchanged for others, every act is the same.

Nor does anything else change how they play: a thousand deals have the same marks everywhere.
"""

import hashlib
from random import Random

import pytest

from openers.engine.match import Match, MatchState
from openers.opponents.arena import play_deal
from openers.opponents.characters import BLUEPRINT, CHARACTERS, player
from openers.rules.presets import ids, preset, with_options

NAMES = (*CHARACTERS, BLUEPRINT)
MARKS = [
    ("jackpots-italian", 2, 200, "490e24458d17f8f7"),
    ("jackpots-italian", 5, 134, "3c9c3123f12a7fe8"),
    ("jackpot-spanish", 2, 200, "75bd54ea6928722b"),
    ("jackpot-spanish", 5, 134, "cb6c14b4029f369d"),
    ("seven-card-stud", 2, 200, "3d9be892db300d0f"),
    ("seven-card-stud", 5, 132, "4f6d1815f99b55bb"),
]
"""Game, seats, deals and what came of them; a change of any player's play changes them."""


class Blindfolded:
    """Decides three times: from the view, from one with the hidden cards dealt anew and open."""

    def __init__(self, name, deal, counts):
        self.inner, self.deal, self.counts = player(name), deal, counts

    def act(self, view, rng):
        state = rng.getstate()
        action = self.inner.act(view, rng)
        after = rng.getstate()
        for again in range(2):
            rng.setstate(state)
            assert self.inner.act(self.swapped(view, again), rng) == action
            assert rng.getstate() == after, "chance was asked another way"
        self.counts.append(view.legal.phase)
        return action

    def swapped(self, view, again):
        """The table with everybody's cards in sight, the hidden ones exchanged."""
        table = self.deal.table.copy()
        hidden = [
            (seat, place)
            for seat, hand in enumerate(table.hands)
            for place, card in enumerate(hand)
            if view.table.hands[seat][place] is None
        ]
        known = {card for hand in view.table.hands for card in hand}
        unseen = [card for card in self.deal.deck if card not in known]
        Random(again).shuffle(unseen)
        for (seat, place), card in zip(hidden, unseen, strict=False):
            table.hands[seat][place] = card
        return view._replace(table=table)


def hold(variant, seats, states):
    """So many decisions at a table of this game, everybody in turn at every seat."""
    rules = with_options(preset(variant), {"seats": seats})
    rngs = [Random(seat) for seat in range(seats)]
    counts, number = [], 0
    while len(counts) < states:
        state = MatchState(number, (rules.stack,) * seats, number % seats)
        deal = Match(rules, b"blind", state).next_hand()
        names = [NAMES[(number + seat) % len(NAMES)] for seat in range(seats)]
        play_deal(deal, [Blindfolded(name, deal, counts) for name in names], rngs)
        number += 1
    assert counts.count("bet") > states / 3
    assert rules.stud or counts.count("draw") > states / 40


@pytest.mark.rule("C9")
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("variant", ids())
def test_the_same_view_gives_the_same_act_whatever_is_hidden(variant, seats):
    hold(variant, seats, 500)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("variant", ids())
def test_ten_thousand_views(variant, seats):
    hold(variant, seats, 5000)


def mark(variant, seats, deals):
    """Of all that happened in so many deals."""
    rules = with_options(preset(variant), {"seats": seats})
    rngs = [Random(f"marks {seat}") for seat in range(seats)]
    found = hashlib.sha256()
    for number in range(deals):
        state = MatchState(number, (rules.stack,) * seats, number % seats)
        deal = Match(rules, b"marks", state).next_hand()
        names = [NAMES[(number + seat) % len(NAMES)] for seat in range(seats)]
        if seats > 2:  # its tables for several players are still being trained
            names = [name if name != BLUEPRINT else "ana" for name in names]
        play_deal(deal, [player(name) for name in names], rngs)
        found.update(repr((deal.table.wagered, deal.table.stacks, deal.table.drawn)).encode())
    return found.hexdigest()[:16]


@pytest.mark.parametrize(("variant", "seats", "deals", "golden"), MARKS)
def test_a_thousand_deals_have_the_same_marks_everywhere(variant, seats, deals, golden):
    assert mark(variant, seats, deals) == golden
