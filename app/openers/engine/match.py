"""The match around the deals: stacks, button, who is broke, what is carried (rules C7, C10)."""

from hashlib import sha256
from typing import NamedTuple

from openers.cards.shuffle import ByteStream, deal_seed
from openers.engine.carry import Carry
from openers.engine.hand import Hand
from openers.rules.rules import Rules


class MatchState(NamedTuple):
    """All that stands between two deals; with rules and seed it continues the match.

    Attributes:
        number: deals begun so far.
        stacks: chips a seat.
        button: the dealer of the last deal; of the first one to come, where ``number`` is 0.
        carry: what the last deal handed on.
    """

    number: int
    stacks: tuple[int, ...]
    button: int
    carry: Carry = Carry()


class Match:
    """A match under way.

    Attributes:
        rules: what is played; they do not change inside a match.
        state: how things stood when the last deal was over.
        hand: the running or last deal, None before the first.
        over: whether fewer than two players can go on (C7).
    """

    def __init__(self, rules: Rules, seed: bytes, state: MatchState | None = None) -> None:
        """Begin a match, or go on from ``state``. ``seed``: 128 secret bits of the match."""
        self.rules = rules
        self._seed = seed
        self.state = state or MatchState(
            0, (rules.stack,) * rules.seats, first_button(seed, rules.seats)
        )
        self.hand: Hand | None = None
        self.over = False

    def next_hand(self) -> Hand | None:
        """Begin the next deal; None where the match has ended.

        Raises:
            ValueError: the deal before is still running.
        """
        self._take_in()
        number, stacks, button, carry = self.state
        bought = self._bought()
        seats = range(len(stacks))
        filled = tuple(stacks[s] + bought[s] for s in seats)
        dealt_in = carry.dealt_in(filled)
        if sum(dealt_in) < 2:
            self._end()
            return None
        first = button if number == 0 else button + 1
        clockwise = ((first + i) % len(stacks) for i in seats)
        button = next(seat for seat in clockwise if dealt_in[seat])
        self.hand = Hand(
            self.rules,
            stacks=filled,
            button=button,
            seed=deal_seed(self._seed, number + 1),
            dealt_in=dealt_in,
            carry=carry,
            number=number + 1,
            bought=bought,
        )
        return self.hand

    def revealed_seed(self, number: int) -> bytes:
        """The seed of a deal that is over, published so that anybody can check it (C10).

        Raises:
            ValueError: that deal is not over yet.
        """
        running = self.hand is not None and not self.hand.over
        last = self.state.number if self.hand is None or running else self.hand.table.number
        if not 1 <= number <= last:
            raise ValueError(f"deal {number} is not over")
        return deal_seed(self._seed, number)

    def settled(self) -> MatchState:
        """How things stand now: after the last deal, if it is over."""
        self._take_in(strict=False)
        return self.state

    def _take_in(self, strict: bool = True) -> None:
        hand = self.hand
        if hand is None or hand.table.number == self.state.number:
            return
        if not hand.over:
            if strict:
                raise ValueError("the deal before is still running")
            return
        table = hand.table
        self.state = MatchState(table.number, tuple(table.stacks), table.button, hand.carry)

    def _bought(self) -> tuple[int, ...]:
        """Chips bought before the next deal: who has no ante is brought back to the start (C7)."""
        rules, state = self.rules, self.state
        if rules.when_broke != "rebuy":
            return (0,) * len(state.stacks)
        return tuple(
            rules.stack - chips if chips < rules.ante and s not in state.carry.claims else 0
            for s, chips in enumerate(state.stacks)
        )

    def _end(self) -> None:
        """The match ends; a carried pot goes to the last player with chips (C7)."""
        stacks = list(self.state.stacks)
        last = next((s for s, chips in enumerate(stacks) if chips), None)
        if last is not None:
            stacks[last] += self.state.carry.chips
            self.state = self.state._replace(stacks=tuple(stacks), carry=Carry())
        self.over = True


def first_button(seed: bytes, seats: int) -> int:
    """The first dealer, drawn from the match's seed (C7)."""
    return ByteStream(sha256(seed + b"button").digest()).below(seats)
