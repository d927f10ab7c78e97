"""The rule set of a new game: the usual rules, or some of one's own, kept and shared."""

from collections.abc import Callable
from pathlib import Path
from typing import final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QMenu,
    QMessageBox,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from openers.rules.own import SUFFIX, OwnRules, write
from openers.rules.presets import BadRules, preset
from openers.rules.rules import Rules
from openers.window.file_dialogs import FileDialogs, show_over
from openers.window.name_dialog import NameDialog
from openers.words.options import OptionWords
from openers.words.variants import VariantWords

_USUAL, _CHANGED = "", None
"""Entries that are no set of one's own: the usual rules, and rules kept under no name."""
_LEAST = 14
"""Letters of a name that are always in sight."""


@final
class RuleSets(QWidget):
    """A choice among rule sets, and what can be done with them.

    Signals:
        picked: the rules chosen; of another game where the set is one of another game.
    """

    picked = Signal(object)

    def __init__(self, own: OwnRules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own = own
        self._sets = own.all()
        self._rules: Rules | None = None
        self._variant = ""
        self._name = ""
        self._choice, self._more = QComboBox(), QPushButton()
        self._choice.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._choice.setMinimumContentsLength(_LEAST)
        self._choice.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._choice.activated.connect(self._activated)
        self._more.setAutoDefault(False)
        menu = QMenu(self._more)
        self._acts: dict[str, QAction] = {}
        for key, act in {
            "save": self.save, "rename": self.rename, "delete": self.delete,
            "give": self.give_out, "take": self.take_in,
        }.items():  # fmt: skip
            if key == "give":
                menu.addSeparator()
            self._acts[key] = menu.addAction("")
            self._acts[key].triggered.connect(lambda _=False, act=act: act())
        self._more.setMenu(menu)
        self._files = FileDialogs(self)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(self._choice)
        line.addWidget(self._more)
        self._retranslate()

    # -- what is chosen --------------------------------------------------------------------------

    def follow(self, variant: str, rules: Rules | None) -> None:
        """Show which set these rules of a game are; None: they make no sense now."""
        self._variant, self._rules = variant, rules
        self._fill()

    def name(self) -> str:
        """The name of the set on show, "" where it is none of one's own."""
        return str(self._choice.currentData() or "")

    def _fill(self) -> None:
        if not self._variant:
            return
        sets, words = self._sets, VariantWords()
        here = {name: rules for name, rules in sets.items() if rules.variant == self._variant}
        entries: list[tuple[str, str | None]] = [(self.tr("The usual rules"), _USUAL)]
        entries += [(name, name) for name in here]
        found = self._found(here)
        if found is _CHANGED:
            entries.append((self.tr("Changed"), _CHANGED))
        for name, rules in sets.items():
            if name not in here:
                text = self.tr("{0} ({1})").format(name, words.name(rules.variant))
                entries.append((text, name))
        there = [(self._choice.itemText(i), self._choice.itemData(i))
                 for i in range(self._choice.count())]  # fmt: skip
        if there != entries:
            self._choice.clear()
            for text, data in entries:
                self._choice.addItem(text, data)
        self._choice.setCurrentIndex([data for _, data in entries].index(found))
        if found:
            self._name = found
        own = bool(found)
        for key, enabled in {"save": self._rules is not None, "rename": own, "delete": own,
                             "give": self._rules is not None, "take": True}.items():  # fmt: skip
            self._acts[key].setEnabled(enabled)

    def _found(self, here: dict[str, Rules]) -> str | None:
        """The set the rules are, whoever sits at the table; the one shown last before others."""
        if self._rules is None:
            return _CHANGED
        same = [name for name, rules in here.items() if _alike(rules, self._rules)]
        if self._name in same:
            return self._name
        if _alike(preset(self._variant), self._rules):
            return _USUAL
        return same[0] if same else _CHANGED

    def _activated(self, index: int) -> None:
        name = self._choice.itemData(index)
        if name is _CHANGED:
            return
        self._name = name
        self.picked.emit(self._sets[name] if name else preset(self._variant))

    # -- what can be done ------------------------------------------------------------------------

    def save(self) -> None:
        """Keep the rules under a name."""
        rules = self._rules
        if rules is not None:
            show_over(
                NameDialog(
                    self.tr("Name of the rule set"),
                    self._name,
                    lambda name: self._named(self._own.save(name, rules)),
                    lambda name: self._named(self._own.save(name, rules, replace=True)),
                    self,
                )
            )

    def rename(self) -> None:
        """Give the set on show another name."""
        old = self.name()
        if old:
            show_over(
                NameDialog(
                    self.tr("New name of “{0}”").format(old),
                    old,
                    lambda new: self._named(self._own.rename(old, new)),
                    None,
                    self,
                )
            )

    def delete(self) -> None:
        """Forget the set on show, once that is confirmed."""
        name = self.name()
        if not name:
            return
        box = QMessageBox(self)
        box.setWindowTitle(self.tr("Delete a rule set"))
        box.setText(self.tr("Delete “{0}”?").format(name))
        box.setInformativeText(self.tr("Games begun with it go on with its rules."))
        gone = box.addButton(self.tr("Delete"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(self.tr("Keep"), QMessageBox.ButtonRole.RejectRole))
        gone.clicked.connect(lambda: self._try(lambda: self._own.delete(name)))
        show_over(box)

    def give_out(self) -> None:
        """Write the rules to a file for somebody else."""
        rules, name = self._rules, self.name()
        if rules is None:
            return
        self._files.save(
            self.tr("Save the rule set as a file"),
            self._kind(),
            (name or rules.variant) + SUFFIX,
            lambda path: self._try(lambda: write(path, rules, name)),
        )

    def take_in(self) -> None:
        """Take a rule set in from a file and play by it."""
        self._files.open(
            self.tr("Open a rule set"), self._kind(), SUFFIX, lambda path: self.take(str(path))
        )

    def take(self, path: str) -> None:
        """Take a file in; say why where it makes no sense."""

        def act() -> None:
            self._named(self._own.take_in(Path(path)))
            self.picked.emit(self._sets[self._name])

        self._try(act)

    # -- how -------------------------------------------------------------------------------------

    def _named(self, name: str) -> None:
        self._name = name
        self._read()

    def _read(self) -> None:
        self._sets = self._own.all()
        self._fill()

    def _try(self, act: Callable[[], object]) -> None:
        try:
            act()
        except BadRules as problem:
            box = QMessageBox(self)
            box.setWindowTitle(self.tr("Rule set"))
            box.setText(self.tr("Nothing was changed."))
            box.setInformativeText(OptionWords().bad(problem))
            show_over(box)
        else:
            self._read()

    def _kind(self) -> str:
        return self.tr("Rule sets (*{0})").format(SUFFIX)

    # -- words -----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._choice.setAccessibleName(self.tr("Rule set"))
        self._more.setText(self.tr("Save and share"))
        for key, text in {
            "save": self.tr("Save under a name…"),
            "rename": self.tr("Rename…"),
            "delete": self.tr("Delete…"),
            "give": self.tr("Save as a file…"),
            "take": self.tr("Open a file…"),
        }.items():
            self._acts[key].setText(text)
        self._fill()


def _alike(one: Rules, other: Rules) -> bool:
    """Whether two rule sets of a game differ in nothing but who sits at the table."""
    return {**one.options, "seats": 0} == {**other.options, "seats": 0}
