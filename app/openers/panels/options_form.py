"""The house rules of a game as a form, checked while they are changed."""

from typing import NamedTuple, final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from openers.art.style import repolish
from openers.panels.look import px
from openers.panels.segments import Segments
from openers.rules.catalogue import NO_MONEY, Option, options
from openers.rules.presets import with_options
from openers.rules.rules import OptionValue, Rules
from openers.rules.validate import BadRules, checked, from_text
from openers.words.options import OptionWords

_FIRST = {
    "draw": ("ante", "openers_ladder", "raise_basis", "max_discards", "stack"),
    "stud": ("ante", "bring_in", "small_bet", "big_bet", "stack"),
}
_HIDDEN = frozenset({"seats"})
_FEW = 3
_SHORT = 30


def _first(family: str) -> tuple[str, ...]:
    """The house rules shown before the others."""
    return _FIRST["draw" if family == "draw" else "stud"]


class _Row(NamedTuple):
    """A house rule on screen: its name, what it does or why it is refused, its control."""

    option: Option
    name: QLabel
    help: QLabel
    control: QWidget


@final
class OptionsForm(QWidget):
    """The options of one game.

    Signals:
        edited: some option has changed; ask `rules` or `problem`.
    """

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._base: Rules | None = None
        self._seats = 2
        self._values: dict[str, OptionValue] = {}
        self._rows: dict[str, _Row] = {}
        self._words = OptionWords()
        self._whole = False
        self._problem: BadRules | None = None
        self._settled: Rules | None = None
        self._body: QWidget | None = None
        self._all = QPushButton()
        self._all.setProperty("kind", "link")
        self._all.setAutoDefault(False)  # Enter is the dialog's own button's
        self._all.clicked.connect(self._toggle)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        self._column.addWidget(self._all, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addStretch(1)

    # -- what is set -----------------------------------------------------------------------------

    def show_rules(self, rules: Rules) -> None:
        """Show a game with the house rules given."""
        self._base, self._seats = rules, int(rules.seats)
        self._values = {key: value for key, value in rules.options.items() if key != "seats"}
        self._build()
        self._check()

    def set_seats(self, seats: int) -> None:
        """How many sit at the table, the person included."""
        self._seats = seats
        self._check()

    def rules(self) -> Rules | None:
        """The rules as set, None while they make no sense."""
        return self._settled

    def problem(self) -> BadRules | None:
        """Why the rules make no sense, None where they do."""
        return self._problem

    # -- building --------------------------------------------------------------------------------

    def _build(self) -> None:
        if self._body is not None:
            self._body.setParent(None)
            self._body.deleteLater()
        assert self._base is not None
        self._body = QWidget()
        grid = QGridLayout(self._body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(0, 1)
        self._rows = {}
        known = options(self._base.family)
        first = [key for key in _first(self._base.family) if key in known]
        order = first + [key for key in known if key not in first and key not in _HIDDEN]
        for place, key in enumerate(order):
            row = self._make_row(known[key])
            text = QVBoxLayout()
            text.setSpacing(0)
            text.addWidget(row.name)
            text.addWidget(row.help)
            holder = QWidget()
            holder.setLayout(text)
            text.setContentsMargins(0, 0, 0, 0)
            grid.addWidget(holder, place, 0)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            grid.addWidget(row.control, place, 1, right)
            self._rows[key] = row
        self._column.insertWidget(0, self._body)
        self._body.show()
        self._retranslate()
        self._unfold()

    def _make_row(self, option: Option) -> _Row:
        name, help_ = QLabel(), QLabel()
        name.setProperty("role", "strong")
        help_.setProperty("role", "caption")
        help_.setWordWrap(True)
        name.setWordWrap(True)
        control = self._make_control(option)
        name.setBuddy(control)
        return _Row(option, name, help_, control)

    def _make_control(self, option: Option) -> QWidget:
        key, value = option.key, self._values[option.key]
        if option.kind == "switch":
            box = QCheckBox()
            box.setProperty("kind", "switch")
            box.setChecked(bool(value))
            box.toggled.connect(lambda on, key=key: self._set(key, on))
            return box
        keys = _choices(option)
        if keys and self._fits(option, keys):
            segments = Segments(keys)
            segments.choose(str(value))
            segments.chosen.connect(lambda text, option=option: self._typed(option, text))
            segments.show_words({k: self._value(option, k) for k in keys})
            return segments
        if keys:
            combo = QComboBox()
            for choice in keys:
                combo.addItem(self._value(option, choice), choice)
            combo.setCurrentIndex(keys.index(str(value)))
            combo.activated.connect(
                lambda index, option=option, combo=combo: self._typed(option, combo.itemData(index))
            )
            return combo
        field = QLineEdit("" if value == NO_MONEY else str(value))
        if option.kind == "money":
            field.setPlaceholderText(self._words.value(key, NO_MONEY))
        field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        field.setFixedWidth(px(84))
        field.textEdited.connect(lambda text, option=option: self._typed(option, text))
        return field

    def _fits(self, option: Option, keys: list[str]) -> bool:
        return len(keys) <= _FEW and sum(len(self._value(option, k)) for k in keys) <= _SHORT

    def _value(self, option: Option, key: str) -> str:
        return self._words.value(option.key, int(key) if option.kind == "int" else key)

    def _toggle(self) -> None:
        self._whole = not self._whole
        self._unfold()
        self._retranslate()

    def _unfold(self) -> None:
        assert self._base is not None
        first = _first(self._base.family)
        for key, row in self._rows.items():
            there = self._whole or key in first or bool(row.control.property("wrong"))
            row.control.setVisible(there)
            holder = row.name.parentWidget()
            if holder is not None:
                holder.setVisible(there)

    # -- checking --------------------------------------------------------------------------------

    def _typed(self, option: Option, text: str) -> None:
        text = text.strip()
        if option.kind == "money" and not text:
            text = NO_MONEY
        self._set(option.key, from_text(option, text))

    def _set(self, key: str, value: OptionValue) -> None:
        self._values[key] = value
        self._check()

    def _check(self) -> None:
        if self._base is None:
            return
        problems: dict[str, BadRules] = {}
        self._settled = self._problem = None
        for key, row in self._rows.items():
            try:
                checked(row.option, self._values[key])
            except BadRules as problem:
                problems[key] = problem
        if not problems:
            try:
                self._settled = with_options(self._base, {**self._values, "seats": self._seats})
            except BadRules as problem:
                problems[problem.key] = problem
        self._problem = next(iter(problems.values()), None)
        self._show_problems(problems)
        self.edited.emit()

    def _show_problems(self, problems: dict[str, BadRules]) -> None:
        for key, row in self._rows.items():
            problem = problems.get(key)
            row.control.setProperty("wrong", problem is not None)
            row.help.setProperty("tone", "bad" if problem else "")
            row.help.setText(self._words.bad(problem) if problem else self._words.help(key))
            for widget in (row.control, row.help):
                repolish(widget)
            if problem is not None and not row.control.isVisibleTo(self):
                self._whole = True
                self._unfold()

    # -- words -----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange and self._base is not None:
            self._build()
            self._check()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        many = len(self._rows)
        text = (
            self.tr("Only the main house rules")
            if self._whole
            else self.tr("All %n house rule(s)", "", many)
        )
        self._all.setText(text)
        for key, row in self._rows.items():
            name = self._words.name(key)
            row.name.setText(name)
            row.help.setText(self._words.help(key))
            row.control.setAccessibleName(name)
            row.control.setAccessibleDescription(self._words.help(key))


def _choices(option: Option) -> list[str]:
    """The values as text where there are few of them, else nothing."""
    if option.kind == "choice":
        return list(option.choices)
    if option.kind == "int" and option.high - option.low < _FEW:
        return [str(value) for value in range(option.low, option.high + 1)]
    return []
