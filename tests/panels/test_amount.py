"""Amounts: what people type, and what the presets stand for."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openers.engine.actions import Legal
from openers.engine.hand import Hand
from openers.panels.amount import presets, read_number
from openers.panels.bet_row import round_step
from openers.panels.money import Money
from openers.rules.presets import preset
from panels.moments import moment, moments, rules_with


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("37", 37), ("37,5", Fraction(75, 2)), ("37.5", Fraction(75, 2)), (" 37 ", 37),
        ("1.000", 1000), ("1,000", 1000), ("1.000,5", Fraction(2001, 2)), ("12.345.678", 12345678),
        ("1,234.50", Fraction(2469, 2)), ("0,25", Fraction(1, 4)), (",5", Fraction(1, 2)),
        ("0.125", Fraction(1, 8)), ("1000", 1000), ("1'000", 1000),
    ],
)  # fmt: skip
def test_numbers_as_people_type_them(typed: str, number: Fraction) -> None:
    assert read_number(typed) == number


@pytest.mark.parametrize("typed", ["", " ", "abc", "1e3", "-4", "+4", ".", ",", "12,34,56", "1..2"])
def test_what_is_no_number(typed: str) -> None:
    assert read_number(typed) is None


@given(st.text("0123456789.,' ", max_size=12))
def test_typing_never_fails(typed: str) -> None:
    number = read_number(typed)
    assert number is None or number >= 0


@given(st.integers(0, 10**7))
def test_an_amount_shown_is_read_again(chips: int) -> None:
    for rules in (None, rules_with(chip_value="0.25")):
        money = Money(rules)
        number = read_number(money.plain(chips))
        assert number is not None and money.chips(number) == chips


def test_a_part_of_a_chip_is_no_amount() -> None:
    assert Money(None).chips(Fraction(75, 2)) is None
    assert Money(rules_with(chip_value="0.25")).chips(Fraction(75, 2)) == 150


def test_presets_are_legal_rise_and_end_at_the_bounds() -> None:
    seen = 0
    for variant in ("jackpots-italian", "jackpot-spanish"):
        for hand in moments(preset(variant), lambda legal, _: len(legal.raises) > 1):
            legal = hand.legal()
            assert legal is not None
            found = presets(legal, hand.table)
            totals = [p.to for p in found]
            assert totals == sorted(set(totals)) and all(to in legal.raises for to in totals)
            assert totals[0] == legal.raises[0] and totals[-1] == legal.raises[-1]
            seen += 1
            if seen % 60 == 0:
                break


def test_the_pot_preset_of_pot_limit_is_the_largest_raise() -> None:
    # 4 in antes, an opening of 4: call and raise the pot, 16 in all (rule D-4's example).
    rules = rules_with(seats=4)

    def opened_for_four(legal: Legal, hand: Hand) -> bool:
        table = hand.table
        others = [table.bets[seat] for seat in range(4) if seat != table.opener]
        return table.step_name == "first-bets" and legal.call == 4 and not any(others)

    hand = moment(opened_for_four, rules)
    legal = hand.legal()
    assert legal is not None
    assert {p.key: p.to for p in presets(legal, hand.table)}["pot"] == 16
    assert legal.raises[-1] == 16


def test_one_size_needs_no_presets() -> None:
    hand: Hand = moment(lambda legal, _: len(legal.raises) == 1, rules_with(limit="fixed-limit"))
    legal = hand.legal()
    assert legal is not None and presets(legal, hand.table) == ()


@given(st.integers(1, 10**6))
def test_the_mouse_goes_by_round_steps(many: int) -> None:
    step = round_step(many)
    assert many / step <= 160 and (step == 1 or many / (step / 2.5) > 160)
    assert str(step).rstrip("0") in {"1", "2", "5", "25"}
