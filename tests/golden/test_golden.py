"""Golden playthroughs: what was done makes happen what is written, to the letter."""

import pytest

from helpers.golden import FOLDER, PLAYERS, decided, path_of, played_again, rendered
from helpers.recipes import RECIPES
from openers.opponents.characters import names
from openers.rules.catalogue import matters, options
from openers.rules.presets import ids, preset


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


NEVER_IN_A_DEAL = {"when_broke", "reveal_after"}
"""What is done between deals or shown after them."""


FEW = 3
"""An option with so many whole numbers is a policy with a name each; one with more is an amount."""


def values_of(option):
    """The values that are named; none where they are amounts."""
    if option.kind == "int":
        numbers = range(option.low, option.high + 1)
        return tuple(numbers) if len(numbers) <= FEW else ()
    return option.choices or ((True, False) if option.kind == "switch" else ())


def test_every_value_of_every_family_s_options_is_played():
    """Each disputed point is a policy by name (C4 to S-11): each has a playthrough."""
    played = {
        (hand.rules.family, key, value)
        for name in RECIPES
        for hand in played_again(path_of(name).read_text())
        for key, value in hand.rules.options.items()
        if matters(key, hand.rules.options)
    }
    for variant in ("jackpots-italian", "seven-card-stud", "five-card-stud"):
        family = preset(variant).family
        for key, option in options(family).items():
            for value in values_of(option):
                if key not in NEVER_IN_A_DEAL:
                    assert (family, key, value) in played, f"{family}: {key} = {value}"


@pytest.mark.parametrize("name", names())
def test_everybody_plays_as_it_is_written(name):
    """A change of how somebody plays: `python -m helpers.golden` writes it anew."""
    path = PLAYERS / f"{name}.txt"
    assert path.exists(), "python -m helpers.golden writes it"
    assert rendered(decided(name)).splitlines() == path.read_text().splitlines()


def test_every_file_of_a_player_has_one():
    assert {path.stem for path in PLAYERS.glob("*.txt")} == {*names()}
