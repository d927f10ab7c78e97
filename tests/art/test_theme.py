"""Every colour can be told from what it stands on."""

from dataclasses import fields

import pytest

from openers.art import theme as themes

BOTH = pytest.mark.parametrize("theme", [themes.LIGHT, themes.DARK], ids=lambda t: t.name)


def test_contrast_agrees_with_published_values():
    # WCAG 2.1: black on white is 21:1; the greys are those of the understanding documents.
    assert themes.contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert themes.contrast("#FFFFFF", "#767676") == pytest.approx(4.54, abs=0.01)
    assert themes.contrast("#949494", "#FFFFFF") == pytest.approx(3.03, abs=0.01)
    assert themes.contrast("#123456", "#123456") == 1


@BOTH
@pytest.mark.parametrize(("ink", "ground"), themes.TEXT_PAIRS)
def test_text_is_readable(theme, ink, ground):
    assert themes.contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@BOTH
@pytest.mark.parametrize(("mark", "ground"), themes.MARK_PAIRS)
def test_marks_are_visible(theme, mark, ground):
    assert themes.contrast(getattr(theme, mark), getattr(theme, ground)) >= 3


@BOTH
@pytest.mark.parametrize("four_colour", [False, True])
def test_suits_are_readable_on_both_ends_of_the_card(theme, four_colour):
    for ink in themes.suit_inks(four_colour):
        assert themes.contrast(ink, theme.card) >= 4.5
        assert themes.contrast(ink, theme.card_lo) >= 4.5


@BOTH
def test_every_token_is_a_colour(theme):
    for field in fields(theme):
        if field.name not in {"name", "dark"}:
            value = getattr(theme, field.name)
            assert len(value) == 7
            assert themes.mix(value, value, 0.5) == value.upper()


def test_mixing_goes_from_one_to_the_other():
    assert themes.mix("#000000", "#FFFFFF", 0) == "#000000"
    assert themes.mix("#000000", "#FFFFFF", 1) == "#FFFFFF"
    assert themes.mix("#204060", "#406080", 0.5) == "#305070"


def test_the_current_theme_is_the_one_that_was_set():
    themes.set_current(themes.DARK)
    assert themes.current() is themes.DARK
