"""What every player of the program is."""

from random import Random
from typing import Protocol

from openers.engine.actions import Action
from openers.engine.views import View


class Player(Protocol):
    """Whoever can be asked for an act."""

    def act(self, view: View, rng: Random) -> Action:
        """The answer to ``view.legal``, from this view and this source of chance alone.

        The same view and the same state of ``rng`` give the same act: a player remembers nothing.
        """
        ...
