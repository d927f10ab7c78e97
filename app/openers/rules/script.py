"""From options to steps: one function a family, and no other place knows what a game is made of."""

from collections.abc import Callable

from openers.rules.rules import Rules
from openers.rules.steps import Ante, Bet, Deal, Draw, Limit, Show, Step


def draw_script(r: Rules) -> tuple[Step, ...]:
    """Five-card draw with or without openers (D-1…D-16, E-1…E-12)."""
    limit: Limit = r.limit
    fixed = limit == "fixed-limit"
    small = (r.small_bet if fixed else r.min_bet,)
    big = (r.big_bet if fixed else r.min_bet,)
    basis, raises = r.raise_basis, r.max_raises
    enforced = r.openers_enforced and r.openers != "none"
    return (
        Ante(r.ante, r.dealer_ante),
        Deal("deal", (False,) * 5),
        Bet(
            "first-bets",
            "dealer-left",
            limit,
            small,
            basis,
            raises,
            opening=True,
            openers_enforced=enforced,
            openers_also=r.openers_also,
        ),
        Draw(
            r.draw_from,
            r.max_discards,
            all_discards=r.stub_rule == "all-discards",
            deal_last_card=r.deal_last_card,
        ),
        Bet(
            "second-bets",
            r.second_round_first,
            limit,
            big,
            basis,
            raises,
            carry_if_checked=r.all_pass_after_draw == "carry",
        ),
        Show(
            proof="never" if r.openers == "none" else r.proof_of_openers,
            openers_enforced=r.openers_enforced or r.openers == "none",
            openers_also=r.openers_also,
        ),
    )


def _street(held: int) -> str:
    """The name of a street of stud, by the cards each holds then."""
    return ("second", "third", "fourth", "fifth", "sixth", "seventh")[held - 2] + "-street"


def stud_script(r: Rules) -> tuple[Step, ...]:
    """Stud at fixed limit: seven cards (S-1…S-12), or five, the first one down."""
    small, big = (r.small_bet,), (r.big_bet,)
    cap = (r.max_raises, r.uncapped_heads_up)

    def bet(name: str, first: str, sizes: tuple[int, ...], bring_in: int = 0) -> Bet:
        return Bet(
            name,
            first,  # type: ignore[arg-type]
            "fixed-limit",
            sizes,
            "after-call",
            *cap,
            checks_keep_choice=False,
            bring_in=bring_in,
            bring_in_may_complete=r.bring_in_may_complete,
        )

    first = r.dealt_first
    steps: list[Step] = [
        Ante(r.ante, r.dealer_ante),
        Deal(_street(first), (*[False] * (first - 1), True)),
        bet(_street(first), "low-card", small, r.bring_in),
    ]
    choice = r.options.get("open_pair_double", False) and r.big_bet > r.small_bet
    for held in range(first + 1, r.cards_each + 1):
        river = held == 7
        sizes = big if held > first + 1 else small + big if choice else small
        steps += [
            Deal(_street(held), (not river,), common_if_short=True),
            bet(_street(held), "as-before" if river else "high-board", sizes),
        ]
    steps.append(Show(by_street=True, odd_chip_by_card=True, may_muck=r.may_muck))
    return tuple(steps)


def streets(rules: Rules) -> tuple[str, ...]:
    """The names of the steps that deal cards, which are those of the rounds that follow them."""
    return tuple(step.name for step in script(rules) if isinstance(step, Deal))


FAMILIES: dict[str, Callable[[Rules], tuple[Step, ...]]] = {
    "draw": draw_script,
    "stud": stud_script,
    "five-card-stud": stud_script,
}
"""The families of games, by the name a preset gives."""


def script(rules: Rules) -> tuple[Step, ...]:
    """The steps of a deal under these rules."""
    return FAMILIES[rules.family](rules)
