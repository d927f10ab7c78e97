"""Plural forms for one, two and five."""

import pytest

from openers.engine import events as ev
from openers.engine.actions import Refusal
from openers.engine.table import Table
from openers.rules.presets import preset
from openers.words.cards import CardWords
from openers.words.events import EventWords
from openers.words.refusals import RefusalWords
from openers.words.status import StatusWords

COUNTS = (1, 2, 5)


def _table(passed_out: int = 0) -> Table:
    began = ev.DealBegan(
        1, "jackpots-italian", 0, (10, 10), (0, 0), (True, True), 0, 9, passed_out, ""
    )
    return Table(began, 52)


def test_cards_drawn(language: str) -> None:
    words = EventWords(["", "ana"], preset("jackpots-italian"))
    said = [words.log(ev.Discarded(1, (None,) * n), _table()) for n in (0, *COUNTS)]
    assert (
        said
        == {
            "en": ["Ana: stand pat", "Ana: draw 1 card", "Ana: draw 2 cards", "Ana: draw 5 cards"],
            "it": [
                "Ana: servito",
                "Ana: cambio 1 carta",
                "Ana: cambio 2 carte",
                "Ana: cambio 5 carte",
            ],
            "es": ["Ana: servido", "Ana: pido 1 carta", "Ana: pido 2 cartas", "Ana: pido 5 cartas"],
        }[language]
    )


def test_passed_out_deals(language: str) -> None:
    words = StatusWords(["", "ana"], preset("jackpots-italian"))
    assert words.passed_out(_table()) == ""
    assert [words.passed_out(_table(n)) for n in COUNTS] == {
        "en": ["1 deal passed out", "2 deals passed out", "5 deals passed out"],
        "it": ["1 mano senza apertura", "2 mani senza apertura", "5 mani senza apertura"],
        "es": ["1 mano no abierta", "2 manos no abiertas", "5 manos no abiertas"],
    }[language]


def test_hidden_cards(language: str) -> None:
    said = [CardWords().names([None] * n) for n in COUNTS]
    assert (
        said
        == {
            "en": ["1 face-down card", "2 face-down cards", "5 face-down cards"],
            "it": ["1 carta coperta", "2 carte coperte", "5 carte coperte"],
            "es": ["1 carta tapada", "2 cartas tapadas", "5 cartas tapadas"],
        }[language]
    )


@pytest.mark.rule("D-10")
def test_cards_that_may_be_exchanged(language: str) -> None:
    words = RefusalWords()
    said = [words.sentence(Refusal("too_many_discards", "D-10", (("most", n),))) for n in COUNTS]
    assert said[0] != said[1]
    assert (
        said[1]
        == {
            "en": "At most 2 cards may be exchanged (rule D-10).",
            "it": "Si possono cambiare al massimo 2 carte (regola D-10).",
            "es": "Se pueden descartar como máximo 2 cartas (regla D-10).",
        }[language]
    )
