"""Python's garbage, collected on the GUI thread while nothing moves.

Left alone, the collector runs on whatever thread allocates, which may be a worker: Qt objects
must not be destroyed there. So it is switched off and called from a timer.
"""

import gc
from collections.abc import Callable
from typing import final

from PySide6.QtCore import QObject, QTimer

_EVERY_MS = 800
_AT_ONCE = 200_000


@final
class Collector(QObject):
    """Collects the generation that is due every 800 ms, unless something moves.

    Each look costs a quarter of a millisecond, and at rest hardly anything else does.

    Args:
        moving: whether an animation runs; then only a heap of 200,000 objects is collected.
    """

    def __init__(self, moving: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moving = moving
        self._thresholds = gc.get_threshold()
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY_MS)
        self._timer.timeout.connect(self.collect_due)

    def hold(self) -> None:
        """Let Python collect nothing by itself: workers are about to begin."""
        gc.disable()

    def start(self) -> None:
        """Take over from Python: what is there now stays for good."""
        self.hold()
        gc.collect()
        gc.freeze()
        self._timer.start()

    def stop(self) -> None:
        """Give the work back to Python."""
        self._timer.stop()
        gc.enable()
        gc.unfreeze()

    def collect_due(self) -> None:
        """Collect the oldest generation that is due, if the moment is good."""
        counts = gc.get_count()
        if self._moving() and counts[0] < _AT_ONCE:
            return
        for generation in (2, 1, 0):
            limit = self._thresholds[generation]
            if limit and counts[generation] > limit:
                gc.collect(generation)
                return
