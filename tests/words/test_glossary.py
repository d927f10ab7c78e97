"""The terms of home in draw, those of rooms in stud; what must never be mixed up."""

import re

import pytest

from openers.engine.actions import Act, Refusal
from openers.rules.catalogue import Option, options
from openers.rules.presets import ids, preset, with_options
from openers.rules.rules import OptionValue
from openers.words.acts import acts_for
from openers.words.hands import HandWords
from openers.words.options import OptionWords
from openers.words.refusals import RefusalWords
from openers.words.status import StatusWords
from openers.words.variants import VariantWords

DRAW = {
    "en": ("fold", "pass", "check", "call 4", "open for 4", "bet 4", "raise to 8"),
    "it": ("lascio", "passo", "parola", "vedo 4", "apro di 4", "punto 4", "rilancio a 8"),
    "es": ("me retiro", "paso", "paso", "veo 4", "abro con 4", "envido 4", "subo a 8"),
}
STUD = {
    "en": ("fold", "check", "call 4", "bet 4", "complete to 8", "raise to 8"),
    "it": ("lascio", "check", "chiamo 4", "punto 4", "completo a 8", "rilancio a 8"),
    "es": ("me retiro", "paso", "igualo 4", "apuesto 4", "completo a 8", "subo a 8"),
}


def test_home_words_in_draw(language: str) -> None:
    acts = acts_for("draw")
    said = (
        acts.said(Act.FOLD, "", "", True),
        acts.said(Act.CHECK, "", "", False),
        acts.said(Act.CHECK, "", "", True),
        acts.said(Act.CALL, "4", "8", True),
        acts.said(Act.OPEN, "4", "4", True),
        acts.said(Act.BET, "4", "4", True),
        acts.said(Act.RAISE, "4", "8", True),
    )
    assert said == DRAW[language]


def test_room_words_in_stud(language: str) -> None:
    acts = acts_for("stud")
    said = (
        acts.said(Act.FOLD, "", "", True),
        acts.said(Act.CHECK, "", "", False),
        acts.said(Act.CALL, "4", "8", True),
        acts.said(Act.BET, "4", "4", True),
        acts.said(Act.COMPLETE, "4", "8", True),
        acts.said(Act.RAISE, "4", "8", True),
    )
    assert said == STUD[language]


@pytest.mark.parametrize("family", ["draw", "stud"])
def test_folding_and_passing_never_share_a_word(family: str, language: str) -> None:
    acts = acts_for(family)

    def words(act: Act, opened: bool) -> set[str]:
        texts = acts.said(act, "", "", opened), acts.label(act, opened)
        return set(re.findall(r"\w+", " ".join(texts).lower()))

    for opened in (True, False):
        assert not words(Act.FOLD, True) & words(Act.CHECK, opened)


def test_straight_flush_and_royal_flush_are_not_mixed_up(language: str) -> None:
    words = HandWords()
    names = [words.tr("royal flush"), words.category(max(_kinds()))]
    assert (
        names
        == {
            "en": ["royal flush", "straight flush"],
            "it": ["scala reale massima", "scala reale"],
            "es": ["escalera real", "escalera de color"],
        }[language]
    )


def _kinds() -> list[object]:
    from openers.cards.ranking import Category

    return list(Category)


@pytest.mark.rule("D-2", "D-5")
def test_the_openers_in_force(language: str) -> None:
    words = StatusWords(["", "ana"], preset("jackpots-italian"))
    assert [words.openers(rank) for rank in (9, 10, 11)] == {
        "en": ["Jacks or better to open", "Queens or better to open", "Kings or better to open"],
        "it": ["Apertura: jack o più", "Apertura: donne o più", "Apertura: re o più"],
        "es": ["Apertura: jotas o más", "Apertura: damas o más", "Apertura: reyes o más"],
    }[language]
    refusal = RefusalWords().sentence(Refusal("openers_needed", "D-2", (("rank", 10),)))
    assert (
        refusal
        == {
            "en": "You need a pair of queens or better to open (rule D-2).",
            "it": "Per aprire serve una coppia di donne o più (regola D-2).",
            "es": "Para abrir hace falta una pareja de damas o más (regla D-2).",
        }[language]
    )


TERMS = {
    "it": "invito piatto mazziere apertura apertore servito tallone showdown scarti resti",
    "es": "ante bote repartidor apertura servido descartes showdown resto",
    "en": "ante pot dealer opener openers pat showdown discarded all-in",
}


def test_the_rules_page_speaks_the_glossarys_language(language: str) -> None:
    page = VariantWords().rules_text(preset("jackpots-italian")).lower()
    for term in TERMS[language].split():
        assert term in page, term


@pytest.mark.parametrize("variant", ids())
def test_rules_pages_are_whole(variant: str, language: str) -> None:
    sections = VariantWords().rules_page(preset(variant))
    assert len(sections) >= 8
    for section in sections:
        assert section.title and section.paragraphs
        assert not any("{" in p or "%n" in p or not p.strip() for p in section.paragraphs)
    assert "<h2>" in VariantWords().rules_html(preset(variant))


NOT_ON_THE_PAGE = {
    "seats",  # one sees them
    "small_bet", "big_bet", "max_raises",  # in draw, of fixed limit alone: the test after this one
}  # fmt: skip


def _values(option: Option, now: OptionValue) -> list[OptionValue]:
    """The value in force and some others."""
    if option.kind == "switch":
        return [True, False]
    if option.kind == "money":
        return ["none", "0.25"]
    if option.kind == "choice":
        return list(option.choices)
    assert isinstance(now, int)
    if option.high - option.low < 4:
        return list(range(option.low, option.high + 1))
    return [now, now - 1 if now > 1 else now + 1]


def _house_rules() -> list[tuple[str, str]]:
    games = ["jackpots-italian", "seven-card-stud", "five-card-stud"]
    return [
        (game, key)
        for game in games
        for key in preset(game).options
        if key != "seats" and (preset(game).family != "draw" or key not in NOT_ON_THE_PAGE)
    ]


@pytest.mark.parametrize(("game", "key"), _house_rules())
def test_each_house_rule_changes_the_page(game: str, key: str, language: str) -> None:
    rules = preset(game)
    values = _values(options(rules.family)[key], rules.options[key])
    pages = {VariantWords().rules_text(with_options(rules, {key: v})) for v in values}
    assert len(pages) == len(values)


@pytest.mark.parametrize("key", ["small_bet", "big_bet", "max_raises"])
def test_fixed_limit_draw_has_its_sizes_on_the_page(key: str, language: str) -> None:
    fixed = with_options(preset("jackpot-spanish"), {"limit": "fixed-limit", "big_bet": 8})
    other = with_options(fixed, {key: int(fixed.options[key]) + 1})
    words = VariantWords()
    assert words.rules_text(fixed) != words.rules_text(other)


def test_yes_and_no(language: str) -> None:
    said = [OptionWords().value("openers_ladder", value) for value in (True, False)]
    assert said == {"en": ["on", "off"], "it": ["sì", "no"], "es": ["sí", "no"]}[language]
