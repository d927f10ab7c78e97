"""The rules in force as a page to read."""

from typing import final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from openers.art import fonts, theme
from openers.panels.look import px
from openers.rules.rules import Rules
from openers.words.variants import VariantWords


@final
class RulesPage(QTextBrowser):
    """The rules of a game, house rules worked in."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules: Rules | None = None
        self.setOpenLinks(False)
        self._retranslate()

    def play_under(self, rules: Rules) -> None:
        """Show these rules."""
        self._rules = rules
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Write the page anew in the new language, colours or size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Rules of the game"))
        if self._rules is None:
            self.clear()
            return
        ink = theme.current()
        face = fonts.HEADING_FAMILY
        self.document().setDefaultStyleSheet(
            f"h1 {{ font-family: '{face}'; font-size: {px(20)}px; font-weight: 600; }}"
            f"h2 {{ font-family: '{face}'; font-size: {px(15)}px; font-weight: 600; }}"
            f"p {{ font-size: {px(14)}px; color: {ink.text}; margin-top: 4px; }}"
        )
        self.document().setDocumentMargin(0)
        at = self.verticalScrollBar().value()
        self.setHtml(VariantWords().rules_html(self._rules))
        self.verticalScrollBar().setValue(at)
