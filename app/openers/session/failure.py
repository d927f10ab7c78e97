"""What went wrong behind the table: for the log and the dialog. The deal goes on."""

import traceback
from typing import NamedTuple

from openers.engine.actions import Refusal
from openers.records.model import Problem, StoreError


class Failure(NamedTuple):
    """Something failed and was got over; ``words`` makes the sentence.

    Attributes:
        key: ``opponent`` (an opponent's mind failed), ``opponent_refused`` (it wanted what the
            rules refuse), ``engine``, ``store``, ``deal_differs`` (a running deal that does not
            replay; it is kept apart, uncounted) or ``match_unplayable`` (kept, not resumed).
        seat: the opponent's, or -1.
        character: the opponent's id, or "".
        problem: what the store says, for ``store``.
        refusal: what the engine says, for ``opponent_refused``.
        trace: where it happened, without values: no card is ever in it.
    """

    key: str
    seat: int = -1
    character: str = ""
    problem: Problem | None = None
    refusal: Refusal | None = None
    trace: str = ""


def trace(error: BaseException) -> str:
    """Where an error happened and of what kind it is. Its message may name cards: left out."""
    error = error.__cause__ or error
    frames = "".join(traceback.format_tb(error.__traceback__))
    return f"{frames}{type(error).__name__}"


def store_failure(error: BaseException) -> Failure:
    """The failure of an error from the store."""
    problem = error.problem if isinstance(error, StoreError) else None
    return Failure("store", problem=problem, trace=trace(error))
