"""Errors end in one place, with a dialog, and the game goes on."""

import gc
import logging
import os
import subprocess
import sys
import threading
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from openers.engine.actions import Action
from openers.engine.views import View
from openers.opponents.characters import player
from openers.rules.own import OwnRules
from openers.settings import folders
from openers.settings.store import Settings
from openers.window import app, display
from openers.window.collector import Collector
from openers.window.demo import Demo
from openers.window.error_dialog import ErrorDialog
from openers.window.errors import ErrorDesk
from openers.window.failure_words import Trouble
from openers.window.single_instance import SingleInstance
from window.house import CHARACTERS, House, rules

Build = Callable[..., House]
SECRET = "the ace of spades is in my hand"
APP = Path(__file__).resolve().parents[2] / "app"


def dialogs(house: House) -> list[ErrorDialog]:
    return [d for d in house.window.findChildren(ErrorDialog) if d.isVisible()]


class Failing:
    """A player that fails once, then plays on."""

    def __init__(self, name: str) -> None:
        self._player, self._failed = player(name), False

    def act(self, view: View, rng: Random) -> Action:
        if not self._failed:
            self._failed = True
            raise RuntimeError(SECRET)
        return self._player.act(view, rng)


def test_an_opponent_that_fails_is_told_of_and_the_deal_goes_on(build: Build) -> None:
    house = build(player_for=Failing)
    house.sit()
    house.until(house.result, house.by_intent)
    (dialog, *_) = dialogs(house)
    assert "Deal" in dialog.text() or "variant" in dialog.text()
    assert SECRET not in dialog.text()


def test_the_log_tells_of_an_opponent_once(build: Build) -> None:
    house = build(player_for=Failing)
    house.desk.install()
    try:
        house.sit()
        house.until(lambda: bool(dialogs(house)), house.by_intent)
        told = house.desk.path.read_text()
        assert told.splitlines().count("RuntimeError") == 1 and SECRET not in told
    finally:
        house.desk.uninstall()


def test_no_hidden_card_is_in_the_report(build: Build) -> None:
    house = build(player_for=Failing)
    house.sit()
    house.until(lambda: bool(dialogs(house)), house.by_intent)
    others = [line for line in dialogs(house)[0].text().splitlines() if line.startswith("Dealt")]
    assert others and all("card=?" in line for line in others if "seat=0" not in line)


@pytest.mark.qt_no_exception_capture
def test_an_error_in_a_slot_ends_in_the_dialog_and_the_log(house: House) -> None:
    house.sit()
    house.desk.install()
    try:
        QTimer.singleShot(0, house.window, lambda: 1 // 0)
        QTest.qWait(20)
        house.settle()
        (dialog,) = dialogs(house)
        assert "ZeroDivisionError" in dialog.text()
        assert "ZeroDivisionError" in house.desk.path.read_text()
        dialog.accept()
    finally:
        house.desk.uninstall()
    house.until(house.result, house.by_intent)


@pytest.mark.qt_no_exception_capture
def test_an_error_in_a_thread_arrives_on_the_gui_thread(qtbot: QtBot, tmp_path: Path) -> None:
    desk = ErrorDesk(tmp_path)
    heard: list[tuple[str, bool]] = []
    main = threading.current_thread()
    desk.happened.connect(lambda text: heard.append((text, threading.current_thread() is main)))
    desk.install()
    try:
        thread = threading.Thread(target=lambda: {}["nothing"])
        thread.start()
        thread.join()
        qtbot.waitUntil(lambda: bool(heard), timeout=2000)
    finally:
        desk.uninstall()
    assert "KeyError" in heard[0][0] and heard[0][1]


def test_many_errors_do_not_bury_the_table(house: House) -> None:
    house.sit()
    for number in range(10):
        house.desk.happened.emit(f"error {number}")
    assert len(dialogs(house)) == 3


def test_the_log_rotates(tmp_path: Path) -> None:
    desk = ErrorDesk(tmp_path)
    desk.install()
    try:
        for _ in range(3000):
            desk.note("x" * 1000)
    finally:
        desk.uninstall()
    sizes = [path.stat().st_size for path in tmp_path.glob("openers.log*")]
    assert len(sizes) == 4 and max(sizes) <= 512_000
    assert not logging.getLogger("openers").handlers


def test_a_store_that_fails_is_told_of_and_the_deal_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.sit()
    house.until(house.my_turn)

    def fail(*_: Any) -> None:
        raise OSError("no room")

    monkeypatch.setattr(house.store, "append", fail)
    house.until(house.result, house.by_intent)
    assert dialogs(house)


def test_a_broken_settings_file_is_told_of(build: Build, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("theme = ")
    house = build()
    house.show()
    house.window.come_in()
    (dialog,) = dialogs(house)
    assert "broken" in dialog._what.text()


# -- two starts ----------------------------------------------------------------------------------


def test_a_second_start_brings_the_first_window_to_the_front(qtbot: QtBot, tmp_path: Path) -> None:
    first, second = SingleInstance(tmp_path), SingleInstance(tmp_path)
    wanted: list[bool] = []
    first.wanted.connect(lambda: wanted.append(True))
    assert first.acquire() and not second.acquire()
    assert second.call_first(sleep=lambda s: QTest.qWait(round(s * 1000)))
    assert wanted == [True]
    first.release()
    assert second.acquire()
    second.release()


def test_a_window_that_does_not_answer_is_not_waited_for(tmp_path: Path) -> None:
    first, second = SingleInstance(tmp_path), SingleInstance(tmp_path)
    assert first.acquire() and not second.acquire()
    now = [0.0]

    def sleep(seconds: float) -> None:
        now[0] += seconds

    assert not second.call_first(clock=lambda: now[0], sleep=sleep)
    assert not (tmp_path / "come-to-front").exists()
    first.release()


def test_the_lock_of_a_killed_start_is_taken_over(tmp_path: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path;"
        "from openers.window.single_instance import SingleInstance;"
        "from PySide6.QtCore import QCoreApplication; a = QCoreApplication([]);"
        "s = SingleInstance(Path(sys.argv[1])); assert s.acquire(); os.kill(os.getpid(), 9)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(APP)}, check=False,
    )  # fmt: skip
    assert done.returncode == -9 and (tmp_path / "running.lock").exists()
    again = SingleInstance(tmp_path)
    assert again.acquire()
    again.release()


# -- garbage -------------------------------------------------------------------------------------


def test_all_collections_run_on_the_gui_thread_and_while_nothing_moves(qapp: QApplication) -> None:
    moving = [True]
    collector = Collector(lambda: moving[0])
    threads: list[threading.Thread] = []
    note = lambda phase, info: threads.append(threading.current_thread())  # noqa: E731
    collector.start()
    gc.callbacks.append(note)
    try:

        def litter() -> None:
            for _ in range(5000):
                a: list[Any] = []
                a.append(a)

        worker = threading.Thread(target=litter)
        worker.start()
        worker.join()
        collector.collect_due()
        assert threads == []
        moving[0] = False
        collector.collect_due()
        assert threads and set(threads) == {threading.main_thread()}
    finally:
        gc.callbacks.remove(note)
        collector.stop()
    assert gc.isenabled()


# -- starting ------------------------------------------------------------------------------------


def test_without_a_display_there_is_a_message_and_no_abort(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if sys.platform in {"win32", "darwin"}:
        pytest.skip("a display is always there")
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert "no display" in display.missing()
    monkeypatch.setenv("DISPLAY", ":91")
    assert "does not answer" in display.missing()
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert display.missing() == ""


def run(*args: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(APP), *args], capture_output=True, text=True, check=False, timeout=120,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **env},
    )  # fmt: skip


def test_the_demo_plays_and_saves_a_picture_a_street(tmp_path: Path) -> None:
    pictures = tmp_path / "pictures"
    done = run("--demo", "2", "--variant", "jackpots-italian", "--seed", "7", "--pace", "instant",
               "--size", "1024x640", "--lang", "it", "--screenshots", str(pictures))  # fmt: skip
    assert done.returncode == 0, done.stderr
    names = sorted(path.name for path in pictures.iterdir())
    assert names[0] == "deal01_2_first-bets.png" and any("deal02" in name for name in names)


@pytest.mark.parametrize("folder", ["under/a-file", "gone"])
def test_a_demo_whose_pictures_cannot_be_kept_says_so_and_ends(
    build: Build, qtbot: QtBot, tmp_path: Path, folder: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whether the folder cannot be made, or only a picture cannot be written into it."""
    (tmp_path / "under").write_text("a file")
    pictures = tmp_path / folder
    house = build()
    house.window.show()
    wishes = {"demo": 1, "variant": None, "seed": 7, "size": None, "screenshots": pictures}
    demo = Demo(house.window, Namespace(**wishes))
    codes: list[int] = []
    demo.finished.connect(codes.append)
    if folder == "gone":
        demo.start()
        pictures.rmdir()
        for _ in range(200):
            house.step()
            QTest.qWait(1)
            if codes:
                break
        assert codes == [1] and "cannot be written" in capsys.readouterr().err
        return
    done = run("--demo", "1", "--pace", "instant", "--screenshots", str(pictures))
    assert done.returncode == 1 and "--screenshots" in done.stderr
    with pytest.raises(OSError) as raised:  # and told nothing beforehand it ends all the same
        demo.start()
    house.desk.report(raised.value)
    qtbot.waitUntil(lambda: codes == [1], timeout=2000)


@pytest.mark.parametrize("what", ["text_scale = " + "9" * 5000, "panel = " + "[" * 5000])
def test_a_settings_file_beyond_all_measure_is_kept_aside(tmp_path: Path, what: str) -> None:
    (tmp_path / "settings.toml").write_text(what)
    settings = Settings(tmp_path / "settings.toml")
    assert [problem.kind for problem in settings.problems] == ["broken"]
    assert settings.problems[0].path.read_text() == what


@pytest.mark.parametrize("in_the_way", ["come-to-front", "settings.toml", "openers.log", "rules"])
def test_something_else_in_the_way_in_the_data_folder(tmp_path: Path, in_the_way: str) -> None:
    """A folder where a file should be, or a file where a folder should be."""
    place = tmp_path / in_the_way
    if in_the_way == "rules":
        place.write_text("no folder")
    else:
        place.mkdir()
    instance = SingleInstance(tmp_path)
    assert instance.acquire()
    instance._look()
    instance.release()
    settings = Settings(tmp_path / "settings.toml")
    settings.set("theme", "dark")
    assert settings.theme == "dark"
    desk = ErrorDesk(tmp_path)
    desk.install()
    desk.note("something")
    desk.uninstall()
    assert OwnRules(tmp_path / "rules").all() == {}


def test_nobodys_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = run("--data", "~nobody-of-that-name")
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)
    assert "data folder" in done.stderr
    for wrong in (lambda *_, **__: "~/.local", None):
        monkeypatch.setattr(folders.platformdirs, "user_data_dir", wrong or _homeless)
        with pytest.raises(OSError, match="home"):
            folders.data_dir()


def _homeless(*_: object, **__: object) -> str:
    raise RuntimeError("no home")


def test_a_dialog_that_is_closed_is_gone(house: House) -> None:
    house.sit()
    open_ones = house.window.dialogs

    def open_and_close() -> int:
        house.window.begin(rules(), CHARACTERS)
        for name, open_it in (("about", open_ones.about), ("settings", open_ones.settings)):
            open_it()
            dialog = open_ones.shown(name)
            assert dialog is not None
            dialog.close()
        asked = open_ones.shown("replace")
        assert asked is not None
        asked.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        return len(house.window.findChildren(QObject))

    assert open_and_close() == open_and_close()


def test_an_error_seen_leaves_the_others_open(house: House) -> None:
    house.show()
    for key in ("engine", "store"):
        house.window.dialogs.trouble(Trouble(key))
    dialogs(house)[0].close()
    house.window.dialogs.trouble(Trouble("slot"))
    assert len(dialogs(house)) == 2


def test_no_display_ends_with_two(tmp_path: Path) -> None:
    if sys.platform in {"win32", "darwin"}:
        pytest.skip("a display is always there")
    done = run("--data", str(tmp_path), QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY="")
    assert done.returncode == 2 and "display" in done.stderr


def test_a_word_of_the_command_line_is_not_written_down(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.toml")
    settings.overlay("language", "it")
    assert settings.language == "it" and not (tmp_path / "settings.toml").exists()
    settings.set("theme", "dark")
    assert Settings(tmp_path / "settings.toml").language == "system"
    settings.set("language", "es")
    assert settings.language == "es"


def test_an_error_at_the_start_is_said_and_logged(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    def fail(*_: Any) -> None:
        raise RuntimeError(SECRET)

    monkeypatch.setattr(app, "Store", fail)
    args = Namespace(
        demo=None, data=tmp_path, profile=None, lang="en", theme=None, pace=None, verbose=False
    )
    assert app.run(args) == 2
    said = capsys.readouterr().err
    assert "cannot start: RuntimeError" in said and str(tmp_path / "openers.log") in said
    assert "RuntimeError" in (tmp_path / "openers.log").read_text()
    again = SingleInstance(tmp_path)
    assert again.acquire()
    again.release()
