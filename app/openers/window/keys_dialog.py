"""The keys of the commands: each may be changed; one in use is taken away by consent alone."""

from collections.abc import Callable
from typing import final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from openers.panels.look import px
from openers.window import sheets
from openers.window.command_words import CommandWords
from openers.window.commands import COMMANDS, Commands
from openers.window.keymap import KeyMap, portable

_MENUS = ("table", "game", "learn", "view", "help")


@final
class KeysDialog(QDialog):
    """Every command that may have a key, with the key it has."""

    def __init__(self, keymap: KeyMap, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keymap, self._commands = keymap, commands
        self._heads: dict[str, QLabel] = {}
        self._names: dict[str, QLabel] = {}
        self._fields: dict[str, QKeySequenceEdit] = {}
        self._resets: dict[str, QPushButton] = {}
        self._title = sheets.label("title")
        self._lead = sheets.label("muted", wrap=True)
        self._question, self._take = sheets.label("strong", wrap=True), sheets.button()
        self._asking = QFrame()
        self._asking.setProperty("box", "sunken")
        self._consent: Callable[[], None] | None = None
        self._take.clicked.connect(self._agree)
        self._all, self._close = sheets.button(), sheets.button("primary")
        self._all.clicked.connect(self._reset_all)
        self._close.clicked.connect(self.accept)
        self._build()
        self._retranslate()
        sheets.fit(self, px(720), px(620))

    def _build(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(28, 8, 28, 16)
        column.setSpacing(10)
        for menu in _MENUS:
            head = sheets.label("section")
            self._heads[menu] = head
            column.addWidget(head)
            grid = QGridLayout()
            grid.setColumnStretch(0, 1)
            grid.setHorizontalSpacing(12)
            for row, command in enumerate(c for c in COMMANDS if c.menu == menu and not c.group):
                self._add(grid, row, command.id)
            column.addLayout(grid)
        column.addStretch(1)
        asking = QHBoxLayout(self._asking)
        asking.setContentsMargins(16, 10, 16, 10)
        asking.addWidget(self._question, 1)
        asking.addWidget(self._take)
        top = QVBoxLayout()
        top.setContentsMargins(28, 20, 28, 8)
        top.addWidget(self._title)
        top.addWidget(self._lead)
        top.addWidget(self._asking)
        whole = sheets.column(self)
        whole.addLayout(top)
        whole.addWidget(sheets.scrolling(page), 1)
        whole.addWidget(sheets.foot(self._all, None, self._close))
        self._ask("")

    def _add(self, grid: QGridLayout, row: int, command: str) -> None:
        name, field, reset = sheets.label("", wrap=True), QKeySequenceEdit(), sheets.button("link")
        field.setMaximumSequenceLength(1)
        field.setClearButtonEnabled(True)
        field.setFixedWidth(px(180))
        field.editingFinished.connect(lambda: self._edited(command))
        reset.clicked.connect(lambda: self._reset(command))
        grid.addWidget(name, row, 0)
        grid.addWidget(field, row, 1)
        grid.addWidget(reset, row, 2, Qt.AlignmentFlag.AlignRight)
        self._names[command], self._fields[command], self._resets[command] = name, field, reset

    # -- changing --------------------------------------------------------------------------------

    def _edited(self, command: str) -> None:
        key = portable(self._fields[command].keySequence())
        keys = self._keymap.keys(command)
        if key == (keys[0] if keys else ""):
            return
        refusal = self._keymap.refusal(command, key)
        before = self._keymap.holder(key) if key else ""
        if refusal:
            self._ask(self._refused(refusal, key))
        elif before and before != command:
            self._ask(
                self.tr("{key} already means “{command}”.").format(
                    key=self._shown(key), command=self._commands.text(before)
                ),
                lambda: self._assign(command, key),
                self.tr("Use it for “{0}”").format(self._commands.text(command)),
            )
        else:
            self._assign(command, key)
            return
        self._fill()

    def _refused(self, refusal: str, key: str) -> str:
        if refusal == "letter":
            return self.tr(
                "A single letter can serve at the table alone; this command acts everywhere."
            )
        return self.tr("{0} moves the keyboard about or marks cards; it stays what it is.").format(
            self._shown(key)
        )

    def _assign(self, command: str, key: str) -> None:
        self._keymap.assign(command, key)
        self._ask("")
        self._fill()
        self._fields[command].setFocus()

    def _reset(self, command: str) -> None:
        self._keymap.reset(command)
        self._ask("")
        self._fill()

    def _reset_all(self) -> None:
        self._keymap.reset_all()
        self._ask("")
        self._fill()

    def _ask(self, question: str, yes: Callable[[], None] | None = None, text: str = "") -> None:
        """Say something above the list; ``yes`` is done when the button beside it is pressed."""
        self._asking.setVisible(bool(question))
        self._question.setText(question)
        self._consent = yes
        self._take.setVisible(yes is not None)
        self._take.setText(text)
        if question and yes is not None:
            self._take.setFocus()

    def _agree(self) -> None:
        if self._consent is not None:
            self._consent()

    @staticmethod
    def _shown(key: str) -> str:
        return QKeySequence.fromString(key).toString(QKeySequence.SequenceFormat.NativeText)

    # -- showing ---------------------------------------------------------------------------------

    def _fill(self) -> None:
        keys = self._keymap.all()
        for command, field in self._fields.items():
            first = keys[command][0] if keys[command] else ""
            with QSignalBlocker(field):
                field.setKeySequence(QKeySequence.fromString(first))
            self._resets[command].setVisible(self._keymap.is_own(command))

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keys"))
        self._title.setText(self.tr("Keys"))
        self._lead.setText(self.tr("Go to a field and press the key you want there."))
        self._all.setText(self.tr("Usual keys for all"))
        self._close.setText(self.tr("Done"))
        words = CommandWords()
        for menu, head in self._heads.items():
            head.setText(words.menu(menu).replace("&", ""))
        for command, name in self._names.items():
            text = self._commands.text(command)
            name.setText(text)
            self._fields[command].setAccessibleName(text)
            self._resets[command].setText(self.tr("Usual key"))
            self._resets[command].setAccessibleDescription(text)
        self._fill()
