"""``replay``, ``export`` and ``import``: words, keys, exit codes, nothing but sentences."""

import json
import subprocess
import sys

import pytest

from helpers.places import ROOT, TESTS
from helpers.sessions import session
from openers.cli import main
from openers.cli.faults import _REFUSALS, _SENTENCES, sentence
from openers.records import pokerstars
from openers.records.faults import FAULTS, Fault
from openers.records.own_json import read, write
from openers.records.store import RECORDS, Store

PHH = sorted((TESTS / "data" / "phh").glob("*.phh"))


def said(capsys, *words):
    code = main([str(word) for word in words])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_replay_as_json(capsys):
    code, out, err = said(capsys, "replay", *PHH, "--json")
    assert (code, err) == (0, "")
    data = json.loads(out)
    assert [entry["file"] for entry in data] == list(map(str, PHH))
    assert all(list(entry) == ["file", "ok", "final_stacks", "events", "error"] for entry in data)
    assert all(entry["ok"] and entry["error"] is None for entry in data)
    assert data[0]["final_stacks"] == [4000000, 7700000, 4775000, 8275000, 4950000]
    assert data[0]["events"][-1] == {"event": "DealEnded", "stacks": data[0]["final_stacks"]}


def test_a_session_is_taken_in_once(capsys, tmp_path):
    data = tmp_path / "data"
    for again in ("", ", there already"):
        code, out, _ = said(capsys, "import", PHH[0], "--data", data)
        assert (code, out) == (0, f"{PHH[0]}: 1 deal, session 1{again}\n")
    code, out, _ = said(capsys, "import", PHH[1], "--data", data)
    assert (code, out) == (0, f"{PHH[1]}: 1 deal, session 2\n")


def test_replay_for_people(capsys):
    code, out, _ = said(capsys, "replay", PHH[0])
    assert (code, out) == (0, f"{PHH[0]}: final stacks 4000000 7700000 4775000 8275000 4950000\n")


def test_replay_of_our_own_json(capsys, tmp_path):
    file = tmp_path / "ours.json"
    played = session("jackpot-spanish", 12)
    file.write_text(write([played]))
    code, out, _ = said(capsys, "replay", file, "--json")
    assert code == 0
    assert [entry["final_stacks"] for entry in json.loads(out)] == [
        list(deal.stacks) for deal in played.deals
    ]
    # Rule C9: others' cards are not told here either.
    dealt = [e for e in json.loads(out)[0]["events"] if e["event"] == "Dealt"]
    assert [e["card"] == "??" for e in dealt] == [e["seat"] != 0 for e in dealt]


def test_one_hand_that_does_not_fit_is_named_with_its_line(capsys, tmp_path):
    broken = tmp_path / "broken.phh"
    broken.write_text(PHH[0].read_text().replace("'p1 f'", "'p3 f'"))
    code, out, err = said(capsys, "replay", PHH[1], broken, "--json")
    assert code == 1
    good, bad = json.loads(out)
    assert good["ok"] and not bad["ok"]
    assert (bad["final_stacks"], bad["events"]) == (None, [])
    assert bad["error"] == f"{broken}:8: p1 is to act, not p3"
    assert err == f"openers: {bad['error']}\n"


@pytest.mark.parametrize("name", ["nowhere.phh", "folder"])
def test_a_file_that_cannot_be_read(capsys, tmp_path, name):
    (tmp_path / "folder").mkdir()
    code, out, err = said(capsys, "replay", tmp_path / name, "--json")
    assert code == 1
    assert not json.loads(out)[0]["ok"]
    assert "cannot be read" in err


def test_the_text_for_tracking_programs_is_only_written(capsys, tmp_path):
    file = tmp_path / "hands.txt"
    file.write_text(pokerstars.write([session("jackpots-italian", 3)]))
    for words in (["replay"], ["--data", tmp_path, "import"]):
        code, _, err = said(capsys, *words, file)
        assert code == 1
        assert err.startswith(f"openers: {file}:1: PokerStars text is only written, not read")


def test_every_fault_has_its_sentence():
    assert set(_SENTENCES) == set(FAULTS)
    for key, names in FAULTS.items():
        params = tuple((name, 1) for name in names)
        assert sentence("file", Fault(3, key, params)).startswith("file:3: ")
    assert sentence("file", Fault(0, "cannot_be_read")).startswith("file: ")
    refused = Fault(3, "refused", (("reason", "capped"), ("rule", "S-5"), ("open", "")))
    assert _REFUSALS["capped"] in sentence("file", refused)


def test_rules_that_others_play_otherwise_are_named():
    differ = Fault(3, "stacks_differ", (("stacks", "1 2"), ("expected", "2 1")), ("C6", "S-3"))
    assert sentence("file", differ) == (
        "file:3: the stacks are 1 2, not 2 1 (here the odd chip of a split pot goes to the "
        "highest card, C6; whoever brings in with the last chips completes nothing, and the others "
        "owe all of it, S-3)"
    )
    size = (("reason", "raise_not_step"), ("rule", "S-2"), ("open", "8 or 12"))
    said_so = sentence("file", Fault(3, "refused", size, ("C5",)))
    assert "; open is 8 or 12 (S-2) (here a short all-in" in said_so


def test_every_hand_of_a_file_is_replayed_by_itself(capsys, tmp_path):
    text = PHH[0].read_text()
    file = tmp_path / "three.phhs"
    file.write_text(
        f"[1]\n{text}\n[2]\n{text.replace('F7S', 'NT')}\n"
        f"[3]\n{text.replace('p5 pb', 'p4 pb')}\n[4]\n{text}\n"
    )
    code, out, err = said(capsys, "replay", file, "--json")
    assert code == 1
    assert [entry["ok"] for entry in json.loads(out)] == [True, False, False, True]
    first, second = err.splitlines()
    assert first == f"openers: {file}:13: the game NT is not played here; of PHH only F7S is"
    assert second.startswith(f"openers: {file}:31: p5 is to act, not p4")


def test_in_and_out_again(capsys, tmp_path):
    data, out_file = tmp_path / "data", tmp_path / "out.json"
    played = session("jackpots-italian", 20)
    source = tmp_path / "ours.json"
    source.write_text(write([played]))
    code, out, _ = said(capsys, "--data", data, "import", source, *PHH)
    assert code == 0
    assert f"{source}: 20 deals, session 1" in out
    assert said(capsys, "export", "--data", data, "--format", "json", "-o", out_file)[0] == 0
    sessions = read(out_file.read_bytes())
    assert sessions[0] == played
    assert len(sessions) == 1 + len(PHH)
    words = ("--data", data, "export", "--session", 2, "--format")
    for form, start in (("phh", "variant = 'F7S'"), ("pokerstars", "PokerStars Hand #")):
        assert said(capsys, *words, form, "-o", out_file)[0] == 0
        assert out_file.read_text().startswith(start)
    assert said(capsys, *words, "phh", "-o", out_file)[0] == 0
    assert said(capsys, "replay", out_file)[0] == 0
    code, _, err = said(capsys, "--data", data, "export", "--format", "phh", "-o", out_file)
    assert (code, err) == (0, "openers: 1 sessions of other games left out\n")


def test_a_refused_file_leaves_nothing_behind(capsys, tmp_path):
    broken = tmp_path / "two.phh"
    text = PHH[0].read_text()
    broken.write_text(f"[1]\n{text}\n[2]\n{text.replace('p5 pb', 'p4 pb')}\n")
    code, out, err = said(capsys, "--data", tmp_path, "import", broken, PHH[1])
    assert code == 1
    assert f"{broken}:20: p5 is to act, not p4" in err
    assert out == f"{PHH[1]}: 1 deal, session 1\n"


def test_what_cannot_be_exported(capsys, tmp_path):
    words = ("--data", tmp_path / "data", "export", "--format", "phh", "-o")
    code, _, err = said(capsys, *words, tmp_path / "out")
    assert (code, err) == (1, "openers: there are no finished hands to export\n")
    code, _, err = said(capsys, *words, tmp_path / "out", "--session", 7)
    assert code == 1
    assert "--session 7: no such session; there are none" in err
    assert said(capsys, "--data", tmp_path / "data", "import", PHH[0])[0] == 0
    code, _, err = said(capsys, *words, tmp_path)
    assert code == 1
    assert "cannot be written" in err
    code, _, err = said(capsys, "export", "--format", "gif", "-o", "x")
    assert code == 1
    assert "gif" in err


def test_records_that_cannot_be_used(capsys, tmp_path):
    (tmp_path / "file").write_text("x")
    code, _, err = said(capsys, "--data", tmp_path / "file", "import", PHH[0])
    assert code == 1
    assert "cannot be used" in err


def test_our_own_match_is_exported_with_its_seeds(capsys, tmp_path):
    """As the window records it: the running match, its finished deals."""
    from openers.cards.shuffle import deal_seed
    from openers.records.model import NewMatch

    played = session("jackpots-italian", 5, seed=9)
    store = Store(tmp_path / RECORDS)
    seed = (9).to_bytes(16, "big")
    match = store.begin_match(NewMatch(played.rules, played.players, seed, bytes(16), {}))
    for deal in played.deals:
        store.append(match, deal.began.number, 0, deal.events)
        store.end_deal(match, deal.events, {})
    store.close()
    out = tmp_path / "out.json"
    assert said(capsys, "--data", tmp_path, "export", "--format", "json", "-o", out)[0] == 0
    (found,) = read(out.read_bytes())
    assert [deal.seed for deal in found.deals] == [deal_seed(seed, n) for n in range(1, 6)]
    assert [deal.events for deal in found.deals] == [deal.events for deal in played.deals]
    assert found.ours
    assert seed.hex() not in out.read_text()


def test_hands_need_no_qt_and_no_numpy(tmp_path):
    code = (
        "import sys; sys.modules.update(PySide6=None, numpy=None, pyqtgraph=None)\n"
        "from openers.cli import main\n"
        f"sys.exit(main(['--data', {str(tmp_path)!r}, 'import', {str(PHH[0])!r}]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True, text=True, timeout=120, cwd=ROOT / "app", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
