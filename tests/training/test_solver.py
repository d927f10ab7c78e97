"""The solver on a small game: it converges, says the same twice, and goes on where it stopped."""

import numpy as np
import pytest

from openers.opponents.tables.tree import Stakes, Tree
from openers.training.chances import Chances
from openers.training.heads_up import keep, resume
from openers.training.regret import matched
from openers.training.solver import Learnt, Solver

SMALL = Stakes(1, 4, 2)


def small_game(stakes=SMALL):
    """Four classes, two ways to draw, six buckets; the upper two classes may open."""
    rng = np.random.Generator(np.random.PCG64(5))
    made = np.zeros((4, 2, 6))
    for number in range(4):
        made[number, 0, number + 1] = 1.0  # served
        chances = rng.random(6) + np.arange(6) * 0.2
        made[number, 1] = chances / chances.sum()
    return Solver(Tree(stakes), Chances(np.array([0.4, 0.3, 0.2, 0.1]), made), np.arange(4) >= 2)


def everything(solver):
    return [getattr(kind, n) for kind in (solver.regrets, solver.sums) for n in Learnt.NAMES]


def test_it_converges():
    solver = small_game()
    solver.iterate()
    early = solver.exploitability()
    for _ in range(400):
        solver.iterate()
    late = solver.exploitability()
    assert 0 <= late + 1e-6 < 0.002 < early


def test_a_best_answer_wins_no_less_than_the_average_play():
    """Each seat's best answer is at least its value: by definition, whatever the game."""
    solver = small_game(Stakes(1, 20, 2))
    for _ in range(5):
        solver.iterate()
        assert solver.exploitability() >= -1e-6


def test_whoever_holds_the_best_hand_for_sure_wins_the_antes():
    """One class that is always dealt and always ties: no bet wins anything, the value is 0."""
    made = np.zeros((1, 1, 2))
    made[0, 0, 1] = 1.0
    solver = Solver(Tree(Stakes(1, 20, 2)), Chances(np.ones(1), made), np.ones(1, bool))
    for _ in range(200):
        solver.iterate()
    assert solver.value() == pytest.approx(0, abs=1e-2)
    assert solver.exploitability() < 1e-2


def test_the_same_twice_and_after_a_stop(tmp_path):
    once, again, resumed = small_game(), small_game(), small_game()
    for _ in range(20):
        once.iterate()
    for _ in range(8):
        again.iterate()
    keep(again, tmp_path / "kept.npz")
    resume(resumed, tmp_path / "kept.npz")
    for _ in range(12):
        resumed.iterate()
    assert resumed.iterations == once.iterations
    for one, other in zip(everything(once), everything(resumed), strict=True):
        assert np.array_equal(one, other)


def test_a_checkpoint_of_another_game_is_refused(tmp_path):
    keep(small_game(), tmp_path / "kept.npz")
    with pytest.raises(ValueError, match="another game"):
        resume(small_game(Stakes(1, 200, 2)), tmp_path / "kept.npz")


def test_shares_follow_what_is_above_nothing():
    weights = np.array([[3.0, -1.0, 1.0], [-1.0, -2.0, 0.0]], np.float32)
    open_ = np.array([[True, True, True], [True, False, True]])
    assert matched(weights, open_, -1).tolist() == [[0.75, 0, 0.25], [0.5, 0, 0.5]]
