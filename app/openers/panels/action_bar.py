"""The action bar: three buttons in a fixed place, and beside them what the phase asks for."""

import time
from collections.abc import Callable, Iterable
from typing import cast, final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from openers.engine.actions import (
    Act,
    Action,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Legal,
    RaiseTo,
    Refusal,
)
from openers.engine.table import Table
from openers.panels.bar_words import BarWords, Words, owes
from openers.panels.bet_row import BetRow
from openers.panels.buttons import ActionButton
from openers.panels.guard import Guard, takes_all
from openers.panels.look import px
from openers.panels.rows import (
    ExchangeRow,
    GoOnRow,
    Outcome,
    Pages,
    ResultRow,
    Saying,
    WatchRow,
)
from openers.rules.rules import Rules
from openers.words.refusals import RefusalWords

_AGGRESSIVE = ("raise", Act.RAISE, Act.BET, Act.OPEN, Act.COMPLETE)
_SHARE = 0.45
"""The share of the bar the three buttons may take before their key caps give way."""
_STILE = 8
"""The room on either side of the line between buttons and page."""
_PASSIVE = (Act.CALL, Act.CHECK, Act.BRING_IN)


@final
class ActionBar(QFrame):
    """What the person may do now, read from a `Legal` alone.

    Signals:
        intent: an `Action` the person wants to take.
        refused: a `Refusal`: a key was pressed for something that is not open.
        not_a_number: what was typed is no amount.
        next_deal, ask_openers, new_game: after the deal.
        pace: after an early fold: ``fast`` or ``skip``.
        go_on: the table waited for the reader, who has read.
    """

    intent = Signal(object)
    refused = Signal(object)
    not_a_number = Signal()
    next_deal = Signal()
    ask_openers = Signal()
    new_game = Signal()
    pace = Signal(str)
    go_on = Signal()

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, parent: QWidget | None = None
    ) -> None:
        """``clock`` gives seconds; it never runs backwards."""
        super().__init__(parent)
        self.setProperty("box", "bar")
        self._guard = Guard(clock)
        self._words, self._refusals = BarWords(), RefusalWords()
        self._table: Table | None = None
        self._legal: Legal | None = None
        self._asked = ""
        self._marked: tuple[int, ...] = ()
        self._kept, self._splits = "", False
        self._sure = False
        self.guard_prices, self.guard_all_in = True, True
        self.fold_button = ActionButton("plain")
        self.passive_button = ActionButton("call")
        self.raise_button = ActionButton("raise")
        self.bet_row, self.exchange_row = BetRow(), ExchangeRow()
        self.result_row, self.watch_row = ResultRow(), WatchRow()
        self.go_on_row = GoOnRow()
        self._saying = Saying()
        self._all_pages: tuple[QWidget, ...] = (
            self._saying, self.bet_row, self.exchange_row, self.result_row, self.watch_row,
            self.go_on_row,
        )  # fmt: skip
        self._pages = Pages()
        self._stile = QFrame()
        self._crowded = False
        self._build()
        self._connect()
        self._show()

    def _build(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(16, 8, 16, 8)
        line.setSpacing(8)
        for button in (self.fold_button, self.passive_button, self.raise_button):
            line.addWidget(button)
        self._stile.setProperty("box", "stile")
        line.addSpacing(_STILE)
        line.addWidget(self._stile)
        line.addSpacing(_STILE)
        for page in self._all_pages:
            self._pages.addWidget(page)
        line.addWidget(self._pages, 1)

    def _connect(self) -> None:
        self.fold_button.clicked.connect(self.fold)
        self.passive_button.clicked.connect(self.passive)
        self.raise_button.clicked.connect(self.aggressive)
        self.bet_row.changed.connect(self._amount_changed)
        self.bet_row.committed.connect(self.aggressive)
        self.exchange_row.keep_all.connect(self.stand_pat)
        self.exchange_row.exchange.connect(self.exchange)
        self.result_row.next_deal.connect(self.next_deal)
        self.result_row.ask_openers.connect(self.ask_openers)
        self.result_row.new_game.connect(self.new_game)
        self.watch_row.chosen.connect(self.pace)
        self.go_on_row.go_on.connect(self.go_on)

    # -- what is asked ---------------------------------------------------------------------------

    def play_under(self, rules: Rules) -> None:
        """Take the rules of the table."""
        self._words = BarWords(rules)
        self._refusals = RefusalWords(rules.chip_value)
        self._show()

    def offer(self, legal: Legal, table: Table) -> None:
        """It is the person's turn."""
        self._legal, self._table, self._asked, self._sure = legal, table, "", False
        self._crowded = False
        self._marked, self._kept, self._splits = (), "", False
        if legal.phase == "bet" and legal.raises:
            self.bet_row.offer(legal, table, self._words.money)
            slides = len(legal.raises) > 1
            self._turn_to(self.bet_row if slides else self._saying)
        elif legal.phase == "draw":
            self._turn_to(self.exchange_row)
        else:
            self._turn_to(self._saying)
        self._show()

    def wait(self, table: Table | None, name: str = "") -> None:
        """Somebody else acts: ``name``; empty while the cards move."""
        self._legal, self._table, self._asked = None, table, name
        self._turn_to(self._saying)
        self._show()

    def watch(self) -> None:
        """The person is out of the deal and may watch it, or hurry it."""
        self._legal, self._table, self._asked = None, None, ""
        self._turn_to(self.watch_row)
        self._show()

    def let_read(self) -> None:
        """The table waits until the reader has read what was done."""
        if self._legal is None:
            self._turn_to(self.go_on_row)
            self._show()

    def show_result(self, outcome: Outcome) -> None:
        """The deal is over."""
        self._legal, self._table, self._asked = None, None, ""
        self.result_row.show_result(outcome)
        self._turn_to(self.result_row)
        self._show()

    def show_marks(self, marked: Iterable[int], kept: str, splits: bool) -> None:
        """The cards marked for exchange, those kept as short text, whether openers are split."""
        self._marked, self._kept, self._splits = tuple(marked), kept, splits
        self._show()

    def _turn_to(self, page: QWidget) -> None:
        """Show a page; the keyboard does not slip from the one before into its fields."""
        pages, focus = self._pages, cast("QWidget | None", self.window().focusWidget())
        if focus is not None and pages.currentWidget() is not page and pages.isAncestorOf(focus):
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        pages.setCurrentWidget(page)

    @property
    def phase(self) -> str:
        """``bet`` or ``draw`` while the person is asked, ``result`` after the deal, else empty."""
        if self._legal is not None:
            return self._legal.phase
        return "result" if self._pages.currentWidget() is self.result_row else ""

    # -- intents ---------------------------------------------------------------------------------

    def fold(self) -> None:
        """Fold, if that is open; else say why not."""
        self._act("fold", Fold() if self._legal and self._legal.fold else None, (Act.FOLD,))

    def passive(self) -> None:
        """Check, call or post the bring-in."""
        legal = self._legal
        action: Action | None = None
        if legal is not None:
            if legal.bring_in:
                action = BringIn()
            elif legal.check:
                action = Check()
            elif legal.call:
                action = Call()
        self._act("passive", action, _PASSIVE)

    def aggressive(self) -> None:
        """Open, bet, complete or raise to the amount chosen; a senseless amount is refused."""
        legal = self._legal
        if legal is None or not legal.raises:
            self._act("raise", None, _AGGRESSIVE)
            return
        to = self._chosen()
        if to is None:
            to = self.bet_row.typed_total()
            self.bet_row.mark_bad(True)
        if to is None:
            self.not_a_number.emit()
            return
        self._act("raise", RaiseTo(to), _AGGRESSIVE)

    def stand_pat(self) -> None:
        """Exchange no card."""
        if self._legal is not None and self._legal.phase == "draw":
            self.intent.emit(Discard(()))

    def exchange(self) -> None:
        """Exchange the marked cards."""
        if self._legal is not None and self._legal.phase == "draw" and self._marked:
            self.intent.emit(Discard(self._marked))

    def step(self, steps: int) -> None:
        """Change the amount by some steps, where there is one."""
        if self.slides:
            self.bet_row.step(steps)

    def choose(self, preset: str) -> None:
        """Take a preset's amount: ``min``, ``pot``, ``max`` …"""
        if self.slides:
            self.bet_row.choose_preset(preset)

    def focus_amount(self) -> None:
        """Go to the number field, where there is one."""
        if self.slides:
            self.bet_row.focus_field()

    @property
    def slides(self) -> bool:
        """Whether there is an amount to choose."""
        return self._legal is not None and self._pages.currentWidget() is self.bet_row

    def _act(self, button: str, action: Action | None, keys: Iterable[str]) -> None:
        if self._legal is None:
            return
        if action is None:
            refusal = self._refusal(keys)
            if refusal is not None:
                self.refused.emit(refusal)
            return
        if self.guard_prices and not self._guard.armed(button):
            return
        if self._wants_second_press(action):
            self._sure = True
            self._show()
            return
        self.intent.emit(action)

    def _wants_second_press(self, action: Action) -> bool:
        """Whether the act takes all the chips and has not been pressed before."""
        if not self.guard_all_in or self._sure or self._legal is None or self._table is None:
            return False
        return takes_all(action, self._legal, self._table)

    def _refusal(self, keys: Iterable[str]) -> Refusal | None:
        if self._legal is None:
            return None
        found = (self._legal.why_not(key) for key in keys)
        return next((refusal for refusal in found if refusal is not None), None)

    def _amount_changed(self) -> None:
        self._sure = False
        self._show()

    # -- words -----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See again whether there is room for key caps."""
        super().resizeEvent(event)
        self._keep_places()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language, take the new size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._show()
        super().changeEvent(event)

    def show_caps(self) -> None:
        """The keys have changed: show them."""
        for widget in (self, *self.findChildren(QWidget)):
            QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))

    def _show(self) -> None:
        legal, table = self._legal, self._table
        words = self._words
        bet = legal if legal is not None and legal.phase == "bet" else None
        self._button(self.fold_button, words.fold(), bool(bet and bet.fold), (Act.FOLD,))
        passive = words.passive(bet, table, self._sure)
        may = bool(bet and (bet.check or bet.call or bet.bring_in))
        self._button(self.passive_button, passive, may, _PASSIVE)
        to = self._chosen() if bet else None
        raising = words.aggressive(bet, table, to, self._sure)
        self._button(self.raise_button, raising, bool(bet and bet.raises), _AGGRESSIVE)
        self._tell_guard(bet)
        self._keep_places()
        if bet is not None:
            closed = None if bet.raises else self._refusal(_AGGRESSIVE)
            reason = self._refusals.sentence(closed) if closed else ""
            self._saying.say(*words.limited(bet, table, reason))
        else:
            self._saying.say(*words.waiting(self._asked))
        if legal is not None and legal.phase == "draw":
            self.exchange_row.show_marks(
                len(self._marked), self._kept, legal.discards, self._splits
            )

    def _chosen(self) -> int | None:
        """The total of a bet or raise that the buttons stand for."""
        if self.slides:
            return self.bet_row.total()
        return self._legal.raises[-1] if self._legal and self._legal.raises else None

    def _tell_guard(self, bet: Legal | None) -> None:
        """Tell the guard what the buttons mean: the same whether it is the person's turn or not."""
        if self._table is None:
            return
        owed = owes(bet, self._table)
        self._guard.means("fold", owed > 0)
        self._guard.means("passive", owed)
        self._guard.means("raise", self._table.to_match)

    def _button(
        self, button: ActionButton, words: Words, enabled: bool, keys: Iterable[str]
    ) -> None:
        button.show_words(*words)
        if not enabled and button.hasFocus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        button.setEnabled(enabled)
        refusal = None if enabled else self._refusal(keys)
        button.show_reason(self._refusals.sentence(refusal) if refusal else "")

    def _keep_places(self) -> None:
        """The same room for each button, whatever it says, so that none ever moves.

        Where the texts are so large that they leave no room for what the draw or the result asks,
        the buttons, closed then, leave the bar to it.
        """
        buttons = (self.fold_button, self.passive_button, self.raise_button)
        widths = self._words.widths(keys=True)
        if sum(widths) > self.width() * _SHARE:
            widths = self._words.widths(keys=False)
        for button, wide in zip(buttons, widths, strict=True):
            button.keep_width(max(px(118), wide))
        betting = self._legal is not None and self._legal.phase == "bet"
        page = self._pages.minimumSizeHint().width()
        self._crowded |= not betting and self._beside(page) > self.width()
        for widget in (*buttons, self._stile):
            widget.setVisible(betting or not self._crowded)
        self.setFixedHeight(px(56) + 24)

    def _beside(self, page: int) -> int:
        """The width of the bar with its buttons and a page of this width beside them."""
        buttons = (self.fold_button, self.passive_button, self.raise_button)
        line = cast("QHBoxLayout", self.layout())
        margins, gaps = line.contentsMargins(), len(buttons) + 1
        wide = sum(button.minimumSizeHint().width() for button in buttons)
        wide += margins.left() + margins.right() + gaps * line.spacing() + 2 * _STILE + 1
        return wide + page

    def minimumSizeHint(self) -> QSize:
        """Room for the buttons with the amount beside them, and for any other page by itself."""
        pages = [page.minimumSizeHint() for page in self._all_pages]
        line = cast("QHBoxLayout", self.layout())
        margins = line.contentsMargins().left() + line.contentsMargins().right()
        alone = max(page.width() for page in pages) + margins
        amount = self._beside(self.bet_row.minimumSizeHint().width())
        return QSize(max(alone, amount), super().minimumSizeHint().height())
