"""The command line: arguments, exit codes, and the commands that need no window."""

from openers.cli.command import main

__all__ = ["main"]
