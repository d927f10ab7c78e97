"""The running match as the window knows it: intents in, what the hero sees out."""

from collections.abc import Sequence

from PySide6.QtCore import Slot

from openers.engine.actions import Action, AskOpeners, Done, IllegalAction, Legal, Refusal
from openers.engine.table import Table
from openers.records.model import HERO, MatchRunning, MatchSummary, Running, StoreError
from openers.rules.rules import Rules
from openers.session.failure import Failure, store_failure, trace
from openers.session.flow import Flow, Stage
from openers.session.report import report
from openers.session.resuming import checked
from openers.session.seated import EngineFailed, seat_again, seat_anew

_NOT_YOUR_TURN = Refusal("not_your_turn", "C8")
_HAND_OVER = Refusal("hand_over", "C8")
_NO_TAKING_BACK = Refusal("undo_never", "D-9")


class Game(Flow):
    """One match at a time, with the hero in seat 0.

    The window shows what it is told, calls `caught_up` when its picture is still, and sends
    intents; it never sees the engine. No card that is hidden from the hero is in any signal.
    """

    # -- what the window reads ---------------------------------------------------------------------

    @property
    def hero(self) -> int:
        """The hero's seat."""
        return HERO

    @property
    def seated(self) -> bool:
        """Whether a match is at the table."""
        return self._seated is not None

    @property
    def rules(self) -> Rules:
        """The house rules of the match. Raises RuntimeError where there is none."""
        return self._at_table().match.rules

    @property
    def names(self) -> tuple[str, ...]:
        """The characters' ids a seat, "" for the hero."""
        return self._at_table().characters

    @property
    def table(self) -> Table | None:
        """The table as the hero sees it, as far as it has been told; None before a first deal."""
        return self._table

    @property
    def legal(self) -> Legal | None:
        """What the hero may do now; None where the hero is not asked."""
        if self._stage is not Stage.HERO or self._seated is None:
            return None
        return self._seated.legal()

    @property
    def summary(self) -> MatchSummary:
        """The match so far. Raises RuntimeError where there is none."""
        return self._at_table().summary(self._recorder.match)

    @property
    def revealed(self) -> tuple[tuple[int, ...], ...]:
        """All hands of the deal that is over, a seat each, with the option ``reveal_after``."""
        seated = self._seated
        if seated is None or self._stage is not Stage.OVER or not seated.match.rules.reveal_after:
            return ()
        return seated.all_hands()

    @property
    def deal_seed(self) -> str:
        """The seed of the deal that is over, in hex, to check what was published (rule C10)."""
        if self._table is None or not self._table.ended:
            return ""
        return self._at_table().match.revealed_seed(self._table.number).hex()

    def report(self) -> str:
        """The running deal as the hero saw it, as text to copy."""
        return report(self._seated.match.rules, self._seen) if self._seated else ""

    def waiting(self) -> Running | None:
        """The profile's running match, if there is one to go on with.

        A failing store is said and counts as none; a match that cannot go on is said and kept
        apart.
        """
        try:
            running = self._recorder.running()
        except StoreError as error:
            self._fail(store_failure(error))
            if error.problem.key == "damaged" and not self.seated:
                self._recorder.give_up()
            return None
        if running is None:
            return None
        if self.seated:
            return running
        try:
            return checked(running)
        except Exception as error:  # noqa: BLE001 - old records may fail a newer program anywhere
            self._give_up(running, error)
            return None

    def can_resume(self) -> bool:
        """Whether there is a match to go on with: `waiting`."""
        return self.waiting() is not None

    def _give_up(self, running: Running, error: Exception) -> None:
        self._fail(Failure("match_unplayable", trace=trace(error)))
        self._recorder.set_aside(running.state)
        self._recorder.end_match("unplayable", 0)

    # -- sitting down and getting up ---------------------------------------------------------------

    def start(
        self,
        rules: Rules,
        characters: Sequence[str],
        seed: int | bytes | None = None,
        *,
        replace: bool = False,
    ) -> None:
        """Begin a new match and its first deal.

        Args:
            rules: the house rules.
            characters: the opponents' ids, clockwise from the hero's left.
            seed: for a match that can be played again; None: from the operating system.
            replace: end a running match; its running deal does not count.

        Raises:
            MatchRunning: there is one, and ``replace`` is not set.
            ValueError: not as many characters as opponents.
            KeyError: no such character.
        """
        if not replace and self.can_resume():
            raise MatchRunning
        seated, record = seat_anew(rules, characters, seed, self._player_for)
        self._get_up()
        self._seated = seated
        self._recorder.begin(record)
        self._recorder.back_up()
        self._begin_next()

    def resume(self) -> bool:
        """Go on with the running match where it stood; False where there is none to go on with.

        What had happened is told again between two `replaying`; nothing is asked of anybody.
        """
        running = self.waiting()
        if running is None:
            return False
        self._get_up()
        try:
            seated = seat_again(running, self._player_for)
        except Exception as error:  # noqa: BLE001 - as in `waiting`
            self._give_up(running, error)
            return False
        self._seated = seated
        if seated.differs is not None:
            self._drop_deal(Failure("deal_differs", trace=trace(seated.differs)))
        elif seated.events:
            self._go_on_from(seated, len(running.events))
        else:
            self._begin_next()
        return True

    def leave(self) -> MatchSummary | None:
        """Get up: the running deal stays as it is, nothing is counted, `resume` goes on with it."""
        if self._seated is None:
            return None
        summary = self.summary
        self._get_up()
        self.match_over.emit(summary)
        return summary

    def close(self) -> None:
        """Record what is left and let workers and records go. The game cannot be used again."""
        self._get_up()
        self._asker.close()
        self._recorder.close()

    # -- intents -----------------------------------------------------------------------------------

    def intend(self, action: Action) -> None:
        """What the hero wants: done, or `refused` with the reason."""
        seated = self._seated
        if seated is None or self._stage is not Stage.HERO:
            over = seated is None or self._table is None or self._table.ended
            self.refused.emit(_HAND_OVER if over else _NOT_YOUR_TURN)
            return
        if isinstance(action, AskOpeners):
            action = AskOpeners(HERO)
        try:
            self._apply(action)
        except IllegalAction as error:
            self.refused.emit(error.refusal)
        except EngineFailed as error:
            self._fail(Failure("engine", trace=trace(error)))
            self._ask_hero()

    def undo(self) -> None:
        """There is no taking back (rule D-9): always refused."""
        self.refused.emit(_NO_TAKING_BACK)

    def next_deal(self) -> None:
        """Go on to the next deal, or to the match's end; before the result it does nothing."""
        if self._stage is Stage.OVER:
            self._begin_next()
        elif self._seated is None:
            return
        elif self._stage is Stage.HERO:
            legal = self._seated.legal()
            if legal is not None and legal.phase == "proof":
                self._next_wanted = True
                self.intend(Done())
        elif self._table is not None and self._table.ended:
            self._next_wanted = True
            self._turn_to_next()

    @Slot()
    def caught_up(self) -> None:
        """The picture shows all it was told: the next player may be asked."""
        self._idle = True
        self._turn_to_next()

    def set_pace(self, think_ms: int) -> None:
        """How long opponents seem to think, in the mean; 0: they answer at once."""
        self._pace = max(think_ms, 0)

    def set_autopilot(self, character: str | None) -> None:
        """Let somebody play in the hero's seat (``--demo``); None: the hero again."""
        self._autopilot = None if character is None else self._player_for(character)
        if self._autopilot and self._stage is Stage.HERO:
            self._turn_again()

    def hurry(self) -> None:
        """The opponent that is thinking answers as soon as it can; the next takes its time."""
        self._asker.hurry()

    def fast_forward(self) -> None:
        """Opponents answer at once until the hero is asked or the deal is over."""
        self._fast = True
        self._asker.hurry()

    def skip(self) -> None:
        """On to the result, or to the hero's turn, without waiting for the picture either."""
        self._skipping = True
        self.fast_forward()
        self._turn_to_next()
