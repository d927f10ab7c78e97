"""``openers simulate``: many deals without a window."""

import json
from argparse import Namespace

from openers.cli.refused import DONE, REFUSED, Refused, say
from openers.opponents.arena import Plan, Report, simulate
from openers.opponents.characters import CHARACTERS, names
from openers.rules import presets
from openers.rules.rules import Rules


def run(arguments: Namespace) -> int:
    """Play, and print what came of it. Exit code 1 where the check found a breach."""
    if arguments.players == "help":
        print("\n".join(names()))
        return DONE
    if arguments.match and arguments.duplicate:
        raise Refused("--match and --duplicate do not go together: a match has one order of seats")
    rules = _rules(arguments)
    plan = Plan(
        rules,
        _seated(arguments.players, rules.seats),
        arguments.hands,
        arguments.seed,
        arguments.match,
        arguments.duplicate,
        arguments.check,
    )
    report = simulate(plan)
    print(json.dumps(_as_data(report), indent=2) if arguments.json else _as_text(report))
    if report.breaches:
        say(f"{report.breaches} breaches: this is a fault of ours")
        return REFUSED
    return DONE


def _rules(arguments: Namespace) -> Rules:
    """The rules in force: a preset or a file, then ``--set``, ``--seats`` and ``--stack``."""
    if arguments.rules is not None:
        rules = presets.load(arguments.rules)
        if arguments.variant not in (None, rules.variant):
            raise Refused(
                f"--variant {arguments.variant}: the file is for {rules.variant}; leave one out"
            )
    else:
        rules = presets.preset(arguments.variant or presets.ids()[0])
    changes = dict(arguments.set)
    for key in ("seats", "stack"):
        given = getattr(arguments, key)
        if given is not None:
            changes[key] = given
    return presets.with_options(rules, changes)


def _seated(given: str | None, seats: int) -> list[str]:
    """A name for each seat."""
    known = names()
    who = list(CHARACTERS) if given is None else [name.strip() for name in given.split(",")]
    for name in who:
        if name not in known:
            raise Refused(f"--players {name}: nobody of that name; known are {', '.join(known)}")
    if given is not None and len(who) > seats:
        raise Refused(f"--players: {len(who)} names for {seats} seats; give at most {seats}")
    return [who[seat % len(who)] for seat in range(seats)]


def _as_data(report: Report) -> dict[str, object]:
    """The report as scripts read it."""
    closed = report.nobody_could_open
    return {
        "variant": report.variant,
        "seats": report.seats,
        "hands": report.hands,
        "seconds": round(report.seconds, 3),
        "hands_per_second": _pace(report),
        "breaches": report.breaches,
        "nobody_could_open": None if closed is None else round(closed, 6),
        "players": [
            {
                "seat": who.seat,
                "name": who.name,
                "net": who.net,
                "per_100": round(who.per_100, 3),
                "ci95": round(who.ci95, 3),
                "unit": who.unit,
            }
            for who in report.players
        ],
    }


def _pace(report: Report) -> float:
    return round(report.hands / max(report.seconds, 1e-9), 1)


def _as_text(report: Report) -> str:
    """The report as people read it."""
    lines = [
        f"{report.variant}, {report.seats} seats: {report.hands} deals, "
        f"{_pace(report):.0f} a second"
    ]
    if report.nobody_could_open is not None:
        lines.append(f"nobody could open: {report.nobody_could_open:.2%}")
    if report.breaches is not None:
        lines.append(f"breaches: {report.breaches}")
    unit = report.players[0].unit
    lines += ["", f"seat  name      {unit + ' in 100':>24}  enters  opens  bets/call  shows"]
    for who in report.players:
        won = f"{who.per_100:+.1f} ± {who.ci95:.1f}"
        lines.append(
            f"{who.seat:4}  {who.name:8}  {won:>24}  {who.vpip:6.0%}  {who.opened:5.0%}"
            f"  {who.aggression:9.2f}  {who.showdown:5.0%}"
        )
    return "\n".join(lines)
