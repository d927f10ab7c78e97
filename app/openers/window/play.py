"""The running match at the table: what the game says is shown, what the person wants is told."""

from typing import cast, final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from openers.cards.ranking import Category
from openers.engine.actions import Action, AskOpeners, Legal
from openers.engine.events import Acted, DealBegan, Event, StepBegan
from openers.engine.setup import setup_for
from openers.engine.table import Table
from openers.panels.marks import kept_text, splits_openers
from openers.panels.money import Money
from openers.panels.rows import Outcome
from openers.rules.catalogue import STUDS
from openers.session.game import Game
from openers.settings.store import Settings
from openers.window.answers import Answers
from openers.window.coach import Coach
from openers.window.play_words import PlayWords
from openers.window.table_room import TableRoom
from openers.words.people import PeopleWords

THINKING_MS = {"learn": 700, "normal": 700, "fast": 250, "instant": 0}
"""How long opponents seem to think at each pace, in the mean."""


@final
class Play(QObject):
    """Binds a game to the room.

    Signals:
        changed: what may be done now has changed.
        new_game: the person would rather begin anew.
        acted: the person did something of their own at the table.
    """

    changed = Signal()
    new_game = Signal()
    acted = Signal()

    def __init__(
        self, game: Game, room: TableRoom, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._game, self._room, self._settings = game, room, settings
        self.words = PlayWords()
        self.answers = Answers(game, room)
        self._coach: Coach | None = None
        self._fresh = True
        self._result = self._proof = False
        self._left = 0
        self._countdown = QTimer(self)
        self._countdown.setInterval(1000)
        self._countdown.timeout.connect(self._tick)
        self._listen()

    def _listen(self) -> None:
        game, view, bar = self._game, self._room.view, self._room.bar
        game.happened.connect(self._happened)
        game.replaying.connect(self._replaying)
        game.asked.connect(self._asked)
        game.your_turn.connect(self._your_turn)
        game.refused.connect(self.answers.refuse)
        game.deal_over.connect(self._deal_over)
        view.director.shown.connect(self._shown)
        view.director.idle.connect(game.caught_up)
        view.director.idle.connect(self.changed)
        view.director.waiting.connect(self._waits)
        view.marks_changed.connect(self._marks_changed)
        view.mark_refused.connect(self.answers.too_many)
        bar.intent.connect(self._intend)
        bar.refused.connect(self.answers.refuse)
        bar.not_a_number.connect(self.answers.not_a_number)
        bar.next_deal.connect(self.next_deal)
        bar.ask_openers.connect(self.ask_openers)
        bar.new_game.connect(self.new_game)
        bar.pace.connect(self._hurry)
        bar.go_on.connect(view.proceed)

    # -- sitting down ----------------------------------------------------------------------------

    def expect(self) -> None:
        """A match is about to begin or to go on."""
        self._fresh = True
        self._stop_result()
        self._room.notice.hide()

    def coach(self, coach: Coach | None) -> None:
        """Explain the moments of the next deals, or stop."""
        self._coach = coach

    def _begin(self) -> None:
        """Lay the table for the match that has just begun to speak."""
        self._fresh = False
        game, room = self._game, self._room
        rules, names = game.rules, game.names
        room.view.begin(rules, names, game.hero)
        room.bar.play_under(rules)
        room.bar.wait(None)
        room.strip.play_under(rules, names)
        room.side.log.play_under(rules, names)
        room.side.odds.play_under(rules, names)
        room.side.rules.play_under(rules)
        self.choose_colours()

    def choose_colours(self) -> None:
        """Two or four colours, as the setting and the game say."""
        if self._game.seated:
            four = self.four_colours(self._game.rules.family)
            self._room.side.hands.play_under(self._game.rules, four)
            self._room.side.odds.colour_suits(four)

    def four_colours(self, family: str) -> bool:
        """Whether the suits have four colours in a game of this family."""
        wish = self._settings.four_colours
        return bool(wish == "four" or (wish == "auto" and family in STUDS))

    # -- what the game says ----------------------------------------------------------------------

    def _happened(self, event: Event) -> None:
        if self._fresh:
            self._begin()
        if isinstance(event, DealBegan):
            self._stop_result()
            self._room.bar.wait(None)
            self._room.view.ask(None)
        self._room.view.enqueue(event)

    def _replaying(self, begins: bool) -> None:
        if not begins:
            self._room.view.director.finish()

    def _shown(self, event: Event) -> None:
        """An event begins to be shown: the panels follow the picture."""
        room, table = self._room, self._room.view.table
        room.side.log.add(event)
        if table is None:
            return
        room.strip.follow(table)
        room.side.odds.follow(table)
        if isinstance(event, Acted | StepBegan) and not self._result and not room.bar.phase:
            room.bar.wait(table)
        self._show_hand(table)
        self.changed.emit()

    def _show_hand(self, table: Table) -> None:
        """Mark the hand the person holds in the chart of hands."""
        cards = [card for card in table.hands[self._game.hero] if card is not None]
        kind: Category | None = None
        if len(cards) >= 5:
            ranking = setup_for(self._game.rules, sum(table.dealt_in)).ranking
            kind = ranking.category(ranking.value([*cards, *table.common]))
        self._room.side.hands.show_mine(kind)

    def _asked(self, seat: int) -> None:
        game, room = self._game, self._room
        room.view.set_turn(seat)
        table = game.table
        if table is None or seat == game.hero or self._proof:
            return
        out = not table.live(game.hero) and table.dealt_in[game.hero]
        if out and seat >= 0:
            room.bar.watch()
        else:
            room.bar.wait(table, PeopleWords().name(game.names[seat]) if seat >= 0 else "")
        self.changed.emit()

    def _your_turn(self, legal: Legal) -> None:
        room, table = self._room, self._game.table
        if table is None:
            return
        if legal.phase == "proof":
            self._proof = True
            self._show_result(may_ask=True)
        else:
            room.bar.offer(legal, table)
            room.strip.follow(table, legal)
            room.view.ask(legal)
            if legal.phase == "draw":
                self._marks_changed()
            self._attend()
        self.explain(legal)
        self.changed.emit()

    def explain(self, legal: Legal) -> None:
        """Let the coach say what is new about this moment, if there is one at the table."""
        coach, table = self._coach, self._game.table
        if coach is None or table is None or self._game.rules.stud:
            return
        moment = coach.moment(legal, table)
        if moment:
            self._room.notice.say(lambda: coach.sentence(moment), stays=True)

    def _attend(self) -> None:
        """Bring the keyboard to the table, unless it is at something of the person's own."""
        room = self._room
        focus = self._focus()
        idle = {room.window(), room.bar, room.bar.result_row.next}
        if focus is None or focus in idle or not (focus.isVisible() and focus.isEnabled()):
            room.view.setFocus()

    def _focus(self) -> QWidget | None:
        """The widget that has the keyboard in this window."""
        return cast("QWidget | None", self._room.window().focusWidget())

    def _waits(self, waiting: bool) -> None:
        if waiting:
            self._room.bar.let_read()
        elif not self._room.bar.phase:
            self._room.bar.wait(self._room.view.table)
        self.changed.emit()

    # -- the result ------------------------------------------------------------------------------

    def _deal_over(self) -> None:
        self._proof = False
        self._room.view.director.finish()
        self._room.side.log.close_deal(self._game.revealed, self._game.deal_seed)
        self._show_result(may_ask=False)
        if self._coach is not None:
            coach = self._coach
            self._room.notice.say(lambda: coach.sentence("result"), stays=True)
            self._coach = None
        self.changed.emit()

    def _show_result(self, may_ask: bool) -> None:
        self._result = True
        room = self._room
        room.view.set_turn(-1)
        room.view.ask(None)
        self._left = self._settings.auto_deal if not self._hero_broke() else 0
        self._tell_result(may_ask)
        if self._left:
            self._countdown.start()
        focus = self._focus()
        if focus is None or room.bar.isAncestorOf(focus) or focus is room.view:
            room.bar.result_row.next.setFocus()

    def _tell_result(self, may_ask: bool) -> None:
        game = self._game
        rules, table = game.rules, game.table
        outcome = Outcome(may_ask=may_ask, seconds=self._left)
        if table is not None and table.ended:
            people = PeopleWords()
            broke = tuple(
                people.name(game.names[seat])
                for seat in range(1, table.seats)
                if table.dealt_in[seat] and table.stacks[seat] < rules.ante
            )
            outcome = outcome._replace(
                others_broke=broke,
                broke=rules.when_broke if self._hero_broke() else "",
                chips=Money(rules).text(rules.stack),
            )
        self._room.bar.show_result(outcome)

    def _hero_broke(self) -> bool:
        """Whether the person cannot pay the next ante."""
        table = self._game.table
        if table is None or not table.ended:
            return False
        claims = not any(table.won) and table.live(self._game.hero)
        return table.stacks[self._game.hero] < self._game.rules.ante and not claims

    def _stop_result(self) -> None:
        self._result = self._proof = False
        self._countdown.stop()

    def _tick(self) -> None:
        self._left -= 1
        if self._left > 0:
            self._tell_result(self._proof)
            return
        self._countdown.stop()
        self.next_deal()

    # -- what the person wants -------------------------------------------------------------------

    def next_deal(self) -> None:
        """Go on to the next deal; before the result nothing happens."""
        if self._result:
            self._countdown.stop()
            self._room.notice.hide()
            self._game.next_deal()

    def ask_openers(self) -> None:
        """Ask the opener to show the openers."""
        if self._proof:
            self._countdown.stop()
            self._intend(AskOpeners(self._game.hero))

    def proceed(self) -> None:
        """Space: go on where the table waits, skip what moves, or deal on."""
        view = self._room.view
        if view.director.busy or view.director.gated:
            view.proceed()
        elif self._result:
            self.next_deal()
        elif self.watching:
            self._hurry("skip")

    def take_back(self) -> None:
        """Say why there is no taking back."""
        self._game.undo()

    @property
    def watching(self) -> bool:
        """Whether the person is out of a deal that goes on."""
        table, hero = self._game.table, self._game.hero
        if table is None or table.ended or self._result:
            return False
        return table.dealt_in[hero] and not table.live(hero)

    @property
    def result_waits(self) -> bool:
        """Whether the result waits for the next deal."""
        return self._result

    @property
    def may_ask(self) -> bool:
        """Whether the openers may be asked for."""
        return self._proof

    def stop_moving(self) -> None:
        """Leave the table: nothing moves any more."""
        self._stop_result()
        self._room.view.director.stop()

    def _intend(self, action: Action) -> None:
        room = self._room
        room.notice.hide()
        self.acted.emit()
        self._game.intend(action)
        if self._game.legal is None:
            self._proof = False
            room.view.ask(None)
            table = room.view.table
            if table is not None and not self._result:
                room.bar.wait(table)
        self.changed.emit()

    def _hurry(self, how: str) -> None:
        if how == "fast":
            self._game.fast_forward()
        else:
            self._game.skip()
            self._room.view.director.finish()

    def _marks_changed(self) -> None:
        legal, table = self._game.legal, self._game.table
        if legal is None or legal.phase != "draw" or table is None:
            return
        marked = self._room.view.marked()
        picture = self._room.view.stage.picture
        held = (picture.card[token] for token in picture.held(picture.hero))
        hand = [card for card in held if card is not None]
        rules = self._game.rules
        splits = table.opener == self._game.hero and splits_openers(
            hand,
            marked,
            table.openers,
            setup_for(rules, sum(table.dealt_in)).ranking,
            bool(rules.options.get("openers_also", False)),
        )
        self._room.bar.show_marks(marked, kept_text(hand, marked), splits)

    def texts_again(self) -> None:
        """Say again what is said with words of this moment: a new language or size."""
        if self._result:
            self._tell_result(self._proof)
        legal, table = self._game.legal, self._game.table
        waits = self._result or self.watching or self._room.view.director.gated
        if legal is None and table is not None and not waits:
            seat = self._room.view.stage.furniture.turn
            name = PeopleWords().name(self._game.names[seat]) if seat > 0 else ""
            self._room.bar.wait(table, name)
