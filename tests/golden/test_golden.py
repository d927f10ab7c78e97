"""Golden playthroughs: what was done makes happen what is written, to the letter."""

import pytest

from helpers.golden import FOLDER, path_of, played_again, rendered
from helpers.recipes import RECIPES
from openers.rules.presets import ids


@pytest.mark.parametrize("name", RECIPES)
def test_a_playthrough_goes_as_it_is_written(name):
    text = path_of(name).read_text()
    assert rendered(played_again(text)).splitlines() == text.splitlines()


@pytest.mark.parametrize("name", RECIPES)
def test_a_playthrough_shows_what_it_stands_for(name):
    recipe = RECIPES[name]
    hands = played_again(path_of(name).read_text())
    for hand in hands:
        assert hand.over
        assert hand.rules.variant == recipe.variant
        assert {key: hand.rules.options[key] for key in recipe.options} == recipe.options
    for kind in recipe.wanted:
        assert any(kind(hand) for hand in hands)


def test_every_preset_has_a_playthrough():
    assert {name for name in RECIPES if name.startswith("preset")} == {f"preset-{i}" for i in ids()}


def test_every_playthrough_has_its_recipe():
    assert {path.stem for path in FOLDER.glob("*.txt")} == {*RECIPES}
