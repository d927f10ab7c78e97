"""The device comes and goes, is missing, hangs or is lost: the caller never hears of it."""

import gc
import sys
import threading
import time
from array import array

import pytest

from openers.sound import device
from openers.sound import speaker as speakers
from openers.sound.device import open_device
from openers.sound.mixer import Mixer
from openers.sound.speaker import LINGER, PATIENCE, REST, Speaker
from sound.silent import Hanging, Missing, Tape

SOUND = array("h", [100] * 200)


@pytest.fixture(autouse=True)
def _looks_often(monkeypatch):
    monkeypatch.setattr(speakers, "_LOOK", 0.001)


def until(reached):
    """Threads are given the time they need; nothing is measured."""
    for _ in range(4000):
        if reached():
            return
        time.sleep(0.002)
    raise AssertionError("it does not happen")


def ended(speaker, tape=None):
    """Whether its thread has ended; meanwhile the clock goes on."""

    def over():
        if tape is not None:
            tape.now += 0.1
        return not speaker.running

    return over


def speaker_of(tape):
    mixer = Mixer()
    return mixer, Speaker(mixer, tape.open, tape)


def test_a_device_is_opened_for_a_sound_and_let_go_after_it():
    tape = Tape()
    mixer, speaker = speaker_of(tape)
    assert (speaker.running, tape.opened) == (False, 0)
    mixer.play(SOUND)
    speaker.wake()
    until(lambda: tape.opened)
    assert array("h", tape.fetch(300)) == array("h", [100] * 200 + [0] * 100)
    speaker.wake()
    assert tape.opened == 1
    before = tape.now
    until(ended(speaker, tape))
    assert tape.now - before > LINGER
    assert (tape.opened, tape.closed) == (1, 1)
    assert not [t for t in threading.enumerate() if t.name.startswith("sound")]


def test_a_sound_soon_after_another_finds_the_device_open():
    tape = Tape()
    mixer, speaker = speaker_of(tape)
    for _ in range(5):
        mixer.play(SOUND)
        speaker.wake()
        until(lambda: tape.opened)
        tape.fetch(300)
        time.sleep(0.005)
        tape.now += LINGER * 0.6
    assert tape.opened == 1
    speaker.close()
    assert (speaker.running, tape.closed) == (False, 1)


@pytest.mark.parametrize("error", [None, OSError("bus"), RuntimeError(), ValueError("odd")])
def test_without_a_device_there_is_silence_and_after_a_while_another_try(error):
    missing, clock = Missing(error), Tape()
    mixer = Mixer()
    speaker = Speaker(mixer, missing.open, clock)
    mixer.play(SOUND)
    speaker.wake()
    until(ended(speaker))
    assert mixer.idle
    mixer.play(SOUND)
    speaker.wake()
    assert (speaker.running, mixer.idle, missing.tried) == (False, True, 1)
    clock.now += REST + 1
    mixer.play(SOUND)
    speaker.wake()
    until(ended(speaker))
    assert missing.tried == 2


@pytest.mark.parametrize("how", ["says so", "fetches nothing"])
def test_a_device_lost_while_it_plays_is_let_go(how):
    tape = Tape()
    mixer, speaker = speaker_of(tape)
    mixer.play(SOUND)
    speaker.wake()
    until(lambda: tape.opened)
    tape.fetch(100)
    tape.plays = how != "says so"
    before = tape.now
    until(ended(speaker, tape if tape.plays else None))
    assert (tape.now - before > PATIENCE) == tape.plays
    assert (tape.closed, mixer.idle) == (1, True)
    tape.plays = True
    tape.now += REST + 1
    mixer.play(SOUND)
    speaker.wake()
    until(lambda: tape.opened == 2)
    assert any(tape.fetch(10))
    speaker.close()


def test_a_sound_server_that_hangs_holds_nobody_up():
    hanging, mixer = Hanging(), Mixer()
    speaker = Speaker(mixer, hanging.open)
    began = time.monotonic()
    for _ in range(50):
        mixer.play(SOUND)
        speaker.wake()
    assert time.monotonic() - began < 1.0  # it hangs for twenty seconds
    assert sum(t.name == "sound" for t in threading.enumerate()) == 1
    hanging.answers.set()
    speaker.close()
    assert not speaker.running


def test_what_had_to_wait_too_long_for_the_device_is_not_heard():
    tape = Tape()

    def slowly(fill):
        tape.now += 3.0
        return tape.open(fill)

    mixer = Mixer()
    speaker = Speaker(mixer, slowly, tape)
    mixer.play(SOUND)
    speaker.wake()
    until(lambda: mixer.idle)
    assert not any(tape.fetch(50))
    speaker.close()


class Clinging(Tape):
    """A lost device that does not let itself be closed."""

    def __init__(self) -> None:
        super().__init__()
        self.free = threading.Event()

    def close(self) -> None:
        self.free.wait(20)
        super().close()


def test_devices_that_cling_are_left_to_themselves_and_after_three_none_is_opened(monkeypatch):
    monkeypatch.setattr(speakers, "_PARTING", 0.01)
    tape = Clinging()
    mixer, speaker = speaker_of(tape)
    tape.plays = False
    for round_ in range(1, 6):
        tape.now += REST + 1
        mixer.play(SOUND)
        speaker.wake()
        until(ended(speaker))
        assert tape.opened == min(round_, 3)
    tape.free.set()
    until(lambda: tape.closed == 3)


def test_after_the_end_nothing_is_opened():
    tape = Tape()
    mixer, speaker = speaker_of(tape)
    speaker.close()
    mixer.play(SOUND)
    speaker.wake()
    assert (tape.opened, speaker.running, mixer.idle) == (0, False, True)


def test_the_real_device_is_silent_or_plays_and_is_let_go(capfd):
    """Whatever this machine has: nothing is raised to the caller, nothing printed, nothing left."""
    mixer = Mixer()
    speaker = Speaker(mixer, open_device)
    for _ in range(3):
        mixer.play(array("h", bytes(200)))
        speaker.wake()
        time.sleep(0.02)
    speaker.close()
    until(ended(speaker))
    gc.collect()
    assert capfd.readouterr() == ("", "")


def test_without_the_library_there_is_no_device(monkeypatch):
    device._library.cache_clear()
    monkeypatch.setitem(sys.modules, "_miniaudio", None)
    with pytest.raises(device.NoDeviceError):
        open_device(lambda count: bytes(2 * count))
