"""The entry point: from arguments to a command, from errors to exit codes."""

import errno
import gc
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper

from openers.cli.arguments import parser
from openers.cli.refused import CANNOT_RUN, DONE, REFUSED, Refused, bad_rules, say
from openers.records.model import StoreError
from openers.rules import presets
from openers.rules.presets import BadRules

_OF_THE_DEMO = ("variant", "seed", "pace", "theme", "size", "screenshots")
_OUTPUT_FAILS = {errno.ENOSPC, errno.EFBIG, errno.EIO}
STOPPED = 130
"""The exit code after Ctrl+C, as shells have it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, the process's own by default; its exit code."""
    if isinstance(sys.stdout, TextIOWrapper):  # whatever it cannot spell becomes a question mark
        sys.stdout.reconfigure(errors="replace")
    try:
        arguments = _parser().parse_args(argv)
        if arguments.run is None:
            return _window(arguments)
        command: int = arguments.run(arguments)
        if sys.stdout is not None:  # closed before the start: nobody wants to read
            sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output, such as `head`, has read enough.
        _write_no_more()
        return DONE
    except OSError as error:
        if error.errno not in _OUTPUT_FAILS:
            raise
        _write_no_more()
        return _say(f"the output cannot be written: {error.strerror}", CANNOT_RUN)
    except KeyboardInterrupt:
        return _say("stopped", STOPPED)
    except Refused as refused:
        return _say(str(refused), REFUSED)
    except BadRules as error:
        return _say(str(bad_rules(error)), REFUSED)
    except StoreError as error:
        return _say(f"the records fail: {error}", CANNOT_RUN)
    except ImportError as error:
        return _say(f"cannot run here: {error}; set up with packaging/bootstrap.py", CANNOT_RUN)
    except SystemExit as done:
        # Only --help and --version end so; errors are raised as Refused.
        return done.code if isinstance(done.code, int) else DONE
    return command


def _write_no_more() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> ArgumentParser:
    return parser(
        _later("simulate", "run"),
        _later("games", "variants"),
        _later("games", "rules"),
        _later("hands", "replay"),
        _later("hands", "export"),
        _later("hands", "take_in"),
        _later("keeping", "backup"),
        _later("keeping", "restore"),
    )


def _later(module: str, command: str) -> Callable[[Namespace], int]:
    """A command that is loaded when it is given: the window needs none of them."""

    def run(arguments: Namespace) -> int:
        loaded = import_module(f"openers.cli.{module}")
        code: int = getattr(loaded, command)(arguments)
        return code

    return run


def _window(arguments: Namespace) -> int:
    """Open the window, to play or for a demo."""
    if arguments.demo is None:
        for name in _OF_THE_DEMO:
            if getattr(arguments, name) is not None:
                raise Refused(f"--{name} goes with --demo N")
    elif arguments.variant is not None:
        presets.preset(arguments.variant)
    if arguments.screenshots is not None:
        try:
            arguments.screenshots.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            why = "not a folder" if arguments.screenshots.is_file() else error.strerror
            raise Refused(f"--screenshots {arguments.screenshots}: {why}") from None
    gc.disable()  # loading makes much and leaves nothing; `openers.window.collector` takes over
    try:
        from openers.window.app import run

        return run(arguments)
    finally:
        gc.enable()


def _say(message: str, code: int) -> int:
    say(message)
    return code
