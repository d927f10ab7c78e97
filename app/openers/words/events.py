"""What happened, in words: the log's lines, the bubbles, the tags at the seats, announcements.

Every text is made from an event and the table as it stood right after it. Whoever shows texts
keeps the events, and in a new language folds them again (`EventWords.lines`).
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, final

from PySide6.QtCore import QObject

from openers.cards.ranking import STANDARD, Ranking, ranking_for
from openers.engine import events as ev
from openers.engine.actions import AGGRESSIVE, Act
from openers.engine.table import Table
from openers.rules.rules import Rules
from openers.words.acts import acts_for
from openers.words.amounts import AmountWords
from openers.words.cards import CardWords
from openers.words.hands import HandWords, sentence_case
from openers.words.people import PeopleWords
from openers.words.status import StatusWords

LOGGED: frozenset[type] = frozenset({
    ev.DealBegan, ev.StepBegan, ev.DealtCommon, ev.Acted, ev.Returned, ev.Discarded,
    ev.Reshuffled, ev.Shown, ev.Mucked, ev.OpenersShown, ev.HandDied, ev.Won, ev.CarriedOver,
})  # fmt: skip
"""The kinds of event that deserve a line in the log; the others have words too, when asked."""


class Line(NamedTuple):
    """One line of the log.

    Attributes:
        event: what it tells of.
        seat: whose line it is, or -1.
        who: the name of that seat, or "".
        what: the line without the name.
        text: the whole line.
    """

    event: ev.Event
    seat: int
    who: str
    what: str
    text: str


@final
class EventWords(QObject):
    """Words for the events of one match.

    Args:
        characters: the character of each seat, "" for the person at the screen.
        rules: the rules of the match.
    """

    def __init__(self, characters: Sequence[str], rules: Rules) -> None:
        super().__init__()
        self._characters = tuple(characters)
        self._hero = self._characters.index("") if "" in self._characters else -1
        self._rules = rules
        self._acts = acts_for(rules.family)
        self._amounts = AmountWords(rules.chip_value)
        self._cards, self._hands, self._people = CardWords(), HandWords(), PeopleWords()
        self._status = StatusWords(characters, rules)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self._people.name(self._characters[seat])

    def log(self, event: ev.Event, table: Table) -> str:
        """The whole line for the log: "Renzo: raise to 8"."""
        what, seat = self.what(event, table), getattr(event, "seat", -1)
        if seat < 0:
            return sentence_case(what)
        if isinstance(event, ev.Won):
            return self.tr("{name} {wins}").format(name=self.name(seat), wins=what)
        return self.tr("{name}: {what}").format(name=self.name(seat), what=what)

    def announcement(self, event: ev.Event, table: Table) -> str:
        """What a screen reader says: the log's line."""
        return self.log(event, table)

    def bubble(self, event: ev.Event, table: Table, next_seat: int = -1) -> tuple[str, str]:
        """The two lines of a bubble: what was said, and what it means for the reader.

        The second is empty where there is nothing to add. ``next_seat``: who acts next, if known.
        """
        return self.log(event, table), self._meaning(event, table, next_seat)

    def tag(self, event: ev.Event, table: Table) -> str:
        """The short text that stays at the seat until it acts again; "" for most events."""
        if isinstance(event, ev.Acted | ev.Discarded | ev.Posted | ev.Shown | ev.OpenersShown):
            return self.what(event, table)
        if isinstance(event, ev.Won):
            return self._amounts.signed(event.chips)
        return ""

    def opened_tag(self) -> str:
        """The role that lasts: this seat opened."""
        return self.tr("opened")

    def folded_tag(self) -> str:
        """The role that lasts: this seat folded."""
        return self.tr("folded")

    def bring_in_tag(self) -> str:
        """The role that lasts: this seat posted the bring-in."""
        return self.tr("bring-in")

    def dead_tag(self) -> str:
        """The role that lasts: this seat opened without openers."""
        return self.tr("false openers")

    def all_in_tag(self) -> str:
        """The role that lasts: this seat has no chips behind."""
        return self.tr("all-in")

    def lines(self, events: Iterable[ev.Event], deck_size: int) -> list[Line]:
        """The log of a deal from its events, which begin with a `DealBegan`."""
        rest = iter(events)
        began = next(rest)
        if not isinstance(began, ev.DealBegan):
            raise ValueError("a deal's events begin with DealBegan")
        table = Table(began, deck_size)
        lines = [self._line(began, table)]
        for event in rest:
            again = isinstance(event, ev.StepBegan) and event.name == table.step_name
            table.apply(event)
            if type(event) in LOGGED and not again:
                lines.append(self._line(event, table))
        return lines

    def _line(self, event: ev.Event, table: Table) -> Line:
        seat = getattr(event, "seat", -1)
        who = self.name(seat) if seat >= 0 else ""
        return Line(event, seat, who, self.what(event, table), self.log(event, table))

    def what(self, event: ev.Event, table: Table) -> str:
        """The event without the name of its seat: "raise to 8"."""
        said: str = getattr(self, _SAID[type(event)])(event, table)
        return said

    # -- one for each kind of event --------------------------------------------------------------

    def _deal_began(self, e: ev.DealBegan, table: Table) -> str:
        dealer = (
            self.tr("Deal {number}. You deal.")
            if e.button == self._hero
            else self.tr("Deal {number}. Dealer: {name}.")
        )
        number = self._amounts.number(e.number)
        parts = [dealer.format(number=number, name=self.name(e.button))]
        if e.carried:
            parts.append(
                self.tr("Carried over: {chips}.").format(chips=self._amounts.chips(e.carried))
            )
        parts += [
            self.tr("{name}: rebuy of {chips}.").format(
                name=self.name(seat), chips=self._amounts.chips(chips)
            )
            for seat, chips in enumerate(e.bought)
            if chips
        ]
        return " ".join(parts)

    def _step_began(self, e: ev.StepBegan, table: Table) -> str:
        return self._status.street(e.name)

    def _posted(self, e: ev.Posted, table: Table) -> str:
        text = (
            self.tr("dealer’s extra ante {chips}")
            if e.kind == "dealer"
            else self.tr("ante {chips}")
        )
        return self._with_all_in(text.format(chips=self._amounts.chips(e.chips)), e.seat, table)

    def _dealt(self, e: ev.Dealt, table: Table) -> str:
        if e.card is None:
            return self.tr("a card face down")
        name = self._cards.name(e.card)
        return self.tr("{card}, face up").format(card=name) if e.up else name

    def _dealt_common(self, e: ev.DealtCommon, table: Table) -> str:
        return self.tr("common card: {card}").format(card=self._cards.name(e.card))

    def _acted(self, e: ev.Acted, table: Table) -> str:
        opened = e.act is not Act.CHECK or table.aggressor >= 0
        said = self._acts.said(
            e.act, self._amounts.chips(e.chips), self._amounts.chips(e.to), opened
        )
        return self._with_all_in(said, e.seat, table) if e.chips else said

    def _with_all_in(self, said: str, seat: int, table: Table) -> str:
        if table.stacks[seat]:
            return said
        return self.tr("{act}, all-in").format(act=said)

    def _returned(self, e: ev.Returned, table: Table) -> str:
        return self.tr("{chips} back, not called").format(chips=self._amounts.chips(e.chips))

    def _bets_collected(self, e: ev.BetsCollected, table: Table) -> str:
        return self.tr("pot: {chips}").format(chips=self._amounts.chips(e.pot))

    def _hands_gathered(self, e: ev.HandsGathered, table: Table) -> str:
        return self.tr("the folded hands are set aside")

    def _discarded(self, e: ev.Discarded, table: Table) -> str:
        if not e.cards:
            return self.tr("stand pat")
        return self.tr("draw %n card(s)", "", len(e.cards))

    def _reshuffled(self, e: ev.Reshuffled, table: Table) -> str:
        if e.folded:
            return self.tr(
                "the deck is used up: %n discarded and folded card(s) are shuffled in",
                "", e.discards + e.folded,
            )  # fmt: skip
        return self.tr("the deck is used up: %n discarded card(s) are shuffled in", "", e.discards)

    def _shown(self, e: ev.Shown, table: Table) -> str:
        return self._hands.inline(self._ranking(table), (*e.cards, *table.common))

    def _mucked(self, e: ev.Mucked, table: Table) -> str:
        return self.tr("hand thrown away unseen")

    def _openers_shown(self, e: ev.OpenersShown, table: Table) -> str:
        hand = self._hands.inline(self._ranking(table), e.cards)
        text = self.tr("openers shown: {hand}") if e.valid else self.tr("false openers: {hand}")
        text = text.format(hand=hand)
        if e.asked_by < 0:
            return text
        if e.asked_by == self._hero:
            return self.tr("{shown} (you asked)").format(shown=text)
        return self.tr("{shown} (asked by {name})").format(shown=text, name=self.name(e.asked_by))

    def _hand_died(self, e: ev.HandDied, table: Table) -> str:
        return self.tr("dead hand, opened without openers")

    def _won(self, e: ev.Won, table: Table) -> str:
        chips = self._amounts.chips(e.chips)
        own = e.seat == self._hero
        if e.pot:
            text = (
                self.tr("win {chips} of side pot {number}")
                if own
                else self.tr("wins {chips} of side pot {number}")
            )
            return text.format(chips=chips, number=e.pot)
        return (self.tr("win {chips}") if own else self.tr("wins {chips}")).format(chips=chips)

    def _carried_over(self, e: ev.CarriedOver, table: Table) -> str:
        chips = self._amounts.chips(e.chips)
        if e.opened:
            return self.tr("{chips} stay on the table for the next deal").format(chips=chips)
        return self.tr("nobody opened: {chips} stay on the table").format(chips=chips)

    def _deal_ended(self, e: ev.DealEnded, table: Table) -> str:
        return self.tr("end of deal {number}").format(number=self._amounts.number(table.number))

    # -- helpers ---------------------------------------------------------------------------------

    def _ranking(self, table: Table) -> Ranking:
        return ranking_of_table(self._rules, table)

    def _meaning(self, event: ev.Event, table: Table, next_seat: int) -> str:
        if isinstance(event, ev.Acted) and event.act in AGGRESSIVE:
            owed = self._owed(table)
            parts = []
            if owed:
                parts.append(self.tr("{chips} more to you").format(chips=self._amounts.chips(owed)))
            if event.act is Act.RAISE and event.full and self._rules.limit == "fixed-limit":
                parts.append(
                    self.tr("raise {number} of {most}").format(
                        number=table.wagers - 1, most=self._rules.max_raises
                    )
                )
            return " · ".join(parts)
        if next_seat == self._hero and next_seat >= 0:
            return self.tr("You are next")
        return ""

    def _owed(self, table: Table) -> int:
        """Chips the person at the screen needs to call now."""
        hero = self._hero
        if hero < 0 or not table.live(hero):
            return 0
        return min(table.to_match - table.bets[hero], table.stacks[hero])


def ranking_of_table(rules: Rules, table: Table) -> Ranking:
    """The order of hands in this deal's deck."""
    options = rules.options
    if "deck" not in options:
        return STANDARD
    return ranking_for(
        str(options["deck"]), sum(table.dealt_in), bool(options.get("flush_over_full", False))
    )


_SAID: dict[Any, str] = {
    ev.DealBegan: "_deal_began",
    ev.StepBegan: "_step_began",
    ev.Posted: "_posted",
    ev.Dealt: "_dealt",
    ev.DealtCommon: "_dealt_common",
    ev.Acted: "_acted",
    ev.Returned: "_returned",
    ev.BetsCollected: "_bets_collected",
    ev.HandsGathered: "_hands_gathered",
    ev.Discarded: "_discarded",
    ev.Reshuffled: "_reshuffled",
    ev.Shown: "_shown",
    ev.Mucked: "_mucked",
    ev.OpenersShown: "_openers_shown",
    ev.HandDied: "_hand_died",
    ev.Won: "_won",
    ev.CarriedOver: "_carried_over",
    ev.DealEnded: "_deal_ended",
}
