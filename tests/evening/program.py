"""The program in a window of its own, and somebody who plays at it by mouse or by keys alone."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from evening.texts import Texts
from helpers.places import ROOT
from helpers.screen_reader import Hands, Reader, Thing

SETTINGS = """pace = "instant"
motion = "none"
introduced = true
price_guard = false
"""
"""Nothing is waited for; pace, motion and guard have tests of their own."""
_LOW = 90
"""The action bar reaches this far from the window's lower edge."""


class Program:
    """A running program and what is to be seen of it.

    Args:
        environment: of a virtual screen with a screen reader's bus.
        folder: for its settings and records.
        code: the language, as ``--lang``.
        seed: of the cards of new matches.
    """

    def __init__(
        self, environment: Mapping[str, str], folder: Path, code: str = "en", seed: int = 1
    ) -> None:
        self.say = Texts(code)
        folder.mkdir(exist_ok=True)
        if not (folder / "settings.toml").exists():
            (folder / "settings.toml").write_text(SETTINGS)
        self.environment = {**environment, "PYTHONPATH": str(ROOT / "app")}
        self.command = (
            *(sys.executable, str(Path(__file__).with_name("seeded.py")), str(seed)),
            *("--data", str(folder), "--lang", code),
        )
        self.reader, self.hands = Reader(environment), Hands(environment)
        self.process = subprocess.Popen(self.command, env=self.environment)

    def close(self) -> None:
        """End the program, however it stands."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(20)
        self.reader.close()

    def left(self) -> int:
        """Wait for the program's own end; its exit code."""
        return self.process.wait(20)

    # -- reading -----------------------------------------------------------------------------------

    def log(self) -> list[str]:
        """The lines of the log that are on show, oldest first."""
        return _log(self.reader.things())

    def strip(self) -> list[str]:
        """The texts of the strip."""
        return [t.name for t in self.reader.things() if t.role == "label" and t.box[1] < 70]

    def bar(self) -> list[Thing]:
        """The buttons of the action bar from left to right."""
        return _bar(self.reader.things())

    def cards(self) -> list[Thing]:
        """The person's own cards from left to right."""
        return _cards(self.reader.things())

    def turn(self, before: list[str]) -> tuple[list[Thing], list[str]]:
        """Wait until something may be done and the log is another than ``before``: bar, log."""

        def look(things: list[Thing]) -> tuple[list[Thing], list[str]] | None:
            bar, log = _bar(things), _log(things)
            return (bar, log) if log != before and any(b.enabled for b in bar) else None

        return self.reader.until(look, "the person's turn")

    def named(self, said_by: str, text: str, count: int = -1) -> Thing:
        """Wait for something usable, by its text in the source."""
        return self.reader.named(self.say(said_by, text, count))

    def commit(self, marked: int) -> Thing:
        """Wait for the button that exchanges so many cards."""
        forms = ("Exchange %n card(s)", "Exchange %n and split openers")
        names = {self.say("ExchangeRow", form, marked) for form in forms}

        def look(things: list[Thing]) -> Thing | None:
            return next((t for t in _bar(things) if t.name in names and t.enabled), None)

        return self.reader.until(look, " or ".join(names))


def _log(things: list[Thing]) -> list[str]:
    return [t.name for t in things if t.role == "list item"]


def _cards(things: list[Thing]) -> list[Thing]:
    """Cards are buttons as high as nothing else on the table."""
    buttons = (t for t in things if t.role in {"push button", "check box"})
    return [t for t in buttons if t.box[3] > _LOW]


def _bar(things: list[Thing]) -> list[Thing]:
    """The buttons along the window's lower edge, from left to right."""
    low = max((t.box[1] + t.box[3] for t in things if t.role == "frame"), default=0) - _LOW
    buttons = (t for t in things if t.role == "push button" and t.box[1] > low)
    return sorted(buttons, key=lambda t: t.box[0])


class Way(Protocol):
    """How somebody plays: what is done, not with what."""

    def begin(self) -> None:
        """From the start page to the first deal of Jackpots."""

    def fold(self) -> None:
        """Fold."""

    def passive(self) -> None:
        """Check or call."""

    def aggressive(self) -> None:
        """Open, bet or raise."""

    def exchange(self, places: tuple[int, ...]) -> None:
        """Mark the cards at these places, from 1, and exchange them."""

    def next_deal(self) -> None:
        """From the result to the next deal."""

    def leave(self) -> None:
        """End the program."""


class ByMouse:
    """Clicks, and touches no key."""

    def __init__(self, program: Program) -> None:
        self._program, self._click = program, program.hands.click

    def _name(self, said_by: str, text: str, count: int = -1) -> None:
        self._click(self._program.named(said_by, text, count))

    def _button(self, place: int) -> None:
        self._click(self._program.bar()[place])

    def begin(self) -> None:
        self._name("VariantWords", "Jackpots")
        self._name("NewGame", "Deal the first hand")

    def fold(self) -> None:
        self._button(0)

    def passive(self) -> None:
        self._button(1)

    def aggressive(self) -> None:
        self._button(2)

    def exchange(self, places: tuple[int, ...]) -> None:
        for place in places:
            self._click(self._program.cards()[place - 1])
        self._click(self._program.commit(len(places)))

    def next_deal(self) -> None:
        self._name("ResultRow", "Next deal")

    def leave(self) -> None:
        for said in ("&Game", "&Quit"):
            text = self._program.say("CommandWords", said).replace("&", "")
            self._click(self._program.reader.named(text, "menu item"))


class ByKeys:
    """Types, and leaves the mouse where it lies."""

    def __init__(self, program: Program) -> None:
        self._program, self._press = program, program.hands.press

    def begin(self) -> None:
        program = self._program
        program.named("VariantWords", "Jackpots")
        program.hands.take_up("Openers")
        self._press("Return")
        program.named("NewGame", "Deal the first hand")
        self._press("Return")
        program.turn([])
        # The screen has no window manager: nobody else hands the keyboard back.
        program.hands.take_up("Openers")

    def fold(self) -> None:
        self._press("f")

    def passive(self) -> None:
        self._press("c")

    def aggressive(self) -> None:
        self._press("r")

    def exchange(self, places: tuple[int, ...]) -> None:
        self._press(*(str(place) for place in places))
        self._program.commit(len(places))
        self._press("Return")

    def next_deal(self) -> None:
        self._press("n")

    def leave(self) -> None:
        self._press("ctrl+q")


class Somebody:
    """Opens or bets where it may, once a round, then calls; exchanges its first and third card.

    Attributes:
        did: what it has done so far: ``open``, ``bet`` (after the draw), ``call``, ``exchange``.
    """

    def __init__(self, program: Program, way: Way) -> None:
        self.program, self.way = program, way
        self.did: set[str] = set()

    def play(self, least: int, most: int) -> int:
        """Play deals until it has done everything; how many were played to their result."""
        self.way.begin()
        self.deal([])
        for deals in range(1, most):
            if deals >= least and self.did == {"open", "bet", "call", "exchange"}:
                return deals
            before = self.program.log()
            self.way.next_deal()
            self.deal(before)
        return most

    def deal(self, before: list[str], until: str = "") -> None:
        """Play a deal to its result, or until it would do ``until``."""
        may_raise = "open"
        while True:
            bar, before = self.program.turn(before)
            what = self._choose([button.name for button in bar], bar[2].enabled and may_raise)
            if what in {"result", until}:
                return
            self.did.add(what)
            if what == "exchange":
                self.way.exchange((1, 3))
                may_raise = "bet"
            elif what == "call":
                self.way.passive()
            else:
                self.way.aggressive()
                may_raise = ""

    def _choose(self, names: list[str], may_raise: str | bool) -> str:
        if self.program.say("ResultRow", "Next deal") in names:
            return "result"
        if self.program.say("ExchangeRow", "Stand pat") in names:
            return "exchange"
        return may_raise or "call"
