"""From options to steps: one function a family, and no other place knows what a game is made of."""

from collections.abc import Callable
from functools import partial

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


def stud_script(r: Rules, seven: bool = True) -> tuple[Step, ...]:
    """Stud at fixed limit: seven cards (S-1…S-12), or five."""
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

    names = _STREETS if seven else _STREETS_OF_FIVE
    steps: list[Step] = [Ante(r.ante, r.dealer_ante)]
    for i, street in enumerate(names):
        name = f"{street}-street"
        last = i == len(names) - 1
        if i == 0:
            steps += [
                Deal(name, (False, False, True) if seven else (False, True)),
                bet(name, "low-card", small, r.bring_in),
            ]
            continue
        down = seven and last
        choice = seven and r.open_pair_double and r.big_bet > r.small_bet
        fourth = small + big if choice else small
        steps += [
            Deal(name, (not down,), common_if_short=True),
            bet(name, "as-before" if down else "high-board", fourth if i == 1 else big),
        ]
    steps.append(Show(by_street=True, odd_chip_by_card=True, may_muck=r.may_muck))
    return tuple(steps)


_STREETS = ("third", "fourth", "fifth", "sixth", "seventh")
_STREETS_OF_FIVE = ("second", "third", "fourth", "fifth")

FAMILIES: dict[str, Callable[[Rules], tuple[Step, ...]]] = {
    "draw": draw_script,
    "stud": stud_script,
    "five-card-stud": partial(stud_script, seven=False),
}
"""The families of games, by the name a preset gives."""


def script(rules: Rules) -> tuple[Step, ...]:
    """The steps of a deal under these rules."""
    return FAMILIES[rules.family](rules)
