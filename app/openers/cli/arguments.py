"""All arguments of the program."""

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from openers import __version__
from openers.cli.refused import Refused
from openers.settings.options import BY_KEY

_LANGUAGES = tuple(code for code in BY_KEY["language"].choices if code != "system")
_THEMES = tuple(theme for theme in BY_KEY["theme"].choices if theme != "system")
_PACES = BY_KEY["pace"].choices

Command = Callable[[argparse.Namespace], int]


class _Parser(argparse.ArgumentParser):
    """A parser that raises `Refused` where the original would end the program."""

    def error(self, message: str) -> NoReturn:
        raise Refused(f"{message}\n{self.format_usage().rstrip()}")


def _whole(least: int) -> Callable[[str], int]:
    """Reads whole numbers from ``least`` on."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if value < least:
            raise argparse.ArgumentTypeError(f"{text}: not a whole number from {least} on")
        return value

    return number


def _size(text: str) -> tuple[int, int]:
    """Reads a window size such as 1280x800."""
    width, cross, height = text.partition("x")
    sides = (width, height)
    if not cross or not all(re.fullmatch("[1-9][0-9]{0,4}", side) for side in sides):
        raise argparse.ArgumentTypeError(f"{text}: not a size; give one such as 1280x800")
    return int(width), int(height)


def _setting(text: str) -> tuple[str, str]:
    """Reads KEY=VALUE."""
    key, equals, value = text.partition("=")
    if not (key and equals):
        raise argparse.ArgumentTypeError(f"{text}: give a key and a value, such as ante=2")
    return key.strip(), value.strip()


def parser(
    simulate: Command,
    variants: Command,
    rules: Command,
    replay: Command,
    export: Command,
    take_in: Command,
    backup: Command,
    restore: Command,
) -> argparse.ArgumentParser:
    """The parser; ``run`` of what it returns is the command, or None for the window."""
    top = _Parser(
        prog="openers",
        description="A card table for the classic poker games. Without a command it opens "
        "the window.",
    )
    top.add_argument("--version", action="version", version=f"openers {__version__}")
    _window(top)
    top.set_defaults(run=None)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    _simulate(commands.add_parser("simulate", help="play many deals without a window"), simulate)
    listing = commands.add_parser("variants", help="list the games")
    listing.add_argument("--json", action="store_true", help="as JSON, with all their house rules")
    _language(listing, "language of the names")
    listing.set_defaults(run=variants)
    page = commands.add_parser("rules", help="print the rules of a game")
    page.add_argument("id", metavar="ID", help="a variant; `openers variants` lists them")
    _language(page, "language of the text")
    page.set_defaults(run=rules)
    _hands(commands, replay, export, take_in)
    _keeping(commands, backup, restore)
    return top


def _hands(
    commands: "argparse._SubParsersAction[_Parser]",
    replay: Command,
    export: Command,
    take_in: Command,
) -> None:
    """Hand histories: played again, out of the records, into them."""
    again = commands.add_parser("replay", help="play hands of PHH or our JSON again")
    again.add_argument("files", type=Path, nargs="+", metavar="FILE")
    again.add_argument("--json", action="store_true", help="as JSON, with every event")
    again.set_defaults(run=replay)
    out = commands.add_parser("export", help="write hands of the records to a file")
    out.add_argument("--format", choices=("pokerstars", "phh", "json"), required=True)
    out.add_argument("--session", type=_whole(1), metavar="ID", help="one session; all by default")
    out.add_argument("-o", dest="output", type=Path, required=True, metavar="PATH")
    _data(out)
    out.set_defaults(run=export)
    into = commands.add_parser("import", help="take hands of PHH or our JSON into the records")
    into.add_argument("files", type=Path, nargs="+", metavar="FILE")
    _data(into)
    into.set_defaults(run=take_in)


def _keeping(
    commands: "argparse._SubParsersAction[_Parser]", backup: Command, restore: Command
) -> None:
    """Backup and restore."""
    for name, note, run in (
        ("backup", "write records, settings and rule sets to one file", backup),
        ("restore", "take all of a backup back; what it replaces is kept", restore),
    ):
        command = commands.add_parser(name, help=note)
        command.add_argument("file", type=Path, metavar="FILE")
        _data(command)
        command.set_defaults(run=run)


_DATA_NOTE, _PROFILE_NOTE = "keep settings and games in DIR", "who plays, or whose games are meant"


def _data(command: argparse.ArgumentParser) -> None:
    """``--data`` and ``--profile`` after a command; before it, they hold too."""
    add, none = command.add_argument, argparse.SUPPRESS
    add("--data", type=Path, metavar="DIR", default=none, help=_DATA_NOTE)
    add("--profile", metavar="NAME", default=none, help=_PROFILE_NOTE)


def _language(command: argparse.ArgumentParser, note: str) -> None:
    """``--lang`` after a command; before it, it holds too."""
    command.add_argument("--lang", choices=_LANGUAGES, default=argparse.SUPPRESS, help=note)


def _window(top: argparse.ArgumentParser) -> None:
    top.add_argument("--data", type=Path, metavar="DIR", help=_DATA_NOTE)
    top.add_argument("--profile", metavar="NAME", help=_PROFILE_NOTE)
    top.add_argument("--lang", choices=_LANGUAGES, help="language of every text, this time")
    top.add_argument("--verbose", action="store_true", help="say more in the log")
    demo = top.add_argument_group("the window plays by itself", "Nothing of it is kept.")
    demo.add_argument("--demo", type=_whole(1), metavar="N", help="play N deals and end")
    demo.add_argument("--variant", metavar="ID", help="the game of the demo")
    demo.add_argument("--seed", type=_whole(0), metavar="S", help="always the same deals")
    demo.add_argument("--pace", choices=_PACES, help="how fast")
    demo.add_argument("--theme", choices=_THEMES, help="light or dark")
    demo.add_argument("--size", type=_size, metavar="WxH", help="of the window, as 1280x800")
    demo.add_argument("--screenshots", type=Path, metavar="DIR", help="a picture of each street")


def _simulate(command: argparse.ArgumentParser, run: Command) -> None:
    add = command.add_argument
    add("--variant", metavar="ID", help="the game; the first of `openers variants` by default")
    add("--seats", type=_whole(2), metavar="N", help="players at the table")
    add("--hands", type=_whole(1), default=1000, metavar="N", help="deals to play (1000)")
    add("--seed", type=_whole(0), default=0, metavar="S", help="always the same deals (0)")
    add("--stack", type=_whole(1), metavar="N", help="chips each begins a deal with")
    add(
        "--players",
        metavar="NAMES",
        help="who plays, as a,b,c; fewer than the seats sit down in turn; `help` lists them",
    )
    add("--match", action="store_true", help="one match: stacks and pots go on")
    add(
        "--duplicate",
        action="store_true",
        help="play each deck once per rotation of the players: N decks",
    )
    add("--rules", type=Path, metavar="FILE", help="a house-rules file")
    add(
        "--set",
        type=_setting,
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="one house rule; may be given again",
    )
    add("--check", action="store_true", help="check every view, the deck, the chips, the replay")
    add("--json", action="store_true", help="as JSON")
    command.set_defaults(run=run)
