"""A short notice beside the table: why something is refused, and by which rule."""

from collections.abc import Callable
from typing import final

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from openers.art import theme
from openers.art.paint import outline, rounded, soft_shadow
from openers.panels.look import ink, px

_STAYS_MS = 7000
_EDGE = 16


def announce(widget: QWidget, text: str) -> None:
    """Say a sentence to screen readers."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


@final
class Notice(QWidget):
    """Shows one sentence over its parent until it is clicked, replaced or some seconds old.

    The sentence is asked for anew when the language changes.

    Signals:
        placed: it lies somewhere else, or came or went.
    """

    placed = Signal()

    def __init__(self, parent: QWidget, area: Callable[[], QRect]) -> None:
        """``area``: where in the parent there is room for it; it lies at its lower right."""
        super().__init__(parent)
        self._say: Callable[[], str] = str
        self._choice = False
        self._area = area
        self._label = QLabel()
        self._label.setWordWrap(True)
        self._label.setProperty("role", "lead")
        self._buttons: list[tuple[QPushButton, Callable[[], str]]] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(_EDGE + 16, _EDGE + 8, _EDGE + 16, _EDGE + 12)
        self._column.setSpacing(8)
        self._column.addWidget(self._label)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.hide()

    def say(
        self,
        sentence: Callable[[], str],
        stays: bool = False,
        more: tuple[Callable[[], str], Callable[[], None]] | None = None,
    ) -> None:
        """Show what ``sentence()`` gives; ``stays``: until it is taken away.

        ``more``: the text of a link under it and where it leads.
        """
        self._clear()
        if more is not None:
            self._add(*more, "link")
        self._choice = False
        self._show(sentence, stays)

    def ask(
        self,
        sentence: Callable[[], str],
        *choices: tuple[Callable[[], str], Callable[[], None]],
    ) -> None:
        """Show a sentence with buttons; each is a text and what it does. It stays until chosen."""
        self._clear()
        for text, act in choices:
            self._add(text, act, "primary" if not self._buttons else "")
        self._choice = True
        self._show(sentence, True)

    def _add(self, text: Callable[[], str], act: Callable[[], None], kind: str) -> None:
        button = QPushButton(text())
        button.setProperty("kind", kind)
        button.setAutoDefault(False)
        button.clicked.connect(self.hide)
        button.clicked.connect(lambda _=False: act())
        self._column.addWidget(button)
        self._buttons.append((button, text))

    def dismiss(self) -> bool:
        """Go away, unless there is something to choose; whether there was something to go."""
        if not self.isVisible() or self._choice:
            return False
        self.hide()
        return True

    def text(self) -> str:
        """The sentence on show, empty when there is none."""
        return self._label.text() if self.isVisible() else ""

    def _show(self, sentence: Callable[[], str], stays: bool) -> None:
        self._say = sentence
        self._label.setText(sentence())
        self.show()
        self.place()
        self.raise_()
        announce(self, self._label.text())
        if stays:
            self._timer.stop()
        else:
            self._timer.start(_STAYS_MS)

    def _clear(self) -> None:
        for button, _ in self._buttons:
            button.setParent(None)
            button.deleteLater()
        self._buttons.clear()

    def hideEvent(self, event: QEvent) -> None:
        """Stop waiting."""
        self._timer.stop()
        self.placed.emit()

    def mousePressEvent(self, event: QEvent) -> None:
        """Go away at a click, unless there is something to choose."""
        self.dismiss()

    def place(self) -> None:
        """Lie in the lower right corner of the area."""
        area = self._area()
        wide = max(min(area.width(), px(304)), self._column.minimumSize().width())
        high = self._column.totalHeightForWidth(wide)
        self.setGeometry(area.right() + 1 - wide, area.bottom() + 1 - high, wide, high)
        self.placed.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Say it again in the new language."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            if self.isVisible():
                self._label.setText(self._say())
                for button, text in self._buttons:
                    button.setText(text())
                self.place()
            else:
                self._label.setText("")
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper with its shadow."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = self.rect().toRectF().adjusted(_EDGE, _EDGE - 4, -_EDGE, -_EDGE)
        soft_shadow(painter, paper, 10, 14, 4, 0.34, theme.current().shadow)
        painter.setBrush(ink("raised"))
        painter.drawPath(rounded(paper, 10))
        outline(painter, paper, 10, ink("line"))
        painter.end()
