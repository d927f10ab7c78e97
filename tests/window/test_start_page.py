"""The page before the table: all of it in sight, whatever the window."""

from collections.abc import Callable

import pytest

from openers.window.game_card import GameCard
from window.house import House


@pytest.mark.parametrize("code", ["en", "it", "es"])
def test_in_the_smallest_window_nothing_has_to_be_scrolled(
    build: Callable[..., House], code: str
) -> None:
    house = build(language=code)
    house.sit()
    house.until(house.my_turn)
    house.window.resize(1024, 640)
    house.window.to_start()  # with a match that waits it is longest
    house.settle()
    page = house.window.start_page
    assert page._running.isVisible() and page._settings.isVisible()
    assert page._scroll.verticalScrollBar().maximum() == 0
    assert not page._settings.visibleRegion().isEmpty()
    rows = [
        (a.height(), b.height()) for a, b in zip(page._cards[::2], page._cards[1::2], strict=False)
    ]
    assert all(left == right for left, right in rows)
    house.window.resize(1280, 900)
    house.settle()
    assert page._cards[0].height() > 80


def test_the_game_that_is_chosen_has_the_keyboard(build: Callable[..., House]) -> None:
    house = build()
    house.show()
    house.window.ask_new_game("five-card-stud")
    dialog = house.window.dialogs.shown("new")
    assert dialog is not None
    game = dialog.focusWidget()
    assert isinstance(game, GameCard) and game.variant == "five-card-stud" and game.isChecked()
