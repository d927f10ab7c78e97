"""Every key has words in every language, and no placeholder is left in any of them."""

import re
from pathlib import Path

import pytest

from openers.cards.ranking import Category
from openers.engine import events as ev
from openers.engine.actions import Act, Refusal
from openers.engine.table import Table
from openers.opponents.characters import CHARACTERS
from openers.rules.catalogue import OPTIONS
from openers.rules.presets import BadRules, ids, preset
from openers.rules.script import script
from openers.rules.validate import REASONS as BAD_REASONS
from openers.words.acts import acts_for
from openers.words.cards import CardWords
from openers.words.events import LOGGED, EventWords
from openers.words.hands import HandWords
from openers.words.options import OptionWords
from openers.words.people import PeopleWords
from openers.words.ranks import RankWords
from openers.words.refusals import REASONS, RefusalWords
from openers.words.status import StatusWords
from openers.words.variants import VariantWords

PARAMS = {
    "must_call_or_fold": (("to_match", 4),),
    "openers_needed": (("rank", 10),),
    "raise_too_small": (("least", 4),),
    "raise_too_big": (("most", 8),),
    "raise_not_step": (("size1", 4), ("size2", 8)),
    "capped": (("raises", 3),),
    "too_many_discards": (("most", 4),),
}
EVENTS: tuple[ev.Event, ...] = (
    ev.DealBegan(1, "x", 0, (9, 9), (0, 9), (True, True), 5, 9, 1, ""),
    *(ev.StepBegan(0, step.name) for name in ids() for step in script(preset(name))),
    ev.Posted(1, "ante", 1),
    ev.Posted(1, "dealer", 1),
    *(
        ev.Dealt(seat, card, up)
        for seat, card, up in ((0, 3, False), (1, None, False), (1, 5, True))
    ),
    ev.DealtCommon(7),
    *(ev.Acted(seat, act, 2, 4) for act in Act for seat in (0, 1)),
    ev.Returned(1, 2),
    ev.BetsCollected(12),
    ev.HandsGathered(),
    *(ev.Discarded(1, (None,) * n) for n in range(6)),
    ev.Reshuffled(7, 0),
    ev.Reshuffled(7, 5),
    ev.Shown(1, (0, 4, 8, 12, 17)),
    ev.Mucked(1),
    ev.OpenersShown(1, (36, 37), True, 0),
    ev.OpenersShown(1, (0, 4, 8, 12, 17), False, -1),
    ev.HandDied(1),
    *(ev.Won(seat, 9, pot) for seat in (0, 1) for pot in (0, 1)),
    ev.CarriedOver(5, True),
    ev.CarriedOver(5, False),
    ev.DealEnded((9, 9)),
)


def whole(text: str) -> bool:
    """Whether a text says something and all of it."""
    return bool(text.strip()) and not re.search(r"[{}]|%n", text) and text == text.strip()


def table(family_rules: str = "jackpots-italian") -> Table:
    began = ev.DealBegan(1, family_rules, 0, (9, 9), (0, 0), (True, True), 5, 9, 1, "")
    return Table(began, 52)


def test_the_samples_hold_every_event() -> None:
    assert {type(event) for event in EVENTS} == set(ev.Event.__args__)
    assert set(ev.Event.__args__) >= LOGGED


@pytest.mark.parametrize("variant", ["jackpots-italian", "seven-card-stud"])
def test_events(variant: str, language: str) -> None:
    words = EventWords(["", "renzo"], preset(variant))
    for event in EVENTS:
        assert whole(words.log(event, table())), event
        assert whole(words.what(event, table())), event
        assert words.announcement(event, table()) == words.log(event, table())
        assert words.bubble(event, table())[0] == words.log(event, table())
    for role in (words.opened_tag(), words.folded_tag(), words.bring_in_tag(), words.all_in_tag()):
        assert whole(role)


@pytest.mark.parametrize("family", ["draw", "stud"])
def test_acts(family: str, language: str) -> None:
    words = acts_for(family)
    for act in Act:
        for opened in (True, False):
            assert whole(words.said(act, "2", "4", opened))
            assert whole(words.label(act, opened))


@pytest.mark.rule("C8")
@pytest.mark.parametrize("reason", REASONS)
def test_refusals(reason: str, language: str) -> None:
    said = RefusalWords().sentence(Refusal(reason, "D-2", PARAMS.get(reason, ())))
    assert whole(said) and "D-2" in said and said.endswith(".")


def test_every_reason_of_the_engine_has_words() -> None:
    rooms = Path(__file__).resolve().parents[2] / "app" / "openers"
    given = set()
    for room in ("engine", "session"):
        for module in (rooms / room).glob("*.py"):
            given |= set(re.findall(r'Refusal\(\s*"(\w+)"', module.read_text(encoding="utf-8")))
    assert given and given <= set(REASONS)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: f"{option.key}-{option.rule}")
def test_options(option: object, language: str) -> None:
    words = OptionWords()
    assert whole(words.name(option.key)) and whole(words.help(option.key))
    assert whole(words.group(option.group))
    values = {
        "int": [option.low, option.high],
        "switch": [True, False],
        "choice": list(option.choices),
        "money": ["none", "0.25", "1"],
    }[option.kind]
    shown = [words.value(option.key, value) for value in values]
    assert all(map(whole, shown)) and len(set(shown)) == len(shown)


@pytest.mark.parametrize("reason", BAD_REASONS)
def test_refused_house_rules(reason: str, language: str) -> None:
    texts = {"known": "a b", "choices": "a b"}
    params = tuple((name, texts.get(name, 7)) for name in BAD_REASONS[reason])
    for key, value in (("ante", 9), ("limit", "soft"), ("nonsense", True), ("deck", None)):
        said = OptionWords().bad(BadRules(key, value, reason, params))
        assert whole(said) and key in said


@pytest.mark.parametrize("variant", ids())
def test_variants(variant: str, language: str) -> None:
    words = VariantWords()
    assert whole(words.name(variant)) and words.name(variant) != variant
    assert whole(words.description(variant))


def test_an_unknown_variant_and_person_keep_their_ids(language: str) -> None:
    assert VariantWords().name("mine") == "mine" and VariantWords().description("mine") == ""
    assert PeopleWords().name("mine") == "mine" and PeopleWords().style("mine") == ""


@pytest.mark.parametrize("person", CHARACTERS)
def test_people(person: str, language: str) -> None:
    words = PeopleWords()
    assert whole(words.name(person)) and words.name(person) != person
    assert whole(words.style(person))


def test_the_person_at_the_screen(language: str) -> None:
    assert PeopleWords().name("") == {"en": "You", "it": "Tu", "es": "Tú"}[language]


def test_categories(language: str) -> None:
    said = [HandWords().category(kind) for kind in Category]
    assert all(map(whole, said)) and len(set(said)) == len(said)


def test_cards(language: str) -> None:
    words = CardWords()
    names = [words.name(card) for card in range(52)]
    assert all(map(whole, names)) and len(set(names)) == 52
    assert (
        words.name(42)
        == {
            "en": "queen of hearts",
            "it": "donna di cuori",
            "es": "dama de corazones",
        }[language]
    )
    assert whole(words.name(None)) and words.name(None) not in names
    assert words.names([42, None]).startswith(words.name(42) + ", 1 ")
    places = {words.at_place(42, 3, marked) for marked in (True, False)}
    assert len(places) == 2 and all("3" in place for place in places)


def test_ranks(language: str) -> None:
    words = RankWords()
    for form in (words.one, words.many, words.up_to, words.letter):
        assert len({form(rank) for rank in range(13)}) == 13
    assert len({words.suit(suit) for suit in range(4)}) == 4


def test_streets(language: str) -> None:
    words = StatusWords(["", "renzo"], preset("jackpots-italian"))
    for variant in ids():
        for step in script(preset(variant)):
            assert whole(words.street(step.name)) and whole(words.street_short(step.name))
