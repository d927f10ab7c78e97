"""Language, colours, size and pace change in mid-deal; no old word stays anywhere."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from openers.art import theme
from openers.settings.options import BY_KEY
from openers.window.commands import COMMANDS
from openers.words import language
from window.house import House, rules, texts

Build = Callable[..., House]
_LETTERS = re.compile(r"[^\W\d_]{2,}")
NAMES = {"Openers", "English", "Italiano", "Español", "EN", "IT", "ES", "10"}
"""What is the same in every language."""
REPORT = {"QPlainTextEdit", "QTextDocument"}
"""The report of an error is for those who mend it, in no language."""


def old_words(house: House) -> list[str]:
    """The texts that the pseudo-language has not reached: its texts end in a tilde."""
    keys = {house.window.commands.keys(command.id) for command in COMMANDS}
    return [
        f"{where}: {text}"
        for where, text in texts(house.window)
        if _LETTERS.search(text)
        and "~" not in text
        and text not in NAMES | keys
        and where not in REPORT
    ]


def speak(house: House, code: str) -> None:
    app = QApplication.instance()
    assert app is not None
    if code == language.PSEUDO:
        language.install(app, code)
    else:
        house.settings.set("language", code)
        language.install(app, code)
    house.settle()
    house.step()


def at_the_draw(house: House) -> None:
    for seed in range(60):
        house.window.begin(rules(), ("ana", "otto", "ines", "bruno"), replace=True, seed=seed)
        try:
            house.until(
                lambda: house.game.legal is not None and house.game.legal.phase == "draw",
                lambda legal: None if house.result() else house.by_intent(legal),
            )
        except AssertionError:
            continue
        house.room.view.toggle(0)
        house.settle()
        return
    raise AssertionError("no draw in sight")


def my_bet(house: House) -> None:
    house.sit()
    house.until(house.my_turn)


def refused(house: House) -> None:
    my_bet(house)
    house.window.play.take_back()


def asked_first(house: House) -> None:
    house.settings.set("introduced", False)
    house.show()
    house.window.come_in()
    house.step()


def over(house: House) -> None:
    house.sit()
    house.until(house.result, house.by_intent)


def looking_back(house: House) -> None:
    over(house)
    house.window.stop()


def start_page(house: House) -> None:
    my_bet(house)
    house.window.to_start()


def new_game(house: House) -> None:
    house.show()
    house.window.ask_new_game()
    house.window.dialogs.shown("new")._form._toggle()  # type: ignore[union-attr]


def settings(house: House) -> None:
    my_bet(house)
    house.window.dialogs.settings()


def help_(house: House) -> None:
    my_bet(house)
    house.window.help()


def replacing(house: House) -> None:
    my_bet(house)
    house.window.begin(rules(), ("ana",))


def trouble(house: House) -> None:
    from openers.window.failure_words import Trouble

    my_bet(house)
    house.window.dialogs.trouble(Trouble("opponent", "renzo"))


STATES = (
    my_bet, at_the_draw, refused, asked_first, over, looking_back, start_page, new_game, settings,
    help_, trouble,
)  # fmt: skip


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__.strip("_"))
def test_no_old_word_is_left_on_screen_or_in_a_name(
    house: House, state: Callable[[House], None]
) -> None:
    house.show()
    state(house)
    house.settle()
    speak(house, language.PSEUDO)
    assert old_words(house) == []
    speak(house, "en")
    assert [text for _, text in texts(house.window) if "~" in text] == []


def test_the_deal_goes_on_in_the_new_language(house: House) -> None:
    my_bet(house)
    for code in ("it", "es", "en"):
        house.settings.set("language", code)
        house.settle()
        assert language.current() == code
    house.until(house.result, house.by_intent)


def test_colours_size_and_pace_change_in_mid_deal(house: House) -> None:
    my_bet(house)
    before = house.game.table
    assert before is not None
    kept = before.copy()
    for key, value in (("theme", "dark"), ("text_scale", 150), ("text_scale", 80), ("pace", "fast"),
                       ("motion", "none"), ("four_colours", "four"), ("sort_hand", False),
                       ("text_scale", 100), ("theme", "light"), ("pace", "instant")):  # fmt: skip
        house.settings.set(key, value)
        house.settle()
        assert house.game.table == kept and house.my_turn()
    assert theme.current() is theme.LIGHT
    house.until(house.result, house.by_intent)


@pytest.mark.parametrize("scale", [80, 125, 150, 200])
def test_the_window_keeps_its_size_at_any_text_size(house: House, scale: int) -> None:
    my_bet(house)
    house.window.resize(1280, 800)
    house.settings.set("text_scale", scale)
    house.settle()
    assert house.window.width() <= 1280 * max(1.0, scale / 125)


def test_every_choice_of_the_settings_dialog_holds_at_once(house: House) -> None:
    my_bet(house)
    house.window.dialogs.settings()
    dialog = house.window.dialogs.shown("settings")
    assert dialog is not None
    for key in dialog._controls:  # type: ignore[attr-defined]
        assert BY_KEY[key].shown
    shown = {option.key for option in BY_KEY.values() if option.shown}
    assert shown == set(dialog._controls)  # type: ignore[attr-defined]
    segments = dialog._controls["theme"]  # type: ignore[attr-defined]
    segments._buttons["dark"].click()
    house.settle()
    assert theme.current() is theme.DARK and house.settings.theme == "dark"


def test_every_dialog_fits_the_smallest_window(house: House) -> None:
    house.sit()
    house.window.resize(1024, 640)
    house.settle()
    for name, show in {
        "settings": house.window.dialogs.settings,
        "new": house.window.ask_new_game,
        "help": house.window.help,
    }.items():
        show()
        dialog = house.window.dialogs.shown(name)
        assert dialog is not None
        assert dialog.width() <= 1024 and dialog.height() <= 640, name
        dialog.reject()
