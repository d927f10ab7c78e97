"""Deals of stud, as fast as they go: our engine, with every event, against pokerkit's and rlcard's.

Against pokerkit: six players, the same blinds-free game, a bet and three raises a round; 15 % folds
and 20 % raises where they are legal, else a check or a call. Rlcard knows no stud: its limit
hold'em with as many players and the same habits is the nearest, and keeps no record of events.
"""

import warnings
from random import Random

import rlcard
from pokerkit import Automation, FixedLimitSevenCardStud

from bench.measure import Line, Work, side_by_side
from openers.engine.actions import Action, BringIn, Call, Check, Fold, Legal, RaiseTo
from openers.engine.hand import Hand
from openers.rules.presets import preset, with_options
from openers.rules.rules import Rules

SEATS = 6
STACK = 5000
FOLDS, RAISES = 0.15, 0.20
_FOLD, _BRING_IN, _CHECK, _CALL = Fold(), BringIn(), Check(), Call()


def _act(legal: Legal, rng: Random) -> Action:
    """The act of the policy above."""
    chance = rng.random()
    if legal.fold and chance < FOLDS:
        return _FOLD
    if legal.raises and FOLDS <= chance < FOLDS + RAISES:
        return RaiseTo(legal.raises[0])
    if legal.bring_in:
        return _BRING_IN
    return _CALL if legal.call else _CHECK


def _ours(rules: Rules) -> Work:
    def run(deals: int) -> None:
        rng = Random(1)
        for number in range(deals):
            seed = number.to_bytes(32, "big")
            hand = Hand(rules, stacks=[STACK] * SEATS, button=number % SEATS, seed=seed)
            while (legal := hand.legal()) is not None:
                hand.do(_act(legal, rng))

    return Work(run, 200)


def _rules(*, open_pair: bool) -> Rules:
    options = {"seats": SEATS, "stack": STACK, "open_pair_double": open_pair}
    return with_options(preset("seven-card-stud"), options)


def _pokerkit(deals: int) -> None:
    rng = Random(1)
    for _ in range(deals):
        state = FixedLimitSevenCardStud.create_state(
            tuple(Automation), True, 1, 4, 8, 16, (STACK,) * SEATS, SEATS
        )
        while state.status:
            chance = rng.random()
            if chance < FOLDS and state.can_fold():
                state.fold()
            elif FOLDS <= chance < FOLDS + RAISES and state.can_complete_bet_or_raise_to():
                state.complete_bet_or_raise_to()
            elif state.can_post_bring_in():
                state.post_bring_in()
            else:
                state.check_or_call()


def _rlcard(deals: int) -> None:
    rng = Random(1)
    game = rlcard.make("limit-holdem", {"seed": 1, "game_num_players": SEATS}).game
    for _ in range(deals):
        game.init_game()
        while not game.is_over():
            legal = game.get_legal_actions()
            chance = rng.random()
            if chance < FOLDS and "fold" in legal:
                act = "fold"
            elif chance < FOLDS + RAISES and "raise" in legal:
                act = "raise"
            else:
                act = "check" if "check" in legal else "call" if "call" in legal else legal[0]
            game.step(act)


def against_pokerkit() -> Line:
    """Seven-card stud, the same game for both; the stretch is 50."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ours, theirs = _ours(_rules(open_pair=False)), Work(_pokerkit, 10)
        return side_by_side("engine_stud", "deals/s", ours, theirs, "pokerkit, stud", 20.0)


def against_rlcard() -> Line:
    """Stud with every rule, beside limit hold'em with fewer cards and streets: no goal."""
    ours, theirs = _ours(_rules(open_pair=True)), Work(_rlcard, 100)
    peer = "rlcard, limit hold'em"
    return side_by_side("engine_stud_rlcard", "deals/s", ours, theirs, peer, None)
