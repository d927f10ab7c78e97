"""What a table's rules settle once for all its deals: the script, the deck, the ranking."""

from functools import lru_cache
from typing import NamedTuple

from openers.cards.deck import deck_for
from openers.cards.ranking import Ranking, ranking_for
from openers.engine.actions import Legal
from openers.rules.policies import openers_rank
from openers.rules.rules import Rules
from openers.rules.script import script
from openers.rules.steps import Step


class Setup(NamedTuple):
    """Script, deck (ascending), ranking and openers of a game with so many players.

    ``answers``: what was asked before in fixed limit, by all it depends on; `betting.legal` fills
    it.
    """

    script: tuple[Step, ...]
    deck: tuple[int, ...]
    ranking: Ranking
    opens: str
    ladder: bool
    answers: dict[tuple[int, ...], Legal]

    def openers(self, passed_out: int) -> int | None:
        """The lowest pair that may open after so many passed-out deals, or None (D-2, D-5)."""
        return openers_rank(self.opens, self.ladder, passed_out)


@lru_cache(maxsize=64)
def setup_for(rules: Rules, players: int) -> Setup:
    """The `Setup` of these rules for ``players`` dealt in; the stripped deck depends on them."""
    opens, ladder = ("none", False)
    if not rules.stud:
        opens, ladder = rules.openers, rules.openers_ladder
    ranking = ranking_for(rules.deck, players, rules.flush_over_full)
    return Setup(script(rules), deck_for(rules.deck, players), ranking, opens, ladder, {})
