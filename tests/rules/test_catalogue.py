"""The option catalogue and the presets against the table of the rules."""

import re
import tomllib

import pytest

from openers import assets
from openers.rules.catalogue import FAMILIES, MOST_CHIPS, OPTIONS, options
from openers.rules.presets import ids, preset

CHIPS = (1, MOST_CHIPS)
ON_OFF = (True, False)

# The table "option catalogue" of the rules: values; then the Italian, Spanish and stud presets.
# Two dots where a game has no such option. What the Spanish game or a draw game needs for another
# limit only stands in brackets in the table and is the program's proposal.
NONE = ...
TABLE = {
    "seats": ((2, 8), 5, 5, 6),
    "stack": (CHIPS, 200, 200, 400),
    "ante": (CHIPS, 1, 1, 1),
    "when_broke": (("rebuy", "out"), "rebuy", "rebuy", "rebuy"),
    "reveal_after": (ON_OFF, False, False, False),
    "deck": (("52", "stripped"), "52", "52", "52"),
    "flush_over_full": (ON_OFF, False, False, False),
    "openers": (("none", "jacks"), "jacks", "jacks", NONE),
    "openers_ladder": (ON_OFF, True, False, NONE),
    "openers_also": (ON_OFF, False, False, NONE),
    "openers_enforced": (ON_OFF, True, True, NONE),
    "proof_of_openers": (("never", "on-demand", "always"), "on-demand", "never", NONE),
    "limit": (("pot-limit", "no-limit", "fixed-limit"), "pot-limit", "no-limit", "fixed-limit"),
    "min_bet": (CHIPS, 2, 2, NONE),
    "raise_basis": (("after-call", "before-call", "total"), "after-call", "after-call", NONE),
    "dealer_ante": ((1, 2), 1, 1, 1),
    "draw_from": (("opener", "dealer-left"), "opener", "dealer-left", NONE),
    "second_round_first": (("opener", "dealer-left"), "opener", "dealer-left", NONE),
    "max_discards": ((3, 5), 5, 5, NONE),
    "stub_rule": (
        ("earlier-discards", "all-discards"),
        "earlier-discards",
        "all-discards",
        NONE,
    ),
    "deal_last_card": (ON_OFF, True, False, NONE),
    "all_pass_after_draw": (("showdown", "carry"), "showdown", "carry", NONE),
    "bring_in": (CHIPS, NONE, NONE, 4),
    "small_bet": (CHIPS, 2, 2, 8),
    "big_bet": (CHIPS, 4, 4, 16),
    "max_raises": ((3, 4), 3, 3, 3),
    "bring_in_may_complete": (ON_OFF, NONE, NONE, True),
    "uncapped_heads_up": (ON_OFF, NONE, NONE, False),
    "open_pair_double": (ON_OFF, NONE, NONE, True),
    "board_tie": (("position", "suit"), NONE, NONE, "position"),
    "may_muck": (ON_OFF, NONE, NONE, False),
    "chip_value": ("money", "none", "none", "0.25"),
}
PRESETS = {"jackpots-italian": 1, "jackpot-spanish": 2, "seven-card-stud": 3}


def test_the_catalogue_is_the_table_of_the_rules():
    assert {option.key for option in OPTIONS} == set(TABLE)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: f"{option.key}-{option.rule}")
def test_an_option_takes_what_the_table_says(option):
    values = TABLE[option.key][0]
    if option.key == "limit" and "draw" not in option.families:
        values = ("fixed-limit",)
    taken = {
        "int": (option.low, option.high),
        "choice": option.choices,
        "switch": ON_OFF,
        "money": "money",
    }
    assert taken[option.kind] == values
    assert re.fullmatch(r"[CDES]-?\d+a?", option.rule)


@pytest.mark.parametrize(("name", "column"), PRESETS.items())
def test_a_preset_is_its_column_of_the_table(name, column):
    expected = {key: row[column] for key, row in TABLE.items() if row[column] is not NONE}
    assert dict(preset(name).options) == expected


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_each_of_its_options_once(family):
    keys = [option.key for option in OPTIONS if family in option.families]
    assert len(keys) == len(set(keys))
    assert list(options(family)) == keys


def test_every_preset_is_offered_once_the_italian_game_first():
    files = {file.stem for file in assets.path("variants").glob("*.toml")}
    assert ids()[0] == "jackpots-italian"
    assert set(ids()) == files
    assert len(ids()) == len(files)
    assert {*PRESETS, "draw-pot", "poker-italian-stripped", "five-card-stud"} == files


def test_the_derived_games_differ_as_the_rules_say():
    def differences(name, base):
        ours, theirs = preset(name).options, preset(base).options
        return {key: value for key, value in ours.items() if value != theirs[key]}

    assert differences("draw-pot", "jackpot-spanish") == {"openers": "none"}
    assert differences("poker-italian-stripped", "jackpots-italian") == {
        "deck": "stripped",
        "flush_over_full": True,
    }
    assert differences("five-card-stud", "seven-card-stud") == {}
    gone = {*preset("seven-card-stud").options} - {*preset("five-card-stud").options}
    assert gone == {"open_pair_double"}


@pytest.mark.parametrize("name", ids())
def test_a_preset_holds_ids_and_numbers_and_no_sentence(name):
    def texts(value):
        if isinstance(value, dict):
            for key, inner in value.items():
                yield key
                yield from texts(inner)
        elif isinstance(value, str):
            yield value

    text = assets.path(f"variants/{name}.toml").read_text("utf-8")
    data = tomllib.loads(text)
    assert data["id"] == name
    assert all(re.fullmatch(r"[a-z0-9_.-]+", word) for word in texts(data))
