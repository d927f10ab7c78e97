"""Shuffling that every system and every Python version does alike (rule C10).

The documented byte stream of a seed is ``SHA-256(seed ‖ 0) ‖ SHA-256(seed ‖ 1) ‖ …``, the counter
written as eight bytes, big end first. A number below ``n`` takes the fewest bytes that can hold
``n - 1``, reads them big end first, refuses what lies above the largest multiple of ``n`` (so that
no number is likelier than another) and keeps the remainder. The shuffle is Fisher–Yates from the
last place down: place ``i`` is exchanged with place ``below(i + 1)``.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import chain, count, islice

_BYTE = 256
_MOST, _OUT = 52, -1
"""The most cards that are shuffled; the mark of a byte that is refused."""


def _picks(n: int) -> tuple[int, ...]:
    """Which of ``n`` places each byte chooses, or `_OUT`."""
    limit = _BYTE - _BYTE % n
    return tuple(byte % n if byte < limit else _OUT for byte in range(_BYTE))


_PICKS = tuple(_picks(n) for n in range(_MOST, 1, -1))
"""For each place from the last of 52 down: with which place a byte exchanges it."""
COUNTER_BYTES = 8
"""Width of the counter in the byte stream and of the deal's number in a deal seed."""


class ByteStream:
    """The byte stream of a seed; the only source of chance in a deal."""

    __slots__ = ("_bytes",)

    def __init__(self, seed: bytes) -> None:
        self._bytes = _bytes_of(seed)

    def take(self, count: int) -> bytes:
        """The next ``count`` bytes of the stream."""
        return bytes(islice(self._bytes, count))

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
        """Shuffle at most 52 cards in place, by `below` for one place after the other."""
        stream, size = self._bytes, len(order)
        for last, picks, drawn in zip(
            range(size - 1, 0, -1), _PICKS[_MOST - size :], stream, strict=False
        ):
            other = picks[drawn]
            while other < 0:
                other = picks[next(stream)]
            order[last], order[other] = order[other], order[last]


def _bytes_of(seed: bytes) -> Iterator[int]:
    return chain.from_iterable(
        sha256(seed + counter.to_bytes(COUNTER_BYTES, "big")).digest() for counter in count()
    )


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
