"""House rules that make no sense are refused whole, with the key, the value and the reason."""

import copy
import pickle
import random
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.deals import asked, at_random
from openers import assets
from openers.engine.match import Match
from openers.rules import presets
from openers.rules.catalogue import MOST_CHIPS, OPTIONS, matters, options
from openers.rules.policies import RAISE_BASIS
from openers.rules.presets import BadRules, dump, ids, load, preset, with_options
from openers.rules.rules import Rules
from openers.rules.validate import REASONS, bounds, draw_needs, legible, most_seats
from openers.rules.validate import stud_is_fed as fed

ITALIAN = preset("jackpots-italian")
STUD = preset("seven-card-stud")


@pytest.fixture
def house(tmp_path):
    """Turns a text, or bytes, into a house-rules file."""
    numbers = count()

    def write(text):
        path = tmp_path / f"{next(numbers)}.toml"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return write


def refused(act, *arguments):
    with pytest.raises(BadRules) as caught:
        act(*arguments)
    bad = caught.value
    assert tuple(name for name, _ in bad.params) == REASONS[bad.reason_key]
    return bad.key, bad.value, bad.reason_key, dict(bad.params)


@pytest.mark.parametrize("name", ids())
def test_what_is_written_is_read_again(house, name):
    assert load(house(dump(preset(name)))) == preset(name)


def test_a_file_says_only_what_differs(house):
    rules = load(house('variant = "jackpots-italian"\n[options]\nante = 2\nopeners_ladder = false'))
    assert rules == with_options(ITALIAN, {"ante": 2, "openers_ladder": False})
    assert rules.variant == "jackpots-italian"
    assert (rules.ante, rules.openers_ladder, rules.stack) == (2, False, 200)
    assert load(house('variant = "seven-card-stud"\r\n')) == STUD
    assert load(house(b'\xef\xbb\xbfvariant = "seven-card-stud"')) == STUD


def test_options_may_be_given_as_text():
    given_as_text = {
        "ante": "3",
        "openers_ladder": "off",
        "limit": "fixed-limit",
        "chip_value": "0,25",
    }
    rules = with_options(ITALIAN, given_as_text)
    assert (rules.ante, rules.openers_ladder, rules.limit) == (3, False, "fixed-limit")
    assert rules.chip_value == "0.25"
    assert with_options(rules, {}) == rules


@pytest.mark.parametrize(
    ("rules", "changes", "expected"),
    [
        (ITALIAN, {"anti": 1}, ("anti", 1, "unknown_key", {})),
        (ITALIAN, {"bring_in": 1}, ("bring_in", 1, "unknown_key", {})),
        (STUD, {"openers": "jacks"}, ("openers", "jacks", "unknown_key", {})),
        (ITALIAN, {"ante": "many"}, ("ante", "many", "not_a_number", {})),
        (ITALIAN, {"ante": "1.5"}, ("ante", "1.5", "not_a_number", {})),
        (ITALIAN, {"ante": "١"}, ("ante", "١", "not_a_number", {})),
        (ITALIAN, {"ante": True}, ("ante", True, "not_a_number", {})),
        (ITALIAN, {"ante": 0}, ("ante", 0, "too_small", {"least": 1})),
        (ITALIAN, {"ante": "-1"}, ("ante", -1, "too_small", {"least": 1})),
        (
            ITALIAN,
            {"stack": MOST_CHIPS + 1},
            ("stack", MOST_CHIPS + 1, "too_big", {"most": MOST_CHIPS}),
        ),
        (ITALIAN, {"seats": 1}, ("seats", 1, "too_small", {"least": 2})),
        (ITALIAN, {"seats": 9}, ("seats", 9, "too_big", {"most": 8})),
        (STUD, {"seats": 9}, ("seats", 9, "too_big", {"most": 8})),
        (ITALIAN, {"max_discards": 2}, ("max_discards", 2, "too_small", {"least": 3})),
        (ITALIAN, {"max_raises": 5}, ("max_raises", 5, "too_big", {"most": 4})),
        (ITALIAN, {"dealer_ante": 3}, ("dealer_ante", 3, "too_big", {"most": 2})),
        (ITALIAN, {"openers_ladder": 1}, ("openers_ladder", 1, "not_a_switch", {})),
        (ITALIAN, {"openers_ladder": "yes"}, ("openers_ladder", "yes", "not_a_switch", {})),
        (
            ITALIAN,
            {"openers": "queens"},
            ("openers", "queens", "not_a_choice", {"choices": "none jacks"}),
        ),
        (ITALIAN, {"deck": 52}, ("deck", 52, "unquoted", {"choices": "52 stripped"})),
        (ITALIAN, {"deck": 53}, ("deck", 53, "not_a_choice", {"choices": "52 stripped"})),
        (ITALIAN, {"ante": "9" * 40}, ("ante", 10**30 - 1, "too_big", {"most": 10**9})),
        (
            ITALIAN,
            {"ante": "-" + "9" * 5000},
            ("ante", int("-" + "9" * 29), "too_small", {"least": 1}),
        ),
        (
            STUD,
            {"limit": "no-limit"},
            ("limit", "no-limit", "not_a_choice", {"choices": "fixed-limit"}),
        ),
        (ITALIAN, {"chip_value": 0.25}, ("chip_value", 0.25, "not_an_amount", {})),
        (ITALIAN, {"chip_value": "0.00"}, ("chip_value", "0.00", "not_an_amount", {})),
        (ITALIAN, {"chip_value": "-1"}, ("chip_value", "-1", "not_an_amount", {})),
        (ITALIAN, {"ante": 201}, ("ante", 201, "ante_above_stack", {"stack": 200})),
        (
            STUD,
            {"small_bet": 17},
            ("small_bet", 17, "small_bet_above_big_bet", {"big_bet": 16}),
        ),
        (
            ITALIAN,
            {"small_bet": 5},
            ("small_bet", 5, "small_bet_above_big_bet", {"big_bet": 4}),
        ),
        (
            STUD,
            {"bring_in": 8},
            ("bring_in", 8, "bring_in_not_below_small_bet", {"small_bet": 8}),
        ),
        (
            STUD,
            {"deck": "stripped", "seats": 8},
            ("seats", 8, "deck_feeds_fewer", {"most": 7}),
        ),
    ],
)
@pytest.mark.rule("S-2")
def test_a_value_that_makes_no_sense_is_refused(rules, changes, expected):
    assert refused(with_options, rules, changes) == expected


def test_the_limits_themselves_are_taken():
    assert with_options(ITALIAN, {"ante": 200}).ante == 200
    assert with_options(STUD, {"small_bet": 16, "bring_in": 15}).big_bet == 16
    assert with_options(STUD, {"seats": 8}).seats == 8
    assert with_options(ITALIAN, {"seats": 8, "deck": "stripped"}).seats == 8


OPTION_FILE = 'variant = "jackpots-italian"\n[options]\n'


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[options]\n", ("variant", None, "missing_key", {})),
        ('variant = "whist"', ("variant", "whist", "unknown_variant", {"known": " ".join(ids())})),
        ("variant = 3", ("variant", 3, "unknown_variant", {"known": " ".join(ids())})),
        ('variant = "../x"', ("variant", "../x", "unknown_variant", {"known": " ".join(ids())})),
        ('variant = "seven-card-stud"\nante = 2', ("ante", 2, "unknown_key", {})),
        (
            'variant = "seven-card-stud"\noptions = "few"',
            ("options", "few", "not_a_table", {}),
        ),
        (OPTION_FILE + 'ante = "2"', ("ante", "2", "quoted", {})),
        (OPTION_FILE + 'ante = "two"', ("ante", "two", "not_a_number", {})),
        ('name = "a\\u202eb"\n' + OPTION_FILE, ("name", "a\u202eb", "not_printable", {})),
        (OPTION_FILE + 'openers_ladder = "on"', ("openers_ladder", "on", "not_a_switch", {})),
        (OPTION_FILE + "ante = 2.0", ("ante", 2.0, "not_a_number", {})),
        (OPTION_FILE + "ante = 201", ("ante", 201, "ante_above_stack", {"stack": 200})),
        (OPTION_FILE + "stack = 300\nhouse = 1", ("house", 1, "unknown_key", {})),
    ],
)
def test_a_file_that_makes_no_sense_is_refused(house, text, expected):
    assert refused(load, house(text)) == expected


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (b"ante == 1", 1),
        (b"\xff\xfe", 0),
        (b"x = " + b"[" * 10_000, 0),
        (b"x = " + b"9" * 10_000, 0),
        (b"x = 2021-99-99", 1),
        (OPTION_FILE.encode() + b"ante = 1\nante = 2", 4),
    ],
)
def test_a_file_that_is_no_toml_is_refused_with_its_line(house, text, line):
    path = house(text)
    key, value, reason, params = refused(load, path)
    assert (key, value, reason, params["line"]) == ("file", str(path), "not_toml", line)
    assert params["detail"]


@given(st.text())
def test_what_a_stranger_s_file_holds_is_shown_in_one_short_line(text):
    shown = legible(text)
    assert shown.isprintable() or not shown
    assert len(shown) <= 60 * 10
    assert legible("Friday's, \u00e9 \u20ac") == "Friday's, \u00e9 \u20ac"
    assert legible("\x1b[2J\u202e") == r"\u001b[2J\u202e"
    assert len(legible("a" * 3000)) == 60


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    assert refused(load, tmp_path) == ("file", str(tmp_path), "cannot_be_read", {})
    missing = tmp_path / "none.toml"
    assert refused(load, missing) == ("file", str(missing), "cannot_be_read", {})


def test_an_unknown_preset_is_refused():
    key, value, reason, params = refused(preset, "bridge")
    assert (key, value, reason) == ("variant", "bridge", "unknown_variant")
    assert params["known"].split() == list(ids())


@pytest.fixture(scope="module")
def scratch(tmp_path_factory):
    return tmp_path_factory.mktemp("house") / "rules.toml"


def outcome(act, *arguments):
    """The rules an act gives, or the refusal."""
    try:
        return act(*arguments)
    except BadRules as bad:
        return bad


def loads_whole_or_not_at_all(path):
    """A file gives rules that can be written and read again, or one `BadRules`."""
    rules = outcome(load, path)
    if isinstance(rules, BadRules):
        assert rules.reason_key in REASONS
        assert str(rules)
        return
    assert tuple(rules.options) == tuple(options(rules.family))
    path.write_text(dump(rules), "utf-8")
    assert load(path) == rules


@given(st.binary(max_size=200))
def test_any_bytes_are_rules_or_refused(scratch, junk):
    scratch.write_bytes(junk)
    loads_whole_or_not_at_all(scratch)


@given(st.sampled_from(ids()), st.data())
def test_any_slip_in_a_file_is_rules_or_refused(scratch, name, data):
    text = dump(preset(name)).encode()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 20)))
    slip = data.draw(st.binary(max_size=8) | st.text(max_size=8).map(str.encode))
    scratch.write_bytes(text[:start] + slip + text[end:])
    loads_whole_or_not_at_all(scratch)


VALUES = st.one_of(
    st.integers(-2, 20),
    st.integers(),
    st.booleans(),
    st.text(max_size=6),
    st.sampled_from([choice for option in OPTIONS for choice in option.choices]),
    st.floats(),
    st.none(),
)


@given(
    st.sampled_from(ids()),
    st.dictionaries(st.sampled_from([option.key for option in OPTIONS]), VALUES, max_size=5),
)
def test_any_changes_are_rules_or_refused(name, changes):
    before = dict(preset(name).options)
    rules = outcome(with_options, preset(name), changes)
    if isinstance(rules, BadRules):
        assert rules.key in before or rules.reason_key == "unknown_key"
    else:
        assert with_options(rules, dict(rules.options)) == rules
    assert dict(preset(name).options) == before


@pytest.mark.rule("D-11", "E-8")
def test_a_draw_game_needs_five_cards_a_seat_and_the_discards_of_one():
    assert draw_needs(5, 5, deal_last_card=True) == 30
    assert draw_needs(8, 3, deal_last_card=False) == 44
    for players in range(2, 9):
        stripped = with_options(
            ITALIAN, {"seats": players, "deck": "stripped", "deal_last_card": False}
        )
        assert most_seats("draw", stripped.options) == 8


@pytest.mark.rule("S-12")
def test_a_stud_deck_lasts_with_common_cards_or_feeds_fewer():
    def stud_is_fed(size, seats):
        return fed(size, seats, 3, 7)

    assert stud_is_fed(52, 8)  # 48 cards, then one common river card
    assert stud_is_fed(49, 8)
    assert not stud_is_fed(48, 8)  # nothing left for the river
    assert stud_is_fed(44, 7)  # 42 cards, then one common river card
    assert stud_is_fed(36, 5)
    assert not stud_is_fed(24, 8)
    assert not stud_is_fed(27, 8)  # three streets of the four
    assert stud_is_fed(28, 8)  # a common card on each street
    assert fed(40, 8, 2, 5)  # five cards each
    assert fed(19, 8, 2, 5)  # one each is three too few: a common card on each street
    assert not fed(18, 8, 2, 5)


def test_rules_do_not_change():
    with pytest.raises(AttributeError):
        ITALIAN.ante = 2
    with pytest.raises(TypeError):
        ITALIAN.options["ante"] = 2
    with pytest.raises(AttributeError, match="bring_in"):
        _ = ITALIAN.bring_in
    assert copy.deepcopy(ITALIAN) == ITALIAN == pickle.loads(pickle.dumps(ITALIAN))
    assert hash(copy.copy(ITALIAN)) == hash(ITALIAN)
    assert Rules("x", "draw", {}) != ITALIAN
    assert ITALIAN != "jackpots-italian"
    assert "jackpots-italian" in repr(ITALIAN)


@pytest.mark.parametrize(
    ("rules", "key", "expected"),
    [
        (ITALIAN, "ante", (1, 200)),
        (ITALIAN, "stack", (1, MOST_CHIPS)),
        (with_options(ITALIAN, {"ante": 7}), "stack", (7, MOST_CHIPS)),
        (ITALIAN, "small_bet", (1, 4)),
        (ITALIAN, "big_bet", (2, MOST_CHIPS)),
        (ITALIAN, "max_discards", (3, 5)),
        (STUD, "bring_in", (1, 7)),
        (STUD, "small_bet", (5, 16)),
        (STUD, "big_bet", (8, MOST_CHIPS)),
    ],
)
def test_the_range_of_a_number_among_the_others(rules, key, expected):
    low, high = bounds(rules.family, rules.options, key)
    assert (low, high) == expected
    for value in {low, min(high, 1000)}:
        assert with_options(rules, {key: value}).options[key] == value
    assert refused(with_options, rules, {key: low - 1})
    assert refused(with_options, rules, {key: high + 1})


def test_a_range_among_senseless_values_is_that_of_the_catalogue():
    values = {**STUD.options, "small_bet": "many", "stack": "?"}
    assert bounds("stud", values, "bring_in") == (1, MOST_CHIPS)
    assert bounds("stud", values, "ante") == (1, MOST_CHIPS)


@pytest.mark.parametrize("name", ids())
def test_what_does_not_matter_changes_no_deal(name):
    """Whatever an option says that is said to change nothing, the same is asked and happens."""
    for rules in (preset(name), *_others(preset(name))):
        for key, option in options(rules.family).items():
            if matters(key, rules.options):
                continue
            values = option.choices or ((True, False) if option.kind == "switch" else (3, 4))
            stories = [_story(with_options(rules, {key: value})) for value in values]
            assert all(story == stories[0] for story in stories), key


def _others(rules):
    if rules.stud:
        return []
    changes = [{"limit": limit} for limit in options(rules.family)["limit"].choices]
    return [with_options(rules, change) for change in (*changes, {"openers": "none"})]


def _story(rules):
    """What is asked and what happens in some deals played at random."""
    rng, match, told = random.Random(3), Match(rules, bytes(16)), []
    for _ in range(6):
        hand = match.next_hand()
        while not hand.over:
            told.append(asked(hand))
            hand.apply(at_random(hand, rng))
        told += hand.events
    return told


@pytest.mark.rule("D-4")
def test_all_chips_put_in_at_once_are_at_most_the_pot():
    """With 8 in the pot and 4 of them in front: 8 more, 12 in all."""
    assert RAISE_BASIS["total"](8, 6, 4) == 12


def test_money_has_at_most_four_decimals():
    assert with_options(STUD, {"chip_value": "0.1234"}).chip_value == "0.1234"
    with pytest.raises(BadRules):
        with_options(STUD, {"chip_value": "0.12345"})


def test_a_bundled_game_that_makes_no_sense_names_its_file(tmp_path, monkeypatch):
    for file in assets.path("variants").iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    bad = 'id = "bad"\norder = 99\nbased_on = "jackpot-spanish"\n[options]\nante = 500\n'
    (tmp_path / "bad.toml").write_text(bad)
    monkeypatch.setattr(
        presets.assets, "path", lambda name: tmp_path / name.removeprefix("variants").strip("/")
    )
    monkeypatch.setattr(presets, "ids", presets.ids.__wrapped__)
    assert refused(presets.preset.__wrapped__, "bad") == (
        "bad.toml: ante", 500, "ante_above_stack", {"stack": 200}
    )  # fmt: skip
