"""The committed translations are whole and are what the program reads."""

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def translations() -> ModuleType:
    """packaging/translations.py; that folder is no package."""
    path = Path(__file__).resolve().parents[2] / "packaging" / "translations.py"
    spec = importlib.util.spec_from_file_location("openers_translations", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_text_is_translated_and_compiled(translations: ModuleType) -> None:
    assert translations.check() == []


@pytest.fixture
def copy(translations: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The committed files in a folder that may be spoilt."""
    for language in translations.LANGUAGES:
        shutil.copy(translations.ts(language), tmp_path)
        shutil.copy(translations.qm(language), tmp_path)
    for name in ("ts", "qm"):
        plain = getattr(translations, name)
        monkeypatch.setattr(
            translations, name, lambda code, folder=tmp_path, plain=plain: plain(code, folder)
        )
    return tmp_path


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("Apertura: donne o più", "", "not translated"),
        ("rilancio a {to}", "rilancio a {zu}", "placeholders differ"),
        ("cambio %n carte", "cambio due carte", "placeholders differ"),
        ("<source>Queens or better to open</source>", "<source>Queens open</source>", "missing"),
        ("<source>Queens or better to open</source>", "<source>Queens open</source>", "obsolete"),
        ("&amp;Partita", "Partita", "placeholders differ"),
        ("Apertura: donne o più", "Apertura: donne e più", "not what its .ts compiles to"),
    ],
)
def test_each_fault_is_named(
    translations: ModuleType, copy: Path, old: str, new: str, complaint: str
) -> None:
    file = copy / "openers_it.ts"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    assert any(complaint in problem for problem in translations.check())


def test_english_is_compiled_for_its_plurals(translations: ModuleType) -> None:
    messages = list(translations.messages(translations.ts("en")))
    assert messages
    assert all(plural and len(forms) == 2 for *_, forms, _, plural in messages)


def test_a_wrong_command_is_told(
    translations: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert translations.main(["nonsense"]) == 2
    assert "release" in capsys.readouterr().out
