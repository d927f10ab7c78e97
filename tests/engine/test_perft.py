"""Counting every sequence of acts of a round of fixed limit (case 34), against counts made by hand
of the rules alone (rules S-3…S-5, S-8, S-9)."""

import pytest

from helpers.deals import acts, asked, fork, rules, stud
from openers.engine.actions import Fold
from openers.engine.facts import Facts
from openers.engine.hand import Hand

DEEP = 100_000

LATER = {2: 17, 3: 247, 4: 2_793, 5: 25_311, 6: 197_869}
THIRD = {2: 18, 3: 258, 4: 3_054, 5: 29_850, 6: 255_918}
LATER_FOUR = {2: 21, 3: 529, 4: 9_425, 5: 123_941, 6: 1_337_641}
THIRD_FOUR = {2: 22, 3: 542, 4: 9_970, 5: 138_806, 6: 1_610_002}
OPEN_PAIR = {2: 57, 3: 1_069, 4: 12_977}
OPEN_PAIR_FOUR = {2: 81, 3: 2_761, 4: 52_769}
TOO_MANY = 20_000
"""Leaves: more take long."""


def leaves(hand: Hand, known: dict[str, int] | None = None) -> int:
    """The ways this round can go on; ``known``: those of tables met before, to walk them once."""
    name = hand.table.step_name
    key = "" if known is None else everything(hand)
    if known and key in known:
        return known[key]
    found = 0
    for action in acts(asked(hand)):
        if isinstance(action, Fold) and sum(map(hand.table.live, range(hand.table.seats))) == 2:
            found += 1
            continue
        other = fork(hand)
        other.apply(action)
        going_on = not other.over and other.table.step_name == name
        found += leaves(other, known) if going_on else 1
    if known is not None:
        known[key] = found
    return found


def everything(hand: Hand) -> str:
    """Whose turn it is and every fact of the table."""
    return repr([hand.turn, *(getattr(hand.table, name) for name in Facts.__slots__)])


def third_street(players: int, **options: int) -> Hand:
    return stud(rules("seven-card-stud", seats=players, stack=DEEP, **options), [DEEP] * players)


def on(street: str, hand: Hand) -> Hand:
    """The deal gone on to a street with everybody in and nothing bet."""
    while hand.table.step_name != f"{street}-street":
        legal = asked(hand)
        cheap = [a for a in acts(legal._replace(raises=())) if not isinstance(a, Fold)]
        hand.apply(cheap[0])
    return hand


def fourth_street(players: int, pair: bool, **options: int) -> Hand:
    boards = ["2c 3d 9h 9s", "4c 5d Kh 8s", "4d 5s Qh 7s", "4h 5h Jh 7d"]
    hands = {s: boards[s] for s in range(players)}
    if not pair:
        hands[0] = "2c 3d 9h 8d"
    given = rules("seven-card-stud", seats=players, stack=DEEP, **options)
    return on("fourth", stud(given, [DEEP] * players, hands))


def counts(*tables: tuple[str, dict[int, int], int]) -> list[object]:
    return [
        pytest.param(name, players, most, count, id=f"{name}-{most}-{players}",
                     marks=[pytest.mark.long] if count > TOO_MANY else [])
        for name, table, most in tables
        for players, count in table.items()
    ]  # fmt: skip


@pytest.mark.rule("S-3", "S-4", "S-5", "S-8", "S-9")
@pytest.mark.parametrize(
    ("name", "players", "most", "count"),
    counts(
        ("later", LATER, 3),
        ("third", THIRD, 3),
        ("later", LATER_FOUR, 4),
        ("third", THIRD_FOUR, 4),
        ("pair", OPEN_PAIR, 3),
        ("pair", OPEN_PAIR_FOUR, 4),
        ("unpaired", {2: 17, 3: 247, 4: 2_793}, 3),
        ("unpaired", {2: 21, 3: 529, 4: 9_425}, 4),
        ("sixth", {2: 17, 3: 247, 4: 2_793}, 3),
        ("seventh", {2: 17, 3: 247, 4: 2_793}, 3),
    ),
)
def test_the_sequences_of_a_round(name: str, players: int, most: int, count: int) -> None:
    if name == "third":
        hand = third_street(players, max_raises=most)
    elif name in ("pair", "unpaired"):
        hand = fourth_street(players, name == "pair", max_raises=most)
    else:
        street = "fifth" if name == "later" else name
        hand = on(street, third_street(players, max_raises=most))
    assert leaves(hand, {} if count > TOO_MANY else None) == count


def test_tables_met_before_count_as_if_walked_again() -> None:
    hand = third_street(4, max_raises=4)
    assert leaves(hand, {}) == leaves(hand) == THIRD_FOUR[4]


@pytest.mark.rule("E-4", "S-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sequences_of_a_round_of_draw(players: int) -> None:
    """Fixed limit in draw is the same tree: a bet and three raises, nobody folds to nothing."""
    options = {"limit": "fixed-limit", "openers": "none", "all_pass_after_draw": "showdown"}
    given = rules("draw-pot", seats=players, stack=DEEP, **options)
    hand = Hand(given, stacks=[DEEP] * players, button=0, seed=b"")
    first = leaves(hand)
    # Nobody opening ends the deal: one leaf as well.
    assert first == LATER[players]


@pytest.mark.rule("S-3")
@pytest.mark.parametrize(("players", "count"), [(2, 10), (3, 176), (4, 2_356)])
def test_the_bring_in_read_literally_cannot_be_a_completion(players: int, count: int) -> None:
    """The case list names these counts as those without the completion as a first act."""
    assert leaves(third_street(players, bring_in_may_complete=False)) == count
