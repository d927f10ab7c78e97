"""The pictures of the statistics panel: each turns a report into bars, lines or points."""

from typing import Any, final

from openers.panels.look import body, ink, px, width_of
from openers.panels.statistics import plotting
from openers.panels.statistics.chart import Chart
from openers.stats.rate import ENOUGH, Rate
from openers.stats.report import Mean, Report
from openers.words.people import PeopleWords
from openers.words.statistics import StatWords

_BAR = 0.62
_LEAST_DEALS = 20
_LEAST_RUNS = 5
_MEET = 0.12
"""Ends of lines nearer than this part of the picture's height share one place."""
_BEHIND = {"0": "accent", "1": "teal", "2": "mustard_text", "3": "good", "4": "text_2"}
"""The colour of a line of openings, by the players still to speak."""


_NEAR_X, _NEAR_Y = 16, 9
"""Points nearer than so many per cent write their names on different sides."""


@final
class LuckChart(Chart):
    """The result and the result without luck, deal by deal."""

    def __init__(self) -> None:
        super().__init__("luck")

    def enough(self, report: Report) -> bool:
        """Two deals make a line."""
        return len(report.curve.deals) > 2

    def note(self, report: Report) -> str:
        """The gap as a number."""
        return self.words.luck(report)

    def draw(self, plot: Any, report: Report) -> None:
        """Two lines and the gap between them."""
        import pyqtgraph as pg

        curve, item = report.curve, plot.getPlotItem()
        item.addItem(plotting.between(curve.deals, curve.net, curve.adjusted))
        item.addItem(plotting.curve(curve.deals, curve.net, plotting.line("accent")))
        plain = plotting.line("teal", dashed=True)
        item.addItem(plotting.curve(curve.deals, curve.adjusted, plain))
        item.addItem(pg.InfiniteLine(pos=0, angle=0, pen=plotting.line("line_2", 1)))
        self._name_lines(plot, report)

    def _name_lines(self, plot: Any, report: Report) -> None:
        """Each line's name to the right of its end, apart where the ends meet."""
        import pyqtgraph as pg

        curve, item = report.curve, plot.getPlotItem()
        words = self.words.lines(report)
        upper = 0 if curve.net[-1] >= curve.adjusted[-1] else 1
        spread = (max(curve.net + curve.adjusted) - min(curve.net + curve.adjusted)) or 1.0
        meet = abs(curve.net[-1] - curve.adjusted[-1]) < _MEET * spread
        for at, (end, token) in enumerate(
            ((curve.net[-1], "accent"), (curve.adjusted[-1], "teal"))
        ):
            high = 0.5 if not meet else 1.0 if at == upper else 0.0
            label = pg.TextItem(words[at], color=ink(token), anchor=(0, high))
            label.setFont(body(13, 600))
            label.setPos(curve.deals[-1], end)
            item.addItem(label)
        names = max(width_of(body(13, 600), text) for text in words) + px(12)
        room = max(plot.width() - px(64), 2 * names)
        item.setXRange(0, curve.deals[-1] * room / (room - names), padding=0)


@final
class SeatsChart(Chart):
    """The mean result at each position with its interval."""

    def __init__(self) -> None:
        super().__init__("seats")

    def enough(self, report: Report) -> bool:
        """Some deals at two positions at least."""
        return sum(mean.deals >= _LEAST_DEALS for mean in _seats(report).values()) > 1

    def draw(self, plot: Any, report: Report) -> None:
        """A bar a position."""
        import pyqtgraph as pg

        means, words = _seats(report), StatWords()
        places = list(range(len(means)))
        high = [100 * mean.mean for mean in means.values()]
        halves = [100 * mean.half for mean in means.values()]
        item = plot.getPlotItem()
        brushes = [plotting.fill("good" if value >= 0 else "bad", 0.75) for value in high]
        item.addItem(pg.BarGraphItem(x=places, height=high, width=_BAR, brushes=brushes, pen=None))
        item.addItem(_errors(places, high, halves))
        item.addItem(pg.InfiniteLine(pos=0, angle=0, pen=plotting.line("line_2", 1)))
        names = [words.position(position, report.stud) for position in means]
        plotting.name_ticks(plot, "bottom", list(zip(places, names, strict=True)))

    def said(self, report: Report) -> str:
        """Every bar as a number."""
        words = StatWords()
        return ", ".join(
            f"{words.position(position, report.stud)}: {words.result(100 * mean.mean, report.stud)}"
            for position, mean in _seats(report).items()
        )


def _seats(report: Report) -> dict[str, Mean]:
    return dict(sorted(report.net_by_position().items(), key=lambda pair: int(pair[0])))


def _errors(x: list[int], y: list[float], half: list[float]) -> Any:
    import numpy as np
    import pyqtgraph as pg

    return pg.ErrorBarItem(
        x=np.array(x), y=np.array(y), height=2 * np.array(half), beam=0.12,
        pen=plotting.line("text", 1.2),
    )  # fmt: skip


@final
class OpeningsChart(Chart):
    """How often each hand was opened, a line for each number of players still to speak."""

    def __init__(self) -> None:
        super().__init__("openings")

    def enough(self, report: Report) -> bool:
        """Some turns with openers."""
        return report.rate("opened").chance >= ENOUGH

    def draw(self, plot: Any, report: Report) -> None:
        """A stepping line a position, over the hands in their order."""
        hands = _openers(report)
        item, words = plot.getPlotItem(), StatWords()
        item.addLegend(offset=(-10, 10), labelTextColor=ink("text_2"), labelTextSize=f"{px(13)}px")
        for behind, token in _BEHIND.items():
            rates = [report.positions.get((f"opened:{held}", behind), Rate()) for held in hands]
            known = [(at, 100 * r.done / r.chance) for at, r in enumerate(rates) if r.chance]
            if known:
                item.plot(
                    [at for at, _ in known],
                    [share for _, share in known],
                    pen=plotting.line(token),
                    symbol="o",
                    symbolSize=px(7),
                    symbolBrush=plotting.fill(token),
                    symbolPen=None,
                    name=words.position(behind, False),
                )
        plot.setYRange(0, 100, padding=0.05)
        names = [words.hand_class(held) for held in hands]
        plotting.name_ticks(plot, "bottom", list(enumerate(names)))


def _openers(report: Report) -> list[str]:
    """The kinds of hand with openers that came up, weakest first."""

    def order(held: str) -> int:
        if held.startswith("pair-"):
            return int(held.removeprefix("pair-"))
        return {"high": -1, "two-pair": 13, "more": 14}[held]

    return sorted(report.of("opened"), key=order)


@final
class ShareChart(Chart):
    """Shares side by side with their intervals."""

    def __init__(self, key: str, stats: tuple[str, ...]) -> None:
        super().__init__(key)
        self._stats = stats

    def enough(self, report: Report) -> bool:
        """Enough chances of the first."""
        return report.rate(self._stats[0]).enough

    def draw(self, plot: Any, report: Report) -> None:
        """A bar a share."""
        import pyqtgraph as pg

        rates = [report.rate(stat) for stat in self._stats]
        places = list(range(len(rates)))
        shares = [100 * (rate.share or 0.0) for rate in rates]
        item = plot.getPlotItem()
        brush = plotting.fill("teal", 0.75)
        item.addItem(pg.BarGraphItem(x=places, height=shares, width=_BAR, brush=brush, pen=None))
        bounds = [rate.interval() for rate in rates]
        middles = [50 * (low + high) for low, high in bounds]
        item.addItem(_errors(places, middles, [50 * (high - low) for low, high in bounds]))
        plot.setYRange(0, max(100 * high for _, high in bounds), padding=0.05)
        plotting.name_ticks(plot, "bottom", [(at, self._name(at)) for at in places])

    def said(self, report: Report) -> str:
        """Every bar as a number."""
        words = StatWords()
        return ", ".join(
            f"{words.name(stat)}: {words.share(report.rate(stat))}" for stat in self._stats
        )

    def _name(self, at: int) -> str:
        kind, _, what = self._stats[at].partition(":")
        return StatWords().street(what) if kind == "saw" else what


@final
class OthersChart(Chart):
    """The opponents as points: how many hands they play, how boldly."""

    def __init__(self) -> None:
        super().__init__("others")

    def enough(self, report: Report) -> bool:
        """One opponent seen often enough."""
        return bool(_seen(report))

    def draw(self, plot: Any, report: Report) -> None:
        """A point an opponent, its name beside it."""
        import pyqtgraph as pg

        item, people = plot.getPlotItem(), PeopleWords()
        named: list[tuple[float, float]] = []
        for who, (entered, bold) in _seen(report).items():
            x, y = 100 * entered.done / entered.chance, 100 * bold.done / bold.chance
            for rate, flat in ((entered, True), (bold, False)):
                low, high = (100 * end for end in rate.interval())
                span = ([low, high], [y, y]) if flat else ([x, x], [low, high])
                item.plot(*span, pen=plotting.line("line_2", 1.2))
            item.plot(
                [x], [y], pen=None, symbol="o", symbolSize=px(10),
                symbolBrush=plotting.fill("accent"), symbolPen=None,
            )  # fmt: skip
            meets = any(abs(x - a) < _NEAR_X and abs(y - b) < _NEAR_Y for a, b in named)
            named.append((x, y))
            side = (1.1, 0.0) if meets else (-0.1, 1.0)
            label = pg.TextItem(people.name(who), color=ink("text"), anchor=side)
            label.setFont(body(13, 600))
            label.setPos(x, y)
            item.addItem(label)
        plot.setXRange(0, 100, padding=0.02)
        plot.setYRange(0, 100, padding=0.02)

    def said(self, report: Report) -> str:
        """Every opponent as numbers."""
        words, people = StatWords(), PeopleWords()
        return ", ".join(
            f"{people.name(who)}: {words.share(entered)} / {words.share(bold)}"
            for who, (entered, bold) in _seen(report).items()
        )


def _seen(report: Report) -> dict[str, tuple[Rate, Rate]]:
    """Opponents with enough deals and acts: how often they came in, how boldly they bet."""
    entered, bold = report.of("their-entered"), report.of("their-aggression")
    return {
        who: (rate, bold[who])
        for who, rate in sorted(entered.items())
        if rate.enough and bold.get(who, Rate()).enough
    }


@final
class RunsChart(Chart):
    """The results of whole hundreds of deals, sorted into steps."""

    def __init__(self) -> None:
        super().__init__("runs")

    def enough(self, report: Report) -> bool:
        """Some hundreds of deals."""
        return len(report.runs) >= _LEAST_RUNS

    def draw(self, plot: Any, report: Report) -> None:
        """A bar a step; the last hundred marked."""
        import numpy as np
        import pyqtgraph as pg

        counts, edges = np.histogram(report.runs, bins=min(20, 2 * len(report.runs)))
        item = plot.getPlotItem()
        brushes = [plotting.fill("good" if at >= 0 else "bad", 0.7) for at in edges[:-1]]
        item.addItem(
            pg.BarGraphItem(x0=edges[:-1], x1=edges[1:], height=counts, brushes=brushes, pen=None)
        )
        item.addItem(
            pg.InfiniteLine(pos=report.runs[-1], angle=90, pen=plotting.line("text", dashed=True))
        )
        plot.setYRange(0, int(counts.max()), padding=0.05)
        plotting.count_ticks(plot, "left", int(counts.max()))
