"""The rules in force as a page to read."""

from typing import final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent, QTextBlock, QTextCursor, QTextFormat
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from openers.art import fonts, theme
from openers.panels.look import ink, px
from openers.rules.rules import Rules
from openers.words.variants import VariantWords


@final
class RulesPage(QTextBrowser):
    """The rules of a game, house rules worked in. One article may be marked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules: Rules | None = None
        self._article = ""
        self.setOpenLinks(False)
        self._retranslate()

    def play_under(self, rules: Rules) -> None:
        """Show these rules."""
        self._rules, self._article = rules, ""
        self._retranslate()

    def show_article(self, rule: str) -> bool:
        """Mark the article on a rule, by its id, and bring it into sight.

        Returns whether there is one; "" takes the mark away.
        """
        self._article = rule
        self._mark()
        return self._block() is not None

    def article(self) -> str:
        """The text of the marked article, empty where there is none."""
        block = self._block()
        return block.text() if block is not None else ""

    def changeEvent(self, event: QEvent) -> None:
        """Write the page anew in the new language, colours or size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the marked article in sight."""
        super().resizeEvent(event)
        self._bring()

    def _block(self) -> QTextBlock | None:
        block = self.document().begin()
        while self._article and block.isValid():
            if any(self._article in span.format.anchorNames() for span in block.textFormats()):
                return block
            block = block.next()
        return None

    def _mark(self) -> None:
        block, marks = self._block(), []
        if block is not None:
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(block)
            mark.format.setBackground(ink("mustard_soft"))
            mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            mark.cursor.movePosition(
                QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
            )
            marks.append(mark)
        self.setExtraSelections(marks)
        self._bring()

    def _bring(self) -> None:
        block = self._block()
        if block is not None:
            top = self.document().documentLayout().blockBoundingRect(block).top()
            self.verticalScrollBar().setValue(round(top) - px(12))

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Rules of the game"))
        if self._rules is None:
            self.clear()
            return
        colours = theme.current()
        face = fonts.HEADING_FAMILY
        self.document().setDefaultStyleSheet(
            f"h1 {{ font-family: '{face}'; font-size: {px(20)}px; font-weight: 600; }}"
            f"h2 {{ font-family: '{face}'; font-size: {px(16)}px; font-weight: 600; }}"
            f"p {{ font-size: {px(14)}px; color: {colours.text}; margin-top: 4px; }}"
        )
        self.document().setDocumentMargin(px(4))
        at = self.verticalScrollBar().value()
        self.setHtml(VariantWords().rules_html(self._rules))
        self._size_heads()
        self.verticalScrollBar().setValue(at)
        self._mark()

    def _size_heads(self) -> None:
        """Heads as large as the style sheet says: without the factor HTML puts upon that."""
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                cursor = QTextCursor(block)
                cursor.movePosition(
                    QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
                )
                letters = cursor.charFormat()
                letters.clearProperty(QTextFormat.Property.FontSizeAdjustment.value)
                cursor.setCharFormat(letters)
            block = block.next()
