"""Language, colours and text size of the whole program, changed while it runs."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from openers.art import style, theme
from openers.panels import look
from openers.settings.store import Settings
from openers.words import language

_SMALLEST_SCREEN, _MOST_AT_SMALLEST = 1024, 150
"""The narrowest screen, and the largest text size the action bar has room for there."""


def wanted_theme(settings: Settings) -> theme.Theme:
    """The theme of the settings; where they leave it to the system, what the system shows."""
    wish = settings.theme
    if wish == "system":
        scheme = QApplication.styleHints().colorScheme()
        return theme.DARK if scheme == Qt.ColorScheme.Dark else theme.LIGHT
    return theme.DARK if wish == "dark" else theme.LIGHT


def text_scale(app: QApplication, settings: Settings) -> int:
    """The text size of the settings in per cent, or the largest the screen has room for."""
    wide = app.primaryScreen().availableSize().width()
    most = max(100, wide * _MOST_AT_SMALLEST // _SMALLEST_SCREEN)
    return int(min(settings.text_scale, most))


def dress(app: QApplication, settings: Settings) -> None:
    """Give every widget the colours and the text size of the settings."""
    scale = text_scale(app, settings)
    look.set_text_scale(scale)
    theme.set_current(wanted_theme(settings))
    style.dress(app, theme.current(), scale / 100)


def speak(app: QApplication, settings: Settings) -> None:
    """Switch to the language of the settings."""
    language.install(app, settings.language)
