"""Compact binary form of events: whole deals, and the single rows of the running hand.

Layout of an event: one head byte, then its fields. Whole numbers are LEB128 (7 bits a byte, low
first; never negative unless said), a card is one byte (255: unseen), text is its length and UTF-8.

* head < 8: an event without a seat; the head says which (`_SEATLESS`).
* head < 128: ``kind * 8 + seat``, kinds from 1 (`_SEATED`).
* head ≥ 128: an `Acted`; bit 6 set where it was not a full bet, then 3 bits act, 3 bits seat.

A packed deal is a format byte and its events. Numbers and names in the tables below are only ever
added at the end: old records must stay readable.
"""

import hashlib
from collections.abc import Callable, Iterable
from typing import Any

from openers.engine.actions import Act
from openers.engine.events import (
    Acted,
    BetsCollected,
    CarriedOver,
    DealBegan,
    DealEnded,
    Dealt,
    DealtCommon,
    Discarded,
    Event,
    HandDied,
    HandsGathered,
    Mucked,
    OpenersShown,
    Posted,
    Reshuffled,
    Returned,
    Shown,
    StepBegan,
    Won,
)

FORMAT = 1
"""The first byte of a packed deal."""

_UNSEEN = 255
_ACTED, _NOT_FULL = 128, 64
_ACTS = (
    Act.FOLD, Act.CHECK, Act.CALL, Act.OPEN, Act.BET, Act.COMPLETE, Act.RAISE, Act.BRING_IN,
)  # fmt: skip
_NAMES = (
    "", "antes", "deal", "first-bets", "draw", "second-bets", "showdown",
    "third-street", "fourth-street", "fifth-street", "sixth-street", "seventh-street",
    "jackpots-italian", "jackpot-spanish", "seven-card-stud", "poker-italian-stripped",
    "five-card-stud", "five-card-draw",
)  # fmt: skip
"""Names packed as one byte; any other name is spelt out."""
_NAME_OF = {name: index for index, name in enumerate(_NAMES)}
_SPELT = 255


class BadRecord(ValueError):
    """Bytes that are no packed event or deal."""


class _Reader:
    """Takes packed fields off the front of some bytes; raises `BadRecord` at their end."""

    __slots__ = ("data", "at")

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def byte(self) -> int:
        try:
            value = self.data[self.at]
        except IndexError:
            raise BadRecord("cut short") from None
        self.at += 1
        return value

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            if byte < 128:
                return value
            shift += 7

    def numbers(self, count: int) -> tuple[int, ...]:
        return tuple(self.number() for _ in range(count))

    def raw(self) -> bytes:
        size = self.number()
        part = self.data[self.at : self.at + size]
        if len(part) < size:
            raise BadRecord("cut short")
        self.at += size
        return part

    def name(self) -> str:
        index = self.byte()
        try:
            return self.raw().decode() if index == _SPELT else _NAMES[index]
        except (IndexError, UnicodeDecodeError):
            raise BadRecord(f"no name {index}") from None

    def card(self) -> int:
        card = self.byte()
        if card > 51:
            raise BadRecord(f"no card {card}")
        return card

    def cards(self) -> tuple[int, ...]:
        return tuple(self.card() for _ in range(self.number()))

    def maybe_cards(self) -> tuple[int | None, ...]:
        return tuple(self.maybe_card() for _ in range(self.number()))

    def maybe_card(self) -> int | None:
        if self.data[self.at : self.at + 1] == b"\xff":
            self.at += 1
            return None
        return self.card()


def _number(value: int) -> bytes:
    if value < 0:
        raise ValueError(f"{value} cannot be packed")
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


def _numbers(values: Iterable[int]) -> bytes:
    return b"".join(map(_number, values))


def _name(name: str) -> bytes:
    index = _NAME_OF.get(name)
    if index is not None:
        return bytes((index,))
    spelt = name.encode()
    return bytes((_SPELT,)) + _number(len(spelt)) + spelt


def _cards(cards: Iterable[int | None]) -> bytes:
    packed = bytes(_UNSEEN if c is None else c for c in cards)
    return _number(len(packed)) + packed


def _flags(flags: Iterable[bool]) -> int:
    return sum(1 << i for i, flag in enumerate(flags) if flag)


# -- each event's fields --------------------------------------------------------------------------


def _pack_began(e: DealBegan) -> bytes:
    commitment = bytes.fromhex(e.commitment)
    return b"".join((
        _numbers((e.number, len(e.stacks), e.button)),
        _name(e.variant),
        _numbers(e.stacks),
        _number(_flags(e.dealt_in)),
        _number(_flags(map(bool, e.bought))),
        _numbers(b for b in e.bought if b),
        _numbers((e.carried, 0 if e.openers is None else e.openers + 1, e.passed_out)),
        _number(len(commitment)) + commitment,
    ))  # fmt: skip


def _read_began(r: _Reader) -> DealBegan:
    number, seats, button = r.numbers(3)
    if seats > 8:
        raise BadRecord(f"{seats} seats")
    variant = r.name()
    stacks = r.numbers(seats)
    dealt_in, buyers = r.number(), r.number()
    bought = tuple(r.number() if buyers >> s & 1 else 0 for s in range(seats))
    carried, openers, passed_out = r.numbers(3)
    return DealBegan(
        number=number,
        variant=variant,
        button=button,
        stacks=stacks,
        bought=bought,
        dealt_in=tuple(bool(dealt_in >> s & 1) for s in range(seats)),
        carried=carried,
        openers=openers - 1 if openers else None,
        passed_out=passed_out,
        commitment=r.raw().hex(),
    )


def _halved(code: int) -> tuple[int, bool]:
    return code >> 1, bool(code & 1)


_SEATLESS: tuple[tuple[type, Callable[[Any], bytes], Callable[[_Reader], Event]], ...] = (
    (DealBegan, _pack_began, _read_began),
    (
        StepBegan,
        lambda e: _number(e.at) + _name(e.name),
        lambda r: StepBegan(r.number(), r.name()),
    ),
    (DealtCommon, lambda e: bytes((e.card,)), lambda r: DealtCommon(r.card())),
    (BetsCollected, lambda e: _number(e.pot), lambda r: BetsCollected(r.number())),
    (HandsGathered, lambda e: b"", lambda r: HandsGathered()),
    (Reshuffled, _numbers, lambda r: Reshuffled(r.number(), r.number())),
    (
        CarriedOver,
        lambda e: _number(e.chips * 2 + e.opened),
        lambda r: CarriedOver(*_halved(r.number())),
    ),
    (
        DealEnded,
        lambda e: _number(len(e.stacks)) + _numbers(e.stacks),
        lambda r: DealEnded(r.numbers(r.number())),
    ),
)
_SEATLESS_AT = {row[0]: i for i, row in enumerate(_SEATLESS)}


def _read_openers(seat: int, r: _Reader) -> OpenersShown:
    asked_by, valid = _halved(r.number())
    return OpenersShown(seat, r.cards(), valid, asked_by - 1)


_POSTED = {"ante": 1, "dealer": 2}
_DOWN, _UP, _RETURNED, _DISCARDED, _SHOWN, _MUCKED, _OPENERS, _DIED, _WON = range(3, 12)
_SEATED: dict[int, Callable[[int, _Reader], Event]] = {
    1: lambda s, r: Posted(s, "ante", r.number()),
    2: lambda s, r: Posted(s, "dealer", r.number()),
    _DOWN: lambda s, r: Dealt(s, r.maybe_card(), False),
    _UP: lambda s, r: Dealt(s, r.maybe_card(), True),
    _RETURNED: lambda s, r: Returned(s, r.number()),
    _DISCARDED: lambda s, r: Discarded(s, r.maybe_cards()),
    _SHOWN: lambda s, r: Shown(s, r.cards()),
    _MUCKED: lambda s, r: Mucked(s),
    _OPENERS: _read_openers,
    _DIED: lambda s, r: HandDied(s),
    _WON: lambda s, r: Won(s, r.number(), r.number()),
}


_PACK_SEATED: dict[type, Callable[[Any], tuple[int, bytes]]] = {
    Posted: lambda e: (_POSTED[e.kind], _number(e.chips)),
    Dealt: lambda e: (
        _UP if e.up else _DOWN,
        bytes((_UNSEEN if e.card is None else e.card,)),
    ),
    Returned: lambda e: (_RETURNED, _number(e.chips)),
    Discarded: lambda e: (_DISCARDED, _cards(e.cards)),
    Shown: lambda e: (_SHOWN, _cards(e.cards)),
    Mucked: lambda e: (_MUCKED, b""),
    OpenersShown: lambda e: (
        _OPENERS,
        _number((e.asked_by + 1) * 2 + e.valid) + _cards(e.cards),
    ),
    HandDied: lambda e: (_DIED, b""),
    Won: lambda e: (_WON, _number(e.chips) + _number(e.pot)),
}


# -- events and deals -----------------------------------------------------------------------------


def pack_event(event: Event) -> bytes:
    """One event as bytes; ``unpack_event`` gives it back unchanged."""
    at = _SEATLESS_AT.get(type(event))
    if at is not None:
        return bytes((at,)) + _SEATLESS[at][1](event)
    if isinstance(event, Acted):
        _check_seat(event.seat)
        head = _ACTED | (0 if event.full else _NOT_FULL) | _ACTS.index(event.act) << 3
        return bytes((head | event.seat,)) + _number(event.chips) + _number(event.to)
    kind, fields = _PACK_SEATED[type(event)](event)
    seat: int = event.seat  # type: ignore[union-attr]  # every other event has one
    _check_seat(seat)
    return bytes((kind << 3 | seat,)) + fields


def _check_seat(seat: int) -> None:
    if not 0 <= seat < 8:
        raise ValueError(f"no seat {seat}")


def _read_event(r: _Reader) -> Event:
    head = r.byte()
    if head < len(_SEATLESS):
        return _SEATLESS[head][2](r)
    seat = head & 7
    if head >= _ACTED:
        act = _ACTS[head >> 3 & 7]
        return Acted(seat, act, r.number(), r.number(), not head & _NOT_FULL)
    read = _SEATED.get(head >> 3)
    if read is None:
        raise BadRecord(f"no event {head}")
    return read(seat, r)


def unpack_event(data: bytes) -> Event:
    """The event packed in these bytes. Raises `BadRecord`."""
    r = _Reader(data)
    event = _read_event(r)
    if r.at != len(data):
        raise BadRecord("more than an event")
    return event


def pack_deal(events: Iterable[Event]) -> bytes:
    """A whole deal as bytes."""
    return bytes((FORMAT,)) + b"".join(map(pack_event, events))


def unpack_deal(data: bytes) -> tuple[Event, ...]:
    """The events of a packed deal. Raises `BadRecord`."""
    r = _Reader(data)
    if r.byte() != FORMAT:
        raise BadRecord("a format this version does not know")
    events = []
    while r.at < len(data):
        events.append(_read_event(r))
    return tuple(events)


def veil(data: bytes, salt: bytes) -> bytes:
    """Bytes that no reader of the file can make out; a second call gives them back.

    Not a cipher: it keeps the seeds and hidden cards of a running hand from being read by
    accident (rule C9), not from somebody with this program's source.
    """
    stream = hashlib.shake_256(salt).digest(len(data))
    return bytes(a ^ b for a, b in zip(data, stream, strict=True))
