"""The text form of hands that PokerStars writes and most tracking programs read.

Draw and stud. What the form has no word for is written so that the chips add up: a carried pot
stands in the antes of those who put it in, one line a player, and the deals it comes from are not
written by themselves (rules D-5, E-10). Only the hero's cards and what lay open or was shown is
told (rule C9). Times are UTC.
"""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import NamedTuple

from openers.cards.card import texts
from openers.engine.actions import Act
from openers.engine.events import (
    Acted,
    CarriedOver,
    Dealt,
    DealtCommon,
    Discarded,
    Event,
    HandDied,
    Mucked,
    Posted,
    Reshuffled,
    Returned,
    Shown,
    StepBegan,
    Won,
)
from openers.engine.folding import FOLD
from openers.engine.setup import setup_for
from openers.engine.table import Table
from openers.records.history import DealRecord, Session, spread
from openers.records.model import HERO
from openers.records.pokerstars_form import Money, game, hand_name, seat_names, time_of

_NUMBERS = (
    ("second", "2nd"),
    ("third", "3rd"),
    ("fourth", "4th"),
    ("fifth", "5th"),
    ("sixth", "6th"),
)
_STREETS = {
    "deal": "DEALING HANDS",
    **{f"{name}-street": f"{number} STREET" for name, number in _NUMBERS},
    "seventh-street": "RIVER",
}
_FOLDED = {
    "first-bets": "before the Draw",
    "second-bets": "after the Draw",
    "seventh-street": "on the River",
    **{f"{name}-street": f"on the {number} Street" for name, number in _NUMBERS},
}
_HANDS_A_SESSION = 10_000
_UNKNOWN = datetime(1970, 1, 1, tzinfo=UTC)
"""The time of a hand of which nobody knows when it was played."""


class Written(NamedTuple):
    """A deal as it is written.

    Attributes:
        deal: the deal.
        put_in: chips each seat had left in the pot in deals before it.
    """

    deal: DealRecord
    put_in: tuple[int, ...]


def write(sessions: Iterable[Session]) -> str:
    """The text of all the deals of these sessions that ended with a winner."""
    return "\n\n".join(
        _Text(session, written, at).text()
        for at, session in enumerate(sessions, 1)
        for written in merged(session.deals)
    )


def merged(deals: Iterable[DealRecord]) -> Iterator[Written]:
    """The deals with a winner, each with what the deals before it have left in the pot."""
    waiting: list[int] = []
    for deal in deals:
        began = deal.began
        put_in = waiting if waiting and sum(waiting) == began.carried else spread(began)
        if any(isinstance(event, CarriedOver) for event in deal.events):
            stacks = zip(put_in, began.stacks, deal.stacks, strict=True)
            waiting = [before + stack - after for before, stack, after in stacks]
        else:
            waiting = []
            yield Written(deal, tuple(put_in))


class _Text:
    """The text of one deal, written as its events fold into a table."""

    def __init__(self, session: Session, written: Written, at: int) -> None:
        self._rules, self._ours = session.rules, session.ours
        self._deal, self._put_in = written
        began = self._deal.began
        self._money = Money(session.rules)
        self._names = seat_names(session.players, len(began.stacks), session.ours)
        setup = setup_for(session.rules, sum(began.dealt_in))
        self._ranking = setup.ranking
        self._table = Table(began, len(setup.deck))
        self._number = _number(session, at, began.number)
        self._when = time_of(self._deal.ended or session.begun) or _UNKNOWN
        self._lines: list[str] = []
        self._step = ""
        self._kept: list[int | None] | None = None
        self._new_cards = False
        self._left: dict[int, str] = {}
        self._shown: dict[int, str] = {}
        self._won: list[Won] = []

    def text(self) -> str:
        """All lines of the deal."""
        self._head()
        for event in self._deal.events[1:]:
            if self._new_cards and not isinstance(event, Dealt | DealtCommon | Reshuffled):
                self._cards()
            self._tell(event)
            FOLD[type(event)](self._table, event)
        self._collect()
        self._summary()
        return "\n".join(self._lines) + "\n"

    def _say(self, line: str) -> None:
        self._lines.append(line)

    # -- the head ------------------------------------------------------------------------------

    def _head(self) -> None:
        began, money, names = self._deal.began, self._money, self._names
        when = self._when
        stamp = f"{when:%Y/%m/%d} {when.hour}:{when:%M:%S} UTC"
        stakes = f"{game(self._rules)} ({money.stakes(self._rules)})"
        self._say(f"PokerStars Hand #{self._number}:  {stakes} - {stamp}")
        play = "" if money.real else "(Play Money) "
        size, button = len(began.stacks), began.button + 1
        self._say(f"Table 'Openers' {size}-max {play}Seat #{button} is the button")
        for seat in self._seats():
            chips = money(began.stacks[seat] + self._put_in[seat])
            self._say(f"Seat {seat + 1}: {names[seat]} ({chips} in chips)")
        antes = list(self._put_in)
        for event in self._deal.events:
            if isinstance(event, Posted):
                antes[event.seat] += event.chips
        for seat in self._table.clockwise(button):
            if antes[seat]:
                self._say(f"{names[seat]}: posts the ante {money(antes[seat])}")

    def _seats(self) -> list[int]:
        """The seats with a share in the deal, dealt in or not."""
        pairs = enumerate(zip(self._deal.began.dealt_in, self._put_in, strict=True))
        return [seat for seat, (dealt_in, put_in) in pairs if dealt_in or put_in]

    # -- the play ------------------------------------------------------------------------------

    def _tell(self, event: Event) -> None:
        """The lines of an event; the table stands as it did before."""
        names, money = self._names, self._money
        match event:
            case StepBegan(_, name):
                self._begin(name)
            case Dealt():
                self._new_cards = True
            case DealtCommon(card):
                self._new_cards = True
                self._lines[-1] += f" [{texts([card])}]"
            case Acted():
                self._act(event)
            case Returned(seat, chips):
                self._say(f"Uncalled bet ({money(chips)}) returned to {names[seat]}")
            case Discarded():
                self._discard(event)
            case Shown(seat, cards):
                self._show(seat, f"shows [{texts(cards)}] ({self._name_of(cards)})")
            case Mucked(seat) | HandDied(seat):
                self._show(seat, "mucks hand")
            case Won():
                self._won.append(event)
            case _:
                pass

    def _begin(self, name: str) -> None:
        if name in _STREETS and name != self._step:
            self._say(f"*** {_STREETS[name]} ***")
        self._step = name
        absent = [seat for seat in self._seats() if not self._table.dealt_in[seat]]
        if name in ("first-bets", "second-street", "third-street") and not self._left:
            for seat in absent:
                self._say(f"{self._names[seat]}: folds")
                self._left[seat] = name

    def _act(self, event: Acted) -> None:
        seat, act, chips, to, _ = event
        table, money = self._table, self._money
        match act:
            case Act.FOLD:
                done = "folds"
                self._left[seat] = self._step
            case Act.CHECK:
                done = "checks"
            case Act.CALL:
                done = f"calls {money(chips)}"
            case Act.BRING_IN:
                done = f"brings in for {money(chips)}"
            case _ if max(table.bets):
                done = f"raises {money(to - max(table.bets))} to {money(to)}"
            case _:
                done = f"bets {money(to)}"
        all_in = " and is all-in" if chips and chips == table.stacks[seat] else ""
        self._say(f"{self._names[seat]}: {done}{all_in}")

    def _discard(self, event: Discarded) -> None:
        name, count = self._names[event.seat], len(event.cards)
        if not count:
            self._say(f"{name}: stands pat")
            return
        line = f"{name}: discards {count} card{'s' if count > 1 else ''}"
        if self._ours and event.seat == HERO:
            line += f" [{texts(event.cards)}]"
            held = self._table.hands[HERO]
            self._kept = [card for card in held if card not in event.cards]
        self._say(line)

    def _cards(self) -> None:
        """Tell of the cards that have just been dealt, as far as anybody sees them."""
        self._new_cards = False
        table = self._table
        hero = table.hands[HERO] if self._ours and table.dealt_in[HERO] else []
        if not self._rules.stud:
            if self._step == "deal" and hero:
                self._say(f"Dealt to {self._names[HERO]} [{texts(hero)}]")
            elif self._kept is not None:
                new = hero[len(self._kept) :]
                kept = f"[{texts(self._kept)}] " if self._kept else ""
                self._say(f"Dealt to {self._names[HERO]} {kept}[{texts(new)}]")
                self._kept = None
            return
        for seat in table.clockwise(table.button + 1):
            if table.live(seat):
                own = hero if seat == HERO else []
                self._street_of(seat, own or table.open_cards(seat))

    def _street_of(self, seat: int, cards: list[int | None] | list[int]) -> None:
        """The line of a seat for a street of stud: what it had, and what is new."""
        last_up = self._table.up[seat][-1]
        if not cards or (not last_up and (seat != HERO or not self._ours)):
            return
        first = len(self._table.hands[seat]) <= self._rules.dealt_first
        before = [] if first else cards[:-1]
        old = f"[{texts(before)}] " if before else ""
        self._say(f"Dealt to {self._names[seat]} {old}[{texts(cards[len(before) :])}]")

    def _name_of(self, cards: tuple[int, ...]) -> str:
        return hand_name(self._ranking, [*cards, *self._table.common])

    def _show(self, seat: int, what: str) -> None:
        if not self._shown:
            self._say("*** SHOW DOWN ***")
        self._shown[seat] = what
        self._say(f"{self._names[seat]}: {what}")

    # -- the end -------------------------------------------------------------------------------

    def _collect(self) -> None:
        pots = sorted({won.pot for won in self._won})
        for seat, chips, pot in self._won:
            where = _pot_name(pots.index(pot), len(pots))
            self._say(f"{self._names[seat]} collected {self._money(chips)} from {where}")
        for seat in {won.seat for won in self._won if not self._shown}:
            self._say(f"{self._names[seat]}: doesn't show hand")

    def _summary(self) -> None:
        money = self._money
        pots: dict[int, int] = {}
        for won in self._won:
            pots[won.pot] = pots.get(won.pot, 0) + won.chips
        self._say("*** SUMMARY ***")
        parts = ""
        if len(pots) > 1:
            for at, pot in enumerate(sorted(pots)):
                name = _pot_name(at, len(pots))
                parts += f" {name[:1].upper()}{name[1:]} {money(pots[pot])}."
        self._say(f"Total pot {money(sum(pots.values()))}{parts} | Rake {money(0)}")
        for seat in self._seats():
            button = " (button)" if seat == self._deal.began.button else ""
            self._say(f"Seat {seat + 1}: {self._names[seat]}{button} {self._fate(seat)}")

    def _fate(self, seat: int) -> str:
        """What became of a seat, for the summary."""
        won = sum(each.chips for each in self._won if each.seat == seat)
        if seat in self._left:
            return f"folded {_FOLDED[self._left[seat]]}"
        cards = self._shown.get(seat, "").removeprefix("shows ")
        if not cards.startswith("["):
            return f"collected ({self._money(won)})" if won else "mucked"
        hand, _, name = cards.partition(" (")
        name = name.removesuffix(")")
        end = f"won ({self._money(won)})" if won else "lost"
        return f"showed {hand} and {end} with {name}"


def _number(session: Session, at: int, deal: int) -> int:
    """The number of a hand, its own among all sessions: by when the session began."""
    begun = time_of(session.begun)
    first = int(begun.timestamp()) if begun else at
    return first * _HANDS_A_SESSION + deal % _HANDS_A_SESSION


def _pot_name(at: int, pots: int) -> str:
    """The name of a pot: the first of several is the main one."""
    if pots == 1:
        return "pot"
    if not at:
        return "main pot"
    return "side pot" if pots == 2 else f"side pot-{at}"
