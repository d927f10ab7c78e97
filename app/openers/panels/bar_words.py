"""What the action bar's buttons say."""

from typing import final

from PySide6.QtCore import QObject

from openers.engine.actions import Act, Legal
from openers.engine.table import Table
from openers.panels.buttons import wide_for
from openers.panels.caps import cap
from openers.panels.money import Money
from openers.rules.rules import Rules
from openers.words.acts import acts_for
from openers.words.hands import sentence_case

Words = tuple[str, str, str]
"""Verb with total, cost now, key."""

HERO = 0
"""The seat of the person at the screen."""


@final
class BarWords(QObject):
    """Verbs, totals, costs and keys. A `Legal` of None stands for somebody else's turn.

    Args:
        rules: the rules of the table, None before there is one.
    """

    def __init__(self, rules: Rules | None = None) -> None:
        super().__init__()
        self.money = Money(rules)
        self._rules = rules
        self._acts = acts_for(rules.family if rules else "draw")

    def fold(self) -> Words:
        """The left button."""
        return self._acts.label(Act.FOLD), self.tr("nothing more to pay"), cap("fold")

    def passive(self, legal: Legal | None, table: Table | None, sure: bool) -> Words:
        """The middle button: check, pass, call or the bring-in."""
        key = cap("passive")
        if legal is not None and legal.bring_in:
            verb = self._said(Act.BRING_IN, legal.bring_in, legal.bring_in)
            return verb, self.tr("the lowest card must"), key
        owed = owes(legal, table)
        if not owed or table is None:
            if unopened(table, self._rules):
                return self._acts.label(Act.CHECK, opened=False), self.tr("stay in"), key
            return self._acts.label(Act.CHECK), self.tr("stay in for nothing"), key
        verb = self._said(Act.CALL, owed, table.bets[HERO] + owed)
        return verb, self._cost_of_call(owed, table, sure), key

    def _cost_of_call(self, owed: int, table: Table, sure: bool) -> str:
        if sure:
            return self.tr("all your chips: press again")
        if owed >= table.stacks[HERO]:
            return self.tr("all your chips")
        total = self.money.text(table.bets[HERO] + owed)
        return self.tr("{0} in all this round").format(total)

    def aggressive(
        self, legal: Legal | None, table: Table | None, to: int | None, sure: bool
    ) -> Words:
        """The right button: open, bet, complete or raise. ``to`` None: no legal total chosen."""
        key = cap("raise")
        act = self._aggressive_act(legal, table)
        if legal is None or not legal.raises or table is None:
            return self._acts.label(act), "", key
        if to is None:
            low, high = (self.money.text(legal.raises[i]) for i in (0, -1))
            return self._acts.label(act), self.tr("{0} to {1}").format(low, high), key
        now = to - table.bets[HERO]
        verb = self._said(act, now, to)
        if sure:
            return verb, self.tr("all your chips: press again"), key
        if now >= table.stacks[HERO]:
            return verb, self.tr("all your chips"), key
        return verb, self.tr("{0} more now").format(self.money.text(now)), key

    def _aggressive_act(self, legal: Legal | None, table: Table | None) -> Act:
        if legal is not None and legal.raise_act is not None:
            return legal.raise_act
        if table is not None and table.to_match:
            return Act.RAISE
        return Act.OPEN if unopened(table, self._rules) else Act.BET

    def _said(self, act: Act, chips: int, to: int) -> str:
        said = self._acts.said(act, self.money.text(chips), self.money.text(to), opened=True)
        return sentence_case(said)

    def widths(self, keys: bool) -> tuple[int, int, int]:
        """The room the three buttons need whatever they may come to say, in logical pixels.

        ``keys``: with their key caps.
        """
        many = self.money.text(888)
        fold, cost, key = self.fold()
        key = key if keys else ""
        costs = (
            self.tr("stay in for nothing"),
            self.tr("all your chips"),
            self.tr("{0} in all this round").format(many),
        )
        calls = (self._said(Act.CALL, 888, 888), self._acts.label(Act.CHECK))
        raises = [self._said(act, 888, 888) for act in (Act.OPEN, Act.BET, Act.RAISE)]
        more = (self.tr("{0} more now").format(many), self.tr("all your chips"))
        return (_room((fold,), (cost,), key), _room(calls, costs, key), _room(raises, more, key))

    def waiting(self, name: str) -> tuple[str, str]:
        """Beside the buttons while somebody else acts; ``name`` empty while the cards move."""
        if not name:
            return "", ""
        return self.tr("{0} to speak").format(name), self.tr("Your turn will come.")

    def limited(self, legal: Legal, table: Table | None, reason: str) -> tuple[str, str]:
        """Beside the buttons where there is no amount to choose.

        ``reason``: why one cannot bet or raise, empty where one can.
        """
        rules = self._rules
        if rules is None or table is None:
            return "", ""
        if rules.limit == "fixed-limit" and legal.raises:
            # What a completion adds is less than the street's bet: that is what is said.
            last = table.full_to if table.wagers else 0
            sizes = " / ".join(self.money.text(total - last) for total in legal.raises)
            head = self.tr("Fixed limit: {0}").format(sizes)
            left = rules.max_raises + 1 - table.wagers
            return head, self.tr("%n bet(s) or raise(s) left in this round", "", max(0, left))
        return self.tr("Your turn"), reason


def unopened(table: Table | None, rules: Rules | None) -> bool:
    """Whether the deal has still to be opened by somebody with openers (rule D-2)."""
    if table is None or rules is None or rules.options.get("openers", "none") == "none":
        return False
    return table.opener < 0 and table.step_name in {"", "antes", "deal", "first-bets"}


def owes(legal: Legal | None, table: Table | None) -> int:
    """What a call adds now for the person at the screen, asked or not."""
    if legal is not None:
        return legal.call
    if table is None:
        return 0
    return max(0, min(table.to_match - table.bets[HERO], table.stacks[HERO]))


def _room(verbs: tuple[str, ...] | list[str], costs: tuple[str, ...], key: str) -> int:
    whole = [wide_for(verb, key=key) for verb in verbs]
    return max(*whole, *[wide_for("", cost) for cost in costs])
