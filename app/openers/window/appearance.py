"""Language, colours and text size of the whole program, changed while it runs."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from openers.art import style, theme
from openers.panels import look
from openers.settings.store import Settings
from openers.words import language


def wanted_theme(settings: Settings) -> theme.Theme:
    """The theme of the settings; where they leave it to the system, what the system shows."""
    wish = settings.theme
    if wish == "system":
        scheme = QApplication.styleHints().colorScheme()
        return theme.DARK if scheme == Qt.ColorScheme.Dark else theme.LIGHT
    return theme.DARK if wish == "dark" else theme.LIGHT


def dress(app: QApplication, settings: Settings) -> None:
    """Give every widget the colours and the text size of the settings."""
    look.set_text_scale(settings.text_scale)
    theme.set_current(wanted_theme(settings))
    style.dress(app, theme.current(), settings.text_scale / 100)


def speak(app: QApplication, settings: Settings) -> None:
    """Switch to the language of the settings."""
    language.install(app, settings.language)
