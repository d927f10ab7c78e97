"""The faces are there, have even figures, and their absence is told with a remedy."""

import pytest
from PySide6.QtGui import QFontDatabase, QFontInfo, QFontMetricsF, QRawFont

from openers.art import fonts


@pytest.mark.parametrize("family", [fonts.TEXT_FAMILY, fonts.HEADING_FAMILY])
def test_the_families_are_known_to_qt(family):
    assert family in QFontDatabase.families()


@pytest.mark.parametrize("weight", [400, 600, 700])
def test_text_comes_in_the_weight_asked_for(weight):
    info = QFontInfo(fonts.text(20, weight))
    assert (info.family(), info.weight(), info.pixelSize()) == (fonts.TEXT_FAMILY, weight, 20)


@pytest.mark.parametrize("weight", [500, 600, 700])
def test_headings_come_in_the_weight_asked_for(weight):
    info = QFontInfo(fonts.heading(20, weight))
    assert (info.family(), info.weight(), info.pixelSize()) == (fonts.HEADING_FAMILY, weight, 20)


@pytest.mark.parametrize("font", [fonts.text, fonts.heading])
def test_all_figures_are_equally_wide(font):
    metrics = QFontMetricsF(font(40, 600))
    assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1


@pytest.mark.parametrize("letters", ["àèéìòù", "áéíñóúü¿¡", "½¾€×–−·…’“”«»≥≈→%"])
def test_the_text_face_has_the_letters_of_all_three_languages(letters):
    raw = QRawFont.fromFont(fonts.text(14))
    assert [letter for letter in letters if not raw.supportsCharacter(ord(letter))] == []


def test_a_missing_package_is_named_with_its_remedy(monkeypatch):
    absent = (("no_such_fonts", "no-such-fonts", ("Plain.ttf",)),)
    monkeypatch.setattr(fonts, "_SOURCES", absent)
    with pytest.raises(fonts.FontsMissing) as failure:
        fonts.load.__wrapped__()
    assert failure.value.missing == ("Plain.ttf",)
    assert failure.value.remedy == "python -m pip install --force-reinstall no-such-fonts"
