"""What every solver here learns by: regret matching, and regrets that never fall below nothing.

Method: CFR+ (Tammelin 2014, arXiv 1407.5042): players in turn, averages weighted by the iteration.
"""

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float32]
_TINY = np.float32(1e-12)


def matched(weights: Vector, open_: NDArray[np.bool_], axis: int) -> Vector:
    """Weights as shares along ``axis``; all that is open alike where nothing has weight.

    Regrets above zero give the running strategy (regret matching), sums of strategies the average.
    """
    positive = np.maximum(weights, 0) * open_
    total = positive.sum(axis, keepdims=True)
    even = (open_ / open_.sum(axis, keepdims=True)).astype(np.float32)
    shares: Vector = np.where(total > _TINY, positive / np.maximum(total, _TINY), even)
    return shares.astype(np.float32, copy=False)


def learn(regrets: Vector, gain: Vector) -> None:
    """Add to regrets, which never fall below nothing (CFR+)."""
    regrets += gain
    np.maximum(regrets, 0, out=regrets)
