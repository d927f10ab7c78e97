"""What each golden playthrough shall show: a preset or a named policy, and deals in which it tells.

The deals are found by playing matches at random until one of each wanted kind has come.
"""

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from helpers.deals import acts, asked, at_random, rules
from openers.engine.actions import Act, Action, AskOpeners, Call, Check, Discard, Fold, RaiseTo
from openers.engine.events import (
    Acted,
    CarriedOver,
    Dealt,
    DealtCommon,
    Discarded,
    HandDied,
    Mucked,
    OpenersShown,
    Posted,
    Reshuffled,
    Returned,
    Shown,
    StepBegan,
    Won,
)
from openers.engine.hand import Hand
from openers.engine.match import Match
from openers.engine.openers import may_open
from openers.engine.table import fold
from openers.rules.rules import OptionValue

Way = Callable[[Hand, random.Random], Action]
Wanted = Callable[[Hand], bool]

MOST_MATCHES = 2000
"""Matches played to find a deal."""


# -- ways to play ----------------------------------------------------------------------------------


def anyhow(hand: Hand, rng: random.Random) -> Action:
    """Any legal act; half of those who may ask for openers do."""
    if asked(hand).phase == "proof" and rng.random() < 0.5:
        table = hand.table
        return AskOpeners(rng.choice([s for s in range(table.seats) if table.dealt_in[s]]))
    return at_random(hand, rng)


def boldly(hand: Hand, rng: random.Random) -> Action:
    """Like `anyhow`, but every raise is the largest."""
    action = anyhow(hand, rng)
    return RaiseTo(asked(hand).raises[-1]) if isinstance(action, RaiseTo) else action


def patiently(hand: Hand, rng: random.Random) -> Action:
    """Nobody folds, few raise, many cards are exchanged."""
    legal = asked(hand)
    if legal.phase == "draw":
        most = min(legal.discards, 5)
        held = [c for c in hand.table.hands[legal.seat] if c is not None]
        return Discard(tuple(rng.sample(held, rng.choice([most, most, most - 1]))))
    if legal.phase == "bet" and rng.random() > 0.1:
        quiet = acts(legal._replace(raises=(), fold=False))
        opens = legal.raises and legal.raise_act is Act.OPEN
        return RaiseTo(legal.raises[0]) if opens else quiet[0]
    action = anyhow(hand, rng)
    return action if not isinstance(action, Fold) else Call()


def quietly(hand: Hand, rng: random.Random) -> Action:
    """Like `anyhow` before the draw; nothing is bet after it."""
    legal = asked(hand)
    if legal.phase == "bet" and hand.table.step_name == "second-bets" and legal.check:
        return Check()
    return anyhow(hand, rng)


# -- kinds of deals --------------------------------------------------------------------------------


def has(kind: type, /, **fields: object) -> Wanted:
    """A deal with an event of this kind and with these figures."""
    return lambda hand: any(
        isinstance(e, kind) and all(getattr(e, k) == v for k, v in fields.items())
        for e in hand.events
    )


def both(*kinds: Wanted) -> Wanted:
    """A deal that is of all these kinds."""
    return lambda hand: all(kind(hand) for kind in kinds)


def without(kind: Wanted) -> Wanted:
    """A deal that is not of this kind."""
    return lambda hand: not kind(hand)


def passed_out(times: int) -> Wanted:
    """An opened deal after so many that nobody had opened."""
    return lambda hand: hand.table.passed_out == times and hand.table.opener >= 0


def raises(times: int) -> Wanted:
    """A deal with so many raises in one round."""
    return lambda hand: any(
        sum(isinstance(e, Acted) and e.act is Act.RAISE for e in street) >= times
        for street in _streets(hand)
    )


def bet_on(name: str) -> Wanted:
    """A deal in which something is bet on a street."""
    return lambda hand: any(
        isinstance(e, Acted) and e.act in {Act.BET, Act.RAISE}
        for street in _streets(hand, name)
        for e in street
    )


def _streets(hand: Hand, name: str = "") -> list[list[object]]:
    streets: list[list[object]] = [[]]
    for event in hand.events:
        if isinstance(event, StepBegan):
            streets.append([event])
        else:
            streets[-1].append(event)
    begun = [s for s in streets if s and isinstance(s[0], StepBegan)]
    return [s for s in begun if not name or getattr(s[0], "name", "") == name]


def side_pot(hand: Hand) -> bool:
    """A deal with a side pot."""
    return has(Won, pot=1)(hand)


def odd_chip(hand: Hand) -> bool:
    """A pot split with an odd chip."""
    shares: dict[int, set[int]] = {}
    for event in hand.events:
        if isinstance(event, Won):
            shares.setdefault(event.pot, set()).add(event.chips)
    return any(len(chips) > 1 for chips in shares.values())


def four_to_a_straight_flush_open(hand: Hand) -> bool:
    """A deal opened with no pair as high as is needed: only rule D-2a lets it."""
    table = hand.table
    if table.opener < 0 or table.openers is None:
        return False
    dealt = [e.card for e in hand.events if isinstance(e, Dealt) and e.seat == table.opener]
    first = [card for card in dealt[:5] if card is not None]
    return not may_open(first, table.openers, hand.ranking, False)


def boards_tie(hand: Hand) -> bool:
    """A deal with equal highest boards of which place and suit say different things."""
    starts = [i for i, e in enumerate(hand.events) if isinstance(e, StepBegan)]
    for begin in starts:
        table = fold(hand.events[: begin + 1], len(hand.deck))
        live = [s for s in table.clockwise(table.button + 1) if table.live(s)]
        boards = {s: table.open_cards(s) for s in live}
        if table.step_name not in {"fourth-street", "fifth-street", "sixth-street"}:
            continue
        if not any(isinstance(e, Acted) for e in hand.events[begin + 1 : begin + 2]):
            continue
        values = {s: hand.ranking.board(b) for s, b in boards.items()}
        tied = [s for s in live if values[s] == max(values.values())]
        if tied[0] != max(tied, key=lambda s: max(boards[s])):
            return True
    return False


class Recipe(NamedTuple):
    """The rules, the way to play, and the kinds of deals that are wanted."""

    variant: str
    wanted: Sequence[Wanted]
    way: Way = anyhow
    options: dict[str, OptionValue] = {}


ITALIAN, SPANISH, STUD = "jackpots-italian", "jackpot-spanish", "seven-card-stud"
FIVE = "five-card-stud"
SHORT: dict[str, OptionValue] = {"stack": 30}
_DRAW = (has(Shown), has(CarriedOver, opened=False), both(has(Discarded), has(Returned)))

RECIPES: dict[str, Recipe] = {
    "preset-jackpots-italian": Recipe(ITALIAN, (*_DRAW, has(OpenersShown))),
    "preset-jackpot-spanish": Recipe(SPANISH, _DRAW),
    "preset-draw-pot": Recipe("draw-pot", _DRAW),
    "preset-poker-italian-stripped": Recipe("poker-italian-stripped", _DRAW),
    "preset-seven-card-stud": Recipe(STUD, (has(Shown), without(has(Shown)), has(Returned))),
    "preset-five-card-stud": Recipe(
        "five-card-stud", (has(Shown), without(has(Shown)), both(has(Returned), raises(2)))),
    "short-stacks-draw": Recipe(ITALIAN, (side_pot, both(side_pot, has(Returned))), anyhow, SHORT),
    "short-stacks-stud": Recipe(STUD, (side_pot, both(side_pot, has(Returned))), anyhow, SHORT),
    **{
        f"raise_basis-{basis}": Recipe(ITALIAN, (raises(2),), boldly, {"raise_basis": basis})
        for basis in ("after-call", "before-call", "total")
    },
    **{
        f"limit-{limit}": Recipe(ITALIAN, (raises(3), bet_on("second-bets")), boldly,
                                 {"limit": limit})
        for limit in ("no-limit", "pot-limit", "fixed-limit")
    },
    **{
        f"stub_rule-{name}": Recipe("draw-pot", (has(Reshuffled), has(Reshuffled)), patiently,
                                    {"stub_rule": name, "seats": 8, "deal_last_card": True})
        for name in ("earlier-discards", "all-discards")
    },
    "deal_last_card-off": Recipe("draw-pot", (has(Reshuffled),), patiently,
                                 {"deal_last_card": False, "seats": 7}),
    **{
        f"all_pass_after_draw-{name}": Recipe(
            SPANISH, (both(wanted, has(StepBegan, name="second-bets")),), quietly,
            {"all_pass_after_draw": name})
        for name, wanted in (("carry", has(CarriedOver, opened=True)), ("showdown", has(Shown)))
    },
    "openers_ladder-on": Recipe(ITALIAN, [passed_out(n) for n in range(1, 8)]),
    "openers_also-on": Recipe(ITALIAN, (four_to_a_straight_flush_open,), boldly,
                              {"openers_also": True}),
    "openers_enforced-off": Recipe(
        ITALIAN, (both(has(HandDied), has(Shown)), both(has(HandDied), without(has(Shown))),
                  both(has(OpenersShown, valid=True), without(has(Shown)))), anyhow,
        {"openers_enforced": False}),
    "proof_of_openers-on-demand": Recipe(
        ITALIAN, (both(has(OpenersShown), without(has(Shown))), both(has(OpenersShown),
                  has(Shown)))),
    "proof_of_openers-always": Recipe(
        ITALIAN, (has(OpenersShown, asked_by=-1),), anyhow, {"proof_of_openers": "always"}),
    "proof_of_openers-never": Recipe(
        ITALIAN, (both(has(Acted, act=Act.OPEN), without(has(Shown))),), anyhow,
        {"proof_of_openers": "never"}),
    "dealer_ante-2": Recipe(SPANISH, (both(has(Posted, kind="dealer"), has(Shown)),), anyhow,
                            {"dealer_ante": 2}),
    "draw_from-dealer-left": Recipe(
        ITALIAN, (both(has(Shown), bet_on("second-bets")),), anyhow,
        {"draw_from": "dealer-left", "second_round_first": "dealer-left"}),
    "second_round_first-dealer-left": Recipe(
        ITALIAN, (both(has(Shown), bet_on("second-bets")),), anyhow,
        {"second_round_first": "dealer-left"}),
    "second_round_first-opener": Recipe(
        SPANISH, (both(has(Shown), bet_on("second-bets")),), anyhow,
        {"second_round_first": "opener"}),
    **{
        f"max_discards-{most}": Recipe(ITALIAN, (has(Shown),), patiently, {"max_discards": most})
        for most in (3, 4)
    },
    "max_raises-4-draw": Recipe(ITALIAN, (raises(4),), boldly,
                                {"limit": "fixed-limit", "max_raises": 4}),
    "dealer_ante-2-stud": Recipe(STUD, (both(has(Posted, kind="dealer"), has(Shown)),), anyhow,
                                 {"dealer_ante": 2}),
    "odd_chip-position": Recipe("draw-pot", (odd_chip,), patiently, {"deck": "stripped"}),
    "odd_chip-card": Recipe(STUD, (odd_chip,), patiently, {"seats": 5}),
    "max_raises-4": Recipe(STUD, (raises(4),), boldly, {"max_raises": 4}),
    "flush_over_full-on": Recipe(
        STUD, (has(Shown), has(DealtCommon)), patiently,
        {"flush_over_full": True, "deck": "stripped"}),
    **{
        f"board_tie-{name}": Recipe(STUD, (boards_tie,), patiently, {"board_tie": name})
        for name in ("position", "suit")
    },
    "bring_in_may_complete-off": Recipe(STUD, (both(has(Acted, act=Act.COMPLETE), has(Shown)),),
                                        anyhow, {"bring_in_may_complete": False}),
    "open_pair_double-off": Recipe(STUD, (bet_on("fourth-street"),), boldly,
                                   {"open_pair_double": False}),
    "open_pair_double-on": Recipe(STUD, (bet_on("fourth-street"),), boldly,
                                  {"open_pair_double": True}),
    "uncapped_heads_up-on": Recipe(STUD, (raises(4),), boldly,
                                   {"uncapped_heads_up": True, "seats": 2}),
    "may_muck-on": Recipe(STUD, (has(Mucked),), patiently, {"may_muck": True}),
    "five-board_tie-suit": Recipe(FIVE, (boards_tie,), patiently, {"board_tie": "suit"}),
    "five-bring_in_may_complete-off": Recipe(
        FIVE, (both(has(Acted, act=Act.COMPLETE), has(Shown)),), anyhow,
        {"bring_in_may_complete": False}),
    "five-uncapped_heads_up-on": Recipe(FIVE, (raises(4),), boldly,
                                        {"uncapped_heads_up": True, "seats": 2}),
    "five-max_raises-4": Recipe(FIVE, (raises(4),), boldly, {"max_raises": 4}),
    "five-may_muck-on": Recipe(FIVE, (has(Mucked),), patiently, {"may_muck": True}),
    "five-dealer_ante-2": Recipe(FIVE, (both(has(Posted, kind="dealer"), has(Shown)),), anyhow,
                                 {"dealer_ante": 2}),
    "five-flush_over_full-on": Recipe(FIVE, (has(Shown),), patiently,
                                      {"flush_over_full": True, "deck": "stripped"}),
    "common-card": Recipe(STUD, (has(DealtCommon),), patiently, {"seats": 8}),
}  # fmt: skip
"""Every golden playthrough by the name of its file."""


def find(recipe: Recipe) -> list[Hand]:
    """One deal for each wanted kind, the first that comes; each deal stands once."""
    missing, found = [*recipe.wanted], []
    given = rules(recipe.variant, **recipe.options)
    for number in range(MOST_MATCHES):
        rng = random.Random(number)
        match = Match(given, number.to_bytes(16, "big"))
        for _ in range(12):
            hand = match.next_hand()
            if hand is None:
                break
            while not hand.over:
                hand.apply(recipe.way(hand, rng))
            kind = next((k for k in missing if k(hand)), None)
            if kind is not None:
                missing.remove(kind)
                found.append(hand)
            if not missing:
                return found
    raise AssertionError(f"no deal of {len(missing)} kinds that are wanted")
