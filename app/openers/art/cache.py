"""A bounded memory for painted pixmaps."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtGui import QPixmap


class PixmapCache:
    """Pixmaps by key; those unused for longest go when all weigh more than `budget` bytes."""

    def __init__(self, budget: int = 96_000_000) -> None:
        self._budget = budget
        self._weight = 0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap of `key`, painted by `make` the first time."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self._weight += _bytes(made)
        while self._weight > self._budget and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._weight -= _bytes(old)
        return made

    def __len__(self) -> int:
        return len(self._kept)

    def clear(self) -> None:
        """Forget all."""
        self._kept.clear()
        self._weight = 0


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
