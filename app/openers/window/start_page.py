"""The page before the table: go on, or choose a game. A sheet of paper on the felt."""

from collections.abc import Sequence
from math import sqrt
from typing import final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from openers.art import background, glyphs, theme
from openers.art.paint import fill, outline, rounded, soft_shadow
from openers.art.portraits import portrait
from openers.panels.look import ink, px
from openers.panels.money import Money
from openers.panels.segments import Segments
from openers.records.model import MatchSummary
from openers.window.game_card import SHOW_ME, GameCard
from openers.words import language
from openers.words.people import PeopleWords
from openers.words.variants import VariantWords

_WIDE, _EDGE = 720, 30
_LOW, _CARD, _SMALL_CARD = 690, 60, 46
"""Lower than this the games' cards are small, so that all of the page is in sight."""
_LARGEST, _FACE, _ROOMY = (1640.0, 960.0), 86.0, 1.25
"""A table is no hall: its largest size, the faces round it, and how much larger they are there."""


class Resumable:
    """The running match as the start page shows it: keys and numbers."""

    def __init__(self, summary: MatchSummary, stack: int, number: int) -> None:
        """``stack``: the person's chips; ``number``: the running or last deal."""
        self.summary, self.stack, self.number = summary, stack, number


class Paper(QWidget):
    """A sheet of paper with a soft shadow, the ground of the start page."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(_EDGE, _EDGE - 8, -_EDGE, -_EDGE)
        soft_shadow(painter, sheet, 16, 24, 10, 0.42, theme.current().shadow, hollow=True)
        painter.setBrush(ink("surface"))
        painter.drawPath(rounded(sheet, 16))
        outline(painter, sheet, 16, ink("line"))
        painter.end()


class Brand(QWidget):
    """The star of the house."""

    def __init__(self, size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A square."""
        return QSize(px(self._size), px(self._size))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the star."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.width() / 2, self.height() / 2)
        fill(painter, glyphs.logo_path(self.width() / 2), ink("accent"))
        painter.end()


@final
class StartPage(QWidget):
    """Where one comes in.

    Signals:
        go_on: continue the running match.
        chosen: a game, by its preset's id: its new-game dialog is wanted.
        show_me: how the game is played.
        settings: the settings.
        players: who plays.
        language: a language code.
    """

    go_on = Signal()
    chosen = Signal(str)
    show_me = Signal()
    settings = Signal()
    players = Signal()
    language = Signal(str)

    def __init__(self, variants: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._resumable: Resumable | None = None
        self._ground: QPixmap | None = None
        self._title, self._motto = QLabel(), QLabel()
        self._title.setProperty("role", "title")
        self._motto.setProperty("role", "muted")
        self._go_on, self._where = QPushButton(), QLabel()
        self._go_on.setProperty("kind", "primary")
        self._where.setProperty("role", "caption")
        self._where.setWordWrap(True)
        self._anew = QLabel()
        self._anew.setProperty("role", "section")
        self._cards = [GameCard(variant) for variant in (*variants, SHOW_ME)]
        self._settings, self._players = QPushButton(), QPushButton()
        self._settings.setProperty("kind", "link")
        self._players.setProperty("kind", "link")
        self._player = ""
        self._languages = Segments(language.available())
        self._running = QFrame()
        self._build()
        self._connect()
        self._retranslate()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(16)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._title)
        names.addWidget(self._motto)
        head.addWidget(Brand(46))
        head.addLayout(names, 1)
        head.addWidget(self._languages, 0, Qt.AlignmentFlag.AlignTop)
        self._running.setProperty("box", "raised")
        running = QHBoxLayout(self._running)
        running.setContentsMargins(16, 12, 16, 12)
        running.setSpacing(16)
        running.addWidget(self._where, 1)
        running.addWidget(self._go_on)
        foot = QHBoxLayout()
        foot.addWidget(self._players)
        foot.addStretch(1)
        foot.addWidget(self._settings)
        paper = Paper()
        column = QVBoxLayout(paper)
        column.setContentsMargins(_EDGE + 28, _EDGE + 16, _EDGE + 28, _EDGE + 22)
        column.setSpacing(12)
        self._column = column
        column.addLayout(head)
        column.addWidget(self._running)
        column.addWidget(self._anew)
        grid = QGridLayout()
        grid.setSpacing(10)
        for side in (0, 1):
            grid.setColumnStretch(side, 1)
        for place, card in enumerate(self._cards):
            card.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
            grid.addWidget(card, place // 2, place % 2)
        column.addLayout(grid)
        column.addSpacing(4)
        column.addLayout(foot)
        self._paper = paper
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.viewport().setAutoFillBackground(False)
        holder = QWidget()
        holder.setProperty("box", "page")
        holder.setAutoFillBackground(False)
        middle = QHBoxLayout(holder)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addStretch(1)
        middle.addWidget(paper, 0, Qt.AlignmentFlag.AlignVCenter)
        middle.addStretch(1)
        self._scroll.setWidget(holder)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)

    def _connect(self) -> None:
        self._go_on.clicked.connect(self.go_on)
        self._settings.clicked.connect(self.settings)
        self._players.clicked.connect(self.players)
        self._languages.chosen.connect(self.language)
        for card in self._cards:
            card.clicked.connect(lambda _=False, card=card: self._choose(card.variant))

    def _choose(self, variant: str) -> None:
        if variant == SHOW_ME:
            self.show_me.emit()
        else:
            self.chosen.emit(variant)

    def show_running(self, resumable: Resumable | None) -> None:
        """Offer the running match, if there is one."""
        self._resumable = resumable
        self._retranslate()
        (self._go_on if resumable else self._cards[0]).setFocus()

    def show_player(self, name: str) -> None:
        """Tell who plays; "" where nobody else could."""
        self._player = name
        self._retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses what has the keyboard, as Space does."""
        there = self.focusWidget()
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if enter and isinstance(there, QAbstractButton):
            there.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language, take the new colours and size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._ground = None
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._title.setText("Openers")
        self._motto.setText(self.tr("An evening of cards, by the lamp"))
        self._go_on.setText(self.tr("Continue"))
        self._anew.setText(self.tr("A new game"))
        self._settings.setText(self.tr("Settings"))
        self._players.setText(self.tr("Player: {0}").format(self._player))
        self._players.setVisible(bool(self._player))
        self._languages.show_words(
            {code: code.upper() for code in language.available()}, self.tr("Language")
        )
        self._languages.choose(language.current())
        words = VariantWords()
        for card in self._cards:
            if card.variant == SHOW_ME:
                card.show_words(
                    self.tr("Show me how it is played"), self.tr("A first deal, explained")
                )
            else:
                card.show_words(words.name(card.variant), words.description(card.variant))
        self._running.setVisible(self._resumable is not None)
        if self._resumable is not None:
            self._where.setText(self._running_text(self._resumable))
        self._paper.setMinimumWidth(px(_WIDE))
        self.update()

    def _running_text(self, there: Resumable) -> str:
        summary, people = there.summary, PeopleWords()
        names = ", ".join(people.name(name) for name in summary.characters if name)
        return self.tr("{0}, deal {1}. You have {2}. With {3}.").format(
            VariantWords().name(summary.variant),
            there.number,
            Money(summary.rules).text(there.stack),
            names,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw together where it is low."""
        low = self.height() < px(_LOW)
        self._column.setSpacing(7 if low else 12)
        for card in self._cards:
            card.set_height(_SMALL_CARD if low else _CARD)
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table and the people round it."""
        painter = QPainter(self)
        painter.drawPixmap(QPointF(0, 0), self._picture())
        painter.end()

    def _picture(self) -> QPixmap:
        size, dpr = self.size(), self.devicePixelRatioF()
        if self._ground is not None and self._ground.size() == size * dpr:
            return self._ground
        wide, high = max(size.width(), 320), max(size.height(), 240)
        rail = QRectF(26, 44, wide - 52, high - 44 - 30)
        roomy = rail.width() > _LARGEST[0] and rail.height() > _LARGEST[1]
        if roomy:
            middle = rail.center()
            rail = QRectF(0, 0, *_LARGEST)
            rail.moveCenter(middle)
        picture = background.table(wide, high, rail, dpr).copy()
        painter = QPainter(picture)
        face = min(_FACE * (_ROOMY if roomy else 1.0), high * 0.11)
        cast = ("lucia", "renzo", "carmen", "bruno", "ana", "otto", "ines")
        free = (rail.width() + 52 - px(_WIDE)) / 2
        spots = _spots(rail, free, face)
        for character, spot in zip(cast, spots, strict=False):
            person = portrait(character, face, dpr)
            box = person.deviceIndependentSize()
            painter.drawPixmap(spot - QPointF(box.width() / 2, box.height() / 2), person)
        painter.end()
        self._ground = picture
        return picture


def _spots(rail: QRectF, free: float, face: float) -> list[QPointF]:
    """Where people sit: on the rail, at its sides and corners; none where there is no room."""
    if free < face * 1.3:
        return []
    # The middle of a rounded corner lies this far in from both edges, half the rail's width more.
    off = background.corner(rail, 1.0) * (1 - sqrt(0.5)) + background.RAIL / 2
    left, right = rail.left() + off, rail.right() - off
    top, low = rail.top() + off, rail.bottom() - off
    reach = face * 0.62
    side = max(0.0, reach - rail.left() - background.RAIL / 2)
    middle = rail.center().y() - rail.height() * 0.03
    return [
        QPointF(rail.left() + background.RAIL / 2 + side, middle),
        QPointF(left, top),
        QPointF(right, top),
        QPointF(rail.right() - background.RAIL / 2 - side, middle),
        QPointF(right, low),
        QPointF(left, low),
    ]
