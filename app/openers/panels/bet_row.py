"""How much: a slider, a number field that never rewrites what is being typed, presets."""

from collections.abc import Sequence
from typing import final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from openers.art.style import repolish
from openers.engine.actions import Act, Legal
from openers.engine.table import Table
from openers.panels.amount import Preset, presets, read_number
from openers.panels.look import heading, px, width_of
from openers.panels.money import Money

_MOST_PLACES = 2**30
"""A slider counts no further than 2**31; above this a place stands for several totals."""
_GAPS = 24
"""What lies between and beside the parts of the upper line, in logical pixels."""
_KEPT_LONGEST = ("min", "max", "pot", "half", "three-quarters")


class StepSlider(QSlider):
    """A slider over legal totals: one step a notch of the wheel, round figures under the mouse."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setSingleStep(1)
        self.setPageStep(5)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Go one step a notch."""
        notch = event.angleDelta().y() or event.angleDelta().x()
        self.setValue(self.value() + (notch > 0) - (notch < 0))
        event.accept()


def round_step(many: int) -> int:
    """The step under the mouse where there are ``many`` totals: 1, 2, 5, 10, 25, 50 …"""
    step, factors = 1, (2, 2.5, 2)
    index = 0
    while many / step > 160:
        step = int(step * factors[index % 3])
        index += 1
    return step


@final
class BetRow(QWidget):
    """Chooses the total of a bet or raise between the bounds of a `Legal`.

    Signals:
        changed: the total chosen is another one, or none.
        committed: Enter was pressed in the number field.
    """

    changed = Signal()
    committed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._totals: Sequence[int] = ()
        self._presets: tuple[Preset, ...] = ()
        self._act: Act | None = None
        self._to: int | None = None
        self._money = Money(None)
        self._step = self._stride = 1
        self._fitting = False
        self._name = QLabel()
        self._name.setProperty("role", "muted")
        self._field = QLineEdit()
        self._field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._field.setProperty("kind", "number")
        self._field.setMaxLength(24)
        self._field.textEdited.connect(self._typed)
        self._field.returnPressed.connect(self.committed)
        self._slider = StepSlider()
        self._slider.valueChanged.connect(self._slid)
        self._slider.sliderMoved.connect(self._dragged)
        self._buttons: dict[str, QPushButton] = {}
        self._build()
        self._retranslate()

    def _build(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(6)
        top.addWidget(self._name)
        top.addWidget(self._field)
        top.addSpacing(6)
        for key in ("min", "half", "three-quarters", "pot", "max"):
            button = QPushButton()
            button.setProperty("kind", "preset")
            button.setCheckable(True)
            # A screen reader toggles without a click.
            button.toggled.connect(lambda on, key=key: self._toggled(key, on))
            self._buttons[key] = button
            top.addWidget(button)
        top.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self._slider)

    # -- what is offered -------------------------------------------------------------------------

    def offer(self, legal: Legal, table: Table, money: Money) -> None:
        """Show the totals one may bet or raise to; the least is chosen."""
        self._totals, self._act, self._money = legal.raises, legal.raise_act, money
        self._presets = presets(legal, table)
        self._step = round_step(len(self._totals))
        last = max(0, len(self._totals) - 1)
        self._stride = 1 + last // _MOST_PLACES
        self._slider.blockSignals(True)
        self._slider.setRange(0, self._place(last))
        self._slider.blockSignals(False)
        self._retranslate()
        self.choose(self._totals[0])

    def total(self) -> int | None:
        """The total chosen; None while the field holds something that is no legal total."""
        return self._to

    def typed_total(self) -> int | None:
        """The chips that the field's text stands for, legal or not; None where it is no amount."""
        number = read_number(self._field.text())
        return None if number is None else self._money.chips(number)

    def typed(self) -> str:
        """The field's text as it stands."""
        return self._field.text()

    def mark_bad(self, bad: bool) -> None:
        """Frame the field as refused, or not."""
        self._field.setProperty("wrong", bad)
        repolish(self._field)
        if bad:
            self._field.setFocus()
            self._field.selectAll()

    # -- choosing --------------------------------------------------------------------------------

    def choose(self, to: int) -> None:
        """Choose a legal total; the field shows it."""
        self._field.setText(self._money.plain(to))
        self._take(to)

    def choose_preset(self, key: str) -> None:
        """Choose a preset's total; it fills the amount and bets nothing."""
        for preset in self._presets:
            if preset.key == key:
                self.choose(preset.to)
                return
        if key in {"pot", "max"} and self._totals:
            self.choose(self._totals[-1])

    def _toggled(self, key: str, on: bool) -> None:
        if any(preset.key == key and on != (preset.to == self._to) for preset in self._presets):
            self.choose_preset(key)

    def step(self, steps: int) -> None:
        """Go some steps up or down from the total chosen."""
        if self._totals:
            chosen = self._to
            index = self._index(self._slider.value())
            index = (index if chosen is None else self._totals.index(chosen)) + steps
            self.choose(self._totals[min(max(index, 0), len(self._totals) - 1)])

    def focus_field(self) -> None:
        """Put the cursor into the number field, the number selected."""
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.selectAll()

    def _typed(self) -> None:
        to = self.typed_total()
        self._take(to if to is not None and to in self._totals else None)

    def _place(self, index: int) -> int:
        """The slider's place for a total."""
        return -(-index // self._stride)

    def _index(self, place: int) -> int:
        """The total at a place of the slider."""
        return max(0, min(place * self._stride, len(self._totals) - 1))

    def _slid(self, place: int) -> None:
        if self._totals and not self._slider.isSliderDown():
            self.choose(self._totals[self._index(place)])

    def _dragged(self, place: int) -> None:
        index = self._index(place)
        to = self._totals[index]
        if 0 < index < len(self._totals) - 1 and self._step > 1:
            rounded = to // self._step * self._step
            to = rounded if rounded in self._totals else to
        self.choose(to)

    def _take(self, to: int | None) -> None:
        self._to = to
        self.mark_bad(False)
        if to is not None:
            self._slider.blockSignals(True)
            if not self._slider.isSliderDown():
                self._slider.setValue(self._place(self._totals.index(to)))
            self._slider.blockSignals(False)
        for preset in self._presets:
            self._buttons[preset.key].setChecked(preset.to == to)
        self.changed.emit()

    # -- words and room --------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language, take the new size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        names = {
            Act.OPEN: self.tr("Open for"),
            Act.BET: self.tr("Bet"),
            Act.COMPLETE: self.tr("Complete to"),
            Act.RAISE: self.tr("Raise to"),
        }
        self._name.setText(names.get(self._act or Act.BET, ""))
        self._field.setAccessibleName(self.tr("Total in chips"))
        self._slider.setAccessibleName(self.tr("Total in chips"))
        words = {
            "min": self.tr("Min {0}"),
            "half": self.tr("½ pot {0}"),
            "three-quarters": self.tr("¾ pot {0}"),
            "pot": self.tr("Pot {0}"),
            "max": self.tr("Max {0}"),
        }
        totals = {preset.key: preset.to for preset in self._presets}
        for key, button in self._buttons.items():
            if key in totals:
                button.setText(words[key].format(self._money.text(totals[key])))
        longest = self._money.plain(self._totals[-1] if self._totals else 0) + "00"
        self._field.setFixedWidth(max(px(58), width_of(heading(16), longest) + px(18)))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out presets that have no room, the shares of the pot first."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """See again what has room when a part has another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """The field; what it asks for gives way to it, the verb beside it says the same."""
        return QSize(self._field.minimumWidth() + _GAPS, super().minimumSizeHint().height())

    def _fit(self) -> None:
        """Showing or hiding a part may size this anew meanwhile: then once more, not in between."""
        if self._fitting:
            return
        self._fitting = True
        width = -1
        while width != self.width():
            width = self.width()
            for part, fits in self._parts_that_fit(width):
                if part.isHidden() is fits:
                    part.setVisible(fits)
        self._fitting = False

    def _parts_that_fit(self, width: int) -> list[tuple[QWidget, bool]]:
        room = width - self._field.minimumWidth() - _GAPS
        named = self._name.sizeHint().width()
        parts: list[tuple[QWidget, bool]] = [(self._name, named <= room)]
        room -= named
        totals = {preset.key for preset in self._presets}
        for key in _KEPT_LONGEST:
            button = self._buttons[key]
            wide = button.sizeHint().width() + 6
            fits = key in totals and wide <= room
            parts.append((button, fits))
            if fits:
                room -= wide
        return parts
