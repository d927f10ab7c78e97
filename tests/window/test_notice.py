"""What is said beside the table covers none of what is read there."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect

from window.house import House


def test_a_notice_at_the_panels_foot_covers_no_page(build: Callable[..., House]) -> None:
    house = build()
    house.sit()
    house.until(house.my_turn)
    room = house.room
    room.show_page("hands")
    house.settle()
    before = room.side.hands.height()
    room.notice.say(lambda: "A word about something. " * 5, stays=True)
    house.settle()
    page = QRect(room.side.hands.mapTo(room, QPoint(0, 0)), room.side.hands.size())
    assert not page.intersects(room.notice.geometry())
    assert room.notice.geometry().bottom() == room.side.geometry().bottom()
    room.notice.hide()
    house.settle()
    assert room.side.hands.height() == before
