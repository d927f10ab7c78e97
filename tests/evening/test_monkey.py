"""Random input over every window and dialog: nothing fails, and what is shown is what is."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from evening.monkey import Hands, Step, shrunk, some
from evening.watch_out import Faults, Witness, kind_of
from openers.art import fonts, theme
from openers.engine.events import Posted
from openers.odds import outlook as odds
from openers.panels import look
from openers.rules.presets import ids, preset
from openers.session import post
from openers.window import forecast
from openers.window.main_window import MainWindow
from openers.window.statistics_window import StatisticsWindow
from openers.words import language
from session.table import Inline
from window.house import CHARACTERS, House

LANGUAGES = ("en", "it", "es")
RUN = 125
"""Inputs between two looks at the whole; as many as are left out at once at first."""
NORMAL, LONG = 1_500, 20_000

Run = Callable[[Sequence[Step], int], list[str]]


@cache
def _usual_outlook(variant: str) -> Any:
    return odds.outlook(preset(variant), lambda: False)


@pytest.fixture
def run(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Run]:
    """Take steps in a new program of a seed's cards, game and language: what went wrong."""
    fonts.load()
    flash, drag = qapp.cursorFlashTime(), qapp.startDragDistance()
    qapp.setCursorFlashTime(0)
    qapp.setStartDragDistance(9999)  # a text on its way between windows has a loop of its own
    # Workers answer at once, so that the same steps do the same; figures are of the usual rules.
    monkeypatch.setattr(post, "ThreadPoolExecutor", lambda *_, **__: Inline())
    monkeypatch.setattr(forecast, "outlook", lambda rules, _: _usual_outlook(rules.variant))
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda *_: str(tmp_path))
    count = [0]

    def take(steps: Sequence[Step], seed: int) -> list[str]:
        count[0] += 1
        folder = tmp_path / f"run{count[0]}"
        folder.mkdir()
        monkeypatch.setattr(secrets, "token_bytes", Random(seed).randbytes)
        with Faults() as faults:
            try:
                faults.found += Evening(folder, seed).take(steps, faults)
            except Exception as error:  # noqa: BLE001 - a step may fail in any way
                faults.error(error)
        return faults.found

    yield take
    qapp.setCursorFlashTime(flash)
    qapp.setStartDragDistance(drag)
    language.install(qapp, "en")
    theme.set_current(theme.LIGHT)
    look.set_text_scale(100)
    qapp.setStyleSheet("")


class Evening:
    """A program with somebody's hands at it; closed by them, it is started again."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._folder, self._seed = folder, seed
        code = LANGUAGES[seed % len(LANGUAGES)]
        self._wishes = {"language": code, "pace": "normal", "introduced": bool(seed % 4)}

    def take(self, steps: Sequence[Step], faults: Faults) -> list[str]:
        """Take the steps until something goes wrong, and look at the end."""
        witness = self._start()
        hands = Hands(witness.house)
        self._sit(witness.house)
        try:
            for step in steps:
                hands.take(step)
                if faults.found or witness.failures:
                    return witness.failures
                if not witness.house.window.isVisible():
                    witness.house.close()
                    witness = self._start()
                    hands = Hands(witness.house)
            witness.settle()
            wrong = witness.wrong()
            before = witness.house.room.view.table if witness.house.my_turn() else None
            witness.house.close()
            if before is not None and not wrong:
                witness = self._start()
                witness.house.window.go_on()
                witness.settle()
                if witness.house.room.view.table != before:
                    wrong.append(f"{witness.house.room.view.table} goes on from {before}")
            return wrong
        finally:
            witness.house.close()

    def _sit(self, house: House) -> None:
        """Most evenings begin at a table, some on the start page or with the first question."""
        rng = Random(self._seed)
        if rng.random() < 0.8:
            rules = preset(rng.choice(ids()))
            people = (*CHARACTERS, "ana", "otto", "ines")[: rules.seats - 1]
            house.window.begin(rules, people, replace=True, seed=self._seed)

    def _start(self) -> Witness:
        house = House(self._folder, **self._wishes)
        self._wishes = {
            key: getattr(house.settings, key) for key in ("language", "theme", "pace", "introduced")
        }
        witness = Witness(house)
        house.show()
        house.window.come_in()
        return witness


def _told(run: Run, steps: Sequence[Step], seed: int, faults: list[str]) -> str:
    """What a person needs to see it again: the fault, the seed, the fewest steps."""
    kind = kind_of(faults[0])

    def fails(fewer: Sequence[Step]) -> bool:
        return any(kind_of(fault) == kind for fault in run(fewer, seed)[:1])

    least = shrunk(steps, fails)
    lines = "\n".join(f"    {step!r}," for step in least)
    return f"{faults[0]}\n\nseed {seed}, again by run(steps, {seed}) with\nsteps = [\n{lines}\n]"


def _play(run: Run, first: int, inputs: int) -> None:
    for seed in range(first, first + inputs // RUN):
        steps = some(Random(seed), RUN)
        faults = run(steps, seed)
        if faults:
            pytest.fail(_told(run, steps, seed, faults), pytrace=False)


@pytest.mark.parametrize("part", range(3))
def test_random_input_breaks_nothing(run: Run, part: int) -> None:
    _play(run, 100 * part, NORMAL // 3)


def test_a_fault_is_found_and_told_by_few_steps(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = StatisticsWindow.__init__

    def broken(self: StatisticsWindow, *args: Any, **more: Any) -> None:
        plain(self, *args, **more)
        raise ValueError("planted")

    steps = some(Random(3), 20)
    steps[10:10] = [("close", 0), ("close", 0), ("command", 0, "statistics")]
    monkeypatch.setattr(StatisticsWindow, "__init__", broken)
    faults = run(steps, 3)
    assert kind_of(faults[0]) == "ValueError: planted"
    told = _told(run, steps, 3, faults)
    assert "seed 3" in told and told.count("\n    (") <= 3


def test_a_table_that_missed_something_is_found(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = MainWindow.__init__

    def deaf(self: MainWindow, *args: Any) -> None:
        plain(self, *args)
        view, heard = self.room.view, self.room.view.enqueue
        monkeypatch.setattr(
            view, "enqueue", lambda event: None if isinstance(event, Posted) else heard(event)
        )

    assert run([], 1) == []
    monkeypatch.setattr(MainWindow, "__init__", deaf)
    assert run([], 1)


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
def test_long_random_input_breaks_nothing(run: Run, part: int) -> None:
    _play(run, 1_000 * (part + 1), LONG // 8)
