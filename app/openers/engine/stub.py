"""The dealer's cards: the stub, the discards and the folded hands (rules C10, D-11, E-8, E-9)."""

from collections.abc import Sequence

from openers.cards.shuffle import ByteStream, shuffled


class Stub:
    """The cards nobody holds. The next card of the stub is the last of ``cards``.

    Attributes:
        cards: the stub.
        discards: by seat the cards it laid down, until they are gathered again.
        folded: cards of the folded hands, once set aside.
    """

    __slots__ = ("cards", "discards", "folded", "_first", "_stream")

    def __init__(self, cards: Sequence[int], stream: ByteStream, first: bool = True) -> None:
        """``cards`` in the order they will be dealt; ``stream`` shuffles them again later.

        ``first``: whether nothing has been gathered yet (E-8).
        """
        self.cards = list(reversed(cards))
        self.discards: dict[int, Sequence[int]] = {}
        self.folded: list[int] = []
        self._first = first
        self._stream = stream

    def deal(self, many: int) -> list[int]:
        """The next cards, as they come."""
        cards = self.cards[: -many - 1 : -1] if many else []
        del self.cards[len(self.cards) - many :]
        return cards

    def feeds(self, many: int) -> bool:
        """Whether the first stub has more than ``many`` cards left."""
        return self._first and len(self.cards) > many

    def deal_to_drawer(self, own: frozenset[int], last_too: bool) -> int | None:
        """The next card that is not one of the drawer's ``own`` discards; None: none is left.

        Own cards are passed over and stay (E-9). Without ``last_too`` the last card of the first
        stub is not dealt (E-8).
        """
        if self._first and not last_too and len(self.cards) == 1:
            return None
        cards = self.cards
        for i in range(len(cards) - 1, -1, -1):
            if cards[i] not in own:
                return cards.pop(i)
        return None

    def gather(self, without: int) -> tuple[int, int]:
        """Shuffle discards and folded hands in; return how many came from each.

        ``without``: the seat whose discards stay out, or -1.
        """
        taken = [card for seat, cards in self.discards.items() if seat != without for card in cards]
        self.discards = {s: cards for s, cards in self.discards.items() if s == without}
        folded = len(self.folded)
        # In ascending order first, so that the shuffle depends on which cards they are alone.
        self.cards = shuffled(sorted([*self.cards, *taken, *self.folded]), self._stream)
        self.folded = []
        self._first = False
        return len(taken), folded
