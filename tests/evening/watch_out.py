"""Whatever goes wrong in a run of the program, and whether what it shows is what is."""

import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import suppress
from types import TracebackType
from typing import Any

from PySide6.QtCore import QEvent, QMessageLogContext, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from openers.engine.events import DealBegan, Event
from openers.panels.log import Log
from openers.panels.strip import Strip
from openers.table.view import TableView
from window.house import House

IGNORED = (
    # The offscreen platform says so of what it has no screen for: sizes, raising, grabbing.
    "This plugin does not support",
)
_NO_WARNING = {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg}


class Faults:
    """Collects exceptions wherever they end, and what Qt warns of, while it is entered."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def __enter__(self) -> "Faults":
        self._hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._caught
        threading.excepthook = lambda args: self._error(args.exc_value)
        sys.unraisablehook = lambda args: self._error(args.exc_value)
        self._before: Any = qInstallMessageHandler(self._said)
        return self

    def __exit__(self, *_: object) -> None:
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks
        qInstallMessageHandler(self._before)

    def error(self, error: BaseException) -> None:
        """One more, caught by who ran it."""
        self._error(error)

    def _caught(
        self, _kind: type[BaseException], error: BaseException, _trace: TracebackType | None
    ) -> None:
        self._error(error)

    def _error(self, error: BaseException | None) -> None:
        if error is not None:
            self.found.append("".join(traceback.format_exception(error)).strip())

    def _said(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind not in _NO_WARNING and not any(text in message for text in IGNORED):
            self.found.append(f"Qt: {message}\n{''.join(traceback.format_stack(limit=12)[:-1])}")


def kind_of(fault: str) -> str:
    """Faults of one kind have the same: the last line of an exception, Qt's own line."""
    lines = fault.strip().splitlines()
    line = lines[0] if fault.startswith("Qt: ") else lines[-1]
    return "".join(letter for letter in line if not letter.isdigit())[:60]


class Witness:
    """Keeps what a house was told, to compare with what it shows."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.deal: list[Event] = []
        self.failures: list[str] = []
        house.game.happened.connect(self._happened)
        house.game.failed.connect(lambda failure: self.failures.append(f"failed: {failure}"))

    def _happened(self, event: Event) -> None:
        if isinstance(event, DealBegan):
            self.deal.clear()
        self.deal.append(event)

    # -- settling --------------------------------------------------------------------------------

    def settle(self) -> None:
        """Close what lies over the window, and let the deal come to the person or to its end."""
        house = self.house
        for _ in range(20):
            top = QApplication.activePopupWidget() or QApplication.activeModalWidget()
            if top is None:
                break
            top.close()
        house.window.play._countdown.stop()
        house.step()  # a result may be shown, and nobody asked, while somebody still thinks
        house.until(lambda: not house.game.seated or house.my_turn() or house.result())
        house.settings.set("sort_hand", True)  # without it cards lie as they came, in any order
        house.step()
        _pointer_away(house)

    def wrong(self) -> list[str]:
        """In what the settled house shows another thing than it was told."""
        house = self.house
        if not house.window.isVisible():
            return self.failures
        if not house.game.seated:
            page = house.window._pages.currentWidget()
            on_page = [] if page is house.window.start_page else ["nobody sits, and a table shows"]
            return [*self.failures, *on_page]
        return [*self.failures, *self._cards(), *self._picture(), *self._bar(), *self._texts()]

    def _cards(self) -> Iterator[str]:
        stage = self.house.room.view.stage
        places = stage.places()
        if not set(stage.cards) == set(places) == stage.picture.tokens():
            yield f"cards {sorted(stage.cards)}, places {sorted(places)}"
            return
        for token, sprite in stage.cards.items():
            if sprite.moving or (sprite.pose, sprite.face) != places[token]:
                yield f"card {token} is {sprite.pose} {sprite.face}, belongs {places[token]}"
        if self.house.room.view.table != self.house.game.table:
            yield f"table {self.house.room.view.table} is not {self.house.game.table}"

    def _picture(self) -> Iterator[str]:
        """A table nobody ever touched shows the same."""
        view, game = self.house.room.view, self.house.game
        turn = 0 if game.legal is not None and game.legal.phase != "proof" else -1
        if view.stage.furniture.turn != turn:
            yield f"the ring is at {view.stage.furniture.turn}, not at {turn}"
        if view._later.isActive():  # a moment after the last resize
            view.relayout()
        fresh = TableView(now=self.house.ms)
        try:
            fresh.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
            fresh.resize(view.size())
            fresh.show()
            fresh.set_wishes(view.wishes)
            fresh.begin(game.rules, game.names, game.hero)
            fresh.show_at_once(self.deal)
            fresh.set_turn(turn)
            fresh.ask(game.legal)
            fresh.director.finish()
            has, wants = ({str(item) for item in v.geometry_report()} for v in (view, fresh))
            if has != wants:
                yield f"table: {sorted(has - wants)[:3]} instead of {sorted(wants - has)[:3]}"
            elif _picture_of(view) != _picture_of(fresh):
                yield "the table's picture is another"
        finally:
            fresh.director.stop()
            fresh.close()
            fresh.deleteLater()

    def _bar(self) -> Iterator[str]:
        bar, legal = self.house.room.bar, self.house.game.legal
        if self.house.result() or legal is None:
            return
        wanted = "draw" if legal.phase == "draw" else "bet"
        if bar.phase != wanted:
            yield f"the bar is in {bar.phase!r}, the deal in {legal.phase!r}"
        elif wanted == "bet":
            open_now = (
                bool(legal.fold),
                bool(legal.check or legal.call or legal.bring_in),
                bool(legal.raises),
            )
            shown = tuple(
                button.isEnabled()
                for button in (bar.fold_button, bar.passive_button, bar.raise_button)
            )
            if shown != open_now:
                yield f"buttons {shown} for {legal}"

    def _texts(self) -> Iterator[str]:
        room, game = self.house.room, self.house.game
        log, strip = Log(), Strip()
        log.explain(self.house.settings.pace == "learn")
        log.play_under(game.rules, game.names)
        strip.play_under(game.rules, game.names)
        for event in self.deal:
            log.add(event)
        if self.house.result() and not self.house.window.play.may_ask:
            log.close_deal(game.revealed, game.deal_seed)
        lines = log.lines()
        if room.side.log.lines()[-len(lines) :] != lines:
            yield f"log {room.side.log.lines()[-len(lines) :]} instead of {lines}"
        strip.resize(room.strip.size())
        with suppress(AttributeError):
            strip.follow(game.table, room.strip._legal)
        shown = [[w.text() for w in s.findChildren(QLabel)] for s in (room.strip, strip)]
        if shown[0] != shown[1]:
            yield f"strip {shown[0]} instead of {shown[1]}"
        for widget in (log, strip):
            widget.deleteLater()


def _picture_of(view: TableView) -> QImage:
    return view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def _pointer_away(house: House) -> None:
    """Nothing is under the pointer, marked or has the keyboard: as at a table nobody touched."""
    view = house.room.view
    view.keep_all()
    focus: QWidget | None = QApplication.focusWidget()
    if focus is not None:
        focus.clearFocus()
    for button in view._hand.buttons:
        QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
        button.by_keys = False
    view.hint(())
    view.director.finish()
    house.settle()
