"""Who wins a pot when all cards are known but those to come. Needs numpy."""

from collections.abc import Sequence
from math import comb

import numpy as np
from numpy.typing import NDArray

from openers.cards.batch import Batch, choices

EXACT = 20_000
"""Up to so many ways the cards may fall they are counted one by one, above that sampled."""
SAMPLES = 256


def share(
    hands: Sequence[Sequence[int]],
    to_come: Sequence[int],
    unseen: Sequence[int],
    batch: Batch,
    rng: np.random.Generator,
    samples: int = SAMPLES,
) -> float:
    """What part of the pot the first hand takes on average at a showdown.

    Exact where one hand alone draws and the ways are few; otherwise the mean of ``samples``
    random deals, which is right on average.

    Args:
        hands: the cards each holds; a common card belongs to every hand.
        to_come: how many each still receives.
        unseen: the cards they come from, all equally likely.
        batch: the ranking, which takes hands of five to seven cards.
        rng: where the samples come from.
        samples: how many.

    Raises:
        ValueError: the unseen cards are too few.
    """
    if sum(to_come) > len(unseen):
        raise ValueError(f"{len(unseen)} unseen cards for {sum(to_come)} to come")
    return float(_shares(_classes(hands, _fallen(to_come, unseen, rng, samples), batch)).mean())


def _fallen(
    to_come: Sequence[int], unseen: Sequence[int], rng: np.random.Generator, samples: int
) -> list[NDArray[np.uint8]]:
    """For each hand the cards it may receive, (ways, cards)."""
    cards, total = np.array(unseen, np.uint8), sum(to_come)
    alone = sum(many > 0 for many in to_come) == 1
    if alone and comb(len(unseen), total) <= EXACT:
        ways = choices(range(len(unseen)), total)
    elif total:
        ways = rng.random((samples, len(unseen))).argpartition(total - 1, axis=1)[:, :total]
        ways = rng.permuted(ways, axis=1)
    else:
        ways = np.empty((1, 0), np.intp)
    return np.split(cards[ways], np.cumsum(to_come)[:-1], axis=1)


def _classes(
    hands: Sequence[Sequence[int]], fallen: list[NDArray[np.uint8]], batch: Batch
) -> NDArray[np.uint16]:
    """The class of each hand for each way, (hands, ways)."""
    ways = len(fallen[0])
    found = np.empty((len(hands), ways), np.uint16)
    for at, (held, more) in enumerate(zip(hands, fallen, strict=True)):
        whole = np.empty((ways, len(held) + more.shape[1]), np.uint8)
        whole[:, : len(held)] = held
        whole[:, len(held) :] = more
        found[at] = batch.classes(whole)
    return found


def _shares(classes: NDArray[np.uint16]) -> NDArray[np.float64]:
    """The first hand's part of the pot for each way; equal hands split it."""
    best = classes.max(axis=0)
    shares: NDArray[np.float64] = (classes[0] == best) / (classes == best).sum(axis=0)
    return shares
