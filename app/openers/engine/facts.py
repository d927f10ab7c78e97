"""What is known of a running deal, and how it is read."""

from functools import cache, lru_cache
from itertools import compress

from openers.engine.actions import Act
from openers.engine.events import Acted, DealBegan, OpenersShown


@cache
def _orders(seats: int) -> tuple[tuple[int, ...], ...]:
    """For each of so many seats, and once more for the first, all clockwise beginning with it."""
    return tuple(tuple((first + i) % seats for i in range(seats)) for first in range(seats + 1))


@lru_cache(maxsize=1024)
def in_turn(still_in: tuple[int, ...], seats: int) -> tuple[tuple[int, ...], ...]:
    """`Facts.in_turn` with these still in."""
    return tuple(tuple(s for s in order if s in still_in) for order in _orders(seats))


class Facts:
    """Stacks, cards, bets and the betting round, as far as this observer has seen them.

    They change in `openers.engine.folding` alone; everybody else holds them as a `Table`.

    Attributes (lists have one entry a seat; amounts are chips):
        number, variant, button, openers, passed_out, carried, commitment: as in `DealBegan`.
        stacks: chips in front, not bet.
        bets: chips bet in the running round, not yet in the pot.
        antes: antes posted; dead money.
        wagered: chips bet in the deal, antes apart, those in ``bets`` included.
        pot: chips in the middle, carried ones included.
        hands: the cards a seat holds or has folded, None for an unseen one.
        up: whether each of these cards lies face up.
        common: cards dealt for all.
        dealt_in, folded, shown, dead: flags.
        still_in: the seats in the deal that have not folded, ascending.
        able: how many of these have chips behind.
        in_turn: for each seat, those still in clockwise beginning with it; then the first again.
        quiet: whether nobody has acted since the running step began.
        drawn: cards exchanged in the draw, None before.
        discards: the cards laid down, in order.
        gathered: whether a seat's discards have been shuffled in again.
        acts: the last `Acted` of the running street, or None.
        step, step_name: where the script is; -1 and "" before the first step.
        opener: the seat that opened, or -1.
        first_to_act: who acted first in the running or last betting round that saw an act, or -1.
        to_match: the highest bet of the round.
        full_to: the last full bet, raise or bring-in of the round (rule C5).
        last_raise: chips the last full bet or raise of the round added; 0 before.
        biggest_raise: the most a full bet or raise of the round added to the full one before.
        wagers: full bets and raises of the round, as the cap counts them.
        acted_to: what a seat last acted on: `to_match` then, or -1 where it has not acted.
        acted_wagers: `wagers` at that time.
        aggressor: who made the last bet or raise of the deal, or -1.
        street_aggressor: who made the last bet or raise of the running or last round, or -1.
        bring_in: who posted the bring-in, or -1.
        stub, discard_pile, folded_pile: cards in each.
        proof: the last `OpenersShown`, or None.
        won: chips won in the deal.
        left: chips carried over to the next deal.
        ended: whether the deal is over.
    """

    __slots__ = (
        "number", "variant", "button", "openers", "passed_out", "carried", "commitment",
        "stacks", "bets", "antes", "wagered", "pot", "hands", "up", "common", "dealt_in",
        "folded", "shown", "dead", "still_in", "able", "in_turn", "drawn", "discards", "gathered",
        "acts", "quiet", "step", "step_name", "opener", "first_to_act", "to_match", "full_to",
        "last_raise", "biggest_raise", "wagers", "acted_to", "acted_wagers", "aggressor",
        "street_aggressor", "bring_in", "stub", "discard_pile", "folded_pile", "proof", "won",
        "left", "ended",
    )  # fmt: skip

    # The types that their first values do not tell.
    hands: list[list[int | None]]
    up: list[list[bool]]
    common: list[int]
    drawn: list[int | None]
    discards: list[tuple[int | None, ...]]
    acts: list[Acted | None]
    proof: OpenersShown | None

    def __init__(self, began: DealBegan, deck_size: int) -> None:
        """The table at the start of a deal. ``deck_size``: cards in the deck."""
        number, variant, button, stacks, _, dealt_in, carried, openers, passed_out, seal = began
        seats = len(stacks)
        zeros, flags = [0] * seats, [False] * seats
        self.number, self.variant, self.button = number, variant, button
        self.openers, self.passed_out = openers, passed_out
        self.carried, self.commitment = carried, seal
        self.stacks = list(stacks)
        self.bets, self.antes, self.wagered, self.won = zeros[:], zeros[:], zeros[:], zeros[:]
        self.pot = carried
        self.hands, self.up = [[] for _ in stacks], [[] for _ in stacks]
        self.common = []
        self.dealt_in = list(dealt_in)
        self.folded, self.shown, self.dead, self.gathered = flags[:], flags[:], flags[:], flags
        self.still_in = tuple(compress(range(seats), dealt_in))
        self.in_turn = in_turn(self.still_in, seats)
        self.able = len([seat for seat in self.still_in if stacks[seat]])
        self.drawn, self.acts, self.discards = [None] * seats, [None] * seats, [()] * seats
        self.step, self.step_name, self.opener, self.quiet = -1, "", -1, True
        self.to_match = self.full_to = self.last_raise = self.biggest_raise = self.wagers = 0
        self.acted_to, self.acted_wagers = [-1] * seats, zeros
        self.first_to_act = self.aggressor = self.street_aggressor = self.bring_in = -1
        self.stub, self.discard_pile, self.folded_pile = deck_size, 0, 0
        self.proof, self.left, self.ended = None, 0, False

    # -- reading ---------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats the table has, empty ones included."""
        return len(self.stacks)

    def live(self, seat: int) -> bool:
        """Whether a seat is still in the deal."""
        return seat in self.still_in

    def live_seats(self) -> list[int]:
        """The seats still in the deal, ascending."""
        return list(self.still_in)

    def all_in(self, seat: int) -> bool:
        """Whether a seat is in the deal with no chips behind."""
        return self.live(seat) and not self.stacks[seat]

    def round_seats(self) -> list[int]:
        """The seats that were in the deal when the running step began, ascending."""
        return [
            s
            for s, act in enumerate(self.acts)
            if self.live(s) or (act is not None and act.act is Act.FOLD)
        ]

    def open_cards(self, seat: int) -> list[int]:
        """The cards of a seat that lie face up, in the order dealt."""
        return [c for c in compress(self.hands[seat], self.up[seat]) if c is not None]

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats clockwise, beginning with ``first``; one past the last is the first."""
        return _orders(len(self.stacks))[first]

    def pot_now(self) -> int:
        """The pot with the bets lying before the players."""
        return self.pot + sum(self.bets)
