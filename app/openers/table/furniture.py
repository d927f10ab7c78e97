"""The still things of the table: plates, portraits, bets, pot, deck, button, bubble, result.

Each is renewed on its own from the picture and the words; nothing keeps a sentence.
"""

from collections.abc import Callable

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from openers.art import chips, portraits
from openers.engine.table import Table
from openers.table import paintings as paint
from openers.table.arrange import seat_place
from openers.table.banner import banner
from openers.table.geometry import Rect
from openers.table.ghost import Ghost
from openers.table.paintings import Ink, Painting
from openers.table.part import Part
from openers.table.picture import Picture
from openers.table.places import Layout, Seat
from openers.table.placing import bubble_spot
from openers.table.speech import Speech

Z_DECK, Z_BET, Z_PLATE, Z_PORTRAIT, Z_KEY = 1.5, 6.0, 10.0, 11.0, 19.0
Z_HERO_PLATE, Z_BUBBLE, Z_BANNER = 25.0, 50.0, 60.0
_LEAST_CHIP = 0.7
"""Chips smaller than this, of their size where there is room, make way: fewer stacks are shown."""
Taken = Callable[[int], tuple[list[Rect], list[Rect]]]


class Furniture:
    """Builds and renews the still things.

    Attributes:
        bets: chips shown in front of each seat.
        turn: the seat that is to act, or -1.
        thinking: whether that seat takes its time.
        bubble_seat: whose bubble is shown, or -1.
        fresh: parts that have just come into sight and may fade in.
        lit: former pictures of plates whose ring has come or gone, to fade out.
        dot: which of the dots of a thinking seat is dark; -1: no dots.
    """

    def __init__(self, scene: QGraphicsScene, picture: Picture, taken: Taken) -> None:
        self._scene, self.picture, self._taken = scene, picture, taken
        self.layout: Layout | None = None
        self.speech: Speech | None = None
        self.ink: Ink | None = None
        self.parts: dict[str, Part] = {}
        self.bets: dict[int, int] = {}
        self.turn, self.thinking, self.bubble_seat = -1, False, -1
        self._dotted = -1
        self.fresh: list[Part] = []
        self.lit: list[Ghost] = []
        self.dot = -1
        self._ringed: set[int] = set()

    # -- helpers -----------------------------------------------------------------------------

    def part(self, name: str, kind: str = "", owner: int = -1, z: float = 0.0) -> Part:
        """A part by name, made the first time."""
        found = self.parts.get(name)
        if found is None:
            found = self.parts[name] = Part(kind, owner, z)
            self._scene.addItem(found)
        return found

    def clear(self) -> None:
        """Take all parts away: another match."""
        for part in self.parts.values():
            self._scene.removeItem(part)
        self.parts.clear()
        self.bets.clear()
        self.fresh.clear()
        self._drop_lit()
        self._ringed.clear()
        self.dot = self._dotted = -1
        self.turn, self.thinking, self.bubble_seat = -1, False, -1

    def seat(self, seat: int) -> Seat:
        """The places of a seat."""
        assert self.layout is not None
        return seat_place(self.layout, self.picture, seat)

    @property
    def ready(self) -> bool:
        """Whether there is a deal, a layout and words to show it with."""
        return None not in (self.layout, self.speech, self.ink, self.picture.table)

    def _props(self) -> tuple[Layout, Speech, Ink, Table]:
        """What every part is made of."""
        layout, speech, ink, table = self.layout, self.speech, self.ink, self.picture.table
        if layout is None or speech is None or ink is None or table is None:
            raise ValueError("nobody sits at the table")
        return layout, speech, ink, table

    # -- renewing ----------------------------------------------------------------------------

    def renew(self, name: str) -> None:
        """Bring one part, or one kind of part, to what the picture says."""
        if not self.ready:
            return
        kind, _, number = name.partition(" ")
        if number:
            {"plate": self._plate, "bet": self._bet_now}[kind](int(number))
            return
        {
            "plates": self._plates,
            "bets": self._bets_now,
            "pot": self._pot,
            "stub": self._stub,
            "pile": self._pile,
            "bubble": self._bubble,
            "turn": self._turn,
            "banner": self._banner,
            "dots": self._dots,
        }[kind]()

    def renew_all(self) -> None:
        """Bring everything to what the picture says."""
        for kind in ("bets", "turn", "pot", "stub", "pile", "bubble", "plates", "banner"):
            self.renew(kind)
        self.fresh.clear()
        self._drop_lit()

    def _drop_lit(self) -> None:
        for ghost in self.lit:
            ghost.vanish()
        self.lit.clear()

    def _plates(self) -> None:
        for seat in range(self._props()[3].seats):
            self._plate(seat)
        self._button()

    def _plate(self, seat: int) -> None:
        _, speech, ink, _ = self._props()
        says = speech.plate(
            self.picture, seat, turn=seat == self.turn, quiet=seat == self.bubble_seat,
            thinking=self.thinking and seat == self.turn,
        )  # fmt: skip
        at = self.seat(seat)
        if at.side == "hero":
            part = self.part("plate 0", "plate", seat, Z_HERO_PLATE)
            painting = paint.hero_plate(
                ink, at.plate.h, at.plate.w, says, speech.hero_hand(self.picture)
            )
            before = self._before(seat, says.turn, part)
            part.put(painting, at.plate.cx, at.plate.cy)
            self._light(before)
            return
        disc = at.portrait[2]
        part = self.part(f"plate {seat}", "plate", seat, Z_PLATE)
        face = self.part(f"portrait {seat}", "portrait", seat, Z_PORTRAIT)
        before = self._before(seat, says.turn, part, face)
        part.put(paint.plate(ink, at.plate.w, at.plate.h, disc, says), at.plate.cx, at.plate.cy)
        ring = ink.theme.turn if says.turn else None
        pixmap = portraits.portrait(
            speech.characters[seat], disc, ink.dpr, faded=says.folded, ring=ring
        )
        _put_portrait(face, pixmap, at.portrait)
        self._light(before)
        if seat in (self.turn, self._dotted):
            self._dots()

    def _before(self, seat: int, turn: bool, *parts: Part) -> list[tuple[Part, QPixmap]]:
        """What a seat's parts show before its ring comes or goes; nothing where it stays."""
        changes = (seat in self._ringed) != turn
        (self._ringed.add if turn else self._ringed.discard)(seat)
        return [(part, part.pixmap()) for part in parts if changes and part.isVisible()]

    def _light(self, before: list[tuple[Part, QPixmap]]) -> None:
        """Keep what was shown as ghosts, where it had the same size."""
        for part, pixmap in before:
            if part.pixmap().size() == pixmap.size():
                margin = 12.0 if part.kind == "plate" else 3.0  # the arc stands out of the disc
                self.lit.append(Ghost(self._scene, part, pixmap, margin))

    def _dots(self) -> None:
        """Three dots at the portrait of a seat that thinks; they pass one after the other."""
        part = self.part("dots", "dots", -1, Z_PORTRAIT + 0.5)
        if not self.thinking or self.turn < 0 or self.dot < 0:
            part.clear()
            self._dotted = -1
            return
        x, y, d = self.seat(self.turn).portrait
        part.owner = self._dotted = self.turn
        part.put(paint.dots(self._props()[2], self.dot % 4), x + d * 0.3, y + d * 0.44)

    def _button(self) -> None:
        _, _, ink, table = self._props()
        part = self.part("button", "button", -1, Z_PORTRAIT + 1)
        if not 0 <= table.button < table.seats:
            part.clear()
            return
        rect = self.seat(table.button).button
        part.owner = table.button
        pixmap = chips.button(rect.w, ink.dpr)
        part.put_pixmap(pixmap, chips.MARGIN, rect.cx, rect.cy)

    def _turn(self) -> None:
        self._plates()

    # -- chips -------------------------------------------------------------------------------

    def _bet_now(self, seat: int) -> None:
        self.bets[seat] = self._props()[3].bets[seat]
        self._bet(seat)

    def _bets_now(self) -> None:
        for seat in range(self._props()[3].seats):
            self._bet_now(seat)

    def _bet(self, seat: int) -> None:
        """Chips and number before a seat, as the place allows: beside each other or one above."""
        _, speech, ink, _ = self._props()
        pile = self.part(f"chips {seat}", "chips", seat, Z_BET)
        number = self.part(f"bet {seat}", "bet", seat, Z_BET + 0.5)
        amount, at = self.bets.get(seat, 0), self.seat(seat)
        if not amount:
            pile.clear()
            number.clear()
            return
        room = at.bet
        pill = paint.pill(ink, speech.amounts.chips(amount), 15 if room.h > 36 * ink.u else 14)
        if at.bet_upright:
            pixmap = self.chips(amount, room.w, room.h - pill.h)
            size = pixmap.deviceIndependentSize()
            height = size.height() - 2 * chips.MARGIN
            pile.put_pixmap(pixmap, chips.MARGIN, room.cx, room.bottom - pill.h - height / 2)
            number.put(pill, room.cx, room.bottom - pill.h / 2)
            return
        gap = 5 * ink.u
        pixmap = self.chips(amount, room.w - pill.w - gap, room.h)
        width = pixmap.deviceIndependentSize().width() - 2 * chips.MARGIN
        height = pixmap.deviceIndependentSize().height() - 2 * chips.MARGIN
        left = room.cx - (width + gap + pill.w) / 2
        foot = room.cy + min(room.h, max(height, pill.h)) / 2
        pile.put_pixmap(pixmap, chips.MARGIN, left + width / 2, foot - height / 2)
        number.put(pill, left + width + gap + pill.w / 2, foot - pill.h / 2)

    def chips(self, amount: int, w: float, h: float) -> QPixmap:
        """A picture of chips no larger than ``w`` x ``h``: rather fewer stacks than tiny chips."""
        ink = self._props()[2]
        d = 26 * ink.u
        for most in range(chips.MOST_STACKS, 0, -1):
            size = chips.size(amount, d, most)
            share = min(1.0, w / size.width(), h / size.height())
            if share >= _LEAST_CHIP:
                break
        return chips.stack(amount, max(10.0, d * share), ink.dpr, most)

    def _pot(self) -> None:
        layout, speech, ink, table = self._props()
        part = self.part("pot", "pot", -1, Z_BET + 1)
        pile = self.part("pot chips", "chips", -1, Z_BET)
        if table.ended or not table.pot_now():
            part.clear()
            pile.clear()
            return
        pill = paint.pot_pill(
            ink, layout.pill.h, layout.pill.w, speech.felt.pot(),
            speech.amounts.chips(table.pot_now()), speech.status.carried(table),
        )  # fmt: skip
        part.put(pill, layout.pill.cx, layout.pill.cy)
        if not table.pot:
            pile.clear()
            return
        room = layout.pot
        spare = room.w if layout.way.beside_pot else room.w - 2 * layout.stub.w - 20 * ink.u
        pixmap = self.chips(table.pot, spare, room.h - layout.pill.h + 2)
        high = pixmap.deviceIndependentSize().height() - 2 * chips.MARGIN
        pile.put_pixmap(pixmap, chips.MARGIN, room.cx, layout.pill.y - 3 * ink.u - high / 2)

    # -- deck and discards -------------------------------------------------------------------

    def _stub(self) -> None:
        layout, speech, _, table = self._props()
        away = self.picture.settled or table.step_name == "showdown" or not table.stub
        self._count("stub label", speech.felt.stub(table.stub), table.stub, layout.stub,
                    layout.stub_label, away)  # fmt: skip

    def _pile(self) -> None:
        layout, speech, _, table = self._props()
        count = table.discard_pile
        away = self.picture.settled or not self.picture.pile
        self._count("pile label", speech.felt.discards(count), count, layout.pile,
                    layout.pile_label, away)  # fmt: skip

    def _count(self, name: str, words: str, number: int, cards: Rect, room: Rect,
               away: bool) -> None:  # fmt: skip
        """How many cards lie there: in words where there is room, else a number on them."""
        _, speech, ink, _ = self._props()
        part = self.part(name, "label", -1, Z_BET + 0.8)
        if away:
            part.clear()
        elif room.w:
            part.put(paint.label(ink, words, room.w), room.cx, room.cy)
        else:
            pill = paint.pill(ink, speech.amounts.number(number), 13, 6, 0.9, heading=False)
            part.put(pill, cards.cx, cards.bottom - pill.h / 2 - 2)

    # -- words -------------------------------------------------------------------------------

    def _bubble(self) -> None:
        """The newest act at its seat, unless it is the reader's own or there is no room."""
        layout, speech, ink, table = self._props()
        picture, said = self.picture, self.picture.spoken
        part = self.part("bubble", "bubble", -1, Z_BUBBLE)
        before, self.bubble_seat = self.bubble_seat, -1
        part.clear()
        seat: int = -1 if said is None else getattr(said.event, "seat", -1)
        if seat >= 0 and seat != picture.hero and not picture.settled:
            loud, quiet = speech.bubble(picture, self.turn)
            ways = [(loud, quiet), (loud, "")] if quiet else [(loud, "")]
            index = (seat - picture.hero) % table.seats
            sizes = [paint.bubble_size(ink, *way) for way in ways]
            spot = bubble_spot(layout, index, sizes, *self._taken(seat))
            if spot is not None:
                which, rect, tip = spot
                part.put(paint.bubble(ink, rect, tip, *ways[which]), rect.cx, rect.cy)
                part.owner = self.bubble_seat = seat
                self.fresh.append(part)
        for changed in {before, self.bubble_seat} - {-1}:
            self._plate(changed)

    def _banner(self) -> None:
        layout, speech, ink, table = self._props()
        part = self.part("banner", "banner", -1, Z_BANNER)
        if not self.picture.settled:
            part.clear()
            return
        if not part.isVisible():
            self.fresh.append(part)
        room = layout.banner
        winners = [seat for seat in range(table.seats) if table.won[seat]]
        face = None
        if len(winners) == 1 and speech.characters[winners[0]]:
            disc = min(104 * ink.u, room.h * 0.78)
            face = portraits.portrait(
                speech.characters[winners[0]], disc, ink.dpr, faded=False, ring=ink.theme.mustard
            )
        words = speech.result(table)
        texts = (words[0], words[1], words[2], words[3])
        part.put(banner(ink, room.w, room.h, texts, face), room.cx, room.cy)
        part.owner = winners[0] if winners else -1

    def keys(self, labels: list[tuple[float, str]]) -> None:
        """The marks under the reader's cards: pairs of a middle and a text."""
        ink, layout = self.ink, self.layout
        for name in [n for n in self.parts if n.startswith("key ")][len(labels) :]:
            self.parts[name].clear()
        if ink is None or layout is None:
            return
        for i, (x, text) in enumerate(labels):
            part = self.part(f"key {i}", "key", self.picture.hero, Z_KEY)
            pill = paint.pill(ink, text, 12, 7, 0.55, heading=False)
            part.put(pill, x, layout.keys_y)


def _put_portrait(part: Part, pixmap: QPixmap, at: tuple[float, float, float]) -> None:
    """A portrait with its disc's middle at the place; hair and hat may stand out above."""
    x, y, d = at
    head = d * portraits.HEADROOM
    part.put(Painting(pixmap, portraits.MARGIN, d, d + head), x, y - head / 2)
