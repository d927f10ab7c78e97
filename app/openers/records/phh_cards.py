"""The cards of a PHH hand: who holds what, as far as the file ever tells, and who does not show."""

from openers.cards.card import text
from openers.records.faults import BadHand
from openers.records.phh_text import PhhAction, PhhHand
from openers.records.unseen import Cards

_DEALT_AT_ONCE = 3
_DOWN = (0, 1, 6)
"""The places of a stud hand that lie face down."""
_MOST, _DECK = 7, 52


class Holdings:
    """The cards of each player and those for all.

    Attributes:
        common: cards for all, each with the round of the deal it falls in.
        folders: the players who fold.
        thrown: the players who throw their hand away at the showdown.
    """

    def __init__(self, phh: PhhHand) -> None:
        """Raises BadHand for cards that cannot be dealt or shown so."""
        self._hands: list[list[int | None]] = [[] for _ in range(phh.players)]
        self.common: list[tuple[int, int]] = []
        self.folders: set[int] = set()
        self.thrown: set[int] = set()
        self._of: dict[int, int] = {}
        self._ends = phh.finish is not None
        for action in phh.actions:
            if action.kind == "dh":
                self._deal(action)
            elif action.kind == "db":
                self._deal_common(action)
            elif action.kind == "f":
                self.folders.add(action.player)
            elif action.kind == "sm":
                self._show(action)
        if sum(map(len, self._hands)) + len(self.common) > _DECK:
            raise BadHand(phh.actions_line, "too_many_cards")
        for hand in self._hands:
            hand.extend([None] * (_DEALT_AT_ONCE - len(hand)))  # the file stops in mid-deal

    @property
    def hands(self) -> list[Cards]:
        """The cards of each player, None for those never seen."""
        return [tuple(hand) for hand in self._hands]

    @property
    def live(self) -> set[int]:
        """The players at the showdown; nobody where all but one fold."""
        live = set(range(len(self._hands))) - self.folders
        return live if len(live) > 1 else set()

    @property
    def silent(self) -> frozenset[int]:
        """The players at the showdown who do not show all their cards."""
        return frozenset(self._unknown | self.live & self.thrown)

    @property
    def winners(self) -> list[int]:
        """Of whom to believe that unseen cards win, the likeliest first; -1: of nobody.

        Where all others throw their hands away it is the one left. Anybody else only where the
        stacks at the end can tell.
        """
        left = self.live - self.thrown
        likely = min(left) if len(left) == 1 else -1
        others = self._unknown - self.thrown - {likely} if self._ends else set()
        return [likely, *sorted(others)]

    @property
    def nobody_shows(self) -> bool:
        """Whether at the showdown there is nobody of whom to know that the hand wins."""
        return bool(self.live) and self._whole and self.silent == self.live

    @property
    def _unknown(self) -> set[int]:
        """The players at the showdown of whom not all cards are known."""
        return {player for player in self.live if None in self._hands[player]}

    @property
    def _whole(self) -> bool:
        """Whether all at the showdown have all their cards: the file may stop before."""
        common = len(self.common)
        return all(len(self._hands[player]) + common >= _MOST for player in self.live)

    def _new(self, line: int, player: int, card: int) -> None:
        if card not in self._of:
            self._of[card] = player
        elif self._of[card] in self.folders:
            raise BadHand(line, "dealt_again", card=text(card), player=self._of[card] + 1)
        else:
            raise BadHand(line, "card_twice", card=text(card))

    def _deal(self, action: PhhAction) -> None:
        hand = self._hands[action.player]
        for card in action.cards:
            if card is not None:
                self._new(action.line, action.player, card)
            elif len(hand) not in _DOWN:
                raise BadHand(action.line, "up_card_unknown", player=action.player + 1)
            hand.append(card)
        if len(hand) > _MOST:
            raise BadHand(action.line, "no_card_due", player=action.player + 1)

    def _deal_common(self, action: PhhAction) -> None:
        for card in action.cards:
            if card is None:
                raise BadHand(action.line, "not_a_card", card="??")
            self._new(action.line, -1, card)
            self.common.append((card, max(map(len, self._hands))))

    def _show(self, action: PhhAction) -> None:
        """Cards that are shown fill the unseen ones, in their order."""
        if not action.cards and not action.all_of_them:
            self.thrown.add(action.player)
        hand = self._hands[action.player]
        new = [card for card in action.cards if card is not None and card not in hand]
        if new and (len(new) > hand.count(None) or len(action.cards) > len(hand)):
            raise BadHand(action.line, "shown_differs", player=action.player + 1)
        for card in new:
            self._new(action.line, action.player, card)
            hand[hand.index(None)] = card
