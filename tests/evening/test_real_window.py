"""A real window: whole deals by mouse alone and by keys alone, killed and started again."""

from collections.abc import Callable
from pathlib import Path

import pytest

from evening.program import ByKeys, ByMouse, Program, Somebody, Way
from helpers.screen_reader import Thing
from openers.engine.actions import Act
from openers.engine.events import Acted, DealEnded, Discarded, Event
from openers.records.model import Running
from openers.records.store import Store

pytestmark = [pytest.mark.window, pytest.mark.atspi]
Start = Callable[..., Program]
SEED = 33
"""With it everything there is to do is done within two deals."""
DEALS = 6


@pytest.mark.parametrize("way", [ByMouse, ByKeys])
@pytest.mark.parametrize("code", ["en", "it", "es"])
def test_whole_deals(
    code: str, way: Callable[[Program], Way], program: Start, tmp_path: Path
) -> None:
    window = program(code=code, seed=SEED)
    person = Somebody(window, way(window))
    played = person.play(least=2, most=DEALS)
    person.way.leave()
    assert window.left() == 0
    assert person.did == {"open", "bet", "call", "exchange"}
    deals, running = recorded(tmp_path / "data")
    assert len(deals) == running.summary.counts.deals == played
    assert all(isinstance(deal[-1], DealEnded) for deal in deals)
    mine = [event for deal in deals for event in deal if getattr(event, "seat", -1) == 0]
    acts = {event.act for event in mine if isinstance(event, Acted)}
    assert acts & {Act.OPEN, Act.RAISE} and acts & {Act.CALL, Act.CHECK} and Act.FOLD not in acts
    assert {len(event.cards) for event in mine if isinstance(event, Discarded)} == {2}


def recorded(folder: Path) -> tuple[list[tuple[Event, ...]], Running]:
    """The finished deals of the running match, and the match."""
    store = Store(folder / "openers.sqlite")
    running = store.running()
    assert running is not None
    deals = list(store.deals(running.summary.match))
    store.close()
    return deals, running


def names(things: list[Thing]) -> list[str]:
    return [thing.name for thing in things]


def test_killed_in_mid_deal_the_window_shows_the_same_deal_again(program: Start) -> None:
    window = program(seed=SEED)
    person = Somebody(window, ByKeys(window))
    person.way.begin()
    person.deal([], until="exchange")
    bar, log = window.turn([])
    seen = log, window.strip(), names(window.cards()), names(bar)
    assert len(seen[2]) == 5
    window.process.kill()
    assert window.left() < 0
    again = program(seed=SEED + 1)
    again.hands.click(again.named("StartPage", "Continue"))
    bar, log = again.turn([])
    assert (log, again.strip(), names(again.cards()), names(bar)) == seen
    again.hands.take_up("Openers")
    person = Somebody(again, ByKeys(again))
    person.deal([])
    assert "exchange" in person.did


def test_a_second_start_brings_the_first_to_the_front(program: Start) -> None:
    first = program()
    first.named("VariantWords", "Jackpots")
    assert not any(thing.focused for thing in first.reader.things())
    second = program()
    assert second.left() == 0
    first.reader.until(lambda things: any(thing.focused for thing in things), "the keyboard")
    assert first.process.poll() is None
    first.hands.press("ctrl+q")
    assert first.left() == 0
