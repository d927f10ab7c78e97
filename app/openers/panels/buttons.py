"""The action bar's buttons: a verb with its total, under it what it costs now, a key cap."""

from typing import final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from openers.panels.look import body, heading, ink, px, width_of

_INKS = {
    # kind: fill, border, verb, cost
    "plain": ("raised", "line_2", "text", "text_2"),
    "call": ("teal_soft", "teal", "teal", "text"),
    "raise": ("accent_soft", "accent", "accent", "text"),
    "commit": ("accent", "accent", "on_accent", "on_accent"),
}

_MOST_PAD = 18
_BY_KEYS = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}


def _pad() -> int:
    """What lies beside the words: it grows with them, but not for ever."""
    return min(px(14), _MOST_PAD)


def wide_for(verb: str, cost: str = "", key: str = "") -> int:
    """The width of a button that says this, in logical pixels."""
    first = width_of(heading(17), verb)
    if key:
        first += px(12) + width_of(body(12), key)
    return max(first, width_of(body(13), cost)) + _pad() * 2 + 2


@final
class ActionButton(QPushButton):
    """A two-line button that keeps its place: disabled it stays, without fill, with one line.

    The first line is its text and accessible name, the second its accessible description.
    """

    def __init__(self, kind: str = "plain", parent: QWidget | None = None) -> None:
        """``kind``: plain, call, raise or commit."""
        super().__init__(parent)
        self._kind = kind
        self._cost = self._key = self._reason = ""
        self._hover = self._by_keys = False
        self._least = 0
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_words(self, verb: str, cost: str = "", key: str = "") -> None:
        """Set both lines and the key cap."""
        self._cost, self._key = cost, key
        self.setText(verb.replace("&", "&&"))
        self.setAccessibleName(verb)
        self._describe()
        self.updateGeometry()
        self.update()

    def show_reason(self, reason: str) -> None:
        """Say why it is disabled, as tooltip and to screen readers; empty clears it."""
        self._reason = reason
        self.setToolTip(reason)
        self._describe()

    def _describe(self) -> None:
        self.setAccessibleDescription(self._cost if self.isEnabled() else self._reason)

    def verb(self) -> str:
        """The first line."""
        return self.text().replace("&&", "&")

    def cost(self) -> str:
        """The second line."""
        return self._cost

    def keep_width(self, least: int) -> None:
        """Never be narrower than ``least`` logical pixels."""
        self._least = least
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        """Follow enabling and disabling in what is described."""
        if event.type() == QEvent.Type.EnabledChange:
            self._describe()
        elif event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        """Wide enough for both lines."""
        return QSize(max(self._wide(self._key), self._least), px(56))

    def minimumSizeHint(self) -> QSize:
        """Both lines are never cut; the key cap gives way."""
        return QSize(max(self._wide(""), self._least), px(56))

    def _wide(self, key: str) -> int:
        return wide_for(self.verb(), self._cost, key)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light the border."""
        self._hover = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Take the light away."""
        self._hover = False
        self.update()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes; the ring is shown where it came by keys."""
        self._by_keys = event.reason() in _BY_KEYS
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Whoever uses keys sees the ring."""
        self._by_keys = True
        self.update()
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint fill, border, the two lines, the key cap and the focus ring."""
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        fill, border, verb_ink, cost_ink = _INKS[self._kind]
        on = self.isEnabled()
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if self.hasFocus() and self._by_keys:
            painter.setPen(QPen(ink("text"), 2))
            painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), 9, 9)
            frame.adjust(3, 3, -3, -3)
        if not on:
            painter.setPen(QPen(ink("line"), 1))
        else:
            painter.setBrush(ink("accent_hi" if self._lit_commit() else fill))
            lit = self._hover and self._kind == "plain"
            painter.setPen(QPen(ink("accent" if lit else border), 1.5 if self._hover else 1))
        painter.drawRoundedRect(frame, 8, 8)
        self._paint_words(painter, verb_ink if on else "disabled", cost_ink, on)
        painter.end()

    def _lit_commit(self) -> bool:
        return self._kind == "commit" and (self._hover or self.isDown())

    def _paint_words(self, painter: QPainter, verb_ink: str, cost_ink: str, on: bool) -> None:
        inner = QRectF(self.rect()).adjusted(_pad(), px(7), -_pad(), -px(8))
        if self.isDown():
            inner.translate(0, 1)
        middle = Qt.AlignmentFlag.AlignVCenter
        two = bool(self._cost) and on
        high = inner.height() / 2 if two else inner.height()
        top = QRectF(inner.left(), inner.top(), inner.width(), high)
        painter.setFont(heading(17))
        painter.setPen(ink(verb_ink))
        painter.drawText(top, middle | Qt.AlignmentFlag.AlignLeft, self.verb())
        if not on:
            return
        painter.setPen(ink(cost_ink))
        if self._key and self.width() >= self._wide(self._key):
            painter.setFont(body(12))
            painter.drawText(top, middle | Qt.AlignmentFlag.AlignRight, self._key)
        if two:
            painter.setFont(body(13))
            low = QRectF(inner.left(), inner.top() + high, inner.width(), high)
            painter.drawText(low, middle | Qt.AlignmentFlag.AlignLeft, self._cost)
