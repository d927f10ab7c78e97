"""A small reader of the PokerStars text form, written from the form itself."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from decimal import Decimal

_MONEY = r"\$?([\d.]+)"
_SEAT = re.compile(rf"Seat (\d+): (.+) \({_MONEY} in chips\)")
_ANTE = re.compile(rf"(.+): posts the ante {_MONEY}")
_BET = re.compile(rf"(.+): (?:bets|brings in for) {_MONEY}(?: and is all-in)?")
_CALL = re.compile(rf"(.+): calls {_MONEY}(?: and is all-in)?")
_RAISE = re.compile(rf"(.+): raises {_MONEY} to {_MONEY}(?: and is all-in)?")
_BACK = re.compile(rf"Uncalled bet \({_MONEY}\) returned to (.+)")
_WON = re.compile(rf"(.+) collected {_MONEY} from (.+)")
_POT = re.compile(rf"Total pot {_MONEY}(.*) \| Rake {_MONEY}")
_PART = re.compile(rf"(Main pot|Side pot(?:-\d)?) {_MONEY}\.")
_STREET = re.compile(r"\*\*\* (.+) \*\*\*")
_DRAWS = re.compile(r"(.+): (?:discards \d cards?(?: \[.+\])?|stands pat)")


@dataclass
class TextHand:
    """One hand: who had what, put in, got back and collected; what the summary says."""

    number: int
    stacks: dict[str, Decimal] = field(default_factory=dict)
    antes: dict[str, Decimal] = field(default_factory=dict)
    put_in: dict[str, Decimal] = field(default_factory=dict)
    uncalled: Decimal = Decimal(0)
    collected: dict[str, Decimal] = field(default_factory=dict)
    total: Decimal = Decimal(-1)
    parts: list[Decimal] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)


def hands(text: str) -> Iterator[TextHand]:
    """The hands of a text."""
    for part in re.split(r"\n{3,}", text.strip()):
        yield _hand(part)


def _hand(text: str) -> TextHand:
    lines = text.splitlines()
    found = re.match(r"PokerStars Hand #(\d+): ", lines[0])
    assert found, lines[0]
    hand = TextHand(int(found[1]), lines=lines)
    bets: dict[str, Decimal] = {}
    for line in lines[1:]:
        if _STREET.match(line) or _DRAWS.fullmatch(line):
            bets = {}
        elif seat := _SEAT.fullmatch(line):
            hand.stacks[seat[2]] = Decimal(seat[3])
        elif ante := _ANTE.fullmatch(line):
            assert ante[1] not in hand.antes, "one line a player"
            hand.antes[ante[1]] = Decimal(ante[2])
            _add(hand.put_in, ante[1], Decimal(ante[2]))
        elif bet := _BET.fullmatch(line) or _CALL.fullmatch(line):
            _add(hand.put_in, bet[1], Decimal(bet[2]))
            _add(bets, bet[1], Decimal(bet[2]))
        elif raised := _RAISE.fullmatch(line):
            highest, to = max(bets.values()), Decimal(raised[3])
            assert to - highest == Decimal(raised[2]), line
            _add(hand.put_in, raised[1], to - bets.get(raised[1], Decimal(0)))
            bets[raised[1]] = to
        elif back := _BACK.fullmatch(line):
            hand.uncalled += Decimal(back[1])
            _add(hand.put_in, back[2], -Decimal(back[1]))
        elif won := _WON.fullmatch(line):
            _add(hand.collected, won[1], Decimal(won[2]))
        elif pot := _POT.fullmatch(line):
            assert Decimal(pot[3]) == 0
            hand.total = Decimal(pot[1])
            hand.parts = [Decimal(part[2]) for part in _PART.finditer(pot[2])]
    return hand


def _add(sums: dict[str, Decimal], who: str, amount: Decimal) -> None:
    sums[who] = sums.get(who, Decimal(0)) + amount
