"""The translations are complete, say what the code says, and are compiled."""

from helpers.machine import python
from helpers.places import ROOT


def test_the_translations_are_up_to_date() -> None:
    done = python(str(ROOT / "packaging" / "translations.py"), "check")
    assert done.returncode == 0, done.stdout + done.stderr
