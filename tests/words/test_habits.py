"""What an act usually means: told from public facts, the same whatever the hidden cards are."""

from random import Random

import pytest

from helpers.deals import act, deal, rules
from openers.cards.card import parse_all
from openers.engine import events as ev
from openers.engine.actions import Act
from openers.engine.hand import Hand
from openers.engine.table import Table
from openers.engine.views import ONLOOKER, redact
from openers.rules.presets import ids, preset
from openers.words.habits import HabitWords
from panels.moments import answer


def notes(hand: Hand, watcher: int = ONLOOKER) -> list[str]:
    """The notes of a deal as this seat sees it, one an event."""
    began, *events = (redact(event, watcher) for event in hand.events)
    assert isinstance(began, ev.DealBegan)
    table, words, told = Table(began, 52), HabitWords(hand.rules), []
    for event in events:
        seat = getattr(event, "seat", -1)
        before = table.acts[seat] if seat >= 0 else None
        table.apply(event)
        told.append(words.note(event, table, before.act if before else None))
    return told


HANDS = {0: "2c 5d 8h 9c Jd", 1: "Kh Ks 4d 4c 9s", 2: "Qs Qh Ad 7c 4h"}


def test_a_draw_deal_is_explained(english: object) -> None:
    hand = deal(rules(), [50, 50, 50], HANDS, button=2, then="Tc 6h 3s")
    act(hand, "0 k, 1 r3, 2 r9, 0 c, 1 c, 1 d 9s, 2 d, 0 d 2c 5d, 1 k, 2 r10, 0 f, 1 c")
    assert [note for note in notes(hand) if note] == [
        "Few are left to speak: often no more than the openers.",
        "Often two pair or better; sometimes a high pair.",
        "Often four to a straight or a flush, or a pair too low to open.",
        "Opened, and only calls: often no more than the openers.",
        "Often two pair, or four to a straight or a flush.",
        "Often a straight, a flush or a full house; now and then a bluff.",
        "Often three of a kind; sometimes a pair and a high card kept to hide it.",
        "Stood pat and bets: often a straight or better; sometimes a bluff.",
    ]


def board(cards: str, act_: Act, step: str, others: str = "2c") -> str:
    """The note on an act of a seat that shows these cards."""
    stud = preset("seven-card-stud")
    began = ev.DealBegan(1, "x", 0, (99, 99), (0, 0), (True, True), 0, None, 0, "")
    table = Table(began, 52)
    table.apply(ev.StepBegan(3, step))
    for seat, shown in enumerate((others, cards)):
        for card in parse_all(shown):
            table.apply(ev.Dealt(seat, card, True))
    event = ev.Acted(1, act_, 8, 8)
    table.apply(event)
    return HabitWords(stud).note(event, table)


@pytest.mark.parametrize(
    ("cards", "done", "step", "others", "said"),
    [
        ("2d", Act.BRING_IN, "third-street", "9c", "Forced by the lowest card"),
        ("Kd", Act.COMPLETE, "third-street", "9c", "often pair of kings, or only a try"),
        ("Kd", Act.COMPLETE, "third-street", "Ac", "Often a pair, or three good cards"),
        ("9d", Act.RAISE, "third-street", "2c", "Often a high pair"),
        ("9d 9c 2h", Act.BET, "fifth-street", "2c", "Pair of nines in sight"),
        ("9d 4d 2d", Act.BET, "fifth-street", "2c", "Three or more of a suit"),
        ("9d 4d 2h", Act.BET, "fifth-street", "2c", "a pair of one of the cards"),
        ("9d 4d 2h", Act.RAISE, "fifth-street", "2c", "Often two pair or better"),
    ],
)
def test_a_board_is_explained(
    english: object, cards: str, done: Act, step: str, others: str, said: str
) -> None:
    assert said in board(cards, done, step, others)


@pytest.mark.rule("C9")
@pytest.mark.parametrize("variant", ids())
def test_hidden_cards_change_no_note(english: object, variant: str) -> None:
    game, told = preset(variant), []
    for seed in range(12):
        rng = Random(seed)
        hand = Hand(game, stacks=(game.stack,) * game.seats, button=0, seed=bytes([seed]))
        while (legal := hand.legal()) is not None:
            hand.apply(answer(hand, legal, rng))
        assert notes(hand) == notes(hand, watcher=1)
        told += notes(hand)
    assert any(told)
