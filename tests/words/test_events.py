"""Logs, bubbles, tags and results of whole deals, written by hand."""

import pytest

from helpers.deals import act, deal, rules
from openers.engine import events as ev
from openers.engine.actions import Act
from openers.engine.hand import Hand
from openers.engine.table import Table
from openers.rules.presets import preset
from openers.words import language as languages
from openers.words.events import EventWords
from openers.words.results import ResultWords

THREE = ("", "renzo", "ana")
HANDS = {0: "Qs Qh Ad 7c 4h", 1: "Kh Ks 4d 4c 9s", 2: "2c 5d 8h 9c Jd"}


def opened(**options: object) -> Hand:
    """Ana deals: you open, Renzo raises; Ana folds; Renzo wins the showdown."""
    hand = deal(rules(**options), [50, 50, 50], HANDS, button=2, then="Tc 6h")
    return act(hand, "0 r3, 1 r9, 2 f, 0 c, 0 d 7c 4h, 1 d, 0 k, 1 r10, 0 c")


LOG = {
    "en": """Deal 1. Dealer: Ana.
Antes
The deal
First bets
You: open for 3
Renzo: raise to 9
Ana: fold
You: call 6
Draw
You: draw 2 cards
Renzo: stand pat
Second bets
You: check
Renzo: bet 10
You: call 10
Showdown
Renzo: two pair, kings and fours
You: pair of queens
Renzo wins 41""",
    "it": """Mano 1. Mazziere: Ana.
Inviti
Le carte
Primo giro
Tu: apro di 3
Renzo: rilancio a 9
Ana: lascio
Tu: vedo 6
Cambio
Tu: cambio 2 carte
Renzo: servito
Secondo giro
Tu: parola
Renzo: punto 10
Tu: vedo 10
Showdown
Renzo: doppia coppia, re e quattro
Tu: coppia di donne
Renzo vince 41""",
    "es": """Mano 1. Reparte: Ana.
Antes
El reparto
Primera ronda
Tú: abro con 3
Renzo: subo a 9
Ana: me retiro
Tú: veo 6
Descarte
Tú: pido 2 cartas
Renzo: servido
Segunda ronda
Tú: paso
Renzo: envido 10
Tú: veo 10
Showdown
Renzo: dobles parejas, reyes y cuatros
Tú: pareja de damas
Renzo gana 41""",
}


def test_the_log_of_a_deal(language: str) -> None:
    hand = opened()
    lines = EventWords(THREE, hand.rules).lines(hand.events, 52)
    assert "\n".join(line.text for line in lines) == LOG[language]
    bet = next(line for line in lines if line.what in {"bet 10", "punto 10", "envido 10"})
    assert (bet.who, bet.seat) == ("Renzo", 1) and isinstance(bet.event, ev.Acted)


def test_the_log_of_an_event_list_begins_with_the_deal(english: object) -> None:
    hand = opened()
    with pytest.raises(ValueError, match="DealBegan"):
        EventWords(THREE, hand.rules).lines(hand.events[1:], 52)


def test_the_same_events_in_another_language(qapp: object, language: str) -> None:
    hand = opened()
    words = EventWords(THREE, hand.rules)
    first = [line.text for line in words.lines(hand.events, 52)]
    languages.install(qapp, "it" if language == "en" else "en")
    second = [line.text for line in words.lines(hand.events, 52)]
    alike = {line for line in first if line in second}
    assert alike <= {"Showdown", "Antes"}
    languages.install(qapp, language)
    assert [line.text for line in words.lines(hand.events, 52)] == first


def bubbles(hand: Hand, words: EventWords) -> dict[str, tuple[str, str]]:
    """The bubble of each act and draw of a deal, by its first line."""
    began = hand.events[0]
    assert isinstance(began, ev.DealBegan)
    table, said = Table(began, 52), {}
    for event in hand.events[1:]:
        table.apply(event)
        if isinstance(event, ev.Acted | ev.Discarded):
            lines = words.bubble(event, table, 0 if event.seat == 2 else -1)
            said[lines[0]] = lines
    return said


@pytest.mark.parametrize("place", range(3))
def test_bubbles_say_what_it_costs_the_reader(place: int, english: object) -> None:
    said = bubbles(opened(), EventWords(THREE, preset("jackpots-italian")))
    expected = [
        ("Renzo: raise to 9", "6 more to you"),
        ("Renzo: bet 10", "10 more to you"),
        ("Ana: fold", "You are next"),
    ][place]
    assert said[expected[0]] == expected
    assert said["You: open for 3"] == ("You: open for 3", "")


def test_who_folded_owes_nothing(english: object) -> None:
    words = EventWords(("renzo", "ana", ""), preset("jackpots-italian"))
    assert bubbles(opened(), words)["Ana: bet 10"] == ("Ana: bet 10", "")


def test_a_capped_raise_is_counted(english: object) -> None:
    hand = deal(rules(limit="fixed-limit"), [50, 50, 50], HANDS, button=2)
    act(hand, "0 r2, 1 r4, 2 f")
    said = bubbles(hand, EventWords(THREE, hand.rules))
    assert said["Renzo: raise to 4"] == ("Renzo: raise to 4", "2 more to you · raise 1 of 3")


@pytest.mark.rule("C4")
def test_all_in_is_said(language: str) -> None:
    hand = deal(rules(), [50, 6, 50], HANDS, button=2)
    act(hand, "0 r3, 1 r5")
    words = EventWords(THREE, hand.rules)
    event = hand.events[-1]
    assert (
        words.log(event, hand.table)
        == {
            "en": "Renzo: raise to 5, all-in",
            "it": "Renzo: rilancio a 5, resti",
            "es": "Renzo: subo a 5, el resto",
        }[language]
    )


@pytest.mark.rule("D-2", "E-3")
def test_before_the_opening_one_passes_and_after_it_one_checks(language: str) -> None:
    hand = deal(rules(), [50, 50, 50], {**HANDS, 0: HANDS[2], 2: HANDS[0]}, button=2)
    words = EventWords(THREE, hand.rules)
    act(hand, "0 k")
    said = [words.what(hand.events[-1], hand.table)]
    act(hand, "1 r3, 2 c, 0 f, 1 d, 2 d, 1 k")
    said.append(words.what(hand.events[-1], hand.table))
    assert (
        said
        == {"en": ["pass", "check"], "it": ["passo", "parola"], "es": ["paso", "paso"]}[language]
    )


def test_tags(english: object) -> None:
    hand = opened()
    words = EventWords(THREE, hand.rules)
    table = hand.table
    assert words.tag(ev.Acted(1, Act.RAISE, 6, 9), table) == "raise to 9"
    assert words.tag(ev.Discarded(1, ()), table) == "stand pat"
    assert words.tag(ev.Won(1, 41, 0), table) == "+41"
    assert words.tag(ev.HandsGathered(), table) == ""


@pytest.mark.rule("D-14")
def test_openers_shown_on_demand(language: str) -> None:
    hand = deal(rules(), [50, 50, 50], HANDS, button=2)
    act(hand, "0 r3, 1 f, 2 f, 1 ask")
    words = EventWords(THREE, hand.rules)
    shown = next(e for e in hand.events if isinstance(e, ev.OpenersShown))
    assert (
        words.log(shown, hand.table)
        == {
            "en": "You: openers shown: pair of queens (asked by Renzo)",
            "it": "Tu: apertura mostrata, coppia di donne (richiesta: Renzo)",
            "es": "Tú: apertura enseñada, pareja de damas (la pide: Renzo)",
        }[language]
    )


RESULT = {
    "en": ("Renzo wins 41", "Two pair, kings and fours", "Two pair beats pair."),
    "it": ("Renzo vince 41", "Doppia coppia, re e quattro", "Doppia coppia batte coppia."),
    "es": (
        "Renzo gana 41",
        "Dobles parejas, reyes y cuatros",
        "Dobles parejas gana a pareja.",
    ),
}


def result(hand: Hand, people: tuple[str, ...] = THREE) -> tuple[str, str, str]:
    words = ResultWords(people, hand.rules)
    return words.headline(hand.table), words.hand(hand.table), words.why(hand.table)


@pytest.mark.rule("D-13")
def test_the_result(language: str) -> None:
    assert result(opened()) == RESULT[language]


def test_the_reader_is_addressed(english: object) -> None:
    assert result(opened(), ("renzo", "", "ana"))[0] == "You win 41"


def test_the_readers_own_hand_is_the_one_compared(english: object) -> None:
    hands = {0: "Kh Ks Kd 4c 9s", 1: "Qs Qh 8d 8c 4h", 2: "Js Jh 5d 7c 2h"}
    hand = deal(rules(), [50, 50, 50], hands, button=2)
    act(hand, "0 r3, 1 c, 2 c, 0 d, 1 d, 2 d, 0 k, 1 k, 2 k")
    why = ResultWords(("renzo", "ana", ""), hand.rules).why(hand.table)
    assert why == "Three of a kind beats pair."
    why = ResultWords(("renzo", "", "ana"), hand.rules).why(hand.table)
    assert why == "Three of a kind beats two pair."


@pytest.mark.rule("C6")
def test_a_shared_pot(english: object) -> None:
    hands = {0: "Qs Qh Ad 7c 4h", 1: "Qc Qd As 7h 4s", 2: "2c 5d 8h 9c Jd"}
    hand = deal(rules(), [50, 50, 50], hands, button=2)
    act(hand, "0 r3, 1 c, 2 f, 0 d, 1 d, 0 k, 1 k")
    assert result(hand) == (
        "The pot is shared: You 5, Renzo 4",
        "Pair of queens",
        "Equal hands: the pot is shared; suits never decide.",
    )


@pytest.mark.rule("C2")
def test_main_and_side_pot_to_unlike_hands(english: object) -> None:
    hands = {0: "Kh Kd Ad 7c 4h", 1: "Qc Qd Js 7h 4s", 2: "Jd Jh 8h 9c 2d"}
    hand = deal(rules(), [5, 50, 50], hands, button=2)
    act(hand, "0 r3, 1 r9, 2 c, 0 c, 0 d, 1 d, 2 d, 1 k, 2 k")
    assert result(hand) == (
        "The pots: You 15, Renzo 10",
        "",
        "Who was all-in wins only what the others matched; the best of them wins the rest.",
    )


@pytest.mark.rule("C3")
def test_nobody_called(english: object) -> None:
    hand = deal(rules(proof_of_openers="never"), [50, 50, 50], HANDS, button=2)
    act(hand, "0 r3, 1 f, 2 f")
    assert result(hand) == ("You win 3", "", "Nobody called.")
    returned = next(e for e in hand.events if isinstance(e, ev.Returned))
    log = EventWords(THREE, hand.rules).log(returned, hand.table)
    assert log == "You: 3 back, not called"


@pytest.mark.rule("D-5")
def test_nobody_opened(language: str) -> None:
    hand = deal(rules(), [50, 50, 50], HANDS, button=2)
    act(hand, "0 k, 1 k, 2 k")
    assert result(hand) == (
        {
            "en": "Nobody opened: 3 stay on the table",
            "it": "Nessuno ha aperto: 3 restano sul tavolo",
            "es": "Nadie abrió: 3 quedan en la mesa",
        }[language],
        "",
        "",
    )


@pytest.mark.rule("E-10")
def test_all_checked_after_the_draw(english: object) -> None:
    hand = deal(rules("jackpot-spanish"), [50, 50, 50], HANDS, button=2)
    act(hand, "0 r2, 1 c, 2 f, 0 d, 1 d, 0 k, 1 k")
    why = "All checked after the draw: no hand is shown."
    assert result(hand) == ("7 stay on the table", "", why)


@pytest.mark.rule("D-16")
def test_a_dead_hand(english: object) -> None:
    hands = {0: "Ts Th Ad 7c 4h", 1: "9h 9s 4d 4c 2s", 2: "2c 5d 8h 9c Jd"}
    hand = deal(rules(openers_enforced=False), [50, 50, 50], hands, button=2)
    act(hand, "0 r3, 1 c, 2 f, 0 d, 1 d, 0 k, 1 k")
    assert result(hand)[0] == "Renzo wins 9"
    assert result(hand)[2] == "A hand opened without openers is dead."
    log = [line.text for line in EventWords(THREE, hand.rules).lines(hand.events, 52)]
    assert "You: dead hand, opened without openers" in log


def test_the_readers_win_in_the_log(language: str) -> None:
    hand = opened()
    words = EventWords(("renzo", "", "ana"), hand.rules)
    won = next(e for e in hand.events if isinstance(e, ev.Won))
    assert (words.what(won, hand.table), words.log(won, hand.table)) == {
        "en": ("win 41", "You win 41"),
        "it": ("vinci 41", "Tu vinci 41"),
        "es": ("ganas 41", "Tú ganas 41"),
    }[language]
