"""What the window answers at the table: refusals, and questions about hand and chips."""

from typing import final

from PySide6.QtCore import QObject, Signal

from openers.engine.actions import Refusal
from openers.engine.setup import setup_for
from openers.panels.money import Money
from openers.rules.catalogue import NO_MONEY
from openers.session.game import Game
from openers.window.play_words import PlayWords
from openers.window.table_room import TableRoom
from openers.words.cards import CardWords
from openers.words.hands import HandWords
from openers.words.people import PeopleWords
from openers.words.refusals import RefusalWords


@final
class Answers(QObject):
    """Short notices over the table, said to screen readers too.

    Signals:
        rule_wanted: the person wants to read the article on this rule, by its id.
    """

    rule_wanted = Signal(str)

    def __init__(self, game: Game, room: TableRoom) -> None:
        super().__init__(room)
        self._game, self._room = game, room
        self._words = PlayWords()

    def refuse(self, refusal: Refusal) -> None:
        """Why something cannot be done, with its rule."""
        value = NO_MONEY
        if self._game.seated:
            value = str(self._game.rules.options.get("chip_value", NO_MONEY))
        self._room.notice.say(
            lambda: RefusalWords(value).sentence(refusal),
            more=(
                lambda: self._words.read_rule(refusal.rule),
                lambda: self.rule_wanted.emit(refusal.rule),
            ),
        )

    def too_many(self, most: int) -> None:
        """No more cards may be marked."""
        self.refuse(Refusal("too_many_discards", "D-10", (("most", most),)))

    def not_a_number(self) -> None:
        """What was typed is no amount."""
        self._room.notice.say(self._words.not_a_number)

    def hand(self) -> None:
        """What the person holds."""
        table = self._room.view.table
        if table is None:
            return
        hand = [card for card in table.hands[self._game.hero] if card is not None]
        ranking = setup_for(self._game.rules, sum(table.dealt_in)).ranking

        def sentence() -> str:
            if not hand:
                return self._words.no_hand()
            return f"{HandWords().name(ranking, hand)}: {CardWords().names(hand)}"

        self._room.notice.say(sentence)

    def stacks(self) -> None:
        """How many chips everybody has."""
        table = self._room.view.table
        if table is None:
            return
        money, who = Money(self._game.rules), tuple(self._game.names)
        stacks = tuple(table.stacks)

        def sentence() -> str:
            people = PeopleWords()
            each = zip(who, stacks, strict=True)
            return ", ".join(f"{people.name(name)} {money.text(chips)}" for name, chips in each)

        self._room.notice.say(sentence)
