"""Writing stud as PHH: one hand as it stands, more of them as numbered tables (``.phhs``).

The first player is the one on the dealer's left. Down cards that only their owner saw are ``??``
(rule C9). Our own last word: a hand with an open pair's big bet on fourth street (S-8), or more
raises than three, is legal here and not for readers that know neither.
"""

from collections.abc import Iterable, Iterator, Sequence

from openers.cards.card import text
from openers.engine.actions import Act
from openers.engine.events import Acted, Dealt, DealtCommon, Event, Mucked, Shown, Won
from openers.records.history import DealRecord, Session, spread
from openers.records.phh_text import STUD, UNSEEN

FAMILY = "stud"
"""The family of games that PHH has a code for."""

_ACTS = {Act.FOLD: "f", Act.CHECK: "cc", Act.CALL: "cc", Act.BRING_IN: "pb"}


def write(sessions: Iterable[Session]) -> str:
    """The text of all hands of these sessions of stud.

    Raises:
        ValueError: a session of another game.
    """
    hands = [_hand(session, deal) for session in sessions for deal in session.deals]
    if len(hands) == 1:
        return hands[0]
    return "\n".join(f"[{number}]\n{hand}" for number, hand in enumerate(hands, 1))


def _hand(session: Session, deal: DealRecord) -> str:
    rules, began = session.rules, deal.began
    if rules.family != FAMILY:
        raise ValueError(f"PHH has no code for {rules.variant}")
    seats = len(began.stacks)
    clockwise = ((began.button + 1 + at) % seats for at in range(seats))
    order = [seat for seat in clockwise if began.dealt_in[seat]]
    before = spread(began)
    antes = _antes(session, deal, order)
    trimmed = not began.carried and (rules.dealer_ante == 1 or _short(session, deal, order))
    actions = ",\n  ".join(map(_quoted, _actions(session, deal, order)))
    lines = [
        f"variant = {_quoted(STUD)}",
        f"ante_trimming_status = {str(trimmed).lower()}",
        f"antes = {antes}",
        f"bring_in = {rules.bring_in}",
        f"small_bet = {rules.small_bet}",
        f"big_bet = {rules.big_bet}",
        f"starting_stacks = {[began.stacks[seat] + before[seat] for seat in order]}",
        f"actions = [\n  {actions},\n]",
        f"hand = {began.number}",
        f"seats = {[seat + 1 for seat in order]}",
        f"seat_count = {seats}",
        f"finishing_stacks = {[deal.stacks[seat] for seat in order]}",
    ]
    names = [_name(session.players, seat) for seat in order]
    lines.insert(-1, f"players = [{', '.join(map(_quoted, names))}]")
    return "\n".join(lines) + "\n"


def _antes(session: Session, deal: DealRecord, order: Sequence[int]) -> list[int]:
    """The antes as the format has them; a pot that lay there before is part of them."""
    rules, before = session.rules, spread(deal.began)
    antes = [rules.ante + before[seat] for seat in order]
    if order[-1] == deal.began.button:
        antes[-1] += rules.ante * (rules.dealer_ante - 1)
    if len(order) == 2:
        antes.reverse()  # heads-up the format gives them the other way round
    return antes


def _short(session: Session, deal: DealRecord, order: Sequence[int]) -> bool:
    """Whether somebody cannot cover the ante, and so wins only as much of each (C4)."""
    ante: int = session.rules.ante
    return any(deal.began.stacks[seat] < ante for seat in order)


def _name(players: Sequence[str], seat: int) -> str:
    return players[seat] if seat < len(players) else ""


def _quoted(words: str) -> str:
    """A TOML string, with what it can't hold left out."""
    plain = "".join(letter for letter in words if letter.isprintable())
    escaped = plain.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"' if "'" in plain else f"'{plain}'"


def _actions(session: Session, deal: DealRecord, order: Sequence[int]) -> Iterator[str]:
    """The actions of a deal, each as the format has it."""
    player = {seat: f"p{at}" for at, seat in enumerate(order, 1)}
    dealt: dict[int, str] = {}
    won = {event.seat for event in deal.events if isinstance(event, Won)}
    for event in session.seen(deal):
        if isinstance(event, Dealt):
            card = UNSEEN if event.card is None else text(event.card)
            dealt[event.seat] = dealt.get(event.seat, "") + card
            continue
        for seat in sorted(dealt, key=order.index):
            yield f"d dh {player[seat]} {dealt[seat]}"
        dealt = {}
        if not (isinstance(event, Mucked) and event.seat in won):  # who wins unseen says nothing
            yield from _told(event, player)


def _told(event: Event, player: dict[int, str]) -> Iterator[str]:
    match event:
        case Acted(seat, act, _, to, _):
            yield f"{player[seat]} {_ACTS.get(act, f'cbr {to}')}"
        case DealtCommon(card):
            yield f"d db {text(card)}"
        case Shown(seat, cards):
            yield f"{player[seat]} sm {''.join(map(text, cards))}"
        case Mucked(seat):
            yield f"{player[seat]} sm"
        case _:
            pass
