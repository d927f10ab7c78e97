"""A match at the table: turns, intents, refusals, pace, results, the match's end."""

import hashlib
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from helpers.recount import recounted
from openers.engine.actions import Action, AskOpeners, Check, Done, Fold, Legal, RaiseTo
from openers.engine.events import DealBegan, DealEnded, OpenersShown, Won
from openers.engine.views import View
from openers.records.model import MatchRunning
from openers.session.minds import safe
from session.table import Held, Plain, Table, rules

Make = Callable[..., Table]


def test_a_deal_from_the_first_ante_to_the_result(make: Make) -> None:
    table = make()
    table.start()
    table.play()
    assert isinstance(table.events[0], DealBegan)
    assert isinstance(table.events[-1], DealEnded)
    assert table.said[-1] == ("deal_over", None)
    assert table.game.names == ("", "ana", "renzo")
    assert table.failures == []
    assert table.store.totals() == recounted(table.store)
    assert table.store.totals()["jackpots-italian"].deals == 1


def test_thirty_deals_are_counted_as_they_were_played(make: Make) -> None:
    table = make()
    table.start(rules(seats=4))
    table.play(deals=30)
    ends = [e for e in table.events if isinstance(e, DealEnded)]
    begins = [e for e in table.events if isinstance(e, DealBegan)]
    assert len(ends) == 30
    net = sum(e.stacks[0] - b.stacks[0] for b, e in zip(begins, ends, strict=True))
    summary = table.game.summary
    assert (summary.counts.deals, summary.counts.net) == (30, net)
    assert table.store.totals() == recounted(table.store) == {summary.variant: summary.counts}
    assert table.store.summary(summary.match).counts == summary.counts


def test_nobody_is_asked_before_the_picture_has_caught_up(make: Make) -> None:
    table = make(watch=False)
    table.start()
    table.clock.advance(100_000)
    assert table.heard("asked") == []
    table.game.caught_up()
    table.game.caught_up()
    table.clock.advance()
    assert len(table.heard("asked")) == 1


def test_opponents_take_their_time(make: Make) -> None:
    table = make()
    table.game.set_pace(1000)
    table.start()
    past_the_hero(table)
    told = len(table.events)
    assert table.heard("asked")[-1] != 0
    table.clock.advance(599)
    assert len(table.events) == told
    table.clock.advance(801)
    assert len(table.events) > told


def test_fast_forward_ends_the_pauses(make: Make) -> None:
    table = make()
    table.game.set_pace(100_000)
    table.start(seed=7)
    table.game.fast_forward()
    while table.game.legal is None and "deal_over" not in dict(table.said):
        table.clock.advance()
        assert table.clock.now == 0
    if table.game.legal is not None:
        table.game.intend(safe(table.game.legal))


def folded(make: Make) -> Table:
    """A deal with slow opponents in which the hero has given up; nobody looks at the picture."""
    for seed in range(50):
        table = make(watch=False, players={"ana": Bold(), "renzo": Bold()})
        table.game.set_pace(100_000)
        table.start(rules(limit="no-limit"), seed=seed, replace=True)
        while not over(table):
            if table.game.table and table.game.table.folded[0]:
                return table
            table.game.caught_up()
            table.clock.advance(200_000)
            if table.game.legal:
                table.game.intend(Fold() if table.game.legal.fold else safe(table.game.legal))
        table.game.leave()
    raise AssertionError("the hero never folds")


def test_skip_goes_to_the_result_without_the_picture(make: Make) -> None:
    table = folded(make)
    now = table.clock.now
    table.game.skip()
    while table.game.legal is None and not over(table):
        table.clock.advance()
    assert table.clock.now == now
    if table.game.legal is not None:
        assert table.game.legal.phase == "proof"
        table.game.intend(Done())
        table.game.caught_up()
        table.clock.advance()
    assert over(table)


def test_without_skip_the_picture_is_waited_for(make: Make) -> None:
    table = folded(make)
    table.clock.advance(10**7)
    assert not over(table)


@pytest.mark.rule("C8")
def test_an_intent_out_of_turn_is_refused_and_changes_nothing(make: Make) -> None:
    table = make(watch=False)
    table.game.intend(Check())
    table.start()
    told = list(table.events)
    table.game.intend(Check())
    assert [r.reason for r in table.heard("refused")] == ["hand_over", "not_your_turn"]
    assert table.events == told


@pytest.mark.rule("C8")
def test_an_illegal_intent_is_refused_with_its_rule(make: Make) -> None:
    table = make()
    table.start()
    while table.game.legal is None or table.game.legal.phase != "bet":
        table.clock.advance(100)
        if table.game.legal and table.game.legal.phase != "bet":
            table.game.intend(safe(table.game.legal))
    legal = table.game.legal
    told = list(table.events)
    table.game.intend(RaiseTo(10**6))
    (refusal,) = table.heard("refused")
    assert refusal.rule
    assert table.events == told
    assert table.game.legal == legal


@pytest.mark.rule("D-9")
def test_there_is_no_taking_back(make: Make) -> None:
    table = make()
    table.start()
    told = list(table.events)
    table.game.undo()
    (refusal,) = table.heard("refused")
    assert (refusal.reason, refusal.rule) == ("undo_never", "D-9")
    assert table.events == told


def test_a_new_match_never_destroys_a_running_one_unasked(make: Make) -> None:
    table = make()
    table.start()
    told = list(table.events)
    with pytest.raises(MatchRunning):
        table.game.start(rules(), ["ana", "renzo"])
    assert table.events == told
    table.start(replace=True)
    assert [m.how for m in table.store.matches()] == ["", "replaced"]


def test_as_many_characters_as_opponents(make: Make) -> None:
    table = make()
    with pytest.raises(ValueError, match="opponents"):
        table.game.start(rules(seats=4), ["ana"])
    assert not table.game.seated
    assert table.store.running() is None


def test_the_same_seed_gives_the_same_match_and_another_another(make: Make) -> None:
    dealt = []
    for seed in (5, 5, 6):
        table = make()
        table.start(seed=seed, replace=True)
        table.play(deals=3)
        dealt.append(table.events)
        table.game.leave()
    assert dealt[0] == dealt[1] != dealt[2]


def test_two_matches_without_a_seed_differ(make: Make) -> None:
    dealt = []
    for _ in range(2):
        table = make()
        table.game.start(rules(), ["ana", "renzo"], replace=True)
        dealt.append(table.events[0])
    assert dealt[0] != dealt[1]


# -- the result, the openers ----------------------------------------------------------------------


class Bold(Plain):
    """Opens and raises the most it can; asks for nothing."""

    def act(self, view: View, rng: Random) -> Action:
        if view.legal.raises:
            return RaiseTo(view.legal.raises[-1])
        return super().act(view, rng)


class Timid(Plain):
    """Gives up before any bet; asks for the openers where told to."""

    def act(self, view: View, rng: Random) -> Action:
        if view.legal.phase == "proof":
            return super().act(view, rng)
        return safe(view.legal)


def unshown(make: Make, opener: int, *, asks: bool = False) -> Table:
    """A deal that ``opener`` has opened and won without a showdown; what may be asked is open."""
    for seed in range(100):
        table = make(players={"ana": Bold() if opener else Timid(), "renzo": Timid(asks)})
        table.start(seed=seed, replace=True)
        hero = bold if opener == 0 else timid
        table.until(partial(settled, table), hero)
        shown = table.game.table
        if won(table) and shown and shown.opener == opener and not shown.shown[opener]:
            return table
        table.game.leave()
    raise AssertionError("nobody opened")


def settled(table: Table) -> bool:
    return bool(won(table)) or over(table)


def won(table: Table) -> list[Won]:
    return [event for event in table.events if isinstance(event, Won)]


def over(table: Table) -> bool:
    return bool(table.heard("deal_over"))


def timid(legal: Legal) -> Action:
    return safe(legal)


def bold(legal: Legal) -> Action:
    return RaiseTo(legal.raises[-1]) if legal.raises else safe(legal)


@pytest.mark.rule("D-14")
def test_the_hero_may_ask_for_the_openers_once_the_pot_is_won(make: Make) -> None:
    table = unshown(make, 1)
    table.clock.advance(100)
    assert table.heard("asked")[-1] == -1
    assert table.game.legal is not None
    assert table.game.legal.phase == "proof"
    assert not over(table)
    table.game.intend(AskOpeners(2))
    table.clock.advance(100)
    assert over(table)
    (shown,) = [e for e in table.events if isinstance(e, OpenersShown)]
    assert (shown.seat, shown.asked_by, shown.valid) == (1, 0, True)


@pytest.mark.rule("D-14")
def test_an_opponent_may_ask_the_hero_for_the_openers(make: Make) -> None:
    table = unshown(make, 0, asks=True)
    table.clock.advance(100)
    assert over(table)
    (shown,) = [e for e in table.events if isinstance(e, OpenersShown)]
    assert (shown.seat, shown.asked_by) == (0, 2)


@pytest.mark.rule("D-14")
def test_nobody_asks_and_the_deal_ends(make: Make) -> None:
    table = unshown(make, 0)
    table.clock.advance(100)
    assert over(table)
    assert not [e for e in table.events if isinstance(e, OpenersShown)]


def test_the_next_deal_can_be_asked_for_while_the_openers_could_be(make: Make) -> None:
    table = unshown(make, 1)
    table.clock.advance(100)
    table.game.next_deal()
    table.clock.advance(100)
    assert over(table)
    assert [e.number for e in table.events if isinstance(e, DealBegan)] == [1, 2]


def test_the_next_deal_waits_for_the_result(make: Make) -> None:
    table = make()
    table.game.next_deal()
    table.start()
    table.game.next_deal()
    assert len([e for e in table.events if isinstance(e, DealBegan)]) == 1


def test_all_hands_are_revealed_only_where_the_rules_say_so(make: Make) -> None:
    for reveal in (False, True):
        table = make()
        table.start(rules(reveal_after=reveal), replace=True)
        assert not table.game.revealed
        table.play(timid)
        hands = table.game.revealed
        assert bool(hands) == reveal
        if reveal:
            assert all(len(hand) == 5 for hand in hands)


@pytest.mark.rule("C10")
def test_the_deals_seed_is_published_when_it_is_over(make: Make) -> None:
    table = make()
    table.start()
    assert table.game.deal_seed == ""
    began = table.events[0]
    assert isinstance(began, DealBegan)
    table.play()
    seed = bytes.fromhex(table.game.deal_seed)
    assert hashlib.sha256(seed).hexdigest() == began.commitment


# -- broke, and the end ---------------------------------------------------------------------------


@pytest.mark.rule("C7")
def test_the_broke_are_bought_in_again(make: Make) -> None:
    table = make(players={"ana": Bold(), "renzo": Bold()})
    table.start(rules(stack=5, limit="no-limit"))
    table.play(bold, deals=25)
    bought = [e.bought for e in table.events if isinstance(e, DealBegan) if any(e.bought)]
    assert bought
    assert table.game.summary.counts.bought == sum(b[0] for b in bought) > 0


@pytest.mark.rule("C7")
def test_going_broke_ends_the_match_where_the_rules_say_out(make: Make) -> None:
    hows = set()
    for seed in range(8):
        table = make(players={"ana": Bold(), "renzo": Bold()})
        table.start(rules(stack=5, limit="no-limit", when_broke="out"), seed=seed, replace=True)
        while table.game.seated:
            table.play(bold)
            table.game.next_deal()
            table.clock.advance(100)
        (summary,) = table.summaries
        hows.add(summary.how)
        assert summary.ended
        assert table.store.summary(summary.match) == summary._replace(
            begun=table.store.summary(summary.match).begun,
            ended=table.store.summary(summary.match).ended,
        )
        assert summary.counts.net == (-5 if summary.how == "broke" else 10)
        assert not table.game.can_resume()
        assert table.store.totals() == recounted(table.store)
    assert hows == {"broke", "alone"}


def test_leaving_counts_nothing_and_gives_the_summary(make: Make) -> None:
    table = make()
    table.start()
    table.play()
    table.game.next_deal()
    table.clock.advance(100)
    summary = table.game.leave()
    assert table.summaries == [summary]
    assert summary is not None
    assert (summary.counts.deals, summary.ended) == (1, "")
    assert not table.game.seated
    assert table.game.table is None
    assert table.game.can_resume()
    assert table.game.leave() is None


def past_the_hero(table: Table) -> None:
    while table.game.legal is not None:
        table.game.intend(safe(table.game.legal))
        table.clock.advance(100)


# -- stale answers --------------------------------------------------------------------------------


def test_an_answer_that_comes_after_leaving_is_dropped(make: Make) -> None:
    thinking = Held()
    table = make(thinking=thinking)
    table.start()
    past_the_hero(table)
    assert thinking.work
    table.game.leave()
    told = list(table.events)
    thinking.release()
    table.clock.advance(100)
    assert table.events == told
    assert table.failures == []


def test_an_answer_to_the_match_before_is_dropped(make: Make) -> None:
    thinking = Held()
    table = make(thinking=thinking)
    for _ in range(2):
        table.start(replace=True)
        past_the_hero(table)
    told = len(table.events)
    assert len(thinking.work) == 2
    first, second = thinking.work
    thinking.work = [first]
    thinking.release()
    assert len(table.events) == told
    thinking.work = [second]
    thinking.release()
    assert len(table.events) > told


def test_leaving_from_a_slot_stops_the_telling(make: Make) -> None:
    table = make()
    table.game.happened.connect(lambda event: len(table.events) == 3 and table.game.leave())
    table.start()
    assert len(table.events) == 3


def test_somebody_plays_in_the_heros_seat(make: Make) -> None:
    table = make()
    table.game.set_autopilot("ines")
    table.start()
    table.play(deals=5)
    assert table.heard("your_turn") == []
    assert len(table.heard("deal_over")) == 5


def test_somebody_takes_over_while_the_hero_is_asked(make: Make) -> None:
    table = make()
    table.start()
    while table.game.legal is None:
        table.clock.advance(100)
    turns = len(table.heard("your_turn"))
    table.game.set_autopilot("ines")
    table.until(lambda: over(table))
    assert len(table.heard("your_turn")) == turns


def test_one_opponent_is_hurried_at_a_time(make: Make) -> None:
    table = make(players={"ana": Timid(), "renzo": Timid()})
    table.game.set_pace(10_000)
    table.start()
    past_the_hero(table)
    for _ in range(2):
        asked = len(table.heard("asked"))
        table.clock.advance(1000)
        assert len(table.heard("asked")) == asked
        table.game.hurry()
        table.clock.advance(1)
        assert len(table.heard("asked")) == asked + 1 or over(table)
