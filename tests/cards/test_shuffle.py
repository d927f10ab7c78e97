"""Shuffling (rule C10): the same everywhere, and no order likelier than another."""

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from openers.cards.card import texts
from openers.cards.deck import deck
from openers.cards.shuffle import ByteStream, commitment, deal_seed, shuffled

pytestmark = pytest.mark.rule("C10")

MATCH_SEED = bytes(range(16))


def test_the_stream_is_sha256_of_seed_and_counter():
    blocks = [sha256(b"seed" + count.to_bytes(8, "big")).digest() for count in range(3)]
    stream = ByteStream(b"seed")
    taken = [stream.take(count) for count in (1, 31, 5, 0, 40, 19)]
    assert b"".join(taken) == b"".join(blocks)


def test_seeds_and_commitment_are_the_published_hashes():
    seed = sha256(MATCH_SEED + (7).to_bytes(8, "big")).digest()
    assert deal_seed(MATCH_SEED, 7) == seed
    assert commitment(seed) == sha256(seed).hexdigest()
    assert deal_seed(MATCH_SEED, 8) != seed


def dealt_by_hand(seed, size):
    """The order of ``size`` cards, worked out from the text of the rule alone."""
    blocks = (sha256(seed + count.to_bytes(8, "big")).digest() for count in range(100))
    numbers = (byte for block in blocks for byte in block)
    cards = list(range(size))
    for place in reversed(range(1, size)):
        ways = place + 1
        fair = next(byte for byte in numbers if byte < 256 // ways * ways)
        cards[place], cards[fair % ways] = cards[fair % ways], cards[place]
    return cards


def test_every_deck_is_the_one_the_rule_says():
    for number in range(1, 200):
        seed = deal_seed(MATCH_SEED, number)
        assert shuffled(deck(), ByteStream(seed)) == dealt_by_hand(seed, 52)


def test_the_first_deal_of_a_seed_never_changes():
    seed = deal_seed(MATCH_SEED, 1)
    assert texts(shuffled(deck(), ByteStream(seed))[:10]) == "Jd Kh 6c 7s 6h Td Qd 5c Qc 2h"


def test_a_byte_that_would_favour_somebody_is_refused():
    seed = next(
        seed
        for seed in (bytes([count]) for count in range(256))
        if sha256(seed + bytes(8)).digest()[0] >= 208
    )
    assert ByteStream(seed).below(52) == next(
        byte % 52 for byte in sha256(seed + bytes(8)).digest() if byte < 208
    )


def chi_square(counts, kinds):
    expected = sum(counts.values()) / kinds
    return sum((counts[kind] - expected) ** 2 for kind in counts) / expected + expected * (
        kinds - len(counts)
    )


# Beyond these sums a fair stream falls once in a million seeds; the seeds here are fixed.
@pytest.mark.parametrize(("n", "most"), [(3, 27.7), (52, 110.0), (200, 306.0), (300, 427.0)])
def test_no_number_is_likelier_than_another(n, most):
    stream = ByteStream(b"numbers")
    counts = Counter(stream.below(n) for _ in range(200 * n))
    assert set(counts) == set(range(n))
    assert chi_square(counts, n) < most


def test_no_order_is_likelier_than_another():
    stream = ByteStream(b"orders")
    counts = Counter(tuple(shuffled(range(5), stream)) for _ in range(24_000))
    assert set(counts) == set(permutations(range(5)))
    assert chi_square(counts, 120) < 206.0


def test_large_numbers_take_as_many_bytes_as_they_need():
    stream = ByteStream(b"large")
    first = int.from_bytes(sha256(b"large" + bytes(8)).digest()[:2], "big")
    limit = 65536 // 1000 * 1000
    assert first < limit
    assert stream.below(1000) == first % 1000
    assert ByteStream(b"one").below(1) == 0


def test_nothing_lies_below_nothing():
    with pytest.raises(ValueError, match="below 0"):
        ByteStream(b"").below(0)
