"""What was said and done, grouped by street, the pot at the head of each."""

from collections.abc import Sequence
from typing import NamedTuple, final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from openers.cards.deck import deck_for
from openers.cards.ranking import STANDARD
from openers.engine.actions import Act
from openers.engine.events import (
    Acted,
    CarriedOver,
    DealBegan,
    DealEnded,
    Discarded,
    Event,
    StepBegan,
    Won,
)
from openers.engine.table import Table
from openers.panels.bar_words import HERO
from openers.panels.look import body, heading, ink, px, row_width, width_of
from openers.panels.money import Money
from openers.panels.painted_list import PaintedList
from openers.rules.rules import Rules
from openers.words.events import LOGGED, EventWords, ranking_of_table
from openers.words.habits import HabitWords
from openers.words.hands import HandWords
from openers.words.seen import SeenWords
from openers.words.status import StatusWords

_KEPT_DEALS = 12
_ROLE = Qt.ItemDataRole.UserRole
_WRAP = Qt.TextFlag.TextWordWrap


class Row(NamedTuple):
    """A row of the log: ``left`` and ``right`` are its two texts.

    ``kind``: deal, street, line, or note (what stands under a line, smaller).
    """

    kind: str
    left: str
    right: str


class DealEnd(NamedTuple):
    """What is told once a deal is over: the hands revealed, a seat each, and the deal's seed."""

    hands: tuple[tuple[int, ...], ...]
    seed: str


class _Painter(QStyledItemDelegate):
    """Paints the rows: heads with a hairline, lines in two columns."""

    def __init__(self, log: "Log") -> None:
        super().__init__(log)
        self._log = log

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint one row."""
        row: Row = index.data(_ROLE)
        box = QRect(option.rect)
        box.setWidth(row_width(self._log))
        painter.save()
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(ink("text"), 1))
            painter.drawRoundedRect(box.adjusted(0, 0, -1, -1), 4, 4)
        if row.kind == "deal":
            painter.setFont(heading(15))
            painter.setPen(ink("text"))
            top = px(12) if index.row() else px(2)
            painter.drawText(box.adjusted(0, top, -4, 0), _WRAP, row.left)
        elif row.kind == "street":
            self._street(painter, box, row)
        elif row.kind == "note":
            painter.setFont(body(12))
            painter.setPen(ink("text_2"))
            painter.drawText(box.adjusted(self._log.name_width(), 0, -4, 0), _WRAP, row.right)
        else:
            self._line(painter, box, row)
        painter.restore()

    @staticmethod
    def _street(painter: QPainter, box: QRect, row: Row) -> None:
        painter.setFont(body(13))
        painter.setPen(ink("text_2"))
        low = Qt.AlignmentFlag.AlignBottom
        text = box.adjusted(0, 0, -2, -px(5))
        painter.drawText(text, low | Qt.AlignmentFlag.AlignLeft, row.left)
        painter.drawText(text, low | Qt.AlignmentFlag.AlignRight, row.right)
        painter.setPen(QPen(ink("line"), 1))
        painter.drawLine(box.left(), box.bottom() - 1, box.right(), box.bottom() - 1)

    def _line(self, painter: QPainter, box: QRect, row: Row) -> None:
        text = box.adjusted(0, px(2), 0, 0)
        painter.setPen(ink("text"))
        painter.setFont(body(14, 600))
        painter.drawText(text, Qt.AlignmentFlag.AlignLeft, row.left)
        painter.setFont(body(14))
        painter.drawText(text.adjusted(self._log.name_width(), 0, -4, 0), _WRAP, row.right)


@final
class Log(PaintedList):
    """The deals of the evening, the running one at the end. Keeps events, never sentences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_Painter(self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self._rules: Rules | None = None
        self._characters: tuple[str, ...] = ()
        self._deals: list[list[Event]] = []
        self._ends: dict[int, DealEnd] = {}
        self._words: EventWords | None = None
        self._status: StatusWords | None = None
        self._habits: HabitWords | None = None
        self._table: Table | None = None
        self._head: QListWidgetItem | None = None
        self._at_end, self._explains = True, False
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.verticalScrollBar().rangeChanged.connect(self._grown)
        self.retranslate()

    def play_under(self, rules: Rules, characters: Sequence[str]) -> None:
        """Begin a new match's log."""
        self._rules, self._characters = rules, tuple(characters)
        self._deals.clear()
        self._ends.clear()
        self.retranslate()

    def explain(self, wanted: bool) -> None:
        """Whether a line says under it what the act usually means."""
        if wanted is not self._explains:
            self._explains = wanted
            self.retranslate()

    def close_deal(self, hands: Sequence[Sequence[int]], seed: str) -> None:
        """The running deal is over.

        Args:
            hands: all hands, a seat each, where the house rules reveal them; else empty.
            seed: the deal's seed in hex, now published (rule C10).
        """
        if self._table is not None and self._table.number not in self._ends:
            self._ends[self._table.number] = DealEnd(tuple(map(tuple, hands)), seed)
            self._write_end(self._table)
            self.scrollToBottom()

    def add(self, event: Event) -> None:
        """Write down one more event, as the person may see it."""
        if self._rules is None:
            return
        if isinstance(event, DealBegan):
            self._deals.append([])
            self._forget_oldest()
        if not self._deals:
            return
        self._deals[-1].append(event)
        self._write(event)

    def _scrolled(self, value: int) -> None:
        self._at_end = value >= self.verticalScrollBar().maximum()

    def _grown(self, _low: int, high: int) -> None:
        """Follow the last line, unless the reader went back to earlier ones."""
        if self._at_end:
            self.verticalScrollBar().setValue(high)

    def _forget_oldest(self) -> None:
        """Of a long evening the last deals alone are kept."""
        if len(self._deals) <= _KEPT_DEALS:
            return
        del self._deals[0]
        self.takeItem(0)
        while self.count() and self.item(0).data(_ROLE).kind != "deal":
            self.takeItem(0)

    def lines(self) -> list[str]:
        """All rows as plain text."""
        return [self.item(row).text() for row in range(self.count())]

    def name_width(self) -> int:
        """The width of the column of names."""
        return self._names

    # -- writing ---------------------------------------------------------------------------------

    def _write(self, event: Event) -> None:
        if self._words is None or self._status is None or self._rules is None:
            return
        if isinstance(event, DealBegan):
            deck = deck_for(str(self._rules.deck), sum(event.dealt_in))
            self._table = Table(event, len(deck))
            self._head = None
            said = self._words.log(event, self._table)
            self._row(Row("deal", said, ""), said).setToolTip(self._audit(event.commitment, ""))
            return
        table = self._table
        if table is None:
            return
        seat = getattr(event, "seat", -1)
        before = table.acts[seat] if seat >= 0 else None
        table.apply(event)
        if isinstance(event, StepBegan):
            self._street(event)
        elif type(event) in LOGGED:
            who = self._words.name(seat) if seat >= 0 else ""
            said = self._words.log(event, table)
            self._row(Row("line", who, self._words.what(event, table)), said)
            note = self._note(event, table, before)
            if note:
                self._row(Row("note", "", note), note)
        if not isinstance(event, Won | CarriedOver | DealEnded):
            self._tell_pot(table)

    def _note(self, event: Event, table: Table, before: Acted | None) -> str:
        """What stands under a line: cards that died with a hand, or what the act usually means."""
        if not isinstance(event, Acted | Discarded) or event.seat == HERO:
            return ""
        if isinstance(event, Acted) and event.act is Act.FOLD:
            board = table.open_cards(event.seat)
            return SeenWords(self._characters).dead(board) if board else ""
        if not self._explains or self._habits is None:
            return ""
        return self._habits.note(event, table, before.act if before else None)

    def _write_deal(self, deal: Sequence[Event]) -> None:
        for event in deal:
            self._write(event)
        if self._table is not None and self._table.number in self._ends:
            self._write_end(self._table)

    def _write_end(self, table: Table) -> None:
        """What the end of a deal added: the hands nobody had shown, the seed to check."""
        end = self._ends[table.number]
        hidden = [
            seat
            for seat, hand in enumerate(end.hands)
            if hand and not table.shown[seat] and seat != HERO
        ]
        if hidden and self._words is not None:
            head = self.tr("Hands not shown")
            self._row(Row("street", head, ""), head)
            ranking = ranking_of_table(self._rules, table) if self._rules else STANDARD
            for seat in hidden:
                name = self._words.name(seat)
                held = HandWords().inline(ranking, (*end.hands[seat], *table.common))
                self._row(Row("line", name, held), f"{name}: {held}")
        for index in reversed(range(self.count())):
            item = self.item(index)
            if item.data(_ROLE).kind == "deal":
                item.setToolTip(self._audit(table.commitment, end.seed))
                break

    def _audit(self, commitment: str, seed: str) -> str:
        """How the shuffle can be checked (rule C10)."""
        published = self.tr("Published before the deal: {0}").format(commitment)
        if not seed:
            return published
        return published + "\n" + self.tr("The deal’s seed: {0}").format(seed)

    def _street(self, event: StepBegan) -> None:
        """A street's head; one that nothing was said in gives way to the next."""
        assert self._status is not None
        last = self.count() - 1
        if last >= 0 and self.item(last).data(_ROLE).kind == "street":
            self.takeItem(last)
        name = self._status.street(event.name)
        self._head = self._row(Row("street", name, ""), name)

    def _tell_pot(self, table: Table) -> None:
        if self._head is None or table.step_name == "showdown" or any(table.won):
            return
        name = self._head.data(_ROLE).left
        pot = self.tr("pot {0}").format(self._money.text(table.pot_now()))
        self._head.setData(_ROLE, Row("street", name, pot))
        self._head.setText(f"{name}, {pot}")

    def _row(self, row: Row, text: str) -> QListWidgetItem:
        item = QListWidgetItem(text)
        item.setData(_ROLE, row)
        item.setSizeHint(self._size(row, first=not self.count()))
        self.addItem(item)
        return item

    def _size(self, row: Row, first: bool) -> QSize:
        """How high a row is with its text wrapped."""
        wide = row_width(self)
        if row.kind == "street":
            return QSize(wide, px(30))
        deal = row.kind == "deal"
        left = 0 if deal else self._names
        room = QRectF(0, 0, max(40, wide - left - 4), 10_000)
        note = row.kind == "note"
        metrics = QFontMetricsF(heading(15) if deal else body(12 if note else 14))
        high = metrics.boundingRect(room, _WRAP, row.left if deal else row.right).height()
        gap = (px(8) if first else px(18)) if deal else px(3 if note else 5)
        return QSize(wide, round(high) + gap)

    def _size_all(self) -> None:
        for index in range(self.count()):
            item = self.item(index)
            item.setSizeHint(self._size(item.data(_ROLE), first=not index))

    # -- language and size -----------------------------------------------------------------------

    def restyle(self) -> None:
        """Take the new size."""
        self._measure()
        self._size_all()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._size_all()

    def retranslate(self) -> None:
        """Say everything again in the language that is on."""
        self.clear()
        self._head = self._table = None
        self.setAccessibleName(self.tr("Log of the deals"))
        self._money = Money(self._rules)
        if self._rules is not None:
            self._words = EventWords(self._characters, self._rules)
            self._status = StatusWords(self._characters, self._rules)
            self._habits = HabitWords(self._rules)
        self._measure()
        for deal in self._deals:
            self._write_deal(deal)
        self.scrollToBottom()

    def _measure(self) -> None:
        font = body(14, 600)
        names = (
            []
            if self._words is None
            else [self._words.name(seat) for seat in range(len(self._characters))]
        )
        self._names = max((width_of(font, name) for name in names), default=0) + px(14)
