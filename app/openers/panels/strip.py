"""The status strip: game, deal, ladder, the rule in force, the carried pot, the largest bet."""

from collections.abc import Sequence
from typing import final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from openers.engine.actions import Legal
from openers.engine.table import Table
from openers.panels.stepper import Ladder, Stepper
from openers.rules.rules import Rules
from openers.rules.script import script
from openers.words.status import StatusWords
from openers.words.variants import VariantWords


@final
class Strip(QFrame):
    """Shows what holds at the table now. Facts without room are left out, the rule never."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("box", "strip")
        self._rules: Rules | None = None
        self._table: Table | None = None
        self._legal: Legal | None = None
        self._words: StatusWords | None = None
        self._variants = VariantWords()
        self._game, self._deal = self._label("section"), self._label("muted")
        self._rule, self._carried = self._label("strong"), self._label("tag")
        self._largest = self._label("muted")
        self._ladder, self._stepper = Ladder(), Stepper()
        line = QHBoxLayout(self)
        line.setContentsMargins(16, 6, 16, 6)
        line.setSpacing(14)
        for widget in (
            self._game, self._deal, self._ladder, self._rule, self._carried, self._largest,
        ):  # fmt: skip
            line.addWidget(widget)
        line.addStretch(1)
        line.addWidget(self._stepper)

    @staticmethod
    def _label(role: str) -> QLabel:
        label = QLabel()
        label.setProperty("role", role)
        return label

    def play_under(self, rules: Rules, characters: Sequence[str]) -> None:
        """Take the rules of the table and who sits at it."""
        self._rules, self._words = rules, StatusWords(characters, rules)
        self._table = self._legal = None
        self._show()

    def follow(self, table: Table, legal: Legal | None = None) -> None:
        """Show the table as it stands; ``legal`` where the person is asked."""
        self._table, self._legal = table, legal
        self._show()

    def rule(self) -> str:
        """The rule in force as shown."""
        return self._rule.text()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language, take the new size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._show()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See again what has room."""
        super().resizeEvent(event)
        self._fit()

    def _show(self) -> None:
        rules, words, table = self._rules, self._words, self._table
        if rules is None or words is None:
            return
        self._game.setText(self._variants.name(rules.variant))
        steps = self._steps(rules)
        self._stepper.show_steps([words.street_short(step) for step in steps], self._at(steps))
        if table is not None:
            self._deal.setText(words.deal(table))
            self._ladder.show_rungs(*words.ladder(table))
            self._rule.setText(words.rule_in_force(table))
            self._carried.setText(words.carried(table))
            self._carried.setToolTip(words.passed_out(table))
            self._largest.setText(words.ceiling(table, self._legal))
        self._fit()

    @staticmethod
    def _steps(rules: Rules) -> list[str]:
        """The streets of a deal, each once, without ante and deal."""
        names = dict.fromkeys(step.name for step in script(rules))
        return [name for name in names if name not in {"antes", "deal"}]

    def _at(self, steps: list[str]) -> int:
        if self._table is None or self._table.step_name not in steps:
            return 0 if self._table is not None else -1
        return steps.index(self._table.step_name)

    def _fit(self) -> None:
        """Show what has room: the rule first, then game, ladder, pot, deal, bet, streets."""
        room = self.width() - 32
        used = self._stepper.minimumSizeHint().width()
        for widget, there in (
            (self._rule, True),
            (self._game, True),
            (self._ladder, self._ladder.sizeHint().width() > 0),
            (self._carried, bool(self._carried.text())),
            (self._deal, bool(self._deal.text())),
            (self._largest, bool(self._largest.text())),
        ):
            wide = widget.sizeHint().width() + 14
            fits = there and (used + wide <= room or widget is self._rule)
            widget.setVisible(fits)
            if fits:
                used += wide
