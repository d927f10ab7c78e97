"""What the rows of the database hold, read with care: a file may hold anything."""

import contextlib
import json
from collections.abc import Iterator, Sequence
from typing import Any

from openers.engine.events import Event
from openers.records.codec import BadRecord, unpack_deal
from openers.records.model import Counts, MatchSummary
from openers.rules.rules import Rules


@contextlib.contextmanager
def reading() -> Iterator[None]:
    """Contents that nothing can be made of raise `BadRecord`, whatever is wrong with them."""
    try:
        yield
    except BadRecord:
        raise
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadRecord(type(error).__name__) from error


def summary_of(row: Sequence[Any]) -> MatchSummary:
    """The figures in a row of ``match``; the last two columns are left to others.

    Raises:
        BadRecord: the row is not one that the store wrote.
    """
    match, variant, rules, characters, begun, ended, how, *counts, _, _ = row
    with reading():
        made, people = json.loads(rules), json.loads(characters)
        if not all(isinstance(text, str) for text in (made["family"], *people)):
            raise BadRecord("no names")
        if not all(isinstance(count, int) for count in counts):
            raise BadRecord("no figures")
        return MatchSummary(
            match=match,
            variant=variant,
            rules=Rules(variant, made["family"], made["options"]),
            characters=tuple(people),
            counts=Counts(*counts),
            begun=begun,
            ended=ended,
            how=how,
        )


def last_deal(data: bytes) -> tuple[Event, ...]:
    """A packed deal that is only looked at again: none where it is damaged."""
    try:
        with reading():
            return unpack_deal(data)
    except BadRecord:
        return ()
