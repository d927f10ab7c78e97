"""Nothing the session says gives away a card the hero may not see (rule C9)."""

import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from openers.cards.card import texts
from openers.engine.events import Dealt, Discarded, Event, OpenersShown, Shown
from openers.engine.table import Table as EngineTable
from openers.engine.views import View
from session.table import Plain, Table, rules

Make = Callable[..., Table]
SIGNALS = ("happened", "asked", "your_turn", "refused", "match_over", "failed")


def parts(thing: Any) -> Iterator[Any]:
    """A thing and all it is made of."""
    yield thing
    if isinstance(thing, dict):
        thing = [*thing, *thing.values()]
    if isinstance(thing, EngineTable):
        thing = [getattr(thing, name) for name in thing.__slots__]
    if isinstance(thing, (tuple, list, set, frozenset)):
        for part in thing:
            yield from parts(part)


@pytest.mark.rule("C9")
def test_no_signal_gives_a_hidden_card_away(make: Make) -> None:
    table = make()
    said: list[Any] = []
    for name in SIGNALS:
        getattr(table.game, name).connect(said.append)
    table.start(rules(seats=5))
    table.play(deals=12)
    summary = table.game.leave()
    assert summary is not None
    kinds = {type(part) for thing in said for part in parts(thing)}
    assert {kind.__name__ for kind in kinds if kind.__module__.startswith("openers")} <= {
        *(kind.__name__ for kind in Event.__args__),
        *("Act", "Legal", "Refusal", "MatchSummary", "Counts", "Rules"),
    }
    assert bytes not in kinds
    for event in said:
        if isinstance(event, Dealt) and event.seat != 0:
            assert event.card is None
        if isinstance(event, Discarded) and event.seat != 0:
            assert set(event.cards) <= {None}
    assert any(isinstance(event, Shown) and event.seat != 0 for event in said)
    seeds = table.store.running()
    assert seeds is not None
    words = [part for thing in said for part in parts(thing) if isinstance(part, str)]
    assert not any(seeds.seed.hex() in word or seeds.minds.hex() in word for word in words)


@pytest.mark.rule("C9")
def test_the_heros_table_is_the_true_one_with_the_rest_masked(make: Make) -> None:
    table = make()
    compared = 0

    def compare(seat: int) -> None:
        nonlocal compared
        compared += 1
        seated = table.game._seated
        assert seated is not None
        assert seated.hand is not None
        assert table.game.table == seated.hand.table.seen_by(0)

    table.game.asked.connect(compare)
    table.start(rules(seats=4))
    table.play(deals=10)
    assert compared > 80


@pytest.mark.rule("C9")
def test_an_opponent_is_given_its_own_cards_alone(make: Make) -> None:
    players = {who: Plain(asks=True) for who in ("ana", "renzo", "otto")}
    table = make(players=players)
    table.start(rules(seats=4))
    table.play(deals=8)
    views = [(seat, view) for seat, who in enumerate(players, 1) for view in players[who].seen]
    assert len(views) > 60
    for seat, view in views:
        assert type(view) is View
        assert view.seat == seat
        for other, hand in enumerate(view.table.hands):
            if other != seat and not view.table.shown[other]:
                assert set(hand) <= {None}
        assert all(
            set(cards) <= {None} for other, cards in enumerate(view.table.discards) if other != seat
        )


class Chatty(Plain):
    """Fails with its cards in the message."""

    def act(self, view: View, rng: Any) -> Any:
        hand = [card for card in view.table.hands[view.seat] if card is not None]
        raise ValueError(texts(hand))


@pytest.mark.rule("C9")
def test_no_card_is_in_the_log_or_in_the_report(
    make: Make, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    table = make(players={"ana": Chatty()})
    table.start()
    table.play()
    assert "ValueError" in caplog.text
    seated = table.game._seated
    assert seated is not None
    dealt = [e.card for e in seated.events if isinstance(e, Dealt) and e.seat == 1]
    shown = [e for e in seated.events if isinstance(e, (Shown, OpenersShown)) and e.seat == 1]
    assert not shown
    report = table.game.report()
    for card in dealt:
        assert card is not None
        assert texts([card]) not in caplog.text + "".join(f.trace for f in table.failures)
        assert f"card={texts([card])}" not in report
    own = [e.card for e in table.events if isinstance(e, Dealt) and e.seat == 0]
    assert all(f"Dealt seat=0 card={texts([card])}" in report for card in own if card is not None)
    assert "Dealt seat=1 card=? up=False" in report
    assert table.game.deal_seed not in report
