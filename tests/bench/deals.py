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

from bench.measure import Line, Work, side_by_side
from openers.engine.actions import Act, Call, Check, Discard, Fold, RaiseTo
from openers.engine.hand import Hand
from openers.engine.state import known
from openers.opponents.arena import play_deal
from openers.opponents.characters import CHARACTERS, player
from openers.opponents.random_legal import any_act
from openers.rules.presets import preset, with_options
from openers.rules.rules import Rules

SEATS = 6
STACK = 200
FOLDS, RAISES = 0.15, 0.20
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


def _ours(rules: Rules) -> Work:
    def run(deals: int) -> None:
        rng = Random(1)
        for number in range(deals):
            hand = Hand(rules, stacks=[STACK] * SEATS, button=number % SEATS, seed=_seed(number))
            table = hand.table
            while (legal := hand.legal()) is not None:
                if legal.phase == "draw":
                    cards = known(table.hands[legal.seat])
                    hand.do(Discard(tuple(cards[: int(rng.random() * (len(cards) + 1))])))
                    continue
                chance = rng.random()
                must_open = legal.raise_act is _OPEN and legal.seat == table.button
                raises = must_open or FOLDS <= chance < FOLDS + RAISES
                if chance < FOLDS and legal.fold:
                    hand.do(_FOLD)
                elif raises and legal.raises:
                    hand.do(RaiseTo(legal.raises[0]))
                else:
                    hand.do(_CALL if legal.call else _CHECK)

    return Work(run, 400)


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

    return Work(run, 400)


def _characters(rules: Rules) -> Work:
    players = [player(name) for name in list(CHARACTERS)[:5]]

    def run(deals: int) -> None:
        rngs = [Random(seat) for seat in range(5)]
        for number in range(deals):
            hand = Hand(rules, stacks=[STACK] * 5, button=number % 5, seed=_seed(number))
            play_deal(hand, players, rngs)

    return Work(run, 400)


def engine_against_pokerkit() -> Line:
    """Five-card draw, the same game for both."""
    ours = _ours(with_options(preset("jackpots-italian"), SAME_GAME))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        theirs = Work(_pokerkit, 40)
        peer = "pokerkit, custom five-card draw"
        return side_by_side("engine_draw", "deals/s", ours, theirs, peer, 15.0)


def characters_against_engine() -> Line:
    """Italian Jackpots: five characters, and any legal acts without asking anybody."""
    rules = preset("jackpots-italian")
    characters, engine = _characters(rules), _random_legal(rules)
    peer = "the engine alone, random legal play"
    return side_by_side("characters_draw", "deals/s", characters, engine, peer, round(1 / 3, 3))
