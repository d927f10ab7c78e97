"""Switching the language while the program runs."""

import pytest
from PySide6.QtCore import QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel
from pytestqt.qtbot import QtBot

from openers.engine.actions import Act
from openers.rules.presets import preset
from openers.words import language
from openers.words.acts import DrawActWords
from openers.words.amounts import AmountWords
from openers.words.hands import HandWords
from openers.words.options import OptionWords
from openers.words.status import StatusWords


class Sign(QLabel):
    """Counts how often it is told, and remakes its text."""

    def __init__(self) -> None:
        super().__init__()
        self.told = 0
        self.words = DrawActWords()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.told += 1
            self.setText(self.words.label(Act.FOLD))
        super().changeEvent(event)


def test_one_switch_tells_each_widget_once(english: QApplication, qtbot: QtBot) -> None:
    sign = Sign()
    qtbot.addWidget(sign)
    for told, (code, text) in enumerate(
        [("it", "Lascio"), ("es", "Me retiro"), ("en", "Fold"), ("it", "Lascio")], 1
    ):
        assert language.install(english, code) == code
        english.sendPostedEvents()
        assert (sign.told, sign.text()) == (told, text)
        assert language.current() == code


def test_a_switch_leaves_no_translator_behind(english: QApplication) -> None:
    before = len(english.findChildren(QTranslator))
    for code in ("it", language.PSEUDO, "es", language.PSEUDO, "en"):
        language.install(english, code)
    assert len(english.findChildren(QTranslator)) == before
    assert DrawActWords().label(Act.FOLD) == "Fold"


def test_qts_own_texts_follow(english: QApplication, qtbot: QtBot) -> None:
    seen = []
    for code in ("en", "it", "es"):
        language.install(english, code)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        qtbot.addWidget(box)
        button = box.button(QDialogButtonBox.StandardButton.Cancel)
        seen.append(button.text().replace("&", ""))
    assert seen == ["Cancel", "Annulla", "Cancelar"]


def test_an_unknown_language_changes_nothing(english: QApplication) -> None:
    language.install(english, "it")
    with pytest.raises(KeyError):
        language.install(english, "de")
    assert language.current() == "it"


def test_a_missing_file_changes_nothing(
    english: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    monkeypatch.setattr(language.assets, "root", lambda: tmp_path)
    with pytest.raises(language.LanguageMissing, match=r"openers_it\.qm"):
        language.install(english, "it")
    assert language.current() == "en"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (["it-IT", "en-US"], "it"),
        (["es_MX"], "es"),
        (["de-DE", "es-ES", "en"], "es"),
        (["de-DE", "fr"], "en"),
        ([], "en"),
    ],
)
def test_the_systems_first_language_that_we_speak(
    wanted: list[str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class System:
        def uiLanguages(self) -> list[str]:
            return wanted

    class Locale(QLocale):
        @staticmethod
        def system() -> System:  # type: ignore[override]
            return System()

    monkeypatch.setattr(language, "QLocale", Locale)
    assert language.system() == code


def test_numbers_follow_the_language(english: QApplication) -> None:
    seen = []
    for code in ("en", "it", "es"):
        language.install(english, code)
        money = AmountWords("0.25")
        seen.append((AmountWords().chips(12_345), money.chips(142), money.chips(32)))
    assert seen == [
        ("12,345", "$35.50", "$8"),
        ("12.345", "35,50 $", "8 $"),
        ("12.345", "35,50 $", "8 $"),
    ]


def test_signs_of_gains_and_losses(english: QApplication) -> None:
    amounts = AmountWords()
    assert [amounts.signed(n) for n in (92, 0, -8)] == ["+92", "0", "−8"]
    assert amounts.percent(0.2949) == "29 %"


def test_the_pseudo_language_is_forty_percent_longer(english: QApplication) -> None:
    words = OptionWords()
    rules = preset("jackpots-italian")
    keys = list(rules.options)
    plain = [words.help(key) for key in keys]
    language.install(english, language.PSEUDO)
    for key, text in zip(keys, plain, strict=True):
        long = words.help(key)
        assert long.startswith(text) and len(long) >= 1.4 * len(text)
    status = StatusWords(["", "renzo"], rules)
    assert status.street("draw").startswith("Draw")
    assert HandWords().tr("pair of {ranks}").format(ranks="x").startswith("pair of x")


def test_languages_are_named_in_themselves() -> None:
    names = [language.native_name(code) for code in language.available()]
    assert names == ["English", "Italiano", "Español"]
