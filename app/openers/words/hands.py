"""The names of hands, and why one beats another, in one line."""

from collections import Counter
from collections.abc import Sequence
from typing import final

from PySide6.QtCore import QObject

from openers.cards import card as cards
from openers.cards.ranking import Category, Ranking
from openers.words.ranks import RankWords

_WHOLE = 5
_PATTERNS = {Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH}


def sentence_case(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


@final
class HandWords(QObject):
    """Names of hands. ``cards`` are card ids; fewer than five are named by pairs and high cards."""

    def __init__(self) -> None:
        super().__init__()
        self._ranks = RankWords()

    def name(self, ranking: Ranking, hand: Sequence[int]) -> str:
        """A hand on its own: "Pair of queens"."""
        return sentence_case(self.inline(ranking, hand))

    def inline(self, ranking: Ranking, hand: Sequence[int]) -> str:
        """A hand within a sentence: "pair of queens". Empty for no cards."""
        if not hand:
            return ""
        value = ranking.value(hand) if len(hand) >= _WHOLE else ranking.board(hand)
        return self.of(ranking.category(value), ranking.ranks(value))

    def of(self, category: Category, ranks: Sequence[int]) -> str:
        """A hand by its category and the ranks that name it, most important first."""
        top = ranks[0]
        many = self._ranks.many(top)
        if category is Category.HIGH_CARD:
            return self.tr("{rank} high").format(rank=self._ranks.one(top))
        if category is Category.PAIR:
            return self.tr("pair of {ranks}").format(ranks=many)
        if category is Category.TWO_PAIR:
            return self.tr("two pair, {ranks} and {lower}").format(
                ranks=many, lower=self._ranks.many(ranks[1])
            )
        if category is Category.TRIPS:
            return self.tr("three {ranks}").format(ranks=many)
        if category is Category.FULL_HOUSE:
            return self.tr("full house, {ranks} over {lower}").format(
                ranks=many, lower=self._ranks.many(ranks[1])
            )
        if category is Category.QUADS:
            return self.tr("four {ranks}").format(ranks=many)
        return self._pattern(category, top)

    def _pattern(self, category: Category, top: int) -> str:
        up_to = self._ranks.up_to(top)
        if category is Category.STRAIGHT:
            return self.tr("straight {up_to}").format(up_to=up_to)
        if category is Category.FLUSH:
            return self.tr("flush {up_to}").format(up_to=up_to)
        if top == cards.ACE:
            return self.tr("royal flush")
        return self.tr("straight flush {up_to}").format(up_to=up_to)

    def category(self, category: Category) -> str:
        """The kind of hand alone: "two pair"."""
        return {
            Category.HIGH_CARD: self.tr("high card"),
            Category.PAIR: self.tr("pair"),
            Category.TWO_PAIR: self.tr("two pair"),
            Category.TRIPS: self.tr("three of a kind"),
            Category.STRAIGHT: self.tr("straight"),
            Category.FLUSH: self.tr("flush"),
            Category.FULL_HOUSE: self.tr("full house"),
            Category.QUADS: self.tr("four of a kind"),
            Category.STRAIGHT_FLUSH: self.tr("straight flush"),
        }[category]

    def why(self, ranking: Ranking, winner: Sequence[int], loser: Sequence[int]) -> str:
        """Why the first of two whole hands (five to seven cards) beats or ties the second."""
        best, other = ranking.value(winner), ranking.value(loser)
        if best == other:
            return self.tr("Equal hands: the pot is shared; suits never decide.")
        kind, beaten = ranking.category(best), ranking.category(other)
        if kind is not beaten:
            text = self.tr("{better} beats {worse}.").format(
                better=self.category(kind), worse=self.category(beaten)
            )
            return sentence_case(text)
        ours, theirs = order(ranking, winner), order(ranking, loser)
        place = next(
            i for i, pair in enumerate(zip(ours, theirs, strict=True)) if pair[0] != pair[1]
        )
        return self._same_kind(kind, place, ours[place], theirs[place])

    def _same_kind(self, kind: Category, place: int, ours: int, theirs: int) -> str:
        """Two hands of one kind: which card or group decides, at which place of `order`."""
        many, fewer = self._ranks.many(ours), self._ranks.many(theirs)
        one, less = self._ranks.one(ours), self._ranks.one(theirs)
        if kind in {Category.STRAIGHT, Category.STRAIGHT_FLUSH}:
            return self.tr("The straight with the higher top card wins: {one} over {less}.").format(
                one=one, less=less
            )
        if kind in {Category.HIGH_CARD, Category.FLUSH}:
            if not place:
                return self.tr("The higher top card wins: {one} over {less}.").format(
                    one=one, less=less
                )
            return self.tr("Equal so far; the next card decides: {one} over {less}.").format(
                one=one, less=less
            )
        if not place:
            return {
                Category.PAIR: self.tr("The higher pair wins: {many} over {fewer}."),
                Category.TWO_PAIR: self.tr("The higher top pair wins: {many} over {fewer}."),
                Category.TRIPS: self.tr("The higher three wins: {many} over {fewer}."),
                Category.FULL_HOUSE: self.tr(
                    "The three of the full house decides: {many} over {fewer}."
                ),
                Category.QUADS: self.tr("The higher four wins: {many} over {fewer}."),
            }[kind].format(many=many, fewer=fewer)
        if place == 1 and kind in {Category.TWO_PAIR, Category.FULL_HOUSE}:
            return self.tr("Equal so far; the second pair decides: {many} over {fewer}.").format(
                many=many, fewer=fewer
            )
        return self.tr("Equal so far; the kicker decides: {one} over {less}.").format(
            one=one, less=less
        )


def order(ranking: Ranking, hand: Sequence[int]) -> tuple[int, ...]:
    """The ranks of the best five cards as they are compared, larger groups first.

    Straights are compared by their top card alone (the ace may be the low card of one).
    """
    value = ranking.value(hand)
    if ranking.category(value) in _PATTERNS - {Category.FLUSH}:
        return (ranking.ranks(value)[0],)
    groups = Counter(cards.rank(card) for card in ranking.best_five(hand))
    return tuple(sorted(groups, key=lambda rank: (groups[rank], rank), reverse=True))
