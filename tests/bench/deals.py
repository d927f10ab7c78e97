"""Deals of five-card draw, as fast as they go: our engine, our opponents, and pokerkit's engine.

Against pokerkit both play the same game in the same way: six players, fixed limit 2–4, a bet and
three raises a round, no openers; 15 % folds and 20 % raises where they are legal, else a check or
a call; the first none to five cards exchanged. Who speaks last opens if nobody has: ours would
carry the pot, theirs would go on to the draw, and the deals would no longer be alike.
"""

import warnings
from random import Random

from pokerkit import (
    Automation,
    BettingStructure,
    Deck,
    Opening,
    StandardHighHand,
    State,
    Street,
)

from bench.measure import Line, Work, compared, rates
from openers.engine.actions import Act, Action, Call, Check, Discard, Done, Fold, Legal, RaiseTo
from openers.engine.hand import Hand
from openers.engine.state import known
from openers.engine.table import Table
from openers.opponents.arena import play_deal
from openers.opponents.characters import CHARACTERS, player
from openers.opponents.random_legal import any_act
from openers.rules.presets import preset, with_options
from openers.rules.rules import Rules

SEATS = 6
STACK = 200
FOLDS, RAISES = 0.15, 0.20
_FOLDS_OR_RAISES = FOLDS + RAISES
SAME_GAME: dict[str, int | str | bool] = {
    "seats": SEATS,
    "stack": STACK,
    "openers": "none",
    "openers_ladder": False,
    "limit": "fixed-limit",
    "small_bet": 2,
    "big_bet": 4,
    "max_raises": 3,
    "proof_of_openers": "never",
}


_FOLD, _CHECK, _CALL, _OPEN = Fold(), Check(), Call(), Act.OPEN


def _seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def _plain_act(legal: Legal, table: Table, rng: Random) -> Action:
    """The act of the policy above."""
    if legal.phase == "bet":
        chance, raises = rng.random(), legal.raises
        if chance < FOLDS and legal.fold:
            return _FOLD
        if raises and (FOLDS <= chance < _FOLDS_OR_RAISES or _must_open(legal, table)):
            return RaiseTo(raises[0])
        return _CALL if legal.call else _CHECK
    if legal.phase == "proof":
        return Done()
    hand = table.hands[legal.seat]
    return Discard(tuple(known(hand)[: int(rng.random() * (len(hand) + 1))]))


def _must_open(legal: Legal, table: Table) -> bool:
    return legal.raise_act is _OPEN and legal.seat == table.button


def _ours(rules: Rules) -> Work:
    def run(deals: int) -> None:
        rng = Random(1)
        for number in range(deals):
            hand = Hand(rules, stacks=[STACK] * SEATS, button=number % SEATS, seed=_seed(number))
            while (legal := hand.legal()) is not None:
                hand.do(_plain_act(legal, hand.table, rng))

    return Work("ours", run, 400)


def _draw_street(bet: int, *, draw: bool) -> Street:
    dealt = () if draw else (False,) * 5
    return Street(False, dealt, 0, draw, Opening.POSITION, bet, 4)


def _pokerkit_state() -> State:
    return State(
        tuple(Automation),
        Deck.STANDARD,
        (StandardHighHand,),
        (_draw_street(2, draw=False), _draw_street(4, draw=True)),
        BettingStructure.FIXED_LIMIT,
        True,
        1,
        0,
        0,
        STACK,
        SEATS,
    )


def _pokerkit(deals: int) -> None:
    rng = Random(1)
    for _ in range(deals):
        state = _pokerkit_state()
        while state.status:
            if state.can_stand_pat_or_discard():
                seat = state.stand_patter_or_discarder_index
                assert seat is not None
                cards = state.hole_cards[seat]
                state.stand_pat_or_discard(cards[: int(rng.random() * (len(cards) + 1))])
                continue
            chance = rng.random()
            must_open = state.street_index == 0 and not any(state.bets)
            must_open = must_open and len(state.actor_indices) == 1
            raises = must_open or FOLDS <= chance < FOLDS + RAISES
            if chance < FOLDS and state.can_fold():
                state.fold()
            elif raises and state.can_complete_bet_or_raise_to():
                state.complete_bet_or_raise_to()
            else:
                state.check_or_call()


def _random_legal(rules: Rules) -> Work:
    def run(deals: int) -> None:
        rng = Random(1)
        for number in range(deals):
            hand = Hand(rules, stacks=[STACK] * 5, button=number % 5, seed=_seed(number))
            while (legal := hand.legal()) is not None:
                hand.do(any_act(legal, hand.table.hands[legal.seat], legal.seat, rng))

    return Work("engine", run, 400)


def _characters(rules: Rules) -> Work:
    players = [player(name) for name in list(CHARACTERS)[:5]]

    def run(deals: int) -> None:
        rngs = [Random(seat) for seat in range(5)]
        for number in range(deals):
            hand = Hand(rules, stacks=[STACK] * 5, button=number % 5, seed=_seed(number))
            play_deal(hand, players, rngs)

    return Work("characters", run, 400)


def engine_against_pokerkit() -> Line:
    """Five-card draw, the same game for both."""
    ours = _ours(with_options(preset("jackpots-italian"), SAME_GAME))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = rates(ours, Work("theirs", _pokerkit, 40))
    peer = "pokerkit, custom five-card draw"
    return compared("engine_draw", "deals/s", found["ours"], peer, found["theirs"], 15.0)


def characters_against_engine() -> Line:
    """Italian Jackpots: five characters, and any legal acts without asking anybody."""
    rules = preset("jackpots-italian")
    found = rates(_random_legal(rules), _characters(rules))
    peer = "the engine alone, random legal play"
    return compared(
        "characters_draw", "deals/s", found["characters"], peer, found["engine"], round(1 / 3, 3)
    )
