"""The house rules of a game as a form, checked while they are changed."""

from html import escape
from typing import NamedTuple, final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from openers.art import theme
from openers.art.style import repolish
from openers.panels.look import px
from openers.panels.segments import Segments
from openers.rules.catalogue import NO_MONEY, Option, matters, options
from openers.rules.presets import preset, with_options
from openers.rules.rules import OptionValue, Rules
from openers.rules.validate import BadRules, bounds, checked, from_text
from openers.words.options import OptionWords

_FIRST_IN_DRAW = ("ante", "openers_ladder", "raise_basis", "max_discards", "stack")
_FIRST_IN_STUD = ("ante", "bring_in", "small_bet", "big_bet", "stack")
_HIDDEN = frozenset({"seats"})
_FEW = 3
_SHORT = 30


class _Row(NamedTuple):
    """A house rule on screen: its name, what it does or why it is refused, its control."""

    option: Option
    box: QWidget
    name: QLabel
    help: QLabel
    control: QWidget


@final
class OptionsForm(QWidget):
    """The options of one game.

    Signals:
        edited: some option has changed; ask `rules` or `problem`.
        rule_wanted: the person wants to read the rule behind an option, by its id.
    """

    edited = Signal()
    rule_wanted = Signal(str)

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

    def show_rules(self, rules: Rules, seats: int | None = None) -> None:
        """Show a game with the house rules given; ``seats``: how many sit at the table."""
        self._base, self._seats = rules, int(rules.seats) if seats is None else seats
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

    def focused_rule(self) -> str:
        """The id of the rule behind the option that has the keyboard, "" where none has."""
        focus = QApplication.focusWidget()
        for row in self._rows.values():
            if focus is not None and (row.box is focus or row.box.isAncestorOf(focus)):
                return row.option.rule
        return ""

    # -- building --------------------------------------------------------------------------------

    def _build(self) -> None:
        if self._body is not None:
            self._body.setParent(None)
            self._body.deleteLater()
        assert self._base is not None
        self._body = QWidget()
        column = QVBoxLayout(self._body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self._rows = {}
        known = options(self._base.family)
        first = self._first()
        for key in first + [key for key in known if key not in first and key not in _HIDDEN]:
            self._rows[key] = self._make_row(known[key])
            column.addWidget(self._rows[key].box)
        self._column.insertWidget(0, self._body)
        self._body.show()
        self._retranslate()
        self._unfold()

    def _first(self) -> list[str]:
        """The house rules shown before the others: those that matter in the game as it comes."""
        assert self._base is not None
        keys = _FIRST_IN_STUD if self._base.stud else _FIRST_IN_DRAW
        usual = preset(self._base.variant).options
        return [key for key in keys if matters(key, usual)]

    def _make_row(self, option: Option) -> _Row:
        box, name, help_ = QWidget(), QLabel(), QLabel()
        help_.setProperty("role", "caption")
        for label in (name, help_):
            label.setWordWrap(True)
        name.setTextFormat(Qt.TextFormat.RichText)
        name.linkActivated.connect(self.rule_wanted)
        control = self._make_control(option)
        name.setBuddy(control)
        text = QVBoxLayout()
        text.setSpacing(0)
        text.addWidget(name)
        text.addWidget(help_)
        line = QHBoxLayout(box)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(20)
        line.addLayout(text, 1)
        line.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        return _Row(option, box, name, help_, control)

    def _make_control(self, option: Option) -> QWidget:
        key, value = option.key, self._values[option.key]
        if option.kind == "switch":
            box = QCheckBox()
            box.setProperty("kind", "switch")
            box.setChecked(bool(value))
            box.toggled.connect(lambda on, key=key: self._set(key, on))
            return box
        keys = _choices(option)
        if len(keys) == 1:
            only = QLabel(self._value(option, keys[0]))
            only.setProperty("role", "strong")
            return only
        if keys and self._fits(option, keys):
            segments = Segments(keys)
            segments.choose(str(value))
            segments.chosen.connect(lambda text, option=option: self._typed(option, text))
            segments.show_words({k: self._value(option, k) for k in keys})
            return segments
        if keys:
            combo = QComboBox()
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
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
        first = self._first()
        for key, row in self._rows.items():
            row.box.setVisible(self._whole or key in first or bool(row.control.property("wrong")))

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
            row.name.setText(self._headline(row))
            row.help.setText(self._words.bad(problem) if problem else self._words.help(key))
            row.box.setEnabled(problem is not None or matters(key, self._values))
            if bool(row.control.property("wrong")) != (problem is not None):
                row.control.setProperty("wrong", problem is not None)
                row.help.setProperty("tone", "bad" if problem else "")
                for widget in (row.control, row.help):
                    repolish(widget)
            if problem is not None and not row.box.isVisibleTo(self):
                self._whole = True
                self._unfold()

    # -- words -----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language, take the new colours."""
        if self._base is not None:
            if event.type() == QEvent.Type.LanguageChange:
                self._build()
                self._check()
            elif event.type() == QEvent.Type.StyleChange:
                self._retranslate()
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
            row.name.setText(self._headline(row))
            row.control.setAccessibleName(self._words.name(key))
            row.control.setAccessibleDescription(f"{self._words.help(key)} {self._facts(row)}")
            row.control.setToolTip(self.tr("Rule {0}: Shift+F1").format(row.option.rule))

    def _facts(self, row: _Row) -> str:
        """Range and usual value of an option: "1 to 200 · usual: 1"."""
        assert self._base is not None
        key = row.option.key
        facts = [self._words.usual(key, preset(self._base.variant).options[key])]
        if isinstance(row.control, QLineEdit) and row.option.kind == "int":
            facts.insert(0, self._words.span(*bounds(self._base.family, self._values, key)))
        return " · ".join(facts)

    def _headline(self, row: _Row) -> str:
        """Name, range, usual value and rule of an option in one line."""
        rule, ink = row.option.rule, theme.current()
        enabled = matters(row.option.key, self._values)
        quiet, link = (ink.text_2, ink.accent) if enabled else (ink.disabled, ink.disabled)
        return (
            f"<b style='font-weight:600'>{escape(self._words.name(row.option.key))}</b>"
            f" &nbsp;<span style='font-size:{px(13)}px; color:{quiet}'>"
            f"{escape(self._facts(row))} · "
            f"<a href='{rule}' style='color:{link}; text-decoration:none'>{rule}</a></span>"
        )


def _choices(option: Option) -> list[str]:
    """The values as text where there are few of them, else nothing."""
    if option.kind == "choice":
        return list(option.choices)
    if option.kind == "int" and option.high - option.low < _FEW:
        return [str(value) for value in range(option.low, option.high + 1)]
    return []
