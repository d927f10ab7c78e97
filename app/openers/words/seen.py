"""Words for the page of cards seen: whose they are, what is still live, what would help."""

from collections.abc import Iterable, Sequence
from typing import final

from PySide6.QtCore import QObject

from openers.cards import card as cards
from openers.cards.ranking import Category, Ranking
from openers.odds.seen import Outs, Seen
from openers.words.cards import CardWords
from openers.words.hands import HandWords, sentence_case
from openers.words.people import PeopleWords
from openers.words.ranks import RankWords

_SIGNS = "♣♦♥♠"


@final
class SeenWords(QObject):
    """What one seat has seen, in words.

    Args:
        characters: the character of each seat, "" for the person at the screen.
    """

    def __init__(self, characters: Sequence[str]) -> None:
        super().__init__()
        self._characters = tuple(characters)
        self._cards, self._hands = CardWords(), HandWords()
        self._people, self._ranks = PeopleWords(), RankWords()

    def title(self, seen: Seen) -> str:
        """The head of the cards seen: "Cards seen: 11"."""
        known = {
            *seen.own,
            *seen.common,
            *(c for _, board in seen.alive + seen.dead for c in board),
        }
        return self.tr("Cards seen: %n", "", len(known))

    def unseen(self, seen: Seen) -> str:
        """How many cards are not seen: "41 not seen"."""
        return self.tr("%n not seen", "cards", len(seen.unseen))

    def mine(self) -> str:
        """Before the cards of one's own."""
        return self.tr("Your cards")

    def laid_down(self) -> str:
        """Before the cards one has laid down in the draw."""
        return self.tr("Laid down")

    def common(self) -> str:
        """Before the cards dealt for all."""
        return self.tr("For all")

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self._people.name(self._characters[seat])

    def state(self, board: Sequence[int], ranking: Ranking) -> str:
        """What a board shows: "pair of kings in sight"; "" for a single card."""
        if len(board) < 2:
            return ""
        return self.tr("{hand} in sight").format(hand=self._hands.inline(ranking, board))

    def dead_title(self) -> str:
        """The head of the cards that went with folded hands."""
        return self.tr("Dead cards")

    def names(self, several: Iterable[int]) -> str:
        """Cards by name, a comma between them."""
        return self._cards.names(several)

    def live_title(self) -> str:
        """The head of what is live."""
        return self.tr("Still live")

    def live_rank(self, rank: int, left: int) -> tuple[str, str]:
        """A rank one holds and how many of it are not seen: "Kings", "2 left"."""
        return sentence_case(self._ranks.many(rank)), self.tr("%n left", "cards of a rank", left)

    def live_suit(self, suit: int, held: int, left: int) -> tuple[str, str]:
        """A suit one has several of: "Hearts (you hold 4)", "6 left"."""
        name = sentence_case(self._ranks.suit(suit))
        return (
            self.tr("{suit} (you hold {held})").format(suit=name, held=held),
            self.tr("%n left", "cards of a suit", left),
        )

    def outs_title(self, outs: Outs) -> str:
        """The head of the cards that help."""
        if outs.gone is None:
            return self.tr("The next card makes")
        return self.tr("Changing {card} makes").format(card=self.short(outs.gone))

    def out(self, kind: Category, many: int) -> tuple[str, str]:
        """A kind of hand and how many cards make it: "Flush", "9 cards"."""
        return sentence_case(self._hands.category(kind)), self.tr("%n card(s)", "outs", many)

    def chance(self, outs: Outs, seen: Seen) -> str:
        """All of them as a share of what is not seen: "13 of 41 · 32 %"."""
        unseen = len(seen.unseen)
        share = round(100 * outs.cards / unseen) if unseen else 0
        return self.tr("{cards} of {unseen} · {share} %").format(
            cards=outs.cards, unseen=unseen, share=share
        )

    def better(self) -> str:
        """Before the sum of the cards that help."""
        return self.tr("Anything better")

    def dead(self, board: Sequence[int]) -> str:
        """The cards that went with a folded hand: "out of play: K♦ 7♠"."""
        return self.tr("out of play: {cards}").format(cards=" ".join(map(self.short, board)))

    def short(self, card: int) -> str:
        """A card as its corner shows it: "Q♥"."""
        return self._ranks.letter(cards.rank(card)) + _SIGNS[cards.suit(card)]

    def source(self) -> str:
        """What is counted, and what is not."""
        return self.tr("Counted from your cards and those face up; nobody’s hidden cards.")
