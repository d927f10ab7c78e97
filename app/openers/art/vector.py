"""The card files as SVG, in the colours and the arrangement asked for."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache

from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

from openers import assets
from openers.art.theme import LIGHT, SUITS_FOUR, SUITS_TWO, Theme
from openers.cards import card as cards

#: A pip field above the ribbon: scaled by this about the point x, y of the 250 × 350 card.
_RAISED = (0.84, 172, 14)

ET.register_namespace("", "http://www.w3.org/2000/svg")
ET.register_namespace("xlink", "http://www.w3.org/1999/xlink")


@cache
def _source(name: str) -> str:
    return assets.path(f"cards/{name}.svg").read_text(encoding="utf-8")


def _renderer(text: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(text.encode()))


def _arranged(text: str, *, index_only: bool, raised: bool) -> str:
    """`text` without its picture, or with the picture moved up to make room for a ribbon."""
    tree = ET.fromstring(text)  # noqa: S314 - our own file
    picture = next(layer for layer in tree if layer.get("id") == "picture")
    if index_only:
        tree.remove(picture)
    elif raised:
        scale, x, y = _RAISED
        picture.set(
            "transform", f"translate({x * (1 - scale):.2f} {y * (1 - scale):.2f}) scale({scale})"
        )
    return ET.tostring(tree, encoding="unicode")


def face(
    card: int, *, four_colour: bool, index_only: bool = False, raised: bool = False
) -> QSvgRenderer:
    """The face of `card` (0…51): whole, its index alone, or its pips raised above a ribbon."""
    suit = cards.suit(card)
    text = _source(cards.text(card).upper())
    if four_colour:
        text = text.replace(SUITS_TWO[suit].lower(), SUITS_FOUR[suit].lower())
    court = cards.JACK <= cards.rank(card) <= cards.KING
    if index_only or (raised and not court):
        text = _arranged(text, index_only=index_only, raised=raised)
    return _renderer(text)


def back(theme: Theme, design: str) -> QSvgRenderer:
    """A back: ``harlequin`` or ``leaf``."""
    text = _source(f"back_{design}")
    for token in ("back", "back_2", "back_3", "card"):
        text = text.replace(getattr(LIGHT, token).lower(), getattr(theme, token).lower())
    return _renderer(text)
