"""Shuffling that every system and every Python version does alike (rule C10).

The documented byte stream of a seed is ``SHA-256(seed ‖ 0) ‖ SHA-256(seed ‖ 1) ‖ …``, the counter
written as eight bytes, big end first. A number below ``n`` takes the fewest bytes that can hold
``n - 1``, reads them big end first, refuses what lies above the largest multiple of ``n`` (so that
no number is likelier than another) and keeps the remainder. The shuffle is Fisher–Yates from the
last place down: place ``i`` is exchanged with place ``below(i + 1)``.
"""

from collections.abc import Iterable
from hashlib import sha256

_BYTE = 256
_LIMITS = (0, *(_BYTE - _BYTE % n for n in range(1, _BYTE + 1)))
COUNTER_BYTES = 8
"""Width of the counter in the byte stream and of the deal's number in a deal seed."""


class ByteStream:
    """The byte stream of a seed; the only source of chance in a deal."""

    __slots__ = ("_block", "_counter", "_place", "_seed")

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._counter = 0
        self._block = b""
        self._place = 0

    def take(self, count: int) -> bytes:
        """The next ``count`` bytes of the stream."""
        while self._place + count > len(self._block):
            self._refill()
        taken = self._block[self._place : self._place + count]
        self._place += count
        return taken

    def _refill(self) -> None:
        counter = self._counter.to_bytes(COUNTER_BYTES, "big")
        self._block = self._block[self._place :] + sha256(self._seed + counter).digest()
        self._counter += 1
        self._place = 0

    def below(self, n: int) -> int:
        """A number from 0 to ``n - 1``, each equally likely. Raises ValueError below 1."""
        if n < 1:
            raise ValueError(f"no number lies below {n}")
        width = ((n - 1).bit_length() + 7) // 8
        span = 1 << 8 * width
        limit = span - span % n
        while True:
            drawn = int.from_bytes(self.take(width), "big")
            if drawn < limit:
                return drawn % n

    def shuffle(self, order: list[int]) -> None:
        """Shuffle at most 256 cards in place, by `below` for one place after the other."""
        block, at = self._block, self._place
        for last in range(len(order) - 1, 0, -1):
            limit = _LIMITS[last + 1]
            while True:
                if at >= len(block):
                    self._refill()
                    block, at = self._block, 0
                self._place = at = at + 1
                drawn = block[at - 1]
                if drawn < limit:
                    break
            other = drawn % (last + 1)
            order[last], order[other] = order[other], order[last]


def shuffled(cards: Iterable[int], stream: ByteStream) -> list[int]:
    """The cards in a new order, every order equally likely. The first is the top of the deck."""
    order = list(cards)
    stream.shuffle(order)
    return order


def deal_seed(match_seed: bytes, number: int) -> bytes:
    """The seed of deal ``number`` of a match: SHA-256(match seed ‖ number in eight bytes)."""
    return sha256(match_seed + number.to_bytes(COUNTER_BYTES, "big")).digest()


def commitment(seed: bytes) -> str:
    """What is published before the deal: SHA-256 of the deal's seed, as hex (rule C10)."""
    return sha256(seed).hexdigest()
