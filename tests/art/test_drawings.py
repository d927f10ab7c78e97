"""The drawn files: the script makes exactly them, they are plain, and they fit the budget."""

import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from helpers.places import ROOT
from openers import assets

CARDS = ROOT / "resources" / "cards"
ICONS = ROOT / "resources" / "icons"
FACES = [f"{rank}{suit}" for suit in "CDHS" for rank in "23456789TJQKA"]
SVG = "{http://www.w3.org/2000/svg}"
PLAIN = {"svg", "g", "defs", "use", "path", "rect", "circle", "ellipse"}


@pytest.fixture(scope="module")
def drawn_again(tmp_path_factory):
    out = tmp_path_factory.mktemp("drawn")
    command = [sys.executable, str(ROOT / "packaging" / "draw"), "--out", str(out)]
    subprocess.run(command, check=True, timeout=60)
    return out


@pytest.mark.parametrize("folder", ["cards", "icons"])
def test_the_script_draws_exactly_the_files_that_are_there(drawn_again, folder):
    again = {file.name: file.read_bytes() for file in (drawn_again / folder).iterdir()}
    there = {file.name: file.read_bytes() for file in (ROOT / "resources" / folder).iterdir()}
    assert again.keys() == there.keys()
    assert [name for name in again if again[name] != there[name]] == []


def test_the_deck_is_whole_and_small():
    files = {file.name for file in CARDS.iterdir()}
    wanted = {*FACES, "back_harlequin", "back_leaf", *(f"suit_{suit}" for suit in "CDHS")}
    assert files == {f"{name}.svg" for name in wanted}
    assert sum(file.stat().st_size for file in CARDS.iterdir()) < 200_000


@pytest.mark.parametrize("file", [*CARDS.iterdir(), *ICONS.iterdir()], ids=lambda file: file.name)
def test_only_plain_shapes(file):
    tree = ET.parse(file)
    names = {element.tag.removeprefix(SVG) for element in tree.iter()}
    assert names <= PLAIN
    attributes = {name for element in tree.iter() for name in element.attrib}
    assert not {"style", "filter", "clip-path", "mask", "onload"} & attributes
    arcs = [element for element in tree.iter() if "A" in element.get("d", "").upper()]
    assert not arcs


@pytest.mark.parametrize("name", FACES)
def test_a_face_has_paper_picture_and_index(name):
    layers = [layer.get("id") for layer in ET.parse(CARDS / f"{name}.svg").getroot()]
    assert [layer for layer in layers if layer] == ["paper", "picture", "index"]


@pytest.mark.parametrize("file", [*CARDS.iterdir(), *ICONS.iterdir()], ids=lambda file: file.name)
def test_qt_paints_it(file):
    renderer = QSvgRenderer(str(assets.path(f"{file.parent.name}/{file.name}")))
    assert renderer.isValid()
    image = QImage(100, 140, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    colours = {image.pixel(x, y) for x in range(0, 100, 2) for y in range(0, 140, 2)}
    assert len(colours) > 1


@pytest.mark.parametrize("name", [*FACES, "back_harlequin", "back_leaf"])
def test_nothing_leans_out_of_the_card(name):
    """Painted with room on all sides, a card leaves that room clear."""
    renderer = QSvgRenderer(str(CARDS / f"{name}.svg"))
    image = QImage(145, 195, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(10, 10, 125, 175))
    painter.end()
    outside = [
        (x, y)
        for x in range(145)
        for y in range(195)
        if not (9 <= x < 136 and 9 <= y < 186) and image.pixelColor(x, y).alpha()
    ]
    assert not outside
