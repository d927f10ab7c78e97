"""Reading the PHH format: from a file to the hands it holds, each thing with its line.

PHH is TOML, described at phh.readthedocs.io. A file holds one hand, or tables with one each
(``.phhs``). What the seven-card stud of fixed limit needs is read, all else is passed over:
comments, times, places, fields of others. Amounts may be decimal; they are kept as whole numbers
of the smallest unit that is used.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from typing import NamedTuple

from openers.cards.card import parse
from openers.records.faults import BadHand
from openers.records.spots import TomlSpots

STUD = "F7S"
"""The variant code of seven-card stud, fixed limit."""
UNSEEN = "??"

_FEWEST, _MOST = 2, 8
_DIGITS, _DECIMALS, _MOST_DECIMALS = 15, 6, 40
_PLAYER = re.compile(r"p([1-9][0-9]?)")
_NUMBER = re.compile(r"[0-9][0-9,]*(\.[0-9]*)?([eE][+-]?[0-9]{1,2})?|\.[0-9]+")
_WORDS = {"pb": 0, "f": 0, "cc": 0, "cbr": 1, "sm": 1}
"""The acts of a player and how many words may follow."""


class PhhAction(NamedTuple):
    """One action of a hand.

    Attributes:
        line: of the file.
        text: as the file has it, commentary left out.
        kind: ``dh``, ``db``, ``pb``, ``f``, ``cc``, ``cbr`` or ``sm``.
        player: from 0; -1 for a card dealt for all.
        cards: dealt or shown, None for an unseen one.
        to: the total of a ``cbr``.
        all_of_them: whether a ``sm -`` shows the cards as they were dealt.
    """

    line: int
    text: str
    kind: str
    player: int
    cards: tuple[int | None, ...] = ()
    to: Decimal = Decimal(0)
    all_of_them: bool = False


class PhhHand(NamedTuple):
    """A hand of seven-card stud as a PHH file has it; amounts in ``1 / scale`` of its unit.

    Attributes:
        line: where it begins.
        names: of the players; empty ones where the file has none.
        antes: what each puts in, as far as the stack goes.
        trimmed: whether who antes short wins only as much of each ante.
        antes_line, actions_line, finish_line: of these fields.
        finish: the stacks the file says it ends with, in its own unit, or None.
    """

    line: int
    scale: int
    antes: tuple[int, ...]
    trimmed: bool
    antes_line: int
    bring_in: int
    small_bet: int
    big_bet: int
    stacks: tuple[int, ...]
    names: tuple[str, ...]
    actions: tuple[PhhAction, ...]
    actions_line: int
    finish: tuple[Decimal, ...] | None
    finish_line: int

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.stacks)

    def whole(self, amount: Decimal) -> int:
        """An amount of the file in its smallest unit."""
        return int(amount * self.scale)

    def said(self, chips: int | str) -> str:
        """An amount in the unit of the file, as text."""
        return f"{(Decimal(chips) / self.scale).normalize():f}"


def read(data: bytes) -> tuple[PhhHand, ...]:
    """The hands of a file.

    Raises:
        BadHand: it is no PHH, or one of its hands is of a game that is not played here.
    """
    hands: list[PhhHand] = []
    for hand in read_each(data):
        if isinstance(hand, BadHand):
            raise hand
        hands.append(hand)
    return tuple(hands)


def read_each(data: bytes) -> Iterator[PhhHand | BadHand]:
    """The hands of a file one by one, and what is wrong with those that make no sense.

    Raises:
        BadHand: the file is no PHH at all.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadHand(data.count(b"\n", 0, error.start) + 1, "not_text") from None
    try:
        fields = tomllib.loads(text, parse_float=Decimal)
    except (ValueError, RecursionError, ArithmeticError) as error:
        if text.lstrip().startswith("PokerStars"):
            raise BadHand(1, "only_written") from None
        found = re.search(r"\(at line (\d+), column \d+\)", str(error))
        detail = str(error).partition(" (at ")[0]
        raise BadHand(int(found[1]) if found else 1, "not_toml", detail=detail) from None
    spots = TomlSpots(text)
    tables = [value for value in fields.values() if isinstance(value, dict)]
    many = bool(fields) and len(tables) == len(fields)
    for at, table in enumerate(tables, 1) if many else [(0, fields)]:
        try:
            yield _Reader(table, spots, at).hand()
        except BadHand as bad:
            yield bad


class _Reader:
    """Reads the fields of one hand."""

    def __init__(self, fields: Mapping[str, object], spots: TomlSpots, section: int) -> None:
        self._fields, self._spots, self._section = fields, spots, section

    def hand(self) -> PhhHand:
        variant = self._field("variant")
        if variant != STUD:
            raise self._bad("variant", "unknown_variant", variant=str(variant)[:20])
        stacks = self._stacks()
        count = len(stacks)
        if not _FEWEST <= count <= _MOST:
            raise self._bad("starting_stacks", "bad_players", players=count)
        antes = self._amounts("antes", count)
        limits = [self._amount(key) for key in ("bring_in", "small_bet", "big_bet")]
        finish = self._finish(count)
        actions = self._actions(count)
        ends = [amount for amount in finish or () if _decimals(amount) <= _DECIMALS]
        used = [*antes, *stacks, *limits, *ends, *(a.to for a in actions)]
        scale = 10 ** max(_decimals(amount) for amount in used)
        if max(used) * scale >= 10**_DIGITS:
            raise self._bad("starting_stacks", "bad_field", field="starting_stacks")

        def whole(amounts: Iterable[Decimal]) -> tuple[int, ...]:
            return tuple(int(amount * scale) for amount in amounts)

        bring_in, small, big = whole(limits)
        if not 0 < bring_in < small <= big:
            sizes = zip(("bring_in", "small_bet", "big_bet"), map(str, limits), strict=True)
            raise self._bad("bring_in", "bad_limits", **dict(sizes))
        if not all(stacks):
            raise self._bad("starting_stacks", "bad_field", field="starting_stacks")
        return PhhHand(
            line=self._line("variant"),
            scale=scale,
            # Heads-up the format gives the two antes the other way round.
            antes=whole(antes[::-1] if count == 2 else antes),
            trimmed=self._trimmed(),
            antes_line=self._line("antes"),
            bring_in=bring_in,
            small_bet=small,
            big_bet=big,
            stacks=whole(stacks),
            names=self._names(count),
            actions=actions,
            actions_line=self._line("actions"),
            finish=finish,
            finish_line=self._line("finishing_stacks"),
        )

    def _line(self, key: str) -> int:
        return self._spots.line(self._section, key)

    def _bad(self, where: str, fault: str, /, **params: int | str) -> BadHand:
        return BadHand(self._line(where), fault, **params)

    def _field(self, key: str) -> object:
        if key not in self._fields:
            raise BadHand(self._line(key), "missing_field", field=key)
        return self._fields[key]

    def _amount(self, key: str) -> Decimal:
        amount = _amount(self._field(key))
        if amount is None:
            raise self._bad(key, "bad_field", field=key)
        return amount

    def _amounts(
        self, key: str, count: int | None = None, decimals: int = _DECIMALS
    ) -> list[Decimal]:
        """A list of amounts, one a player."""
        values = self._field(key)
        listed = values if isinstance(values, list) else [None]
        amounts = [_amount(value, decimals) for value in listed]
        known = [amount for amount in amounts if amount is not None]
        if len(known) < len(amounts) or len(known) != (len(known) if count is None else count):
            raise self._bad(key, "bad_field", field=key)
        return known

    def _stacks(self) -> list[Decimal]:
        """The stacks; of those that the format lets be unknown it is said whose it is."""
        values = self._field("starting_stacks")
        for place, value in enumerate(values if isinstance(values, list) else (), 1):
            if value == Decimal("inf"):
                raise self._bad("starting_stacks", "stack_unknown", player=place)
        return self._amounts("starting_stacks")

    def _finish(self, count: int) -> tuple[Decimal, ...] | None:
        """The stacks at the end; a share of a pot has any number of decimals elsewhere."""
        if "finishing_stacks" not in self._fields:
            return None
        return tuple(self._amounts("finishing_stacks", count, _MOST_DECIMALS))

    def _trimmed(self) -> bool:
        trimmed = self._fields.get("ante_trimming_status", False)
        if not isinstance(trimmed, bool):
            raise self._bad("ante_trimming_status", "bad_field", field="ante_trimming_status")
        return trimmed

    def _names(self, count: int) -> tuple[str, ...]:
        """The players' names, which a hand may lack."""
        names = self._fields.get("players")
        if names is None:
            return ("",) * count
        if not isinstance(names, list) or len(names) != count:
            raise self._bad("players", "bad_field", field="players")
        if not all(isinstance(name, str) for name in names):
            raise self._bad("players", "bad_field", field="players")
        return tuple(names)

    def _actions(self, players: int) -> tuple[PhhAction, ...]:
        texts = self._field("actions")
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise self._bad("actions", "bad_field", field="actions")
        lines = self._spots.strings(self._section, "actions", len(texts))
        found = (_action(line, text, players) for line, text in zip(lines, texts, strict=True))
        return tuple(action for action in found if action is not None)


def _amount(value: object, decimals: int = _DECIMALS) -> Decimal | None:
    """A number of the file, if it is an amount."""
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        return None
    amount = Decimal(value)
    if not amount.is_finite() or amount < 0 or amount.adjusted() >= _DIGITS:
        return None
    return None if _decimals(amount) > decimals else amount


def _decimals(amount: Decimal) -> int:
    """How many decimal places an amount needs."""
    exponent = amount.normalize().as_tuple().exponent
    return max(0, -exponent) if isinstance(exponent, int) else 0


def _action(line: int, text: str, players: int) -> PhhAction | None:
    """One action; None for a commentary that stands alone. Raises BadHand."""
    words = text.partition("#")[0].split()
    plain = " ".join(words)
    bad = BadHand(line, "not_an_action", action=plain[:60])
    match words:
        case []:
            return None
        case ["d", "db", cards]:
            return PhhAction(line, plain, "db", -1, _cards(line, cards))
        case ["d", "dh", who, cards]:
            player = _player(line, who, players, bad)
            return PhhAction(line, plain, "dh", player, _cards(line, cards))
        case [who, kind, *rest] if kind in _WORDS and len(rest) <= _WORDS[kind]:
            player = _player(line, who, players, bad)
        case _:
            raise bad
    if kind == "cbr":
        to = _amount(_number(rest[0])) if rest else None
        if to is None:
            raise bad
        return PhhAction(line, plain, kind, player, to=to)
    if kind == "sm" and rest:
        if rest == ["-"]:
            return PhhAction(line, plain, kind, player, all_of_them=True)
        return PhhAction(line, plain, kind, player, _cards(line, rest[0]))
    return PhhAction(line, plain, kind, player)


def _number(word: str) -> Decimal | None:
    """The number that a word of an action is; thousands may be set apart by commas."""
    return Decimal(word.replace(",", "")) if _NUMBER.fullmatch(word) else None


def _player(line: int, word: str, players: int, bad: BadHand) -> int:
    found = _PLAYER.fullmatch(word)
    if found is None:
        raise bad
    if int(found[1]) > players:
        raise BadHand(line, "no_such_player", player=word)
    return int(found[1]) - 1


def _cards(line: int, text: str) -> tuple[int | None, ...]:
    words = [text[at : at + 2] for at in range(0, len(text), 2)]
    try:
        return tuple(None if word == UNSEEN else parse(word) for word in words)
    except ValueError:
        raise BadHand(line, "not_a_card", card=text[:20]) from None
