"""At every size, in every language: nothing leaves the window, covers anything, or is cut."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QThread
from PySide6.QtWidgets import QApplication, QDialog

from evening.fit import cut, log_cut
from openers.engine.actions import Action, BringIn, Call, Check, Legal
from openers.panels.outlook_tiles import OutlookTiles
from openers.table import paintings
from openers.window.failure_words import Trouble
from openers.words import language
from table.test_view import troubles
from window.house import House, rules

Build = Callable[..., House]
SIZES = [(1024, 640), (1280, 800), (2560, 1440)]
LANGUAGES = ("en", "it", "es")
DEALS = 2


def speak(house: House, code: str) -> None:
    app = QApplication.instance()
    assert app is not None
    if code == language.PSEUDO:
        language.install(app, code)
    else:
        house.settings.set("language", code)
    house.settle()


def faults(house: House) -> list[str]:
    """All that is wrong in the window now."""
    return [*troubles(house.room.view), *cut(house.window), *log_cut(house)]


@pytest.fixture
def shortened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts of the table that did not fit and were cut with an ellipsis."""
    found: list[str] = []
    plain = paintings.fitted

    def fitted(text: str, *more: Any) -> str:
        fits = plain(text, *more)
        if fits != text:
            found.append(text)
        return fits

    monkeypatch.setattr(paintings, "fitted", fitted)
    return found


class Look:
    """Looks at the window in every language whenever it is called, and keeps what is wrong."""

    def __init__(self, house: House, codes: tuple[str, ...] = LANGUAGES) -> None:
        self.house, self.codes = house, codes
        self.found: dict[str, list[str]] = {}
        self.looks = 0
        self.steps: set[str] = set()

    def __call__(self) -> None:
        table = self.house.game.table
        at = f"{table.number} {table.step_name}" if table else ""
        for code in self.codes:
            speak(self.house, code)
            for fault in faults(self.house):
                self.found.setdefault(fault, []).append(f"{code} {at}")
        self.looks += 1

    def act(self, legal: Legal) -> None:
        """Mark some cards where cards are marked, look, and go on."""
        if legal.phase == "draw":
            for place in (0, 2, 4):
                self.house.room.view.toggle(place)
        self()
        self.house.by_intent(legal)

    def stay(self, legal: Legal) -> None:
        """Look, and never fold."""
        table = self.house.game.table
        self.steps.add(table.step_name if table else "")
        self()
        call: Action = Call() if legal.call else Check() if legal.check else BringIn()
        self.house.room.bar.intent.emit(call)


def play(house: House, look: Look, deals: int, seed: int = 7) -> None:
    """Play some deals and look at every turn and every result."""
    house.sit(seed=seed)
    house.room.view.relayout()  # as it does itself a moment after a resize
    for deal in range(deals):
        if deal:
            house.room.bar.next_deal.emit()
            house.step()
        house.until(house.result, look.act)
        look()


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_in_every_picture_everything_has_its_room(
    build: Build, size: tuple[int, int], shortened: list[str]
) -> None:
    house = build()
    house.window.resize(*size)
    look = Look(house)
    play(house, look, DEALS)
    assert (house.window.width(), house.window.height()) == size
    assert look.found == {}
    assert shortened == []
    assert look.looks > 2 * DEALS


@pytest.mark.parametrize(
    ("scale", "codes"),
    [(80, LANGUAGES), (125, LANGUAGES), (150, LANGUAGES), (200, LANGUAGES),
     (100, (language.PSEUDO,))],
    ids=str,
)  # fmt: skip
def test_large_texts_and_a_long_language_have_room_in_the_smallest_window(
    build: Build, scale: int, codes: tuple[str, ...]
) -> None:
    house = build(text_scale=scale)
    house.window.resize(1024, 640)
    look = Look(house, codes)
    play(house, look, 1)
    assert (house.window.width(), house.window.height()) == (1024, 640)
    assert look.found == {}


@pytest.mark.parametrize("scale", [80, 100, 125, 150, 200])
def test_eight_at_stud_have_room_in_the_smallest_window(build: Build, scale: int) -> None:
    """The panel open, in Spanish, every street: the fullest table there is."""
    house = build(text_scale=scale, panel=True)
    house.window.resize(1024, 640)
    look = Look(house, ("es",))
    house.sit(rules("seven-card-stud", seats=8), seed=4)
    house.room.view.relayout()
    house.window._panel(True)
    house.until(house.result, look.stay)
    look()
    assert (house.window.width(), house.window.height()) == (1024, 640)
    assert {"third-street", "seventh-street"} <= look.steps
    assert look.found == {}


def wait_for_figures(house: House, dialog: QDialog) -> None:
    """What a worker finds out about the house rules is there, and has been given its room."""
    for tiles in dialog.findChildren(OutlookTiles):
        for _ in range(500):
            if all(tiles.texts()):
                break
            QThread.msleep(10)
            house.settle()
        assert all(tiles.texts())
        house.settle()


def open_dialogs(house: House) -> Iterator[QDialog]:
    """Every dialog, one after the other, each open."""
    window = house.window
    for name, show in {
        "settings": window.dialogs.settings,
        "new": window.ask_new_game,
        "help": window.help,
        "replace": lambda: window.begin(rules(), ("ana",)),
        "about": window.dialogs.about,
        "trouble 1": lambda: window.dialogs.trouble(Trouble("opponent", "renzo")),
        "summary": window.stop,
    }.items():
        show()
        house.settle()
        dialog = window.dialogs.shown(name)
        assert dialog is not None, name
        wait_for_figures(house, dialog)
        yield dialog
        dialog.reject()
        house.settle()


@pytest.mark.parametrize(
    ("size", "scale", "codes"),
    [((1024, 640), 100, (*LANGUAGES, language.PSEUDO)), ((1024, 640), 200, LANGUAGES),
     ((1280, 800), 100, ("es",)), ((2560, 1440), 125, ("it",))],
    ids=str,
)  # fmt: skip
def test_every_dialog_has_room(
    build: Build, size: tuple[int, int], scale: int, codes: tuple[str, ...]
) -> None:
    house = build(text_scale=scale)
    house.window.resize(*size)
    house.sit()
    house.until(house.my_turn)
    found: dict[str, list[str]] = {}
    for dialog in open_dialogs(house):
        title = type(dialog).__name__
        assert dialog.width() <= size[0] and dialog.height() <= size[1], title
        for code in codes:
            speak(house, code)
            for fault in cut(dialog):
                found.setdefault(f"{title}: {fault}", []).append(code)
    assert found == {}


def test_the_start_page_has_room(build: Build) -> None:
    house = build()
    house.show()
    house.window.come_in()
    found: dict[str, list[str]] = {}
    for size in SIZES:
        house.window.resize(*size)
        for code in (*LANGUAGES, language.PSEUDO):
            speak(house, code)
            for fault in cut(house.window):
                found.setdefault(fault, []).append(f"{code} {size}")
    assert found == {}


def test_faults_are_found(build: Build) -> None:
    house = build()
    house.sit()
    house.until(house.my_turn)
    house.room.bar.raise_button.setFixedWidth(40)
    house.room.strip._rule.setFixedWidth(30)
    house.settle()
    assert [fault.split()[0] for fault in cut(house.window)] == ["QLabel", "ActionButton"]
