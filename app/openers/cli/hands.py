"""``openers replay``, ``export`` and ``import``: hand histories in and out."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from decimal import Decimal
from pathlib import Path
from typing import NamedTuple

from openers.cli.faults import sentence
from openers.cli.place import folder_of
from openers.cli.refused import DONE, REFUSED, Refused, say
from openers.engine.events import Event
from openers.records import imports, own_json, phh, phh_text, phh_write, pokerstars
from openers.records.faults import BadHand
from openers.records.history import Session
from openers.records.store import IMPORTED, RECORDS, Store
from openers.settings.files import write_whole

FORMATS: dict[str, Callable[[Iterable[Session]], str]] = {
    "pokerstars": pokerstars.write,
    "phh": phh_write.write,
    "json": own_json.write,
}
"""What writes each format of ``export``."""


class _Result(NamedTuple):
    """What came of one hand of a file, or of the file where it has none."""

    file: str
    stacks: list[int | float]
    events: tuple[Event, ...]
    error: str | None


# -- replay ---------------------------------------------------------------------------------------


def replay(arguments: Namespace) -> int:
    """Play the hands of files again. Exit code 1 where one does not fit the rules."""
    results = [result for path in arguments.files for result in _replayed(path)]
    if arguments.json:
        print(json.dumps([_as_data(result) for result in results], indent=2))
    for result in results:
        if result.error is not None:
            say(result.error)
        elif not arguments.json:
            print(f"{result.file}: final stacks {' '.join(map(str, result.stacks))}")
    return REFUSED if any(result.error is not None for result in results) else DONE


def _as_data(result: _Result) -> dict[str, object]:
    return {
        "file": result.file,
        "ok": result.error is None,
        "final_stacks": result.stacks if result.error is None else None,
        "events": [own_json.as_data(event) for event in result.events],
        "error": result.error,
    }


def _replayed(path: Path) -> Iterator[_Result]:
    """The hands of a file played again, each by itself."""
    try:
        data = _bytes(path)
        if own_json.is_own(data):
            for session in own_json.read(data):
                for deal in session.deals:
                    yield _Result(str(path), list(deal.stacks), session.seen(deal), None)
            return
        for hand in phh_text.read_each(data):
            yield _played(path, hand)
    except BadHand as bad:
        yield _refused(path, bad)


def _played(path: Path, hand: phh_text.PhhHand | BadHand) -> _Result:
    if isinstance(hand, BadHand):
        return _refused(path, hand)
    try:
        played = phh.play(hand)
    except BadHand as bad:
        return _refused(path, bad)
    stacks = [_plain(Decimal(chips) / hand.scale) for chips in played.stacks]
    return _Result(str(path), stacks, played.events, None)


def _refused(path: Path, bad: BadHand) -> _Result:
    return _Result(str(path), [], (), sentence(str(path), bad.fault))


def _plain(amount: Decimal) -> int | float:
    """An amount in the unit of the file."""
    return int(amount) if amount == amount.to_integral_value() else float(amount)


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except (OSError, ValueError):
        raise BadHand(0, "cannot_be_read") from None


# -- import and export ----------------------------------------------------------------------------


def take_in(arguments: Namespace) -> int:
    """Import files into the records. Exit code 1 where one is refused; nothing of it is taken."""
    store = _store(arguments)
    refused = 0
    try:
        for path in arguments.files:
            try:
                sessions = _sessions(path)
            except BadHand as bad:
                say(sentence(str(path), bad.fault))
                refused += 1
                continue
            for session in sessions:
                number, new = imports.take_in(store, session)
                again = "" if new else ", there already"
                print(f"{path}: {_deals(len(session.deals))}, session {number}{again}")
    finally:
        store.close()
    return REFUSED if refused else DONE


def _deals(count: int) -> str:
    return f"{count} deal" if count == 1 else f"{count} deals"


def _sessions(path: Path) -> tuple[Session, ...]:
    data = _bytes(path)
    if own_json.is_own(data):
        return own_json.read(data)
    return phh.sessions(phh_text.read(data))


def export(arguments: Namespace) -> int:
    """Write hands of the records to a file."""
    store = _store(arguments)
    try:
        sessions = _chosen(store, arguments.session)
    finally:
        store.close()
    if arguments.format == "phh":
        stud = [s for s in sessions if s.rules.family == phh_write.FAMILY]
        if len(stud) < len(sessions):
            left = len(sessions) - len(stud)
            say(f"{left} sessions of other games left out")
        sessions = stud
    deals = sum(len(session.deals) for session in sessions)
    if not deals:
        raise Refused("there are no finished hands to export")
    try:
        write_whole(arguments.output, FORMATS[arguments.format](sessions).encode())
    except (OSError, ValueError) as error:
        raise Refused(f"-o {arguments.output}: cannot be written: {error}") from None
    print(f"{arguments.output}: {_deals(deals)}")
    if arguments.format == "pokerstars":
        alone = sum(1 for session in sessions for _ in pokerstars.merged(session.deals))
        if alone < deals:
            print(f"{alone} hands in it: a deal that left its pot on the table is in the next one")
    return DONE


def _store(arguments: Namespace) -> Store:
    store = Store(folder_of(arguments) / RECORDS)
    if not store.kept:
        store.close()
        raise Refused(f"the records cannot be used: {store.problems[0].key} ({store.path})")
    return store


def _chosen(store: Store, wanted: int | None) -> list[Session]:
    """The session of this number, or all, the oldest first."""
    known = sorted(match.match for match in (*store.matches(), *store.matches(IMPORTED)))
    if wanted is not None and wanted not in known:
        there = ", ".join(map(str, known)) or "none"
        raise Refused(f"--session {wanted}: no such session; there are {there}")
    return [store.session(match) for match in known if wanted in (None, match)]
