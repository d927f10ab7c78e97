"""The settings of what is heard: a switch, a volume for all, one for each class."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QSlider
from pytestqt.qtbot import QtBot

from openers.settings.store import Settings
from openers.sound.kinds import VOLUMES
from openers.window.settings_dialog import SettingsDialog

KEYS = ("volume", *(f"volume_{name}" for name in VOLUMES))


@pytest.fixture
def settings() -> Settings:
    return Settings()


def shown(qtbot: QtBot, settings: Settings, deaf: bool = False) -> SettingsDialog:
    dialog = SettingsDialog(settings, None, lambda: deaf)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize("key", KEYS)
def test_each_volume_is_set_by_keys_and_says_its_share(qtbot, settings, key) -> None:
    dialog = shown(qtbot, settings)
    slider = dialog._controls[key].focusProxy()
    assert isinstance(slider, QSlider)
    before = getattr(settings, key)
    assert slider.value() == before // 5
    QTest.keyClick(slider, Qt.Key.Key_Left)
    assert getattr(settings, key) == before - 5
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert getattr(settings, key) == 0
    assert dialog._numbers[key].text() == "0 %"
    assert slider.accessibleName() == dialog._names[key].text() != ""


def test_the_switch_mutes(qtbot, settings) -> None:
    dialog = shown(qtbot, settings)
    box = dialog._controls["sound"]
    assert isinstance(box, QCheckBox)
    box.click()
    assert settings.sound is False


@pytest.mark.parametrize("deaf", [True, False])
def test_without_a_device_a_plain_line_says_so(qtbot, settings, deaf) -> None:
    dialog = shown(qtbot, settings, deaf)
    note = dialog._notes["sound"].text()
    assert ("No sound device" in note) is deaf
    assert dialog._controls["sound"].isEnabled()
