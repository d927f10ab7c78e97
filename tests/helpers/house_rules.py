"""House rules at random, whatever the catalogue allows, with small figures: much happens then."""

from hypothesis import strategies as st

from openers.engine.match import Match, MatchState
from openers.rules.catalogue import Option, options
from openers.rules.presets import ids, preset, with_options
from openers.rules.rules import OptionValue, Rules
from openers.rules.validate import most_seats

MOST_STACK = 60
"""Chips a player may begin with: often all-in."""
_CHIPS = {"stack": MOST_STACK, "ante": 4, "min_bet": 6, "small_bet": 6, "big_bet": 12}


def _value(option: Option) -> st.SearchStrategy[OptionValue]:
    if option.kind == "switch":
        return st.booleans()
    if option.kind == "choice":
        return st.sampled_from(option.choices)
    if option.kind == "money":
        return st.sampled_from(["none", "0.25"])
    return st.integers(option.low, min(option.high, _CHIPS.get(option.key, option.high)))


@st.composite
def house_rules(draw: st.DrawFn, variant: str | None = None) -> Rules:
    """Rules of any preset, or of ``variant``, with every option drawn anew."""
    base = preset(variant or draw(st.sampled_from(ids())))
    known = options(base.family)
    values = {key: draw(_value(option)) for key, option in known.items() if key != "seats"}
    small, big = sorted((int(values["small_bet"]), int(values["big_bet"])))
    values |= {"small_bet": small, "big_bet": big, "ante": min(values["ante"], values["stack"])}
    if "bring_in" in values:
        values["small_bet"], values["big_bet"] = max(small, 2), max(big, 2)
        values["bring_in"] = draw(st.integers(1, int(values["small_bet"]) - 1))
    values["seats"] = draw(st.integers(2, most_seats(base.family, {**values, "seats": 2})))
    return with_options(base, values)


@st.composite
def matches(draw: st.DrawFn, variant: str | None = None) -> Match:
    """A match under any house rules, everybody with another number of chips."""
    rules = draw(house_rules(variant))
    stacks = draw(st.lists(st.integers(1, MOST_STACK), min_size=rules.seats, max_size=rules.seats))
    state = MatchState(0, tuple(stacks), draw(st.integers(0, rules.seats - 1)))
    return Match(rules, draw(st.binary(min_size=16, max_size=16)), state)
