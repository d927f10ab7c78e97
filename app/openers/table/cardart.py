"""Card pixmaps for the table's sprites: a face of the table in terms of the deck's art."""

from PySide6.QtGui import QPixmap

from openers.art.deck import REST, DeckArt, Look
from openers.table.arrange import Face


class CardArt:
    """Pixmaps of faces; ``ribbon`` is the word on a card to be exchanged, in today's language."""

    def __init__(self, deck: DeckArt, ribbon: str = "") -> None:
        self.deck, self.ribbon = deck, ribbon

    def pixmap(self, face: Face, height: float, flying: bool) -> QPixmap:
        """The pixmap of a face, the margin included."""
        look = self._look(face, flying)
        if face.card is None:
            return self.deck.back(height, look)
        if face.covered and not face.marked and not face.hover:
            return self.deck.index_only(face.card, height, look)
        return self.deck.face(face.card, height, look)

    def _look(self, face: Face, flying: bool) -> Look:
        if face == Face(face.card, face.covered) and not flying:
            return REST
        return Look(
            hover=face.hover,
            lifted=flying or face.marked,
            ribbon=self.ribbon if face.marked else "",
            openers=face.opener,
            winning=face.state == "winning",
            losing=face.state == "losing",
            folded=face.state == "folded",
            focus=face.focus,
            hint=face.hint,
        )
