"""The settings. Each change holds at once, in mid-deal too."""

from collections.abc import Callable
from typing import final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from openers.panels.look import heading, px, width_of
from openers.panels.segments import Segments
from openers.settings.options import BY_KEY, Value
from openers.settings.store import Settings
from openers.window import sheets
from openers.window.setting_words import SettingWords

_GROUPS: dict[str, tuple[str, ...]] = {
    "look": ("language", "theme", "text_scale", "four_colours"),
    "play": ("pace", "motion", "auto_deal"),
    "hands": ("sort_hand", "price_guard", "all_in_guard", "letter_keys"),
    "sound": (
        "sound",
        "volume",
        "volume_cards",
        "volume_chips",
        "volume_turn",
        "volume_refusal",
        "volume_result",
    ),
}
_SECONDS = ("0", "5", "8", "15")
_STEP = 5


@final
class SettingsDialog(QDialog):
    """Shows the options that can be chosen and changes them.

    Signals:
        keys_wanted: the person wants to change keys.
    """

    keys_wanted = Signal()

    def __init__(
        self,
        settings: Settings,
        parent: QWidget | None = None,
        deaf: Callable[[], bool] = bool,
    ) -> None:
        """``deaf``: whether no sound device was found."""
        super().__init__(parent)
        self._settings, self._deaf = settings, deaf
        self._words = SettingWords()
        self._names: dict[str, QLabel] = {}
        self._notes: dict[str, QLabel] = {}
        self._controls: dict[str, QWidget] = {}
        self._heads: dict[str, QLabel] = {}
        self._title = sheets.label("title")
        self._numbers: dict[str, QLabel] = {}
        self._keys, self._close = sheets.button(), sheets.button("primary")
        self._keys.clicked.connect(self.keys_wanted)
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        self._build()
        self._retranslate()
        sheets.fit(self, px(760), px(620))

    def _build(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(28, 20, 28, 16)
        column.setSpacing(12)
        column.addWidget(self._title)
        for group, keys in _GROUPS.items():
            head = sheets.label("section")
            self._heads[group] = head
            column.addSpacing(4)
            column.addWidget(head)
            grid = QGridLayout()
            grid.setHorizontalSpacing(20)
            grid.setVerticalSpacing(10)
            grid.setColumnStretch(0, 1)
            for row, key in enumerate(keys):
                self._add(grid, row, key)
            column.addLayout(grid)
        column.addStretch(1)
        whole = sheets.column(self)
        whole.addWidget(sheets.scrolling(page), 1)
        whole.addWidget(sheets.foot(self._keys, None, self._close))

    def _add(self, grid: QGridLayout, row: int, key: str) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(0)
        name, note = sheets.label("strong", wrap=True), sheets.label("caption", wrap=True)
        texts.addWidget(name)
        texts.addWidget(note)
        grid.addLayout(texts, row, 0)
        control = self._control(key)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(control, row, 1, right)
        self._names[key], self._notes[key], self._controls[key] = name, note, control

    def _control(self, key: str) -> QWidget:
        option, value = BY_KEY[key], getattr(self._settings, key)
        if key == "auto_deal":
            return self._combo(key, _SECONDS, str(value))
        if option.kind == "int":
            return self._slider(key, value)
        if option.kind == "switch":
            box = QCheckBox()
            box.setProperty("kind", "switch")
            box.setChecked(value)
            box.toggled.connect(lambda on: self._set(key, on))
            return box
        if key == "language":
            return self._combo(key, option.choices, value)
        segments = Segments(option.choices)
        segments.choose(value)
        segments.chosen.connect(lambda choice: self._set(key, choice))
        return segments

    def _combo(self, key: str, choices: tuple[str, ...], value: str) -> QComboBox:
        combo = QComboBox()
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for choice in choices:
            combo.addItem("", choice)
        combo.setCurrentIndex(choices.index(value) if value in choices else 0)
        combo.activated.connect(lambda index: self._set(key, combo.itemData(index)))
        return combo

    def _slider(self, key: str, value: int) -> QWidget:
        """A share in per cent; it holds when it is let go, as does what is heard then."""
        option, number = BY_KEY[key], sheets.label("number")
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        number.setMinimumWidth(width_of(heading(16), "100 %") + 4)
        self._numbers[key] = number
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(option.low // _STEP, option.high // _STEP)
        slider.setValue(value // _STEP)
        slider.setTracking(False)
        slider.setMinimumWidth(160)
        slider.sliderMoved.connect(lambda at: number.setText(f"{at * _STEP} %"))
        slider.valueChanged.connect(lambda at: self._set(key, at * _STEP))
        holder = QWidget()
        line = QHBoxLayout(holder)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(slider)
        line.addWidget(number)
        holder.setFocusProxy(slider)
        return holder

    def _set(self, key: str, value: Value) -> None:
        if BY_KEY[key].kind == "int":
            value = int(value)
        self._settings.set(key, value)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self._title.setText(self.tr("Settings"))
        self._keys.setText(self.tr("Keys…"))
        self._close.setText(self.tr("Done"))
        for key, number in self._numbers.items():
            number.setText(f"{getattr(self._settings, key)} %")
        for group, head in self._heads.items():
            head.setText(self._words.group(group))
        for key, control in self._controls.items():
            name, note = self._words.name(key), self._words.note(key)
            if key == "sound" and self._deaf():
                note = self._words.no_device()
            self._names[key].setText(name)
            self._notes[key].setText(note)
            target = control.focusProxy() or control
            target.setAccessibleName(name)
            target.setAccessibleDescription(note)
            if isinstance(control, Segments):
                choices = BY_KEY[key].choices
                control.show_words({c: self._words.value(key, c) for c in choices}, name)
            elif isinstance(control, QComboBox):
                for index in range(control.count()):
                    value = self._words.value(key, control.itemData(index))
                    control.setItemText(index, value)
