"""Everything the table says about a match, made anew each time it is asked."""

from collections.abc import Sequence

from openers.cards.ranking import Ranking
from openers.engine import events as ev
from openers.engine.setup import setup_for
from openers.engine.table import Table
from openers.rules.rules import Rules
from openers.rules.script import streets
from openers.table.paintings import PlateTexts, Tag
from openers.table.picture import Picture
from openers.table.texts import TableTexts
from openers.words.amounts import AmountWords
from openers.words.cards import CardWords
from openers.words.events import EventWords
from openers.words.hands import HandWords
from openers.words.results import ResultWords
from openers.words.status import StatusWords

_KEPT_AFTER_DRAW = {"draw", "second-bets"}


class Result(tuple[str, str, str, str]):
    """Headline, hand, reason and what comes next; empty texts where there is nothing to say."""

    __slots__ = ()


class Speech:
    """The words of one match.

    Args:
        characters: the character of each seat, "" for the person at the screen.
        rules: the rules of the match.
    """

    def __init__(self, characters: Sequence[str], rules: Rules) -> None:
        self.characters, self.rules = tuple(characters), rules
        self.events = EventWords(characters, rules)
        self.results = ResultWords(characters, rules)
        self.status = StatusWords(characters, rules)
        self.amounts = AmountWords(str(rules.options.get("chip_value", "none")))
        self.hands, self.cards, self.felt = HandWords(), CardWords(), TableTexts()
        self.streets = streets(rules)

    def ranking(self, table: Table) -> Ranking:
        """The order of hands in this deal."""
        return setup_for(self.rules, sum(table.dealt_in)).ranking

    def plate(self, picture: Picture, seat: int, *, turn: bool, quiet: bool, thinking: bool
              ) -> PlateTexts:  # fmt: skip
        """What a seat's plate says. ``quiet``: a bubble says the last act already."""
        table = picture.table
        assert table is not None
        out = not table.dealt_in[seat]
        tag = Tag(self.felt.thinking()) if thinking else self._act(picture, seat, quiet)
        return PlateTexts(
            self.events.name(seat),
            self.amounts.chips(table.stacks[seat]),
            tag,
            self._role(table, seat),
            turn,
            out or table.folded[seat],
        )

    def _act(self, picture: Picture, seat: int, quiet: bool) -> Tag:
        table, said = picture.table, picture.said[seat]
        assert table is not None
        if table.won[seat]:
            return Tag(self.amounts.signed(table.won[seat]), "good")
        if not table.dealt_in[seat]:
            return Tag(self.felt.out())
        if table.folded[seat] and not (said and isinstance(said.event, ev.OpenersShown)):
            return Tag(self.events.folded_tag())
        if said is None or quiet:
            return Tag()
        event = said.event
        if isinstance(event, ev.Shown | ev.OpenersShown) and seat == picture.hero:
            return Tag()  # the own plate names the hand already
        if isinstance(event, ev.Shown):
            return self._hand_tag((*event.cards, *table.common), table)
        if isinstance(event, ev.OpenersShown):
            return self._hand_tag(event.cards, table)
        if isinstance(event, ev.Acted) and said.table.step == table.step:
            short = self.events.all_in_tag() if not said.table.stacks[seat] else ""
            return Tag(self.events.tag(event, said.table), "", short)
        if isinstance(event, ev.Discarded) and table.step_name in _KEPT_AFTER_DRAW:
            return Tag(self.events.tag(event, said.table))
        return Tag()

    def _hand_tag(self, hand: Sequence[int], table: Table) -> Tag:
        ranking = self.ranking(table)
        value = ranking.value(hand) if len(hand) >= 5 else ranking.board(hand)
        return Tag(
            self.hands.inline(ranking, hand), "", self.hands.category(ranking.category(value))
        )

    def _role(self, table: Table, seat: int) -> Tag:
        if table.dead[seat]:
            return Tag(self.events.dead_tag(), "warn")
        if not table.dealt_in[seat] or table.folded[seat] or table.ended:
            return Tag()
        if table.all_in(seat) and table.step >= 0:
            return Tag(self.events.all_in_tag(), "warn")
        if table.opener == seat:
            return Tag(self.events.opened_tag(), "mustard")
        if table.bring_in == seat and table.step_name == self.streets[0]:
            return Tag(self.events.bring_in_tag(), "mustard")
        return Tag()

    def hero_hand(self, picture: Picture) -> str:
        """What the reader's cards make: "Pair of queens"; "" before they are dealt."""
        table = picture.table
        if table is None or not picture.held(picture.hero):
            return ""
        held = [card for card in table.hands[picture.hero] if card is not None]
        whole = 2 if self.rules.stud else 5
        if len(held) < whole:
            return ""
        return self.hands.name(self.ranking(table), [*held, *table.common])

    def bubble(self, picture: Picture, next_seat: int) -> tuple[str, str]:
        """The two lines of the newest thing said; empty where nothing was."""
        said = picture.spoken
        if said is None:
            return "", ""
        return self.events.bubble(said.event, said.table, next_seat)

    def result(self, table: Table) -> Result:
        """The result of a finished deal."""
        after = ""
        if not self.rules.stud and table.openers is not None:
            setup = setup_for(self.rules, sum(table.dealt_in))
            passed = table.passed_out + 1 if table.opener < 0 and table.left else 0
            coming = setup.openers(passed)
            if coming is not None and setup.ladder:
                after = self.status.next_openers(coming)
        words = self.results
        return Result((words.headline(table), words.hand(table), words.why(table), after))
