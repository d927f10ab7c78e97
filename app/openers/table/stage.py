"""The stage: sprites and furniture of the scene, brought to what the picture says.

It performs the director's steps. Where things end is never decided here: `arrange` says it.
"""

from collections.abc import Collection

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from openers.art.deck import DeckArt
from openers.engine.events import Acted, DealBegan, DealEnded, Discarded, Event, Shown, Won
from openers.engine.setup import setup_for
from openers.table.arrange import (
    Face,
    Place,
    Touch,
    Verdict,
    arrange,
    openers_held,
    pile_pose,
    seat_place,
    stub_pose,
    verdict_of,
)
from openers.table.cardart import CardArt
from openers.table.choreography import Step
from openers.table.furniture import Z_DECK, Furniture
from openers.table.geometry import Pose, Rect
from openers.table.ghost import Ghost, Melting
from openers.table.paintings import Ink
from openers.table.picture import Picture
from openers.table.places import Layout
from openers.table.speech import Speech
from openers.table.sprites import CardSprite, ChipSprite, Fade

_TURNS = (Acted, Discarded, Shown)
_BACK = Face()


class ScenicStage:
    """Everything on the table.

    Attributes:
        picture: what is shown.
        cards: the sprite of each token.
        furniture: the still things.
        touch: what the reader does with the own cards.
        rules: of the match, through ``speech``.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.picture = Picture()
        self.cards: dict[int, CardSprite] = {}
        self.furniture = Furniture(scene, self.picture, self.taken)
        self.touch = Touch()
        self._art: CardArt | None = None
        self._leaving: list[CardSprite] = []
        self._chips: list[ChipSprite] = []
        self._fades: list[Fade | Melting] = []
        self._deck: list[QGraphicsPixmapItem] = []

    # -- setting up --------------------------------------------------------------------------

    def begin(self, speech: Speech, hero: int, sort: bool) -> None:
        """Another match: an empty table and its words."""
        self._clear()
        self.picture = Picture(hero, sort)
        self.furniture.picture = self.picture
        self.furniture.speech = speech

    def _clear(self) -> None:
        for sprite in [*self.cards.values(), *self._leaving, *self._chips]:
            self._scene.removeItem(sprite)
        self.cards.clear()
        self._leaving.clear()
        self._chips.clear()
        self._end_fades()
        self.furniture.clear()
        self._show_deck(None)

    def dress(self, layout: Layout, deck: DeckArt, ink: Ink) -> None:
        """Another size, theme, language or resolution: everything anew where it belongs."""
        furniture = self.furniture
        furniture.layout, furniture.ink = layout, ink
        speech = furniture.speech
        self._art = CardArt(deck, speech.felt.ribbon() if speech else "")
        for sprite in self.cards.values():
            sprite.redress(self._art)
        self.settle()

    @property
    def layout(self) -> Layout:
        """The layout in force. Raises ValueError before there is one."""
        if self.furniture.layout is None:
            raise ValueError("the table has no size yet")
        return self.furniture.layout

    # -- the director's stage ----------------------------------------------------------------

    def take_in(self, event: Event) -> None:
        """Let the picture take an event in."""
        size = 0
        if isinstance(event, DealBegan) and self.furniture.speech is not None:
            rules = self.furniture.speech.rules
            size = len(setup_for(rules, sum(event.dealt_in)).deck)
        self.picture.apply(event, size)
        if isinstance(event, _TURNS):
            self.furniture.turn, self.furniture.thinking = event.seat, False
        elif isinstance(event, DealBegan | DealEnded | Won):
            self.furniture.turn, self.furniture.thinking = -1, False
        if isinstance(event, DealBegan):
            self.touch = Touch()

    def perform(self, step: Step, start: float) -> None:
        """Begin a step."""
        if not self.furniture.ready or self._art is None:
            return
        if step.kind == "glide":
            self.glide(step.ms, start, step.tokens)
        elif step.kind == "take":
            self._take(step, start)
        elif step.kind == "fly":
            self._fly(step, start)
        elif step.kind == "tint":
            self._tint(step, start)
        else:
            self._show(step, start)

    def frame(self, now: float) -> bool:
        """One frame; whether anything still moves."""
        moves = False
        for sprite in self.cards.values():
            if sprite.moving:
                moves |= sprite.advance_to(now)
        for sprite in self._leaving[:]:
            if sprite.advance_to(now):
                moves = True
            else:
                self._leaving.remove(sprite)
                self._scene.removeItem(sprite)
        for flight in self._chips[:]:
            if flight.advance_to(now):
                moves = True
            else:
                self._land(flight)
        self._melt(self.furniture.lit, now, 0.0)
        self._fades = [fade for fade in self._fades if fade.advance_to(now)]
        return moves or bool(self._fades)

    def settle(self) -> None:
        """Everything at once where the picture says it is."""
        for sprite in [*self._leaving, *self._chips]:
            self._scene.removeItem(sprite)
        self._leaving.clear()
        self._chips.clear()
        self._end_fades()
        if not self.furniture.ready or self._art is None:
            return
        for token in set(self.cards) - self.picture.tokens():
            self._scene.removeItem(self.cards.pop(token))
        self.glide(0.0, 0.0)
        self.show_deck()
        self.furniture.renew_all()

    def _end_fades(self) -> None:
        for fade in self._fades:
            fade.advance_to(float("inf"))
        self._fades.clear()

    # -- steps -------------------------------------------------------------------------------

    def places(self) -> dict[int, Place]:
        """Where every card belongs now."""
        speech = self.furniture.speech
        if speech is None or self.furniture.layout is None:
            return {}
        rules = speech.rules
        verdict = verdict_of(self.picture, rules) if self.picture.settled else Verdict()
        held = openers_held(self.picture, rules)
        return arrange(self.picture, self.layout, self.touch, verdict, held)

    def glide(self, ms: float, start: float, only: Collection[int] = ()) -> bool:
        """Send cards to their places, all of them or only some; whether any goes."""
        goes = False
        for token, place in self.places().items():
            if only and token not in only:
                continue
            sprite = self.cards.get(token) or self._birth(token, place)
            late = ms <= 0 and sprite.moving  # it is on its way there, and shall be there
            if sprite.target != place.pose or sprite.shows != place.face or late:
                sprite.animate(place.pose, place.face, ms, start)
                goes = True
        return goes

    def _birth(self, token: int, place: Place) -> CardSprite:
        """A new card, on top of the deck; shown openers that had left come from the pile."""
        assert self._art is not None
        sprite = CardSprite(token, self._art, stub_pose(self.layout), _BACK)
        self.cards[token] = sprite
        self._scene.addItem(sprite)
        return sprite

    def _take(self, step: Step, start: float) -> None:
        pose = stub_pose(self.layout) if step.end == "stub" else pile_pose(self.layout, 0)
        for token in step.tokens:
            sprite = self.cards.pop(token, None)
            if sprite is None:
                continue
            sprite.animate(pose, _BACK, step.ms, start)
            if sprite.moving:
                self._leaving.append(sprite)
            else:
                self._scene.removeItem(sprite)

    def _tint(self, step: Step, start: float) -> None:
        """Cards whose state changes while they lie there keep their old picture for a while."""
        for token, place in self.places().items() if step.ms > 0 else ():
            sprite = self.cards.get(token)
            if sprite is None or sprite.face.state == place.face.state:
                continue
            if sprite.face.card == place.face.card and not sprite.moving:
                ghost = Ghost(self._scene, sprite, sprite.pixmap(), sprite.bare_margin)
                self._melt([ghost], start, step.ms)

    def light(self, seat: int, ms: float, start: float) -> bool:
        """Send the ring of the seat in turn there, -1: nowhere; whether anything fades."""
        furniture = self.furniture
        before, furniture.turn, furniture.thinking = furniture.turn, seat, False
        self._melt(furniture.lit, start, 0.0)
        for changed in {before, seat} - {-1}:
            furniture.renew(f"plate {changed}")
        if furniture.bubble_seat >= 0 and before != seat:
            furniture.renew("bubble")  # whether it says that one is next
        return self._melt(furniture.lit, start, ms)

    def _melt(self, ghosts: list[Ghost], start: float, ms: float) -> bool:
        """Let former pictures go out of sight; whether that takes time."""
        fades = [Melting(ghost, start, ms) for ghost in ghosts]
        ghosts.clear()
        self._fades += [fade for fade in fades if fade.advance_to(start)]
        return ms > 0 and bool(fades)

    def _fly(self, step: Step, start: float) -> None:
        furniture = self.furniture
        amount = step.chips
        kind, _, number = step.start.partition(" ")
        if not amount and kind == "bet":
            amount = furniture.bets.get(int(number), 0)
        if step.ms <= 0 or not amount:
            for part in step.parts:
                furniture.renew(part)
            return
        flight = ChipSprite(self._chip_pixmap(amount), step.parts)
        flight.animate(self._spot(step.start), self._spot(step.end), step.ms, start)
        self._chips.append(flight)
        self._scene.addItem(flight)

    def _chip_pixmap(self, amount: int) -> QPixmap:
        layout = self.layout
        return self.furniture.chips(amount, 120 * layout.unit, 44 * layout.unit)

    def _spot(self, name: str) -> Pose:
        """The middle of a place chips travel from or to."""
        if name == "pot":
            pot, pill = self.layout.pot, self.layout.pill
            return Pose(pot.cx, (pot.y + pill.y) / 2, 1.0)
        kind, _, number = name.partition(" ")
        seat = seat_place(self.layout, self.picture, int(number))
        rect = seat.plate if kind == "seat" else seat.bet
        return Pose(rect.cx, rect.cy, 1.0)

    def _land(self, flight: ChipSprite) -> None:
        self._chips.remove(flight)
        self._scene.removeItem(flight)
        for part in flight.parts:
            self.furniture.renew(part)

    def _show(self, step: Step, start: float) -> None:
        self.furniture.fresh.clear()
        self._melt(self.furniture.lit, start, 0.0)
        for name in step.parts:
            self.furniture.renew(name)
            if name == "stub":
                self.show_deck()
        for part in self.furniture.fresh:
            rises = part.kind == "banner"
            fade = Fade(part, start, step.ms, 12.0 if rises else 0.0, 1.0 if rises else 0.9)
            if step.ms > 0 and fade.advance_to(start):
                self._fades.append(fade)
        self.furniture.fresh.clear()
        self._melt(self.furniture.lit, start, step.ms)

    # -- the deck ----------------------------------------------------------------------------

    def show_deck(self) -> None:
        """The stub as a few cards one on the other, or nothing where it is used up or away."""
        table, settled = self.picture.table, self.picture.settled
        away = table is None or settled or table.step_name == "showdown" or not table.stub
        self._show_deck(None if away else self._art)

    def _show_deck(self, art: CardArt | None) -> None:
        if art is None:
            for item in self._deck:
                self._scene.removeItem(item)
            self._deck.clear()
            return
        while len(self._deck) < 3:
            item = QGraphicsPixmapItem()
            self._deck.append(item)
            self._scene.addItem(item)
        pose = stub_pose(self.layout)
        pixmap = art.pixmap(_BACK, pose.height, False)
        size = pixmap.deviceIndependentSize()
        for i, item in enumerate(self._deck):
            item.setPixmap(pixmap)
            item.setZValue(Z_DECK + i * 0.01)
            x, y = pose.x - size.width() / 2 + 2 - i * 1.5, pose.y - size.height() / 2 + 2 - i * 2
            item.setPos(round(x), round(y))

    # -- reading -----------------------------------------------------------------------------

    def taken(self, seat: int) -> tuple[list[Rect], list[Rect]]:
        """What a bubble of ``seat`` must not cover, and that seat's cards while they lie closed.

        Both where things are or are going to be.
        """
        layout, places = self.layout, self.places()
        own = set(self.picture.held(seat)) if not self.picture.lies_open(seat) else set()
        backs = [places[token].pose.rect for token in own]
        rects = [one.box for one in layout.seats]
        rects += [place.pose.rect for token, place in places.items() if token not in own]
        rects += [one.bet for i, one in enumerate(layout.seats) if self._bets_at(i)]
        parts = self.furniture.parts
        names = ("pot", "pot chips", "stub label", "pile label", "button")
        rects += [parts[name].rect for name in names if name in parts and parts[name].rect.w]
        if self._deck:
            rects.append(layout.stub)
        return rects, backs

    def _bets_at(self, index: int) -> bool:
        table = self.picture.table
        return table is not None and bool(table.bets[(index + self.picture.hero) % table.seats])
