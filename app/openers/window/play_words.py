"""Short remarks of the window at the table."""

from typing import final

from PySide6.QtCore import QObject


@final
class PlayWords(QObject):
    """Remarks that no rule stands behind."""

    def not_a_number(self) -> str:
        """What was typed as an amount is none."""
        return self.tr("That is no whole number of chips.")

    def read_rule(self, rule: str) -> str:
        """The link from a refusal to the article of its rule."""
        return self.tr("Read rule {0}").format(rule)

    def no_hand(self) -> str:
        """The person holds no cards."""
        return self.tr("You hold no cards now.")

    def first_evening(self) -> str:
        """The question of the first evening."""
        return self.tr("Welcome to the table. Shall somebody explain?")

    def show_me(self) -> str:
        """One answer."""
        return self.tr("Show me how it is played")

    def know_it(self) -> str:
        """The other."""
        return self.tr("I know the game")
