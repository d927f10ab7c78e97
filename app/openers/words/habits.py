"""What an act usually means, for who learns: told from what lies open, never from hidden cards.

A note is made from the event and the table as everybody sees it: who has spoken, how many cards
were changed, the cards face up. It tells what players at large hold, not what this one does.
"""

from collections import Counter
from typing import final

from PySide6.QtCore import QObject

from openers.cards.card import rank, suit
from openers.cards.ranking import Category
from openers.engine.actions import Act
from openers.engine.events import Acted, Discarded, Event
from openers.engine.table import Table
from openers.rules.rules import Rules
from openers.rules.script import streets
from openers.words.hands import HandWords, sentence_case

_TEN, _FEW, _PAIR, _SUITED = 8, 2, 2, 3
_THIRD = 3
"""The opening, a raise, and a raise upon that."""


@final
class HabitWords(QObject):
    """One sentence on what an act usually means; "" where nothing can be said.

    Args:
        rules: the rules of the match.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules = rules
        self._hands = HandWords()

    def note(self, event: Event, table: Table, before: Act | None = None) -> str:
        """What the act usually means.

        Args:
            event: what was done.
            table: the table right after it; only what lies open on it is looked at.
            before: the last act of the same seat in this round, if it had spoken.
        """
        if isinstance(event, Discarded):
            return self._drew(len(event.cards))
        if not isinstance(event, Acted) or event.act is Act.FOLD:
            return ""
        if self._rules.stud:
            return self._stud(event, table)
        if table.step_name == "first-bets":
            return self._before(event, table, before)
        return self._after(event, table)

    # -- draw ------------------------------------------------------------------------------------

    def _drew(self, cards: int) -> str:
        return (
            self.tr("Often a straight, a flush or a full house; now and then a bluff."),
            self.tr("Often two pair, or four to a straight or a flush."),
            self.tr("Often three of a kind; sometimes a pair and a high card kept to hide it."),
            self.tr("Usually one pair."),
            self.tr("Seldom more than one high card was kept."),
            self.tr("Nothing was worth keeping."),
        )[min(cards, 5)]

    def _before(self, event: Acted, table: Table, before: Act | None) -> str:
        if event.act in {Act.OPEN, Act.BET}:
            if table.openers is None:
                return self.tr("Usually a pair of some height, or better.")
            if self._behind(event.seat, table) <= _FEW:
                return self.tr("Few are left to speak: often no more than the openers.")
            return self.tr("Many are still to speak: often more than the bare openers.")
        if event.act is Act.RAISE:
            if table.wagers >= _THIRD:
                return self.tr("Raised again: often three of a kind or better.")
            return self.tr("Often two pair or better; sometimes a high pair.")
        if event.act is Act.CALL:
            if table.opener == event.seat and table.openers is not None:
                return self.tr("Opened, and only calls: often no more than the openers.")
            if before is Act.CHECK and table.openers is not None:
                return self.tr("Often four to a straight or a flush, or a pair too low to open.")
            return self.tr("Often a pair, or four to a straight or a flush.")
        return ""

    def _after(self, event: Acted, table: Table) -> str:
        drawn = table.drawn[event.seat]
        if event.act is Act.RAISE:
            return self.tr("A raise after the draw is often three of a kind or better.")
        if event.act is not Act.BET or drawn is None:
            return ""
        if drawn == 0:
            return self.tr("Stood pat and bets: often a straight or better; sometimes a bluff.")
        if drawn == 1:
            return self.tr(
                "Changed one card and bets: often the straight or flush came, or two pair."
            )
        if drawn == _FEW:
            return self.tr("Changed two cards and bets: often three of a kind.")
        return self.tr("Changed several cards and bets: often two pair or better came.")

    @staticmethod
    def _behind(seat: int, table: Table) -> int:
        """How many players, to the dealer, are still to speak for the first time."""
        last = table.clockwise(seat).index(table.button)
        return sum(table.dealt_in[s] for s in table.clockwise(seat)[1 : last + 1])

    # -- stud ------------------------------------------------------------------------------------

    def _stud(self, event: Acted, table: Table) -> str:
        if event.act is Act.BRING_IN:
            return self.tr("Forced by the lowest card: it says nothing of the hand.")
        if table.step_name == streets(self._rules)[0]:
            return self._door(event, table)
        if event.act not in {Act.BET, Act.RAISE}:
            return ""
        board = table.open_cards(event.seat)
        most, many = Counter(map(rank, board)).most_common(1)[0]
        if many == _PAIR:
            hand = sentence_case(self._hands.of(Category.PAIR, (most,)))
            return self.tr("{hand} in sight: often two pair or three of a kind.").format(hand=hand)
        suits = Counter(map(suit, board)).most_common(1)[0][1]
        if suits >= _SUITED and self._rules.cards_each > 5:
            return self.tr("Three or more of a suit in sight: often a flush, or four to it.")
        if event.act is Act.RAISE:
            return self.tr("Often two pair or better.")
        return self.tr("Often a pair of one of the cards in sight, or a high pair face down.")

    def _door(self, event: Acted, table: Table) -> str:
        """The first round: the door card is all there is to see."""
        board = table.open_cards(event.seat)
        door = rank(board[0]) if board else 0
        others = [
            up[0] for s in table.live_seats() if s != event.seat and (up := table.open_cards(s))
        ]
        if event.act is Act.RAISE:
            return self.tr("Often a high pair or better.")
        if event.act is Act.COMPLETE:
            if door >= _TEN and all(rank(card) < door for card in others):
                return self.tr(
                    "The highest card in sight: often {hand}, or only a try for the antes."
                ).format(hand=self._hands.of(Category.PAIR, (door,)))
            return self.tr("Often a pair, or three good cards of a suit.")
        if event.act is Act.CALL:
            return self.tr("Often a pair, three of a suit or three in a row.")
        return ""
