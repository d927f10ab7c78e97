"""The facts that stay in sight: street, rule in force, ladder, carried pot, largest bet."""

from collections.abc import Mapping, Sequence
from typing import final

from PySide6.QtCore import QObject

from openers.cards.card import JACK, rank
from openers.engine.actions import Legal
from openers.engine.setup import setup_for
from openers.engine.table import Table
from openers.rules.rules import Rules
from openers.rules.script import streets
from openers.words.amounts import AmountWords
from openers.words.cards import CardWords
from openers.words.hands import HandWords
from openers.words.people import PeopleWords
from openers.words.ranks import RankWords

_LADDER, _DOUBLE = 3, 2


@final
class StatusWords(QObject):
    """The status strip of one match.

    Args:
        characters: the character of each seat, "" for the person at the screen.
        rules: the rules of the match.
    """

    def __init__(self, characters: Sequence[str], rules: Rules) -> None:
        super().__init__()
        self._characters = tuple(characters)
        self._rules = rules
        self._amounts = AmountWords(rules.chip_value)
        self._cards, self._hands = CardWords(), HandWords()
        self._people, self._ranks = PeopleWords(), RankWords()

    def deal(self, table: Table) -> str:
        """Which deal it is and its ante: "Deal 12 · ante 2"; a dealer's double ante is named."""
        ante, times = self._rules.ante, self._rules.options.get("dealer_ante", 1)
        text = self.tr("Deal {number} · ante {chips}")
        if times == _DOUBLE:
            text = self.tr("Deal {number} · ante {chips}, dealer {dealer}")
        return text.format(
            number=self._amounts.number(table.number),
            chips=self._amounts.chips(ante),
            dealer=self._amounts.chips(_DOUBLE * ante),
        )

    def street(self, step: str) -> str:
        """The name of a step of the deal, by its key."""
        return {
            "antes": self.tr("Antes"),
            "deal": self.tr("The deal"),
            "first-bets": self.tr("First bets"),
            "draw": self.tr("Draw"),
            "second-bets": self.tr("Second bets"),
            "second-street": self.tr("Second street"),
            "third-street": self.tr("Third street"),
            "fourth-street": self.tr("Fourth street"),
            "fifth-street": self.tr("Fifth street"),
            "sixth-street": self.tr("Sixth street"),
            "seventh-street": self.tr("Seventh street"),
            "showdown": self.tr("Showdown"),
        }[step]

    def street_short(self, step: str) -> str:
        """The name of a step where room is scarce: "5th" for fifth street."""
        return {
            "second-street": self.tr("2nd"),
            "third-street": self.tr("3rd"),
            "fourth-street": self.tr("4th"),
            "fifth-street": self.tr("5th"),
            "sixth-street": self.tr("6th"),
            "seventh-street": self.tr("7th"),
        }.get(step) or self.street(step)

    def ladder(self, table: Table) -> tuple[tuple[str, ...], int]:
        """The rungs of the openers' ladder and the one in force; no rungs, -1 without a ladder."""
        if table.openers is None or not self._rules.options.get("openers_ladder", False):
            return (), -1
        rungs = tuple(self._ranks.letter(JACK + step) for step in range(_LADDER))
        return rungs, table.openers - JACK

    def openers(self, lowest: int | None) -> str:
        """Who may open: "Queens or better to open"; None: anybody."""
        if lowest is None:
            return self.tr("Any hand may open")
        text = {
            9: self.tr("Jacks or better to open"),
            10: self.tr("Queens or better to open"),
            11: self.tr("Kings or better to open"),
            12: self.tr("Aces or better to open"),
        }[lowest]
        if self._rules.options.get("openers_also", False):
            text = self.tr("{openers}, or four to an open straight flush").format(openers=text)
        if not self._rules.options.get("openers_enforced", True):
            return self.tr("{openers} (on honour)").format(openers=text)
        return text

    def next_openers(self, lowest: int) -> str:
        """What the next deal asks for: "Next deal: jacks or better to open"."""
        return {
            9: self.tr("Next deal: jacks or better to open"),
            10: self.tr("Next deal: queens or better to open"),
            11: self.tr("Next deal: kings or better to open"),
            12: self.tr("Next deal: aces or better to open"),
        }[lowest]

    def carried(self, table: Table) -> str:
        """The carried pot: "10 carried over"; "" without one."""
        if not table.carried:
            return ""
        return self.tr("{chips} carried over").format(chips=self._amounts.chips(table.carried))

    def passed_out(self, table: Table) -> str:
        """How many deals in a row nobody opened; "" for none."""
        if not table.passed_out:
            return ""
        return self.tr("%n deal(s) passed out", "", table.passed_out)

    def largest_bet(self, legal: Legal | None) -> str:
        """The largest bet or raise now: "Largest bet: 24"; "" where there is none."""
        if legal is None or not legal.raises:
            return ""
        return self.tr("Largest bet: {chips}").format(chips=self._amounts.chips(legal.raises[-1]))

    def ceiling(self, table: Table, legal: Legal | None) -> str:
        """What bounds a raise now: the cap of fixed limit, else the largest bet; "" for nothing."""
        if table.ended or any(table.won):
            return ""
        return self.raises_left(table) or (
            "" if self._rules.limit == "fixed-limit" else self.largest_bet(legal)
        )

    def raises_left(self, table: Table) -> str:
        """How many raises the cap leaves in this round; "" without a cap (rule S-5)."""
        if self._rules.limit != "fixed-limit" or not table.wagers:
            return ""
        if self._rules.options.get("uncapped_heads_up") and len(table.round_seats()) == _DOUBLE:
            return ""
        left = max(0, self._rules.max_raises + 1 - table.wagers)
        return (
            self.tr("%n raise(s) left in this round", "", left)
            if left
            else self.tr("no more raises in this round")
        )

    def rule_in_force(self, table: Table) -> str:
        """The rule that governs the moment, in a few words; "" where none needs saying."""
        if self._rules.stud:
            return self._stud_rule(table)
        if table.step_name == "draw":
            return self.tr("Exchange up to %n card(s), or stand pat", "", self._rules.max_discards)
        if table.step_name == "second-bets":
            return self._limit()
        if table.step_name == "showdown":
            return self.tr("The best hand takes the pot")
        if table.opener < 0:
            return self.openers(table.openers)
        openers = self.openers(table.openers)
        if not self._characters[table.opener]:
            return self.tr("{openers} · you opened").format(openers=openers)
        return self.tr("{openers} · opener: {name}").format(
            openers=openers, name=self._name(table.opener)
        )

    def _limit(self) -> str:
        return {
            "pot-limit": self.tr("Pot limit: at most the pot"),
            "no-limit": self.tr("No limit: up to all one’s chips"),
            "fixed-limit": self._sizes(self._rules.big_bet),
        }[self._rules.limit]

    def _stud_rule(self, table: Table) -> str:
        small, big = self._rules.small_bet, self._rules.big_bet
        first, second, *_, last = streets(self._rules)
        step = table.step_name
        if step == "showdown" and self._rules.cards_each > 5:
            return self.tr("The best five of seven cards take the pot")
        if step == "showdown":
            return self.tr("The best hand takes the pot")
        if step == first:
            return self._sizes(small) if table.wagers else self._bring_in(table)
        open_pair = step == second and self._open_pair(table)
        if open_pair and table.biggest_raise < big:
            return self.tr("An open pair: bets of {small} or {big}").format(
                small=self._amounts.chips(small), big=self._amounts.chips(big)
            )
        river = step == last and self._rules.cards_each > 5  # dealt face down (rule S-10)
        boards = {seat: table.open_cards(seat) for seat in table.live_seats()}
        dealt = {len(board) for board in boards.values()}
        if table.quiet and not river and len(dealt) == 1 and min(dealt) > 1:
            return self._highest(table, boards)
        return self._sizes(small if step == second and not open_pair else big)

    def _highest(self, table: Table, boards: Mapping[int, Sequence[int]]) -> str:
        """Whose hand in sight is the highest and speaks first (rule S-7)."""
        ranking = setup_for(self._rules, sum(table.dealt_in)).ranking
        worth = {seat: ranking.board(board) for seat, board in boards.items()}
        tied = [seat for seat in boards if worth[seat] == max(worth.values())]
        hand = self._hands.inline(ranking, boards[tied[0]])
        if len(tied) > 1:
            return self.tr("Highest in sight, equal: {hand}").format(hand=hand)
        return self.tr("Highest in sight: {name}, {hand}").format(
            name=self._name(tied[0]), hand=hand
        )

    def _sizes(self, size: int) -> str:
        return self.tr("Bets and raises of {chips}").format(chips=self._amounts.chips(size))

    def _bring_in(self, table: Table) -> str:
        """Who must post the bring-in or has, and why (rule S-3)."""
        doors = {s: up[0] for s in table.live_seats() if (up := table.open_cards(s))}
        seat = table.bring_in
        if seat < 0 and len(doors) < len(table.live_seats()):
            return self.tr("The lowest door card brings in")
        doors |= {s: up[0] for s in range(table.seats) if (up := table.open_cards(s))}
        lowest = min(doors, key=doors.__getitem__) if doors else seat
        seat = lowest if seat < 0 else seat
        if not doors or seat != lowest:  # the lowest was all-in for the ante: its left posts
            return self.tr("Bring-in: {name}").format(name=self._name(seat))
        equal = sum(rank(card) == rank(doors[seat]) for card in doors.values()) > 1
        text = self.tr("Bring-in: {name} (lowest card: {card})")
        if equal:
            text = self.tr("Bring-in: {name}, {card} (of equal cards the lowest suit)")
        return text.format(name=self._name(seat), card=self._cards.name(doors[seat]))

    def _open_pair(self, table: Table) -> bool:
        if not self._rules.options.get("open_pair_double", False):
            return False
        boards = ([rank(card) for card in table.open_cards(s)] for s in range(table.seats))
        return any(len(set(ranks)) < len(ranks) for ranks in boards)

    def _name(self, seat: int) -> str:
        return self._people.name(self._characters[seat])
