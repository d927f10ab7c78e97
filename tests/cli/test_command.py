"""The command line: words, keys and exit codes that scripts rely on."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from helpers.places import ROOT
from openers import __version__
from openers.cli import main
from openers.cli.refused import _REASONS, bad_rules
from openers.opponents.characters import names
from openers.rules.presets import dump, ids, preset, with_options
from openers.rules.validate import REASONS, BadRules

FULL = Path("/dev/full")


def said(capsys, *words):
    """Exit code, standard output and messages of a command."""
    code = main(words)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_simulate_as_json(capsys):
    code, out, err = said(
        capsys, "simulate", "--variant", "jackpots-italian", "--seats", "4", "--hands", "30",
        "--seed", "3", "--check", "--json",
    )  # fmt: skip
    assert (code, err) == (0, "")
    data = json.loads(out)
    assert list(data) == [
        "variant", "seats", "hands", "seconds", "hands_per_second", "breaches",
        "nobody_could_open", "players",
    ]  # fmt: skip
    assert (data["variant"], data["seats"], data["hands"]) == ("jackpots-italian", 4, 30)
    assert data["breaches"] == 0
    assert 0 < data["nobody_could_open"] < 1
    assert len(data["players"]) == 4
    assert list(data["players"][0]) == ["seat", "name", "net", "per_100", "ci95", "unit"]
    assert data["players"][0]["unit"] == "antes"


def test_what_was_not_asked_is_null(capsys):
    _, out, _ = said(capsys, "simulate", "--variant", "seven-card-stud", "--hands", "5", "--json")
    data = json.loads(out)
    assert data["breaches"] is None
    assert data["nobody_could_open"] is None
    assert data["players"][0]["unit"] == "big bets"


def test_simulate_for_people(capsys):
    code, out, _ = said(capsys, "simulate", "--hands", "5", "--players", "bruno,otto")
    assert code == 0
    assert "bruno" in out
    assert "antes in 100" in out


def test_the_same_seed_plays_the_same(capsys):
    def nets(seed):
        _, out, _ = said(capsys, "simulate", "--hands", "20", "--seed", seed, "--json")
        return [who["net"] for who in json.loads(out)["players"]]

    assert nets("5") == nets("5")
    assert nets("5") != nets("6")


def test_players_help(capsys):
    code, out, _ = said(capsys, "simulate", "--players", "help")
    assert code == 0
    assert out.split() == list(names())


def test_house_rules_from_a_file_and_one_by_one(capsys, tmp_path):
    file = tmp_path / "home.toml"
    file.write_text(dump(with_options(preset("jackpot-spanish"), {"ante": 3, "seats": 3})))
    code, out, _ = said(
        capsys, "simulate", "--rules", str(file), "--set", "stack=30", "--set", "limit=pot-limit",
        "--hands", "5", "--json",
    )  # fmt: skip
    assert code == 0
    data = json.loads(out)
    assert (data["variant"], data["seats"]) == ("jackpot-spanish", 3)


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["simulate", "--variant", "whist"], ["whist", *ids()]),
        (["simulate", "--set", "ante=500"], ["ante", "500", "200"]),
        (["simulate", "--set", "ante=x"], ["ante", "x", "whole number"]),
        (["simulate", "--set", "antee=1"], ["antee", "no such option", "variants --json"]),
        (["simulate", "--set", "openers_ladder=perhaps"], ["perhaps", "on or off"]),
        (["simulate", "--set", "limit=sky"], ["limit", "sky", "pot-limit", "no-limit"]),
        (["simulate", "--set", "ante"], ["ante", "a key and a value"]),
        (["simulate", "--seats", "1"], ["1", "from 2 on"]),
        (["simulate", "--seats", "12"], ["seats", "12", "8"]),
        (["simulate", "--hands", "0"], ["0", "from 1 on"]),
        (["simulate", "--players", "ana,eve"], ["eve", "ana", "renzo"]),
        (["simulate", "--seats", "2", "--players", "ana,ana,ana"], ["3 names", "2 seats"]),
        (["simulate", "--match", "--duplicate"], ["--match", "--duplicate"]),
        (["simulate", "--rules", "nowhere.toml"], ["nowhere.toml", "cannot be read"]),
        (["rules", "whist"], ["whist", "jackpots-italian"]),
        (["--demo", "2", "--variant", "whist"], ["whist", "jackpots-italian"]),
        (["--demo", "2", "--size", "big"], ["big", "1280x800"]),
        (["--demo", "2", "--size", "0x0"], ["0x0", "1280x800"]),
        (["simulate", "--set", "ante=" + "9" * 40], ["ante", "too big", "1000000000"]),
        (["simulate", "--set", "ante=\x1b[2J"], [r'ante = "\u001b[2J"', "whole number"]),
        (["--pace", "fast"], ["--pace", "--demo"]),
        (["--pace", "sometimes", "--demo", "1"], ["sometimes", "fast"]),
        (["fly"], ["COMMAND", "fly", "simulate"]),
    ],
)  # fmt: skip
def test_refused_input_says_what_and_why(capsys, words, parts):
    code, out, err = said(capsys, *words)
    assert code == 1
    assert out == ""
    for part in parts:
        assert part in err


def test_every_reason_has_its_sentence():
    assert set(_REASONS) == set(REASONS)
    for reason, names_of in REASONS.items():
        error = BadRules("key", 7, reason, tuple((name, 5) for name in names_of))
        assert str(bad_rules(error)).startswith("key = 7: ")


def test_values_are_said_as_they_are_given():
    assert "openers_ladder = on:" in str(
        bad_rules(BadRules("openers_ladder", True, "not_a_number"))
    )
    assert "deck = 1:" in str(bad_rules(BadRules("deck", 1, "not_a_switch")))


def test_version_and_help(capsys):
    assert said(capsys, "--version") == (0, f"openers {__version__}\n", "")
    code, out, _ = said(capsys, "simulate", "--help")
    assert code == 0
    assert "--duplicate" in out


def run(*words, code=None):
    """The program as its own process; ``code``: Python run instead."""
    start = [sys.executable, "-c", code] if code else [sys.executable, str(ROOT / "app"), *words]
    return subprocess.run(
        start, capture_output=True, text=True, timeout=120, cwd=ROOT / "app", check=False
    )


@pytest.mark.skipif(sys.platform == "win32", reason="the shell's way of closing")
@pytest.mark.parametrize(
    "words", ["variants --json", "rules jackpots-italian", "simulate --hands 2"]
)
def test_output_closed_from_the_start_is_what_nobody_reads(words):
    command = f"exec '{sys.executable}' '{ROOT / 'app'}' {words} >&-"
    done = subprocess.run(["sh", "-c", command], stderr=subprocess.PIPE, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_file_of_a_stranger_does_not_command_the_terminal(capsys, tmp_path):
    file = tmp_path / "rules.toml"
    file.write_text('variant = "jackpots-italian"\n[options]\n"a\\u001b[2J" = 1\n')
    code, _, err = said(capsys, "simulate", "--rules", str(file))
    assert code == 1
    assert r"a\u001b[2J" in err
    assert "\x1b" not in err


def test_pictures_where_a_file_is(capsys, tmp_path):
    file = tmp_path / "here"
    file.touch()
    code, _, err = said(capsys, "--demo", "1", "--screenshots", str(file))
    assert (code, "not a folder" in err) == (1, True)


def test_a_reader_that_has_read_enough():
    start = [sys.executable, str(ROOT / "app"), "rules", "jackpots-italian"]
    with subprocess.Popen(
        start, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT / "app"
    ) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


def test_variants_as_json():
    done = run("variants", "--json", "--lang", "en")
    assert done.returncode == 0
    games = json.loads(done.stdout)
    assert [game["id"] for game in games] == list(ids())
    assert all(list(game) == ["id", "name", "family", "options"] for game in games)
    assert games[0]["name"] == "Jackpots"
    assert games[0]["options"] == dict(preset(ids()[0]).options)


@pytest.mark.parametrize("lang", ["en", "it", "es"])
def test_rules_as_text(lang):
    done = run("rules", "jackpots-italian", "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert "(D-2)" in done.stdout


def test_simulate_needs_no_qt_and_no_numpy():
    code = (
        "import sys; sys.modules.update(PySide6=None, numpy=None, pyqtgraph=None)\n"
        "from openers.cli import main\n"
        "sys.exit(main(['simulate', '--hands', '3', '--check']))"
    )
    done = run(code=code)
    assert done.returncode == 0, done.stderr


def test_without_qt_the_window_says_so():
    code = (
        "import sys; sys.modules.update(PySide6=None)\n"
        "from openers.cli import main\n"
        "sys.exit(main([]))"
    )
    done = run(code=code)
    assert done.returncode == 2
    assert "cannot run here" in done.stderr


def test_an_output_that_takes_no_accents_takes_the_rest():
    words = [sys.executable, str(ROOT / "app"), "rules", "jackpots-italian", "--lang", "en"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(words, capture_output=True, check=False, timeout=60, env=env)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"dealer" in done.stdout


@pytest.mark.skipif(not FULL.exists(), reason="no device that is always full")
def test_an_output_that_is_full():
    words = [sys.executable, str(ROOT / "app"), "simulate", "--hands", "2"]
    with FULL.open("wb") as full:
        done = subprocess.run(words, stdout=full, stderr=-1, check=False, timeout=60)
    assert done.returncode == 2 and b"Traceback" not in done.stderr
    assert done.stderr.startswith(b"openers: the output cannot be written")


def test_stopped_by_the_keyboard(capsys, monkeypatch):
    def stop(_arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr("openers.cli.simulate.run", stop)
    assert said(capsys, "simulate") == (130, "", "openers: stopped\n")
