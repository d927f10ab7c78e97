"""Whatever the engine refuses, the rules page of that table has the article behind it."""

import random
import re

import pytest
from PySide6.QtWidgets import QApplication

from helpers.deals import asked, at_random, fork
from openers.engine.actions import (
    Action,
    AskOpeners,
    BringIn,
    Call,
    Check,
    Discard,
    Done,
    Fold,
    IllegalAction,
    RaiseTo,
)
from openers.engine.hand import Hand
from openers.engine.match import Match
from openers.rules.catalogue import matters, options
from openers.rules.presets import ids, preset, with_options
from openers.rules.rules import Rules
from openers.rules.validate import BadRules
from openers.words.variants import VariantWords


def tables() -> list[Rules]:
    """Every preset, and each with one house rule changed; short stacks, so that much happens."""
    found = []
    for variant in ids():
        base = with_options(preset(variant), {"stack": 24})
        found.append(base)
        for key, option in options(base.family).items():
            values: tuple[object, ...] = option.choices
            if option.kind == "switch":
                values = (True, False)
            elif key in {"max_discards", "dealer_ante", "max_raises"}:
                values = (option.low, option.high)
            for value in values:
                if value != base.options[key]:
                    try:
                        found.append(with_options(base, {key: value}))  # type: ignore[dict-item]
                    except BadRules:
                        continue
    return found


TABLES = tables()


def attempts(hand: Hand) -> list[Action]:
    """Sensible and senseless things to want."""
    held = tuple(c for c in hand.table.hands[max(asked(hand).seat, 0)] if c is not None)
    amounts = (0, 1, 3, hand.table.to_match, 10**6)
    found: list[Action] = [Fold(), Check(), Call(), BringIn(), Done(), *map(RaiseTo, amounts)]
    found += [Discard(held), Discard(held[:1] * 2), Discard((99,))]
    if hand.rules.options.get("openers") == "jacks":  # else there is nothing to ask for
        found += [AskOpeners(0), AskOpeners(99)]
    return found


def refused(hand: Hand) -> set[str]:
    """The rules by which something is refused now."""
    found = {refusal.rule for _, refusal in asked(hand).refusals}
    for action in attempts(hand):
        try:
            fork(hand).apply(action)
        except IllegalAction as illegal:
            found.add(illegal.refusal.rule)
    return found


def anchors(rules: Rules) -> set[str]:
    return set(re.findall(r'<a name="([^"]+)">', VariantWords().rules_html(rules)))


@pytest.mark.rule("C8")
@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: rules.variant)
def test_every_refusal_has_its_article(rules: Rules, english: QApplication) -> None:
    rng = random.Random(5)
    match, found = Match(rules, bytes(16)), set()
    for _ in range(4):
        hand = match.next_hand()
        if hand is None:
            break
        while not hand.over:
            found |= refused(hand)
            hand.apply(at_random(hand, rng))
    assert found and found <= anchors(rules), found - anchors(rules)


def test_taking_back_has_its_article(english: QApplication) -> None:
    assert all("D-9" in anchors(preset(variant)) for variant in ids())


@pytest.mark.parametrize("variant", ids())
def test_every_option_has_its_article(variant: str, english: QApplication) -> None:
    rules = preset(variant)
    known = options(rules.family)
    wanted = {option.rule for key, option in known.items() if matters(key, rules.options)}
    assert wanted <= anchors(rules), wanted - anchors(rules)


def test_an_article_is_the_paragraph_that_says_the_rule_and_little_else(
    english: QApplication,
) -> None:
    page = VariantWords().rules_html(preset("jackpots-italian"))
    assert re.search(r'<p><a name="D-4"></a>A raise: the call goes in first', page)
    assert len(re.findall('name="D-4"', page)) == 1


@pytest.mark.parametrize("variant", ids())
def test_who_may_not_fold_reads_why(variant: str, english: QApplication) -> None:
    page = VariantWords().rules_html(preset(variant))
    assert re.search(r'<a name="C4"></a>(<a name="S-2"></a>)?Folding is offered only against', page)


@pytest.mark.parametrize("broke", ["rebuy", "out"])
@pytest.mark.parametrize("variant", ids())
def test_a_carried_pot_is_told_of_where_there_is_one(
    variant: str, broke: str, english: QApplication
) -> None:
    rules = with_options(preset(variant), {"when_broke": broke})
    assert ("carried pot" in VariantWords().rules_html(rules)) is not rules.stud


def test_a_stripped_deck_names_its_lowest_card(english: QApplication) -> None:
    for seats, lowest in ((4, "the 7"), (5, "the 6"), (6, "the 5")):
        rules = with_options(preset("poker-italian-stripped"), {"seats": seats})
        assert f"with {seats} {lowest}." in VariantWords().rules_html(rules)
