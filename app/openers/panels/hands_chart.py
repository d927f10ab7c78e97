"""What beats what: the nine kinds of hands from the strongest down, each with an example."""

from typing import final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from openers.cards.card import parse_all
from openers.cards.ranking import Category
from openers.panels.look import body, heading, ink, px
from openers.panels.painted_list import CardList
from openers.rules.rules import Rules
from openers.words.cards import CardWords
from openers.words.hands import HandWords, sentence_case

_EXAMPLES = {
    Category.STRAIGHT_FLUSH: "Kh Qh Jh Th 9h",
    Category.QUADS: "Qs Qh Qd Qc 9h",
    Category.FULL_HOUSE: "Ks Kd Kc 9h 9s",
    Category.FLUSH: "Ad Jd Td 8d 7d",
    Category.STRAIGHT: "Kc Qh Js Td 9c",
    Category.TRIPS: "Jh Js Jd Ac 8h",
    Category.TWO_PAIR: "As Ah 8d 8c Kh",
    Category.PAIR: "Qs Qh Ad Tc 7h",
    Category.HIGH_CARD: "As Jh Td 9c 7h",
}
_COUNTING = {
    Category.QUADS: 4, Category.TRIPS: 3, Category.TWO_PAIR: 4, Category.PAIR: 2,
    Category.HIGH_CARD: 1,
}  # fmt: skip
_ROLE = Qt.ItemDataRole.UserRole
_CARD = 46
_UP, _DOWN = 2.5, -1.5


class _Painter(QStyledItemDelegate):
    """Paints a kind of hand: its example, its name, how often it is dealt."""

    def __init__(self, chart: "HandsChart") -> None:
        super().__init__(chart)
        self._chart = chart

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """All rows are equal."""
        return QSize(200, px(_CARD) + px(12))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint one row."""
        category: Category = index.data(_ROLE)
        box: QRect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if category is self._chart.mine():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink("mustard_soft"))
            painter.drawRoundedRect(box.adjusted(0, 2, -4, -2), 8, 8)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(ink("text"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 2, -5, -3), 8, 8)
        right = self._cards(painter, box, category)
        text = box.adjusted(right - box.left() + px(12), 0, -6, 0)
        painter.setFont(heading(14))
        painter.setPen(ink("text"))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(text, flags, index.data(Qt.ItemDataRole.DisplayRole))
        if category is self._chart.mine():
            painter.setFont(body(12))
            painter.setPen(ink("mustard_text"))
            low = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
            painter.drawText(text.adjusted(0, 0, -4, -6), low, self._chart.yours())
        painter.restore()

    def _cards(self, painter: QPainter, box: QRect, category: Category) -> int:
        """Paint the example; the cards that make the hand stand a little higher."""
        high, cards = px(_CARD), parse_all(_EXAMPLES[category])
        corner = QPointF(box.left() + 5.0, box.top() + (box.height() - high) / 2 + 1)
        counting = _COUNTING.get(category, 5)
        up = [_UP if place < counting else _DOWN for place in range(len(cards))]
        self._chart.paint_strip(painter, corner, cards, high, up)
        return round(corner.x() + self._chart.strip_width(len(cards), high))


@final
class HandsChart(CardList):
    """The kinds of hands; the one the person holds is marked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_Painter(self))
        self._rules: Rules | None = None
        self._mine: Category | None = None
        self.retranslate()

    def play_under(self, rules: Rules, four_colours: bool) -> None:
        """Take the order of hands of these rules, and the colours of the suits."""
        self._rules = rules
        self.colour_suits(four_colours)
        self.retranslate()

    def show_mine(self, category: Category | None) -> None:
        """Mark the kind of hand the person holds; None for none."""
        if category is not self._mine:
            self._mine = category
            self.viewport().update()

    def mine(self) -> Category | None:
        """The kind of hand marked."""
        return self._mine

    def yours(self) -> str:
        """The word beside the mark."""
        return self.tr("you hold this")

    def retranslate(self) -> None:
        """Say everything again in the language that is on."""
        self.clear()
        self.setAccessibleName(self.tr("What beats what, the strongest first"))
        kinds = sorted(_EXAMPLES, reverse=True)
        if self._rules is not None and self._rules.flush_over_full:
            full, flush = kinds.index(Category.FULL_HOUSE), kinds.index(Category.FLUSH)
            kinds[full], kinds[flush] = kinds[flush], kinds[full]
        hands, cards = HandWords(), CardWords()
        for kind in kinds:
            item = QListWidgetItem(sentence_case(hands.category(kind)))
            item.setData(_ROLE, kind)
            example = cards.names(parse_all(_EXAMPLES[kind]))
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, example)
            item.setToolTip(example)
            self.addItem(item)
