"""Names of hands and why one beats another, against samples written by hand."""

from itertools import combinations, combinations_with_replacement, pairwise

import pytest

from openers.cards.card import parse_all
from openers.cards.ranking import STANDARD, Category, ranking_of
from openers.words.hands import HandWords, order

NAMES = {
    "Kc Js 8d 5h 2c": ("King high", "Carta alta: re", "Carta alta: rey"),
    "Ac Js 8d 5h 2c": ("Ace high", "Carta alta: asso", "Carta alta: as"),
    "Qs Qh Ad 7c 4h": ("Pair of queens", "Coppia di donne", "Pareja de damas"),
    "Js Jh Ad 7c 4h": ("Pair of jacks", "Coppia di jack", "Pareja de jotas"),
    "8s 8h Ad 7c 4h": ("Pair of eights", "Coppia di otto", "Pareja de ochos"),
    "Kh Ks 4d 4c 9s": (
        "Two pair, kings and fours",
        "Doppia coppia, re e quattro",
        "Dobles parejas, reyes y cuatros",
    ),
    "7h 7s 7d 4c 9s": ("Three sevens", "Tris di sette", "Trío de sietes"),
    "Th Js Qd Kc As": ("Straight to the ace", "Scala all’asso", "Escalera al as"),
    "8h 9s Td Jc Qs": ("Straight to the queen", "Scala alla donna", "Escalera a la dama"),
    "Ah 2s 3d 4c 5s": ("Straight to the five", "Scala al cinque", "Escalera al cinco"),
    "4h 5s 6d 7c 8s": ("Straight to the eight", "Scala all’otto", "Escalera al ocho"),
    "2h 9h 5h Jh Kh": ("Flush to the king", "Colore al re", "Color al rey"),
    "2h 9h 5h Jh 3h": ("Flush to the jack", "Colore al jack", "Color a la jota"),
    "Kh Ks Kd 4c 4s": (
        "Full house, kings over fours",
        "Full di re e quattro",
        "Full de reyes y cuatros",
    ),
    "Ah As Ad Ac 4s": ("Four aces", "Poker di assi", "Póquer de ases"),
    "5s 6s 7s 8s 9s": (
        "Straight flush to the nine",
        "Scala reale al nove",
        "Escalera de color al nueve",
    ),
    "Ts Js Qs Ks As": ("Royal flush", "Scala reale massima", "Escalera real"),
    "Js Jh": ("Pair of jacks", "Coppia di jack", "Pareja de jotas"),
    "As": ("Ace high", "Carta alta: asso", "Carta alta: as"),
    "Kh Ks 4d 4c": (
        "Two pair, kings and fours",
        "Doppia coppia, re e quattro",
        "Dobles parejas, reyes y cuatros",
    ),
    "Kh Ks 4d 4c 9s 9d 2c": (
        "Two pair, kings and nines",
        "Doppia coppia, re e nove",
        "Dobles parejas, reyes y nueves",
    ),
}

REASONS = {
    # one pair against another kind of hand, then each way to decide between equals
    ("Kh Ks 4d 4c 9s", "Qs Qh Ad 7c 4h"): (
        "Two pair beats pair.",
        "Doppia coppia batte coppia.",
        "Dobles parejas gana a pareja.",
    ),
    ("Qs Qh Ad 7c 4h", "Js Jh Ad 7c 4h"): (
        "The higher pair wins: queens over jacks.",
        "Vince la coppia più alta: donne contro jack.",
        "Gana la pareja más alta: damas contra jotas.",
    ),
    ("Qs Qh Ad 7c 4h", "Qd Qc Kd 7c 4h"): (
        "Equal so far; the kicker decides: ace over king.",
        "Fin lì pari; decide il kicker: asso contro re.",
        "Hasta ahí, igual; decide el kicker: as contra rey.",
    ),
    ("Qs Qh Ad 7c 5h", "Qd Qc As 7d 4h"): (
        "Equal so far; the kicker decides: five over four.",
        "Fin lì pari; decide il kicker: cinque contro quattro.",
        "Hasta ahí, igual; decide el kicker: cinco contra cuatro.",
    ),
    ("Kh Ks 4d 4c 9s", "Qh Qs Jd Jc 9d"): (
        "The higher top pair wins: kings over queens.",
        "Decide la coppia maggiore: re contro donne.",
        "Decide la pareja mayor: reyes contra damas.",
    ),
    ("Kh Ks 5d 5c 9s", "Kd Kc 4d 4c 9d"): (
        "Equal so far; the second pair decides: fives over fours.",
        "Fin lì pari; decide la seconda coppia: cinque contro quattro.",
        "Hasta ahí, igual; decide la segunda pareja: cincos contra cuatros.",
    ),
    ("Kh Ks 4d 4c 9s", "Kd Kc 4h 4s 8d"): (
        "Equal so far; the kicker decides: nine over eight.",
        "Fin lì pari; decide il kicker: nove contro otto.",
        "Hasta ahí, igual; decide el kicker: nueve contra ocho.",
    ),
    ("8h 9s Td Jc Qs", "Ah 2s 3d 4c 5s"): (
        "The straight with the higher top card wins: queen over five.",
        "Vince la scala con la carta più alta: donna contro cinque.",
        "Gana la escalera con la carta más alta: dama contra cinco.",
    ),
    ("2h 9h 5h Jh Kh", "2s 9s 4s Js Ks"): (
        "Equal so far; the next card decides: five over four.",
        "Fin lì pari; decide la carta seguente: cinque contro quattro.",
        "Hasta ahí, igual; decide la carta siguiente: cinco contra cuatro.",
    ),
    ("Kh Ks Kd 4c 4s", "Qh Qs Qd Ac As"): (
        "The three of the full house decides: kings over queens.",
        "Decide il tris del full: re contro donne.",
        "Decide el trío del full: reyes contra damas.",
    ),
    ("Qs Qh Ad 7c 4h", "Qd Qc As 7h 4s"): (
        "Equal hands: the pot is shared; suits never decide.",
        "Punti uguali: il piatto si divide; i semi non contano mai.",
        "Jugadas iguales: el bote se reparte; los palos nunca deciden.",
    ),
}
PLACE = {"en": 0, "it": 1, "es": 2}


@pytest.mark.parametrize("cards", NAMES)
def test_names(cards: str, language: str) -> None:
    assert HandWords().name(STANDARD, parse_all(cards)) == NAMES[cards][PLACE[language]]


@pytest.mark.rule("C1")
@pytest.mark.parametrize("hands", REASONS)
def test_why(hands: tuple[str, str], language: str) -> None:
    winner, loser = map(parse_all, hands)
    said = HandWords().why(STANDARD, winner, loser)
    assert said == REASONS[hands][PLACE[language]]


def classes() -> list[tuple[int, ...]]:
    """One hand of each of the 7,462 classes: 6,175 sets of ranks unsuited, 1,287 suited."""
    unsuited = []
    for ranks in combinations_with_replacement(range(13), 5):
        if len(set(ranks)) > 1:
            suits = [ranks[:i].count(rank) for i, rank in enumerate(ranks)]
            if len(set(ranks)) == 5:
                suits[0] = 1
            unsuited.append(tuple(4 * r + s for r, s in zip(ranks, suits, strict=True)))
    suited = [tuple(4 * rank for rank in ranks) for ranks in combinations(range(13), 5)]
    return unsuited + suited


def test_every_class_has_its_name(language: str) -> None:
    words = HandWords()
    names = {}
    for hand in classes():
        kind = STANDARD.category(STANDARD.value(hand))
        names.setdefault(kind, set()).add(words.name(STANDARD, hand))
    counts = [len(names[kind]) for kind in Category]
    # Top cards seven to ace; pairs 13; two pair 13·12/2; threes 13; straights five to ace;
    # flushes seven to ace; full houses 13·12; fours 13; straight flushes and the royal one.
    assert counts == [8, 13, 78, 13, 10, 8, 156, 13, 10]
    every = set().union(*names.values())
    assert len(every) == sum(counts) and not any("{" in name for name in every)


def test_every_class_beats_the_one_below_for_a_reason(english: object) -> None:
    words = HandWords()
    hands = sorted(classes(), key=STANDARD.value)
    assert len({STANDARD.value(hand) for hand in hands}) == 7462
    for lower, higher in pairwise(hands):
        said = words.why(STANDARD, higher, lower)
        assert "{" not in said and "shared" not in said
        alike = STANDARD.category(STANDARD.value(lower)) is STANDARD.category(
            STANDARD.value(higher)
        )
        assert alike == ("beats" not in said)
        if alike:
            assert order(STANDARD, higher) > order(STANDARD, lower)


def test_a_flush_over_a_full_house_in_the_stripped_deck(english: object) -> None:
    stripped = ranking_of(4, True)
    flush, full = parse_all("7h 9h Th Jh Kh"), parse_all("Kd Ks Kc 8c 8s")
    assert HandWords().why(stripped, flush, full) == "Flush beats full house."


def test_no_cards_no_name(english: object) -> None:
    assert HandWords().name(STANDARD, ()) == ""
