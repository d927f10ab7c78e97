"""What the house rules make of the game, as a row of figures."""

from typing import NamedTuple, final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from openers.odds.outlook import Outlook
from openers.rules.rules import Rules
from openers.words.amounts import AmountWords
from openers.words.ranks import RankWords

_MOST = 4


class Figure(NamedTuple):
    """A figure, what it counts, and more about it for whoever points at it."""

    text: str
    caption: str
    more: str = ""


class _Tile(QFrame):
    """One figure; under it what it counts, and what it usually is."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("box", "raised")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.figure, self.usual, self.caption = QLabel(), QLabel(), QLabel()
        self.figure.setProperty("role", "heading")
        self.usual.setProperty("role", "caption")
        self.usual.setProperty("tone", "brass")
        self.usual.setWordWrap(True)
        self.caption.setProperty("role", "caption")
        self.caption.setWordWrap(True)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 6, 8)
        column.setSpacing(0)
        column.addWidget(self.figure)
        column.addWidget(self.caption)
        column.addWidget(self.usual)
        column.addStretch(1)


@final
class OutlookTiles(QWidget):
    """Up to four figures of the rules that are being chosen, beside those of the usual ones."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[Rules, Outlook, Rules, Outlook] | None = None
        self._tiles = [_Tile() for _ in range(_MOST)]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12)
        self._columns = 0
        self.set_columns(_MOST)
        self._retranslate()

    def set_columns(self, columns: int) -> None:
        """How many tiles stand side by side."""
        if columns == self._columns:
            return
        self._columns = columns
        for number, tile in enumerate(self._tiles):
            self._grid.addWidget(tile, number // columns, number % columns)
        self._spread(_MOST)

    def _spread(self, tiles: int) -> None:
        """Give the columns in which tiles are on show the same width."""
        for column in range(_MOST):
            self._grid.setColumnStretch(column, int(column < min(self._columns, tiles)))

    def show_outlook(
        self, rules: Rules, outlook: Outlook, usual: Rules, usual_outlook: Outlook
    ) -> None:
        """Show the figures of ``rules``, and what they are under the ``usual`` ones if others."""
        self._shown = (rules, outlook, usual, usual_outlook)
        self._retranslate()

    def show_nothing(self) -> None:
        """There are no figures: the rules make no sense."""
        self._shown = None
        self._retranslate()

    def texts(self) -> list[str]:
        """What each tile on show says, in a line."""
        return [tile.figure.accessibleName() for tile in self._tiles if tile.isVisibleTo(self)]

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language, take the new size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("What these rules make of the game"))
        if self._shown is None:
            for tile in self._tiles:
                for label in (tile.figure, tile.usual):
                    label.setText("")
                tile.figure.setText("–")
                tile.figure.setAccessibleName("")
            return
        rules, outlook, usual, usual_outlook = self._shown
        figures, before = self._figures(rules, outlook), self._figures(usual, usual_outlook)
        self._spread(len(figures))
        for number, tile in enumerate(self._tiles):
            tile.setVisible(number < len(figures))
            if number >= len(figures):
                continue
            figure = figures[number]
            other = before[number].text if len(before) == len(figures) else figure.text
            changed = self.tr("usual {0}").format(other) if other != figure.text else ""
            tile.figure.setText(figure.text)
            tile.usual.setText(changed)
            tile.caption.setText(figure.caption)
            tile.setToolTip(figure.more)
            said = ", ".join(part for part in (figure.caption, changed, figure.more) if part)
            tile.figure.setAccessibleName(f"{figure.text} {said}")

    def _figures(self, rules: Rules, outlook: Outlook) -> list[Figure]:
        amounts = AmountWords(rules.chip_value)
        if outlook.openings is not None:
            figures = self._openings(outlook, amounts)
        else:
            figures = [
                Figure(amounts.chips(outlook.antes), self.tr("in the pot before the first choice"))
            ]
        if outlook.own_cards is not None:
            figures.append(
                Figure(
                    amounts.number(outlook.own_cards),
                    self.tr("may stay in to the end with own cards"),
                )
            )
        elif outlook.openings is None:
            figures.append(
                Figure(amounts.number(outlook.to_exchange or 0), self.tr("cards for exchanging"))
            )
        return [*figures, self._seats(outlook, amounts)]

    def _openings(self, outlook: Outlook, amounts: AmountWords) -> list[Figure]:
        openings, ranks = outlook.openings, RankWords()
        assert openings is not None
        chances = [
            self.tr("{rank}: {chance}").format(
                rank=ranks.letter(rank), chance=amounts.percent(estimate.chance, 1)
            )
            for rank, estimate in openings.opened.items()
        ]
        first = next(iter(openings.opened.values()))
        return [
            Figure(
                amounts.percent(first.chance),
                self.tr("of deals can be opened"),
                " · ".join([*chances, f"± {amounts.percent(first.error, 2)}"]),
            ),
            Figure(
                amounts.decimal(openings.in_a_row, 2),
                self.tr("passed out in a row, on average"),
            ),
            Figure(
                amounts.average(openings.carried),
                self.tr("carried over, on average"),
            ),
        ]

    def _seats(self, outlook: Outlook, amounts: AmountWords) -> Figure:
        more = ""
        if outlook.to_exchange is not None:
            more = self.tr("%n card(s) for exchanging", "", outlook.to_exchange)
        return Figure(amounts.number(outlook.most_seats), self.tr("seats at most"), more)
