"""A table of strategy as a file: shares in 255ths, and beside it a manifest that says what it is.

The manifest is JSON, the table an archive of plain arrays; nothing in either is ever run.
"""

import json
from collections.abc import Sequence
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from openers.opponents.buckets import BUCKETS
from openers.opponents.classes import CLASSES, MOST_DRAWN
from openers.opponents.tables.tree import CHOICES, Stakes, Tree
from openers.rules.rules import Rules

FORMAT = 1
"""The version of the files."""
WHOLE = 255
"""What the shares of a decision add up to."""
ARRAYS = ("before", "opener", "other", "after")
_MATTERS = (
    "ante", "dealer_ante", "limit", "min_bet", "raise_basis", "second_round_first",
    "all_pass_after_draw", "draw_from", "max_discards", "deck", "flush_over_full",
    "openers_enforced",
)  # fmt: skip
"""The options a heads-up table of draw depends on, openers and stack apart."""
_DRAWS = MOST_DRAWN + 1

Shares = NDArray[np.uint8]


class Faulty(ValueError):
    """A file that is no table of strategy, and why."""


class Table(NamedTuple):
    """A strategy for two players, in 255ths.

    Attributes:
        openers: the rank of the pair that opens.
        tree: the betting it knows.
        before: (nodes, classes, choices).
        opener: cards the opener draws, (ways, classes, draws).
        other: cards the other draws, (ways, opener's draw, classes, draws).
        after: (nodes, choices, ways, opener's draw, other's draw, buckets).
        manifest: all that is said of it.
    """

    openers: int
    tree: Tree
    before: Shares
    opener: Shares
    other: Shares
    after: Shares
    manifest: dict[str, Any]


def rules_hash(rules: Rules) -> str:
    """What tells games apart that need different tables."""
    told = {key: rules.options.get(key) for key in _MATTERS}
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def in_255ths(shares: NDArray[np.float32], axis: int) -> Shares:
    """Shares that add up to one along an axis, as whole 255ths that add up to 255.

    Rounded down, and what is missing given to those that lost most.
    """
    scaled = np.moveaxis(shares, axis, -1).astype(np.float64) * WHOLE
    whole = np.floor(scaled + 1e-9)
    missing = WHOLE - whole.sum(-1, keepdims=True)
    lost = np.argsort(np.argsort(whole - scaled, axis=-1, kind="stable"), axis=-1, kind="stable")
    return np.ascontiguousarray(np.moveaxis((whole + (lost < missing)).astype(np.uint8), -1, axis))


def spread_in_255ths(
    shares: NDArray[np.float32], axis: int, along: int, weights: NDArray[np.float64]
) -> Shares:
    """The same, but what rounding takes from a hand the next one gets: `in_255ths` hand by hand.

    Neighbours are worth nearly the same, so together they still act as often as they should.

    Args:
        shares: of all decisions.
        axis: that of the choices.
        along: that of the hands, in order of worth.
        weights: how often each hand comes.
    """
    given = np.moveaxis(shares, (along, axis), (0, -1)).astype(np.float64)
    whole = np.empty(given.shape, np.uint8)
    owed = np.zeros(given.shape[1:])
    for hand, weight in enumerate(weights):
        more = np.clip(owed / max(weight, 1e-9), -1, 1) / WHOLE
        wanted = np.where(given[hand] > 0, np.clip(given[hand] + more, 0, 1), 0)
        wanted /= wanted.sum(-1, keepdims=True)
        whole[hand] = in_255ths(wanted.astype(np.float32), -1)
        owed += (given[hand] * WHOLE - whole[hand]) * weight
        np.clip(owed, -2 * weight, 2 * weight, out=owed)
    return np.ascontiguousarray(np.moveaxis(whole, (0, -1), (along, axis)))


def save(folder: Path, name: str, arrays: dict[str, Shares], manifest: dict[str, Any]) -> None:
    """Write ``name.npz`` and ``name.json`` into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    packed = BytesIO()
    np.savez_compressed(packed, **arrays)  # type: ignore[arg-type]
    data = packed.getvalue()
    (folder / f"{name}.npz").write_bytes(data)
    told = {"format": FORMAT, **manifest, "sha256": sha256(data).hexdigest()}
    (folder / f"{name}.json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def read_manifest(path: Path) -> dict[str, Any]:
    """The manifest in a file. Raises `Faulty` for anything else, OSError where it can't be read."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        fine = told["format"] == FORMAT and all(
            isinstance(told[key], kind)
            for key, kind in (("openers", int), ("stakes", list), ("rules", str), ("sha256", str))
        )
    except (ValueError, KeyError, TypeError):
        fine = False
    if not fine:
        raise Faulty(f"{path.name} is no manifest of a strategy of format {FORMAT}")
    return dict(told)


def arrays_of(
    manifest_path: Path, names: Sequence[str]
) -> tuple[dict[str, Any], dict[str, Shares]]:
    """A manifest and the arrays of that name beside it. Raises `Faulty` or OSError."""
    told = read_manifest(manifest_path)
    path = manifest_path.with_suffix(".npz")
    data = path.read_bytes()
    if sha256(data).hexdigest() != told["sha256"]:
        raise Faulty(f"{path.name} is not the file its manifest tells of")
    with np.load(BytesIO(data), allow_pickle=False) as kept:
        missing = [name for name in names if name not in kept]
        if missing:
            raise Faulty(f"{path.name} has no array {missing[0]}")
        return told, {name: kept[name] for name in names}


def load(manifest_path: Path) -> Table:
    """The table a manifest tells of. Raises `Faulty` or OSError."""
    told, arrays = arrays_of(manifest_path, ARRAYS)
    tree = Tree(Stakes(*told["stakes"]))
    nodes, ways = (len(tree.before), len(tree.after)), len(tree.calls)
    shapes = {
        "before": (nodes[0], CLASSES, CHOICES),
        "opener": (ways, CLASSES, _DRAWS),
        "other": (ways, _DRAWS, CLASSES, _DRAWS),
        "after": (nodes[1], CHOICES, ways, _DRAWS, _DRAWS, BUCKETS),
    }
    for name, shape in shapes.items():
        if arrays[name].shape != shape or arrays[name].dtype != np.uint8:
            raise Faulty(f"{manifest_path.stem}: {name} is not an array of {shape}")
    return Table(told["openers"], tree, **arrays, manifest=told)
