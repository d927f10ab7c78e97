"""Translations: from the texts in the code to the compiled files that the program reads.

    python packaging/translations.py update    the .ts files follow the code
    python packaging/translations.py release   the .qm files follow the .ts files
    python packaging/translations.py check     what is wrong, a line each; exit 1 if anything is

Both kinds of file are committed. English has its own, for plurals alone. One call of lupdate for
each language, because the number of plural forms depends on the language of the call.
"""

import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "i18n"
LANGUAGES = ("en", "it", "es")
NOT_SHOWN = ("training",)
"""Rooms without a text for the reader of the screen."""

_TOOL = "from PySide6.scripts.pyside_tool import {0}; {0}()"
_PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n|%L?\d")
_MNEMONIC = re.compile(r"&(?=[^\s&])")
_OPTIONAL_N = {"en": 1, "it": 1, "es": 1}
"""Plural forms (from the first) that may say the number in words and leave ``%n`` out."""


def sources() -> list[Path]:
    """Every module whose texts are shown, in a settled order."""
    package = ROOT / "app" / "openers"
    modules = sorted(package.rglob("*.py"))
    return [path for path in modules if path.relative_to(package).parts[0] not in NOT_SHOWN]


def ts(language: str, folder: Path = FOLDER) -> Path:
    """The file of texts and translations of a language."""
    return folder / f"openers_{language}.ts"


def qm(language: str, folder: Path = FOLDER) -> Path:
    """The compiled file of a language."""
    return folder / f"openers_{language}.qm"


def update(folder: Path = FOLDER) -> None:
    """Bring the .ts files in a folder up to the code; translations that fit are kept."""
    for language in LANGUAGES:
        only = ["-pluralonly"] if language == "en" else []
        _run(
            "lupdate",
            *map(str, sources()),
            *("-locations", "none", "-no-obsolete", "-source-language", "en", *only),
            *("-target-language", language, "-ts", str(ts(language, folder))),
        )


def release() -> None:
    """Compile the .ts files. A program that runs has the old ones mapped: they are replaced."""
    with tempfile.TemporaryDirectory(dir=FOLDER) as name:
        for language in LANGUAGES:
            _compiled(language, Path(name)).replace(qm(language))


def _compiled(language: str, into: Path) -> Path:
    """Compile the committed .ts file of a language into a folder."""
    compiled = qm(language, into)
    _run("lrelease", str(ts(language)), "-qm", str(compiled))
    return compiled


def check() -> list[str]:
    """Everything that is wrong with the committed files, a line each."""
    problems = [problem for language in LANGUAGES for problem in _faults(language)]
    with tempfile.TemporaryDirectory() as name:
        fresh = Path(name)
        for language in LANGUAGES:
            if ts(language).exists():
                ts(language, fresh).write_bytes(ts(language).read_bytes())
        update(fresh)
        for language in LANGUAGES:
            problems += _differences(language, fresh)
        for language in LANGUAGES:
            if ts(language).exists() and not _same(qm(language), _compiled(language, fresh)):
                problems.append(f"{qm(language).name}: not what its .ts compiles to; run release")
    return problems


def messages(path: Path) -> Iterator[tuple[str, str, str, list[str], bool, bool]]:
    """Each message of a .ts file.

    Yields: context, source, comment, the translation's forms, whether it is finished, whether it
    has plural forms.
    """
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            plural = message.get("numerus") == "yes"
            forms, finished = [""], False
            if translation is not None:
                finished = translation.get("type") is None
                forms = [translation.text or ""]
                if plural:
                    forms = [form.text or "" for form in translation.iter("numerusform")]
            source = message.findtext("source", "")
            yield name, source, message.findtext("comment", ""), forms, finished, plural


def _faults(language: str) -> Iterator[str]:
    """Unfinished or obsolete messages and unequal placeholders of a language."""
    if not ts(language).exists():
        yield f"{ts(language).name}: missing; run update"
        return
    for context, source, _, forms, finished, plural in messages(ts(language)):
        where = f"{ts(language).name}: {context}: {source!r}"
        if not finished or not all(forms):
            yield f"{where}: not translated"
            continue
        for number, form in enumerate(forms):
            if not _fits(source, form, plural and number < _OPTIONAL_N[language]):
                yield f"{where}: placeholders differ in {form!r}"


def _fits(source: str, form: str, number_may_lack: bool) -> bool:
    """Whether a translation has the same placeholders, key marks and outer blanks."""
    want, got = set(_PLACEHOLDER.findall(source)), set(_PLACEHOLDER.findall(form))
    if number_may_lack:
        want, got = want - {"%n"}, got - {"%n"}
    marks = len(_MNEMONIC.findall(source)) == len(_MNEMONIC.findall(form))
    outer = _outer(source) == _outer(form)
    return want == got and marks and outer


def _outer(text: str) -> tuple[str, str]:
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def _differences(language: str, fresh: Path) -> Iterator[str]:
    """What the code says and the committed file does not, and the other way round."""
    if not ts(language).exists():
        return
    have = {message[:3] for message in messages(ts(language))}
    want = {message[:3] for message in messages(ts(language, fresh))}
    for context, source, _ in sorted(want - have):
        yield f"{ts(language).name}: {context}: {source!r}: missing; run update"
    for context, source, _ in sorted(have - want):
        yield f"{ts(language).name}: {context}: {source!r}: obsolete; run update"


def _same(one: Path, other: Path) -> bool:
    return one.exists() and one.read_bytes() == other.read_bytes()


def _run(tool: str, *arguments: str) -> None:
    """Run one of Qt's tools. Raises RuntimeError with what it printed if it fails or warns."""
    command = [sys.executable, "-c", _TOOL.format(tool), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    if done.returncode or "warning" in done.stderr.lower():
        raise RuntimeError(f"{tool} failed:\n{done.stdout}{done.stderr}")


def _check_aloud() -> int:
    problems = check()
    for problem in problems:
        print(problem)
    return 1 if problems else 0


def main(arguments: list[str]) -> int:
    """Do what the one argument says; 2 for any other."""
    commands: dict[str, Callable[[], int | None]] = {
        "update": update,
        "release": release,
        "check": _check_aloud,
    }
    if len(arguments) != 1 or arguments[0] not in commands:
        print(__doc__)
        return 2
    return commands[arguments[0]]() or 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
