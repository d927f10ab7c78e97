"""Chips, portraits, the table, suit signs and icons."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from openers import assets
from openers.art import background, chips, glyphs, icons, portraits
from openers.art import theme as themes
from openers.art.cache import PixmapCache

# -- chips -----------------------------------------------------------------------------------------


@given(st.integers(min_value=0, max_value=899))
def test_piles_are_worth_the_amount(amount):
    assert sum(value * count for value, count in chips.piles(amount)) == amount


@given(st.integers(min_value=1, max_value=10**6))
def test_piles_stand_highest_value_first_and_never_too_tall(amount):
    shown = chips.piles(amount)
    assert list(shown) == sorted(shown, reverse=True)
    assert all(1 <= count <= chips.TALLEST for _, count in shown)


@pytest.mark.parametrize("dpr", [1, 1.5, 2])
def test_a_stack_stands_on_the_lower_margin(dpr):
    pixmap = chips.stack(44, 26, dpr)
    image, size = pixmap.toImage(), chips.size(44, 26)
    assert image.height() / dpr == pytest.approx(size.height() + 2 * chips.MARGIN, abs=1)
    assert image.width() / dpr == pytest.approx(size.width() + 2 * chips.MARGIN, abs=1)
    foot = round((chips.MARGIN + size.height() - 2) * dpr)
    middle = round((chips.MARGIN + 13) * dpr)
    assert image.pixelColor(middle, foot).alpha() == 255


def test_no_chips_no_picture():
    assert chips.size(0, 26).isEmpty()
    assert chips.stack(0, 26).width() == 2 * chips.MARGIN


def test_stacks_and_buttons_are_kept():
    assert chips.stack(44, 26) is chips.stack(44, 26)
    assert chips.button(26) is chips.button(26)
    assert chips.button(26) is not chips.button(26, letter="M")


# -- people ----------------------------------------------------------------------------------------


def test_the_seven_characters_are_drawn():
    names = {"renzo", "carmen", "lucia", "bruno", "ana", "otto", "ines"}
    assert set(portraits.CHARACTERS) == names
    pictures = [portraits.portrait(name, 54).toImage() for name in (*names, portraits.HERO)]
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])


def test_a_stranger_looks_like_the_player():
    assert portraits.portrait("nobody", 54) is portraits.portrait(portraits.HERO, 54)


@pytest.mark.parametrize("dpr", [1, 1.5, 2])
def test_the_disc_lies_at_its_origin(dpr):
    d, corner = 54, portraits.origin(54)
    image = portraits.portrait("otto", d, dpr).toImage()
    y = round((corner.y() + d / 2) * dpr)
    assert image.pixelColor(round((corner.x() + 1) * dpr), y) == QColor(themes.LIGHT.rim)
    assert image.pixelColor(round((corner.x() - 3) * dpr), y).alpha() < 120


def test_a_faded_portrait_has_hardly_any_colour():
    faded = portraits.portrait("carmen", 54, faded=True).toImage()
    corner = portraits.origin(54)
    spread = [
        max(c.red(), c.green(), c.blue()) - min(c.red(), c.green(), c.blue())
        for x in range(10, 44)
        for y in range(10, 44)
        for c in [faded.pixelColor(round(corner.x()) + x, round(corner.y()) + y)]
    ]
    assert max(spread) < 30


@pytest.mark.parametrize("dpr", [1, 1.25, 1.5, 2])
def test_a_faded_portrait_keeps_its_outline(dpr):
    """At every resolution what was clear stays clear."""
    plain = portraits.portrait("renzo", 54, dpr).toImage()
    faded = portraits.portrait("renzo", 54, dpr, faded=True).toImage()
    for image_x in range(0, plain.width(), 3):
        for image_y in range(0, plain.height(), 3):
            before = plain.pixelColor(image_x, image_y).alpha()
            assert faded.pixelColor(image_x, image_y).alpha() == before


def test_the_ring_of_the_seat_to_act_shows():
    plain = portraits.portrait("ana", 54).toImage()
    ringed = portraits.portrait("ana", 54, ring=themes.LIGHT.turn).toImage()
    assert plain.size() == ringed.size()
    assert plain != ringed


# -- the table -------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", [themes.LIGHT, themes.DARK], ids=lambda t: t.name)
def test_the_table_is_room_rail_and_felt(theme):
    themes.set_current(theme)
    rail = QRectF(26, 38, 924, 582)
    image = background.table(976, 646, rail, burst=QPointF(488, 280)).toImage()
    assert (image.width(), image.height()) == (976, 646)
    felt = image.pixelColor(488, 330)
    assert felt.green() > felt.red()
    assert image.pixelColor(488, 50).red() > image.pixelColor(488, 50).green()
    # Numbers and labels on the felt stay readable wherever they stand.
    for x, y in ((330, 330), (120, 330), (860, 330), (488, 590)):
        assert themes.contrast(theme.on_felt, image.pixelColor(x, y).name()) >= 4.5


def test_the_table_is_kept_until_the_size_changes():
    rail = QRectF(20, 20, 600, 300)
    assert background.table(640, 340, rail) is background.table(640, 340, QRectF(rail))
    assert background.table(640, 340, rail) is not background.table(641, 340, rail)
    assert background.table(640, 340, rail, 2.0).width() == 1280


# -- signs -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("suit", range(4))
def test_a_suits_path_is_the_drawing_of_the_cards(suit):
    side = 100
    sheets = []
    for _ in range(2):
        image = QImage(side, side, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.white)
        sheets.append(image)
    painter = QPainter(sheets[0])
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    glyphs.draw_suit(painter, suit, QRectF(0, 0, side, side), themes.suit_inks(False)[suit])
    painter.end()
    painter = QPainter(sheets[1])
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing = assets.path(f"cards/suit_{'CDHS'[suit]}.svg")
    QSvgRenderer(str(drawing)).render(painter, QRectF(0, 0, side, side))
    painter.end()
    differing = sum(
        abs(sheets[0].pixelColor(x, y).red() - sheets[1].pixelColor(x, y).red()) > 60
        for x in range(side)
        for y in range(side)
    )
    assert differing == 0


@pytest.mark.parametrize("name", icons.names())
def test_every_icon_is_painted_inside_its_box(name):
    image = icons.pixmap(name, 24, "#000000", 2).toImage()
    assert image.width() == 48
    inked = [image.pixelColor(x, y).alpha() for x in range(48) for y in range(48)]
    assert max(inked) > 200
    assert max(image.pixelColor(0, y).alpha() for y in range(48)) == 0
    assert max(image.pixelColor(x, 0).alpha() for x in range(48)) == 0


def test_an_unknown_icon_is_an_error():
    with pytest.raises(KeyError):
        icons.pixmap("no such icon", 24, "#000000")


def test_the_window_has_an_icon_in_every_usual_size():
    sizes = {size.width() for size in icons.window_icon().availableSizes()}
    assert {16, 32, 48, 256} <= sizes


# -- memory ----------------------------------------------------------------------------------------


def test_the_oldest_pixmaps_go_first():
    cache = PixmapCache(budget=3 * 8 * 8 * 4)

    def make():
        return QPixmap(8, 8)

    first = cache.get("a", make)
    for key in ("b", "c", "a", "d"):
        cache.get(key, make)
    assert len(cache) == 3
    assert cache.get("a", make) is first
