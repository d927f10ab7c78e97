"""The table as a widget: the scene, its director, and the reader's own cards."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from openers.art import background
from openers.art import theme as themes
from openers.art.deck import DeckArt
from openers.engine.actions import Legal
from openers.engine.events import DealBegan, Event
from openers.engine.table import Table
from openers.rules.rules import Rules
from openers.table.director import Director, clock
from openers.table.geometry import Rect
from openers.table.hand import HeroHand
from openers.table.layout import growth, solve
from openers.table.pace import Pace
from openers.table.paintings import Ink
from openers.table.prepaint import Prepaint
from openers.table.report import Item, report
from openers.table.speech import Speech
from openers.table.stage import ScenicStage
from openers.table.thinking import Thinking
from openers.words.events import LOGGED

SMALLEST = QSize(640, 400)
"""Below this the table is painted smaller instead of laid out anew."""
_AFTER_RESIZE = 120
_WAIT_KEYS = {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}


class Wishes(NamedTuple):
    """How the reader likes the table.

    Attributes:
        pace, motion: see `openers.table.pace`.
        text_scale: 0.8…2.0.
        sort_hand: whether the own cards are kept in order.
        four_colours: suits in four colours.
    """

    pace: str = "normal"
    motion: str = "full"
    text_scale: float = 1.0
    sort_hand: bool = True
    four_colours: bool = False


@final
class TableView(QGraphicsView):
    """The table.

    Signals:
        marks_changed(): other cards are marked for exchange.
        mark_refused(int): a card more than this many was to be marked.
        proceeded(): the reader clicked the felt or pressed Space to go on or to skip.
    """

    marks_changed = Signal()
    mark_refused = Signal(int)
    proceeded = Signal()

    def __init__(self, parent: QWidget | None = None, now: Callable[[], float] = clock) -> None:
        super().__init__(parent)
        self._scene = QGraphicsScene(self)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # By keys one comes to the cards, whose ring is seen; the felt itself takes only clicks.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.wishes = Wishes()
        self.stage = ScenicStage(self._scene)
        self.director = Director(self.stage, now, self)
        self.director.shown.connect(self._shown)
        self.director.idle.connect(self._sync)
        self._felt = QPixmap()
        self._painted: themes.Theme | None = None
        self._speech: Speech | None = None
        self._deck: DeckArt | None = None
        self._hand = HeroHand(
            self.viewport(),
            self._touched,
            self.mark_refused.emit,
            self._card_name,
            self.keyPressEvent,
        )
        self._later = self._single_shot(self.relayout)
        self._thinking = Thinking(self.stage.furniture, self)
        self.prepaint = Prepaint(lambda: self.director.busy, self)
        self._rename()

    def _single_shot(self, call: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(call)
        return timer

    # -- what the window calls ---------------------------------------------------------------

    def begin(self, rules: Rules, characters: Sequence[str], hero: int = 0) -> None:
        """Sit down at a match: ``characters`` a seat, "" for the person at the screen."""
        self.director.stop()
        self._thinking.stop()
        self._speech = Speech(characters, rules)
        self._hand.choose(-1)
        self.stage.begin(self._speech, hero, self.wishes.sort_hand)
        self._rename()
        self.relayout()

    def enqueue(self, event: Event) -> None:
        """Show an event, redacted for the hero, when its turn comes."""
        self.director.enqueue(event)

    def show_at_once(self, events: Iterable[Event]) -> None:
        """Show these without motion: a deal resumed, a step of a replay."""
        for event in events:
            self.director.enqueue(event)
        self.director.finish()

    def ask(self, legal: Legal | None) -> None:
        """What the hero is asked now; in the draw cards may be marked. None: nothing."""
        drawing = legal is not None and legal.phase == "draw"
        self._hand.choose(legal.discards if drawing and legal is not None else -1)
        self._touched(True)

    def set_turn(self, seat: int) -> None:
        """Whose turn it is: the ring goes there, and after a while the seat thinks; -1: nobody."""
        pace = self.director.pace
        if self.stage.light(seat, pace.ms("ring"), self.director.now()):
            self.director.wake()
        if seat >= 0 and seat != self.stage.picture.hero:
            self._thinking.watch(pace)
        else:
            self._thinking.stop()

    def marked(self) -> tuple[int, ...]:
        """The cards marked for exchange, as they lie."""
        picture = self.stage.picture
        cards = (picture.card[t] for t in picture.held(picture.hero) if t in self._hand.marked)
        return tuple(card for card in cards if card is not None)

    def toggle(self, place: int) -> None:
        """Mark or unmark the card at a place, 0 for the leftmost."""
        self._hand.toggle(place)

    def keep_all(self) -> None:
        """Unmark every card."""
        self._hand.keep_all()

    def focus_cards(self) -> None:
        """Put the keyboard on the first of the own cards."""
        self._hand.focus_first()

    def hint(self, cards: Iterable[int]) -> None:
        """Outline the cards the tutor would exchange; marks nothing."""
        wanted = set(cards)
        picture = self.stage.picture
        held = picture.held(picture.hero)
        self._hand.hints = frozenset(t for t in held if picture.card[t] in wanted)
        self._touched(False)

    def proceed(self) -> bool:
        """Go on where the table waits, or skip what moves; whether there was anything to do."""
        if self.director.proceed():
            return True
        if self.director.busy:
            self.director.finish()
            self._sync()
            return True
        return False

    def set_wishes(self, wishes: Wishes) -> None:
        """Take the reader's wishes, also in the middle of a deal."""
        before, self.wishes = self.wishes, wishes
        self.director.set_pace(Pace(wishes.pace, wishes.motion))
        self._thinking.calm(self.director.pace)
        if before.sort_hand != wishes.sort_hand:
            self.stage.picture.sort = wishes.sort_hand
            self.stage.picture.sort_hero()
            self._touched(False)
        if (before.text_scale, before.four_colours) != (wishes.text_scale, wishes.four_colours):
            self.relayout()

    @property
    def table(self) -> Table | None:
        """What has been shown so far, as the engine's own fold."""
        return self.stage.picture.table

    def geometry_report(self) -> list[Item]:
        """Everything in sight with its rectangle, for tests and pictures."""
        return report(self.stage)

    # -- laying out --------------------------------------------------------------------------

    def relayout(self) -> None:
        """Solve the layout for the size there is, paint everything anew, and let it rest."""
        self._later.stop()
        size = self.viewport().size()
        if self._speech is None or size.width() < 2 or size.height() < 2:
            self._bare(size)
            return
        rules, seats = self._speech.rules, len(self._speech.characters)
        stud = rules.stud
        room = size.expandedTo(SMALLEST)
        layout = solve(
            room.width(), room.height(), seats, rules.cards_each, self.wishes.text_scale, stud
        )
        dpr = self.devicePixelRatioF()
        theme = themes.current()
        deck = self._deck
        if (
            deck is None
            or (deck.four_colour, deck.dpr) != (self.wishes.four_colours, dpr)
            or deck.theme is not theme
        ):
            deck = self._deck = DeckArt(self.wishes.four_colours, dpr, theme)
        self.stage.touch = self._hand.touch()
        self._paint_felt(room, layout.rail, layout.pill, dpr, layout.growth)
        self.stage.dress(layout, deck, Ink(theme, dpr, layout.unit))
        self._sync()
        if self.isVisible():
            self.prepaint.begin(deck, layout)

    def _bare(self, size: QSize) -> None:
        """The table before anybody sits at it."""
        if size.width() > 60 and size.height() > 60:
            w, h = size.width(), size.height()
            rail = Rect(26, 34, w - 52, h - 60)
            middle = Rect(w / 2, h * 0.46, 0, 0)
            self._paint_felt(size, rail, middle, self.devicePixelRatioF(), growth(w, h))

    def _paint_felt(self, room: QSize, rail: Rect, middle: Rect, dpr: float, unit: float) -> None:
        self._painted = themes.current()
        self._scene.setSceneRect(QRectF(0, 0, room.width(), room.height()))
        self._stretch()
        self._felt = background.table(
            room.width(), room.height(), QRectF(rail.x, rail.y, rail.w, rail.h), dpr,
            QPointF(middle.cx, middle.cy - middle.h / 2), unit,
        )  # fmt: skip
        self.resetCachedContent()
        self.viewport().update()

    def _stretch(self) -> None:
        """Fit what is painted into the size there is, until it is painted anew."""
        scene, size = self._scene.sceneRect(), self.viewport().size()
        self.resetTransform()
        if scene.width() and scene.height():
            x, y = size.width() / scene.width(), size.height() / scene.height()
            stretched = abs(x - 1) > 1e-6 or abs(y - 1) > 1e-6
            if stretched:
                self.scale(x, y)
            # Without it a squeezed table would lose whole rows of its texts.
            self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, stretched)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The room, the rail and the felt."""
        painter.drawPixmap(QPointF(0, 0), self._felt)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stretch at once, lay out anew a moment after the last change."""
        super().resizeEvent(event)
        if self._felt.isNull() or not self.isVisible():
            self.relayout()
            return
        self._stretch()
        self._sync()
        self._later.start(_AFTER_RESIZE)

    def hideEvent(self, event: QHideEvent) -> None:
        """Out of sight nothing is painted in advance."""
        super().hideEvent(event)
        self.prepaint.stop()

    def changeEvent(self, event: QEvent) -> None:
        """Another language or theme: everything is said and painted anew."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._rename()
            self.relayout()
        elif event.type() == QEvent.Type.StyleChange and self._painted is not themes.current():
            self.relayout()

    def event(self, event: QEvent) -> bool:
        """A screen of another resolution: paint for it."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._later.start(0)
        return super().event(event)

    def _rename(self) -> None:
        if self._speech is not None:
            self.setAccessibleName(self._speech.felt.table())

    # -- what happens ------------------------------------------------------------------------

    def _shown(self, event: Event) -> None:
        if isinstance(event, DealBegan):
            self._hand.choose(-1)
        self._thinking.stop()
        self.stage.touch = self._hand.touch()
        self._sync()
        table = self.stage.picture.table
        if type(event) in LOGGED and self._speech is not None and table is not None:
            said = self._speech.events.announcement(event, table)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def _touched(self, marks: bool) -> None:
        """The reader's cards were touched: lift, ring and mark follow."""
        self.stage.touch = self._hand.touch()
        pace = self.director.pace
        ms = pace.ms("mark") if marks else pace.ms("hover")
        if self.stage.furniture.ready and self.stage.glide(ms, self.director.now()):
            self.director.wake()
        self._sync()
        if marks:
            self.marks_changed.emit()

    def _sync(self) -> None:
        """Buttons and the marks under the cards where the cards are going to lie."""
        if not self.stage.furniture.ready:
            return
        picture = self.stage.picture
        poses = {t: p.pose for t, p in self.stage.places().items()}
        transform = self.transform()
        self._hand.sync(picture, poses, (transform.m11(), transform.m22()))
        self.stage.furniture.keys(self._keys())

    def _keys(self) -> list[tuple[float, str]]:
        """The marks under the own cards: numbers to press, or up and down in stud."""
        assert self._speech is not None
        picture, felt = self.stage.picture, self._speech.felt
        held = picture.held(picture.hero)
        poses = {t: p.pose for t, p in self.stage.places().items()}
        if self._hand.choosing:
            number = self._speech.amounts.number
            return [
                (poses[t].x, felt.hint() if t in self._hand.hints else number(i))
                for i, t in enumerate(held, 1)
            ]
        table = picture.table
        if not self._speech.rules.stud or table is None or table.folded[picture.hero]:
            return []
        if table.step_name != "showdown":
            return [(poses[t].x, felt.up() if t in picture.open else felt.down()) for t in held]
        return []

    def _card_name(self, card: int | None, place: int, marked: bool) -> str:
        return self._speech.cards.at_place(card, place, marked) if self._speech else ""

    # -- keys and mouse ----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the cards; Space goes on or skips. Others are left to the window."""
        if self._hand.press(event):
            event.accept()
        elif event.key() == Qt.Key.Key_Space and not event.modifiers():
            self.proceed()
            self.proceeded.emit()
            event.accept()
        else:
            event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table does not scroll."""
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the felt goes on or skips what moves."""
        if event.button() == Qt.MouseButton.LeftButton and self.proceed():
            self.proceeded.emit()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Taken, so that the window below hears no half of a click."""
        event.accept()
