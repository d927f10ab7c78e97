"""A short notice over the table's lower edge: why something is refused, and by which rule."""

from collections.abc import Callable
from typing import final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

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
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._say: Callable[[], str] = str
        self._label = QLabel()
        self._label.setWordWrap(True)
        self._label.setProperty("role", "lead")
        self._buttons: list[tuple[QPushButton, Callable[[], str]]] = []
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(_EDGE + 18, _EDGE + 10, _EDGE + 18, _EDGE + 10)
        self._line.setSpacing(12)
        self._line.addWidget(self._label, 1)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        parent.installEventFilter(self)
        self.hide()

    def say(self, sentence: Callable[[], str], stays: bool = False) -> None:
        """Show what ``sentence()`` gives; ``stays``: until it is taken away."""
        self._clear()
        self._show(sentence, stays)

    def ask(
        self,
        sentence: Callable[[], str],
        *choices: tuple[Callable[[], str], Callable[[], None]],
    ) -> None:
        """Show a sentence with buttons; each is a text and what it does. It stays until chosen."""
        self._clear()
        for text, act in choices:
            button = QPushButton(text())
            button.setProperty("kind", "primary" if not self._buttons else "plain_box")
            button.clicked.connect(self.hide)
            button.clicked.connect(lambda _=False, act=act: act())
            self._line.addWidget(button)
            self._buttons.append((button, text))
        self._show(sentence, True)

    def text(self) -> str:
        """The sentence on show, empty when there is none."""
        return self._label.text() if self.isVisible() else ""

    def _show(self, sentence: Callable[[], str], stays: bool) -> None:
        self._say = sentence
        self._label.setText(sentence())
        self.place()
        self.show()
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

    def mousePressEvent(self, event: QEvent) -> None:
        """Go away at a click, unless there is something to choose."""
        if not self._buttons:
            self.hide()

    def place(self) -> None:
        """Lie over the lower edge of the parent, in the middle."""
        parent = self.parentWidget()
        if parent is None:
            return
        self._label.setMinimumWidth(0)
        most = max(200, min(px(620), parent.width() - 16))
        wide = min(most, self._line.totalSizeHint().width())
        high = self._line.totalHeightForWidth(wide)
        if high < 0:
            high = self._line.totalSizeHint().height()
        self.setGeometry((parent.width() - wide) // 2, parent.height() - high - 2, wide, high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the place when the parent changes its size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.place()
        return False

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
