"""A new game: which one, with whom, by which house rules."""

from typing import final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QDialog,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from openers.art.style import repolish
from openers.odds.outlook import Outlook
from openers.opponents.characters import CHARACTERS
from openers.panels.flow import FlowLayout
from openers.panels.look import px
from openers.panels.money import Money
from openers.panels.options_form import OptionsForm
from openers.panels.outlook_tiles import OutlookTiles
from openers.rules.catalogue import NO_MONEY
from openers.rules.own import OwnRules
from openers.rules.presets import BadRules, preset
from openers.rules.rules import Rules
from openers.window import sheets
from openers.window.forecast import Forecast
from openers.window.game_card import GameCard
from openers.window.person import PersonButton
from openers.window.rule_sets import RuleSets
from openers.words.options import OptionWords
from openers.words.people import PeopleWords
from openers.words.status import StatusWords
from openers.words.variants import VariantWords

_EDGE = 28
_TILE = 116
"""The least width of a tile for which four stand in a row."""
_TALL = 600
"""From which height on the tiles keep their place below the rules."""
_STACKED = 1.6
"""How many games show at once where they are a list above the rest: half of one says there are
more."""
_ANY_HEIGHT = 2**24 - 1
"""Qt's QWIDGETSIZE_MAX, which PySide6 does not have."""


@final
class NewGame(QDialog):
    """The dialog of a new game.

    Signals:
        wanted: rules and characters of the game to begin.
        rules_wanted: the rules to read, and the id of the one at which to begin, if any.
    """

    wanted = Signal(object, object)
    rules_wanted = Signal(object, str)

    def __init__(
        self,
        variants: tuple[str, ...],
        rules: Rules,
        characters: tuple[str, ...],
        own: OwnRules,
        forecast: Forecast,
        parent: QWidget | None = None,
    ) -> None:
        """``rules`` and ``characters``: what is set when it opens.

        ``own``: the rule sets kept by name; ``forecast``: works the figures out.
        """
        super().__init__(parent)
        self._kept: dict[str, Rules] = {rules.variant: rules}
        self._options = OptionWords()
        self._games = [GameCard(variant, 44) for variant in variants]
        self._people = [PersonButton(name) for name in CHARACTERS]
        self._form, self._sets = OptionsForm(), RuleSets(own)
        self._tiles, self._forecast = OutlookTiles(), forecast
        self._left, self._body = QFrame(), QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._high, self._low = QVBoxLayout(), QVBoxLayout()
        self._head = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._worth = sheets.label("caption", wrap=True)
        self._faults = sheets.label("caption", wrap=True)
        self._faults.setProperty("tone", "warn")
        self._bad_files = own.faults()
        self._title, self._at_table = sheets.label("title"), sheets.label("section")
        self._rules_head, self._summary = sheets.label("section"), sheets.label("muted", wrap=True)
        self._choices = self._list()
        self._seats = sheets.label("muted")
        self._read, self._cancel = sheets.button("link"), sheets.button()
        self._deal = sheets.button("primary")
        self._deal.setDefault(True)
        self._summary.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._build()
        self._connect(forecast)
        chosen = set(characters) & set(CHARACTERS)
        for person in self._people:
            person.setChecked(person.character in chosen)
        self._choose(rules.variant)
        self._retranslate()
        sheets.fit(self, px(940), px(620))
        next(card for card in self._games if card.variant == rules.variant).setFocus()

    def _build(self) -> None:
        left = self._left
        left.setObjectName("games")
        left.setProperty("box", "sunken")
        games = sheets.column(left, 20, 8)
        games.addWidget(self._title)
        games.addSpacing(4)
        games.addWidget(self._choices, 1)
        games.addWidget(self._read, 0, Qt.AlignmentFlag.AlignLeft)
        page = QWidget()
        right = sheets.column(page, 0, 12)
        right.setContentsMargins(_EDGE, 20, _EDGE, 12)
        head = QHBoxLayout()
        head.addWidget(self._at_table)
        head.addStretch(1)
        head.addWidget(self._seats)
        right.addLayout(head)
        people = QWidget()
        row = FlowLayout(people, 4)
        for person in self._people:
            row.addWidget(person)
        right.addWidget(people)
        self._head.addWidget(self._rules_head, 1)
        self._head.addWidget(self._sets)
        right.addLayout(self._head)
        right.addWidget(self._worth)
        right.addWidget(self._faults)
        right.addWidget(self._form)
        right.addLayout(self._low)
        right.addStretch(1)
        figures = self._high
        figures.setContentsMargins(_EDGE, 8, _EDGE, 12)
        figures.addWidget(self._tiles)
        side = QVBoxLayout()
        side.setSpacing(0)
        self._page = sheets.scrolling(page)
        side.addWidget(self._page, 1)
        side.addLayout(figures)
        body = self._body
        body.setSpacing(0)
        body.addWidget(left)
        body.addLayout(side, 1)
        whole = sheets.column(self)
        whole.addLayout(body, 1)
        whole.addWidget(sheets.foot(self._summary, self._cancel, self._deal))

    def _list(self) -> QScrollArea:
        """The games to choose from; there may be more than a small window has room for."""
        cards = QFrame()
        column = sheets.column(cards, 0, 8)
        group = QButtonGroup(self)
        for card in self._games:
            card.setCheckable(True)
            group.addButton(card)
            column.addWidget(card)
        column.addStretch(1)
        area = sheets.scrolling(cards)
        cards.setProperty("box", "sunken")
        return area

    def _connect(self, forecast: Forecast) -> None:
        for card in self._games:
            # A screen reader toggles without a click.
            card.toggled.connect(lambda on, card=card: self._choose(card.variant) if on else None)
        for person in self._people:
            person.toggled.connect(self._seats_changed)
        self._form.edited.connect(self._edited)
        self._form.rule_wanted.connect(self._read_rules)
        self._sets.picked.connect(self._picked)
        forecast.ready.connect(self._figures)
        self.finished.connect(forecast.drop)
        key = QKeySequence(Qt.Modifier.SHIFT | Qt.Key.Key_F1)
        QShortcut(key, self, lambda: self._read_rules(self._form.focused_rule()))
        self._cancel.clicked.connect(self.reject)
        self._deal.clicked.connect(self._begin)
        self._read.clicked.connect(lambda: self._read_rules(""))

    # -- choosing --------------------------------------------------------------------------------

    def characters(self) -> tuple[str, ...]:
        """Who is invited, clockwise from the person's left."""
        return tuple(person.character for person in self._people if person.isChecked())

    def _choose(self, variant: str) -> None:
        for card in self._games:
            with QSignalBlocker(card):
                card.setChecked(card.variant == variant)
        rules = self._kept.setdefault(variant, preset(variant))
        self._form.show_rules(rules, len(self.characters()) + 1)

    def _seats_changed(self) -> None:
        self._form.set_seats(len(self.characters()) + 1)

    def _edited(self) -> None:
        rules = self._form.rules()
        if rules is not None:
            self._kept[rules.variant] = rules
            self._forecast.ask(rules, preset(rules.variant))
        else:
            self._forecast.drop()
            self._tiles.show_nothing()
        self._sets.follow(self._variant(), rules)
        self._tell()

    def _figures(self, outlook: Outlook, usual: Outlook) -> None:
        rules = self._form.rules()
        if rules is not None:
            self._tiles.show_outlook(rules, outlook, preset(rules.variant), usual)

    def _picked(self, rules: Rules) -> None:
        self._kept[rules.variant] = rules
        self._choose(rules.variant)

    def _variant(self) -> str:
        return next(card.variant for card in self._games if card.isChecked())

    def _begin(self) -> None:
        rules = self._form.rules()
        if rules is not None and self.characters():
            self.wanted.emit(rules, self.characters())
            self.accept()

    def _read_rules(self, rule: str) -> None:
        self.rules_wanted.emit(self._form.rules() or preset(self._variant()), rule)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay heading and rule sets side by side where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Lay side by side what has room for it: the games and the table, heading and rule sets."""
        self._stack()
        room = self._page.viewport().width() - 2 * _EDGE
        wanted = self._rules_head.sizeHint().width() + self._sets.sizeHint().width()
        way = QBoxLayout.Direction
        beside = wanted + _EDGE <= room
        self._head.setDirection(way.LeftToRight if beside else way.TopToBottom)
        self._tiles.set_columns(4 if room >= 4 * px(_TILE) else 2)
        tall = self.height() >= px(_TALL)
        place = self._high if tall else self._low  # in a low window they scroll with the rules
        if place.indexOf(self._tiles) < 0:
            place.addWidget(self._tiles)
            self._high.setContentsMargins(*(_EDGE, 8, _EDGE, 12) if tall else (0, 0, 0, 0))

    def _stack(self) -> None:
        """Large texts leave no room for two columns: then the games are a list above the rest."""
        way = QBoxLayout.Direction
        columns = self._left, self._page.widget()
        needed = sum(column.minimumSizeHint().width() for column in columns if column)
        stacked = needed + self._page.verticalScrollBar().sizeHint().width() > self.width()
        self._body.setDirection(way.TopToBottom if stacked else way.LeftToRight)
        self._title.setVisible(not stacked)
        high = self._games[0].sizeHint().height() * _STACKED
        self._choices.setMinimumHeight(round(high) if stacked else 0)
        self._choices.setMaximumHeight(round(high) if stacked else _ANY_HEIGHT)

    # -- words -----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        self._title.setText(self.tr("New game"))
        self._at_table.setText(self.tr("At the table"))
        self._rules_head.setText(self.tr("House rules"))
        self._read.setText(self.tr("Read the rules of this game"))
        self._cancel.setText(self.tr("Cancel"))
        self._deal.setText(self.tr("Deal the first hand"))
        variants, people = VariantWords(), PeopleWords()
        for card in self._games:
            card.show_words(variants.name(card.variant), variants.description(card.variant))
        for person in self._people:
            person.show_words(people.name(person.character), people.style(person.character))
        wide = max(card.sizeHint().width() for card in self._games)
        bar = self._choices.verticalScrollBar().sizeHint().width()
        self._choices.setMinimumWidth(wide + bar)
        self._faults.setVisible(bool(self._bad_files))
        self._faults.setText(
            "\n".join(
                self.tr("{0} is no rule set. {1}").format(path.name, self._options.bad(problem))
                for path, problem in self._bad_files
            )
        )
        self._tell()
        self._arrange()

    def _tell(self) -> None:
        count = len(self.characters())
        self._seats.setText(self.tr("%n player(s) and you", "", count))
        rules, problem = self._form.rules(), self._form.problem()
        bad = rules is None or not count
        if not count:
            self._summary.setText(self.tr("Invite somebody to the table."))
        elif rules is None:
            self._summary.setText(self._complaint(problem))
        else:
            self._summary.setText(self._in_short(rules))
        self._say_worth(rules)
        self._summary.setProperty("tone", "bad" if bad else "")
        repolish(self._summary)
        self._deal.setEnabled(not bad)

    def _say_worth(self, rules: Rules | None) -> None:
        """The rules count in chips; where chips stand for money it is said how much."""
        counts_money = rules is not None and rules.chip_value != NO_MONEY
        self._worth.setVisible(counts_money)
        if rules is not None and counts_money:
            worth = Money(rules).text(1)
            self._worth.setText(self.tr("Amounts are chips here; one is worth {0}.").format(worth))

    def _complaint(self, problem: BadRules | None) -> str:
        if problem is not None and problem.key == "seats":
            return self._options.bad(problem)
        return self.tr("One rule needs another value before you can deal.")

    def _in_short(self, rules: Rules) -> str:
        parts = [
            self.tr("%n seat(s)", "", int(rules.seats)),
            self.tr("ante {0}").format(Money(rules).text(rules.ante)),
            self._options.value("limit", rules.limit),
        ]
        if rules.options.get("openers", "none") != "none":
            parts.append(StatusWords((), rules).openers(9))
        return " · ".join(parts)
