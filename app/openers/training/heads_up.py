"""Solve heads-up draw for one rank of openers: stop at any time, go on later, write the table."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import numpy as np

from openers.opponents.classes import CLASSES, PAIRS
from openers.opponents.tables import store
from openers.opponents.tables.tree import Stakes, Tree
from openers.rules.presets import preset
from openers.training.chances import SAMPLES, Chances
from openers.training.solver import Learnt, Solver

VARIANT = "jackpots-italian"
OPENERS = {"jacks": 9, "queens": 10, "kings": 11}
"""The ranks a table is made for; each deal passed out raises them by one and carries the pot."""
_KEEP_EVERY, _LOOK_EVERY = 50, 50


class Plan(NamedTuple):
    """What to solve.

    Attributes:
        openers: a name of `OPENERS`.
        iterations: the most.
        target: exploitability in antes a deal at which it is good enough.
        cache: where checkpoints lie.
        out: where the finished table goes.
    """

    openers: str
    iterations: int
    target: float
    cache: Path
    out: Path


def stakes(openers: str) -> Stakes:
    """The stakes of the preset's fresh stacks, with the pots that were carried so far."""
    rules = preset(VARIANT)
    carried = list(OPENERS).index(openers) * rules.ante
    return Stakes(rules.ante + carried, rules.stack + carried, rules.min_bet)


def solver_for(openers: str, chances: Chances) -> Solver:
    """A solver at its start."""
    may_open = np.arange(CLASSES) >= PAIRS + 4 * OPENERS[openers]
    return Solver(Tree(stakes(openers)), chances, may_open)


def train(plan: Plan, chances: Chances, say: Callable[[str], None] = print) -> None:
    """Solve from the last checkpoint on, then write the table."""
    solver = solver_for(plan.openers, chances)
    kept = plan.cache / f"heads-up-{plan.openers}.npz"
    if kept.exists():
        resume(solver, kept)
        say(f"goes on after iteration {solver.iterations}")
    began, reached = perf_counter(), solver.exploitability() if solver.iterations else np.inf
    while solver.iterations < plan.iterations and reached > plan.target:
        solver.iterate()
        if solver.iterations % _LOOK_EVERY == 0:
            reached = solver.exploitability()
            say(
                f"iteration {solver.iterations}, {perf_counter() - began:.0f} s: "
                f"exploitability {reached:.5f} antes a deal, value {solver.value():+.5f}"
            )
        if solver.iterations % _KEEP_EVERY == 0:
            keep(solver, kept)
    keep(solver, kept)
    write(solver, plan.openers, chances, plan.out, say)


def keep(solver: Solver, path: Path) -> None:
    """Write a checkpoint; a stop in the middle leaves the one before."""
    path.parent.mkdir(parents=True, exist_ok=True)
    arrays = {
        f"{kind}_{name}": getattr(learnt, name)
        for kind, learnt in (("regrets", solver.regrets), ("sums", solver.sums))
        for name in Learnt.NAMES
    }
    half = path.with_suffix(".part.npz")
    np.savez(half, iterations=np.array(solver.iterations), **arrays)
    half.replace(path)


def resume(solver: Solver, path: Path) -> None:
    """Take a checkpoint up. Raises ValueError for one of another game."""
    with np.load(path, allow_pickle=False) as kept:
        solver.iterations = int(kept["iterations"])
        for kind, learnt in (("regrets", solver.regrets), ("sums", solver.sums)):
            for name in Learnt.NAMES:
                mine, found = getattr(learnt, name), kept[f"{kind}_{name}"]
                if mine.shape != found.shape:
                    raise ValueError(f"{path.name} is of another game: remove it to begin anew")
                mine[:] = found


def write(
    solver: Solver, openers: str, chances: Chances, out: Path, say: Callable[[str], None] = print
) -> None:
    """Write the table as it ships, with its exploitability measured as it ships."""
    exact = solver.exploitability()
    average = solver.average()
    comes = chances.dealt, np.einsum("c,cdk->k", chances.dealt, chances.made)
    arrays = {
        "before": store.spread_in_255ths(average.before, 2, 1, comes[0]),
        "opener": store.spread_in_255ths(average.opener, 2, 1, comes[0]),
        "other": store.spread_in_255ths(average.other, 3, 2, comes[0]),
        "after": store.spread_in_255ths(average.after, 1, 5, comes[1]),
    }
    shipped = solver_for(openers, chances)
    for name in Learnt.NAMES:
        getattr(shipped.sums, name)[:] = arrays[name]
    rounded = shipped.exploitability()
    draws, classes, buckets = solver.made.shape
    manifest = {
        "game": f"heads-up draw, {openers} or better open",
        "variant": VARIANT,
        "openers": OPENERS[openers],
        "stakes": list(solver.tree.stakes),
        "rules": store.rules_hash(preset(VARIANT)),
        "resolution": {"classes": classes, "draws": draws, "buckets": buckets},
        "method": "CFR+, alternating, linear averaging",
        "iterations": solver.iterations,
        "seed": 1,
        "samples_a_draw": SAMPLES,
        "exploitability_antes_a_deal": {"solved": round(exact, 6), "as_shipped": round(rounded, 6)},
        "value_of_first_seat_antes": round(shipped.value(), 6),
    }
    store.save(out, f"heads-up-{openers}", arrays, manifest)
    say(f"heads-up-{openers}: exploitability {exact:.5f} solved, {rounded:.5f} as shipped")
