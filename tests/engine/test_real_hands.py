"""Seven real hands of seven-card stud, act by act (case 35).

The files are from the PHH dataset of the University of Toronto Computer Poker Research Group;
their licence lies beside them.
"""

import tomllib

import pytest

from helpers.deals import asked, rules
from helpers.places import TESTS
from openers.cards.card import parse
from openers.engine.actions import BringIn, Call, Check, Fold, RaiseTo
from openers.engine.hand import Hand
from openers.rules.catalogue import MOST_CHIPS

FILES = sorted((TESTS / "data" / "phh").glob("*.phh"))


def cards(text: str) -> list[int]:
    return [parse(text[i : i + 2]) for i in range(0, len(text), 2)]


def in_dealing_order(acts: list[str]) -> list[int]:
    """The deck: third street goes round by round, later streets a card to each."""
    dealt = [(a.split()[2], cards(a.split()[3])) for a in acts if a.startswith("d dh")]
    third = [c for _, c in dealt if len(c) == 3]
    order = [hand[place] for place in range(3) for hand in third]
    order += [card for _, c in dealt if len(c) == 1 for card in c]
    return order + [card for card in range(52) if card not in order]


def play(hand: Hand, line: str) -> None:
    who, word, *figures = line.split()
    legal = asked(hand)
    assert legal.seat == int(who[1:]) - 1, line
    if word == "pb":
        if legal.bring_in:
            hand.apply(BringIn())
    elif word == "cbr":
        hand.apply(RaiseTo(int(figures[0])))
    elif word == "cc":
        hand.apply(Call() if legal.call else Check())
    else:
        assert word == "f", line
        hand.apply(Fold())


@pytest.mark.rule("S-1", "S-3", "S-4", "S-7", "S-9", "S-10", "S-11")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_real_hand_ends_with_its_stacks(path) -> None:
    real = tomllib.loads(path.read_text())
    stacks = real["starting_stacks"]
    given = rules(
        "seven-card-stud", seats=len(stacks), stack=MOST_CHIPS, ante=real["antes"][0],
        bring_in=real["bring_in"], small_bet=real["small_bet"], big_bet=real["big_bet"],
        may_muck=True, max_raises=4,
    )  # fmt: skip
    deck = in_dealing_order(real["actions"])
    hand = Hand(given, stacks=stacks, button=len(stacks) - 1, deck=deck)
    for line in real["actions"]:
        if line.startswith("p") and " sm" not in line:
            play(hand, line)
    assert hand.over
    assert hand.table.stacks == real["finishing_stacks"]


def test_all_the_real_hands_are_there() -> None:
    assert len(FILES) == 7
