"""The betting that is solved is the engine's: random ways through it, chip for chip."""

from random import Random

import pytest

from openers.engine.actions import Call, Check, Discard, Done, Fold, RaiseTo
from openers.engine.match import Match, MatchState
from openers.opponents.tables.tree import (
    CALL,
    FIRST_WAY,
    FOLD,
    FOLDED,
    HALF,
    MATCHED,
    NONE,
    PASSED_OUT,
    Stakes,
    Tree,
)
from openers.rules.presets import preset, with_options

ITALIAN = with_options(preset("jackpots-italian"), {"seats": 2, "openers_ladder": False})


def act(deal, choice, to):
    """Do at the engine what a choice of the tree stands for; ``to`` counts the antes too."""
    legal = deal.legal()
    if choice == FOLD:
        assert legal.fold and legal.call
        deal.do(Fold())
    elif choice == CALL:
        deal.do(Call() if legal.call else Check())
    else:
        in_round = to - deal.table.antes[0] - (deal.table.wagered[0] - deal.table.bets[0])
        assert in_round in legal.raises, (in_round, legal)
        deal.do(RaiseTo(in_round))


def choose(rng, kids, open_):
    """A choice that is open; folds and passes are rare, so that deals go deep."""
    choices = [c for c, kid in enumerate(kids) if kid != NONE and open_[c]]
    deep = [c for c in choices if c != FOLD]
    return rng.choice(deep if rng.random() < 0.9 else choices)


def play(deal, tree, rng):
    """One random deal through both; False where nobody could open."""
    first = (deal.table.button + 1) % 2
    at, checks = 0, 0
    while at >= 0:
        node, legal = tree.before[at], deal.legal()
        assert legal.seat == (first + node.actor) % 2
        assert [deal.table.antes[s] + deal.table.wagered[s] for s in (first, 1 - first)] == (
            list(node.committed)
        )
        assert node.opened or legal.check
        may_raise = bool(legal.raises)
        open_ = [True, True, may_raise, may_raise]
        choice = choose(rng, node.kids, open_)
        kid = node.kids[choice]
        act(deal, choice, max(tree.before[kid].committed) if choice >= HALF else 0)
        checks += choice == CALL
        at, last = kid, node
    if at == PASSED_OUT:
        return None
    if at == FOLDED:
        lost = last.committed[last.actor]
        return {(first + last.actor) % 2: -lost}
    way = FIRST_WAY - at
    opener, chips = tree.calls[way]
    opener = (first + opener) % 2
    assert deal.table.opener == opener
    while (legal := deal.legal()) and legal.phase == "draw":
        hand = deal.table.hands[legal.seat]
        deal.do(Discard(tuple(rng.sample(hand, rng.randrange(5)))))
    return after(deal, tree, rng, way, opener, chips)


def after(deal, tree, rng, way, opener, chips):
    """The second round; what the loser loses, or {} where the hands decide."""
    at = 0
    while True:
        node, legal = tree.after[at], deal.legal()
        if chips == tree.stakes.stack:
            assert legal is None or legal.phase == "proof"
            return {}
        assert legal.seat == (opener if node.actor == 0 else 1 - opener)
        committed = tree.committed[way, at].tolist()
        seats = (opener, 1 - opener)
        assert [deal.table.antes[s] + deal.table.wagered[s] for s in seats] == committed
        choice = choose(rng, node.kids, tree.open[way, at])
        kid = node.kids[choice]
        act(deal, choice, int(tree.committed[way, kid].max()) if choice >= HALF else 0)
        if kid == FOLDED:
            return {legal.seat: -committed[node.actor]}
        if kid == MATCHED:
            return {"stake": max(committed)}
        at = kid


def hold(deals):
    tree = Tree(Stakes(1, 200, 2))
    assert deals
    ends = dict.fromkeys(("passed", "folded", "shown"), 0)
    for number in range(deals):
        rng = Random(number)
        state = MatchState(number, (200, 200), number % 2)
        deal = Match(ITALIAN, number.to_bytes(16, "big"), state).next_hand()
        lost = play(deal, tree, rng)
        while (legal := deal.legal()) is not None:
            assert legal.phase == "proof"
            deal.do(Done())
        nets = [chips - 200 for chips in deal.table.stacks]
        if lost is None:
            ends["passed"] += 1
            assert nets == [-1, -1] and deal.table.left == 2
        elif "stake" in lost:
            ends["shown"] += 1
            assert sorted(nets) == [-lost["stake"], lost["stake"]] or nets == [0, 0]
        elif lost:
            ends["folded"] += 1
            ((seat, chips),) = lost.items()
            assert nets[seat] == chips and nets[1 - seat] == -chips
        else:
            assert sorted(nets) == [-200, 200] or nets == [0, 0]
    assert all(ends.values())


def test_random_deals():
    hold(1000)


@pytest.mark.long
def test_a_hundred_thousand_random_deals():
    hold(100_000)
