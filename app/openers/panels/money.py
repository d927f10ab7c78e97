"""Chips as the reader sees and types them: whole, or as money where a chip stands for some."""

from fractions import Fraction

from PySide6.QtCore import QLocale

from openers.rules.rules import Rules
from openers.words.amounts import NO_VALUE, AmountWords


class Money:
    """Turns chips into texts and typed numbers into chips, as the rules' ``chip_value`` says."""

    def __init__(self, rules: Rules | None) -> None:
        """``rules`` None: chips are whole chips."""
        value = NO_VALUE if rules is None else str(rules.chip_value)
        self._words = AmountWords(value)
        self._value = Fraction(1) if value == NO_VALUE else Fraction(value)

    def text(self, chips: int) -> str:
        """An amount in the reader's number format, with its sign of money, if any."""
        return self._words.chips(chips)

    def signed(self, chips: int) -> str:
        """A gain or a loss with its sign."""
        return self._words.signed(chips)

    def plain(self, chips: int) -> str:
        """An amount as one would type it."""
        amount = chips * self._value
        locale = QLocale()
        locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
        return locale.toString(float(amount), "f", 0 if amount.denominator == 1 else 2)

    def chips(self, number: Fraction) -> int | None:
        """The chips of a typed number, None where it is no whole number of them."""
        chips = number / self._value
        return chips.numerator if chips.denominator == 1 else None
