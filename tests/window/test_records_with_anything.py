"""Records that hold anything: said once, kept apart, and a new game can be played."""

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from openers.engine.events import DealBegan
from window.house import CHARACTERS, House, rules
from window.test_troubles import dialogs

Build = Callable[..., House]
FILE = "openers.sqlite"
WRONG = [
    "rules = 'x'", "rules = 'null'", "rules = '{\"family\": \"draw\", \"options\": []}'",
    "rules = '{\"family\": \"martian\", \"options\": {}}'",
    "rules = json_set(rules, '$.options.ante', 'one')",
    "characters = '5'", "characters = '[\"\", \"renzo\"]'", "characters = '[1, 2, 3, 4, 5]'",
    "state = 'x'", "state = '[]'", "state = '{}'",
    "state = json_set(state, '$.stacks', 'abc')", "state = json_set(state, '$.stacks', json('[]'))",
    "state = json_set(state, '$.stacks', json('[1, 1, 1, 1, -1]'))",
    "state = json_set(state, '$.stacks', json('[1, 1, 1, 1, 99999999999999999999]'))",
    "state = json_set(state, '$.number', 'two')", "state = json_set(state, '$.number', -3)",
    "state = json_set(state, '$.button', 9)", "state = json_set(state, '$.claims', json('[9]'))",
    "seeds = 'abc'", "seeds = 5", "deals = 'many'",
]  # fmt: skip


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a match that runs is on record."""
    return tmp_path_factory.mktemp("records")


@pytest.fixture
def folder(build: Build, records: Path, tmp_path: Path) -> Path:
    """A data folder with a running match, two deals old."""
    if not (records / FILE).exists():
        house = build()
        house.sit()
        for _ in range(2):
            house.until(house.result, house.by_intent)
            house.window.play.next_deal()
            house.step()
        house.until(house.my_turn)
        house.close()
        shutil.copyfile(tmp_path / FILE, records / FILE)
    shutil.copyfile(records / FILE, tmp_path / FILE)
    (tmp_path / "openers.backup.sqlite").unlink(missing_ok=True)
    return tmp_path


def change(folder: Path, sql: str) -> None:
    db = sqlite3.connect(folder / FILE)
    with db:
        db.execute(sql)
    db.close()


def plays(house: House) -> None:
    """A new game goes from its first deal to the result, and is on record."""
    house.window.begin(rules(), CHARACTERS, replace=True, seed=3)
    house.until(house.result, house.by_intent)
    house.window.play.next_deal()
    house.step()
    assert [event.number for event in house.events if isinstance(event, DealBegan)][-2:] == [1, 2]
    running = house.store.running()
    assert running is not None and running.summary.counts.deals == 1


@pytest.mark.parametrize("wrong", WRONG)
def test_a_match_that_makes_no_sense(build: Build, folder: Path, wrong: str) -> None:
    change(folder, f"UPDATE match SET {wrong}")
    house = build()
    house.show()
    house.window.come_in()
    house.settle()
    (said,) = dialogs(house)
    said.close()
    house.window.to_start()
    assert not dialogs(house)
    assert not house.window.start_page._go_on.isVisible()
    db = sqlite3.connect(folder / FILE)
    with db:
        assert db.execute("SELECT how FROM match").fetchall() == [("unplayable",)]
        assert db.execute("SELECT count(*) FROM aside").fetchone()[0]
    db.close()
    plays(house)


@pytest.mark.parametrize("wrong", ["x'00'", "'abc'", "x''"])
def test_a_running_deal_that_makes_no_sense(build: Build, folder: Path, wrong: str) -> None:
    change(folder, f"UPDATE event SET data = {wrong} WHERE place = 4")
    house = build()
    house.show()
    house.window.come_in()
    house.window.go_on()
    assert len(dialogs(house)) == 1
    plays(house)


def test_a_damaged_last_deal_does_not_keep_from_going_on(build: Build, folder: Path) -> None:
    change(folder, "UPDATE deal SET data = x'00'")
    house = build()
    house.show()
    house.window.come_in()
    house.window.go_on()
    house.until(house.result, house.by_intent)
    assert house.game.summary.counts.deals == 3
    assert not dialogs(house)


@pytest.mark.parametrize(
    "sql",
    [
        "DROP TABLE event", "DROP TABLE total", "DROP TABLE aside",
        "ALTER TABLE match DROP COLUMN how", "UPDATE secret SET salt = 'x'",
    ],
)  # fmt: skip
def test_a_file_that_lacks_a_part_is_damaged(build: Build, folder: Path, sql: str) -> None:
    change(folder, sql)
    house = build()
    assert [problem.key for problem in house.store.problems] == ["damaged"]
    assert house.store.kept
    house.show()
    plays(house)
