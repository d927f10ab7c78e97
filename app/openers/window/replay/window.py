"""The replay window: the table, the log beside it, and what moves through the deal."""

from collections.abc import Callable
from typing import final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QDialog, QFrame, QHBoxLayout, QSlider, QWidget

from openers.panels.log import Log
from openers.panels.look import px
from openers.records.history import Session
from openers.records.model import HERO
from openers.table.director import clock
from openers.table.view import TableView, Wishes
from openers.window import sheets
from openers.window.replay.player import Replayer
from openers.window.replay.steps import OPEN, Steps
from openers.words.people import PeopleWords
from openers.words.status import StatusWords
from openers.words.variants import VariantWords

_PLAY_MS = 1100
"""How long each step stands while the deal plays by itself."""
_SIZE = (1180, 720)


@final
class ReplayWindow(QDialog):
    """Replays the deals of a session, one after the other.

    Args:
        load: the session with the deal of a number alone; without any deal where there is none.
        number: the deal to begin with.
        wishes: how the reader likes the table.
        now: milliseconds, for what moves.

    Raises:
        LookupError: there is no such deal.
    """

    def __init__(
        self,
        load: Callable[[int], Session],
        number: int,
        wishes: Wishes,
        parent: QWidget | None = None,
        now: Callable[[], float] = clock,
    ) -> None:
        super().__init__(parent)
        self._load = load
        session = load(number)
        self._steps = Steps(session, session.deals[0])
        self.view, self.log = TableView(now=now), Log()
        self.view.set_wishes(wishes)
        self.replayer = Replayer(self.view, self.log, self)
        self._title, self._where = sheets.label("section"), sheets.label("muted")
        self._eyes, self._streets = QComboBox(), QComboBox()
        self._deal_before, self._deal_after = sheets.button(), sheets.button()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.buttons = {
            key: sheets.button() for key in ("start", "back", "play", "on", "own", "end")
        }
        self._close = sheets.button("primary")
        self._timer = QTimer(self)
        self._timer.setInterval(_PLAY_MS)
        self._timer.timeout.connect(self._play_on)
        self._build()
        self._connect()
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        sheets.fit(self, px(_SIZE[0]), px(_SIZE[1]))
        self._begin()
        self.buttons["on"].setFocus()

    def _begin(self) -> None:
        """Lay the table for the deal at its first place."""
        number = self._steps.deal.began.number
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, len(self._steps.places) - 1)
        self.replayer.show_deal(self._steps, self.replayer.eyes)
        self._deal_before.setEnabled(bool(self._load(number - 1).deals))
        self._deal_after.setEnabled(bool(self._load(number + 1).deals))
        self._retranslate()

    def _show_deal(self, by: int) -> None:
        """Go to the deal before or the next one."""
        self._halt()
        session = self._load(self._steps.deal.began.number + by)
        if session.deals:
            self._steps = Steps(session, session.deals[0])
            if self.replayer.eyes not in self._steps.eyes():
                self.replayer.eyes = HERO
            self._begin()

    def _build(self) -> None:
        top = QFrame()
        top.setProperty("box", "strip")
        line = QHBoxLayout(top)
        line.setContentsMargins(16, 8, 16, 8)
        line.setSpacing(12)
        left = self._title, self._deal_before, self._where, self._deal_after
        for widget in (*left, None, self._streets, self._eyes):
            if widget is None:
                line.addStretch(1)
            else:
                line.addWidget(widget)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        side = QFrame()
        side.setProperty("box", "panel")
        inner = sheets.column(side, 12)
        inner.addWidget(self.log)
        side.setFixedWidth(px(280))
        middle.addWidget(self.view, 1)
        middle.addWidget(side)
        bar = QFrame()
        bar.setProperty("box", "bar")
        row = QHBoxLayout(bar)
        row.setContentsMargins(16, 10, 16, 12)
        row.setSpacing(8)
        for button in self.buttons.values():
            row.addWidget(button)
        row.addWidget(self.slider, 1)
        row.addWidget(self._close)
        whole = sheets.column(self)
        whole.addWidget(top)
        whole.addLayout(middle, 1)
        whole.addWidget(bar)
        self.slider.setPageStep(4)

    def _connect(self) -> None:
        acts: dict[str, Callable[[], None]] = {
            "start": lambda: self.go(self._steps.places[0]),
            "back": self.back,
            "play": self.play,
            "on": self.on,
            "own": lambda: self.own(1),
            "end": lambda: self.go(self._steps.places[-1]),
        }
        for key, act in acts.items():
            self.buttons[key].clicked.connect(lambda _=False, act=act: act())
        self._close.clicked.connect(self.accept)
        self._deal_before.clicked.connect(lambda: self._show_deal(-1))
        self._deal_after.clicked.connect(lambda: self._show_deal(1))
        self.slider.valueChanged.connect(lambda at: self.go(self._steps.places[at]))
        self._streets.activated.connect(lambda _=0: self.go(int(self._streets.currentData())))
        self._eyes.activated.connect(lambda _=0: self.replayer.look(int(self._eyes.currentData())))
        self.log.itemClicked.connect(
            lambda item: self.go(self.replayer.place_of(self.log.row(item)))
        )
        self.replayer.moved.connect(self._moved)
        keys = {"Right": "on", "Left": "back", "Space": "play", "Home": "start", "End": "end"}
        for key, name in keys.items():
            QShortcut(QKeySequence.fromString(key), self, self.buttons[name].click)
        QShortcut(QKeySequence.fromString("PgDown"), self, lambda: self.street(1))
        QShortcut(QKeySequence.fromString("PgUp"), self, lambda: self.street(-1))
        self.finished.connect(self._stop)

    # -- moving ----------------------------------------------------------------------------------

    def go(self, place: int) -> None:
        """Stand after so many events."""
        self._halt()
        if place != self.replayer.place:
            self.replayer.go(place)

    def on(self) -> None:
        """Go on by one step."""
        self._halt()
        self.replayer.step()

    def back(self) -> None:
        """Go back by one step."""
        self.go(self._steps.before(self.replayer.place))

    def own(self, by: int) -> None:
        """Go to the next decision of whoever's eyes these are."""
        seat = max(self.replayer.eyes, HERO)
        self.go(self._steps.decision(self.replayer.place, seat, by))

    def street(self, by: int) -> None:
        """Go to the next street, or to the one before."""
        places = [street.place for street in self._steps.streets]
        here = self.replayer.place
        wanted = [p for p in places if (p > here if by > 0 else p < here)]
        if wanted:
            self.go(wanted[0] if by > 0 else wanted[-1])

    def play(self) -> None:
        """Let the deal play by itself, or stop it; from its end it begins anew."""
        if self._timer.isActive():
            self._halt()
            return
        if self.replayer.place == self._steps.places[-1]:
            self.replayer.go(self._steps.places[0])
        self._timer.start()
        self._name_play()

    def _play_on(self) -> None:
        self.replayer.step()
        if self.replayer.place == self._steps.places[-1]:
            self._halt()

    def _halt(self) -> None:
        self._timer.stop()
        self._name_play()

    def _stop(self) -> None:
        self._halt()
        self.view.director.stop()

    def _moved(self, place: int) -> None:
        steps = self._steps
        with QSignalBlocker(self.slider):
            self.slider.setValue(steps.places.index(place))
        street = [at for at, street in enumerate(steps.streets) if street.place <= place]
        self._streets.setCurrentIndex(street[-1] if street else -1)
        self.buttons["back"].setEnabled(place > steps.places[0])
        self.buttons["start"].setEnabled(place > steps.places[0])
        self.buttons["on"].setEnabled(place < steps.places[-1])
        self.buttons["end"].setEnabled(place < steps.places[-1])

    # -- words -----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        session, deal = self._steps.session, self._steps.deal
        self.setWindowTitle(self.tr("Replay"))
        self._title.setText(VariantWords().name(session.rules.variant))
        self._where.setText(self.tr("Deal {0}").format(deal.began.number))
        people, steps = PeopleWords(), StatusWords(session.players, session.rules)
        for box, name in ((self._eyes, self.tr("Seen by")), (self._streets, self.tr("Go to"))):
            box.setAccessibleName(name)
            box.setToolTip(name)
            box.setPlaceholderText(name)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        with QSignalBlocker(self._eyes):
            self._eyes.clear()
            for eyes in self._steps.eyes():
                text = self.tr("All cards open") if eyes == OPEN else people.name(
                    session.players[eyes]
                )  # fmt: skip
                self._eyes.addItem(text, eyes)
            self._eyes.setCurrentIndex(self._eyes.findData(self.replayer.eyes))
            self._eyes.setVisible(self._eyes.count() > 1)
        with QSignalBlocker(self._streets):
            at = self._streets.currentIndex()
            self._streets.clear()
            for street in self._steps.streets:
                self._streets.addItem(steps.street(street.name), street.place)
            self._streets.setCurrentIndex(at)
        self.slider.setAccessibleName(self.tr("Place in the deal"))
        for key, text in {
            "start": self.tr("Start"),
            "back": self.tr("Back"),
            "on": self.tr("On"),
            "own": self.tr("Next decision"),
            "end": self.tr("End"),
        }.items():
            self.buttons[key].setText(text)
        self._deal_before.setText(self.tr("Deal before"))
        self._deal_after.setText(self.tr("Deal after"))
        self._close.setText(self.tr("Close"))
        self._name_play()

    def _name_play(self) -> None:
        playing = self._timer.isActive()
        self.buttons["play"].setText(self.tr("Stop") if playing else self.tr("Play"))
