"""Cards seen, who shows what, what is still live and what would help."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QShowEvent
from PySide6.QtWidgets import (
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from openers.engine.setup import setup_for
from openers.engine.table import Table
from openers.odds import seen as odds
from openers.panels.bar_words import HERO
from openers.panels.look import body, heading, ink, px, row_width, width_of
from openers.panels.painted_list import CardList
from openers.rules.rules import Rules
from openers.words.seen import SeenWords

_ROLE = Qt.ItemDataRole.UserRole
_WRAP = Qt.TextFlag.TextWordWrap
_CARD, _FADED = 40, 0.6
_HIGH = {"head": 34, "cards": 60, "line": 24, "note": 46}
_LOW = 48
"""The height of cards without a text under the name."""


class Row(NamedTuple):
    """A row of the page.

    ``kind``: head, cards, line or note; ``left`` and ``right``: its texts; ``cards``: card ids,
    ``faded`` where they are dead.
    """

    kind: str
    left: str
    right: str = ""
    cards: tuple[int, ...] = ()
    faded: bool = False


class _Painter(QStyledItemDelegate):
    """Paints the rows."""

    def __init__(self, page: "OddsPage") -> None:
        super().__init__(page)
        self._page = page

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """A height for each kind of row."""
        row: Row = index.data(_ROLE)
        low = row.kind == "cards" and not row.right
        return QSize(200, px(_LOW if low else _HIGH[row.kind]))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint one row."""
        row: Row = index.data(_ROLE)
        box = QRect(option.rect)
        box.setWidth(row_width(self._page))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(ink("text"), 1))
            painter.drawRoundedRect(box.adjusted(0, 0, -1, -1), 4, 4)
        {"head": self._head, "cards": self._cards, "line": self._line, "note": self._note}[
            row.kind
        ](painter, box.adjusted(2, 0, -px(8), 0), row)
        painter.restore()

    @staticmethod
    def _head(painter: QPainter, box: QRect, row: Row) -> None:
        low = Qt.AlignmentFlag.AlignBottom
        text = box.adjusted(0, 0, 0, -px(5))
        painter.setFont(heading(14))
        painter.setPen(ink("text"))
        painter.drawText(text, low | Qt.AlignmentFlag.AlignLeft, row.left)
        painter.setFont(body(13))
        painter.setPen(ink("text_2"))
        painter.drawText(text, low | Qt.AlignmentFlag.AlignRight, row.right)
        painter.setPen(QPen(ink("line"), 1))
        painter.drawLine(box.left(), box.bottom() - 1, box.right(), box.bottom() - 1)

    def _cards(self, painter: QPainter, box: QRect, row: Row) -> None:
        """A name with what the cards show under it, the cards at the right."""
        high = px(_CARD)
        left = box.right() - self._page.strip_width(len(row.cards), high)
        top = box.top() + (box.height() - high) / 2
        text = QRect(box)
        text.setRight(round(left) - px(8))
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        if row.right:
            half = text.height() // 2
            painter.setFont(body(12))
            painter.setPen(ink("text_2"))
            painter.drawText(
                text.adjusted(0, half - px(6), 0, 0), _WRAP | Qt.AlignmentFlag.AlignTop, row.right
            )
            text.setBottom(text.top() + half - px(3))
            middle = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft
        painter.setFont(body(14, 600))
        painter.setPen(ink("text_2" if row.faded else "text"))
        painter.drawText(text, middle, row.left)
        painter.setOpacity(_FADED if row.faded else 1.0)
        self._page.paint_strip(painter, QPointF(left, top), row.cards, high)

    @staticmethod
    def _line(painter: QPainter, box: QRect, row: Row) -> None:
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(ink("text"))
        painter.setFont(body(14, 600))
        painter.drawText(box, middle | Qt.AlignmentFlag.AlignRight, row.right)
        painter.setFont(body(14))
        room = box.adjusted(0, 0, -width_of(body(14, 600), row.right) - px(6), 0)
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignLeft, row.left)

    @staticmethod
    def _note(painter: QPainter, box: QRect, row: Row) -> None:
        painter.setFont(body(12))
        painter.setPen(ink("text_2"))
        painter.drawText(box.adjusted(0, px(8), 0, 0), _WRAP, row.left)


@final
class OddsPage(CardList):
    """What the person has seen, counted. Worked out only while somebody looks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_Painter(self))
        self._rules: Rules | None = None
        self._characters: tuple[str, ...] = ()
        self._table: Table | None = None
        self._shown: tuple[object, ...] = ()
        self.retranslate()

    def play_under(self, rules: Rules, characters: Sequence[str]) -> None:
        """Take the rules of the table and who sits at it."""
        self._rules, self._characters, self._table = rules, tuple(characters), None
        self.retranslate()

    def follow(self, table: Table) -> None:
        """Show what the person has seen at this table, as the own seat sees it."""
        self._table = table
        if self.isVisible():
            self._write()

    def lines(self) -> list[str]:
        """All rows as plain text."""
        return [self.item(row).text() for row in range(self.count())]

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what happened unseen."""
        super().showEvent(event)
        self._write()

    def retranslate(self) -> None:
        """Say everything again in the language that is on."""
        self.setAccessibleName(self.tr("Cards seen and chances"))
        self._words = SeenWords(self._characters)
        self._shown = ()
        self.clear()
        if self.isVisible():
            self._write()

    def _write(self) -> None:
        """Write the page anew where something of it has changed."""
        table, rules = self._table, self._rules
        if table is None or rules is None:
            self.clear()
            return
        ranking = setup_for(rules, sum(table.dealt_in)).ranking
        seen = odds.seen_by(table, HERO, ranking)
        now = (seen, table.step_name, table.live(HERO), table.ended)
        if now == self._shown:
            return
        self._shown = now
        at = self.verticalScrollBar().value()
        self.clear()
        for row in (*self._who(seen, table), *self._live(seen, table)):
            self._add(row)
        self.verticalScrollBar().setValue(at)

    def _add(self, row: Row) -> None:
        parts = [row.left, self._words.names(row.cards), row.right]
        item = QListWidgetItem(", ".join(part for part in parts if part))
        item.setData(_ROLE, row)
        self.addItem(item)

    def _who(self, seen: odds.Seen, table: Table) -> Iterator[Row]:
        """Who shows what; the dead at the end."""
        assert self._rules is not None
        words, ranking = self._words, setup_for(self._rules, sum(table.dealt_in)).ranking
        yield Row("head", words.title(seen), words.unseen(seen))
        if seen.held:
            yield Row("cards", words.mine(), "", seen.own[: seen.held])
        if len(seen.own) > seen.held:
            yield Row("cards", words.laid_down(), "", seen.own[seen.held :], faded=True)
        if seen.common:
            yield Row("cards", words.common(), "", seen.common)
        for seat, board in seen.alive:
            yield Row("cards", words.name(seat), words.state(board, ranking), board)
        if seen.dead:
            yield Row("head", words.dead_title())
        for seat, board in seen.dead:
            yield Row("cards", words.name(seat), "", board, faded=True)

    def _live(self, seen: odds.Seen, table: Table) -> Iterator[Row]:
        """What is left of the ranks and suits held, and what would help."""
        assert self._rules is not None
        words, rules = self._words, self._rules
        if not table.live(HERO) or not seen.held or table.step_name == "showdown" or table.ended:
            return
        yield Row("head", words.live_title())
        for suit, held, left in odds.live_suits(seen):
            yield Row("line", *words.live_suit(suit, held, left))
        for rank, left in odds.live_ranks(seen):
            yield Row("line", *words.live_rank(rank, left))
        ranking = setup_for(rules, sum(table.dealt_in)).ranking
        whole = seen.held >= rules.cards_each
        if not rules.stud:
            outs = odds.one_exchanged(seen, ranking)
        else:
            outs = odds.Outs(None, {}) if whole else odds.next_card(seen, ranking)
        if outs.cards:
            yield Row("head", words.outs_title(outs))
            for kind, many in outs.kinds.items():
                yield Row("line", *words.out(kind, many))
            yield Row("line", words.better(), words.chance(outs, seen))
        yield Row("note", words.source())
