"""The reference bots by name, for every game."""

from random import Random

from openers.engine.actions import Action
from openers.engine.views import View
from openers.opponents.bots import draw_chart, stud_chart
from openers.opponents.bots.draw import DrawChart, PotOdds
from openers.opponents.bots.stud import StudChart
from openers.opponents.player import Player
from openers.opponents.random_legal import RandomLegal


class Bot:
    """Plays draw by one chart and stud by another."""

    def __init__(self, draw: Player, stud: Player) -> None:
        self._draw, self._stud = draw, stud

    def act(self, view: View, rng: Random) -> Action:
        """See `openers.opponents.player.Player.act`."""
        return (self._stud if view.rules.stud else self._draw).act(view, rng)


BOTS: dict[str, Player] = {
    "random": RandomLegal(),
    "calls": Bot(
        DrawChart(draw_chart.calls_before, draw_chart.calls_after, splits=False),
        StudChart(stud_chart.calls, looks=False),
    ),
    "tight-passive": Bot(
        DrawChart(draw_chart.tight_passive_before, draw_chart.tight_passive_after),
        StudChart(stud_chart.tight_passive, first=False),
    ),
    "tight-aggressive": Bot(
        DrawChart(draw_chart.tight_aggressive_before, draw_chart.tight_aggressive_after),
        StudChart(stud_chart.tight_aggressive, first=True),
    ),
    "loose-passive": Bot(
        DrawChart(draw_chart.loose_passive_before, draw_chart.loose_passive_after),
        StudChart(stud_chart.loose_passive),
    ),
    "maniac": Bot(
        DrawChart(draw_chart.maniac_before, draw_chart.maniac_after),
        StudChart(stud_chart.maniac),
    ),
    "pot-odds": Bot(PotOdds(), StudChart(stud_chart.pot_odds)),
}
"""B0 to B6, in this order."""
