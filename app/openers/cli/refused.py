"""Refused input: what was wrong, and what may be given instead.

The command line speaks English alone, so that scripts and people reading them find the same words
everywhere; `openers.words` is for the window.
"""

import sys

from openers.rules.validate import BadRules, legible

DONE, REFUSED, CANNOT_RUN = 0, 1, 2
"""Exit codes: all well, refused input, cannot run here."""


class Refused(Exception):
    """Input that is refused. Its text names what was given, why not, and what would do."""


_REASONS = {
    "unknown_variant": "no such variant; known are {known}",
    "unknown_key": "this variant has no such option; `openers variants --json` lists them",
    "missing_key": "this option is missing; give it a value",
    "not_a_number": "not a whole number",
    "not_a_switch": "not a switch; give on or off",
    "not_an_amount": "not an amount; give none, or money such as 0.25",
    "not_a_choice": "not a choice; choose one of {choices}",
    "unquoted": "a text in quotes is needed, one of {choices}",
    "quoted": "a whole number is needed, without quotes",
    "too_small": "too small; give at least {least}",
    "too_big": "too big; give at most {most}",
    "ante_above_stack": "above the stack of {stack}; lower the ante or raise the stack",
    "small_bet_above_big_bet": "above the big bet of {big_bet}; lower it or raise big_bet",
    "bring_in_not_below_small_bet": "not below the small bet of {small_bet}; lower it",
    "deck_feeds_fewer": "more than the deck feeds; give at most {most}",
    "not_a_table": "not a table; write the options below a line [options]",
    "not_toml": "not a TOML file ({detail}); `openers variants --json` shows the keys of [options]",
    "cannot_be_read": "cannot be read; is the path right?",
    "cannot_be_written": "cannot be written; may this program write there?",
    "name_taken": "there is one of this name; give another",
    "not_printable": "it has a character that cannot be printed; leave that out",
    "not_a_name": "not a name; give 1 to {most} characters",
}


def bad_rules(error: BadRules) -> Refused:
    """House rules that make no sense, as the command line says it: key, value, reason."""
    given = f"{legible(error.key)} = {_said(error.value)}"
    reason = _REASONS.get(error.reason_key, error.reason_key)
    return Refused(f"{given}: {reason.format(**dict(error.params))}")


def _said(value: object) -> object:
    """A value as the command line takes it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, str):
        return f'"{legible(value)}"' if value != legible(value) else value
    return "nothing" if value is None else legible(str(value))


def say(message: str) -> None:
    """Say something on stderr; what comes from a file cannot command the terminal."""
    if sys.stderr is not None:
        lines = message.split("\n")
        print("openers:", "\n".join(legible(line, None) for line in lines), file=sys.stderr)
