"""The stylesheet is whole, follows the text scale, and Qt understands it."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QProxyStyle, QPushButton, QStyle

from openers.art import style
from openers.art import theme as themes

BOTH = pytest.mark.parametrize("theme", [themes.LIGHT, themes.DARK], ids=lambda t: t.name)


@BOTH
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.25, 2.0])
def test_nothing_is_left_to_fill_in(theme, scale):
    sheet = style.stylesheet(theme, scale)
    assert "$" not in sheet
    assert not re.search(r"<\d+>", sheet)
    assert sheet.count("{") == sheet.count("}")


@BOTH
def test_every_picture_of_the_sheet_is_there(theme):
    pictures = re.findall(r"url\(([^)]+)\)", style.stylesheet(theme))
    assert pictures
    assert [name for name in pictures if not Path(name).is_file()] == []


def test_sizes_follow_the_text_scale():
    sizes = [
        [int(px) for px in re.findall(r"font-size: (\d+)px", style.stylesheet(themes.LIGHT, scale))]
        for scale in (1.0, 1.5)
    ]
    assert min(sizes[0]) == 12
    assert sizes[1] == [round(px * 1.5) for px in sizes[0]]


def test_no_shadow_no_gradient():
    sheet = style.stylesheet(themes.LIGHT)
    assert "gradient" not in sheet
    assert "shadow" not in sheet


def _middle(button):
    image = button.grab().toImage()
    return image.pixelColor(image.width() // 2, image.height() - 6)


@BOTH
def test_widgets_wear_their_kind(qtbot, theme):
    for kind, token in (
        ("primary", "accent"),
        ("call", "teal_soft"),
        ("raise", "accent_soft"),
        ("fold", "raised"),
        ("preset", "sunken"),
    ):
        button = QPushButton()
        qtbot.addWidget(button)
        button.setProperty("kind", kind)
        button.setStyleSheet(style.stylesheet(theme))
        button.resize(150, 56)
        assert _middle(button) == QColor(getattr(theme, token)), kind


@BOTH
def test_a_focused_button_has_a_solid_ring(qtbot, theme):
    button = QPushButton("Deal")
    qtbot.addWidget(button)
    button.setProperty("kind", "primary")
    button.setStyleSheet(style.stylesheet(theme))
    button.resize(150, 40)
    button.show()
    button.activateWindow()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(button.hasFocus)
    image = button.grab().toImage()
    ring = [image.pixelColor(75, y) for y in (0, 1, 2)]
    assert ring == [QColor(theme.text)] * 3
    assert themes.contrast(theme.text, theme.surface) >= 7


def test_repolish_shows_a_changed_property(qtbot):
    label = QLabel("12")
    qtbot.addWidget(label)
    label.setStyleSheet(style.stylesheet(themes.LIGHT))
    label.setProperty("role", "title")
    style.repolish(label)
    assert label.font().pixelSize() == 26


@BOTH
def test_the_palette_speaks_in_tokens(theme):
    palette = style.palette(theme)
    assert palette.color(QPalette.ColorRole.Window) == QColor(theme.surface)
    disabled = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
    assert disabled == QColor(theme.disabled)


class _Pictures(QProxyStyle):
    """A desktop's style that puts a picture on Cancel and OK."""

    def styleHint(self, hint, option=None, widget=None, returned=None):
        if hint is QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons:
            return 1
        return super().styleHint(hint, option, widget, returned)


@pytest.mark.parametrize("sheet", ["", style.stylesheet(themes.LIGHT)], ids=["bare", "dressed"])
def test_no_desktop_puts_pictures_on_the_buttons(qtbot, sheet):
    pictures = _Pictures()
    box = QDialogButtonBox()
    qtbot.addWidget(box)
    box.setStyle(pictures)
    box.setStyleSheet(sheet)
    box.addButton(QDialogButtonBox.StandardButton.Cancel)
    assert all(button.icon().isNull() for button in box.buttons()) is bool(sheet)
