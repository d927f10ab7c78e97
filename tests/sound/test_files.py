"""The files of the sounds: the script makes exactly them; short, soft, without a click, small."""

import math
import subprocess
import sys
import wave
from array import array
from itertools import pairwise
from statistics import fmean

import pytest

from helpers.places import ROOT
from openers import assets
from openers.sound.kinds import PEAK, RATE, VOICES, Kind
from openers.sound.samples import Shelf, read

FILES = sorted(assets.path("sounds").iterdir())


def samples(path):
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22050)
        return array("h", file.readframes(file.getnframes()))


def rms(values):
    return math.sqrt(fmean(value * value for value in values)) / 32768


def test_every_kind_has_a_file_and_every_file_a_kind():
    assert {path.stem.partition("_")[0] for path in FILES} == set(Kind)
    assert all(Shelf().take(kind) for kind in Kind)


def test_the_script_makes_the_files_that_are_there(tmp_path):
    command = [sys.executable, str(ROOT / "packaging" / "sounds.py"), "--out", str(tmp_path)]
    subprocess.run(command, check=True)
    assert [path.name for path in FILES] == sorted(path.name for path in tmp_path.iterdir())
    for path in FILES:
        again = samples(tmp_path / path.name)
        # Another system's sine may differ in its last bit, and a sample then by one.
        pairs = zip(samples(path), again, strict=True)
        assert all(abs(mine - new) <= 1 for mine, new in pairs), path.name


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
class TestASound:
    def test_it_is_as_loud_as_all_voices_together_can_bear(self, path):
        peak = max(map(abs, samples(path)))
        assert 0.05 * 32767 < peak <= PEAK
        assert PEAK * VOICES <= 32767

    def test_it_is_soft_and_short(self, path):
        heard = samples(path)
        assert len(heard) / RATE < 1.0
        # Not above -24 dB of full scale in the mean: music is mastered 10 dB louder.
        assert -60 < 20 * math.log10(rms(heard)) < -24

    def test_it_comes_out_of_silence_and_goes_back(self, path):
        heard = samples(path)
        assert heard[0] == heard[-1] == 0
        peak = max(map(abs, heard))
        ends = [*heard[: RATE // 2000], *heard[-RATE // 500 :]]
        assert max(map(abs, ends)) < 0.2 * peak
        assert rms(heard[-RATE // 200 :]) < 0.1 * rms(heard)

    def test_it_has_no_bias_and_no_step(self, path):
        heard = samples(path)
        peak = max(map(abs, heard))
        assert abs(fmean(heard)) < 0.01 * peak
        # A step of a whole swing within a sample would be a click; noise below 9 kHz has none.
        steps = (abs(b - a) for a, b in pairwise(heard))
        assert max(steps) < 1.2 * peak


def test_all_together_are_small():
    assert sum(path.stat().st_size for path in FILES) < 210_000


def test_what_is_no_sound_of_ours_is_silent(tmp_path):
    def write(name, channels, rate, frames):
        with wave.open(str(tmp_path / name), "wb") as file:
            file.setparams((channels, 2, rate, 0, "NONE", ""))
            file.writeframes(frames)

    write("deal.wav", 2, RATE, bytes(400))
    write("flip.wav", 1, 44100, bytes(400))
    write("chips.wav", 1, RATE, array("h", [PEAK + 1] * 9).tobytes())
    write("won.wav", 1, RATE, b"")
    (tmp_path / "pot.wav").write_bytes(b"RIFF")
    (tmp_path / "turn.wav").mkdir()
    shelf = Shelf(tmp_path)
    assert [shelf.take(kind) for kind in Kind] == [None] * len(Kind)
    assert Shelf(tmp_path / "nowhere").take(Kind.DEAL) is None
    assert read(tmp_path / "nowhere.wav") is None


def test_a_kind_with_several_files_takes_them_in_turn():
    shelf = Shelf()
    first, second, third, again = (shelf.take(Kind.DEAL) for _ in range(4))
    assert first is again
    assert len({id(one) for one in (first, second, third)}) == 3
