"""Stud hands of PokerKit as PHH files, with everything that the format lets a file do otherwise.

What PokerKit plays otherwise than our rules, and what is said of it:

* its dealer burns cards and deals folded ones again when the deck runs out (``dealt_again``,
  ``too_many_cards``, S-12);
* after a short all-in a raise is measured from the highest bet there (``refused``, C5);
* a bring-in of the last chips may complete there, and is all that the others owe (S-3);
* an odd chip goes to the first player there (``stacks_differ``, C6).
"""

import random
import warnings
from collections import Counter
from decimal import Decimal
from typing import Any, NamedTuple

from pokerkit import (
    Automation,
    ChipsPulling,
    FixedLimitSevenCardStud,
    HandHistory,
    Mode,
    State,
)

from openers.records.faults import Fault

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.CARD_BURNING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
UNITS: tuple[Any, ...] = (1, 1, 25_000, Decimal("0.5"), Decimal("0.25"))
DOWN = (0, 1, 6)
FIELDS = (
    ("author", "'Nobody Special'"), ("event", "'An Event #43'"), ("url", "'https://phh.readthedocs.io/#z'"),
    ("day", "19"), ("month", "6"), ("year", "2023"), ("time", "12:34:56"),
    ("time_zone", "'America/Toronto'"), ("hand", "'x-1'"), ("level", "30"), ("table", "1"),
    ("currency", "'USD'"), ("currency_symbol", "'$'"), ("time_limit", "inf"), ("rake", "0"),
    ("_mine", "{a = 1, b = [1, 2]}"), ("_when", "2023-06-19"), ("_who", '["Þór", """a\nb"""]'),
)  # fmt: skip


class Told(NamedTuple):
    """A hand played by PokerKit, and a file that tells it."""

    state: State
    file: bytes


def hand(seed: int) -> Told:
    """A hand at random: players, amounts, acts, and how the file tells of it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PokerKit's, of its own doings
        rng = random.Random(seed)
        random.seed(seed)  # PokerKit shuffles with it
        game, state = _begun(rng)
        _play(state, rng)
        told = HandHistory.from_game_state(game, state, rng.random() < 0.5)
    fields = {
        "variant": "'F7S'",
        "antes": _amounts(rng, told.antes),
        "bring_in": _amount(rng, told.bring_in),
        "small_bet": _amount(rng, told.small_bet),
        "big_bet": _amount(rng, told.big_bet),
        "starting_stacks": _amounts(rng, told.starting_stacks),
        "finishing_stacks": _amounts(rng, state.stacks),
        "actions": _actions(rng, _hidden(rng, state, told.actions)),
    }
    if game.ante_trimming_status or rng.random() < 0.5:
        fields["ante_trimming_status"] = str(game.ante_trimming_status).lower()
    return Told(state, _file(rng, fields))


def excused(fault: Fault) -> bool:
    """Whether a fault names a rule of ours that PokerKit plays otherwise."""
    return fault.key in ("dealt_again", "too_many_cards") or bool(fault.house)


# -- the play -------------------------------------------------------------------------------------


def _begun(rng: random.Random) -> tuple[FixedLimitSevenCardStud, State]:
    players, unit = rng.randint(2, 8), rng.choice(UNITS)
    bring_in = rng.randint(1, 3)
    small = rng.randint(bring_in + 1, 8)
    antes = [rng.choice([0, 1, 1, 2, 3])] * players
    trimmed = rng.random() < 0.5
    if not trimmed and rng.random() < 0.2:
        antes = [rng.randint(0, 3) for _ in antes]
    low, high = (200, 400) if rng.random() < 0.4 else (1, 60)
    game = FixedLimitSevenCardStud(
        AUTOMATIONS,
        trimmed,
        tuple(ante * unit for ante in antes),
        bring_in * unit,
        small * unit,
        rng.choice([small, 2 * small]) * unit,
        mode=rng.choice(list(Mode)),
    )
    return game, game(tuple(rng.randint(low, high) * unit for _ in antes), players)


def _play(state: State, rng: random.Random) -> None:
    while state.status:
        if state.can_deal_hole():
            dealee = state.hole_dealee_index
            assert dealee is not None
            alone = rng.random() < 0.5
            state.deal_hole(1 if alone else len(state.hole_dealing_statuses[dealee]))
        elif state.can_deal_board():
            state.deal_board(1)
        elif state.actor_index is not None:
            _act(state, rng)
        else:
            shows = rng.random() < 0.7 and state.can_show_or_muck_hole_cards(True)
            state.show_or_muck_hole_cards(True if shows else None)


def _act(state: State, rng: random.Random) -> None:
    acts = [
        (state.fold, 0.12 * bool(state.can_fold() and state.checking_or_calling_amount)),
        (state.post_bring_in, 0.7 * state.can_post_bring_in()),
        (state.check_or_call, 0.58 * state.can_check_or_call()),
        (state.complete_bet_or_raise_to, 0.3 * state.can_complete_bet_or_raise_to()),
    ]
    (act,) = rng.choices([act for act, _ in acts], [weight for _, weight in acts])
    act()


# -- the file -------------------------------------------------------------------------------------


def _hidden(rng: random.Random, state: State, actions: list[str]) -> list[str]:
    """The actions without the down cards and shows that nobody needs, at random."""
    folded = {act.split()[0] for act in actions if act.endswith(" f")}
    pulled = {
        f"p{done.player_index + 1}" for done in state.operations if isinstance(done, ChipsPulling)
    }
    ways: dict[str, str] = {}
    for at in range(state.player_count):
        who = f"p{at + 1}"
        choice = ["known", "-", "shown"] + ["mucked", "silent"] * (who not in pulled)
        ways[who] = rng.choice(["known", "hidden"] if who in folded else choice)
    if len(pulled) == 1 and rng.random() < 0.3:  # all others throw theirs away
        ways |= {who: "mucked" for who in ways if who not in folded | pulled}
        ways |= dict.fromkeys(pulled, "silent")
    dealt = Counter[str]()
    told = []
    for act in actions:
        match act.split():
            case ["d", "dh", who, cards]:
                at, dealt[who] = dealt[who], dealt[who] + len(cards) // 2
                if ways[who] not in ("known", "-"):
                    down = [2 * (place - at) for place in DOWN if 0 <= place - at < len(cards) // 2]
                    for place in down:
                        cards = f"{cards[:place]}??{cards[place + 2 :]}"
                told.append(f"d dh {who} {cards}")
            case [who, "sm", *_] if ways[who] == "silent":
                pass
            case [who, "sm", *_] if ways[who] in ("mucked", "-"):
                told.append(f"{who} sm -" if ways[who] == "-" else f"{who} sm")
            case _:
                told.append(act)
    return told


def _amount(rng: random.Random, value: int | Decimal | None) -> str:
    """An amount as an integer, one with underscores, or a float."""
    assert value is not None
    amount = Decimal(value)
    if amount == amount.to_integral_value():
        return rng.choice([f"{amount:.0f}", f"{amount:.0f}.0", f"{int(amount):_}"])
    return rng.choice([str(amount), f"{amount}0"])


def _amounts(rng: random.Random, values: list[int]) -> str:
    return f"[{', '.join(_amount(rng, value) for value in values)}{rng.choice(['', ','])}]"


def _actions(rng: random.Random, actions: list[str]) -> str:
    told = []
    for act in actions:
        spaced = f" {act.replace(' ', '  ')} " if rng.random() < 0.1 else act
        told.append(f"{spaced} # he thinks" if rng.random() < 0.1 else spaced)
    for _ in range(rng.randint(0, 2)):
        told.insert(rng.randint(0, len(told)), rng.choice(["", "# only words", "  "]))
    between = rng.choice([", ", ",\n  ", ",  # aside\n  "])
    quoted = [f"{mark}{act}{mark}" for act in told for mark in rng.choice(["'", '"'])]
    return f"[{between.join(quoted)}]"


def _file(rng: random.Random, fields: dict[str, str]) -> bytes:
    more = [field for field in FIELDS if rng.random() < 0.3]
    listed = [*fields.items(), *more]
    if rng.random() < 0.5:
        rng.shuffle(listed)
    equals = rng.choice([" = ", "=", "  =  "])
    text = "".join(f"{key}{equals}{value}{rng.choice(['', '  # ok'])}\n" for key, value in listed)
    if rng.random() < 0.2:
        text = text.replace("\n", "\r\n")
    return (b"\xef\xbb\xbf" if rng.random() < 0.1 else b"") + text.encode()
