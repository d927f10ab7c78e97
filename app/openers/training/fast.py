"""Compiles functions over arrays where numba is installed (group ``train``); else they run as they
are: the same figures, slowly.
"""

from collections.abc import Callable
from typing import TypeVar

_Function = TypeVar("_Function", bound=Callable[..., object])

try:
    from numba import njit
except ImportError:
    COMPILED = False
else:
    COMPILED = True


def fast(function: _Function) -> _Function:
    """The function, compiled if it can be."""
    if not COMPILED:
        return function
    compiled: _Function = njit(error_model="numpy")(function)
    return compiled
