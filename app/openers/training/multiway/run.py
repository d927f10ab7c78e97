"""Train draw for three to seven players: stop at any time, go on later, write the table."""

from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from openers.opponents.buckets import BUCKETS
from openers.opponents.classes import CLASSES, PAIRS
from openers.opponents.tables import multiway, spots, store
from openers.opponents.tables.spots import CHOICES, DRAWS
from openers.rules.presets import preset
from openers.training.chances import SAMPLES, Chances
from openers.training.heads_up import OPENERS, VARIANT
from openers.training.multiway.deals import deals
from openers.training.multiway.model import CALL, SIZE, start
from openers.training.multiway.visit import DEPTH, SLOTS, visit_all

CHUNK = 1000
"""Deals between two looks; each chunk has its own seed, so a stop changes nothing."""
_KEEP_EVERY = 20
_LARGEST_SEED = 2**31 - 1
_ARRAYS = ("before", "draw", "after")

Vector = NDArray[np.float32]


class Plan(NamedTuple):
    """What to train.

    Attributes:
        players: dealt in.
        openers: a name of `openers.training.heads_up.OPENERS`.
        deals: how many to visit.
        cache: where checkpoints lie.
        out: where the finished table goes.
        seed: of the deals and the players' chance.
    """

    players: int
    openers: str
    deals: int
    cache: Path
    out: Path
    seed: int = 1

    @property
    def name(self) -> str:
        """Of the files."""
        return f"draw-{self.players}-{self.openers}"


class Learner:
    """Regrets and sums of strategies, and the deals behind them.

    Attributes:
        deals: visited so far.
        before, draw, after: regrets and sums, (2, spots, choices, hands).
    """

    def __init__(self, players: int, opens: int, chances: Chances, seed: int = 1) -> None:
        """``opens``: the first class that holds openers."""
        self.players, self.opens, self.seed, self.deals = players, opens, seed, 0
        classes, draws, buckets = chances.made.shape
        self.before = _zeros(spots.BEFORE_A_SEAT * players, CHOICES, classes)
        self.draw = _zeros(spots.DRAW_SPOTS, draws, classes)
        self.after = _zeros(spots.AFTER_SPOTS, CHOICES, buckets)
        self._made = np.ascontiguousarray(chances.made.transpose(1, 0, 2), np.float32)
        self._back = np.ascontiguousarray(chances.made.transpose(1, 2, 0), np.float32)
        self._dealt = (chances.dealt * classes).astype(np.float32)
        self._states = np.zeros((DEPTH, SIZE), np.int64)
        self._work = np.zeros((DEPTH, SLOTS, max(classes, buckets)), np.float32)
        self._open = np.zeros((DEPTH + 1, draws), np.bool_)
        rules = preset(VARIANT)
        self._start = np.zeros(SIZE, np.int64)
        start(self._start, players, rules.ante, rules.stack, rules.min_bet)

    def chunk(self, many: int = CHUNK) -> None:
        """Visit the next deals."""
        rng = np.random.Generator(np.random.PCG64([self.seed, self.players, self.deals]))
        self.visit(deals(many, self.players, rng), rng.integers(1, _LARGEST_SEED, many))

    def visit(self, dealt: NDArray[np.int64], seeds: NDArray[np.int64]) -> None:
        """Visit these deals, each by its own seed."""
        visit_all(
            dealt, self.deals, self._start, self._states, self._work, self.before, self.draw,
            self.after, self._made, self._back, self._dealt, self.opens, self._open, seeds,
        )  # fmt: skip
        self.deals += len(dealt)

    def keep(self, path: Path) -> None:
        """Write a checkpoint; a stop in the middle leaves the one before."""
        path.parent.mkdir(parents=True, exist_ok=True)
        half = path.with_suffix(".part.npz")
        arrays = {name: getattr(self, name) for name in _ARRAYS}
        np.savez(half, deals=np.array([self.deals, self.seed, self.opens]), **arrays)
        half.replace(path)

    def resume(self, path: Path) -> None:
        """Take a checkpoint up. Raises ValueError for one of another game."""
        with np.load(path, allow_pickle=False) as kept:
            same = kept["deals"][1:].tolist() == [self.seed, self.opens]
            if not same or any(kept[n].shape != getattr(self, n).shape for n in _ARRAYS):
                raise ValueError(f"{path.name} is of another game: remove it to begin anew")
            for name in _ARRAYS:
                getattr(self, name)[:] = kept[name]
            self.deals = int(kept["deals"][0])

    def average(self) -> dict[str, store.Shares]:
        """The average strategy in 255ths; where no deal came by: check, else fold."""
        found = {name: _average(getattr(self, name)[1]) for name in _ARRAYS}
        unopened = _unopened(self.players)
        found["before"][unopened, :, : self.opens] = 0
        found["before"][unopened, CALL, : self.opens] = store.WHOLE
        return found


def _zeros(places: int, choices: int, hands: int) -> Vector:
    return np.zeros((2, places, choices, hands), np.float32)


def _average(sums: Vector) -> store.Shares:
    total = sums.sum(1, keepdims=True)
    known = total > 0
    shares = np.where(known, sums / np.where(known, total, 1), 0).astype(np.float32)
    shares[:, 0] += ~known[:, 0]  # a fold where nothing is owed is a check
    return store.in_255ths(shares, 1)


def _unopened(players: int) -> list[int]:
    """Spots before the draw in which nobody has opened."""
    lefts, others = range(1, players + 1), range(1, players)
    return sorted({spots.before(0, left, other, 0, 0) for left in lefts for other in others})


def train(plan: Plan, chances: Chances, say: Callable[[str], None] = print) -> None:
    """Visit deals from the last checkpoint on, then write the table."""
    opens = PAIRS + 4 * OPENERS[plan.openers]
    learner = Learner(plan.players, opens, chances, plan.seed)
    kept = plan.cache / f"{plan.name}.npz"
    if kept.exists():
        learner.resume(kept)
        say(f"goes on after {learner.deals} deals")
    began, chunks = process_time(), 0
    while learner.deals < plan.deals:
        learner.chunk()
        chunks += 1
        if chunks % _KEEP_EVERY == 0:
            learner.keep(kept)
            say(f"{learner.deals} deals, {process_time() - began:.0f} s")
    learner.keep(kept)
    write(learner, plan)
    say(f"{plan.name}: {learner.deals} deals")


def write(learner: Learner, plan: Plan) -> None:
    """Write the table as it ships; how strong it is, `openers.training match` measures."""
    rules = preset(VARIANT)
    manifest = {
        "game": f"draw, {plan.players} players, {plan.openers} or better open",
        "variant": VARIANT,
        "players": plan.players,
        "openers": OPENERS[plan.openers],
        "stakes": [rules.ante, rules.stack, rules.min_bet],
        "rules": store.rules_hash(rules),
        "resolution": {"classes": CLASSES, "draws": DRAWS, "buckets": BUCKETS},
        "method": "MCCFR, opponents sampled, the traverser's whole vector, linear weights",
        "deals": learner.deals,
        "seed": plan.seed,
        "samples_a_draw": SAMPLES,
    }
    multiway.save(plan.out, plan.name, learner.average(), manifest)
