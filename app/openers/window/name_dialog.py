"""Asks for a name and says what is wrong with it."""

from collections.abc import Callable
from typing import final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from openers.panels.look import px
from openers.rules.validate import NAME, BadRules
from openers.window import sheets
from openers.words.options import OptionWords


@final
class NameDialog(QDialog):
    """A line to write a name in.

    Args:
        title: what the name is for.
        name: what stands there at first.
        keep: called with the name; where it raises BadRules the dialog stays and says why.
        replace: called with the name where `keep` finds it taken and the person insists; None
            where there is no insisting.
    """

    def __init__(
        self,
        title: str,
        name: str,
        keep: Callable[[str], None],
        replace: Callable[[str], None] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._keep, self._replace_it = keep, replace
        self._problem: BadRules | None = None
        self._title, self._why = sheets.label("section", wrap=True), sheets.label("caption", True)
        self._title.setText(title)
        self._line = QLineEdit(name)
        self._line.setMaxLength(NAME)
        self._line.setAccessibleName(title)
        self._line.selectAll()
        self._cancel, self._replace = sheets.button(), sheets.button()
        self._save = sheets.button("primary")
        self._save.setDefault(True)
        self._why.setProperty("tone", "bad")
        page = QWidget()
        column = sheets.column(page, 28, 8)
        for widget in (self._title, self._line, self._why):
            column.addWidget(widget)
        whole = sheets.column(self)
        whole.addWidget(page, 1)
        whole.addWidget(sheets.foot(None, self._cancel, self._replace, self._save))
        self._cancel.clicked.connect(self.reject)
        self._save.clicked.connect(lambda: self._try(self._keep))
        self._replace.clicked.connect(lambda: self._try(self._replace_it or self._keep))
        self._line.textEdited.connect(lambda: self._tell(None))
        self._tell(None)
        self._retranslate()
        sheets.fit(self, px(440), px(190))

    def _try(self, act: Callable[[str], None]) -> None:
        try:
            act(self._line.text())
        except BadRules as problem:
            self._tell(problem)
            self._line.setFocus()
        else:
            self.accept()

    def _tell(self, problem: BadRules | None) -> None:
        self._problem = problem
        why = OptionWords().reason(problem) if problem else ""
        self._why.setText(why[:1].upper() + why[1:])
        taken = problem is not None and problem.reason_key == "name_taken"
        self._replace.setVisible(taken and self._replace_it is not None)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._cancel.setText(self.tr("Cancel"))
        self._replace.setText(self.tr("Replace it"))
        self._save.setText(self.tr("Save"))
        self._tell(self._problem)
