"""One whole deal of each game through the screen reader's bus alone; no hidden card is on it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from evening.program import Program, Somebody
from openers.engine.events import DealEnded, Dealt, Discarded, Event, OpenersShown, Shown
from openers.records.store import Store
from openers.words.cards import CardWords

pytestmark = [pytest.mark.window, pytest.mark.atspi]
GAMES = {
    "jackpots-italian": "Jackpots",
    "jackpot-spanish": "Jack Pot",
    "seven-card-stud": "Seven-card stud",
}


def seen(events: tuple[Event, ...]) -> set[int]:
    """The cards the rules have let the person at seat 0 see."""
    found: set[int] = set()
    for event in events:
        if isinstance(event, Dealt) and (event.seat == 0 or event.up):
            found.add(event.card or 0)
        elif isinstance(event, Shown | OpenersShown) or (
            isinstance(event, Discarded) and event.seat == 0
        ):
            found |= {card for card in event.cards if card is not None}
    return found


def held(events: tuple[Event, ...]) -> set[int | None]:
    """The cards the person has in hand."""
    mine = [e for e in events if isinstance(e, Dealt | Discarded) and e.seat == 0]
    dealt = {e.card for e in mine if isinstance(e, Dealt)}
    return dealt - {card for e in mine if isinstance(e, Discarded) for card in e.cards}


def last_deal(folder: Path) -> tuple[Event, ...]:
    """The running deal's events, or those of the one that has just ended."""
    store = Store(folder / "openers.sqlite")
    running = store.running()
    store.close()
    assert running is not None
    return running.events or running.last


class ByBus:
    """Presses through the bus; touches neither mouse nor key. Looks everywhere each time."""

    def __init__(self, program: Program, game: str, folder: Path) -> None:
        self._program, self._game, self._folder = program, game, folder
        self.said: list[str] = []
        self.looks = 0
        self._before: set[str] = set()

    def look(self) -> None:
        """Compare all that the bus carries with the cards the person may know.

        The deal may go on while the bus is read: nothing is on it that is not recorded by the end.
        """
        before = last_deal(self._folder)
        heard = self._program.reader.heard()
        self.said += heard
        carried = (self._program.reader.texts() | set(heard)) - self._before
        deal = last_deal(self._folder)
        words = CardWords()
        found = {card for card in range(52) if any(words.name(card) in text for text in carried)}
        assert found <= seen(deal), [words.name(card) for card in found - seen(deal)]
        if before == deal:
            assert held(deal) <= found
            self.looks += 1

    def _name(self, said_by: str, text: str, count: int = -1) -> None:
        self._program.reader.press(self._program.named(said_by, text, count))

    def _button(self, place: int) -> None:
        self.look()
        self._program.reader.press(self._program.bar()[place])

    def begin(self) -> None:
        self._name("VariantWords", self._game)
        self._program.named("NewGame", "Deal the first hand")
        self._before = self._program.reader.texts()
        self._name("NewGame", "Deal the first hand")

    def fold(self) -> None:
        self._button(0)

    def passive(self) -> None:
        self._button(1)

    def aggressive(self) -> None:
        self._button(2)

    def exchange(self, places: tuple[int, ...]) -> None:
        self.look()
        for place in places:
            self._program.reader.press(self._program.cards()[place - 1])
        commit = self._program.commit(len(places))
        self._program.reader.press(commit)
        self._program.reader.until(
            lambda things: all(t.name != commit.name for t in things if t.enabled) or None,
            "the exchange",
        )

    def next_deal(self) -> None:
        self._name("ResultRow", "Next deal")

    def leave(self) -> None:
        self._program.hands.press("ctrl+q")


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_through_the_bus(game: str, program: Callable[..., Program], tmp_path: Path) -> None:
    window = program(seed=33)
    window.reader.listen()
    way = ByBus(window, GAMES[game], tmp_path / "data")
    person = Somebody(window, way)
    person.way.begin()
    person.deal([])
    way.look()
    assert way.looks >= 3
    lines = [line for line in window.log() if line]
    assert lines and way.said
    assert isinstance(last_deal(tmp_path / "data")[-1], DealEnded)
