"""Our own JSON: sessions with every event of every deal, read back without loss.

    {"format": "openers", "version": 1, "sessions": [
      {"variant": …, "options": {…}, "players": ["", "ana"], "begun": …, "ours": true, "deals": [
        {"number": 1, "ended": …, "seed": "6f70…", "events": [{"event": "Dealt", …}, …],
         "packed": "AQAB…"}]}]}

An event has its fields by name; cards are texts, an unseen one is ``??``. The readable events are
what the hero saw (rule C9); ``packed`` holds the whole deal, as the store packs it, and stands
where something was hidden. One deal a line.
"""

import base64
import binascii
import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar, get_args

from openers.cards.card import parse, text
from openers.engine.actions import Act
from openers.engine.events import Event
from openers.engine.views import redact
from openers.records.codec import BadRecord, pack_deal, unpack_deal
from openers.records.faults import BadHand
from openers.records.history import DealRecord, Differs, Session, replayed
from openers.records.model import HERO
from openers.records.spots import json_line
from openers.rules.presets import BadRules, preset, with_options
from openers.rules.rules import OptionValue, Rules

FORMAT, VERSION = "openers", 1
_UNSEEN = "??"
_MOST = 10**15
_SEED_BYTES = 64

EVENTS: Mapping[str, type] = {kind.__name__: kind for kind in get_args(Event)}
"""Every kind of event by its name."""

Path = tuple[str | int, ...]
T = TypeVar("T")


# -- writing --------------------------------------------------------------------------------------


def write(sessions: Iterable[Session]) -> str:
    """The text of a file with these sessions."""
    parts = ",\n".join(map(_session, sessions))
    return f'{{"format": "{FORMAT}", "version": {VERSION}, "sessions": [\n{parts}\n]}}\n'


def _session(session: Session) -> str:
    head = {
        "variant": session.rules.variant,
        "options": dict(session.rules.options),
        "players": session.players,
        "begun": session.begun,
        "ours": session.ours,
    }
    deals = ",\n".join(_deal(deal, session.seen(deal)) for deal in session.deals)
    return f'{_text(head)[:-1]}, "deals": [\n{deals}\n]}}'


def _deal(deal: DealRecord, seen: tuple[Event, ...]) -> str:
    data: dict[str, object] = {
        "number": deal.began.number,
        "ended": deal.ended,
        "seed": None if deal.seed is None else deal.seed.hex(),
        "events": [as_data(event) for event in seen],
    }
    if seen != deal.events:
        data["packed"] = base64.b64encode(pack_deal(deal.events)).decode()
    return _text(data)


def _text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)


def as_data(event: Event) -> dict[str, object]:
    """An event as plain JSON values: its name as ``event``, then its fields."""
    fields: dict[str, Any] = event._asdict()
    if "card" in fields:
        fields["card"] = _card_text(fields["card"])
    if "cards" in fields:
        fields["cards"] = [_card_text(card) for card in fields["cards"]]
    return {"event": type(event).__name__, **fields}


def _card_text(card: int | None) -> str:
    return _UNSEEN if card is None else text(card)


# -- reading --------------------------------------------------------------------------------------


class _Bad(ValueError):
    """A fault, and where in the data it is."""

    def __init__(self, path: Path, key: str, **params: int | str) -> None:
        self.path, self.key, self.params = path, key, params
        super().__init__(key)


def is_own(data: bytes) -> bool:
    """Whether the bytes of a file look like our JSON."""
    return data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] == b"{"


def read(data: bytes) -> tuple[Session, ...]:
    """The sessions of a file, every deal played again.

    Raises:
        BadHand: it is none of ours, or a deal does not follow from the rules.
    """
    try:
        content = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadHand(data.count(b"\n", 0, error.start) + 1, "not_text") from None
    try:
        found = json.loads(content)
    except json.JSONDecodeError as error:
        raise BadHand(error.lineno, "not_json", detail=error.msg) from None
    except (ValueError, RecursionError):
        raise BadHand(1, "not_json", detail="out of range") from None
    try:
        sessions = _sessions(found)
        for at, session in enumerate(sessions):
            _check(session, at)
    except _Bad as bad:
        raise BadHand(json_line(content, bad.path), bad.key, **bad.params) from None
    return sessions


def _sessions(data: object) -> tuple[Session, ...]:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise _Bad((), "unknown_format")
    version = data.get("version")
    if version != VERSION:
        raise _Bad(("version",), "newer", version=str(version)[:20])
    listed = enumerate(_get(data, "sessions", list, ()))
    return tuple(_read_session(each, ("sessions", at)) for at, each in listed)


def _get(data: object, key: str, kind: type[T], path: Path) -> T:
    """A member of a JSON object, of this type."""
    if not isinstance(data, dict):
        raise _Bad(path, "bad_field", field=key)
    if key not in data:
        raise _Bad(path, "missing_field", field=key)
    value = data[key]
    if not isinstance(value, kind) or (isinstance(value, str) and not _is_text(value)):
        raise _Bad((*path, key), "bad_field", field=key)
    return value


def _is_text(value: object) -> bool:
    """Whether a value is a text that can be written: JSON may hold half a letter."""
    try:
        return isinstance(value, str) and value.encode() is not None
    except UnicodeEncodeError:
        return False


def _read_session(data: object, path: Path) -> Session:
    players = _get(data, "players", list, path)
    if not all(map(_is_text, players)):
        raise _Bad((*path, "players"), "bad_field", field="players")
    deals = _get(data, "deals", list, path)
    return Session(
        _read_rules(data, path),
        tuple(players),
        tuple(_read_deal(deal, (*path, "deals", at)) for at, deal in enumerate(deals)),
        _get(data, "begun", str, path),
        _get(data, "ours", bool, path),
    )


def _read_rules(data: object, path: Path) -> Rules:
    """The house rules; a hand recorded elsewhere may have no ante."""
    variant = _get(data, "variant", str, path)
    options: dict[str, OptionValue] = _get(data, "options", dict, path)
    no_ante = options.get("ante") == 0
    try:
        rules = with_options(preset(variant), options | ({"ante": 1} if no_ante else {}))
    except BadRules as error:
        where = (*path, "options", error.key)
        option = f"{error.key} = {error.value!r}"[:60]
        raise _Bad(where, "bad_rules", option=option, reason=error.reason_key) from None
    if no_ante:
        rules = Rules(variant, rules.family, {**rules.options, "ante": 0})
    return rules


def _read_deal(data: object, path: Path) -> DealRecord:
    listed = _get(data, "events", list, path)
    events = tuple(from_data(each, (*path, "events", at)) for at, each in enumerate(listed))
    whole = events
    assert isinstance(data, dict)
    if "packed" in data:
        whole = _unpacked(_get(data, "packed", str, path), (*path, "packed"))
        if tuple(redact(event, HERO) for event in whole) != events:
            raise _Bad((*path, "packed"), "packed_differs")
    seed = data.get("seed")
    if seed is not None:
        seed = _bytes(_get(data, "seed", str, path), (*path, "seed"))
    return DealRecord(whole, seed, _get(data, "ended", str, path))


def _unpacked(packed: str, path: Path) -> tuple[Event, ...]:
    try:
        return unpack_deal(base64.b64decode(packed, validate=True))
    except (BadRecord, binascii.Error, ValueError):
        raise _Bad(path, "bad_field", field="packed") from None


def _bytes(hexadecimal: str, path: Path) -> bytes:
    try:
        found = bytes.fromhex(hexadecimal)
    except ValueError:
        found = bytes(_SEED_BYTES + 1)
    if len(found) > _SEED_BYTES:
        raise _Bad(path, "bad_field", field="seed")
    return found


def _check(session: Session, at: int) -> None:
    """Every deal follows from the rules."""
    done = 0
    try:
        for _ in replayed(session):
            done += 1
    except Differs as differs:
        place: Path = ("sessions", at, "deals", done, "events", differs.place)
        fault = differs.fault.fault
        raise _Bad(place, fault.key, **dict(fault.params)) from None


# -- events ---------------------------------------------------------------------------------------


def from_data(data: object, path: Path = ()) -> Event:
    """The event that `as_data` wrote. Raises `_Bad`."""
    kind = EVENTS.get(_get(data, "event", str, path))
    assert isinstance(data, dict)
    if kind is None or set(data) != {"event", *kind.__annotations__}:
        raise _Bad(path, "bad_event")
    fields = {}
    for name, hint in kind.__annotations__.items():
        try:
            fields[name] = _READ[name, hint](data[name])
        except (KeyError, TypeError, ValueError):
            raise _Bad((*path, name), "bad_field", field=name) from None
    event: Event = kind(**fields)
    return event


def _number(value: object, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value < _MOST:
        raise ValueError
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError
    return value


def _word(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError
    return value


def _hex(value: object) -> str:
    return bytes.fromhex(_word(value)).hex()


def _act(value: object) -> Act:
    return Act(_word(value))


def _kind(value: object) -> str:
    if value not in ("ante", "dealer"):
        raise ValueError
    return _word(value)


def _card(value: object) -> int:
    return parse(_word(value))


def _maybe(read_one: Callable[[object], int], nothing: object) -> Callable[[object], int | None]:
    return lambda value: None if value == nothing else read_one(value)


def _each(read_one: Callable[[object], object]) -> Callable[[object], tuple[object, ...]]:
    def each(value: object) -> tuple[object, ...]:
        if not isinstance(value, list):
            raise ValueError
        return tuple(map(read_one, value))

    return each


_BY_NAME: Mapping[tuple[str, object], Callable[[object], object]] = {
    ("card", int): _card,
    ("card", int | None): _maybe(_card, _UNSEEN),
    ("cards", tuple[int, ...]): _each(_card),
    ("cards", tuple[int | None, ...]): _each(_maybe(_card, _UNSEEN)),
    ("asked_by", int): lambda value: _number(value, -1),
    ("commitment", str): _hex,
    ("kind", str): _kind,
}
_BY_HINT: Mapping[object, Callable[[object], object]] = {
    int: _number,
    int | None: _maybe(_number, None),
    bool: _flag,
    str: _word,
    Act: _act,
    tuple[int, ...]: _each(_number),
    tuple[bool, ...]: _each(_flag),
}


def _reader(name: str, hint: object) -> Callable[[object], object]:
    """What reads a field of an event, by its name and type."""
    return _BY_NAME.get((name, hint)) or _BY_HINT[hint]


_READ = {
    (name, hint): _reader(name, hint)
    for kind in EVENTS.values()
    for name, hint in kind.__annotations__.items()
}
