"""What is counted of draw poker: openings, calls, exchanges, bets after the draw (D-2…D-15)."""

from openers.cards.ranking import Category, Ranking, ranking_for
from openers.engine.actions import Act, Call, Discard, Fold, RaiseTo
from openers.engine.openers import four_to_straight_flush
from openers.rules.rules import Rules
from openers.stats.common import FirstRound, behind, count_aggression
from openers.stats.counters import Counters
from openers.stats.turns import Turn

MOST_DRAWN = 5


class DrawCounter:
    """Counts one player's decisions in one deal."""

    def __init__(self, rules: Rules, players: int, counters: Counters) -> None:
        self._rules, self._counters = rules, counters
        self._ranking = ranking_for(rules.deck, players, rules.flush_over_full)
        self._first = FirstRound()

    @property
    def position(self) -> str:
        """Where the player sat in the first round; "" where nothing was ever asked of it."""
        return self._first.position

    def turn(self, turn: Turn) -> None:
        """One more decision."""
        if turn.legal.phase == "draw":
            self._draw(turn)
        elif turn.legal.phase == "bet":
            count_aggression(turn, self._counters)
            if turn.table.step_name == "first-bets":
                self._before(turn)
            else:
                self._after(turn)

    def close(self) -> None:
        """The deal is over."""
        self._first.close(self._counters)

    def _before(self, turn: Turn) -> None:
        """The first round: opening, calling the opener."""
        first, table, legal = self._first, turn.table, turn.legal
        if table.acts[turn.seat] is None:
            first.position = str(behind(turn))
        first.turn(turn)
        if table.opener < 0:
            if legal.raises and self._rules.openers != "none":
                opened = isinstance(turn.action, RaiseTo)
                self._counters.add("opened", opened, first.position)
                held = hand_class(table.hands[turn.seat], self._ranking)
                self._counters.add(f"opened:{held}", opened, first.position)
                self._counters.add(f"openers-passed:{table.openers}", not opened)
        elif legal.call and table.wagers == 1 and not table.bets[turn.seat]:
            held = hand_class(table.hands[turn.seat], self._ranking)
            self._counters.add("called-opener", isinstance(turn.action, Call), first.position)
            self._counters.add(f"called-opener:{held}", isinstance(turn.action, Call))

    def _draw(self, turn: Turn) -> None:
        assert isinstance(turn.action, Discard)
        cards = [card for card in turn.table.hands[turn.seat] if card is not None]
        gone, also = turn.action.cards, self._rules.openers_also
        for count in range(MOST_DRAWN + 1):
            self._counters.add(f"drew:{count}", len(gone) == count)
        if not gone:
            made = self._ranking.category(self._ranking.value(cards))
            self._counters.add("pat-bluff", made < Category.STRAIGHT)
            return
        if turn.table.opener == turn.seat and turn.table.openers is not None:
            kept = [card for card in cards if card not in gone]
            self._counters.add("split-openers", not still_open(kept, turn.table.openers, also))

    def _after(self, turn: Turn) -> None:
        """The second round."""
        legal = turn.legal
        if legal.call:
            self._counters.add("folded-after", isinstance(turn.action, Fold))
        elif (
            legal.raise_act is Act.BET
            and turn.seat == turn.table.opener
            and turn.table.acts[turn.seat] is None
        ):
            self._counters.add("opener-bet", isinstance(turn.action, RaiseTo))


def still_open(kept: list[int], needed: int, also: bool) -> bool:
    """Whether the cards an opener keeps would open by themselves (D-2, D-2a, D-15)."""
    ranks = [card >> 2 for card in kept]
    pairs = {rank for rank in ranks if ranks.count(rank) >= 2}
    if len(pairs) >= 2 or any(rank >= needed or ranks.count(rank) >= 3 for rank in pairs):
        return True
    return also and four_to_straight_flush(kept) is not None


def hand_class(cards: list[int | None], ranking: Ranking) -> str:
    """A dealt hand as the calling figures sort it: ``high``, ``pair-RANK``, ``two-pair``, ``more``.

    Ranks are those of `openers.cards.card`: 0 a pair of twos, 12 of aces.
    """
    value = ranking.value([card for card in cards if card is not None])
    category = ranking.category(value)
    if category is Category.PAIR:
        return f"pair-{ranking.ranks(value)[0]}"
    return {Category.HIGH_CARD: "high", Category.TWO_PAIR: "two-pair"}.get(category, "more")
