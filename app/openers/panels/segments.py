"""A row of joined buttons, one of them down: a choice among few."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from openers.art.style import repolish


class Segments(QWidget):
    """A choice by keys; texts are given from outside and may change.

    Signals:
        chosen: the person chose this key.
    """

    chosen = Signal(str)

    def __init__(self, keys: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons: dict[str, QPushButton] = {}
        self._group = QButtonGroup(self)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        for place, key in enumerate(keys):
            button = QPushButton()
            button.setCheckable(True)
            button.setAutoDefault(False)  # Enter is the dialog's own button's
            button.setProperty("kind", "segment")
            where = "first" if place == 0 else "last" if place == len(keys) - 1 else "middle"
            button.setProperty("place", where)
            # A screen reader toggles without a click.
            button.toggled.connect(lambda on, key=key: self.chosen.emit(key) if on else None)
            self._group.addButton(button)
            self._buttons[key] = button
            line.addWidget(button)
        self.setFocusProxy(next(iter(self._buttons.values())))

    def show_words(self, words: dict[str, str], name: str = "") -> None:
        """Set the buttons' texts by key, and the name of the whole choice for screen readers."""
        self.setAccessibleName(name)
        for key, button in self._buttons.items():
            button.setText(words[key])
            button.setAccessibleDescription(name)
            repolish(button)

    def choose(self, key: str) -> None:
        """Put this button down without telling anybody; no button has an unknown key."""
        if key in self._buttons:
            with QSignalBlocker(self._buttons[key]):
                self._buttons[key].setChecked(True)

    def choice(self) -> str:
        """The key of the button that is down, empty for none."""
        for key, button in self._buttons.items():
            if button.isChecked():
                return key
        return ""
