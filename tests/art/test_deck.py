"""Card pixmaps: size, margins, the index in the strip, the states, the cache."""

import pytest
from PySide6.QtGui import QColor

from openers.art import deck
from openers.art import theme as themes
from openers.art.deck import DeckArt, Look
from openers.cards.card import parse, suit

BOTH = pytest.mark.parametrize("theme", [themes.LIGHT, themes.DARK], ids=lambda t: t.name)
ALL = range(52)
LOOKS = (
    Look(),
    Look(hover=True),
    Look(lifted=True),
    Look(ribbon="Descarte"),
    Look(openers=True),
    Look(winning=True),
    Look(losing=True),
    Look(folded=True),
    Look(focus=True),
    Look(hint=True),
)


def lightness(colour: QColor) -> float:
    return themes.luminance(colour.name())


@pytest.mark.parametrize("dpr", [1, 1.25, 1.5, 2])
@pytest.mark.parametrize("height", [66, 98, 158, 259.5])
def test_a_pixmap_is_the_card_and_its_margins_to_the_pixel(dpr, height):
    art = DeckArt(False, dpr)
    pixmap, size = art.face(parse("Qs"), height), art.size(height)
    assert art.margin == deck.MARGIN
    assert pixmap.devicePixelRatio() == dpr
    assert pixmap.height() == round(height * dpr) + 2 * deck.MARGIN * dpr
    assert pixmap.width() == round(height / 1.4 * dpr) + 2 * deck.MARGIN * dpr
    assert size.height() * dpr == round(height * dpr)
    assert size.width() * dpr == round(height / 1.4 * dpr)


@pytest.mark.parametrize("dpr", [1, 1.5, 2])
def test_the_card_begins_exactly_where_the_margin_ends(dpr):
    art = DeckArt(False, dpr)
    image = art.face(parse("As"), 158).toImage()
    inset, middle = round(deck.MARGIN * dpr), image.height() // 2
    assert image.pixelColor(inset, middle).alpha() == 255
    assert image.pixelColor(inset - 1, middle).alpha() < 120
    assert image.pixelColor(image.width() - inset - 1, middle).alpha() == 255
    assert image.pixelColor(image.width() - inset, middle).alpha() < 120


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_no_state_moves_the_card_or_paints_to_the_pixmaps_edge(look):
    art = DeckArt(False, 1)
    image = art.face(parse("Jh"), 158, look).toImage()
    assert image.size() == art.face(parse("Jh"), 158).toImage().size()
    across, down = image.width() - 1, image.height() - 1
    edge = [image.pixelColor(x, y).alpha() for x in range(across) for y in (0, down)]
    edge += [image.pixelColor(x, y).alpha() for x in (0, across) for y in range(down)]
    assert max(edge) <= 3


@pytest.mark.parametrize("look", LOOKS[1:], ids=str)
def test_every_state_looks_different(look):
    art = DeckArt(False, 1)
    assert art.face(3, 98, look).toImage() != art.face(3, 98).toImage()


@pytest.mark.parametrize("height", [66, 158])
@pytest.mark.parametrize("card", ALL)
def test_a_covered_cards_ink_lies_within_the_strip(card, height):
    art = DeckArt(False, 1)
    image = art.index_only(card, height).toImage()
    left, size = round(art.margin), art.size(height)
    inked = [
        (x / size.width(), y / size.height())
        for x in range(3, round(size.width()) - 3)
        for y in range(3, round(size.height()) - 3)
        if lightness(image.pixelColor(left + x, left + y)) < 0.6
    ]
    assert max(x for x, _ in inked) < deck.STRIP
    assert min(x for x, _ in inked) > 0.02
    assert 0.5 < max(y for _, y in inked) < 0.62


@pytest.mark.parametrize("card", ALL)
def test_a_covered_card_shows_the_same_index_as_the_open_one(card):
    art = DeckArt(False, 1)
    covered, whole = art.index_only(card, 158).toImage(), art.face(card, 158).toImage()
    left = round(art.margin)
    strip = range(left + 3, left + round(art.size(158).width() * 0.345))
    assert all(
        abs(covered.pixelColor(x, y).red() - whole.pixelColor(x, y).red()) <= 2
        for x in strip
        for y in range(left + 3, left + 85)
    )


def test_four_colours_change_clubs_and_diamonds_alone():
    two, four = DeckArt(False, 1), DeckArt(True, 1)
    for card in ALL:
        same = two.face(card, 98).toImage() == four.face(card, 98).toImage()
        assert same == (suit(card) in {2, 3}), card


@BOTH
@pytest.mark.parametrize("four_colour", [False, True])
def test_the_index_is_painted_in_the_suits_ink(theme, four_colour):
    art = DeckArt(four_colour, 1, theme)
    for card in (parse("7c"), parse("7d"), parse("7h"), parse("7s")):
        image = art.index_only(card, 200).toImage()
        # The middle of the big suit sign.
        found = image.pixelColor(round(art.margin + 200 * 0.149), round(art.margin + 200 * 0.44))
        ink = QColor(themes.suit_inks(four_colour)[suit(card)])
        assert abs(found.red() - ink.red()) < 16
        assert abs(found.green() - ink.green()) < 16
        assert abs(found.blue() - ink.blue()) < 20


@BOTH
def test_a_losing_rank_can_still_be_read(theme):
    art = DeckArt(True, 1, theme)
    for word in ("7c", "7d", "7h", "7s"):
        image = art.index_only(parse(word), 200, Look(losing=True)).toImage()
        ink = image.pixelColor(round(art.margin + 200 * 0.149), round(art.margin + 200 * 0.44))
        paper = image.pixelColor(round(art.margin + 120), round(art.margin + 100))
        assert themes.contrast(ink.name(), paper.name()) >= 3.5


@pytest.mark.parametrize("look", [Look(losing=True), Look(folded=True)], ids=str)
def test_tints_are_opaque(look):
    image = DeckArt(False, 1).back(100, look).toImage()
    assert all(image.pixelColor(x, 70).alpha() == 255 for x in range(22, 90))


def test_the_same_question_gets_the_same_object():
    art = DeckArt(False, 1)
    assert art.face(7, 98) is art.face(7, 98)
    assert art.face(7, 98, Look(focus=True)) is art.face(7, 98, Look(focus=True))
    assert art.back(98) is art.back(98)
    assert art.face(7, 98) is not art.index_only(7, 98)
    assert art.face(7, 98) is not art.face(7, 99)


@pytest.mark.parametrize("back", deck.BACKS)
def test_a_back_reads_the_same_upside_down(back):
    image = DeckArt(False, 1, back=back).back(280).toImage()
    turned = image.copy(20, 20, 200, 280)
    other = turned.flipped()
    differing = sum(
        abs(turned.pixelColor(x, y).red() - other.pixelColor(x, y).red()) > 40
        for x in range(0, 200, 4)
        for y in range(0, 280, 4)
    )
    assert differing < 20


@BOTH
def test_cards_of_the_dark_theme_are_dimmer(theme):
    image = DeckArt(False, 1, theme).index_only(0, 158).toImage()
    found = image.pixelColor(20 + 60, 20 + 100)
    paper = lightness(found)
    assert lightness(QColor(theme.card_lo)) <= paper <= lightness(QColor(theme.card))
