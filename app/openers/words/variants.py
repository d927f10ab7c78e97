"""The games by name, and the rules page of the rules in force."""

import re
from collections.abc import Iterable
from typing import NamedTuple, final

from PySide6.QtCore import QObject

from openers.rules.rules import Rules
from openers.words.rules_draw import DrawRulesWords
from openers.words.rules_stud import StudRulesWords

_RULE = r"(?:C\d+|[DES]-\d+a?)"
_CITED = re.compile(rf"\(({_RULE}(?:, {_RULE})*)\)")


_KIN = {
    "D-2": ("E-3",), "D-2a": ("D-2",), "D-5": ("E-10",), "D-16": ("D-2",), "E-1": ("D-1", "S-1"),
    "E-3": ("D-12",), "E-4": ("D-3",), "E-6": ("D-7",), "E-8": ("D-11",), "E-10": ("D-12",),
    "S-2": ("C4",),
}  # fmt: skip
"""Where to read on when the rule itself is not in force at a table."""


class Section(NamedTuple):
    """A part of the rules page: a heading and its paragraphs."""

    title: str
    paragraphs: tuple[str, ...]


def _articles(page: Iterable[Section]) -> dict[str, str]:
    """The paragraph on each rule: of those that cite it the one that cites the fewest."""
    cited = [
        (paragraph, [rule for ids in _CITED.findall(paragraph) for rule in ids.split(", ")])
        for section in page
        for paragraph in section.paragraphs
    ]
    cited.sort(key=lambda one: len(one[1]))
    found: dict[str, str] = {}
    for paragraph, rules in cited:
        for rule in rules:
            found.setdefault(rule, paragraph)
    for rule, kin in _KIN.items():
        near = next((other for other in kin if other in found), None)
        if rule not in found and near is not None:
            found[rule] = found[near]
    return found


@final
class VariantWords(QObject):
    """Games by the ids of their presets."""

    def name(self, variant: str) -> str:
        """A game's name; the id itself for a game of the reader's own."""
        return {
            "jackpots-italian": self.tr("Jackpots"),
            "jackpot-spanish": self.tr("Jack Pot"),
            "seven-card-stud": self.tr("Seven-card stud"),
            "poker-italian-stripped": self.tr("Italian poker"),
            "five-card-stud": self.tr("Five-card stud"),
            "draw-pot": self.tr("Pot"),
        }.get(variant, variant)

    def description(self, variant: str) -> str:
        """A game in a few words; empty for an unknown one."""
        return {
            "jackpots-italian": self.tr("Italian five-card draw"),
            "jackpot-spanish": self.tr("Spanish five-card draw"),
            "seven-card-stud": self.tr("Fixed limit $2/$4"),
            "poker-italian-stripped": self.tr("Draw with the stripped deck"),
            "five-card-stud": self.tr("One card down, four up"),
            "draw-pot": self.tr("Draw where any hand may open"),
        }.get(variant, "")

    def rules_page(self, rules: Rules) -> tuple[Section, ...]:
        """The rules in force, in sections, house rules worked in."""
        page = StudRulesWords(rules).page() if rules.stud else DrawRulesWords(rules).page()
        return tuple(
            Section(title, tuple(p for p in paragraphs if p)) for title, paragraphs in page
        )

    def rules_text(self, rules: Rules) -> str:
        """The rules page as plain text, a paragraph a line."""
        lines = [self.name(rules.variant), ""]
        for section in self.rules_page(rules):
            lines += [section.title, "", *section.paragraphs, ""]
        return "\n".join(lines)

    def rules_html(self, rules: Rules) -> str:
        """The rules page as simple HTML for a text browser.

        The article on a rule has the rule's id as its anchor: ``D-4``.
        """
        page = self.rules_page(rules)
        anchored: dict[str, str] = {}
        for rule, paragraph in _articles(page).items():
            anchored[paragraph] = anchored.get(paragraph, "") + f'<a name="{rule}"></a>'
        parts = [f"<h1>{self.name(rules.variant)}</h1>"]
        for section in page:
            parts.append(f"<h2>{section.title}</h2>")
            parts += [f"<p>{anchored.get(text, '')}{text}</p>" for text in section.paragraphs]
        return "".join(parts)
