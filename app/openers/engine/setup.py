"""What a table's rules settle once for all its deals: the script, the deck, the ranking."""

from functools import lru_cache
from typing import NamedTuple

from openers.cards.deck import deck
from openers.cards.ranking import Ranking
from openers.rules.policies import openers_rank, stripped_lowest
from openers.rules.rules import Rules
from openers.rules.script import script
from openers.rules.steps import Step


class Setup(NamedTuple):
    """Script, deck (ascending), ranking and openers of a game with so many players."""

    script: tuple[Step, ...]
    deck: tuple[int, ...]
    ranking: Ranking
    opens: str
    ladder: bool

    def openers(self, passed_out: int) -> int | None:
        """The lowest pair that may open after so many passed-out deals, or None (D-2, D-5)."""
        return openers_rank(self.opens, self.ladder, passed_out)


@lru_cache(maxsize=64)
def setup_for(rules: Rules, players: int) -> Setup:
    """The `Setup` of these rules for ``players`` dealt in; the stripped deck depends on them."""
    lowest = stripped_lowest(players) if rules.deck == "stripped" else 0
    opens, ladder = ("none", False)
    if rules.family == "draw":
        opens, ladder = rules.openers, rules.openers_ladder
    ranking = Ranking(lowest, rules.flush_over_full)
    return Setup(script(rules), deck(lowest), ranking, opens, ladder)
