"""Numbers and amounts in the reader's number format; chips as money where a game says so."""

from decimal import Decimal
from typing import final

from PySide6.QtCore import QLocale, QObject

NO_VALUE = "none"
"""The ``chip_value`` of a game whose chips are just chips."""


@final
class AmountWords(QObject):
    """Chips as a number, or as the money they stand for.

    Args:
        chip_value: the option of that name, ``none`` or dollars as text, e.g. ``0.25``.
    """

    def __init__(self, chip_value: str = NO_VALUE) -> None:
        super().__init__()
        self._value = None if chip_value == NO_VALUE else Decimal(chip_value)

    def number(self, number: int) -> str:
        """A whole number."""
        return QLocale().toString(number)

    def chips(self, chips: int) -> str:
        """An amount of chips: ``1,250``, or ``$312.50`` where a chip has a value."""
        if self._value is None:
            return self.number(chips)
        money = self._value * chips
        whole = money == money.to_integral_value()
        amount = QLocale().toString(float(money), "f", 0 if whole else 2)
        return self.tr("${amount}").format(amount=amount)

    def average(self, chips: float) -> str:
        """A mean number of chips: ``2.3``, or ``$0.58`` where a chip has a value."""
        if self._value is None:
            return self.decimal(chips)
        amount = QLocale().toString(float(self._value) * chips, "f", 2)
        return self.tr("${amount}").format(amount=amount)

    def decimal(self, number: float, digits: int = 1) -> str:
        """A number with so many decimal places."""
        return QLocale().toString(number, "f", digits)

    def signed(self, chips: int) -> str:
        """A gain or a loss, its sign always shown: ``+92``."""
        sign = "+" if chips > 0 else "\u2212" if chips < 0 else ""
        return sign + self.chips(abs(chips))

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of one as a percentage: ``29 %``."""
        number = QLocale().toString(100 * share, "f", digits)
        return self.tr("{number} %").format(number=number)
