"""``python -m openers.training train --openers jacks``: solve and write a table of strategy."""

import argparse
from pathlib import Path

import platformdirs

from openers.opponents.bots.named import BOTS
from openers.rules import presets
from openers.training import best_response, heads_up, match
from openers.training.chances import chances
from openers.training.multiway import run

_ABOUT = """Solve heads-up draw by CFR+ and write its table of strategy.

A run may be stopped at any time; the same command goes on from the last checkpoint, which lies in
the cache folder. One table takes about five minutes of one core. Set OMP_NUM_THREADS=1 and
OPENBLAS_NUM_THREADS=1 for the same figures everywhere and for a machine that stays free."""


def main() -> None:
    """Read the arguments and train."""
    cache = Path(platformdirs.user_cache_dir("openers", appauthor=False)) / "training"
    parser = argparse.ArgumentParser(
        prog="python -m openers.training",
        description=_ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True)
    train = commands.add_parser("train", help="solve, from the last checkpoint on")
    train.add_argument("--openers", choices=heads_up.OPENERS, default="jacks")
    train.add_argument("--iterations", type=int, default=2000, help="the most (%(default)s)")
    train.add_argument("--target", type=float, default=0.0012, help="antes a deal (%(default)s)")
    train.add_argument("--cache", type=Path, default=cache, help="checkpoints (%(default)s)")
    train.add_argument("--out", type=Path, required=True, help="where the table goes")
    many = commands.add_parser("multiway", help="the same for three to seven players, by MCCFR")
    many.add_argument("--players", type=int, choices=range(3, 8), default=5)
    many.add_argument("--openers", choices=heads_up.OPENERS, default="jacks")
    many.add_argument("--deals", type=int, default=1_000_000, help="to visit (%(default)s)")
    many.add_argument("--seed", type=int, default=1)
    many.add_argument("--cache", type=Path, default=cache, help="checkpoints (%(default)s)")
    many.add_argument("--out", type=Path, required=True, help="where the table goes")
    meet = commands.add_parser("match", help="one player against each of others, duplicate decks")
    meet.add_argument("--hero", default="blueprint")
    meet.add_argument(
        "--others",
        default=",".join(BOTS),
        help="each in turn; a+b: in turn at one table (%(default)s)",
    )
    meet.add_argument("--variant", default=heads_up.VARIANT)
    meet.add_argument("--seats", type=int, default=2)
    meet.add_argument("--decks", type=int, default=20_000, help="the most (%(default)s)")
    meet.add_argument("--seed", type=int, default=1)
    meet.add_argument("--whole", action="store_true", help="do not end early where it is clear")
    answer = commands.add_parser("best-response", help="what knowing the blueprint wins from it")
    answer.add_argument("--decks", type=int, default=20_000, help="each twice (%(default)s)")
    answer.add_argument("--guesses", type=int, default=best_response.GUESSES, help="(%(default)s)")
    answer.add_argument("--seed", type=int, default=1000)
    answer.add_argument("--cache", type=Path, default=cache, help="chances (%(default)s)")
    given = parser.parse_args()
    if given.command == "match":
        _match(given)
        return
    if given.command == "best-response":
        _best_response(given)
        return
    if given.command == "multiway":
        _multiway(given)
        return
    plan = heads_up.Plan(given.openers, given.iterations, given.target, given.cache, given.out)
    heads_up.train(plan, chances(given.cache), lambda line: print(line, flush=True))


def _multiway(given: argparse.Namespace) -> None:
    """Train a table for several players."""
    plan = run.Plan(given.players, given.openers, given.deals, given.cache, given.out, given.seed)
    run.train(plan, chances(given.cache), lambda line: print(line, flush=True))


def _best_response(given: argparse.Namespace) -> None:
    """Print what the adversary wins from the blueprint, real cards, two players."""
    rules = presets.with_options(
        presets.preset(heads_up.VARIANT), {"seats": 2, "openers_ladder": False}
    )
    known = chances(given.cache)
    *_, result = best_response.play(rules, known, given.decks, given.seed, given.guesses)
    print(
        f"local best response against blueprint, {heads_up.VARIANT}, {given.guesses} guesses: "
        f"{result.per_100:+.1f} ± {result.ci95:.1f} in 100 deals ({result.decks} decks twice)"
    )


def _match(given: argparse.Namespace) -> None:
    """Print what the hero wins from tables full of each other."""
    changes = {"seats": given.seats, "openers_ladder": False}
    known = presets.preset(given.variant)
    rules = presets.with_options(known, {k: v for k, v in changes.items() if k in known.options})
    for other in given.others.split(","):
        at_table = (other.split("+") * given.seats)[: given.seats - 1]
        names = [given.hero, *at_table]
        *_, result = match.play(rules, names, given.decks, given.seed, early=not given.whole)
        ended = "clear at 99.9 %" if result.clear else "all decks"
        print(
            f"{given.hero} against {other} x {given.seats - 1}, {given.variant}: "
            f"{result.per_100:+.1f} ± {result.ci95:.1f} in 100 deals "
            f"({result.decks} decks, {ended})",
            flush=True,
        )


if __name__ == "__main__":
    main()
