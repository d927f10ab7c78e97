"""Against the click that was meant for another price, and the one that takes all the chips."""

from collections.abc import Callable, Hashable

from openers.engine.actions import Action, Call, Legal, RaiseTo
from openers.engine.table import Table

GUARD_SECONDS = 0.6


class Guard:
    """Remembers since when a button has meant what it means.

    A button whose price or meaning has just changed under the pointer is inert for
    ``GUARD_SECONDS``. Time comes from ``clock``, in seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._meaning: dict[str, Hashable] = {}
        self._since: dict[str, float] = {}

    def means(self, button: str, meaning: Hashable) -> None:
        """Tell what a button means now."""
        if self._meaning.get(button, None) != meaning:
            if button in self._meaning:
                self._since[button] = self._clock()
            self._meaning[button] = meaning

    def armed(self, button: str) -> bool:
        """Whether a press on the button counts."""
        since = self._since.get(button)
        return since is None or self._clock() - since >= GUARD_SECONDS


def takes_all(action: Action, legal: Legal, table: Table) -> bool:
    """Whether an act that is open takes all the chips; one that is not is refused anyway."""
    stack = table.stacks[legal.seat]
    if isinstance(action, RaiseTo):
        return action.to in legal.raises and action.to - table.bets[legal.seat] >= stack
    return isinstance(action, Call) and legal.call >= stack
